"""Evaluation of standing orders for any game: windows, triggers, and "pass until"."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.engine.windows import PASS, STOP, Window
from warhost.server.protocol import Orders
from warhost.server.tables.game.orders import (
    CurrentQuestion,
    GivenOrders,
    chosen_by_orders,
    is_pass_until_valid,
    stop_keys,
    unexpired_mutes,
)
from warhost.server.tables.records.answer_facts import Fact, dropped

ME, FOE = 0, 1
# A game with many windows: in the turns of others a seat is asked before damage only.
WINDOWS = (
    Window("kingdom", "kingdom", STOP, PASS),
    Window("attack", "battlefield", STOP, PASS),
    Window("damage", "battlefield", STOP, STOP),
    Window("end", "battlefield", PASS, PASS),
)


def asked(window: str, whose: int = ME, turn: int = 1, **more: Any) -> CurrentQuestion:
    return CurrentQuestion(ME, (whose, turn), window, **{"passing": "pass", **more})


def given(**orders: Any) -> GivenOrders:
    """Orders given in the damage window of the seat's first turn, before the fourth answer."""
    return GivenOrders(Orders(**orders), since=3, turn=1, window="damage")


def answered(number: int, seat: int, window: str, passed: bool = True, whose: int = ME, turn: int = 1) -> Fact:
    return Fact(number, seat, False, False, passed, window, (whose, turn), 0, 0)


def answer(standing: GivenOrders, question: CurrentQuestion, *facts: Fact) -> str:
    return chosen_by_orders(standing, question, WINDOWS, list(facts))


@pytest.mark.parametrize(
    ("window", "whose", "option"),
    [("kingdom", ME, ""), ("kingdom", FOE, "pass"), ("damage", FOE, ""), ("end", ME, "pass"), ("unheard of", FOE, "")],
)
def test_without_orders_it_is_as_the_game_has_it(window: str, whose: int, option: str) -> None:
    assert answer(GivenOrders(), asked(window, whose)) == option


def test_a_stop_is_for_one_window_and_for_ones_own_turns_or_those_of_others() -> None:
    orders = given(stops={"kingdom theirs": "stop", "attack mine": "pass"})
    assert answer(orders, asked("kingdom", FOE)) == ""
    assert answer(orders, asked("attack", ME)) == "pass"
    assert answer(orders, asked("attack", FOE)) == "pass"
    assert answer(orders, asked("kingdom", ME)) == ""
    assert stop_keys(WINDOWS) == {f"{each.key} {turn}" for each in WINDOWS for turn in ("mine", "theirs")}


def test_a_duty_is_never_done_by_orders() -> None:
    """A question outside windows, or one without a pass."""
    orders = given(stops={"damage mine": "pass"}, until="turn")
    assert answer(orders, asked("")) == ""
    assert answer(orders, asked("damage", passing="")) == ""


@pytest.mark.parametrize(
    ("wanted", "uses", "option"),
    [
        ("always", ("use Powder Crew",), "use Powder Crew"),
        ("always", ("use Powder Crew > Ogre", "use Powder Crew > Clerk"), ""),
        ("always", (), ""),  # whether it can be used depends on hidden cards
        ("never", ("use Powder Crew",), "pass"),
        ("", ("use Powder Crew",), ""),
    ],
)
def test_a_trigger_is_used_always_never_or_on_asking(wanted: str, uses: tuple[str, ...], option: str) -> None:
    triggers = {"demo-002": wanted} if wanted else {}
    question = asked("damage", FOE, trigger="demo-002", uses=uses)
    assert answer(given(triggers=triggers), question) == option
    assert answer(given(triggers={"demo-001": "never"}), question) == ""
    assert answer(given(triggers=triggers, until="turn"), question) == option  # "pass until" does not apply to triggers


