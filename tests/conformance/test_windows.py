"""Windows: the information about questions that tables use for stops and automatic passing."""

from hypothesis import given

from tests.helpers import decisions, examples
from warhost.engine.history.match import Match
from warhost.engine.steps import NO_IDLE_OPTION

from .games import Case, Walk, each_game, walks


@each_game
def test_every_question_belongs_to_a_listed_window_or_to_none(case: Case) -> None:
    """In a listed window passing is possible; it occurs in exactly those turns for which it is listed."""

    @examples(15, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        windows = {window.key: window for window in state.windows()}
        assert len(windows) == len(state.windows())
        turn = 0
        for _ in decisions(state, walk.chooser()):
            question = state.question
            assert question is not None
            active, number = state.turn_of()
            assert number >= turn  # turn numbers increase
            turn = number
            key, passing = question.window(state), question.passing(state)
            if key:
                assert windows[key].mine if active == state.seat else windows[key].theirs
                assert passing in state.options
            if question.idle(state) != NO_IDLE_OPTION or question.trigger(state):
                assert passing in state.options

    check()


@each_game
def test_a_patient_game_has_the_same_course(case: Case) -> None:
    """A patient match only stops more often: with the same answers every question with a choice is identical to the
    byte.
    """

    @examples(10, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state, pick = walk.start(), walk.chooser()
        hurried = walk.match()
        slow = Match(hurried.header, hurried.state, patient=True)
        while state.outcome is None:
            while slow.forced:
                assert slow.state.question is not None
                assert slow.state.question.secret(slow.state)
                slow.go_on()
            assert slow.state.save() == state.save()
            index = pick(state)
            state.choose(index)
            slow.choose(index)

    check()
