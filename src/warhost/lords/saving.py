"""Restores a saved state."""

from __future__ import annotations

from ..engine.outcome import Outcome
from ..engine.plain import JsonData, number
from ..engine.steps import Question, Step
from .columns import restore_columns
from .rules.battle import NO_CARD, read_battle
from .rules.interface import LordsRules
from .setup import bare_state
from .state import LordsState


def restored(
    rules: LordsRules,
    data: JsonData,
    steps: list[Step[LordsState]],
    question: Question[LordsState] | None,
    options: list[int],
    seat: int,
    rng: int,
    decisions: int,
    outcome: Outcome | None,
) -> LordsState:
    """A state from the data of `LordsState.columns`."""
    battle = read_battle(data["battle"])
    state = bare_state(rules, battle, rng)
    state.steps, state.question, state.options, state.seat = steps, question, options, seat
    state.decisions, state.outcome = decisions, outcome
    restore_columns(state, data)
    for card, square in data["board"]:
        state.lay(number(card), number(square))
    held = [card for pile in (*state.hands, *state.decks, *state.captured) for card in pile]
    held += [state.middle] if state.middle != NO_CARD else []
    if sorted([*held, *state.where]) != list(range(battle.cards)):
        raise ValueError("a card is missing or in two places")
    return state
