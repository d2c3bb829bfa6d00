"""The JSON Schemas for editors are current, and all files satisfy them."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from warhost.scenarios import find_scenarios, lessons_folder, read_yaml, scenarios_folder
from warhost.schemas import FILES, lesson_schema, scenario_schema, written

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
SAMPLE = 400  # number of scenarios that `make test` checks
GOOD: dict[str, Any] = {"game": "invasion", "title": "A", "covers": ["INV-1.1"], "position": {}, "script": []}


def plain(path: Path) -> Any:
    """A file as an editor reads it: JSON has no numbers as keys."""
    return json.loads(json.dumps(read_yaml(path), default=str))


@pytest.mark.parametrize("name", FILES)
def test_the_kept_schemas_are_current(name: str) -> None:
    """If this fails: `python -m warhost.schemas`."""
    assert (REFERENCE / name).read_text(encoding="utf-8") == written(name)


def test_every_scenario_fits_its_schema() -> None:
    validator = Draft202012Validator(scenario_schema())
    files = find_scenarios([scenarios_folder()])
    assert len(files) > 1000
    if os.environ.get("WARHOST_SHORT"):
        files = random.Random(str(len(files))).sample(files, SAMPLE)
    wrong = {path.name: error.message for path in files for error in validator.iter_errors(plain(path))}
    assert wrong == {}


def test_every_lesson_fits_its_schema() -> None:
    validator = Draft202012Validator(lesson_schema())
    files = find_scenarios([lessons_folder()])
    assert len(files) > 20
    wrong = {path.name: error.message for path in files for error in validator.iter_errors(plain(path))}
    assert wrong == {}


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "chess"},
        {"titel": "A"},
        {"covers": []},
        {"script": [{"1": {"can": "pass", "becuse": "INV-1.1"}}]},
        {"script": [{"1": "pass", "2": "pass"}]},
        {"position": {"seat 3": {}}},
        {"position": {"seat 1": {"capitol": "dwarf"}}},
        {"position": {"seat 1": {"capital": "goblin"}}},
        {"position": {"seat 1": {"quest": [{"card": "Urguck", "demage": 1}]}}},
        {"position": {"turn": {"phase": "lunch"}}},
        {"setup": {"decks": []}},
    ],
    ids=str,
)
def test_a_document_that_breaks_its_schema_is_found(changed: dict[str, Any]) -> None:
    validator = Draft202012Validator(scenario_schema())
    assert validator.is_valid(GOOD)
    assert not validator.is_valid({**GOOD, **changed})
