"""No card that can be played is without a scenario."""

from warhost.invasion.library import LIBRARY
from warhost.scenarios import find_scenarios, scenarios_folder


def test_every_card_that_can_be_played_is_named_by_a_scenario() -> None:
    texts = [path.read_text(encoding="utf-8").lower() for path in find_scenarios([scenarios_folder() / "invasion"])]
    cards = [card for card in LIBRARY.values() if card.kind != "draft"]
    alone = [
        card.name for card in cards if not [text for text in texts if card.name.lower() in text or card.code in text]
    ]
    assert alone == []
