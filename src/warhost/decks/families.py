"""The races or factions of a deck, as deck building rules classify them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Joins = Literal["own", "ally", "neutral", "stranger"]
OWN: Final = "own"
ALLY: Final = "ally"
NEUTRAL: Final = "neutral"
STRANGER: Final = "stranger"  # the deck must not contain cards of this family
NOBODY: Final = "none"  # the player has chosen to have no ally


@dataclass(frozen=True)
class Family:
    """A race or faction of a deck, and why it is in it."""

    family: str
    cards: int  # cards of the family in the deck, except those that come with the leader
    joins: Joins
    asks: int = 0  # the highest loyalty cost of its cards in the deck
    gives: int = 0  # how many of its loyalty symbols the deck can bring into play


@dataclass(frozen=True)
class Families:
    """All races or factions of a deck, its own first; the ally, if one of several joins, and those it excludes."""

    all: tuple[Family, ...] = ()
    ally: str = ""
    closed: tuple[str, ...] = ()
