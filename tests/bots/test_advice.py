"""Advice of the strongest bot on positions and finished games: reproducible and without hidden information."""

import pytest

from tests.bots.test_hidden import SETUPS, middle, twin
from warhost.bots.series.playing import Fixture, journal_of
from warhost.bots.teaching.advice import Advice, SearchedOption, advise
from warhost.bots.teaching.analysis import Analysis, EvaluatedDecision, analyse, evaluate_decisions, moments_of
from warhost.engine import Perspective, Rng
from warhost.games import find_game
from warhost.invasion import INVASION

FEW = 4  # playouts


@pytest.mark.parametrize("game", SETUPS)
def test_advice_does_not_change_with_cards_that_cannot_be_seen(game: str) -> None:
    state = middle(game, 1)
    mine, theirs = Perspective(state, state.seat), Perspective(twin(state, state.seat), state.seat)
    one, other = advise(mine, 5, FEW), advise(theirs, 5, FEW)
    assert one.options == other.options
    assert [(each.seat, each.option) for each in one.line] == [(each.seat, each.option) for each in other.line]
    assert one.options == advise(mine, 5, FEW).options
    assert one.line[0].option == one.best.option
    assert one.line[0].seat == state.seat


def test_options_are_listed_in_the_order_of_what_they_cost() -> None:
    """An option with a good chance that lost in the shared samples is not reported as equally good."""
    found = Advice(
        [
            SearchedOption(0, "best", 0.74, 0.0, 0.05, 160),
            SearchedOption(1, "worse", 0.74, 0.06, 0.03, 160),
            SearchedOption(2, "as good", 0.73, 0.01, 0.04, 160),
            SearchedOption(3, "lucky", 0.75, -0.01, 0.04, 10),
            SearchedOption(4, "unclear", 0.70, 0.05, 0.09, 10),
        ]
    ).compared()
    assert [each.option for each in found] == ["best", "lucky", "as good", "unclear", "worse"]
    assert [round(each.chance, 2) for each in found] == [0.74, 0.74, 0.73, 0.69, 0.68]
    assert [each.is_close for each in found] == [True, True, True, False, False]
    assert [each.surely_worse for each in found[3:]] == [False, True]


def test_the_second_section_is_burned_where_that_wins() -> None:
    """INV-32.1: the advice is to attack that section, and every other option is significantly worse."""
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "battlefield", "window": "attack"},
            "seat 1": {"capital": "orc", "battlefield": ["Boar Boyz"] * 3},
            "seat 2": {"capital": "dwarf", "burning": ["kingdom"], "damage": {"quest": 6}},
        }
    )
    none = state.notations().index("no attack")
    advice = advise(Perspective(state, 0), 1, 16, also=(none,))
    assert advice.best.option == "attack quest"
    assert advice.best.chance > 0.99
    assert advice.of(none).surely_worse


def test_an_analysis_judges_every_choice_with_what_its_seat_knew() -> None:
    game = find_game("lords")
    fixture = Fixture("lords", {**SETUPS["lords"], "options": {"first": "1", "units": 2}}, 8, ("random", "random"))
    state, rng = game.start(fixture.setup, fixture.seed), Rng(8)
    answers: list[int] = []
    while state.outcome is None:
        answers.append(rng.below(len(state.options)))
        state.choose(answers[-1])
    journal = journal_of(fixture, answers)
    found = analyse(journal, FEW)
    sides, moments = moments_of(journal)
    assert found == Analysis(
        sides, list(evaluate_decisions(moments, FEW, jobs=2))
    )  # the result is the same with any number of processes
    assert [each.answer for each in found.judged] == list(range(1, len(answers) + 1))
    assert [each.played for each in found.judged] == [answer.text for answer in journal.answers]
    for each in found.judged:
        assert 0.0 <= each.chance <= 1.0
        assert each.lost >= 0.0
        assert each.lost == 0.0 or each.better != each.played
    data = found.plain()
    assert len(data["curve"]) == len(answers)


def test_turning_points_are_what_surely_cost_most_in_the_order_of_the_game() -> None:
    def row(answer: int, lost: float, error: float) -> EvaluatedDecision:
        return EvaluatedDecision(answer, answer % 2, "this", "that", 0.5, 0.5 + lost, lost, error)

    judged = [row(1, 0.3, 0.4), row(2, 0.2, 0.1), row(3, 0.01, 0.0), *[row(at, 0.1, 0.05) for at in range(4, 9)]]
    found = Analysis([0, 1], judged)
    assert [each.answer for each in found.turning] == [2, 4, 5, 6, 7]
    assert found.accuracy(0) == 0.0
    assert found.accuracy(1) == 0.5


def test_the_curve_is_the_mean_of_what_both_sides_think() -> None:
    """Playouts end after the deciding seat's next turn, which favours that seat."""
    judged = [
        EvaluatedDecision(1, 0, "a", "a", 0.8, 0.8, 0.0, 0.0),
        EvaluatedDecision(2, 1, "b", "b", 0.6, 0.6, 0.0, 0.0),
    ]
    assert [round(chance, 6) for _, chance in Analysis([0, 1], judged).curve()] == [0.8, 0.6]
    assert [round(chance, 6) for _, chance in Analysis([0, 1], judged).curve(1)] == [0.2, 0.4]
