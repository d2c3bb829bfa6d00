"""The combat step and its loop (LOW-7, LOW-8, LOW-12, in the order of LOW-16.1 and LOW-16.2)."""

from typing import Final

from ...engine.moves import SPACED, Move
from ...engine.requirements import Requirement
from ...engine.steps import Question, Step
from ..state import (
    KILLED_BY_ARROWS,
    KILLED_BY_SHOT,
    OCCUPIED,
    SHOT,
    WAS_ENGAGED,
    LordsState,
)
from .battle import NO_CARD, SIDES
from .board import OFF, OPPOSITE, Square, thing_of
from .requirements import MUST_ADVANCE
from .shooting import shot_parts, shots
from .victory import settle_victory
from .windows import SHOTS

HOLD: Final = 0
ADVANCER: Final = 12  # an option of Advance is `square << ADVANCER | card id`


class Shots(Question[LordsState]):
    """(a) The active side declares shots one by one; the owner of each unit decides (LOW-8.9, LOW-15.F8).

    This is the first part of a combat step; `combat` returns all parts.
    """

    def run(self, s: LordsState) -> None:
        options = shots(s, self.who)
        if options:
            s.ask(self, self.who, [HOLD, *options])
        else:
            self._next_member(s)

    def answer(self, s: LordsState, option: int) -> None:
        if option == HOLD:
            self._next_member(s)
            return
        shooter, target = shot_parts(option)
        s.marks[shooter] |= SHOT
        s.shots = (*s.shots, (shooter, target))
        if s.log is not None:
            s.emit("shot", "LOW-8.3", self.who, shooter, s.where[target], target, s.battle.shot_value[shooter])
        s.then(self)

    def move(self, s: LordsState, option: int) -> Move:
        if option == HOLD:
            return Move("hold")
        shooter, target = shot_parts(option)
        return Move("shoot", shooter, target, manner=SPACED)

    def idle(self, s: LordsState) -> int:
        return HOLD

    def window(self, s: LordsState) -> str:
        return SHOTS

    def _next_member(self, s: LordsState) -> None:
        members = s.battle.members[s.battle.side[s.active]]
        if len(members) > 1:
            order = s.battle.seats_from(s.active, s.battle.side[s.active])
            after = order.index(self.who) + 1
            if after < len(order):
                s.then(Shots(order[after]))


