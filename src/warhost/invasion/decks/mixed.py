"""Legal decks mixed at random out of all cards of Invasion that can be played."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ...decks.mixed import lots, mixed
from ...engine.rng import Rng
from ..library import official
from ..words import RACE_KEYS
from .deck import LEAST_CARDS, MOST_CARDS, Deck, capitals_for, problems


def mixed_deck(rng: Rng) -> dict[str, Any]:
    """A deck of a capital drawn by lot, legal for a duel (INV-28)."""
    pool = _pool()
    capitals = [race for race in RACE_KEYS if sum([race in fitting for fitting in pool.values()]) >= VARIETY]
    capital = capitals[rng.below(len(capitals))]
    fitting = {code: count for code, count in _lots().items() if capital in pool[code]}

    def fits(cards: list[str]) -> bool:
        found = problems(Deck(capital, cards))
        return len(cards) <= MOST_CARDS and not [each for each in found if each.name != "too-few"]

    return Deck(capital, mixed(rng, fitting, [], LEAST_CARDS, fits)).written()


@cache
def _pool() -> dict[str, list[str]]:
    """The capitals of every card that can be played."""
    return {code: capitals_for(card) for code, card in official().items() if card.playable and card.kind != "draft"}


@cache
def _lots() -> dict[str, int]:
    """The lots of every card, by how many capitals it may be played with."""
    return lots({code: len(where) for code, where in _pool().items()})


VARIETY: Final = 25  # different cards that a capital needs for a deck of its own
