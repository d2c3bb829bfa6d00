"""A language's messages and card names, and how one of them is said."""

from collections.abc import Mapping
from typing import Final

from ..engine.errors import WarhostError
from . import en, pl, ru
from .invasion import en as invasion_en
from .invasion import pl as invasion_pl
from .invasion import ru as invasion_ru
from .invasion_names import POLISH, RUSSIAN
from .lessons import en as lessons_en
from .lessons import pl as lessons_pl
from .lessons import ru as lessons_ru

LANGUAGES: Final[dict[str, Mapping[str, str]]] = {
    "en": {**en.MESSAGES, **invasion_en.MESSAGES, **lessons_en.MESSAGES},
    "pl": {**pl.MESSAGES, **invasion_pl.MESSAGES, **lessons_pl.MESSAGES},
    "ru": {**ru.MESSAGES, **invasion_ru.MESSAGES, **lessons_ru.MESSAGES},
}
CARD_NAMES: Final[dict[str, Mapping[str, str]]] = {
    "en": en.CARD_NAMES,
    "pl": {**pl.CARD_NAMES, **POLISH},
    "ru": {**ru.CARD_NAMES, **RUSSIAN},
}


class Phrasebook:
    """The messages of one language: templates by key, with {placeholders} and nothing else in them."""

    __slots__ = ("card_names", "language", "messages")

    def __init__(self, language: str, messages: Mapping[str, str], card_names: Mapping[str, str]) -> None:
        self.language = language
        self.messages = messages
        self.card_names = card_names  # by card code, where the language has a name of its own

    def has(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, **words: object) -> str:
        """The message of a key with its placeholders filled in."""
        return self.messages[key].format(**words)

    def with_words(self, more: Mapping[str, str]) -> "Phrasebook":
        """The same language with the words of one more part of the house."""
        return Phrasebook(self.language, {**self.messages, **more}, self.card_names)


def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language, by its two letters."""
    if language not in LANGUAGES:
        raise WarhostError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    return Phrasebook(language, LANGUAGES[language], CARD_NAMES[language])
