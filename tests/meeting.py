"""Positions with interacting effects: the answers, the moment to check, and the expected result."""

from __future__ import annotations

from typing import Any

from warhost.engine.steps import NO_IDLE_OPTION
from warhost.games import find_game

LONGEST = 400  # maximum number of questions
ENDS = {"Window", "ActionWindow", "DeployTurn", "TakeTurn", "RangedAttack", "Retreat", "DeclareTarget"}


def comes_out(game: str, position: dict[str, Any], answers: list[str], check: dict[str, Any], until: str = "") -> Any:
    """Give the answers, each as soon as it is offered; everyone else passes. Then wait for an event, and return the
    state.

    An answer may begin with its seat: "2: pass"; "until burned" waits for an event.
    """
    rules = find_game(game)
    state = rules.place(position)
    before = 0
    for answer in answers:
        if answer.startswith("until "):
            wait_for(rules, state, answer.removeprefix("until "), len(state.log))
            continue
        seat, _, text = answer.rpartition(": ") if answer[:3] in ("1: ", "2: ") else ("", "", answer)
        for _ in range(LONGEST):
            if text in state.notations() and seat in ("", str(state.seat + 1)):
                break
            _idle(rules, state, f"waiting for {answer!r}")
        else:
            raise AssertionError(f"{answer!r} is never offered")
        before = len(state.log)
        # from here on questions with one option are asked, too, so that nothing happens automatically
        state.patient = True
        state.choose(text)
    if until:
        wait_for(rules, state, until, before)
    while state.question is not None and _goes_on(state):
        _idle(rules, state, "letting what was begun come to its end")
    found = rules.differences(state, check)
    assert not found, "\n".join([*found, rules.drawn(state)])
    return state


def wait_for(rules: Any, state: Any, event: str, since: int) -> None:
    """Everyone passes until an event, or this many events, have been added to the log."""
    for _ in range(LONGEST):
        if event in [each.kind for each in state.log[since:]]:
            return
        _idle(rules, state, f"waiting for the event {event!r}")
    raise AssertionError(f"the event {event!r} never comes")


def _idle(rules: Any, state: Any, why: str) -> None:
    assert state.question is not None, f"the game is over, {why}\n{rules.drawn(state)}"
    idle = state.options[0] if len(state.options) == 1 else state.question.idle(state)
    assert idle != NO_IDLE_OPTION, f"somebody must answer, {why}\n{rules.drawn(state)}"
    state.choose(state.options.index(idle))


def _goes_on(state: Any) -> bool:
    """True if an action is still in progress: a chain must resolve, or only one answer is possible."""
    if state.links():
        return len(state.options) == 1 or state.question.idle(state) != NO_IDLE_OPTION
    return len(state.options) == 1 and type(state.question).__name__ not in ENDS
