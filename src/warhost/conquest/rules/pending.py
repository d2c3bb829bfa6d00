"""What is about to happen and may still be changed by interrupts: a deployment, a use, a shield, damage."""

from __future__ import annotations

from typing import Final

from ...effects.use import NOTHING, renamed

# Kinds.
DEPLOYING: Final = 0  # number: by how much its cost is reduced
USING: Final = 1  # card: the source of the ability
SHIELDING: Final = 2  # number: the damage it prevents
DAMAGING: Final = 3  # hits; card: what deals it

# Kinds of damage.
BY_ATTACK: Final = 1
UNPREVENTABLE: Final = 2
NO_SHIELDS: Final = 4  # CON-15.4
AREA: Final = 8  # CON-15.2

REASSIGNED: Final = 1  # of a hit: moved there from another unit (CON-11.11)

Hit = tuple[int, int, int]  # the unit, the amount, and whether it was reassigned


class Pending:
    """One thing that is about to happen.  Never changed once made: what changes it puts another in its place."""

    __slots__ = ("cancelled", "card", "flags", "hits", "kind", "number")

    def __init__(
        self,
        kind: int,
        card: int,
        number: int = 0,
        cancelled: bool = False,
        flags: int = 0,
        hits: tuple[Hit, ...] = (),
    ) -> None:
        self.kind = kind
        self.card = card
        self.number = number
        self.cancelled = cancelled
        self.flags = flags
        self.hits = hits

    def numbered(self, number: int) -> Pending:
        return Pending(self.kind, self.card, number, self.cancelled, self.flags, self.hits)

    def struck_out(self) -> Pending:
        """The same, cancelled."""
        return Pending(self.kind, self.card, self.number, True, self.flags, self.hits)

    def hitting(self, hits: tuple[Hit, ...]) -> Pending:
        return Pending(self.kind, self.card, self.number, self.cancelled, self.flags, hits)

    def renamed(self, names: list[int]) -> Pending:
        """The same with other ids for its cards."""
        hits = tuple([(renamed(card, names), amount, flag) for card, amount, flag in self.hits])
        return Pending(self.kind, renamed(self.card, names), self.number, self.cancelled, self.flags, hits)

    def saved(self) -> list[object]:
        return [self.kind, self.card, self.number, int(self.cancelled), self.flags, [list(hit) for hit in self.hits]]


NOT_PENDING: Final = Pending(NOTHING, NOTHING)
