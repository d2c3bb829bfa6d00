"""Movement: the triggers that each kind of movement causes, by the table of the rules (CON-17.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.demo import LISTENERS, shows
from warhost.conquest import words
from warhost.conquest.rules import movement
from warhost.scenarios import rules_folder
from warhost.text import LANGUAGES

pytestmark = pytest.mark.usefixtures("demo_cards")

COLUMNS = (
    words.AFTER_MOVES,
    words.AFTER_MOVES_FROM,
    words.AFTER_MOVES_ACROSS,
    words.AFTER_MOVES_HOME,
    words.AFTER_COMMITS,
    words.WHEN_RETREATS,
    words.WHEN_MOVED,
)
YES = ("yes", "tak", "да")
NO = ("no", "nie", "нет")
NEVER = ("-", "–", "—")
TO_PLANET, FROM, ACROSS, HOME, COMMITS, RETREATS, BY_EFFECT = LISTENERS


def table(language: str) -> list[list[str]]:
    """The cells of the table in the rules, a row for each kind of movement."""
    folder = rules_folder() if language == "en" else rules_folder() / language
    lines = (folder / "conquest.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [row[1:] for row in rows if len(row) == len(COLUMNS) + 1][1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_rules_is_the_one_that_is_played(language: str) -> None:
    """CON-17.3: every trigger waits for the kinds of movement in its column."""
    rows = table(language)
    assert len(rows) == len(movement.KINDS)
    for kind, row in enumerate(rows):
        for column, cell in zip(COLUMNS, row):
            assert cell in (*YES, *NO, *NEVER)
            if cell not in NEVER:
                assert (kind in movement.HEARS[column]) == (cell in YES), (movement.KINDS[kind], column)


WINDOW = {"seat": 1, "phase": "combat", "window": "combat"}
FIGHT = {"seat": 1, "battle": "Barlus"}
ELDORATH: dict[str, Any] = {"warlord": "Eldorath Starbane"}
FOE = {"planets": {"Barlus": [{"card": "Giant", "exhausted": True}]}}
JOURNEYS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[Any], set[str]]] = {
    "moved to another planet": (
        WINDOW,
        {**ELDORATH, "planets": {"Plannum": ["Wildrider Squadron"]}},
        {},
        [{1: "use Wildrider Squadron"}],
        {TO_PLANET, FROM, ACROSS, BY_EFFECT},
    ),
    "moved by Mobile": (
        {"seat": 1, "phase": "combat"},
        {**ELDORATH, "planets": {"Plannum": ["Baharroth's Hawks"]}},
        {},
        [{1: "move Baharroth's Hawks > Barlus"}],
        {TO_PLANET, FROM, ACROSS},
    ),
    "moved home": (
        {**FIGHT, "window": "attack"},
        {"planets": {"Barlus": ["Ethereal Envoy", "Trooper"]}},
        FOE,
        [{1: "attacker Ethereal Envoy"}],
        {FROM, HOME, BY_EFFECT},
    ),
    "moved out of the headquarters": (
        WINDOW,
        {"warlord": "Nazdreg", "resources": 0, "hq": ["Tellyporta Pad", "Goff Nob"]},
        {},
        [{1: "use Tellyporta Pad > Goff Nob"}],
        {TO_PLANET},
    ),
    "committed": (
        {"seat": 1, "phase": "command"},
        {"warlord": {"card": "Nazdreg"}},
        {},
        [{1: "dial 1"}, {2: "dial 2"}],
        {TO_PLANET, COMMITS},
    ),
    "committed from a planet": (
        FIGHT,
        {"warlord": {"card": "The Swarmlord", "at": "Ferrin"}, "reserve": {"Barlus": ["Burst Forth"]}},
        FOE,
        [{1: "strike Burst Forth"}, {1: "use Burst Forth"}],
        {TO_PLANET, FROM, ACROSS, COMMITS, BY_EFFECT},
    ),
    "retreated": (
        {**FIGHT, "window": "retreat"},
        {"planets": {"Barlus": ["Trooper", "Trooper"]}},
        FOE,
        [{1: "retreat Trooper"}],
        {FROM, HOME, RETREATS},
    ),
    "retreated instead of attacking": (
        {**FIGHT, "window": "attack"},
        {"warlord": {"card": "Nazdreg", "at": "Barlus"}},
        FOE,
        [{1: "retreat Nazdreg"}],
        {FROM, HOME, RETREATS},
    ),
    "retreated by an effect": (
        FIGHT,
        {"planets": {"Barlus": [{"card": "Anxious Infantry Platoon", "exhausted": True}, "Trooper"]}},
        FOE,
        [{1: "pass"}],
        {FROM, HOME, RETREATS, BY_EFFECT},
    ),
    "routed": (
        {**WINDOW, "seat": 2},
        {"planets": {"Barlus": ["Trooper"]}},
        {"warlord": "Packmaster Kith", "resources": 2, "hand": ["Archon's Terror"]},
        [{2: "play Archon's Terror > Trooper"}],
        set(),
    ),
    "returned after a battle": (
        {"seat": 1, "battle": "Plannum", "window": "battle-ability"},
        {"planets": {"Plannum": ["Trooper"]}},
        {},
        [{1: "decline"}],
        set(),
    ),
}


@pytest.mark.parametrize("word", LISTENERS)
@pytest.mark.parametrize("journey", JOURNEYS)
def test_a_word_hears_the_kinds_of_its_column(journey: str, word: str) -> None:
    """CON-17.3, CON-9.11, CON-17.2: for every unit and every way of moving."""
    turn, mine, theirs, script, hearing = JOURNEYS[journey]
    side = {**mine, "hq": [*mine.get("hq", []), word]}
    position = {"turn": turn, "planets": ["Plannum", "Barlus", "Ferrin"], "seat 1": side, "seat 2": theirs}
    match = shows(position, [*script], {})
    uses = [event.card for event in match.log if event.kind == "uses"]
    assert (word in [match.state.facts.defs[card].name for card in uses]) == (word in hearing)
