"""Clones, saves and undo: a game can be copied, put away and taken back at any decision."""

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import decisions, examples, facts, log_of, play
from warhost.engine import Rng
from warhost.engine.rng import seeded

from .games import Case, Walk, each_game, walks


@each_game
def test_a_clone_shares_nothing_that_changes(case: Case) -> None:
    """Play the clone to its end and the original is untouched; play the original on and its clones are.

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
def test_a_saved_game_goes_on_as_if_it_had_never_been_put_away(case: Case) -> None:
    """Saved and loaded at every decision, also inside combat and batches, it stays the same game."""

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
    """Any number of answers back, the state, the log and the answers are what they were; then the game goes on."""

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
