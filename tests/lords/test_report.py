"""States converted to positions: `placed` recreates the same game."""

import random
from typing import Any

import pytest

from warhost.lords.armies import ARMIES
from warhost.lords.game import LORDS
from warhost.lords.positions.report import position_of, summary
from warhost.lords.state import LordsState

GAMES = [{}, {"borderless": True}, {"players": 3}, {"players": 4}, {"players": 6}, {"level": "basic", "hand": 4}]


def seen(state: LordsState) -> list[Any]:
    """The views of all seats without card ids, which a position assigns again."""
    views = []
    for seat in range(-1, state.battle.seats):
        view = state.view(seat)
        view["units"] = sorted(({**unit, "id": 0} for unit in view["units"]), key=lambda unit: unit["square"])
        view["hands"] = [([card["code"] for card in hand["cards"]], hand["hidden"]) for hand in view["hands"]]
        view["captured"] = [sorted(card["code"] for card in cards) for cards in view["captured"]]
        view["middle"] = view["middle"] and view["middle"]["code"]
        view["moves"] = sorted(str({**move, "id": 0}) for move in view["moves"])
        views.append({**view, "moment": 0, "options": sorted(view["options"])})
    return views


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_position_that_can_be_written_is_the_game_itself(options: dict[str, Any]) -> None:
    dice = random.Random(str(options))
    decks = {3: 2}.get(options.get("players", 2), options.get("players", 2))
    written = 0
    for seed in range(2):
        setup = {"decks": [dice.choice(list(ARMIES)) for _ in range(decks)], "options": options}
        state = LORDS.start(setup, seed)
        while state.outcome is None:
            position = position_of(state)
            if position is not None:
                written += 1
                assert seen(LORDS.place(position)) == seen(state)
            state.choose(dice.randrange(len(state.options)))
    assert written > 40  # at least at the beginning of every turn


def test_the_cards_of_a_scenario_come_along() -> None:
    cards = {"pawn": {"rank": "recruit", "class": "infantry", "defence": 1}, "far": {"like": "orc-catapult"}}
    board = {"d4": {"card": "far", "marks": ["was engaged"]}, "a1": "pawn"}
    state = LORDS.place(
        {"cards": cards, "seat 1": {"hand": ["pawn"], "board": board}, "seat 2": {"hand": ["pawn"], "army": "elves"}}
    )
    position = position_of(state)
    assert position is not None
    assert position["seat 1"]["board"] == board
    assert seen(LORDS.place(position)) == seen(state)


def test_a_state_that_positions_cannot_express_is_not_written() -> None:
    """A turn in which a player has acted already: the rules record that, a position does not (LOW-14.5)."""
    state = LORDS.start({"decks": ["orcs", "elves"], "options": {"first": "1"}}, 1)
    assert position_of(state) is not None
    state.choose(0)
    while state.active == 0 and state.outcome is None:
        assert position_of(state) is None
        state.choose(0)
    assert position_of(state) is not None


def test_the_summary_of_a_position_is_a_passing_check_that_can_fail() -> None:
    state = LORDS.start({"decks": ["orcs", "elves"], "options": {"first": "1"}}, 1)
    before = summary(state)
    assert LORDS.differences(state, before) == []
    state.choose(0)
    assert LORDS.differences(state, summary(state)) == []
    assert LORDS.differences(state, before)
    state.resign(0)
    assert summary(state) == {"outcome": {"winners": [2], "reason": "resigned"}}
    assert LORDS.differences(state, summary(state)) == []
