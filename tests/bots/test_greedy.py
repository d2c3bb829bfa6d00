"""Choices of the greedy bot in given positions, and its games against a random bot."""

from typing import Any

import pytest

from warhost.bots import find_bot
from warhost.bots.evaluation import find_evaluation
from warhost.bots.lords.evaluation import LordsEvaluation, Weights
from warhost.bots.series.playing import Fixture, play
from warhost.engine import Perspective
from warhost.lords import ARMIES, LORDS, LordsState


def answer(position: dict[str, Any]) -> str:
    """The greedy bot's answer in a position, in notation."""
    state = LORDS.place(position)
    chosen = find_bot("greedy", 1, state.seat).choose(Perspective(state, state.seat))
    return state.notations()[chosen]


def test_the_bot_makes_a_capture_that_costs_nothing() -> None:
    """LOW-7.3: strength 5 against a defence of 4, from a square at which the Marauder's arrow is below 4."""
    position = {
        "turn": {"seat": 1, "phase": "deploy"},
        "seat 1": {"hand": ["orc-ravager-a", "orc-goblin-spikeman-a"], "board": {"b3": "orc-goblin-shanker-a"}},
        "seat 2": {"board": {"d4": "dwa-marauder-a"}, "hand": ["dwa-slugger-a"]},
    }
    state = LORDS.place(position)
    state.choose(answer(position))
    assert [state.battle.code(card) for card in state.captured[0]] == ["dwa-marauder-a"]
    assert not state.captured[1]


def test_the_bot_shoots_when_the_shot_decides() -> None:
    """LOW-EX-3: the Catapult's shot alone eliminates the Slugger."""
    position = {
        "turn": {"seat": 1, "phase": "combat"},
        "seat 1": {"army": "orcs", "board": {"d3": "orc-goblin-shanker-a", "d2": "orc-catapult"}},
        "seat 2": {"army": "dwarves", "board": {"d5": "dwa-slugger-a"}},
    }
    assert answer(position) == "shoot d2 d5"


def test_the_bot_plans_a_shot_before_it_deploys() -> None:
    """LOW-8.2: a ranged unit may shoot in the turn in which it is deployed, and the bot looks that far ahead."""
    position = {
        "turn": {"seat": 1, "phase": "deploy"},
        "seat 1": {
            "hand": ["orc-goblin-spikeman-a", "orc-catapult", "orc-goblin-spikeman-b"],
            "board": {"d3": "orc-goblin-shanker-a"},
        },
        "seat 2": {"army": "dwarves", "board": {"d5": "dwa-slugger-a"}},
    }
    assert answer(position).startswith("deploy orc-catapult")


def test_the_bot_recalls_an_exposed_general() -> None:
    """LOW-10.9: the general may be recalled, and is the most valuable unit for the enemy."""
    position = {
        "turn": {"seat": 1, "phase": "reinforce"},
        "seat 1": {
            "army": "orcs",
            "board": {"d3": "orc-gonke-longtooth", "b2": "orc-goblin-shanker-a"},
            "deck": ["orc-butcher", "orc-warhog-a"],
        },
        "seat 2": {"army": "dwarves", "board": {"e5": "dwa-slugger-a"}, "deck": list(ARMIES["dwarves"].deck())},
    }
    assert answer(position | {"options": {"hand": 1}}) == "recall d3"


def test_a_plan_ends_where_the_next_one_begins() -> None:
    """Deployments and recalls are separate plans; shots belong to the plan of the deployment before them."""
    deploy = LORDS.start({"decks": ["orcs", "dwarves"], "options": {"first": "1"}}, 1)
    assert not LordsEvaluation(deploy, 0).continues_plan(deploy)
    shots = LORDS.place(
        {
            "turn": {"seat": 1, "phase": "combat"},
            "seat 1": {"board": {"d3": "orc-goblin-shanker-a", "d2": "orc-catapult"}},
            "seat 2": {"board": {"d5": "dwa-slugger-a"}},
        }
    )
    assert LordsEvaluation(shots, 0).continues_plan(shots)
    assert not LordsEvaluation(shots, 1).continues_plan(shots)  # it is another seat's question


def position_with(board: dict[str, str], captured: list[str], enemy: dict[str, str]) -> LordsState:
    return LORDS.place(
        {
            "turn": {"seat": 1, "phase": "deploy"},
            "seat 1": {"army": "orcs", "board": board, "hand": ["orc-butcher", "orc-warhog-a"], "captured": captured},
            "seat 2": {"army": "dwarves", "board": enemy, "deck": list(ARMIES["dwarves"].deck())},
        }
    )


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(
            position_with({"b2": "orc-butcher"}, ["dwa-slugger-a"], {"f5": "dwa-slugger-b"}),
            position_with({"b2": "orc-butcher"}, [], {"f5": "dwa-slugger-b"}),
            id="a capture is good",
        ),
        pytest.param(
            position_with({"b2": "orc-butcher"}, [], {"f5": "dwa-slugger-b"}),
            position_with({"b2": "orc-butcher", "d4": "orc-gonke-longtooth"}, [], {"f5": "dwa-slugger-b"}),
            id="a general on the board is a risk",
        ),
        pytest.param(
            position_with({"a1": "orc-goblin-shanker-a"}, [], {"f5": "dwa-slugger-b"}),
            position_with({"d4": "orc-goblin-shanker-a"}, [], {"f5": "dwa-slugger-b"}),
            id="fewer squares to be attacked from are safer",
        ),
    ],
)
def test_the_evaluation_prefers(better: LordsState, worse: LordsState) -> None:
    assert LordsEvaluation(better, 0).value(better) > LordsEvaluation(worse, 0).value(worse)


def test_weights_can_be_changed() -> None:
    state = position_with({"b2": "orc-butcher"}, ["dwa-slugger-a"], {"f5": "dwa-slugger-b"})
    careless = LordsEvaluation(state, 0, Weights(risk=0.0))
    assert careless.value(state) > LordsEvaluation(state, 0).value(state)


def test_the_end_outweighs_everything() -> None:
    state = position_with({"b2": "orc-butcher"}, ["dwa-slugger-a"], {"f5": "dwa-slugger-b"})
    judges = [find_evaluation(state, seat) for seat in (0, 1)]
    state.resign(1)
    assert judges[0].value(state) > 100
    assert judges[1].value(state) < -100


@pytest.mark.parametrize("army", ARMIES)
def test_the_greedy_bot_beats_random_from_both_seats_with_every_army(army: str) -> None:
    setup = {"decks": [army, army], "options": {"first": "1"}}
    first = play(Fixture("lords", setup, 77, ("greedy", "random")))
    second = play(Fixture("lords", setup, 77, ("random", "greedy")))
    assert not first.error
    assert not second.error
    assert (first.winners, second.winners) == ((0,), (1,))


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}, {"borderless": True}])
def test_the_bot_plays_all_variants(options: dict[str, Any]) -> None:
    """LOW-15.A1, LOW-15.E1, LOW-15.F1: alone, in a team and on an endless board, against the random bot."""
    decks = ["elves", "undead", "orcs", "templars"][: options.get("players", 2) // 2 * 2]
    sides = {3: (0, 1, 1), 4: (0, 1, 0, 1)}.get(options.get("players", 2), (0, 1))
    for greedy in (0, 1):
        bots = tuple("greedy" if side == greedy else "random" for side in sides)
        played = play(Fixture("lords", {"decks": decks, "options": options}, 5, bots))
        assert not played.error
        assert {sides[seat] for seat in played.winners} == {greedy}
