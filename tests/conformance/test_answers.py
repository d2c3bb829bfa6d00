"""Questions and answers: there is always a choice, every option has a name, and other answers are refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import decisions, examples, log_of
from warhost.engine import Rng
from warhost.engine.errors import IllegalChoice
from warhost.engine.rng import seeded
from warhost.engine.state import SPECTATOR

from .games import Case, Walk, each_game, walks


@each_game
def test_every_game_ends_within_its_bound(case: Case) -> None:
    """The bound is derived from the rules in the game's file of this suite; LOW-14.6, LOW-16.5."""

    @examples(40, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        bound = case.bound(state)
        for number in decisions(state, walk.chooser()):
            assert number < bound
        assert state.outcome is not None
        assert not state.options
        assert not state.steps
        assert state.decisions <= bound

    check()


@each_game
def test_there_are_always_several_options_with_unique_names(case: Case) -> None:
    """Never fewer than two, because a single answer is given automatically; names are ASCII, unique, and can be read
    back.
    """

    @examples(15, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        for _ in decisions(state, walk.chooser()):
            names = state.notations()
            assert len(names) == len(state.options) > 1
            assert len(set(names)) == len(names)
            assert " ".join(names).isascii()
            for index in {0, len(names) // 2, len(names) - 1}:  # finding each of many names takes too long
                assert state.index_of(names[index]) == index
                assert state.index_of(f"  {names[index].upper().replace(' ', '   ')} ") == index
        assert state.notations() == []

    check()


@each_game
def test_an_answer_that_is_not_offered_changes_nothing(case: Case) -> None:
    """An unknown option or word, an answer to an earlier question, or one after the end."""

    @examples(8, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        stale: list[str] = []

        def refuse() -> None:
            before, log = state.save(), log_of(state)
            names = state.notations()
            wrong: list[int | str] = [-1, len(names), len(names) + 1000, "", "dance", "resign"]
            for answer in [*wrong, *[name for name in stale if name not in names][:3]]:
                with pytest.raises(IllegalChoice):
                    state.choose(answer)
            assert (state.save(), log_of(state)) == (before, log)

        for number in decisions(state, walk.chooser()):
            if number % 5 == 0:
                refuse()
                stale = state.notations()
        refuse()
        with pytest.raises(IllegalChoice):
            state.choose(0)

    check()


@each_game
def test_only_the_seat_that_is_asked_may_answer(case: Case) -> None:
    """A match refuses other seats and answers after the end, and stays unchanged."""

    @examples(8, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        match = walk.match()
        pick = walk.chooser()
        number = 0
        while match.state.outcome is None:
            if number % 11 == 0:
                before, log, answers = match.state.save(), log_of(match.state), len(match.answers)
                for seat in (match.state.seat + 1, -1, 99):
                    with pytest.raises(IllegalChoice):
                        match.choose(0, seat)
                    with pytest.raises(IllegalChoice):
                        match.choose(match.state.notations()[0], seat)
                with pytest.raises(IllegalChoice):
                    match.choose("dance")
                with pytest.raises(IllegalChoice):
                    match.choose("resign", 99)
                assert (match.state.save(), log_of(match.state), len(match.answers)) == (before, log, answers)
            match.choose(pick(match.state))
            number += 1
        before = match.state.save()
        for answer in (0, "resign", "dance"):
            with pytest.raises(IllegalChoice):
                match.choose(answer, 0)
        assert match.state.save() == before

    check()


@each_game
def test_any_seat_may_resign_at_any_moment(case: Case) -> None:
    """When all players of a side have resigned, the game is over and the others have won; undo takes back even that;
    LOW-14.7.
    """

    @examples(10, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        match = walk.match()
        view: dict[str, Any] = match.state.view(SPECTATOR)
        sides: list[int] = view["sides"]
        rng = Rng(seeded(seed))
        pick = walk.chooser()
        while match.state.outcome is None:
            if rng.below(6) == 0:
                before = match.state.save()
                for side in sorted(set(sides)):
                    members = [seat for seat in range(len(sides)) if sides[seat] == side]
                    for seat in members:
                        assert match.state.outcome is None  # a partner continues (LOW-14.7)
                        match.choose("resign", seat)
                    assert match.state.outcome is not None
                    assert match.state.outcome.reason == "resigned"
                    assert match.state.outcome.winners == tuple(
                        each for each in range(len(sides)) if sides[each] != side
                    )
                    assert match.state.options == []
                    assert (match.log[-1].kind, match.log[-1].seat) == ("resigned", members[-1])
                    for _ in members:
                        match.undo()
                    assert match.state.save() == before
            match.choose(pick(match.state))

    check()
