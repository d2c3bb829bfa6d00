"""Decks mixed at random out of everything that can be played: for soaks, and to see which cards nobody ever plays."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.rng import Rng


def mixed(rng: Rng, pool: dict[str, int], begun: list[str], size: int, fits: Callable[[list[str]], bool]) -> list[str]:
    """A list of cards: what it begins with, and cards of the pool, each as often as falls to it, or as still fits.

    `pool` has the number of lots of each card (`lots`).
    """
    cards, drawn = begun[:], [code for code, count in pool.items() for _ in range(count)]
    rng.shuffle(drawn)
    tried = set(begun)
    while len(cards) < size and drawn:
        code = drawn.pop()
        if code not in tried:
            tried.add(code)
            for count in range(1 + rng.below(3), 0, -1):
                more = [code] * count
                if fits([*cards, *more]):
                    cards += more
                    break
    return cards


def lots(homes: dict[str, int]) -> dict[str, int]:
    """How many lots each card has in a deck that may hold it, by how many kinds of decks may hold it.

    The fewer these are, the more lots, so that all cards come about equally often.
    """
    most = max(homes.values(), default=1)
    return {code: -(-most // count) for code, count in homes.items() if count}
