""" "Already" conditions of several responses to one event are evaluated at the event, not when they resolve."""

from __future__ import annotations

import pytest

from tests.conquest.demo import CARDS
from warhost.conquest import CONQUEST, ConquestState
from warhost.conquest.language.vocabulary import UNITS
from warhost.conquest.secrets import SECRETS
from warhost.effects.language.abilities import AbilityEntry
from warhost.effects.language.vocabulary import action, already, at_least, draw, only_if
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest.cards import card_lines

pytestmark = pytest.mark.usefixtures("demo_cards")
BEFORE = [pytest.param(0, 0, id="unhurt"), pytest.param(1, 2, id="hurt")]  # damage on the giant, and cards for it
SAID = {
    "en": "If there is a damaged enemy unit at this planet already, draw 1 card.",
    "pl": "Jeśli na tej planecie jest wroga jednostka z obrażeniami już wcześniej, dobierz 1 kartę.",
    "ru": "Если на этой планете есть повреждённый вражеский отряд ещё до этого, вытяните 1 карту.",
}


def won(own: list[str], before: int, hand: list[str] | None = None) -> ConquestState:
    """A position in which seat 1 has just won the struggle for Barlus, where seat 2 has a giant; another struggle
    follows.
    """
    state = CONQUEST.place(
        {
            "turn": {"struggle": "Barlus", "asked": 1},
            "planets": ["Plannum", "Barlus", "Elouith"],
            "seat 1": {"planets": {"Barlus": own, "Elouith": ["Trooper"]}, "hand": hand or []},
            "seat 2": {"planets": {"Barlus": [{"card": "Giant", "damage": before}]}},
        }
    )
    assert isinstance(state, ConquestState)
    state.choose("take nothing")
    return state


def result(s: ConquestState) -> tuple[int, int]:
    """The damage on the giant, and the number of cards in the hand of seat 1."""
    return max(s.damage), len(s.hand(0))


@pytest.mark.parametrize(("before", "drawn"), BEFORE)
def test_a_second_reaction_does_not_see_what_the_first_has_done(before: int, drawn: int) -> None:
    """CON-16.13, CON-16.9: both damage the giant, one after the other; only earlier damage draws a card."""
    state = won(["Raiders", "Raiders"], before)
    state.choose("use Raiders")
    assert result(state) == (before + 1, drawn // 2)
    state.choose("use Raiders")
    assert result(state) == (before + 2, drawn)


@pytest.mark.parametrize(("before", "drawn"), BEFORE)
def test_the_same_holds_for_forced_reactions_and_for_what_is_played_from_hand(before: int, drawn: int) -> None:
    """CON-16.13, CON-16.8"""
    state = won(["Furies"], before, ["Ransack"])
    assert state.notations() == ["pass", "play Ransack"]  # the forced one resolves first, automatically
    assert result(state) == (before + 1, 1 + drawn // 2)
    state.choose("play Ransack")
    assert result(state) == (before + 2, drawn)


def test_a_reaction_that_needs_it_is_set_off_by_what_was_so_before() -> None:
    """CON-16.13, CON-16.12: not by the effect of another reaction to the same event."""
    state = won(["Raiders", "Vultures"], 0)
    assert state.notations() == ["pass", "use Raiders"]
    state = won(["Raiders", "Vultures"], 1)
    state.choose("use Raiders")
    state.choose("use Vultures")
    assert len(state.hand(0)) == 2


@pytest.mark.parametrize(("before", "drawn"), BEFORE)
def test_evaluated_conditions_survive_saving_cloning_and_renumbering(before: int, drawn: int) -> None:
    """CON-16.13: after the first reaction has resolved."""
    state = won(["Raiders", "Raiders"], before)
    state.choose("use Raiders")
    loaded = CONQUEST.load(state.save())
    assert loaded.save() == state.save()
    other = state.clone()
    names = list(range(state.duel.objects))
    one, two = state.deck(1)[:2]
    names[one], names[two] = two, one
    SECRETS.rename(other, names)
    for each in (loaded, state.clone(), other):
        assert isinstance(each, ConquestState)
        each.choose("use Raiders")
        assert len(each.hand(0)) == drawn


def test_only_triggered_abilities_can_have_an_already_condition() -> None:
    with pytest.raises(ValueError, match="nothing sets it off"):
        AbilityEntry("demo:0", 0, action(only_if(already(at_least(1, UNITS)), draw(1))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_demo_cards_have_texts_in_every_language(language: str) -> None:
    for card in CARDS:
        for line in card_lines(phrasebook(language), card):
            assert line.endswith((".", ".)", ".”", ".»"))
    said = {card.name: card_lines(phrasebook(language), card)[0] for card in CARDS if card.text.abilities}
    assert SAID[language] in said["Raiders"]
