"""Setup, seed and answers determine a game: replayed, or read from a journal, it is identical to the byte."""

import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import examples, log_of, play
from warhost.engine import Journal
from warhost.engine.history.journal import parse, read
from warhost.engine.history.replay import replay

from .games import Case, Walk, each_game, walks


@each_game
def test_same_seed_and_answers_give_the_same_game(case: Case) -> None:
    """Whether answers are given by index or in notation; LOW-16.7."""

    @examples(25, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        first = play(walk.start(), walk.chooser())
        second = walk.start()
        pick = walk.chooser()
        while second.outcome is None:
            second.choose(second.notations()[pick(second)])
        assert second.save() == first.save()
        assert log_of(second) == log_of(first)

    check()


@each_game
def test_a_seed_decides_the_deal(case: Case) -> None:
    setup = case.fixed[0]
    deals = {case.game.start(setup, seed).save() for seed in range(40)}
    assert len(deals) == 40


@each_game
def test_a_journal_replays_to_the_game_that_was_played(case: Case) -> None:
    """Written, read and replayed: all of it, and only its first answers."""

    @examples(12, case.effort)
    @given(walks(case), st.integers(0, 10_000))
    def check(walk: Walk, number: int) -> None:
        match = walk.match()
        pick = walk.chooser()
        saves = []
        while match.state.outcome is None:
            saves.append((match.state.save(), log_of(match.state)))
            match.choose(pick(match.state))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.jsonl"
            Journal(match.header, match.answers).write(path)
            journal = read(path)
            assert [each.name for each in Path(folder).iterdir()] == ["game.jsonl"]
        assert journal.text() == Journal(match.header, match.answers).text()
        again = replay(journal, case.game)
        assert (again.state.save(), log_of(again.state)) == (match.state.save(), log_of(match.state))
        upto = number % len(saves)
        part = replay(journal, case.game, upto)
        assert (part.state.save(), log_of(part.state)) == saves[upto]

    check()


@each_game
def test_a_resignation_is_in_the_journal(case: Case) -> None:
    """LOW-14.7"""

    @examples(6, case.effort)
    @given(walks(case), st.integers(0, 60))
    def check(walk: Walk, upto: int) -> None:
        match = walk.match()
        pick = walk.chooser()
        while match.state.outcome is None and len(match.answers) < upto:
            match.choose(pick(match.state))
        if match.state.outcome is None:
            match.choose("resign", upto % 2)
        again = replay(parse(Journal(match.header, match.answers).text()), case.game)
        assert again.state.save() == match.state.save()
        assert again.state.outcome == match.state.outcome

    check()
