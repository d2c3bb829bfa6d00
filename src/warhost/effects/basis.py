"""What the numbers of the cards were worked out from: as long as all of it stands, they stand too.

A word of the card language says in `reads` what else it looks at beside the table: the cards in play, where, whose,
attached to what, and which lie faceup.  A word that says nothing of it may look at anything.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .facts import Facts, Wide
    from .lasting import Boost, Floating
    from .world import World

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
ANYTHING: Final = 1023  # also the numbers that are being worked out

NO_COLUMN: Final = bytearray()
LARGEST: Final = 255  # no number of a card grows beyond that


def reads(word: Any) -> int:
    """What a word and all its parts look at while numbers are worked out."""
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


class Basis:
    """The columns as they were.  Never changed once made, so clones share it."""

    __slots__ = (
        "births",
        "boosts",
        "controller",
        "damage",
        "faces",
        "facts",
        "fight",
        "floating",
        "history",
        "host",
        "marks",
        "phase",
        "piles",
        "pools",
        "reads",
        "realm",
        "tokens",
    )

    def __init__(self, s: World, looked: int, faces: list[int]) -> None:
        facts = s.facts
        self.facts: Facts = facts
        self.reads = looked  # what the words at work look at
        self.piles = s.piles[:] if looked & PILES else s.piles[: facts.table]
        self.controller: bytearray = s.controller[:]
        self.host: bytearray = s.host[:]
        self.births: bytearray = s.births[:]
        self.marks: Wide = s.marks[:]
        self.faces = faces  # of the cards in play, the marks that tell which face of a card counts
        self.damage: bytearray = s.damage[:] if looked & DAMAGE else NO_COLUMN
        self.tokens: bytearray = s.tokens[:] if looked & TOKENS else NO_COLUMN
        self.boosts: tuple[Boost, ...] = s.boosts
        self.floating: tuple[Floating, ...] = s.floating
        self.phase = s.phase << 1 | s.active
        self.fight: tuple[int, ...] = s.fight() if looked & FIGHT else ()
        self.realm: tuple[int, ...] = s.realm() if looked & REALM else ()
        self.pools: tuple[int, ...] = s.pools() if looked & RESOURCES else ()
        self.history: tuple[tuple[int, int, int], ...] = s.history if looked & HISTORY else ()

    def holds(self, s: World) -> bool:
        """Whether nothing has changed that any number hangs on."""
        looked = self.reads
        if looked == ANYTHING or self.facts is not s.facts:
            return False
        piles = s.piles if looked & PILES else s.piles[: self.facts.table]
        if piles != self.piles or s.controller != self.controller or s.host != self.host or s.births != self.births:
            return False
        if s.boosts != self.boosts or s.floating != self.floating:
            return False
        if s.marks != self.marks and (looked & MARKS or s.faces(s.in_play()) != self.faces):
            return False
        if not looked:
            return True
        if looked & DAMAGE and s.damage != self.damage:
            return False
        if looked & TOKENS and s.tokens != self.tokens:
            return False
        if looked & PHASE and s.phase << 1 | s.active != self.phase:
            return False
        if looked & FIGHT and s.fight() != self.fight:
            return False
        if looked & REALM and s.realm() != self.realm:
            return False
        if looked & RESOURCES and s.pools() != self.pools:
            return False
        return not looked & HISTORY or s.history == self.history


class Rest:
    """A moment at which nothing happened by itself.  As long as all of it stands, nothing will.  Never changed."""

    __slots__ = ("basis", "damage", "tokens")

    def __init__(self, s: World) -> None:
        self.basis: Basis | None = s.basis
        self.damage: bytearray = s.damage[:]
        self.tokens: bytearray = s.tokens[:]

    def holds(self, s: World) -> bool:
        return self.basis is s.basis and self.damage == s.damage and self.tokens == s.tokens


def within_bounds(numbers: list[int]) -> list[int]:
    """A column of numbers; what is below 0 counts as 0 (INV-2.16, CON-16.23)."""
    for number in numbers:  # min() and max() took a tenth of the time of a compiled game
        if number < 0 or number > LARGEST:
            return [min(LARGEST, number) if number > 0 else 0 for number in numbers]
    return numbers
