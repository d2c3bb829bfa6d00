"""Notation, the displayed option and the parsed answer are all made from one move, and agree."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from tests.helpers import chooser, decisions, examples
from tests.invariants.games import mixed_setup
from warhost.engine import State
from warhost.engine.events import NONE
from warhost.engine.notation import copies, numbered, tidy
from warhost.games import find_game

from .games import Case, Walk, each_game, walks


def check_moves(state: State) -> set[str]:
    """The verbs of a question's options, whose notations are parsed back into the same moves."""
    grammar, moves = state.game.grammar, state.moves()
    texts = [move.written(state) for move in moves]
    assert numbered(texts) == state.notations()
    view: dict[str, Any] = state.view(state.seat)
    for move, text, copy, notation, shown in zip(
        moves, texts, copies(texts), state.notations(), view["moves"], strict=True
    ):
        phrase = move.phrase(state)
        assert grammar.read(text, state.is_title) == phrase
        assert phrase.written() == text
        again = state.read(tidy(notation))
        assert (again.verb, again.card, again.target) == (move.verb, phrase.card.lower(), phrase.target.lower())
        assert again.copy == copy
        assert shown["verb"] == move.verb.replace(" ", "-")
        assert shown.get("copy", 1) == copy
        assert ("to" in shown) == (move.target != NONE)
        assert bool({"id", "place", "link", "code", "square"} & shown.keys()) == (move.card != NONE)
    return {move.verb for move in moves}


@each_game
def test_every_notation_is_read_back_into_its_move(case: Case) -> None:
    @examples(12, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        for _ in decisions(state, walk.chooser()):
            check_moves(state)

    check()


@pytest.mark.parametrize(("game", "verbs"), [("invasion", 24), ("conquest", 24), ("lords", 8)])
def test_notation_is_read_back_with_mixed_decks(game: str, verbs: int) -> None:
    met: set[str] = set()
    for seed in range(8):
        state = find_game(game).start(mixed_setup(game, seed), seed)
        state.patient = True
        for number, _ in enumerate(decisions(state, chooser(seed=seed))):
            met |= check_moves(state)
            if number > 300:
                break
    assert len(met) >= verbs
