"""Clones, saves and undo at any decision of a game."""

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import decisions, examples, facts, log_of, play
from warhost.engine import Rng
from warhost.engine.rng import seeded

from .games import Case, Walk, each_game, walks


@each_game
def test_a_clone_shares_nothing_that_changes(case: Case) -> None:
    """Playing a clone does not change the original, and playing the original does not change its clones.

    A clone is taken at every seventh decision, and each is played to the end of the game.
    """

    @examples(10, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        kept = []
        for number in decisions(state, walk.chooser()):
            if number % 7 == 0:
                before, log = state.save(), log_of(state)
                clone = state.clone()
                kept.append((state.clone(), before))
                assert clone.save() == before
                play(clone, walk.chooser())
                assert clone.outcome is not None
                assert (state.save(), log_of(state)) == (before, log)
        assert all(clone.save() == before for clone, before in kept)

    check()


@each_game
def test_a_loaded_game_continues_identically(case: Case) -> None:
    """Saved and loaded at every decision, also during combat, a game continues identically."""

    @examples(10, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state, copy = walk.start(), walk.start()
        pick = walk.chooser()
        while state.outcome is None:
            saved = copy.save()
            log = copy.log
            copy = case.game.load(saved)
            copy.log = log
            assert copy.save() == saved == state.save()
            assert copy.notations() == state.notations()
            index = pick(state)
            state.choose(index)
            copy.choose(index)
        assert case.game.load(state.save()).save() == copy.save()
        assert log_of(copy) == log_of(state)
        assert case.game.load(state.save()).outcome == state.outcome

    check()


@each_game
def test_undo_restores_exactly(case: Case) -> None:
    """State, log and answers are as they were any number of answers ago; then the game continues."""

    @examples(10, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        match = walk.match()
        pick = walk.chooser()
        rng = Rng(seeded(seed))
        past: list[tuple[str, int]] = []
        times = 12
        while match.state.outcome is None:
            past.append((match.state.save(), len(match.log)))
            match.choose(pick(match.state))
            if times and (rng.below(20) == 0 or match.state.outcome is not None):
                times -= 1
                steps = 1 + rng.below(len(past))
                log = [facts(event) for event in match.log]
                match.undo(steps)
                save, length = past[-steps]
                assert match.state.save() == save
                assert [facts(event) for event in match.log] == log[:length]
                del past[-steps:]
                assert len(match.answers) == len(past)

    check()
