"""Evaluation of a position of Tides: fish, boats and cards that are still to come."""

from warhost.engine import State

from .language import HAND, STRENGTH
from .state import TidesState

VICTORY, BOAT, CARD = 1000.0, 2.5, 0.7  # values in fish of a win, a boat's strength and a card in hand


class TidesEvaluation:
    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        self.work = 0  # one evaluation is enough

    def value(self, state: State) -> float:
        assert isinstance(state, TidesState)
        if state.outcome is not None:
            return VICTORY if self._seat in state.outcome.winners else -VICTORY
        return self._worth(state, self._seat) - self._worth(state, 1 - self._seat)

    def _worth(self, s: TidesState, seat: int) -> float:
        strength = sum([s.stat(STRENGTH, card) for card in s.piles[seat]])
        return s.fish[seat] + BOAT * strength + CARD * len(s.piles[HAND * 2 + seat])

    def continues_plan(self, state: State) -> bool:
        return False

    def options_to_try(self, state: State) -> list[int]:
        return list(range(len(state.options)))
