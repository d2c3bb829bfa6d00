"""Zones that keep cards out, Actions that cost more as they resolve, and targets that are turned aside (INV-41)."""

from __future__ import annotations

from ....effects.language.use import NOTHING, Use
from ...changes.warding import ActionTax, Diverts, HandLimit, NoEntry
from ...state import InvasionState


def kept_out_by(s: InvasionState, card: int, place: int, facedown: bool = False) -> int:
    """The card whose words keep another out of a zone, or NOTHING."""
    for each in s.modifiers(NoEntry).found:
        if each.use.place == place and (facedown or s.loyalty_of(card) < each.modifier.loyalty):
            return each.use.source
    return NOTHING


def tax(s: InvasionState, use: Use) -> int:
    """What must be paid as an Action resolves, for every effect that watches one of its targets."""
    due = 0
    for each in s.modifiers(ActionTax).found:
        watched = each.subjects(s, each.modifier.of)
        due += each.modifier.amount if [card for card in use.aims() if card in watched] else 0
    return due


def divert(s: InvasionState, use: Use) -> Use:
    """The use of an effect whose targets are turned aside by an opponent, where that is possible."""
    for each in s.modifiers(Diverts).of_opponent(use.controller).found:
        for card in each.subjects(s, each.modifier.of):
            for other in each.subjects(s, each.modifier.to):
                use = _turned(s, use, card, other)
    return use


def _turned(s: InvasionState, use: Use, card: int, other: int) -> Use:
    """Every slot in which a card was chosen has the other one, if that could stand there (INV-11.6, INV-11.7)."""
    targets, ages = list(use.targets), list(use.ages)
    for slot, chosen in enumerate(use.targets):
        target = use.ability.slots[slot]
        if card in chosen and card != other and other not in chosen and target.aimed:
            if target.of.has(s, other, use.but(slot), NOTHING, use.controller):
                at = chosen.index(card)
                targets[slot] = (*chosen[:at], other, *chosen[at + 1 :])
                ages[slot] = (*ages[slot][:at], s.age(other), *ages[slot][at + 1 :])
                s.emit("diverted", "INV-41.7", s.controller[other], card, other=other)
    return use.aimed(tuple(targets), tuple(ages))


def surplus(s: InvasionState, seat: int) -> int:
    """How many cards a player holds above what an effect in play lets him hold."""
    limits = [each.modifier.most for each in s.modifiers(HandLimit).of_player(seat).found]
    return max(0, len(s.hand(seat)) - min(limits)) if limits else 0
