"""A match: answers, undo and resignation."""

import pytest

from tests.helpers import chooser, log_of, play
from warhost.engine import Header, Match
from warhost.engine.errors import IllegalChoice
from warhost.lords import LORDS

SETUP = {"decks": ["orcs", "dwarves"], "options": {"first": "1"}}


def begun() -> Match:
    return Match(Header("lords", LORDS.version, 3, SETUP), LORDS.start(SETUP, 3))


def test_answers_are_kept_in_notation_however_they_were_given() -> None:
    match = begun()
    first = match.state.notations()[1]
    match.choose(1)
    second = match.state.notations()[0]
    match.choose(f"  {second.upper()} ")
    assert [(answer.seat, answer.text) for answer in match.answers] == [(0, first), (1, second)]


def test_undo_takes_back_answers_log_and_state() -> None:
    match = begun()
    before, log = match.state.save(), log_of(match.state)
    match.choose(0)
    match.choose(0)
    match.undo(2)
    assert (match.state.save(), log_of(match.state), match.answers) == (before, log, [])
    match.choose(0)
    assert len(match.answers) == 1
    assert match.log[-1].kind != "begun"


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_more_answers_than_given_cannot_be_undone(steps: int) -> None:
    match = begun()
    match.choose(0)
    match.choose(0)
    before = match.state.save()
    with pytest.raises(IllegalChoice, match=f"there are 2 answers to take back, not {steps}"):
        match.undo(steps)
    assert match.state.save() == before


def test_the_other_seat_is_refused_with_the_seat_to_move() -> None:
    match = begun()
    with pytest.raises(IllegalChoice, match="seat 2 is not asked now: it is for seat 1 to choose"):
        match.choose(0, 1)
    assert match.answers == []


@pytest.mark.parametrize("index", [-1, 6, 1000])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    match = begun()
    with pytest.raises(IllegalChoice, match=f"there is no option {index}: the question has {len(match.state.options)}"):
        match.choose(index)
    assert match.answers == []


def test_a_misspelled_answer_gets_a_hint() -> None:
    match = begun()
    text = match.state.notations()[0]
    with pytest.raises(IllegalChoice, match=f"is not offered to seat 1; did you mean {text}"):
        match.choose(text.replace("deploy", "deplyo"))


def test_any_seat_may_resign_and_take_it_back() -> None:
    """LOW-14.7"""
    match = begun()
    match.choose(" Resign ", 1)
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (0,)
    assert [(answer.seat, answer.text) for answer in match.answers] == [(1, "resign")]
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose("resign", 0)
    match.undo()
    assert match.state.outcome is None
    match.choose(0)


def test_without_a_seat_the_one_that_is_asked_resigns() -> None:
    match = begun()
    match.choose("resign")
    assert match.state.outcome is not None
    assert match.state.outcome.winners == (1,)


def test_a_seat_that_is_not_there_cannot_resign() -> None:
    match = begun()
    before = match.state.save()
    with pytest.raises(IllegalChoice):
        match.choose("resign", 2)
    assert (match.state.save(), match.answers) == (before, [])
    with pytest.raises(IllegalChoice, match="there are 0 answers"):
        match.undo()


def test_nothing_can_be_answered_after_the_end() -> None:
    match = begun()
    pick = chooser(seed=3)
    while match.state.outcome is None:
        match.choose(pick(match.state))
    for answer in (0, "draw", "resign"):
        with pytest.raises(IllegalChoice, match="the game is over"):
            match.choose(answer)
    assert match.state.save() == play(LORDS.start(SETUP, 3), chooser(seed=3)).save()


def lonely() -> Match:
    """LOW-5.6: a position in which seat 2 opens with two equal cards, so it has only one answer."""
    position = {
        "options": {"hand": 2},
        "turn": {"seat": 1, "phase": "deploy"},
        "seat 1": {"hand": ["orc-butcher", "orc-butcher", "orc-warhog-b"], "board": {"c3": "orc-butcher"}},
        "seat 2": {"hand": ["dwa-slugger-b", "dwa-slugger-b"], "first turn": True},
    }
    return Match(Header("lords", LORDS.version, 0, position=position), LORDS.place(position), patient=True)


def test_a_patient_match_asks_hidden_questions_with_one_answer() -> None:
    """So being asked never depends on what other seats cannot see; the journal is the same as without."""
    match = lonely()
    hurried = Match(match.header, LORDS.place(match.header.position or {}))
    for each in (match, hurried):
        each.choose("deploy orc-butcher b3")
    assert (match.state.seat, match.state.notations()) == (1, ["deploy dwa-slugger-b e4"])
    assert hurried.state.seat == 0
    match.go_on()
    assert match.state.save() == hurried.state.save()
    assert log_of(match.state) == log_of(hurried.state)
    assert [answer.text for answer in match.answers] == ["deploy orc-butcher b3"]
    with pytest.raises(IllegalChoice, match="there is a choice to be made"):
        match.go_on()


def test_undo_keeps_a_match_patient_but_a_clone_is_not() -> None:
    match = lonely()
    match.choose(0)
    match.go_on()
    match.undo()
    copy = match.state.clone()
    match.choose(0)
    copy.choose(0)
    assert match.forced
    assert len(copy.options) > 1
