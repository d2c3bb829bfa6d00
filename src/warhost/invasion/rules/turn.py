"""The turn: beginning, kingdom, quest, capital and battlefield phases, end (INV-5)."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.basis import HISTORY, PHASE, RESOURCES
from ...effects.language.floating import Floating
from ...effects.language.lasting import END_OF_PHASE, END_OF_TURN, UNTIL_USED
from ...effects.language.limits import EACH_PHASE
from ...engine.moves import Move
from ...engine.steps import Question, Step
from .. import words
from ..changes.common import SkipsPhase
from ..state import InvasionState
from .actions.stops import RESTORE
from .actions.window import OpenWindow
from .battles.targets import DeclareTarget
from .movement.drawing import draw, fewer
from .movement.entering import restore
from .movement.expiry import expire
from .power import zone_power

RESTORE_NOTHING: Final = -2
# By phase: its action window.
WINDOW_OF: Final = (
    words.BEGINNING_WINDOW,
    words.KINGDOM_WINDOW,
    words.QUEST_WINDOW,
    words.CAPITAL_WINDOW,
    words.BATTLEFIELD_WINDOW,
    words.END_WINDOW,
)


def skipped(s: InvasionState, phase: int, seat: int) -> bool:
    """True if a player skips this phase; all effects that wait for a phase to skip are used up (INV-12.15)."""
    skipping = s.modifiers(SkipsPhase).of_player(seat).found
    found = [each.use.source for each in skipping if each.modifier.phase == phase]
    if not found:
        return False
    s.floating = tuple([each for each in s.floating if not _waited(each, phase, seat)])
    s.changed = True
    s.emit("skipped", "INV-12.15", seat, found[0], number=phase)
    return True


def _waited(effect: Floating, phase: int, seat: int) -> bool:
    """True if an effect waits for one phase to skip; one with a duration skips every phase in it."""
    skips = [each for each in effect.entry.modifiers(SkipsPhase) if each.phase == phase]
    return bool(skips) and effect.use.controller == seat and effect.until == UNTIL_USED


class Turn(Step[InvasionState]):
    """0 Beginning of turn.  1 Kingdom.  2 Quest.  3 Capital.  4 Battlefield.  5 End of turn.  (INV-5.2)"""

    def run(self, s: InvasionState) -> None:
        me = s.active = self.who
        s.turns += 1
        s.history = ()
        s.touched(PHASE | HISTORY)
        s.occasions = ()
        s.chances = ()
        s.missed = ()
        s.emit("turn", "INV-5.1", me, number=s.turns)
        steps = phases(me, s.turns == 1)  # INV-5.3: on the first turn phases are left out
        s.then_all(steps)


def phases(me: int, penalty: bool) -> list[Step[InvasionState]]:
    """The parts of a turn; the very first turn has no quest phase and no battlefield phase (INV-5.3)."""
    steps: list[Step[InvasionState]] = [BeginningOfTurn(me), KingdomPhase(me)]
    if not penalty:
        steps.append(QuestPhase(me))
    steps.append(CapitalPhase(me))
    if not penalty:
        steps.append(BattlefieldPhase(me))
    steps.append(EndOfTurn(me))
    return steps


class BeginningOfTurn(Step[InvasionState]):
    """0.1 "At the beginning of the turn".  0.2 Action window.  (INV-5.4)"""

    def run(self, s: InvasionState) -> None:
        s.phase = words.BEGINNING
        s.touched(PHASE)  # recompute: constant effects may depend on whose turn it is
        s.happen(words.TURN_BEGINS, seat=self.who)
        s.happen(words.PHASE_BEGINS, seat=self.who)
        s.then_all(course(words.BEGINNING, self.who))


class KingdomPhase(Step[InvasionState]):
    """1.1 Return resources.  1.2 Restore a card.  1.3 Collect.  1.4 Beginning of phase, actions.  (INV-5.7 to 5.11)"""

    def run(self, s: InvasionState) -> None:
        me = self.who
        if skipped(s, words.KINGDOM_PHASE, me):
            return
        _begin(s, words.KINGDOM_PHASE, me)
        s.resources[me] = 0
        s.touched(RESOURCES)  # recompute: cards may count resources
        s.then_all(course(words.KINGDOM_PHASE, me))


class Restore(Question[InvasionState]):
    """The active player may restore one corrupted card they control (INV-5.8, INV-16.4, INV-CON-3)."""

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, [RESTORE_NOTHING, *restorable(s, self.who)])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != RESTORE_NOTHING:
            restore(s, option)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("restore nothing") if option == RESTORE_NOTHING else Move("restore", option)

    def idle(self, s: InvasionState) -> int:
        return RESTORE_NOTHING

    def window(self, s: InvasionState) -> str:
        return RESTORE

    def moment(self, s: InvasionState) -> dict[str, object] | None:
        return {}  # a position needs only the phase, which starts with this question


def restorable(s: InvasionState, seat: int) -> list[int]:
    return [
        card
        for card in s.in_play()
        if s.marks[card] & words.CORRUPTED
        and s.controller[card] == seat
        and not s.stat(words.CANNOT_BE_RESTORED, card)
        and (s.kinds[card] & words.UNIT or not s.duel.options.restore_units_only)
    ]


class Collect(Step[InvasionState]):
    """A resource for each power in the kingdom (INV-5.9)."""

    def run(self, s: InvasionState) -> None:
        me = self.who
        amount = words.BASE_POWER[words.KINGDOM] + zone_power(s, me, words.KINGDOM)
        s.resources[me] = min(255, amount)
        s.touched(RESOURCES)  # recompute: cards may count resources
        s.emit("collected", "INV-5.9", me, number=amount)
        s.happen(words.COLLECTED, seat=me, amount=amount)
        s.happen(words.POWER_COUNTED, seat=me, amount=amount)


class QuestPhase(Step[InvasionState]):
    """2.1 Draw a card for each power in the quest zone.  2.2 Beginning of phase, actions.  (INV-5.12 to 5.14)"""

    def run(self, s: InvasionState) -> None:
        me = self.who
        if skipped(s, words.QUEST_PHASE, me):
            return
        _begin(s, words.QUEST_PHASE, me)
        s.then_all(course(words.QUEST_PHASE, me))


class DrawCards(Step[InvasionState]):
    """All cards of the quest phase are drawn at the same time (INV-5.13)."""

    def run(self, s: InvasionState) -> None:
        amount = fewer(s, self.who, words.BASE_POWER[words.QUEST] + zone_power(s, self.who, words.QUEST))
        draw(s, self.who, amount)
        if amount:
            s.happen(words.DRAWN_FOR_QUEST, seat=self.who, amount=amount)
        s.happen(
            words.POWER_COUNTED,
            seat=self.who,
            amount=words.BASE_POWER[words.QUEST] + zone_power(s, self.who, words.QUEST),
        )


class CapitalPhase(Step[InvasionState]):
    """3.1 Beginning of phase.  3.2 Play units, supports, quests, one development; actions.  (INV-5.15 to 5.20)"""

    def run(self, s: InvasionState) -> None:
        me = self.who
        if skipped(s, words.CAPITAL_PHASE, me):
            return
        _begin(s, words.CAPITAL_PHASE, me)
        s.then_all(course(words.CAPITAL_PHASE, me))


class BattlefieldPhase(Step[InvasionState]):
    """4.1 Beginning of phase, actions.  4.2 One attack against one zone.  (INV-5.21 to 5.24)"""

    def run(self, s: InvasionState) -> None:
        me = self.who
        if skipped(s, words.BATTLEFIELD_PHASE, me):
            return
        _begin(s, words.BATTLEFIELD_PHASE, me)
        s.then_all(course(words.BATTLEFIELD_PHASE, me))


def course(phase: int, me: int) -> list[Step[InvasionState]]:
    """The steps of a part of the turn.

    In a phase these are its first step, then routine D, its window, and routine E; the window is the only one, except
    for the attack (INV-10.4, INV-10.5, INV-10.9, INV-10.10).
    """
    if phase == words.BEGINNING:
        return [OpenWindow(number=words.BEGINNING_WINDOW), PhaseEnds(me, number=phase), PhaseOver(me, number=phase)]
    if phase == words.END_OF_TURN_PHASE:
        return [OpenWindow(number=words.END_WINDOW), TurnEnds(me), TurnOver(me), ResumeTriggers(), Turn(1 - me)]
    steps: list[Step[InvasionState]] = []
    if phase == words.KINGDOM_PHASE:
        steps = [Restore(me), Collect(me)]
    elif phase == words.QUEST_PHASE:
        steps = [DrawCards(me)]
    steps += [PhaseBegins(me, number=phase), OpenWindow(number=WINDOW_OF[phase])]
    if phase == words.BATTLEFIELD_PHASE:
        steps.append(DeclareTarget(me))
    return [*steps, PhaseEnds(me, number=phase), PhaseOver(me, number=phase)]


class PhaseBegins(Step[InvasionState]):
    """ "At the beginning of the phase" (INV-10.4 D-1)."""

    def run(self, s: InvasionState) -> None:
        s.happen(words.PHASE_BEGINS, seat=self.who)


class PhaseEnds(Step[InvasionState]):
    """ "At the end of the phase" (INV-10.5 E-2)."""

    def run(self, s: InvasionState) -> None:
        s.happen(words.PHASE_ENDS, seat=self.who)


class PhaseOver(Step[InvasionState]):
    """End the effects and limits of the phase; nothing can trigger any more (INV-10.5 E-3)."""

    def run(self, s: InvasionState) -> None:
        s.silent = True
        s.period_over(EACH_PHASE)
        expire(s, END_OF_PHASE)
        if [kind for kind, _, _, _ in s.history_of_phase() if kind == words.ATTACKS]:
            s.history = (*s.history, (words.PHASE_ENDS, NOTHING, self.who, 1))
            s.touched(HISTORY)  # recompute: cards may count the events of this phase
        if self.number == words.BATTLEFIELD_PHASE:
            expire(s, words.NEXT_BATTLE)  # INV-14.23
        s.then(ResumeTriggers())


class ResumeTriggers(Step[InvasionState]):
    """The end of a period has taken effect: from here on abilities can trigger again."""

    @classmethod
    def stored_name(cls) -> str:
        return "Loud"

    def run(self, s: InvasionState) -> None:
        s.silent = False


class EndOfTurn(Step[InvasionState]):
    """5.1 Action window.  5.2 "At the end of the turn".  5.3 What lasts until then ends.  (INV-5.26, INV-10.5)"""

    def run(self, s: InvasionState) -> None:
        me = self.who
        s.phase = words.END_OF_TURN_PHASE
        s.touched(PHASE)
        s.happen(words.PHASE_BEGINS, seat=self.who)
        s.then_all(course(words.END_OF_TURN_PHASE, me))


class TurnEnds(Step[InvasionState]):
    """ "At the end of the turn", which is also the end of its last phase (INV-5.2, INV-10.5 E-2)."""

    def run(self, s: InvasionState) -> None:
        s.happen(words.TURN_ENDS, seat=self.who)
        s.happen(words.PHASE_ENDS, seat=self.who)


class TurnOver(Step[InvasionState]):
    """End the effects that last until the end of the turn (INV-10.5 E-3), and reset limits."""

    def run(self, s: InvasionState) -> None:
        s.silent = True
        s.used = ()
        for until in (END_OF_TURN, END_OF_PHASE, words.NEXT_BATTLE):
            expire(s, until)


def _begin(s: InvasionState, phase: int, me: int) -> None:
    s.phase = phase
    s.touched(PHASE)  # recompute: constant effects may depend on the phase
    s.emit("phase", "INV-5.2", me, number=phase)
