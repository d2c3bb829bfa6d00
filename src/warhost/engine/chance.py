"""Chance at the table: a generator that nobody can see through, whatever he has seen of its cards.

`Rng` is quick, but no cipher: who knows enough of its numbers knows them all, and shuffled cards show them.  Here the
numbers come from a hash (BLAKE2b) of a key of 128 bits, and every hash brings the key of the next one with it ("fast
key erasure").  So cards that were shown tell neither those to come nor, once they are drawn, those that went before.
How it shuffles is part of the rules version: the numbers of a seed must stay what they are.
"""

import struct
from hashlib import blake2b
from typing import Final

from .rng import Rng

KEY: Final = (1 << 128) - 1
KEY_BYTES: Final = 16
WORDS: Final = struct.Struct(f"<{KEY_BYTES}x12I")  # of a hash of 64 bytes: the next key, then twelve words
NO_WORDS: Final[tuple[int, ...]] = ()


class Chance(Rng):
    """The generator of a game in use.  `state` is the key: store it and draw on from there with fresh words."""

    __slots__ = ("_at", "_key", "_words")

    def __init__(self, state: int) -> None:
        super().__init__(0)
        self._key = state & KEY
        self._words: tuple[int, ...] = NO_WORDS
        self._at = 0

    @property
    def state(self) -> int:
        return self._key

    def bits(self) -> int:
        """The next 32 random bits."""
        if self._at == len(self._words):
            block = blake2b(self._key.to_bytes(KEY_BYTES, "little")).digest()
            self._key = int.from_bytes(block[:KEY_BYTES], "little")
            self._words = WORDS.unpack(block)
            self._at = 0
        word = self._words[self._at]
        self._at += 1
        return word
