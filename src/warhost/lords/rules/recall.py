"""Which units may be recalled to the hand (LOW-10.3, LOW-11, and the variants' exceptions)."""

from ...engine.requirements import Requirement
from ..state import DEPLOYED, KILLED_BY_ARROWS, KILLED_BY_SHOT, LordsState
from . import requirements


def recall_hindrance(s: LordsState, seat: int, card: int) -> Requirement | None:
    """The requirement that prevents a seat from recalling a unit of its side, if any does."""
    battle, marks = s.battle, s.marks[card]
    if marks & DEPLOYED:
        return requirements.NOT_DEPLOYED_NOW
    cavalry = battle.cavalry[card]
    if marks & (KILLED_BY_ARROWS | KILLED_BY_SHOT) and not (cavalry and battle.options.cavalry_always):
        return requirements.KILLED_NOBODY
    if s.engagers[card]:
        if not cavalry:
            return requirements.NOT_ENGAGED_TO_RECALL
        for other in s.engagers_of(card):
            if battle.spear[other]:
                return requirements.NO_SPEAR_ENGAGES
    own, deck = battle.deck_of[seat], battle.card_deck[card]
    if own != deck:  # the card of a partner, who has another deck in variant F only
        if battle.general[card]:
            return requirements.NOT_PARTNERS_GENERAL
        if battle.races[own] != battle.races[deck]:
            return requirements.SAME_RACE
    return None


def recalls(s: LordsState, seat: int) -> list[int]:
    """The units a seat may recall now, by card id."""
    sides, side = s.battle.card_side, s.battle.side[seat]
    return [card for card in s.where if sides[card] == side and recall_hindrance(s, seat, card) is None]
