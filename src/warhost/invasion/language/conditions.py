"""Conditions of Invasion: burning sections, combat and action windows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import ANYTHING, MARKS
from ...effects.language.effect import Condition, FightCondition
from ...effects.language.select import ALL, Selector
from ...effects.language.sets import THIS, subjects
from ...effects.language.verbs import EVERYTHING
from ...engine.dataclass import dataclass
from .. import words
from ..state import InvasionState
from .verbs.fighting import AttackElsewhere

# The number of the first action window of each phase; the kingdom phase has one window, after resources are collected.
FIRST_WINDOWS: Final = (
    words.BEGINNING_WINDOW,
    words.KINGDOM_WINDOW,
    words.QUEST_WINDOW,
    words.CAPITAL_WINDOW,
    words.BATTLEFIELD_WINDOW,
    words.END_WINDOW,
)

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class DealsInCombat(Condition):
    """This card deals damage in combat: no effect says that it deals none (INV-39.2)."""

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.stat(words.COMBAT_DAMAGE, use.source) > -EVERYTHING // 2


@dataclass(frozen=True)
class YouBurn(Condition):
    """A number of sections of your capital are burning, or of all capitals."""

    least: int
    anybodys: bool = False

    def reads(self) -> int:
        return MARKS

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        burning = [site for site in s.facts.sites if s.marks[site] & words.BURNING]
        return len([site for site in burning if self.anybodys or s.controller[site] == who]) >= self.least


@dataclass(frozen=True)
class PlayedThisTurn(Condition):
    """A player has played a selected card this turn."""

    of: Selector

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(
            [card for kind, card, _, _ in s.recorded() if kind == words.PLAYED and self.of.has(s, card, use, card, who)]
        )


@dataclass(frozen=True)
class Outnumbered(Condition):
    """The opposing units in combat outnumber the units on this card's side, at its front (INV-46.6)."""

    def reads(self) -> int:
        return MARKS

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        side = s.marks[use.source] & (words.ATTACKING | words.DEFENDING)
        front = s.front_of(use.source)
        units = [
            card
            for card in s.in_play()
            if s.kinds[card] & words.UNIT and s.marks[card] & (words.ATTACKING | words.DEFENDING)
        ]
        units = [card for card in units if s.front_of(card) == front]
        mine = [card for card in units if s.marks[card] & side]
        return side != 0 and len(units) - len(mine) > len(mine)


@dataclass(frozen=True)
class DamageAssigned(Condition):
    """Damage has been assigned in combat, optionally to a selected card."""

    of: Selector = ALL

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        if s.window != words.ASSIGNED_WINDOW:
            return False
        return self.of is ALL or bool([card for card in subjects(s, self.of, use, it, who) if s.assigned[card]])


@dataclass(frozen=True)
class YouAreAttacked(Condition):
    """An opponent attacks your capital, and defenders have not been declared yet."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        before = s.window == words.ATTACKERS_WINDOW or s.window == words.AMBUSH_WINDOW
        return before and s.is_attacked_player(use.controller)


@dataclass(frozen=True)
class InCombat(FightCondition):
    """Combat is in progress."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return s.attacker >= 0


@dataclass(frozen=True)
class ThisZoneAttacked(FightCondition):
    """This card's zone is under attack."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        here = s.is_in_play(use.source) and s.births[use.source] == use.birth  # INV-9.5
        return here and s.attacker >= 0 and s.is_attacked(s.place[use.source])


@dataclass(frozen=True)
class AnotherZoneStands(Condition):
    """Another zone of this card's controller is not burning."""

    def reads(self) -> int:
        return MARKS

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        mine = [site for site in s.facts.sites if s.controller[site] == use.controller and s.place[site] != use.place]
        return bool([site for site in mine if not s.marks[site] & words.BURNING])


@dataclass(frozen=True)
class CouldAttackElsewhere(Condition):
    """This card is not attacking and could attack a zone that nobody attacks (INV-46.2)."""

    def reads(self) -> int:
        return ANYTHING

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(AttackElsewhere(THIS).options(s, use, it, who))


@dataclass(frozen=True)
class YouDefend(FightCondition):
    """A zone of yours is under attack."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return s.attacker >= 0 and s.is_attacked_player(use.controller)


@dataclass(frozen=True)
class SecondAttack(Condition):
    """The triggering card attacks for the second time this turn."""

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return len([card for kind, card, _, _ in s.recorded() if kind == words.ATTACKS and card == it]) == 2


@dataclass(frozen=True)
class CombatOver(Condition):
    """It is the last action window of a battlefield phase, after combat (INV-40.16)."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return s.phase == words.BATTLEFIELD_PHASE and s.window == words.DEALT_WINDOW


@dataclass(frozen=True)
class PhaseJustBegun(Condition):
    """It is the first action window of a phase of your turn (INV-10.10)."""

    phase: int

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return s.phase == self.phase and s.window == FIRST_WINDOWS[self.phase] and s.active == use.controller


THIS_ZONE_ATTACKED: Final = ThisZoneAttacked()
YOU_DEFEND: Final = YouDefend()
SECOND_ATTACK: Final = SecondAttack()
COMBAT_OVER: Final = CombatOver()
ANOTHER_ZONE_STANDS: Final = AnotherZoneStands()
COULD_ATTACK_ELSEWHERE: Final = CouldAttackElsewhere()
YOU_ARE_ATTACKED: Final = YouAreAttacked()
IN_COMBAT: Final = InCombat()
OUTNUMBERED: Final = Outnumbered()


@dataclass(frozen=True)
class DuringAmbush(Condition):
    """During the Ambush step (INV-13.9)."""

    def holds(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return s.window == words.AMBUSH_WINDOW


IN_AMBUSH_STEP: Final = DuringAmbush()
