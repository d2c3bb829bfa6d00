"""Random decks of all playable cards: for soak tests, and to find cards that are never played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..engine.rng import Rng

Sought = Mapping[str, int]  # card code -> weight, for cards that decks should have more often
NONE_SOUGHT: Final[Sought] = {}
COPIES: Final = 3  # maximum copies of a card in a mixed deck


def mixed(
    rng: Rng,
    pool: dict[str, int],
    begun: list[str],
    size: int,
    fits: Callable[[list[str]], bool],
    sought: Sought = NONE_SOUGHT,
) -> list[str]:
    """A random list of cards that starts with `begun`; each drawn card has a random number of copies, as far as it
    fits.

    `pool` has the weight of each card (`draw_weights`).  Sought cards get as many copies as a deck may hold.
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


def draw_weights(homes: dict[str, int]) -> dict[str, int]:
    """The weight of each card, by the number of kinds of decks that may hold it.

    The fewer these are, the higher the weight, so that all cards occur about equally often.
    """
    most = max(homes.values(), default=1)
    return {code: -(-most // count) for code, count in homes.items() if count}


def drawn_by_lot(rng: Rng, wanted: dict[str, int]) -> str:
    """A weighted random choice."""
    at = rng.below(sum(wanted.values()))
    for code, count in wanted.items():
        if at < count:
            return code
        at -= count
    raise AssertionError
