"""What a deck is made of, by race or faction, as deck building judges it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Joins = Literal["own", "ally", "neutral", "stranger"]
OWN: Final = "own"
ALLY: Final = "ally"
NEUTRAL: Final = "neutral"
STRANGER: Final = "stranger"  # it may not be in the deck
NOBODY: Final = "none"  # no ally, by choice


@dataclass(frozen=True)
class Family:
    """A race or faction of a deck, and how it comes to be in it."""

    family: str
    cards: int  # beyond those that came with the army
    joins: Joins
    asks: int = 0  # the highest loyalty among its cards
    gives: int = 0  # symbols that the deck can bring into play


@dataclass(frozen=True)
class Families:
    """All of them, its own first; the ally, where one of several joins, and whom that one keeps out."""

    all: tuple[Family, ...] = ()
    ally: str = ""
    closed: tuple[str, ...] = ()
