"""What may become of cards instead of leaving play, and cards that are kept under another card (INV-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.language.abilities import Change
from ....effects.language.effect import Effect
from ....effects.language.numbers import Number
from ....effects.language.select import PileSet, Selector, members
from ....effects.language.use import Use
from ....engine.dataclass import dataclass
from ...words import SEATS, UNDER

if TYPE_CHECKING:
    from ....effects.state.world import World

LEAVES_INSTEAD: Final = 90

# What would happen to the card.
WOULD_BE_DESTROYED: Final = 0  # this is replaced whole: it is not destroyed
IS_BEING_DESTROYED: Final = 1  # it is destroyed, and goes elsewhere
WOULD_BE_DISCARDED: Final = 2  # it would go from play to a discard pile, in whatever way
WOULD_BE_DISCARDED_OR_RETURNED: Final = 3  # ... or to a hand
WOULD_LEAVE: Final = 4

# What becomes of it instead.
TO_HAND: Final = 0
UNDER_DECK: Final = 1
AS_DEVELOPMENT: Final = 2  # facedown in its zone
INTO_KINGDOM: Final = 3  # put into play there
STAYS: Final = 4  # in play, without damage
KEPT_UNDER: Final = 5  # out of play, attached to the card that says so


@dataclass(frozen=True)
class LeavesInstead(Change):
    """What would become of cards of a set that leave play is replaced, perhaps at a price (INV-12.13, INV-43.1).

    The price is so many resources, a resource token of this card, or this card itself.
    """

    of: Selector
    to: int
    would: int = WOULD_BE_DESTROYED
    optional: bool = False
    spend: int = 0
    token: bool = False
    sacrifices: bool = False

    def about(self) -> int:
        return LEAVES_INSTEAD


@dataclass(frozen=True)
class KeptHere(PileSet):
    """Attached to this card, out of play (INV-43.8)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        there = card < s.facts.cards and s.place[card] // SEATS == UNDER
        return there and s.host[card] == use.source


@dataclass(frozen=True)
class NotedHere(KeptHere):
    """... and noted when the text was announced (INV-ERR-36)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return card in use.found and super().has(s, card, use, it, who)


@dataclass(frozen=True)
class TotalCost(Number):
    """The printed costs of the cards of a set together."""

    of: Selector

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return sum([s.cost_of(card) for card in members(s, self.of, use, it, who)])


@dataclass(frozen=True)
class NoteWhich(Effect):
    """Which cards are meant is fixed on announcing, like a cost: what follows speaks of these (INV-ERR-36)."""

    of: Selector

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        s.note(use, tuple(members(s, self.of, use, it, who)))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return True
