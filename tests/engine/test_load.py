"""Invalid saved games are refused in one line."""

import json
from typing import Any

import pytest

from tests.helpers import chooser, play
from warhost.conquest import CONQUEST
from warhost.engine.errors import BadSave, OtherVersion, WarhostError
from warhost.engine.steps import Step
from warhost.invasion import INVASION
from warhost.lords import LORDS

SAVED = play(LORDS.start({"decks": ["orcs", "dwarves"]}, 2), chooser(seed=2), 25).save()


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(SAVED), **changes})


@pytest.mark.parametrize("text", ["", "no json", "[]", "3", "null", "{}", '{"format": 1}', SAVED[:-10], "\x00"])
def test_other_data_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match="this is no saved game"):
        LORDS.load(text)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"version": "0"}, "saved by lords rules 0"),
        ({"game": "chess"}, f"saved by chess rules {LORDS.version}"),
        ({"format": 99}, "format 99"),
    ],
)
def test_another_version_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(OtherVersion, match=said):
        LORDS.load(changed(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"steps": [["Dance", 0, -1, -1, 0]]},
        {"steps": [[]]},
        {"steps": [["Turn"]]},
        {"steps": None},
        {"steps": [["Turn", "one", -1, -1, 0]]},
        {"question": ["Turn", 0, -1, -1, 0]},
        {"question": ["Deploy", 0]},
        {"question": 7},
        {"options": None},
        {"seat": "first"},
        {"rng": None},
        {"outcome": [0]},
        {"outcome": 3},
        {"columns": {}},
        {"columns": []},
        {"columns": None},
    ],
    ids=json.dumps,
)
def test_damage_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        LORDS.load(changed(**changes))


@pytest.mark.parametrize("column", sorted(json.loads(SAVED)["columns"]))
@pytest.mark.parametrize("value", [None, "x", [[1]], {"a": 1}], ids=json.dumps)
def test_a_damaged_column_is_refused(column: str, value: Any) -> None:
    """Every damaged column leads to a refusal and to no other exception."""
    columns = {**json.loads(SAVED)["columns"], column: value}
    with pytest.raises(WarhostError):
        LORDS.load(changed(columns=columns))


@pytest.mark.parametrize("column", sorted(json.loads(SAVED)["columns"]))
def test_a_missing_column_is_refused(column: str) -> None:
    columns = json.loads(SAVED)["columns"]
    del columns[column]
    with pytest.raises(BadSave, match="damaged"):
        LORDS.load(changed(columns=columns))


def test_an_intact_save_is_accepted() -> None:
    assert LORDS.load(changed()).save() == SAVED


def kinds_of(base: type[Any]) -> list[type[Any]]:
    return [base, *[kind for each in base.__subclasses__() for kind in kinds_of(each)]]


@pytest.mark.parametrize("game", [LORDS, INVASION, CONQUEST], ids=lambda game: str(game.name))
def test_every_step_made_of_numbers_can_be_read_back(game: Any) -> None:
    """Every step that is saved as who, card, target and number is registered in its game by its name."""
    package = f"warhost.{game.name}."
    plain = [
        kind
        for kind in kinds_of(Step)
        if kind.__module__.startswith(package) and kind.saved is Step.saved and not kind.__subclasses__()
    ]
    assert plain
    assert [kind.__name__ for kind in plain if kind.stored_name() not in game.steps] == []
