"""Cryptographic random generator of a game: cards that were seen do not reveal those still to come.

`Rng` is fast but predictable: enough of its numbers determine all others, and shuffled cards expose them.  Here the
numbers come from a hash (BLAKE2b) of a 128-bit key, and every hash also yields the key of the next one ("fast key
erasure").  So cards that were shown reveal neither later cards nor, once they are drawn, earlier ones.  The shuffle
is part of the rules version: the numbers of a seed must not change.
"""

import struct
from hashlib import blake2b
from typing import Final

from .rng import Rng

KEY: Final = (1 << 128) - 1
KEY_BYTES: Final = 16
WORDS: Final = struct.Struct(f"<{KEY_BYTES}x12I")  # in a hash of 64 bytes: skip the next key, read 12 words
NO_WORDS: Final[tuple[int, ...]] = ()


class SecureRng(Rng):
    """A random generator in use.  `state` is the key; a generator restored from it draws fresh words."""

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
