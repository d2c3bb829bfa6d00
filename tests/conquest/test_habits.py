"""Windows in which players nearly always answer alike: the effect of passing automatically (CON-7.13)."""

from __future__ import annotations

import pytest

from warhost.conquest import CONQUEST
from warhost.conquest.rules.actions.stops import BONUS, WINDOWS
from warhost.conquest.words import BOTTOM
from warhost.engine.windows import PASS
from warhost.text import LANGUAGES, phrasebook


@pytest.mark.parametrize(("planet", "taken"), [("Plannum", "take both"), ("Barlus", "take cards")])
def test_passing_takes_all_bonuses(planet: str, taken: str) -> None:
    """CON-7.13: the winner may take both bonuses, one or neither; passing takes both."""
    state = CONQUEST.place(
        {
            "turn": {"seat": 2, "phase": "command", "number": 2, "struggle": planet, "asked": 1},
            "planets": ["Plannum", "Barlus"],
            "seat 1": {"warlord": "Commander Shadowsun", "planets": {planet: ["Vior'la Marksman"]}},
        }
    )
    question = state.question
    assert question is not None
    assert question.window(state) == BONUS
    assert question.move(state, question.passing(state)).written(state) == taken
    assert len(state.options) > 1


def test_bonuses_are_taken_and_the_order_of_cards_is_asked_only_on_request() -> None:
    wishes = {each.key: (each.mine, each.theirs) for each in WINDOWS}
    assert wishes[BONUS] == (PASS, PASS)
    assert wishes[BOTTOM] == (PASS, PASS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_passing_is_described(language: str) -> None:
    book = phrasebook(language).messages
    assert all(f"conquest.window.{key}.pass" in book for key in (BONUS, BOTTOM))
    assert "invasion.window.order.pass" in book
