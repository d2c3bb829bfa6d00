"""Every playable card has scenarios for its effect and for the limits of its effect."""

import re
from pathlib import Path

from warhost.conquest.library import CORE, LIBRARY, community_packs, packs
from warhost.scenarios import find_scenarios, load_scenario, scenarios_folder

CYCLES = {pack.cycle for pack in (*packs(), *community_packs())}
CARDS = {**LIBRARY, **{code: LIBRARY[code] for pack in community_packs() for code in pack.codes()}}
SCENARIOS = find_scenarios([scenarios_folder() / "conquest" / "cards"])
NAMES = {code: re.compile(rf"\b{re.escape(card.name)}(?!\w)") for code, card in CARDS.items()}


def codes_of(path: Path) -> list[str]:
    """The card codes in a file's name, in the cycle of its folder or in the core set."""
    cycle = path.parent.name if path.parent.name in CYCLES else CORE
    numbers = re.match(r"(?:\d{3}-)+", path.name)
    return [f"{cycle}-{number}" for number in numbers[0].split("-") if number] if numbers else []


def named_by(path: Path) -> set[str]:
    """The codes of the cards that a scenario is about: by its file number, and by names in its title or note."""
    scenario = load_scenario(path)
    text = f"{scenario.title} {scenario.note}"
    return {code for code, name in NAMES.items() if name.search(text)} | set(codes_of(path)[:1])


def test_every_card_is_named_by_two_scenarios() -> None:
    counted = dict.fromkeys(CARDS, 0)
    for path in SCENARIOS:
        for code in named_by(path):
            counted[code] += 1
    assert {code: count for code, count in counted.items() if count < 2} == {}


def test_a_file_is_named_after_a_card_that_it_plays_with() -> None:
    """Its first number is that of a card that the scenario names."""
    wrong = []
    for path in SCENARIOS:
        codes = codes_of(path)
        name = LIBRARY[codes[0]].name if codes else ""
        if not name or name not in path.read_text(encoding="utf-8"):
            wrong.append(path.name)
    assert wrong == []
