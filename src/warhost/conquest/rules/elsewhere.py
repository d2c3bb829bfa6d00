"""Playing cards from elsewhere than the hand: events out of discard piles, and cards that say so of themselves."""

from __future__ import annotations

from ..changes.common import DEPLOYS_DISCARDED, PLAYS_DISCARDED, PlaysDiscarded
from ..state import ConquestState
from ..words import EVENT, SEATS


def playable_elsewhere(s: ConquestState, seat: int, action: bool) -> list[int]:
    """The events in discard piles that a player may play as if they were in his hand, as an Action or to answer."""
    found: list[int] = []
    for use, change, it in s.in_force(PLAYS_DISCARDED):
        if isinstance(change, PlaysDiscarded) and use.controller == seat and (action or not change.actions):
            for owner in range(SEATS):
                for card in s.discard_pile(owner):
                    if s.duel.kinds[card] == EVENT and card not in found and change.of.has(s, card, use, it, seat):
                        found.append(card)
    return found


def deployable_elsewhere(s: ConquestState, seat: int) -> list[int]:
    """The cards of a player's discard pile that he may deploy in a deploy turn, as they say themselves."""
    return [
        card
        for card in s.discard_pile(seat)
        for entry in s.duel.buried[card]
        if [change for change in entry.ability.changes if change.about() == DEPLOYS_DISCARDED]
    ]
