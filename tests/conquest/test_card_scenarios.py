"""Every card of the core set is shown at work and at its limits by scenarios."""

import re
from pathlib import Path

from warhost.conquest.library import LIBRARY
from warhost.scenarios import find_scenarios, load_scenario, scenarios_folder

CARDS = 188
SCENARIOS = find_scenarios([scenarios_folder() / "conquest" / "cards"])


def named_by(path: Path) -> set[str]:
    """The codes of the cards that a scenario is about: by its file's number, and by name in its title or its note."""
    scenario = load_scenario(path)
    text = f"{scenario.title} {scenario.note}"
    number = re.match(r"\d{3}(?=-)", path.name)
    by_name = {code for code, card in LIBRARY.items() if re.search(rf"\b{re.escape(card.name)}(?!\w)", text)}
    return by_name | ({f"core-{number[0]}"} if number else set())


def test_every_core_card_is_named_by_two_scenarios() -> None:
    counted = dict.fromkeys([f"core-{number:03}" for number in range(1, CARDS + 1)], 0)
    for path in SCENARIOS:
        for code in named_by(path):
            counted[code] += 1
    assert {code: count for code, count in counted.items() if count < 2} == {}


def test_a_file_is_named_after_a_card_that_it_plays_with() -> None:
    """Its number is that of a card which the scenario calls by its name."""
    wrong = []
    for path in SCENARIOS:
        number = re.match(r"\d{3}(?=-)", path.name)
        name = LIBRARY[f"core-{number[0]}"].name if number else ""
        if not name or name not in path.read_text(encoding="utf-8"):
            wrong.append(path.name)
    assert wrong == []
