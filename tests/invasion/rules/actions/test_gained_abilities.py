"""An ability that a card gains from another card is an ability of the card that gained it (INV-39.51)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.invasion.demo import shows, turn
from warhost.invasion import INVASION

pytestmark = pytest.mark.usefixtures("demo_cards")


def table(**more: Any) -> dict[str, Any]:
    """A Guard with a Standard, which gives it an Action, a forced effect and an Action for leaving play."""
    return {
        "turn": turn("capital"),
        "seat 1": {"resources": 5, "quest": [{"card": "Guard", "attached": ["Standard"]}], "hand": ["Spark"], **more},
        "seat 2": {"hand": ["Spark"]},
    }


def test_the_card_that_gained_an_action_uses_it_and_the_giver_does_not() -> None:
    shows(
        table(),
        [{1: {"cannot": "use Standard", "because": "INV-6.5"}}, {1: "use Guard"}, {2: "pass"}, {1: "pass"}],
        {"Guard": {"power": 2}, "Standard": {"power": 0}},
    )


def test_a_gained_limit_counts_for_each_giver() -> None:
    twice = [{"card": "Guard", "attached": ["Standard", "Standard"]}]
    use: list[dict[Any, Any]] = [{1: "use Guard"}, {2: "pass"}, {1: "pass"}]
    once = [*use, {2: "pass"}, {1: {"cannot": "use Guard", "because": "INV-6.8"}}]
    shows(table(), once, {"Guard": {"power": 2}})
    both = [*use, {2: "pass"}, *use, {2: "pass"}, {1: {"cannot": "use Guard", "because": "INV-6.8"}}]
    shows(table(quest=twice), both, {"Guard": {"power": 3}})


def test_a_blank_giver_gives_nothing() -> None:
    shows(
        table(hand=["Silence", "Spark"]),
        [{1: "play Silence > Standard"}, {2: "pass"}, {1: "pass"}, {2: "pass"}],
        {"not offered": ["use Guard"]},
    )


def test_a_gained_forced_effect_sees_its_card() -> None:
    """Once for each card that grants it; "you" is the controller of the card that gained it."""
    shows(
        table(quest=[{"card": "Guard", "attached": ["Standard", "Standard"]}, "Giant"]),
        [{1: ["play Spark > Giant"]}, {2: "pass"}, {1: "pass"}, {2: "play Spark > Guard"}, {1: "pass"}, {2: "pass"}],
        {"seat 1": {"hand size": 2}, "Guard": {"damage": 1}},
    )


def test_a_game_with_a_gained_action_on_the_chain_is_saved_and_goes_on() -> None:
    match = shows(table(), [{1: "use Guard"}], {"chain": ["Guard"]})
    assert INVASION.load(match.state.save()).view(0) == match.state.view(0)
