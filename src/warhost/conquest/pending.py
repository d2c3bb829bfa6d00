"""Pending events that interrupts may change: a deployment, a use, a shield, damage (CON-16.7)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from ..effects.circumstances import NOTHING
from ..effects.language.ability_use import AbilityUse
from ..effects.state.pending import NO_HITS, Hits
from ..effects.state.pending import Pending as SharedPending
from ..engine.columns import Flag, PlacedCard, PlacedCards, SeenCard
from ..engine.renumbering import Renumbering
from ..engine.steps import Step

# Flags of damage.
BY_ATTACK: Final = 1
UNPREVENTABLE: Final = 2
NO_SHIELDS: Final = 4  # no shield card can be used (CON-15.4)
AREA: Final = 8  # damage by Area Effect (CON-15.2)
SHIELDED: Final = 16  # a shield card has been used against this damage

RETARGETED: Final = 16  # flag of a use whose target was replaced: the new target is not checked against the text

NO_DEALER: Final = 32767  # instead of a card id: the damage was not dealt by a card

# Flags of a hit.
REASSIGNED: Final = 1  # the damage was moved from another unit (CON-11.11)
CERTAIN: Final = 2  # the damage cannot be prevented, even if that of simultaneous hits can be
DEALER: Final = 4  # flags contain DEALER * (card id + 1) of the source, if it is not that of the other hits


class Pending(SharedPending):
    """A step on the stack until its interrupts are over; it may be cancelled.

    Several of a kind may be nested, and each interrupt refers to a certain one.
    """

    who: Annotated[int, NOTHING]
    card: Annotated[int, NOTHING]
    target: Annotated[int, NOTHING]
    number: Annotated[int, 0]
    cancelled: Annotated[Flag, False]
    flags: Annotated[int, 0]
    hits: Annotated[Hits, NO_HITS]
    use: Annotated[AbilityUse | None, None]  # the use of the ability that causes this, if any
    aimed: Annotated[PlacedCard, NOTHING]  # the attacked unit, even if another unit is hit

    def dealer(self, flags: int) -> int:
        """The source of a hit."""
        return flags // DEALER - 1 if flags >= DEALER else self.card

    def numbered(self, number: int) -> Pending:
        return self.replaced(number=number)

    def struck_out(self) -> Pending:
        """A cancelled copy."""
        return self.replaced(cancelled=True)

    def hitting(self, hits: Hits) -> Pending:
        return self.replaced(hits=hits)

    def using(self, use: AbilityUse, flags: int) -> Pending:
        """A copy caused by another use."""
        return self.replaced(use=use, flags=flags)

    def flagged(self, flags: int) -> Pending:
        """A copy with more flags."""
        return self.replaced(flags=self.flags | flags)

    def renamed_card(self, names: Renumbering) -> int:
        """The new id of the source, which was shown when it was used."""
        return names.face(self.card)

    def renamed_target(self, names: Renumbering) -> int:
        return self.target

    def renamed_hits(self, names: Renumbering) -> Hits:
        return tuple([(names.place(card), amount, _flag_of(names, flag)) for card, amount, flag in self.hits])

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("aimed", "cancelled", "flags")

    def __init__(
        self,
        who: int = NOTHING,
        card: int = NOTHING,
        target: int = NOTHING,
        number: int = 0,
        cancelled: Flag = False,
        flags: int = 0,
        hits: Hits = NO_HITS,
        use: AbilityUse | None = None,
        aimed: PlacedCard = NOTHING,
    ) -> None:
        self.who = who
        self.card = card
        self.target = target
        self.number = number
        self.cancelled = cancelled
        self.flags = flags
        self.hits = hits
        self.use = use
        self.aimed = aimed

    def replaced(
        self,
        *,
        number: int | None = None,
        cancelled: Flag | None = None,
        flags: int | None = None,
        hits: Hits | None = None,
        use: AbilityUse | None = None,
    ) -> Pending:
        """A copy with some fields replaced."""
        return type(self)(
            self.who,
            self.card,
            self.target,
            self.number if number is None else number,
            self.cancelled if cancelled is None else cancelled,
            self.flags if flags is None else flags,
            self.hits if hits is None else hits,
            self.use if use is None else use,
            self.aimed,
        )

    def renamed(self, names: Renumbering) -> Pending:
        """A copy with the card ids renumbered."""
        return type(self)(
            self.who,
            self.renamed_card(names),
            self.renamed_target(names),
            self.number,
            self.cancelled,
            self.flags,
            self.renamed_hits(names),
            self.use.renamed(names) if self.use is not None else None,
            names.place(self.aimed),
        )

    def saved(self) -> list[object]:
        return [
            self.stored_name(),
            self.who,
            self.card,
            self.target,
            self.number,
            int(self.cancelled),
            self.flags,
            [list(each) for each in self.hits],
            self.use.saved() if self.use is not None else [],
            self.aimed,
        ]


class Deployment(Pending):
    """`card` is the deployed card, `number` the reduction of its cost, and `hits` are changes of the cost."""

    def renamed_card(self, names: Renumbering) -> int:
        """The new id of a card that is being deployed, by its place."""
        return names.place(self.card)

    def renamed_target(self, names: Renumbering) -> int:
        return names.place(self.target)


class PendingUse(Pending):
    """`card` is the source of the used ability."""


class PendingShield(Pending):
    """`card` is the shield card, `number` the damage that it prevents."""


class PendingDamage(Pending):
    """`card` is the source of the damage to the `hits`."""


class PendingSearch(Pending):
    """`card` is the source of a search of `number` cards."""


def _flag_of(names: Renumbering, flag: int) -> int:
    """The flag of a hit with the new id of its source."""
    return (names.face(flag // DEALER - 1) + 1) * DEALER + flag % DEALER if flag >= DEALER else flag


def scar(births: bytearray, by: int, card: int) -> int:
    """Encodes that one card has damaged another; birth counters distinguish them from the cards they become later."""
    return by << 24 | births[by] << 16 | card << 8 | births[card]


class GroupStep(Step[Any]):
    """A pending step for several cards.  A card that leaves play before is removed from it."""

    cards: PlacedCards
    number: Annotated[int, 0]
    card: Annotated[SeenCard, NOTHING]  # the card that causes the effect, if any

    def without(self, card: int) -> GroupStep:
        """A copy without this card."""
        raise NotImplementedError

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards",)

    def __init__(self, cards: PlacedCards, number: int = 0, card: SeenCard = NOTHING) -> None:
        self.who = self.target = -1
        self.cards = cards
        self.number = number
        self.card = card

    def replaced(self, *, cards: PlacedCards | None = None) -> GroupStep:
        """A copy with some fields replaced."""
        return type(self)(self.cards if cards is None else cards, self.number, self.card)

    def renamed(self, names: Renumbering) -> GroupStep:
        """A copy with the card ids renumbered."""
        return type(self)(names.all(self.cards), self.number, names.face(self.card))

    def saved(self) -> list[object]:
        return [self.stored_name(), list(self.cards), self.number, self.card]


NOT_PENDING: Final = Pending()
