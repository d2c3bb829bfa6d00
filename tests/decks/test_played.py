""" "Played" cards in the statistics of a series: every kind of card can count, and one action counts once."""

from __future__ import annotations

import pytest

from tests.helpers import chooser, decisions
from warhost.conquest import CONQUEST
from warhost.conquest.decks.constructed import READY
from warhost.conquest.decks.deck import Deck
from warhost.conquest.decks.pool import synapses
from warhost.engine import Event
from warhost.games import find_game, find_kit

PLACES = {
    "conquest": {"seat 1": {"warlord": "Nazdreg", "hand": ["Goff Boyz"]}, "seat 2": {"warlord": "Eldorath Starbane"}},
    "invasion": {"seat 1": {"capital": "dwarf", "hand": ["Dwarf Ranger"]}, "seat 2": {"capital": "orc"}},
}
DEEDS = {
    "played, and so it comes into play": (["plays", "entered"], 1),
    "deployed, and so it comes into play": (["deploys", "entered"], 1),
    "put into play": (["entered"], 1),
    "played, and put into play again later": (["plays", "entered", "entered"], 2),
    "used, and what it does resolves": (["uses", "resolves"], 1),
    "used twice, before the first use resolves": (["uses", "uses", "resolves", "resolves"], 2),
    "played, and its text sets off": (["deploys", "entered", "triggers"], 2),
    "paid for and discarded, which is no deed": (["paid", "discarded"], 0),
}


@pytest.mark.parametrize("deeds", DEEDS)
@pytest.mark.parametrize("game", PLACES)
def test_one_action_counts_once(game: str, deeds: str) -> None:
    state = find_game(game).place(PLACES[game])
    (card,) = state.hand(0)  # type: ignore[attr-defined]
    kinds, count = DEEDS[deeds]
    state.log = [Event(kind, "", 0, card) for kind in kinds]
    kit = find_kit(game).decks
    assert kit.played(state) == [state.code_of(card)] * count  # type: ignore[attr-defined]


@pytest.mark.parametrize("synapse", sorted(synapses()))
def test_a_synapse_unit_does_something_when_it_commits(synapse: str) -> None:
    """It starts in play and so is never played: two with only constant abilities were never counted."""
    swarm = READY.deck("the-swarm")
    deck = Deck(swarm.warlord, [synapse if code == swarm.synapse else code for code in swarm.cards]).written()
    state = CONQUEST.start({"decks": [deck, "orks"], "options": {"first": "1"}}, 1)
    kit = find_kit("conquest").decks
    assert synapse not in kit.played(state)
    for _ in decisions(state, chooser(seed=3)):
        if synapse in kit.played(state):
            break
    assert kit.played(state).count(synapse) == 1
