"""After the end of a game nothing is asked or done, whatever was in progress."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.engine import Outcome, State
from warhost.games import find_game

SETUPS: dict[str, dict[str, Any]] = {
    "lords": {"decks": ["orcs", "elves"]},
    "invasion": {"decks": ["dwarf", "orc"]},
    "conquest": {"decks": ["space-marines", "orks"]},
}


@pytest.mark.parametrize("game", SETUPS)
def test_questions_and_steps_after_the_end_are_dropped(game: str) -> None:
    state: State = find_game(game).start(SETUPS[game], 1)
    while not state.steps:
        state.choose(0)
    question, seat, options, step = state.question, state.seat, list(state.options), state.steps[-1]
    assert question is not None
    assert len(options) > 1
    state.end(
        Outcome(
            (0,),
            "resigned",
            "",
        )
    )
    told, decisions = len(state.log), state.decisions
    state.ask(question, seat, options)
    state.ask(question, seat, options[:1])
    state.steps.append(step)
    state.advance()
    assert (state.question, state.options, state.steps) == (None, [], [])
    assert (len(state.log), state.decisions) == (told, decisions)