@pytest.mark.parametrize(("beside", "option"), [("damage", ""), ("end", "pass"), ("", "pass")])
def test_a_trigger_that_is_never_used_leaves_the_window_to_the_hand(beside: str, option: str) -> None:
    """A card in hand may respond, too: the stop of that window applies, whatever the hand is."""
    question = asked("damage", FOE, trigger="demo-002", uses=("use Powder Crew",), beside=beside)
    assert answer(given(triggers={"demo-002": "never"}), question) == option


def test_a_question_with_one_outcome_is_answered_whatever_the_orders_say() -> None:
    question = asked("", passing="", settled="assign 3 Ogre")
    assert answer(GivenOrders(), question) == "assign 3 Ogre"
    assert answer(given(stops={"damage mine": "stop"}), question) == "assign 3 Ogre"


@pytest.mark.parametrize(("wanted", "turn", "option"), [("turn", 1, "pass"), ("turn", 2, ""), ("game", 2, "pass")])
def test_a_card_is_kept_quiet_for_a_turn_or_for_the_game(wanted: Any, turn: int, option: str) -> None:
    orders = given(quiet={"demo-002": wanted})
    assert answer(orders, asked("damage", FOE, turn, subject="demo-002")) == option
    assert answer(orders, asked("damage", FOE, turn, subject="demo-001")) == ""
    assert answer(orders, asked("damage", FOE, turn)) == ""
    trigger = asked("damage", FOE, turn, subject="demo-002", trigger="demo-002", uses=("use Crew",))
    assert answer(orders, trigger) == option
    assert (
        answer(orders, asked("", turn=turn, subject="demo-002", passing="")) == ""
    )  # a mandatory question is still asked
    assert unexpired_mutes(orders, turn) == ({"demo-002": wanted} if option else {})


def test_pass_until_my_turn() -> None:
    """Through stops, whatever the others do; it ends for good when the seat's own turn begins."""
    orders = given(until="turn")
    assert answer(orders, asked("damage")) == "pass"
    assert answer(orders, asked("damage", FOE, 2), answered(3, FOE, "attack", False, FOE, 2)) == "pass"
    assert answer(orders, asked("kingdom", ME, 3)) == ""
    assert answer(orders, asked("damage", FOE, 4), answered(9, ME, "kingdom", turn=3)) == ""
    assert not is_pass_until_valid(orders, CurrentQuestion(ME, (ME, 3)), WINDOWS, [])


def test_pass_until_another_player_acts() -> None:
    orders = given(until="event")
    earlier = answered(2, FOE, "attack", passed=False)
    assert answer(orders, asked("damage"), earlier) == "pass"
    assert answer(orders, asked("kingdom"), earlier, answered(3, FOE, "damage")) == "pass"
    assert answer(orders, asked("kingdom"), answered(4, FOE, "damage", passed=False)) == ""
    assert answer(orders, asked("kingdom"), answered(4, ME, "", passed=False)) == ""  # or the seat had to act itself


def test_pass_until_the_next_stop() -> None:
    """The rest of this window is passed, however often it asks; then stops apply as usual."""
    orders = given(until="stop", stops={"end mine": "stop"})
    assert answer(orders, asked("damage"), answered(3, FOE, "damage", passed=False)) == "pass"
    assert answer(orders, asked("attack", FOE, 2), answered(3, ME, "damage")) == "pass"
    assert answer(orders, asked("end")) == ""
    assert not is_pass_until_valid(
        orders, CurrentQuestion(ME, (FOE, 2)), WINDOWS, [answered(3, ME, "damage"), answered(5, ME, "end")]
    )
    assert is_pass_until_valid(
        orders, CurrentQuestion(ME, (FOE, 2)), WINDOWS, [answered(3, ME, "damage"), answered(5, FOE, "end")]
    )


def test_forced_answers_go_with_the_answer_before_them() -> None:
    facts = [answered(0, ME, "a"), Fact(1, FOE, True, False, True, "a", (ME, 1), 0, 0), answered(2, ME, "b")]
    assert dropped(facts, 1) == facts[2:]
    assert dropped(facts, 2) == facts
