"""A small seeded generator that lives inside the state as one number (PCG64, XSL-RR output).

`random.Random` carries 2.5 KB of state; a clone could not afford it.  128 bits are one Python integer, and large
enough that a seed does not rule out most orders of a deck.
"""

from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
INCREMENT: Final = 0x5851F42D4C957F2D14057B7EF767814F
MASK_128: Final = (1 << 128) - 1
MASK_64: Final = (1 << 64) - 1


def seeded(seed: int | str) -> int:
    """The generator's first number for a seed of any size; neighbouring seeds give unrelated numbers."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:16], "big")


class Rng:
    """The generator in use.  `state` is all there is to it: store the number and the row goes on from there."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def bits(self) -> int:
        """The next 64 random bits."""
        state = (self.state * MULTIPLIER + INCREMENT) & MASK_128
        self.state = state
        folded = (state >> 64) ^ (state & MASK_64)
        turn = state >> 122
        return (folded >> turn | folded << (64 - turn)) & MASK_64

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`, each exactly as likely as the others."""
        wide = self.bits() * limit
        if wide & MASK_64 < limit:  # only here may a value be over-represented: draw again where it is
            threshold = (MASK_64 + 1 - limit) % limit
            while wide & MASK_64 < threshold:
                wide = self.bits() * limit
        return wide >> 64

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates's shuffle, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
