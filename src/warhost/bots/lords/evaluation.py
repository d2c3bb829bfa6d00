"""Evaluation for Lords of War: captures, and what either side could capture next."""

from dataclasses import dataclass
from typing import Final

from ...engine.state import State
from ...lords.rules.battle import SIDES, Battle
from ...lords.rules.board import OFF, OPPOSITE, Board, Square
from ...lords.rules.turn import Deploy, Reinforce
from ...lords.state import ALL_AROUND, AROUND, OCCUPIED, UNIT, LordsState
from ..evaluation import EVALUATION_COST
from ..figures import Figures

FIGURES: Final[Figures] = {
    "forced deployments": ("deployed LOW-5.7", "deployed LOW-5.9"),
    "skipped deployments": ("skipped LOW-5.9", "skipped LOW-5.10"),
    "extra turns": ("extra-turn LOW-9.1",),
}

VICTORY: Final = 1000.0
NEW_PLANS: Final = (Deploy, Reinforce)


@dataclass(frozen=True)
class Weights:
    """Weights in captured units, tuned by games between versions of the bot."""

    commander: float = 3.0  # added to a unit's value: four captured commanders win, as twenty units do (LOW-14.1)
    general: float = 2.0  # added to a commander's value: the captor plays an extra turn (LOW-9.1)
    closeness: float = 6.0  # value of being close to victory; half of the way counts a quarter
    risk: float = 0.6  # penalty per unit that the enemy could capture in their next turn
    prospect: float = 0.4  # value per unit that the player could capture in their next turn
    later: float = 0.22  # factor of captures that need two cards, and so one turn more
    reserve: float = 0.2  # value per card in hand or deck


class LordsEvaluation:
    """The evaluation of one seat in one game.

    Holding back the general and recalling units need no special rules: every unit on the board can be captured, and a
    general has the highest value.
    """

    def __init__(self, state: State, seat: int, weights: Weights | None = None) -> None:
        assert isinstance(state, LordsState)
        battle = state.battle
        self._seat = seat
        self.work = 0
        self._side = battle.side[seat]
        self._weights = weights or Weights()
        self._worth = [
            1.0 + self._weights.commander * commander + self._weights.general * general
            for commander, general in zip(battle.commander, battle.general, strict=True)
        ]
        self._edges: dict[Square, int] = {}
        self._threats = [Threat(battle, 1 - side, self._weights.later) for side in range(SIDES)]  # by threatened side

    def continues_plan(self, state: State) -> bool:
        """True for shots, moves and advances, which continue a plan; a deployment and a recall start another."""
        return state.seat == self._seat and not isinstance(state.question, NEW_PLANS)

    def options_to_try(self, state: State) -> list[int]:
        return list(range(len(state.options)))

    def value(self, state: State) -> float:
        """Captures and closeness to victory, risks and prospects on the board, cards still to come."""
        assert isinstance(state, LordsState)
        self.work += EVALUATION_COST
        if state.outcome is not None:
            return self._ended(state.outcome.winners)
        mine, other = self._side, 1 - self._side
        weights = self._weights
        dangers = self._dangers(state)
        deck = state.battle.deck_of[self._seat]
        return (
            self.score(state, mine)
            - self.score(state, other)
            - weights.risk * dangers[mine]
            + weights.prospect * dangers[other]
            + weights.reserve * (len(state.hands[self._seat]) + len(state.decks[deck]))
        )

    def capture_chances(self, state: LordsState) -> list[tuple[int, float]]:
        """All units on the board, each with the chance that the enemy can capture it in their next turn."""
        aimed = self._aimed(state)
        return [(card, self._chance(state, card, square, aimed)) for card, square in state.where.items()]

    def _ended(self, winners: tuple[int, ...]) -> float:
        if not winners:
            return 0.0
        return VICTORY if self._seat in winners else -VICTORY

    def score(self, state: LordsState, side: int) -> float:
        """The captures of a side, and its progress towards victory (LOW-14.1)."""
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

    def _dangers(self, state: LordsState) -> list[float]:
        """By side: the sum over its units of value times the chance of capture."""
        sides = state.battle.card_side
        aimed = self._aimed(state)
        total = [0.0] * SIDES
        for card, square in state.where.items():
            total[sides[card]] += self._chance(state, card, square, aimed) * self._worth[card]
        return total

    def _chance(self, state: LordsState, card: int, square: Square, aimed: dict[int, int]) -> float:
        """The chance that the enemy can capture a unit."""
        battle = state.battle
        word = state.cells[square]
        barred = (word | word >> AROUND) & ALL_AROUND | self._beyond(battle.board, square)
        key = (barred, battle.defence[card] - state.incoming[card] - aimed.get(card, 0))
        threat = self._threats[battle.card_side[card]]
        chance = threat.chances.get(key)
        return threat.compute(key) if chance is None else chance

    def _beyond(self, board: Board, square: Square) -> int:
        """The directions in which the board ends next to a square, as a mask."""
        mask = self._edges.get(square)
        if mask is None:
            mask = sum(1 << at for at, beside in enumerate(board.neighbours(square)) if beside == OFF)
            self._edges[square] = mask
        return mask

    def _aimed(self, state: LordsState) -> dict[int, int]:
        """By unit: the total of the shots that unengaged ranged units could aim at it (LOW-8.5, LOW-8.6)."""
        battle, cells, where, engagers = state.battle, state.cells, state.where, state.engagers
        found: dict[int, int] = {}
        for side in range(SIDES):
            for card in battle.ranged[side]:
                if card in where and not engagers[card]:
                    for square in battle.template(card, where[card]):
                        word = cells.get(square, 0)
                        if word >= OCCUPIED:
                            target = (word >> UNIT) - 1
                            if battle.card_side[target] != side:
                                found[target] = found.get(target, 0) + battle.shot_value[card]
        return found


class Threat:
    """The chance that a side can eliminate a unit with one card in hand.

    It is the chance that a random hand of its army has a card with an arrow stronger than the unit's remaining defence
    that can be placed next to it on an empty square.  A player's army is public.
    """

    def __init__(self, battle: Battle, attacker: int, later: float) -> None:
        # By directions that are blocked around a unit, and the unit's remaining defence.
        self.chances: dict[tuple[int, int], float] = {}
        self._later = later
        self._strong: dict[int, list[int]] = {}  # by remaining defence: for each card the stronger arrows
        self._hand = max(battle.hand_size[seat] for seat in battle.members[attacker])
        self._arrows = [battle.arrows[card] for card in range(battle.cards) if battle.card_side[card] == attacker]

    def compute(self, key: tuple[int, int]) -> float:
        """Compute and cache the chance; a unit that two cards could eliminate counts as well."""
        barred, left = key
        free = ~barred & ALL_AROUND
        towards = (free >> OPPOSITE | free << OPPOSITE) & ALL_AROUND  # directions from the neighbouring squares
        chance = self._held(towards, left)
        chance += (1.0 - chance) * self._later * self._held(towards, left // 2)
        self.chances[key] = chance
        return chance

    def _held(self, towards: int, left: int) -> float:
        """The chance of a hand with an arrow in one of these directions that is stronger than the remaining defence."""
        if left < 0:
            return 1.0  # shots alone eliminate the unit
        if left not in self._strong:
            self._strong[left] = [
                sum([1 << at for at, value in enumerate(arrows) if value > left]) for arrows in self._arrows
            ]
        able = sum([1 for mask in self._strong[left] if mask & towards])
        return 1.0 - (1.0 - able / max(1, len(self._arrows))) ** self._hand
