"""Which units may be recalled to the hand (LOW-10.3, LOW-11, and the variants' exceptions)."""

from ..engine.requirements import Refusal
from .requirements import (
    KILLED_NOBODY,
    NO_SPEAR_ENGAGES,
    NOT_DEPLOYED_NOW,
    NOT_ENGAGED_TO_RECALL,
    NOT_PARTNERS_GENERAL,
    SAME_RACE,
)
from .state import DEPLOYED, KILLED_BY_ARROWS, KILLED_BY_SHOT, LordsState


def recall_refusal(s: LordsState, seat: int, card: int) -> Refusal | None:
    """What keeps a seat from recalling a unit of its own side, if anything does."""
    battle, marks = s.battle, s.marks[card]
    if marks & DEPLOYED:
        return Refusal(NOT_DEPLOYED_NOW, card)
    cavalry = battle.cavalry[card]
    if marks & (KILLED_BY_ARROWS | KILLED_BY_SHOT) and not (cavalry and battle.options.cavalry_always):
        return Refusal(KILLED_NOBODY, card)
    if s.engagers[card]:
        if not cavalry:
            return Refusal(NOT_ENGAGED_TO_RECALL, s.engagers_of(card)[0], s.where[card])
        for other in s.engagers_of(card):
            if battle.spear[other]:
                return Refusal(NO_SPEAR_ENGAGES, other, s.where[card])
    own, deck = battle.deck_of[seat], battle.card_deck[card]
    if own != deck:  # a partner's card: only in variant F does a side have several decks
        if battle.general[card]:
            return Refusal(NOT_PARTNERS_GENERAL, card)
        if battle.races[own] != battle.races[deck]:
            return Refusal(SAME_RACE, card)
    return None


def recalls(s: LordsState, seat: int) -> list[int]:
    """The units a seat may recall now, by card id."""
    sides, side = s.battle.card_side, s.battle.side[seat]
    return [card for card in s.where if sides[card] == side and recall_refusal(s, seat, card) is None]
