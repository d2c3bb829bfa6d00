"""Decks mixed at random out of everything that can be played: for soaks, and to see which cards nobody ever plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..engine.rng import Rng

Sought = Mapping[str, int]  # cards that a deck shall have more often than others: by how many times as many lots
NONE_SOUGHT: Final[Sought] = {}
COPIES: Final = 3  # of a card that falls to a deck, at most


def mixed(
    rng: Rng,
    pool: dict[str, int],
    begun: list[str],
    size: int,
    fits: Callable[[list[str]], bool],
    sought: Sought = NONE_SOUGHT,
) -> list[str]:
    """A list of cards: what it begins with, and cards of the pool, each as often as falls to it, or as still fits.

    `pool` has the number of lots of each card (`lots`).  Of what is sought come as many copies as a deck may hold.
    """
    drawn = [code for code, count in pool.items() for _ in range(count * sought.get(code, 1))]
    rng.shuffle(drawn)
    cards, tried = begun[:], set(begun)
    while len(cards) < size and drawn:
        code = drawn.pop()
        if code not in tried:
            tried.add(code)
            for count in range(COPIES if code in sought else 1 + rng.below(COPIES), 0, -1):
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


def drawn_by_lot(rng: Rng, wanted: dict[str, int]) -> str:
    """One of several, each by the number of its lots."""
    at = rng.below(sum(wanted.values()))
    for code, count in wanted.items():
        if at < count:
            return code
        at -= count
    raise AssertionError
