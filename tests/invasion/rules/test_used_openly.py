"""A card that is used from a hand has been shown: from then on everyone knows where it is (INV-1.14)."""

from __future__ import annotations

import pytest

from warhost.effects.language.ability_use import AbilityUse
from warhost.engine import SPECTATOR
from warhost.invasion import INVASION
from warhost.invasion.library import LIBRARY
from warhost.invasion.rules.actions.playing import tell

FROM_HAND = sorted(
    {card.name for card in LIBRARY.everything() for ability in card.text.abilities if card.playable and ability.hand}
)


def test_there_are_cards_that_are_used_out_of_a_hand() -> None:
    assert "Bladesinger" in FROM_HAND


@pytest.mark.parametrize("name", FROM_HAND)
def test_using_a_card_from_hand_reveals_it(name: str) -> None:
    state = INVASION.place(
        {"seat 1": {"capital": "dwarf"}, "seat 2": {"capital": "high-elf", "hand": [name, "Innovation"]}}
    )
    (card,) = [each for each in state.hand(1) if state.titled(each) == name]
    (other,) = [each for each in state.hand(1) if each != card]
    entry = next(each for each in state.duel.entries[card] if each.ability.hand)
    assert not state.is_seen_by(0, card)
    tell(state, AbilityUse(entry, card, 1, state.place[card], state.births[card]))
    assert state.is_seen_by(0, card)
    assert state.is_seen_by(SPECTATOR, card)
    assert not state.is_seen_by(0, other)
