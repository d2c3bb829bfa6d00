"""What a reader needs at once: cards in one language, and messages by what they are for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypeVar

from ..games.adapter import desks
from ..protocol import CardInfo, PoolCard

HOUSE: Final = "house"  # what is said before anybody has opened a game
LESSON: Final = "lesson"
DECKS: Final = "decks"
BEFORE: Final = ("title", "lead", "army", "race", "faction", "side")  # of a game, on the pages of the house
OF_DECKS: Final = ("ready", "deck")
OF_REFUSALS: Final = "requirement"
WHY: Final = ".why"  # behind a game's name: why not, asked for with the first refusal
TRAIT: Final = "trait"  # comes with each game that has a card with it
SET: Final = "set"  # comes with each game

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
    """The messages of one part; every message is in one, and those of cards in each game's that has such cards."""
    return {key: text for key, text in messages.items() if part in parts(key)}


def parts(key: str) -> list[str]:
    """What a message is for."""
    first, _, rest = key.partition(".")
    if first == TRAIT:
        return [game for game in desks() if rest in _traits(game)] or list(desks())
    if first == SET:
        return list(desks())
    if first not in desks():
        return [LESSON if first == LESSON else HOUSE]
    of_what = rest.partition(".")[0]
    if of_what in BEFORE:
        return [HOUSE]
    if of_what == OF_REFUSALS:
        return [first + WHY]
    return [DECKS if of_what in OF_DECKS else first]


@cache
def _traits(game: str) -> frozenset[str]:
    """Of all its cards, those that only deck building knows among them.

    A pool knows all of them and has not read what they do: the first page that anybody opens asks this.
    """
    desk = desks()[game]
    cards: Sequence[CardInfo | PoolCard] = desk.pool().cards or desk.cards()
    return frozenset(trait for card in cards for trait in card.facts.get("traits") or ())
