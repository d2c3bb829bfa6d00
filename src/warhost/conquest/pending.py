"""What is about to happen and may still be changed by interrupts: a deployment, a use, a shield, damage (CON-16.7)."""

from __future__ import annotations

from typing import Any, Final

from ..effects.language.use import NOTHING, Use
from ..effects.state.pending import NO_HITS, Hits
from ..effects.state.pending import Pending as SharedPending
from ..engine.names import Names
from ..engine.steps import Step

# Kinds.
DEPLOYING: Final = 0  # card: what is deployed; number: by how much its cost is reduced; hits: what changes it
USING: Final = 1  # card: the source of the ability
SHIELDING: Final = 2  # card: the shield card; number: the damage it prevents
DAMAGING: Final = 3  # hits; card: what deals it
MOVING: Final = 5  # hits: the units and the zones they go to; card: the source of the effect
SEARCHING: Final = 4  # card: the source of the search; number: how many cards deep

# Kinds of damage.
BY_ATTACK: Final = 1
UNPREVENTABLE: Final = 2
NO_SHIELDS: Final = 4  # CON-15.4
AREA: Final = 8  # CON-15.2
SHIELDED: Final = 16  # a shield card has been used for it

RETARGETED: Final = 16  # of a use whose target has been changed: what it may be is not asked again

NOBODY_SLEW: Final = 32767  # of damage that no card has dealt

# Of a hit.
REASSIGNED: Final = 1  # moved there from another unit (CON-11.11)
CERTAIN: Final = 2  # it cannot be prevented, though others may be that are dealt at the same time
DEALER: Final = 4  # times what deals it, and one more, if that is not what deals the others


class Pending(SharedPending):
    """A step that is on the stack until the interrupts to it are over; it may be cancelled.

    Several of a kind may wait, one inside the other, and each interrupt finds the one that it is about.
    """

    __slots__ = ("aimed", "cancelled", "flags")

    def __init__(
        self,
        who: int = NOTHING,
        card: int = NOTHING,
        target: int = NOTHING,
        number: int = 0,
        cancelled: bool = False,
        flags: int = 0,
        hits: Hits = NO_HITS,
        use: Use | None = None,
        aimed: int = NOTHING,
    ) -> None:
        self.who = who
        self.card = card
        self.target = target
        self.number = number
        self.cancelled = cancelled
        self.flags = flags
        self.hits = hits
        self.use = use  # the use that does it, if one does
        self.aimed = aimed  # the unit that is attacked, whoever will be hit

    def dealer(self, flags: int) -> int:
        """What deals a hit."""
        return flags // DEALER - 1 if flags >= DEALER else self.card

    def _with(self, number: int, cancelled: bool, hits: Hits) -> Pending:
        return type(self)(self.who, self.card, self.target, number, cancelled, self.flags, hits, self.use, self.aimed)

    def numbered(self, number: int) -> Pending:
        return self._with(number, self.cancelled, self.hits)

    def struck_out(self) -> Pending:
        """The same, cancelled."""
        return self._with(self.number, True, self.hits)

    def hitting(self, hits: Hits) -> Pending:
        return self._with(self.number, self.cancelled, hits)

    def using(self, use: Use, flags: int) -> Pending:
        """The same, by another use."""
        return type(self)(
            self.who, self.card, self.target, self.number, self.cancelled, flags, self.hits, use, self.aimed
        )

    def flagged(self, flags: int) -> Pending:
        """The same, of more kinds."""
        return type(self)(
            self.who,
            self.card,
            self.target,
            self.number,
            self.cancelled,
            self.flags | flags,
            self.hits,
            self.use,
            self.aimed,
        )

    def renamed(self, names: Names) -> Step[Any]:
        """The same with other ids for its cards: a source is shown when it is used."""
        return type(self)(
            self.who,
            names.place(self.card) if self.about() == DEPLOYING else names.face(self.card),
            names.place(self.target) if self.about() == DEPLOYING else self.target,
            self.number,
            self.cancelled,
            self.flags,
            tuple([(names.place(card), amount, _flag_of(names, flag)) for card, amount, flag in self.hits]),
            self.use.renamed(names) if self.use is not None else None,
            names.place(self.aimed),
        )

    def saved(self) -> list[object]:
        return [
            type(self).__name__,
            self.who,
            self.card,
            self.target,
            self.number,
            int(self.cancelled),
            self.flags,
            [list(hit) for hit in self.hits],
            self.use.saved() if self.use is not None else [],
            self.aimed,
        ]


def _flag_of(names: Names, flag: int) -> int:
    """The flag of a hit with another id for what deals it."""
    return (names.face(flag // DEALER - 1) + 1) * DEALER + flag % DEALER if flag >= DEALER else flag


def scar(births: bytearray, by: int, card: int) -> int:
    """That a card has damaged another, as a number: which cards they are now tells them from what they become."""
    return by << 24 | births[by] << 16 | card << 8 | births[card]


class Company(Step[Any]):
    """A step that several cards are about to take together.  One that leaves play before does not take it any more."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...], number: int = 0, source: int = NOTHING) -> None:
        self.who = self.target = NOTHING
        self.card = source
        self.number = number
        self.cards = cards

    def without(self, card: int) -> Company:
        """The same for the others."""
        raise NotImplementedError


NOT_PENDING: Final = Pending()
