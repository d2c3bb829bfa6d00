"""What cannot be targeted or affected, and by what (CON-15.11)."""

from __future__ import annotations

from ...effects.language.use import NOTHING, Use
from ..changes.common import (
    CANNOT_HEAL,
    HELD_FAST,
    IMMUNE,
    UNTARGETABLE,
    CannotHeal,
    HeldFast,
    ImmuneTo,
    Untargetable,
)
from ..state import ConquestState


def blocker(s: ConquestState, card: int, use: Use) -> int:
    """The card that keeps another from being a target of this use, or NOTHING."""
    if card >= s.duel.cards or use.source >= s.duel.cards:
        return NOTHING  # a planet is nobody's, so its Battle ability is no enemy ability (CON-17.6)
    if use.controller == s.controller[card]:
        return immune_by(s, card, use)
    for at_work, change, it in s.in_force(UNTARGETABLE):
        if isinstance(change, Untargetable) and change.of.has(s, card, at_work, it, at_work.controller):
            return at_work.source
    return immune_by(s, card, use)


def can_be_healed(s: ConquestState, card: int) -> bool:
    """Whether nothing keeps damage from being removed from a card."""
    for use, change, it in s.in_force(CANNOT_HEAL):
        if isinstance(change, CannotHeal) and change.of.has(s, card, use, it, use.controller):
            return False
    return True


def loose(s: ConquestState, cards: list[int]) -> list[int]:
    """Those of the cards that effects can rout and exhaust."""
    found = cards
    for use, change, it in s.in_force(HELD_FAST):
        if isinstance(change, HeldFast):
            found = [card for card in found if not change.of.has(s, card, use, it, use.controller)]
    return found


def immune_by(s: ConquestState, card: int, use: Use) -> int:
    """The card that makes another immune to this use, or NOTHING."""
    if IMMUNE not in s.rules or card >= s.duel.cards or use.source < 0:
        return NOTHING
    own = use.controller == s.controller[card]
    for at_work, change, it in s.rules[IMMUNE]:
        if isinstance(change, ImmuneTo) and change.of.has(s, card, at_work, it, at_work.controller):
            meant = change.trait in s.duel.traits[use.source] if change.trait else not own
            if s.duel.kinds[use.source] & change.kinds and meant:
                return at_work.source
    return NOTHING


def can_be_target(s: ConquestState, card: int, use: Use) -> bool:
    return blocker(s, card, use) == NOTHING


def affected(s: ConquestState, cards: list[int], use: Use) -> list[int]:
    """Those of the cards that a use can affect."""
    if IMMUNE not in s.rules:
        return cards
    return [card for card in cards if immune_by(s, card, use) == NOTHING]
