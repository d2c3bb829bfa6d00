"""Changes of control: who may control a card, and when control begins or ends (INV-17)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.sets import subjects_of
from ...changes.common import Controls
from ...state import Claim, InvasionState
from ...words import SEATS
from .control import foreign
from .entering import move_to
from .restrictions import copy_in_play, kept_out_by, other_hero


def may_control(s: InvasionState, card: int, seat: int, place: int) -> bool:
    """True if a player can take control of a card: they have no copy of it, and no Hero in that zone.

    No effect overrides this (INV-3.1, INV-21.1, INV-12.9); otherwise the card stays where it is.
    """
    return copy_in_play(s, card, seat) == NOTHING and (not s.shows_face(card) or other_hero(s, card, place) == NOTHING)


def hand_over(s: InvasionState) -> list[int]:
    """Give every card to the last valid claimant, otherwise to its owner (INV-17.2, 17.4).

    A claim waits while its player cannot control the card (INV-3.1, INV-21.1).  A card that cannot enter its new zone
    is returned to be sacrificed (INV-12.10, INV-24.6, INV-FAQ-121).
    """
    standing: list[Claim] = []
    for each in s.modifiers(Controls).found:
        use = each.use
        for card in subjects_of(s, each, each.modifier.of):
            if s.is_in_play(card):  # the host may have left: then its attachment is still in play for a moment
                standing.append((card, s.births[card], use.source, use.birth, use.controller))
    kept = [each for each in s.claims if each in standing]
    s.claims = (*kept, *[each for each in standing if each not in kept])
    wanted = {card: s.duel.owner[card] for card in foreign(s)}
    for card, _, _, _, seat in s.claims:
        place = s.place[card] // SEATS * SEATS + seat
        if s.controller[card] == seat or may_control(s, card, seat, place):
            wanted[card] = seat
    refused: list[int] = []
    for card, seat in wanted.items():
        if s.controller[card] != seat:
            place = s.place[card] // SEATS * SEATS + seat
            if kept_out_by(s, card, place) != NOTHING or not may_control(s, card, seat, place):
                refused.append(card)
                continue
            s.controller[card] = seat
            s.changed = True
            s.emit("control", "INV-17.4", seat, card)
            move_to(s, [card], place, handed=True)
    return refused
