"""What the words of the card language depend on; card values (power, cost and so on) are recomputed when it changes.

A word declares in `reads` what it depends on in addition to the table (which cards are in play, in which zone, under
whose control, attached to what, and which are faceup).  A word without `reads` may depend on anything.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

TABLE: Final = 0  # a bit mask of inputs: this one alone says that only the cards in play matter
MARKS: Final = 1
DAMAGE: Final = 2
TOKENS: Final = 4
PHASE: Final = 8  # the active player and the phase
FIGHT: Final = 16  # the attackers, the defenders and the place of combat
REALM: Final = 32  # the values of places (such as planets), where they can change
PILES: Final = 64  # hands, decks and discard piles
RESOURCES: Final = 128
HISTORY: Final = 256  # the events of this turn
ANYTHING: Final = 1023  # everything, including the numbers that are being computed


def reads(word: object) -> int:
    """What a word and all its parts depend on while numbers are computed."""
    if isinstance(word, tuple):
        found = 0
        for each in word:
            found |= reads(each)
        return found
    if not is_dataclass(word):
        return TABLE  # a number or a name depends on nothing else
    found = int(word.reads()) if hasattr(word, "reads") else ANYTHING
    if not hasattr(word, "later") or not word.later():
        for field in fields(word):
            found |= reads(getattr(word, field.name))
    return found
