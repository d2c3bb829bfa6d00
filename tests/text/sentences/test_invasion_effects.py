"""Options that differ only by the effect of one card are distinguished by the text of the effect, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.invasion import INVASION, LIBRARY
from warhost.text import LANGUAGES, phrasebook
from warhost.text.invasion.effects import effect_words, told_apart
from warhost.text.invasion.speaker import InvasionSpeaker

DIVERS: dict[str, Any] = {
    "turn": {"seat": 2, "phase": "end"},
    "seat 1": {"capital": "orc", "battlefield": ["Doom Divers"], "developments": {"quest": 1}},
    "seat 2": {"capital": "dwarf", "hand": ["Innovation"]},
}
INFILTRATION: dict[str, Any] = {
    "turn": {"seat": 2, "phase": "end"},
    "seat 1": {"capital": "empire", "quest": [{"card": "Infiltrate!", "unit": "Huntsmen", "tokens": 1}]},
    "seat 2": {"capital": "dwarf", "hand": ["Innovation"]},
}


def labels(position: dict[str, Any], language: str) -> dict[str, str]:
    """The texts of the first question's options, except passing."""
    state = INVASION.place(position)
    while "pass" in state.notations():
        state.choose("pass")
    view = state.view(state.seat)
    return {option: InvasionSpeaker(phrasebook(language)).action(option, view) for option in state.notations()}


def test_the_alternatives_of_an_or_are_described_by_their_effects() -> None:
    """INV-12.6"""
    assert labels(DIVERS, "en") == {
        "option 1": "Sacrifice a development.",
        "option 2": "Deal 1 damage to each section of your capital.",
    }


def test_two_effects_of_one_card_are_described_by_their_texts() -> None:
    """INV-9.9"""
    found = labels(INFILTRATION, "en")
    assert list(found) == ["resolve Infiltrate!", "resolve Infiltrate! #2"]
    assert [text.startswith("Infiltrate!") for text in found.values()] == [True, True]
    assert "discard the top X cards" in found["resolve Infiltrate!"]
    assert "place 1 resource token" in found["resolve Infiltrate! #2"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [DIVERS, INFILTRATION], ids=["or", "order"])
def test_no_two_options_have_the_same_text(position: dict[str, Any], language: str) -> None:
    found = labels(position, language)
    assert len(found) == 2
    assert len(set(found.values())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_can_be_chosen_has_its_own_text(language: str) -> None:
    book = phrasebook(language)
    for card in LIBRARY.values():
        said = [effect_words(book, key) for key in told_apart(card)]
        assert "" not in said, card.name
        assert len(set(said)) == len(said), card.name


def test_keywords_are_called_by_their_names_and_what_is_no_card_has_no_words() -> None:
    book = phrasebook("en")
    assert effect_words(book, "keyword-counterstrike:0") == "Counterstrike"
    assert effect_words(book, "necromancy:0") == ""
