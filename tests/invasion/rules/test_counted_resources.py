"""The numbers of a card that counts resources are up to date whenever a player is asked (INV-5.9)."""

import pytest

from tests.helpers import chooser, decisions
from tests.invariants.games import invasion_values
from warhost.engine import State
from warhost.invasion import INVASION
from warhost.invasion.decks.constructed import READY

COUNTS = "the-ruinous-hordes-089"  # Toughness 2 while at least 3 resources are in the pool


@pytest.mark.parametrize("seed", range(4))
def test_numbers_follow_what_is_collected_gained_and_paid(seed: int) -> None:
    deck = READY.deck("mithril-and-plunder")
    others = [code for code in deck.cards if code != COUNTS]
    cards = [COUNTS] * 3 + others[: len(deck.cards) - 3]
    state: State = INVASION.start({"decks": [{"capital": "dwarf", "cards": cards}] * 2, "options": {}}, seed)
    for _ in decisions(state, chooser(seed=seed)):
        assert invasion_values(state) == []
