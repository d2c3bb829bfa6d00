"""The windows of a turn, in which a seat may act or pass (LOW-16.3)."""

from typing import Any

from tests.helpers import chooser, decisions
from warhost.engine.steps import NO_IDLE_OPTION
from warhost.lords import LORDS

SHAMBLER, CATAPULT, SLUGGER = "und-zombie-shambler", "orc-catapult", "dwa-slugger-b"


def windows_of(options: dict[str, Any], decks: list[str]) -> dict[str, tuple[str, str]]:
    state = LORDS.start({"decks": decks, "options": options}, 1)
    return {each.key: (each.mine, each.theirs) for each in state.windows()}


def test_partners_are_asked_in_each_others_turns_too() -> None:
    """LOW-15.F8; in a duel only the active player is asked."""
    duel = windows_of({}, ["orcs", "elves"])
    assert list(duel) == ["moves-before", "shots", "moves-after", "reinforce"]
    assert set(duel.values()) == {("stop", "")}
    team = windows_of({"players": 4}, ["orcs", "elves", "dwarves", "undead"])
    assert team == {**dict.fromkeys(duel, ("stop", "stop")), "reinforce": ("stop", "")}


def test_every_question_that_may_be_passed_in_belongs_to_a_window() -> None:
    """Every window occurs; moves before the deployment are distinguished from those after it (LOW-13.6)."""
    seen: dict[str, set[str]] = {}
    for seed in range(12):
        state = LORDS.start({"decks": ["undead", "orcs"], "options": {"units": 12}}, seed)
        for _ in decisions(state, chooser(seed=seed)):
            question = state.question
            if question is None:
                break
            window = question.window(state)
            assert (question.passing(state) != NO_IDLE_OPTION) == (window != "")
            if window:
                assert question.passing(state) in state.options
                seen.setdefault(window, set()).add(question.move(state, question.passing(state)).written(state))
    assert {window: said - {"stop"} for window, said in seen.items()} == {
        "moves-before": {"stay"}, "shots": {"hold"}, "moves-after": {"stay"}, "reinforce": {"draw"}
    }  # fmt: skip


def test_passing_the_reinforcement_draws_or_does_nothing() -> None:
    """LOW-10.6: while the deck has cards the hand is filled from it; with an empty deck nobody has to recall."""
    for deck, passing in (([SHAMBLER], "draw"), ([], "stop")):
        position = {
            "turn": {"seat": 1, "phase": "reinforce"},
            "seat 1": {"army": "undead", "board": {"b2": SHAMBLER}, "deck": deck},
            "seat 2": {"army": "dwarves", "board": {"f5": SLUGGER}},
        }
        state = LORDS.place(position)
        question = state.question
        assert question is not None
        assert question.move(state, question.passing(state)).written(state) == passing
