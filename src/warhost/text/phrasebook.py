"""Phrasebook: a language's messages and card names, with formatting."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ..card_sets import own_names as own_card_names
from ..engine.errors import WarhostError
from ..games import all_kits
from .catalogue import TRAITS, ByLanguage, languages, messages_of
from .message import Malformed, format_message

SHARED: Final = ("shared", TRAITS, "sets")  # names of the message files that every game includes


def _messages(language: str) -> Mapping[str, str]:
    parts = [messages_of(language, part) for part in SHARED]
    games = [kit.messages.get(language) or kit.messages.get("en", {}) for kit in all_kits()]
    return {key: said for messages in (*parts, *games) for key, said in messages.items()}


LANGUAGES: Final = ByLanguage(_messages)  # all messages by language; reads the messages of all games


@cache
def card_names(language: str) -> dict[str, Mapping[str, str]]:
    """Translated card names in a language, by game and code."""
    named = {kit.name: kit.card_names.get(language) or {} for kit in all_kits()}
    found = {game: {**own_card_names(game, language), **names} for game, names in named.items()}
    return {game: names for game, names in found.items() if names}


class Phrasebook:
    """The messages of one language by key."""

    __slots__ = ("_category", "card_names", "cards", "language", "messages")

    def __init__(self, language: str, messages: Mapping[str, str], card_names: Mapping[str, Mapping[str, str]]) -> None:
        found = languages()[language]
        self.language = language
        self.messages = messages
        self.card_names = card_names  # translated names of cards, by game and card code
        self.cards = found.cards  # language in which card texts are rendered
        self._category = found.plural.category

    def has(self, key: str) -> bool:
        return key in self.messages

    def own_name(self, game: str, code: str) -> str | None:
        """The translated name of a card, or None."""
        return self.card_names.get(game, {}).get(code)

    def say(self, key: str, **words: object) -> str:
        """The formatted message of a key; a malformed message is returned unformatted."""
        message = self.messages.get(key)
        if message is None:
            raise WarhostError(f"there is no message {key!r}: add it in English, and in other languages if you can")
        try:
            return format_message(message, words, self._category)
        except Malformed:
            return message

    def with_words(self, more: Mapping[str, str]) -> "Phrasebook":
        """The same language with additional messages."""
        return Phrasebook(self.language, {**self.messages, **more}, self.card_names)


def own_names(game: str, code: str) -> dict[str, str]:
    """The translated names of a card, by language."""
    found = {language: card_names(language).get(game, {}).get(code) for language in LANGUAGES}
    return {language: name for language, name in found.items() if name is not None}


def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language, by its code."""
    if language not in LANGUAGES:
        raise WarhostError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    return Phrasebook(language, LANGUAGES[language], card_names(language))
