"""A language's messages and card names, and how one of them is said."""

from collections.abc import Mapping
from typing import Final

from ..engine.errors import WarhostError
from . import en, pl, ru
from .conquest import decks_en, decks_pl, decks_ru
from .conquest import en as conquest_en
from .conquest import names as conquest_names
from .conquest import pl as conquest_pl
from .conquest import ru as conquest_ru
from .invasion import en as invasion_en
from .invasion import names as invasion_names
from .invasion import pl as invasion_pl
from .invasion import ru as invasion_ru
from .lessons import conquest_en as conquest_lessons_en
from .lessons import conquest_pl as conquest_lessons_pl
from .lessons import conquest_ru as conquest_lessons_ru
from .lessons import en as lessons_en
from .lessons import invasion_en as invasion_lessons_en
from .lessons import invasion_pl as invasion_lessons_pl
from .lessons import invasion_ru as invasion_lessons_ru
from .lessons import pl as lessons_pl
from .lessons import ru as lessons_ru

LANGUAGES: Final[dict[str, Mapping[str, str]]] = {
    "en": {
        **en.MESSAGES,
        **invasion_en.MESSAGES,
        **conquest_en.MESSAGES,
        **decks_en.MESSAGES,
        **lessons_en.MESSAGES,
        **invasion_lessons_en.MESSAGES,
        **conquest_lessons_en.MESSAGES,
    },
    "pl": {
        **pl.MESSAGES,
        **invasion_pl.MESSAGES,
        **conquest_pl.MESSAGES,
        **decks_pl.MESSAGES,
        **lessons_pl.MESSAGES,
        **invasion_lessons_pl.MESSAGES,
        **conquest_lessons_pl.MESSAGES,
    },
    "ru": {
        **ru.MESSAGES,
        **invasion_ru.MESSAGES,
        **conquest_ru.MESSAGES,
        **decks_ru.MESSAGES,
        **lessons_ru.MESSAGES,
        **invasion_lessons_ru.MESSAGES,
        **conquest_lessons_ru.MESSAGES,
    },
}
# By language, then by game: the games number their cards alike.
CARD_NAMES: Final[dict[str, dict[str, Mapping[str, str]]]] = {
    "en": {"lords": en.CARD_NAMES},
    "pl": {"lords": pl.CARD_NAMES, "invasion": invasion_names.POLISH, "conquest": conquest_names.POLISH},
    "ru": {"lords": ru.CARD_NAMES, "invasion": invasion_names.RUSSIAN, "conquest": conquest_names.RUSSIAN},
}


class Phrasebook:
    """The messages of one language: templates by key, with {placeholders} and nothing else in them."""

    __slots__ = ("card_names", "language", "messages")

    def __init__(self, language: str, messages: Mapping[str, str], card_names: Mapping[str, Mapping[str, str]]) -> None:
        self.language = language
        self.messages = messages
        self.card_names = card_names  # by game and card code, where the language has a name of its own

    def has(self, key: str) -> bool:
        return key in self.messages

    def own_name(self, game: str, code: str) -> str | None:
        """What the language calls a card of a game, if it has a name of its own for it."""
        return self.card_names.get(game, {}).get(code)

    def say(self, key: str, **words: object) -> str:
        """The message of a key with its placeholders filled in."""
        return self.messages[key].format(**words)

    def with_words(self, more: Mapping[str, str]) -> "Phrasebook":
        """The same language with the words of one more part of the house."""
        return Phrasebook(self.language, {**self.messages, **more}, self.card_names)


def own_names(game: str, code: str) -> dict[str, str]:
    """The names of a card by language, where one has a name of its own for it."""
    return {language: names[game][code] for language, names in CARD_NAMES.items() if code in names.get(game, {})}


def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language, by its two letters."""
    if language not in LANGUAGES:
        raise WarhostError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    return Phrasebook(language, LANGUAGES[language], CARD_NAMES[language])
