"""A small and fast seeded generator whose state is one number (sfc32), for bots, samples and tests.

The cards of a game are shuffled by `SecureRng` (secure_rng.py), which is not predictable.  sfc32 only adds, shifts and
exclusive-ors 32-bit words, so the compiled engine never leaves machine integers: a shuffle costs a tenth of what 64-bit
multiplications did.
"""

from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = 32
MASK: Final = (1 << WORD) - 1
LARGEST: Final = 1 << 29  # the largest limit: its product with 32 random bits fits a machine integer


def seeded(seed: int | str) -> int:
    """The initial state for a seed of any size; neighbouring seeds give unrelated numbers."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:16], "big")


class Rng:
    """A generator in use.  `state` is its whole state: a generator restored from it continues the sequence."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, state: int) -> None:
        self._a = state & MASK
        self._b = state >> WORD & MASK
        self._c = state >> 2 * WORD & MASK
        self._count = state >> 3 * WORD & MASK

    @property
    def state(self) -> int:
        return self._a | self._b << WORD | self._c << 2 * WORD | self._count << 3 * WORD

    def bits(self) -> int:
        """The next 32 random bits."""
        b, c = self._b, self._c
        result = (self._a + b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = b ^ b >> 9
        self._b = (c + (c << 3)) & MASK
        self._c = (((c << 21 | c >> 11) & MASK) + result) & MASK
        return result

    def fork(self) -> int:
        """An initial state for an independent generator."""
        return self.bits() | self.bits() << WORD | self.bits() << 2 * WORD | self.bits() << 3 * WORD

    def below(self, limit: int) -> int:
        """A uniform number from 0 to `limit - 1`."""
        if not 0 < limit <= LARGEST:
            raise ValueError(f"a limit lies between 1 and {LARGEST}, not at {limit}")
        wide = self.bits() * limit
        if wide & MASK < limit:  # rejection sampling: only here could a number be too frequent
            threshold = (MASK + 1 - limit) % limit
            while wide & MASK < threshold:
                wide = self.bits() * limit
        return wide >> WORD

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates shuffle, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
