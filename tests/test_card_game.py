"""A game in the card language from another package: once installed, its rules, texts and cards work everywhere.

`tests/e2e/play/plug-ins.test.ts` plays it at a table, next to the fourth game and an installed card set.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.fourth_game.install import install
from tests.helpers import chooser, decisions, shown_to
from tests.test_fourth_game import warhost
from warhost.engine import Perspective, Rng

SOURCE = Path(__file__).parent / "card_game"
LONGEST = 700  # lines of Python


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install(folder, SOURCE)
    return folder


@pytest.fixture(scope="module")
def parts(installed: Path) -> dict[str, ModuleType]:
    sys.path.insert(0, str(installed))
    try:
        return {name: importlib.import_module(f"tides.{name}") for name in ("game", "said", "cards", "words")}
    finally:
        sys.path.remove(str(installed))


@pytest.fixture(scope="module")
def tides(parts: dict[str, ModuleType]) -> Any:
    return parts["game"].TIDES


def test_the_example_game_stays_small() -> None:
    files = list((SOURCE / "src").rglob("*.py"))
    assert files
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= LONGEST


def test_bots_play_it_on_the_command_line(installed: Path) -> None:
    told = json.loads(warhost(installed, "simulate", "tides", "--bots", "recruit,greedy", "--games", "2", "--json"))
    assert told["games"] == 2


def test_its_texts_are_made_from_the_definitions_in_every_language(installed: Path) -> None:
    assert "Land 1 ton of fish for each boat you control." in warhost(
        installed, "cards", "tides", "tide", "--lang", "en"
    )
    assert "Daj wybranej łodzi pod swoją kontrolą +2 do siły" in warhost(
        installed, "cards", "tides", "fair wind", "--lang", "pl"
    )


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_its_texts_say_every_part_of_their_definitions(parts: dict[str, ModuleType], language: str) -> None:
    for card in parts["cards"].CARDS.values():
        parts["said"].check_text(language, card)


def test_every_key_has_a_message_in_every_language(parts: dict[str, ModuleType]) -> None:
    keys = {language: set(said) for language, said in parts["words"].MESSAGES.items()}
    own = {key for key in keys["en"] if "tides.phrase." not in key}
    assert own
    assert own <= keys["pl"]
    assert own <= keys["ru"]


@pytest.mark.parametrize("seed", range(4))
def test_the_game_passes_the_conformance_checks(tides: Any, seed: int) -> None:
    """Clones and saves continue identically; a seat's view does not depend on hidden cards."""
    state: Any = tides.start({"decks": ["harbour", "storm"]}, seed)
    for _ in decisions(state, chooser(seed=seed)):
        again = tides.load(state.save())
        assert again.save() == state.save() == state.clone().save()
        for seat in (state.seat, 1 - state.seat):
            seen = Perspective(state, seat)
            one, other = [shown_to(seen.sample(Rng(n)), seat).split('"log"')[0] for n in (seed, seed + 1)]
            assert one == other
        for action in state.actions(state.seat):
            refusal = state.why_not(state.seat, action)
            assert (refusal is None) == (action in state.notations())
    assert state.outcome is not None


@pytest.mark.parametrize(
    ("own", "foe", "answers", "expected"),
    [
        pytest.param(
            {"hand": ["Lookout"], "deck": ["Skiff"], "coins": 2}, {"deck": ["Skiff"]}, ["play Lookout"],
            {"seat 1": {"hand": ["Skiff"], "sea": ["Lookout"], "coins": 0}}, id="forced after it enters",
        ),
        pytest.param(
            {"sea": ["Tug", "Skiff"]}, {"deck": ["Skiff"]}, ["pass"], {"seat 1": {"fish": 3}}, id="constant for others"
        ),
        pytest.param(
            {"hand": ["Ram"], "coins": 3}, {"sea": ["Skiff", "Salvager", "Trawler"], "deck": ["Tug"]},
            ["play Ram", "choose Skiff"],
            {"seat 2": {"sea": ["Salvager", "Trawler"], "discard": ["Skiff"], "coins": 4}}, id="another one hears it",
        ),
        pytest.param(
            {"hand": ["Fair Wind"], "sea": ["Skiff", "Trawler"], "deck": ["Tug"], "coins": 1}, {"deck": ["Skiff"]},
            ["play Fair Wind", "target Skiff", "pass"],
            {"seat 1": {"fish": 5, "hand": ["Tug"], "discard": ["Fair Wind"]}}, id="lasts until the end of the turn",
        ),
        pytest.param(
            {"hand": ["Spring Tide"], "sea": ["Skiff", "Skiff"], "coins": 4}, {"deck": ["Tug"]}, ["play Spring Tide"],
            {"seat 1": {"fish": 4}}, id="a verb of its own with a number that is counted",
        ),
        pytest.param(
            {"sea": ["Trawler"], "fish": 13}, {}, [],
            {"outcome": {"winners": [1], "rule": "TID-3.1"}}, id="the end",
        ),
    ],
)  # fmt: skip
def test_scenarios_of_the_test_game_pass(
    tides: Any, own: dict[str, Any], foe: dict[str, Any], answers: list[str], expected: dict[str, Any]
) -> None:
    state = tides.place({"turn": 1, "seat 1": own, "seat 2": foe})
    for answer in answers:
        state.choose(answer)
    assert tides.differences(state, expected) == []
