"""What may become of cards instead of leaving play (INV-43)."""

from __future__ import annotations

from typing import Final

from ...effects.language.modifier import CardModifier
from ...engine.dataclass import dataclass

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
class LeavesInstead(CardModifier):
    """What would become of selected cards that leave play is replaced, perhaps at a price (INV-12.13, INV-43.1).

    The price is so many resources, a resource token of this card, or this card itself.
    """

    to: int
    would: int = WOULD_BE_DESTROYED
    optional: bool = False
    spend: int = 0
    token: bool = False
    sacrifices: bool = False
