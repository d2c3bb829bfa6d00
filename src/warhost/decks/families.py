"""The races or factions of a deck, as deck building rules classify them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Joins = Literal["own", "ally", "neutral", "stranger"]
OWN: Final = "own"
ALLY: Final = "ally"
NEUTRAL: Final = "neutral"
STRANGER: Final = "stranger"  # not allowed in the deck
NOBODY: Final = "none"  # no ally, by choice


@dataclass(frozen=True)
class Family:
    """A race or faction of a deck, and why it is in it."""

    family: str
    cards: int  # its cards in the deck, without those that come with the leader
    joins: Joins
    asks: int = 0  # the highest loyalty cost among its cards
    gives: int = 0  # loyalty symbols that the deck can bring into play


@dataclass(frozen=True)
class Families:
    """All races or factions of a deck, its own first; the ally, if one of several joins, and those it excludes."""

    all: tuple[Family, ...] = ()
    ally: str = ""
    closed: tuple[str, ...] = ()
