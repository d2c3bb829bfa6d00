"""Evaluation of a position of Cinders: heat, and cards that are still to come."""

from warhost.engine import State

from .state import CindersState

VICTORY = 1000.0
CARD = 0.8  # value in heat of a card in hand


class CindersEvaluation:
    """The evaluation of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        self.work = 0  # one evaluation is enough

    def value(self, state: State) -> float:
        assert isinstance(state, CindersState)
        if state.outcome is not None:
            winners = state.outcome.winners
            return 0.0 if not winners else VICTORY if self._seat in winners else -VICTORY
        worth = [state.heat[seat] + CARD * len(state.hands[seat]) for seat in (self._seat, 1 - self._seat)]
        return worth[0] - worth[1]

    def continues_plan(self, state: State) -> bool:
        return False

    def options_to_try(self, state: State) -> list[int]:
        return list(range(len(state.options)))
