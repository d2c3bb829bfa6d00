"""Verbs that bend the course of the turn: attacks out of turn, more phases, skipped ones, a chain cut short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.language.effect import Effect
from ....effects.language.select import Selector
from ....effects.language.sets import ALL, subjects
from ....effects.language.use import Use
from ....engine.dataclass import dataclass
from ...state import InvasionState

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class SkipRest(Effect):
    """What is left of this phase is skipped (INV-12.15): its windows and steps, but not what ends with it."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        from ...rules.actions.resolving import ResolveChain
        from ...rules.turn import PhaseOver

        end = max([at for at, step in enumerate(s.steps) if isinstance(step, PhaseOver)], default=-1)
        if end < 0:
            return  # between the phases there is nothing to skip
        links = [at for at, step in enumerate(s.steps) if at > end and isinstance(step, ResolveChain)]
        first = min(links, default=len(s.steps))
        s.steps[end + 1 : first] = []
        s.carry()
        s.emit("skipped", "INV-12.15", who, use.source, number=s.phase)


@dataclass(frozen=True)
class AnotherBattlefieldPhase(Effect):
    """One more battlefield phase this turn, before its end (INV-5.25)."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        from ...rules.turn import BattlefieldPhase, EndOfTurn

        ends = [at for at, step in enumerate(s.steps) if isinstance(step, EndOfTurn)]
        if ends:
            s.steps.insert(ends[-1] + 1, BattlefieldPhase(s.active))
            s.carry()


def _open_chain(s: World) -> int:
    """Which step waits for what may still be added to a chain; negative while one resolves."""
    from ...rules.actions.resolving import ResolveChain
    from ...rules.actions.window import Occasions, Window

    for at in range(len(s.steps) - 1, -1, -1):
        if isinstance(s.steps[at], (Window, Occasions)):
            return at
        if isinstance(s.steps[at], ResolveChain):
            break
    return -1


@dataclass(frozen=True)
class CloseChain(Effect):
    """Nothing more can be added to this chain: it resolves now.  A cost, so that it happens on announcing (INV-7.7).

    Played by an effect, while a chain resolves, the card finds nothing to close: nothing can be added then (INV-6.19).
    """

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        from ...rules.actions.resolving import ResolveChain
        from ...rules.actions.window import Occasions, OpenWindow

        at = _open_chain(s)
        if at < 0:
            return
        waiting: Any = s.steps[at]
        base, kind = waiting.card, waiting.number
        starter = s.chain[base].controller if len(s.chain) > base else who
        below = at - 1 if isinstance(waiting, Occasions) else at
        s.steps[below : at + 1] = [OpenWindow(1 - starter, base, number=kind), ResolveChain(number=base)]
        s.carry()


@dataclass(frozen=True)
class AttackNow(Effect):
    """Attack outside the battlefield phase, by all its steps (INV-27.1); with `by`, one card alone does (INV-40.6)."""

    by: Selector = ALL

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        from ...rules.battles.targets import DeclareTarget

        if self.by is ALL:
            s.carry()
            s.then(DeclareTarget(who))
            return
        for card in subjects(s, self.by, use, it, who)[:1]:
            s.carry()
            s.then(DeclareTarget(who, card))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return self.by is ALL or bool(subjects(s, self.by, use, it, who))


@dataclass(frozen=True)
class CancelAttack(Effect):
    """Cancel the attack: combat is over (INV-39.42)."""

    def perform(self, s: InvasionState, use: Use, it: int, who: int) -> None:
        from ...rules.battles.ending import cancel_attack

        if cancel_attack(s):
            s.carry()

    def possible(self, s: InvasionState, use: Use, it: int, who: int) -> bool:
        return s.attacker >= 0