class Blows(Step[LordsState]):
    """(b) Sum all damage.  (c) Record losers and participants.  (d) Losers leave together.  (e) Test for victory."""

    def run(self, s: LordsState) -> None:
        losers = self._losers(s)
        self._mark_engaged(s)
        claims = self._take_part(s, losers)
        s.shots = ()
        if not losers:
            return
        self._remove(s, losers)
        if settle_victory(s):
            return
        self._reward_generals(s, losers)
        s.advances = tuple([claim for claim in claims if claim[0] not in losers and not s.engagers[claim[0]]])
        if s.advances:
            s.then(Advance(), *combat(s.active))

    def _losers(self, s: LordsState) -> dict[int, int]:
        """The units whose damage exceeds their defence, each with the damage (LOW-7.3)."""
        incoming, defence = s.incoming, s.battle.defence
        silent = [card for card in s.battle.ranged[s.battle.side[s.active]] if s.marks[card] & SHOT and card in s.where]
        if not silent:
            return {card: incoming[card] for card in s.where if incoming[card] > defence[card]}
        damage = {card: incoming[card] for card in s.where}
        for card in silent:  # LOW-8.8: the arrows of a unit that has shot this turn deal no damage
            for target, value in self._blows_of(s, card):
                damage[target] -= value
        for shooter, target in s.shots:
            damage[target] += s.battle.shot_value[shooter]
        return {card: total for card, total in damage.items() if total > defence[card]}

    def _blows_of(self, s: LordsState, card: int) -> list[tuple[int, int]]:
        battle = s.battle
        found = []
        for direction, beside in enumerate(battle.board.neighbours(s.where[card])):
            value = battle.arrows[card][direction]
            if value and beside != OFF:
                other = s.unit_at(beside)
                if other != NO_CARD and battle.card_side[other] != battle.card_side[card]:
                    found.append((other, value))
        return found

    def _mark_engaged(self, s: LordsState) -> None:
        """Record for the rest of the turn which ranged units were engaged in this combat step (LOW-8.11)."""
        for card in s.battle.ranged[s.battle.side[s.active]]:
            if s.engagers[card]:
                s.marks[card] |= WAS_ENGAGED

    def _take_part(self, s: LordsState, losers: dict[int, int]) -> list[tuple[int, Square]]:
        """Mark all units that damaged a loser; berserkers among them may advance to its square (LOW-7.9, LOW-12.10)."""
        battle, marks = s.battle, s.marks
        sides, arrows = battle.card_side, battle.arrows
        claims = []
        for loser in losers:
            square = s.where[loser]
            for direction, beside in enumerate(battle.board.neighbours(square)):
                word = s.cells.get(beside, 0)
                if word < OCCUPIED:
                    continue
                other = s.unit_at(beside)
                if sides[other] != sides[loser] and arrows[other][direction ^ OPPOSITE] and not marks[other] & SHOT:
                    marks[other] |= KILLED_BY_ARROWS
                    if battle.berserker[other]:
                        claims.append((other, square))
        for shooter, target in s.shots:
            if target in losers:
                marks[shooter] |= KILLED_BY_SHOT
        return claims

    def _remove(self, s: LordsState, losers: dict[int, int]) -> None:
        """Eliminate all losers at once; the other side captures them (LOW-7.5, LOW-7.6)."""
        s.acted = True
        s.quiet_turns = -1  # so that adding 1 at the end of this turn makes it 0
        for card, total in losers.items():
            square = s.lift(card)
            by = 1 - s.battle.card_side[card]
            s.captured[by] = (*s.captured[by], card)
            if s.log is not None:
                s.emit("eliminated", "LOW-7.3", s.owner[card], card, square, number=total)

    def _reward_generals(self, s: LordsState, losers: dict[int, int]) -> None:
        """Give the side that eliminated a general an extra turn, unless both sides lost one in this step (LOW-9)."""
        battle = s.battle
        fallen = [0] * SIDES
        for card in losers:
            if battle.general[card]:
                fallen[battle.card_side[card]] += 1
        if fallen[0] and fallen[1]:
            s.emit("generals-fell", "LOW-9.5")
            return
        for side in range(SIDES):
            for _ in range(fallen[1 - side]):
                seat = self._rewarded(s, side)
                s.extra_turns = (*s.extra_turns, seat)
                s.emit("extra-turn", "LOW-9.1", seat)

    def _rewarded(self, s: LordsState, side: int) -> int:
        """The seat that gets the extra turn: the active one, else the side's next in turn order (Q-34)."""
        battle = s.battle
        if battle.side[s.active] == side:
            return s.active
        order = battle.order
        for ahead in range(1, len(order) + 1):  # an extra turn does not count in the turn order
            seat = order[(s.turn + ahead) % len(order)]
            if battle.side[seat] == side:
                return seat
        raise AssertionError("every side has a seat in the order of turns")


class Advance(Question[LordsState]):
    """(g) Entitled berserkers move, one after the other: the active side's first (LOW-12.3, LOW-12.8)."""

    def run(self, s: LordsState) -> None:
        battle = s.battle
        side = battle.side[s.active]
        for each in (side, 1 - side):
            for seat in battle.seats_from(s.active, each):
                options = [
                    square << ADVANCER | card
                    for card, square in s.advances
                    if s.owner[card] == seat and s.cells.get(square, 0) < OCCUPIED
                ]
                if options:
                    s.ask(Advance(seat), seat, options)
                    return
        s.advances = ()

    def answer(self, s: LordsState, option: int) -> None:
        card, square = advance_parts(option)
        s.advances = tuple([claim for claim in s.advances if claim[0] != card])
        s.lift(card)
        s.lay(card, square)
        s.emit("advanced", "LOW-12.1", self.who, card, square)
        s.then(Advance())

    def move(self, s: LordsState, option: int) -> Move:
        card, square = advance_parts(option)
        return Move("advance", card, thing_of(square), manner=SPACED)

    def duty(self, s: LordsState) -> Requirement | None:
        return MUST_ADVANCE


def combat(active: int) -> tuple[Step[LordsState], ...]:
    """The parts of one combat step: (a) shots, then (b) to (g).  It repeats while berserkers advance (LOW-16.2)."""
    return Shots(active), Blows()


def advance_parts(option: int) -> tuple[int, Square]:
    """The card and the square of an option of Advance."""
    return option & (1 << ADVANCER) - 1, option >> ADVANCER
