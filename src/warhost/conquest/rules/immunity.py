"""What cannot be targeted or affected, and by what (CON-15.11)."""

from __future__ import annotations

from ...effects.use import NOTHING, Use
from ..language.changes import IMMUNE, UNTARGETABLE, ImmuneTo, Untargetable
from ..state import ConquestState


def blocker(s: ConquestState, card: int, use: Use) -> int:
    """The card that keeps another from being a target of this use, or NOTHING."""
    if use.controller == s.controller[card] or card >= s.duel.cards or use.source >= s.duel.cards:
        return NOTHING  # a planet is nobody's, so its Battle ability is no enemy ability (CON-17.6)
    for at_work, change, it in s.rules.get(UNTARGETABLE, ()):
        if isinstance(change, Untargetable) and change.of.has(s, card, at_work, it, at_work.controller):
            return at_work.source
    return immune_by(s, card, use)


def immune_by(s: ConquestState, card: int, use: Use) -> int:
    """The card that makes another immune to this use, or NOTHING."""
    if IMMUNE not in s.rules or card >= s.duel.cards or use.source < 0 or use.controller == s.controller[card]:
        return NOTHING
    for at_work, change, it in s.rules[IMMUNE]:
        if isinstance(change, ImmuneTo) and change.of.has(s, card, at_work, it, at_work.controller):
            if s.duel.kinds[use.source] & change.kinds:
                return at_work.source
    return NOTHING


def can_be_target(s: ConquestState, card: int, use: Use) -> bool:
    return blocker(s, card, use) == NOTHING


def affected(s: ConquestState, cards: list[int], use: Use) -> list[int]:
    """Those of the cards that a use can affect."""
    if IMMUNE not in s.rules:
        return cards
    return [card for card in cards if immune_by(s, card, use) == NOTHING]
