"""Every playable card has scenarios for its effect, and for its limits or its interaction with another card."""

from warhost.invasion.library import LIBRARY
from warhost.scenarios import find_scenarios, scenarios_folder


def test_every_card_that_can_be_played_is_named_by_two_scenarios() -> None:
    texts = [path.read_text(encoding="utf-8").lower() for path in find_scenarios([scenarios_folder() / "invasion"])]
    cards = [card for card in LIBRARY.values() if card.kind != "draft"]
    counted = {
        card.name: len([text for text in texts if card.name.lower() in text or card.code in text]) for card in cards
    }
    assert {name: count for name, count in counted.items() if count < 2} == {}
