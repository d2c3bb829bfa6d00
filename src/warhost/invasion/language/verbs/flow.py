"""Verbs that change the sequence of the turn: attacks out of turn, added and skipped phases, a chain closed early."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Effect
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import subjects
from ....engine.dataclass import dataclass
from ...state import InvasionState


@dataclass(frozen=True)
class SkipRest(Effect):
    """Skip the rest of this phase (INV-12.15): its windows and steps, but not the effects of its end."""

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.skip_phase(s):
            s.mark_carried_out()
            s.emit("skipped", "INV-12.15", who, use.source, number=s.phase)


@dataclass(frozen=True)
class AnotherBattlefieldPhase(Effect):
    """One more battlefield phase this turn, before its end (INV-5.25)."""

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.add_battlefield_phase(s):
            s.mark_carried_out()


@dataclass(frozen=True)
class CloseChain(Effect):
    """Close the chain: it resolves now.  This is a cost, so it happens when the card is announced (INV-7.7).

    Played by an effect while a chain resolves, it does nothing, because nothing can be added then (INV-6.19).
    """

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.close_chain(s, who):
            s.mark_carried_out()


@dataclass(frozen=True)
class AttackNow(Effect):
    """Attack outside the battlefield phase, by all its steps (INV-27.1); with `by`, one card alone does (INV-40.6)."""

    by: Selector = ALL

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if self.by is ALL:
            s.mark_carried_out()
            s.rules.attack(s, who, NOTHING)
            return
        for card in subjects(s, self.by, use, it, who)[:1]:
            s.mark_carried_out()
            s.rules.attack(s, who, card)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return self.by is ALL or bool(subjects(s, self.by, use, it, who))


@dataclass(frozen=True)
class CancelAttack(Effect):
    """Cancel the attack: combat ends (INV-39.42)."""

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.cancel_attack(s):
            s.mark_carried_out()

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return s.attacker >= 0
