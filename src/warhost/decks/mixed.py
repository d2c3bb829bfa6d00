"""Decks mixed at random out of everything that can be played: for soaks, and to see which cards nobody ever plays."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.rng import Rng


def mixed(rng: Rng, pool: list[str], begun: list[str], size: int, fits: Callable[[list[str]], bool]) -> list[str]:
    """A list of cards: what it begins with, and cards of the pool, each once or several times, while they fit."""
    cards, left = begun[:], pool[:]
    rng.shuffle(left)
    while len(cards) < size and left:
        more = [left.pop()] * (1 + rng.below(3))
        if fits([*cards, *more]):
            cards += more
    return cards
