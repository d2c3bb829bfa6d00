"""Words of Invasion that look at cards, reveal them and shuffle decks."""

from __future__ import annotations

from typing import Literal

from ....effects.language.effect import Effect, HowMany
from ..verbs.facedown import Examine
from ..verbs.looking import DrawBottom, LookAtHand, LookAtTop, RevealHand, RevealTop, ShuffleDeck, ShuffleInto
from ..verbs.revealing import DiscardRest, Reveal, RevealFromHand

reveal_top = RevealTop
reveal_hand = RevealHand
reveal_from_hand = RevealFromHand
reveal = Reveal
discard_rest = DiscardRest
draw_bottom = DrawBottom
shuffle_deck = ShuffleDeck
shuffle_into_deck = ShuffleInto


def look_at(
    what: Literal["attacked zone", "deck", "hand"],
    top: HowMany = 0,
    *,
    discards: int = 0,
    bottom: int = 0,
    cost: Effect | None = None,
    then: Effect | None = None,
) -> Effect:
    """Look at the top cards of the player's deck: discard some, put some on the bottom, the rest on top.

    Alternatively at each opponent's hand, of which a number of cards may be discarded, or at all facedown cards in the
    attacked zone, with an effect to pay for (INV-45.3).
    """
    if what == "deck":
        return LookAtTop(top, discards, bottom)
    return LookAtHand(discards) if cost is None or then is None else Examine(cost, then)


__all__ = [
    "discard_rest",
    "draw_bottom",
    "look_at",
    "reveal",
    "reveal_from_hand",
    "reveal_hand",
    "reveal_top",
    "shuffle_deck",
    "shuffle_into_deck",
]
