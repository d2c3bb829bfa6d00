"""A battle: combat rounds with a ranged skirmish, combat turns and retreats, until one side is left (CON-9)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.basis import FIGHT
from ....effects.language.resolution import EndOfText
from ....engine.moves import Move
from ....engine.requirements import Requirement
from ....engine.steps import Question, Step
from ... import words
from ...changes.common import StaysExhausted
from ...changes.fighting import CannotRetreat, LeadsBattles, MustAttack
from ...state import ConquestState
from ..actions import requirements
from ..actions.stops import ATTACK, RETREAT, SKIRMISH
from ..actions.window import OpenWindow
from ..entering import send_home
from ..exhausting import ready_up
from ..settling import expire
from .attacking import DeclareAttacker, can_attack, forced_defenders
from .deep_strike import DeepStrikes
from .winning import LostPlanet, WinBattle, battle_ends

PASS: Final = -2
RETREATING: Final = 1024
BOTH: Final = 2
LONGEST_BATTLE: Final = 40  # combat rounds after which a battle that nobody can win or leave ends (CON-16.24)


class Battle(Step[ConquestState]):
    """Start a battle at a planet (`number`): its initiative, then its first round (CON-9.1 to 9.4)."""

    def run(self, s: ConquestState) -> None:
        position = self.number
        s.rules.battle_has_begun(s)
        limits_of_battle(s)
        s.battle = position
        present = leaders_at(s, position)
        s.battle_seat = present[0] if len(present) == 1 else s.active
        s.combat_round = 1
        s.fallen = 0
        s.touched(FIGHT)
        s.emit("battle", "CON-9.1", s.battle_seat, place=position * words.SEATS)
        first = s.battle_seat
        strikes = [DeepStrikes(first), DeepStrikes(1 - first)]
        s.then(*strikes, BattleBegins(), RoundBegins(), RangedTurn(), SkirmishOver(), CombatTurn(), BattleOver())


def limits_of_battle(s: ConquestState) -> None:
    """Reset the limits of a battle and of a combat round (CON-16.20)."""
    for period in (words.EACH_BATTLE, words.EACH_COMBAT_ROUND):
        s.period_over(period)


def leaders_at(s: ConquestState, position: int) -> list[int]:
    """The players with a warlord, or a unit that counts as one, at a planet (CON-8.3, CON-9.1, CON-19.2)."""
    present = [seat for seat in range(words.SEATS) if s.warlord_at(position, seat)]
    for each in s.modifiers(LeadsBattles).found:
        seat = each.use.controller
        if s.position(each.use.source) == position and not s.warlord_at(position, 1 - seat) and seat not in present:
            present.append(seat)
    return present


class BattleBegins(Step[ConquestState]):
    """Reactions to the beginning of a battle."""

    def run(self, s: ConquestState) -> None:
        s.happen(words.AFTER_BATTLE_BEGINS, s.duel.planet(s.battle), s.battle_seat, s.battle * words.SEATS)


class RoundBegins(Step[ConquestState]):
    """Reactions to the beginning of a combat round."""

    def run(self, s: ConquestState) -> None:
        s.happen(words.AFTER_ROUND_BEGINS, s.duel.planet(s.battle), s.battle_seat, s.battle * words.SEATS)


class SkirmishOver(Step[ConquestState]):
    """Reactions to the end of the ranged skirmish."""

    def run(self, s: ConquestState) -> None:
        s.happen(words.AFTER_SKIRMISH_ENDS, s.duel.planet(s.battle), s.battle_seat, s.battle * words.SEATS)


class BattleOver(Step[ConquestState]):
    """The end of the battle."""

    def run(self, s: ConquestState) -> None:
        s.battle = NOTHING
        s.battle_seat = NOTHING
        s.combat_round = 0
        s.fallen = 0
        s.touched(FIGHT)
        limits_of_battle(s)


class RangedTurn(Step[ConquestState]):
    """One player's turn in the ranged skirmish, with an action window before it (CON-9.5, CON-9.9).

    The first turn belongs to the player who has the initiative in the battle when it begins (CON-9.2).
    """

    def run(self, s: ConquestState) -> None:
        who = self.who if self.who != NOTHING else s.battle_seat
        s.then(OpenWindow(number=words.RANGED_WINDOW), RangedAttack(who, number=self.number))


class CombatChoice(Question[ConquestState]):
    """The choice of an attacking unit or of the warlord's retreat; a pass if neither is possible."""

    def attacker(self, option: int) -> int:
        """The unit with which an option attacks, or NOTHING."""
        return option if 0 <= option < RETREATING else NOTHING

    def retreater(self, option: int) -> int:
        """The warlord that retreats by an option, or NOTHING."""
        return option - RETREATING if option >= RETREATING else NOTHING

    def move(self, s: ConquestState, option: int) -> Move:
        if option == PASS:
            return Move("pass")
        warlord = self.retreater(option)
        return Move("attacker", option) if warlord == NOTHING else Move("retreat", warlord)


