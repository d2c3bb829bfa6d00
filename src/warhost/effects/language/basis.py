"""What the words of the card language look at: the numbers of cards are recomputed when that has changed.

A word of the card language declares in `reads` what it depends on in addition to the table (which cards are in play,
where, whose, attached to what, and which are faceup).  A word without `reads` may depend on anything.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

TABLE: Final = 0  # no more than the table
MARKS: Final = 1
DAMAGE: Final = 2
TOKENS: Final = 4
PHASE: Final = 8  # whose turn it is, and which phase
FIGHT: Final = 16  # who attacks whom, and where
REALM: Final = 32  # what the places of the game are, where they may become others
PILES: Final = 64  # hands, decks and discard piles
RESOURCES: Final = 128
HISTORY: Final = 256  # what happened this turn
ANYTHING: Final = 1023  # also the numbers that are being computed


def reads(word: object) -> int:
    """What a word and all its parts depend on while numbers are computed."""
    if isinstance(word, tuple):
        found = 0
        for each in word:
            found |= reads(each)
        return found
    if not is_dataclass(word):
        return TABLE  # a number or a name
    found = int(word.reads()) if hasattr(word, "reads") else ANYTHING
    if not hasattr(word, "later") or not word.later():
        for field in fields(word):
            found |= reads(getattr(word, field.name))
    return found
