"""The price shown for a card is the price paid, wherever it is played from (INV-3.8, INV-23.2)."""

from typing import Any

import pytest

from warhost.invasion import INVASION
from warhost.invasion.changes.common import CostChange
from warhost.invasion.library import LIBRARY
from warhost.invasion.words import ZONE_NAMES

PLAYED = {  # from the hand, from the discard pile by Necromancy, and as a text allows
    "play Zombie Dragon > battlefield": {"hand": ["Zombie Dragon"]},
    "play Cackling Hexwraith > battlefield": {"discard": ["Cackling Hexwraith"]},
    "play Count Vlad Von Carstein": {"discard": ["Count Vlad Von Carstein"]},
}
RICH = 40


def changing_costs() -> list[str]:
    """Supports and units whose text changes the costs of cards."""
    cards = [card for card in LIBRARY.values() if card.playable and card.kind in ("support", "unit")]
    texts = {card.code: [change for ability in card.text.abilities for change in ability.changes] for card in cards}
    return [code for code, changes in texts.items() if any(isinstance(each, CostChange) for each in changes)]


def position(code: str, cards: dict[str, list[str]], resources: int) -> dict[str, Any]:
    zone = LIBRARY[code].only_zone
    own = {"capital": "orc", "resources": resources, **cards, ZONE_NAMES[zone] if zone >= 0 else "kingdom": [code]}
    return {"turn": {"seat": 1, "phase": "capital"}, "seat 1": own, "seat 2": {"capital": "empire"}}


@pytest.mark.parametrize("move", PLAYED)
def test_exactly_the_needed_resources_are_paid(move: str) -> None:
    """With all cost-changing cards in play: the price paid with ample resources is exactly the amount needed."""
    tried = 0
    for code in changing_costs():
        rich = INVASION.place(position(code, PLAYED[move], RICH))
        if move not in rich.notations():
            continue
        tried += 1
        rich.choose(move)
        cost = RICH - rich.resources[0]
        enough = INVASION.place(position(code, PLAYED[move], cost))
        assert move in enough.notations(), code
        enough.choose(move)
        assert enough.resources[0] == 0, code
        if cost:
            assert move not in INVASION.place(position(code, PLAYED[move], cost - 1)).notations(), code
    assert tried > 20
