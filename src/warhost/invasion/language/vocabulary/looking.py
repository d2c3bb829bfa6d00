"""Verbs that look at cards, reveal them and shuffle decks, as the cards of Invasion are written."""

from ..verbs.looking import DrawBottom, LookAtHand, LookAtTop, RevealHand, RevealTop, ShuffleDeck, ShuffleInto
from ..verbs.revealing import DiscardRest, Reveal, RevealFromHand

reveal_top = RevealTop
reveal_hand = RevealHand
look_at_top = LookAtTop
look_at_hand = LookAtHand
reveal_from_hand = RevealFromHand
reveal = Reveal
discard_rest = DiscardRest
draw_bottom = DrawBottom
shuffle_deck = ShuffleDeck
shuffle_into_deck = ShuffleInto

__all__ = [
    "discard_rest",
    "draw_bottom",
    "look_at_hand",
    "look_at_top",
    "reveal",
    "reveal_from_hand",
    "reveal_hand",
    "reveal_top",
    "shuffle_deck",
    "shuffle_into_deck",
]
