"""A card used from a hand or from reserve has been shown: from then on everyone knows where it is (CON-16.14)."""

from __future__ import annotations

import pytest

from warhost.conquest import CONQUEST
from warhost.conquest.library import LIBRARY
from warhost.conquest.rules.actions.using import Payment, announce
from warhost.conquest.state import ConquestState
from warhost.conquest.words import FROM_HAND, IN_RESERVE
from warhost.effects.language.ability_use import AbilityUse
from warhost.engine import SPECTATOR

BESIDE = {FROM_HAND: "Suppressive Fire", IN_RESERVE: "Risen Warriors"}  # the cards that stay hidden
USED = sorted(
    {
        (card.name, ability.zone)
        for card in LIBRARY.everything()
        for ability in card.text.abilities
        if card.playable and ability.zone in BESIDE and not ability.changes
    }
)


def test_both_kinds_of_hidden_cards_can_be_used() -> None:
    assert ("Elysian Assault Team", FROM_HAND) in USED
    assert ("Drop Pod Assault", FROM_HAND) in USED
    assert ("XV25 Stealth Squad", IN_RESERVE) in USED


@pytest.mark.parametrize(("name", "zone"), USED)
def test_using_a_hidden_card_reveals_it(name: str, zone: int) -> None:
    lies = {"hand": [name, BESIDE[zone]]} if zone == FROM_HAND else {"reserve": {"Barlus": [name, BESIDE[zone]]}}
    state = CONQUEST.place(
        {
            "planets": ["Barlus", "Osus IV"],
            "seat 1": {"warlord": "Nazdreg"},
            "seat 2": {"warlord": "Commander Shadowsun", "resources": 20, **lies},
        }
    )
    assert isinstance(state, ConquestState)
    cards = state.hand(1) if zone == FROM_HAND else state.reserves(0, 1)
    card, other = sorted(cards, key=lambda each: state.duel.defs[each].name != name)
    entry = next(each for each in state.duel.entries[card] if each.ability.zone == zone)
    assert not state.is_seen_by(0, card)
    state.question, state.options, state.steps = None, [], []
    use = AbilityUse(entry, card, 1, state.place[card], state.births[card])
    announce(state, use)
    for seat in (0, 1, SPECTATOR):
        assert state.is_seen_by(seat, card)
    assert not state.is_seen_by(0, other)


def test_a_card_whose_text_is_used_while_it_is_in_a_deck_is_not_revealed() -> None:
    """A card that reacts to leaving play may have been shuffled into the deck: everyone knows the card, but not its
    position.
    """
    deck = ["Goff Boyz", "Weirdboy Maniak", "Burna Boyz"]
    state = CONQUEST.place({"seat 1": {"warlord": "Nazdreg"}, "seat 2": {"warlord": "Nazdreg", "deck": deck}})
    assert isinstance(state, ConquestState)
    (card,) = [each for each in state.deck(1) if state.duel.defs[each].name == "Weirdboy Maniak"]
    use = AbilityUse(state.duel.entries[card][0], card, 1, state.place[card], state.births[card])
    announce(state, use)
    Payment(use).run(state)
    for seat in (0, 1, SPECTATOR):
        assert not state.is_seen_by(seat, card)