class RangedAttack(CombatChoice):
    """Attack with a ready Ranged unit; a player who can may not pass.  `number` counts successive passes.

    A warlord that could attack may retreat instead (CON-9.12).
    """

    def run(self, s: ConquestState) -> None:
        units = [card for card in s.units_at(s.battle, self.who) if s.stat(words.RANGED, card) and can_attack(s, card)]
        s.ask(self, self.who, with_retreat(s, units, self.who) or [PASS])

    def answer(self, s: ConquestState, option: int) -> None:
        who = self.who
        if option == PASS:
            if self.number + 1 < BOTH:
                s.then(RangedTurn(1 - who, number=self.number + 1))
        elif option >= RETREATING:
            s.then(RangedTurn(1 - who))
            send_home(s, [self.retreater(option)], words.BY_RETREAT_INSTEAD)
        else:
            s.then(DeclareAttacker(who, option), RangedTurn(1 - who))

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": SKIRMISH}

    def duty(self, s: ConquestState) -> Requirement | None:
        """A player who can attack may not pass (CON-9.5)."""
        return requirements.MUST_SHOOT


class CombatTurn(Step[ConquestState]):
    """One player's combat turn, with an action window before it (CON-9.7, CON-9.9); the first as in `RangedTurn`."""

    def run(self, s: ConquestState) -> None:
        who = self.who if self.who != NOTHING else s.battle_seat
        s.then(OpenWindow(number=words.TURN_WINDOW), TakeTurn(who, number=self.number))


class TakeTurn(CombatChoice):
    """Win if the enemy has no unit left; otherwise attack, retreat with the warlord, or pass if neither is possible.

    The check comes after the window has closed (CON-9.14, CON-9.17).  `number` counts successive passes.
    """

    def run(self, s: ConquestState) -> None:
        who = self.who
        mine, theirs = s.units_at(s.battle, who), s.units_at(s.battle, 1 - who)
        if not mine and not theirs:
            s.emit("stalemate", "CON-9.16", place=s.battle * words.SEATS)
            s.then(LostPlanet())
            battle_ends(s, who)
            return
        ready = [card for card in mine if not s.marks[card] & words.EXHAUSTED]
        if ready and not theirs:
            s.then(WinBattle(who))
            return
        s.ask(self, who, combat_options(s, who) or [PASS])

    def answer(self, s: ConquestState, option: int) -> None:
        who = self.who
        if option == PASS:
            turn_over(s, who)
            if self.number + 1 < BOTH:
                s.then(CombatTurn(1 - who, number=self.number + 1))
            else:
                s.then(EndOfRound())
        elif option >= RETREATING:
            s.then(TurnEnds(who), CombatTurn(1 - who))
            send_home(s, [self.retreater(option)], words.BY_RETREAT_INSTEAD)
        else:
            s.then(DeclareAttacker(who, option), TurnEnds(who), CombatTurn(1 - who))

    def about(self, s: ConquestState) -> dict[str, object] | None:
        return {"id": s.attacker} if s.attacker != NOTHING else None

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": ATTACK}

    def duty(self, s: ConquestState) -> Requirement | None:
        """A player who can attack may not pass (CON-9.7)."""
        return requirements.MUST_ATTACK


class TurnEnds(Step[ConquestState]):
    """Reactions to the end of a combat turn with an attack or a retreat.

    A passed turn has no such reactions, because that player has no unit that could take another turn.
    """

    def run(self, s: ConquestState) -> None:
        turn_over(s, self.who)
        if s.battle != NOTHING:
            s.happen(words.AFTER_TURN_ENDS, s.duel.planet(s.battle), self.who, s.battle * words.SEATS + self.who)


def turn_over(s: ConquestState, seat: int) -> None:
    """End the effects that last for a player's combat turn."""
    if s.floating:
        s.floating = tuple(
            [each for each in s.floating if each.until != words.NEXT_COMBAT_TURN or each.use.controller == seat]
        )
        s.changed = True


