"""How a seat judges a position of Lords of War: captures, and what either side could capture next."""

from dataclasses import dataclass
from typing import Final

from ..engine.state import State
from ..lords.battle import SIDES, Battle
from ..lords.board import OFF, OPPOSITE, Square
from ..lords.state import ALL_AROUND, AROUND, OCCUPIED, UNIT, LordsState
from ..lords.turn import Deploy, Reinforce

VICTORY: Final = 1000.0


@dataclass(frozen=True)
class Weights:
    """What things are worth, in captured units."""

    commander: float = 3.0  # beyond the unit that it is: four of them win, as twenty units do (LOW-14.1)
    general: float = 2.0  # beyond the commander that it is: its captor plays an extra turn (LOW-9.1)
    closeness: float = 6.0  # of victory itself; half the way counts a quarter, for the last steps matter most
    risk: float = 0.55  # of what the enemy could capture in his next turn
    prospect: float = 0.25  # of what we could capture in our next turn, if he lets us
    others: float = 0.5  # of the dangers beyond the greatest: there is only one deployment a turn
    cover: float = 1.0
    free: float = 1.0
    reserve: float = 0.2  # a card that is still to come, in hand or deck: a unit recalled in time


class LordsEvaluation:
    """The judgement of one seat in one game."""

    def __init__(self, state: State, seat: int, weights: Weights | None = None) -> None:
        assert isinstance(state, LordsState)
        battle = state.battle
        self._seat = seat
        self._side = battle.side[seat]
        self._weights = w = weights or Weights()
        self._worth = [
            1.0 + w.commander * commander + w.general * general
            for commander, general in zip(battle.commander, battle.general, strict=True)
        ]
        self._threats = [Threat(battle, 1 - side) for side in range(SIDES)]  # by the side that is threatened

    def looks_on(self, state: State) -> bool:
        """The shots, moves and advances of a turn are one plan; a deployment and a recall begin another."""
        return (
            state.seat == self._seat
            and isinstance(state, LordsState)
            and state.active == self._seat
            and not isinstance(state.question, Reinforce | Deploy)
        )

    def value(self, state: State) -> float:
        """Captures and closeness to victory, risks and prospects on the board, cards still to come."""
        assert isinstance(state, LordsState)
        if state.outcome is not None:
            return self._ended(state)
        mine, other = self._side, 1 - self._side
        w = self._weights
        dangers = self._dangers(state)
        deck = state.battle.deck_of[self._seat]
        return (
            self._score(state, mine)
            - self._score(state, other)
            - w.risk * self._felt(dangers[mine])
            + w.prospect * self._felt(dangers[other])
            + w.reserve * (len(state.hands[self._seat]) + len(state.decks[deck]))
        )

    def _ended(self, state: LordsState) -> float:
        assert state.outcome is not None
        winners = state.outcome.winners
        if not winners:
            return 0.0
        return VICTORY if self._seat in winners else -VICTORY

    def _score(self, state: LordsState, side: int) -> float:
        """What a side has captured, and how close to victory that has brought it (LOW-14.1)."""
        commander, goals = state.battle.commander, state.battle.options
        captured = state.captured[side]
        commanders = 0
        total = 0.0
        for card in captured:
            commanders += commander[card]
            total += self._worth[card]
        closeness = len(captured) / goals.units if goals.units else 0.0
        if goals.commanders:
            closeness = max(closeness, commanders / goals.commanders)
        return total + self._weights.closeness * closeness * closeness

    def _dangers(self, state: LordsState) -> list[list[float]]:
        """By side: each of its units' worth times the chance that the enemy captures it next."""
        battle = state.battle
        sides, defence = battle.card_side, battle.defence
        cells, incoming = state.cells, state.incoming
        covered = self._covered(state)
        found: list[list[float]] = [[], []]
        tables = [threat.table for threat in self._threats]
        for card, square in state.where.items():
            side = sides[card]
            word = cells[square]
            left = defence[card] - incoming[card]
            if card in covered:
                left -= covered[card]
            key = (square, (word | word >> AROUND) & ALL_AROUND, left)
            chance = tables[side].get(key)
            if chance is None:
                chance = self._threats[side].chance(battle.board.neighbours(square), key)
            if chance:
                if side != self._side and not state.engagers[card]:
                    chance *= self._weights.free
                found[side].append(chance * self._worth[card])
        return found

    def _covered(self, state: LordsState) -> dict[int, int]:
        """The shots that free ranged units could aim at each unit, added up (LOW-8.5, LOW-8.6)."""
        battle, cells, where, engagers = state.battle, state.cells, state.where, state.engagers
        found: dict[int, int] = {}
        if not self._weights.cover: return found
        for side in range(SIDES):
            for card in battle.ranged[side]:
                if card in where and not engagers[card]:
                    for square in battle.board.shape(where[card], battle.shape[card]):
                        word = cells.get(square, 0)
                        if word >= OCCUPIED:
                            other = (word >> UNIT) - 1
                            if battle.card_side[other] != side:
                                found[other] = found.get(other, 0) + battle.shot_value[card]
        return found

    def _felt(self, dangers: list[float]) -> float:
        """The greatest danger whole, the others in part."""
        if not dangers:
            return 0.0
        greatest = max(dangers)
        return greatest + self._weights.others * (sum(dangers) - greatest)


class Threat:
    """What a side could do to a unit with one more card.

    The chance is that of a hand drawn from all cards of its army to hold at least one that has an arrow stronger than
    what is left of the unit's defence, pointing at the unit from a square that is empty.  Both armies are open knowledge.
    """

    def __init__(self, battle: Battle, attacker: int) -> None:
        self.table: dict[tuple[Square, int, int], float] = {}  # by square, directions taken around it, defence left
        self._hand = max(battle.hand_size[seat] for seat in battle.members[attacker])
        self._arrows = [battle.arrows[card] for card in range(battle.cards) if battle.card_side[card] == attacker]

    def chance(self, neighbours: tuple[Square, ...], key: tuple[Square, int, int]) -> float:
        """Work the chance out and keep it in the table."""
        _, taken, left = key
        open_sides = [at ^ OPPOSITE for at, beside in enumerate(neighbours) if beside != OFF and not taken >> at & 1]
        able = sum(any(arrows[at] > left for at in open_sides) for arrows in self._arrows)
        chance = 1.0 - (1.0 - able / len(self._arrows)) ** self._hand
        if left < 0: chance = 1.0
        self.table[key] = chance
        return chance
