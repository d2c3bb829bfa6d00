"""What a reader needs at once: cards in one language, and messages by what they are for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from ..games.adapter import desks
from ..protocol import CardInfo

HOUSE: Final = "house"  # what is said before anybody has opened a game
LESSON: Final = "lesson"
DECKS: Final = "decks"
BEFORE: Final = ("title", "lead", "army", "race", "faction", "side")  # of a game, on the pages of the house
OF_DECKS: Final = ("ready", "deck")
OF_CARDS: Final = ("trait", "set")  # that the games share: they come with each

T = TypeVar("T")


def in_language(card: CardInfo, language: str) -> CardInfo:
    """A card with its name and its text in one language only."""
    return CardInfo(
        card.code,
        card.name,
        _only(card.names, language),
        card.army,
        card.facts,
        _only(card.text, language),
        _only(card.effects, language),
    )


def _only(by_language: dict[str, T], language: str) -> dict[str, T]:
    return {language: by_language[language]} if language in by_language else {}


def part_of(messages: Mapping[str, str], part: str) -> dict[str, str]:
    """The messages of one part; every message is in one, and those of cards in each game's."""
    return {key: text for key, text in messages.items() if part in parts(key)}


def parts(key: str) -> list[str]:
    """What a message is for."""
    first, _, rest = key.partition(".")
    if first in OF_CARDS:
        return list(desks())
    if first not in desks():
        return [LESSON if first == LESSON else HOUSE]
    of_what = rest.partition(".")[0]
    if of_what in BEFORE:
        return [HOUSE]
    return [DECKS if of_what in OF_DECKS else first]
