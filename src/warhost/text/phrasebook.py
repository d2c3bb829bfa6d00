"""A language's messages and card names, and how one of them is said."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from ..engine.errors import WarhostError
from ..games import all_kits
from . import en, pl, ru
from .plural import MARK, counted
from .sets import set_words
from .traits import trait_words

SHARED: Final[dict[str, Mapping[str, str]]] = {"en": en.MESSAGES, "pl": pl.MESSAGES, "ru": ru.MESSAGES}


class Languages(Mapping[str, Mapping[str, str]]):
    """All messages by language.  They are put together when one is asked for: it takes every game to do so."""

    def __getitem__(self, language: str) -> Mapping[str, str]:
        return _messages(language)

    def __iter__(self) -> Iterator[str]:
        return iter(SHARED)

    def __len__(self) -> int:
        return len(SHARED)

    def __contains__(self, language: object) -> bool:
        return language in SHARED


LANGUAGES: Final = Languages()


@cache
def _messages(language: str) -> Mapping[str, str]:
    parts = (SHARED[language], trait_words(language), set_words(language))
    games = [kit.messages.get(language, {}) for kit in all_kits()]
    return {key: said for messages in (*parts, *games) for key, said in messages.items()}


@cache
def card_names(language: str) -> dict[str, Mapping[str, str]]:
    """By game, for the games number their cards alike: what a language calls cards in a way of its own."""
    return {kit.name: kit.card_names[language] for kit in all_kits() if kit.card_names.get(language)}


class Phrasebook:
    """The messages of one language: templates by key, with {placeholders}, some of them numbers with their nouns."""

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
        """The message of a key, its placeholders filled in; a name that ends a sentence itself gets no full stop."""
        template = self.messages[key]
        if MARK in template:
            template = counted(template, words, self.language)
        return template.format(**words).replace("!.", "!").replace("?.", "?")

    def with_words(self, more: Mapping[str, str]) -> "Phrasebook":
        """The same language with the words of one more part of the house."""
        return Phrasebook(self.language, {**self.messages, **more}, self.card_names)


def own_names(game: str, code: str) -> dict[str, str]:
    """The names of a card by language, where one has a name of its own for it."""
    found = {language: card_names(language).get(game, {}).get(code) for language in SHARED}
    return {language: name for language, name in found.items() if name is not None}


def phrasebook(language: str) -> Phrasebook:
    """The phrasebook of a language, by its two letters."""
    if language not in LANGUAGES:
        raise WarhostError(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
    return Phrasebook(language, LANGUAGES[language], card_names(language))
