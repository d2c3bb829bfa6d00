"""Playing cards from places other than the hand: events in discard piles, and cards whose text allows it."""

from __future__ import annotations

from ..changes.common import DeploysDiscarded, PlaysDiscarded
from ..state import ConquestState
from ..words import EVENT, SEATS


def playable_elsewhere(s: ConquestState, seat: int, action: bool) -> list[int]:
    """The events in discard piles that a player may play as if in hand, as Actions or as responses."""
    found: list[int] = []
    if PlaysDiscarded not in s.in_force:
        return found
    for each in s.modifiers(PlaysDiscarded).of_player(seat).found:
        if action or not each.modifier.actions:
            for owner in range(SEATS):
                for card in s.discard_pile(owner):
                    if s.duel.kinds[card] == EVENT and card not in found and each.concerns(s, card):
                        found.append(card)
    return found


def deployable_elsewhere(s: ConquestState, seat: int) -> list[int]:
    """The cards in a player's discard pile whose text lets them be deployed."""
    return [card for card in s.discard_pile(seat) for entry in s.duel.buried[card] if entry.modifiers(DeploysDiscarded)]
