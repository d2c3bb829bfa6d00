"""Options as data: what a table needs in order to show them on the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.invasion.demo import shows

ATTACKED: dict[str, Any] = {
    "turn": {"seat": 2, "phase": "battlefield"},
    "seat 1": {
        "capital": "empire",
        "quest": [{"card": "Defend the Border", "tokens": 3, "unit": "Huntsmen"}],
        "kingdom": ["Contested Fortress"],
    },
    "seat 2": {"capital": "orc", "battlefield": ["Boar Boyz", "Black Orc Squad"], "hand": ["Innovation"]},
}


def test_cancelling_and_redirecting_name_the_card_whose_effect_it_is_and_what_it_works_on() -> None:
    match = shows(
        ATTACKED,
        [
            {2: ["attack battlefield", "attacker Boar Boyz", "attacker Black Orc Squad"]},
            {2: ["assign 2 battlefield", "pass"]},
        ],
        {"options": ["apply Contested Fortress", "apply Defend the Border"]},
    )
    view: dict[str, Any] = match.state.view(0)
    zones = view["players"][0]["zones"]
    ids = {card["code"]: card["id"] for zone in zones.values() for card in zone["cards"]}
    section = {"id": zones["battlefield"]["section"]["id"]}
    assert dict(zip(view["options"], view["moves"], strict=True)) == {
        "apply Contested Fortress": {"verb": "apply", "id": ids["core-112"], "to": section},
        "apply Defend the Border": {"verb": "apply", "id": ids["core-043"], "to": section},
    }


@pytest.mark.usefixtures("demo_cards")
def test_toughness_is_an_effect_of_the_card_that_is_hit() -> None:
    """INV-15.8: together with a redirection it is one of two effects that its player may apply first."""
    match = shows(
        {
            "turn": {"seat": 1, "phase": "capital"},
            "seat 1": {"quest": ["Hammerer of Karak Azul", "Guard"], "hand": ["Deflect", "Spark", "Spark"]},
        },
        [{1: ["play Deflect > Hammerer of Karak Azul", "pass", "play Spark > Hammerer of Karak Azul", "pass"]}],
        {"options": ["apply Deflect", "toughness of Hammerer of Karak Azul"]},
    )
    view: dict[str, Any] = match.state.view(0)
    hit = {"id": view["players"][0]["zones"]["quest"]["cards"][0]["id"]}
    moves = dict(zip(view["options"], view["moves"], strict=True))
    assert moves["toughness of Hammerer of Karak Azul"] == {"verb": "toughness-of", **hit}
    assert moves["apply Deflect"]["to"] == hit
