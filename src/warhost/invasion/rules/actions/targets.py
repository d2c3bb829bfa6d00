"""Legality of targets, and extra costs for targeting (INV-3.22, INV-11)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import PLAY
from ....effects.language.ability_use import AbilityUse
from ....effects.language.lasting import Untargetable
from ....effects.language.sets import subjects_of
from ....effects.state.questions import AskDiscard
from ....engine.requirements import Requirement
from ...changes.protection import ActionTax, Diverts, NoEntry
from ...state import InvasionState
from ..movement.discarding import Discarding
from ..movement.restrictions import kept_out_by
from .costs import cost_of, paid_for
from .paying import Pay, target_discards, target_price, wealth
from .requirements import COST_CAN_BE_PAID, LEGAL_TARGET, TARGET_PRICE_PAID


def can_be_target(s: InvasionState, card: int, use: AbilityUse) -> bool:
    """True if nothing forbids the target and the user can pay its extra cost on top of the other costs (INV-3.22)."""
    if _forbidden(s, card, use):
        return False
    if _too_few_cards(s, card, use):
        return False
    demanded = target_price(s, use, card)
    return not demanded or wealth(s, use.controller, paid_for(use)) >= demanded + cost_of(s, use)


def why_not_target(s: InvasionState, card: int, use: AbilityUse) -> Requirement:
    """The requirement that stops a card from being a target, although it matches the text."""
    if _forbidden(s, card, use):
        return LEGAL_TARGET
    return COST_CAN_BE_PAID if _too_few_cards(s, card, use) else TARGET_PRICE_PAID


def _too_few_cards(s: InvasionState, card: int, use: AbilityUse) -> bool:
    """True if the target's extra cost is more discards than the player has other cards in hand."""
    demanded = target_discards(s, use, card)
    return demanded > 0 and demanded > len([each for each in s.hand(use.controller) if each != use.source])


def can_be_late_target(s: InvasionState, card: int, use: AbilityUse) -> bool:
    """As `can_be_target`, for a target chosen while the text resolves, after all other costs were paid (INV-39.47)."""
    if _forbidden(s, card, use):
        return False
    price, discards = _demanded_late(s, use, card)
    return price <= wealth(s, use.controller) and discards <= len(s.hand(use.controller))


def _demanded_late(s: InvasionState, use: AbilityUse, card: int) -> tuple[int, int]:
    """The resources and cards demanded for one more target; each effect demands once (INV-3.22)."""
    return (
        target_price(s, use, card) - target_price(s, use),
        target_discards(s, use, card) - target_discards(s, use),
    )


def aimed_late(s: InvasionState, use: AbilityUse, card: int) -> None:
    """Pay at once for a target that was chosen while the text resolves."""
    price, discards = _demanded_late(s, use, card)
    if discards:
        s.then(DiscardFor(use.controller, number=discards))
    if price:
        s.then(Pay(use.controller, number=price))


def _forbidden(s: InvasionState, card: int, use: AbilityUse) -> bool:
    """True if an effect keeps a card from being a target of this use."""
    for each in s.modifiers(Untargetable).found:
        if (each.modifier.by_anybody or each.use.controller != use.controller) and each.concerns(s, card):
            return True
    if NoEntry in s.in_force and use.ability.kind == PLAY and s.duel.attachment[use.source]:
        return kept_out_by(s, use.source, s.place[card]) != NOTHING
    return False


class DiscardFor(AskDiscard[InvasionState]):
    """Discard cards from hand as the extra cost of a target; `number` remain to be discarded."""

    def run(self, s: InvasionState) -> None:
        if self.number:
            s.ask(self, self.who, list(s.hand(self.who)))

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(Discarding((option,), self.who), DiscardFor(self.who, number=self.number - 1))


def tax(s: InvasionState, use: AbilityUse) -> int:
    """The extra cost that an Action's targets impose when it resolves: the sum over all `ActionTax` effects."""
    due = 0
    for each in s.modifiers(ActionTax).found:
        watched = subjects_of(s, each, each.modifier.of)
        due += each.modifier.amount if [card for card in use.aims() if card in watched] else 0
    return due


def divert(s: InvasionState, use: AbilityUse) -> AbilityUse:
    """The use with its targets replaced by an opponent's effect, as far as possible."""
    for each in s.modifiers(Diverts).of_opponent(use.controller).found:
        for card in subjects_of(s, each, each.modifier.of):
            for other in subjects_of(s, each, each.modifier.to):
                use = _turned(s, use, card, other)
    return use


def _turned(s: InvasionState, use: AbilityUse, card: int, other: int) -> AbilityUse:
    """Replace a target in every slot if the other card is legal there (INV-11.6, INV-11.7)."""
    targets, ages = list(use.chosen.targets), list(use.chosen.ages)
    for slot, chosen in enumerate(use.chosen.targets):
        target = use.ability.slots[slot]
        if card in chosen and card != other and other not in chosen and target.aimed:
            if target.of.has(s, other, use.but(slot), NOTHING, use.controller):
                at = chosen.index(card)
                targets[slot] = (*chosen[:at], other, *chosen[at + 1 :])
                ages[slot] = (*ages[slot][:at], s.age(other), *ages[slot][at + 1 :])
                s.emit("diverted", "INV-41.7", s.controller[other], card, other=other)
    return use.aimed(tuple(targets), tuple(ages))
