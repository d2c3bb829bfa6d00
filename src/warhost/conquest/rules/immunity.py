"""Immunity: cards that cannot be targeted or affected (CON-15.11)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.lasting import Untargetable
from ..changes.common import CannotHeal, HeldFast, ImmuneTo
from ..state import ConquestState


def blocker(s: ConquestState, card: int, use: AbilityUse) -> int:
    """The card that prevents another from being a target of this use, or NOTHING."""
    if card >= s.duel.cards or use.source >= s.duel.cards:
        return NOTHING  # CON-17.6: nobody controls a planet, so its Battle ability is no enemy ability
    if use.controller == s.controller[card]:
        return immune_by(s, card, use)
    by = s.modifiers(Untargetable).source(card)
    return by if by != NOTHING else immune_by(s, card, use)


def can_be_healed(s: ConquestState, card: int) -> bool:
    """True if no effect prevents removing damage from a card."""
    return not s.modifiers(CannotHeal).any(card)


def loose(s: ConquestState, cards: list[int]) -> list[int]:
    """The cards among these that effects can rout and exhaust."""
    held = s.modifiers(HeldFast)
    return [card for card in cards if not held.any(card)] if held else cards


def immune_by(s: ConquestState, card: int, use: AbilityUse) -> int:
    """The card that makes another immune to this use, or NOTHING."""
    if ImmuneTo not in s.in_force or card >= s.duel.cards or use.source < 0:
        return NOTHING
    own = use.controller == s.controller[card]
    for each in s.modifiers(ImmuneTo).concerning(card):
        trait = each.modifier.trait
        meant = trait in s.duel.traits[use.source] if trait else not own
        if s.duel.kinds[use.source] & each.modifier.kinds and meant:
            return each.use.source
    return NOTHING


def can_be_target(s: ConquestState, card: int, use: AbilityUse) -> bool:
    return blocker(s, card, use) == NOTHING


def affected(s: ConquestState, cards: list[int], use: AbilityUse) -> list[int]:
    """The cards among these that a use can affect."""
    if ImmuneTo not in s.in_force:
        return cards
    return [card for card in cards if immune_by(s, card, use) == NOTHING]
