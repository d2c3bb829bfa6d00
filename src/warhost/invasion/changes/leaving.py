"""Replacement effects for cards that leave play (INV-43)."""

from __future__ import annotations

from typing import Final

from ...effects.language.modifier import CardModifier
from ...engine.dataclass import dataclass

# The events that these effects replace.
WOULD_BE_DESTROYED: Final = 0  # the card is not destroyed
IS_BEING_DESTROYED: Final = 1  # the card is destroyed but goes to another place
WOULD_BE_DISCARDED: Final = 2  # a card goes from play to a discard pile, for any reason
WOULD_BE_DISCARDED_OR_RETURNED: Final = 3  # a card goes from play to a discard pile or a hand
WOULD_LEAVE: Final = 4

# What happens to the card instead.
TO_HAND: Final = 0
UNDER_DECK: Final = 1
AS_DEVELOPMENT: Final = 2  # the card becomes a facedown development in its zone
INTO_KINGDOM: Final = 3  # the card is put into the kingdom
STAYS: Final = 4  # the card stays in play without damage
KEPT_UNDER: Final = 5  # the card is attached, out of play, to the card with this effect


@dataclass(frozen=True)
class LeavesInstead(CardModifier):
    """Replaces the leaving of selected cards by another event, optionally at a price (INV-12.13, INV-43.1).

    The price is a number of resources, a resource token of this card, or this card itself.
    """

    to: int
    would: int = WOULD_BE_DESTROYED
    optional: bool = False
    spend: int = 0
    token: bool = False
    sacrifices: bool = False