def combat_options(s: ConquestState, seat: int) -> list[int]:
    """The units that may attack, and the warlord's retreat, which may be chosen instead (CON-9.12)."""
    units = [card for card in s.units_at(s.battle, seat) if can_attack(s, card)]
    forced = [card for card in units if MustAttack in s.in_force and forced_defenders(s, card)]
    if forced:
        return forced
    return with_retreat(s, units, seat)


def with_retreat(s: ConquestState, units: list[int], seat: int) -> list[int]:
    """The units that may attack, plus the retreat of a warlord among them that may retreat (CON-9.12)."""
    warlord = s.duel.warlords[seat]
    return [*units, RETREATING + warlord] if warlord in units and may_retreat(s, warlord) else units


def may_retreat(s: ConquestState, card: int) -> bool:
    return holder(s, card) == NOTHING


def holder(s: ConquestState, card: int) -> int:
    """The card that prevents a unit from retreating, or NOTHING."""
    return s.modifiers(CannotRetreat).source(card)


class EndOfRound(Step[ConquestState]):
    """End of the round: all units there ready, each player may retreat, and a new round begins (CON-9.10)."""

    def run(self, s: ConquestState) -> None:
        s.period_over(words.EACH_COMBAT_ROUND)
        s.emit("combat-round-over", "CON-9.10", number=s.combat_round)
        first = s.battle_seat
        s.then(ReadyUnits(), Retreat(first), Retreat(1 - first), NextRound())
        s.happen(words.AFTER_ROUND_ENDS, s.duel.planet(s.battle), first, s.battle * words.SEATS)
        expire(s, words.END_OF_COMBAT_ROUND)


class ReadyUnits(Step[ConquestState]):
    """Every unit at the planet readies at once (CON-9.10)."""

    def run(self, s: ConquestState) -> None:
        units = [card for seat in range(words.SEATS) for card in s.units_at(s.battle, seat)]
        ready_up(s, [card for card in units if not stays_exhausted(s, card)])


def stays_exhausted(s: ConquestState, card: int) -> bool:
    """True if an effect prevents a unit from readying between combat rounds."""
    return s.modifiers(StaysExhausted).any(card)


class NextRound(Step[ConquestState]):
    """A new combat round, without a skirmish (CON-9.4)."""

    def run(self, s: ConquestState) -> None:
        s.combat_round += 1
        if s.combat_round > LONGEST_BATTLE:
            s.emit("stalemate", "CON-16.24", place=s.battle * words.SEATS)
            battle_ends(s, s.battle_seat)
            return
        s.fallen = 0
        s.touched(FIGHT)
        expire(s, words.NEXT_COMBAT_ROUND)
        s.then(RoundBegins(), CombatTurn())


class Retreat(Question[ConquestState]):
    """Retreat any number of units, one after the other, to the headquarters exhausted (CON-9.10, CON-9.11)."""

    def run(self, s: ConquestState) -> None:
        units = [card for card in s.units_at(s.battle, self.who) if may_retreat(s, card)]
        if units:
            s.ask(self, self.who, [PASS, *units])

    def answer(self, s: ConquestState, option: int) -> None:
        if option != PASS:
            s.then(self)
            send_home(s, [option], words.BY_RETREAT)

    def move(self, s: ConquestState, option: int) -> Move:
        return Move("stay") if option == PASS else Move("retreat", option)

    def idle(self, s: ConquestState) -> int:
        return PASS

    def window(self, s: ConquestState) -> str:
        return RETREAT

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": RETREAT}


def add_skirmish(s: ConquestState) -> bool:
    """Insert a ranged skirmish before the rest of the combat round (CON-9.4); False if there is no round."""
    for at in range(len(s.steps) - 1, -1, -1):
        if isinstance(s.steps[at], (CombatTurn, RangedTurn)):
            s.steps[at + 1 : at + 1] = [SkirmishOver(), RangedTurn()]
            return True
    return False


def take_next_turn(s: ConquestState, seat: int) -> bool:
    """Give the next combat turn to a player (CON-9.7); False if none is to come."""
    for at in range(len(s.steps) - 1, -1, -1):
        if isinstance(s.steps[at], CombatTurn):
            s.steps[at] = CombatTurn(seat)
            return True
    return False


def resolve_battle(s: ConquestState, position: int) -> bool:
    """Resolve a battle at a planet after the present text (CON-8.5); False if no text is resolving."""
    for at in range(len(s.steps) - 1, -1, -1):
        if isinstance(s.steps[at], EndOfText):
            s.steps.insert(at, Battle(number=position))
            return True
    return False
