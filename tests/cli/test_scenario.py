"""`warhost scenario`: results, readable failures, and exit codes."""

import json
from pathlib import Path

import pytest

from warhost.cli import scenario
from warhost.engine import Game
from warhost.scenarios import find_scenarios, scenarios_folder

from .conftest import Command

SCENARIOS = Path(__file__).parent.parent.parent / "scenarios"
GOOD = """
game: lords
title: A Butcher kills a Slugger
covers: [LOW-7.3]
position:
  seat 1: {hand: [orc-butcher, orc-warhog-a]}
  seat 2: {hand: [dwa-gordona-ironhelm], board: {d4: dwa-slugger-b}}
script:
  - 1: deploy orc-butcher d3
check: {at d4: empty}
"""
FAILING = GOOD.replace("at d4: empty", "at d4: dwa-slugger-b")
MALFORMED = GOOD.replace("script:", "scirpt:")


def broken(name: str) -> Game:
    raise AssertionError(f"a mistake in the rules of {name}")


def test_a_mistake_of_the_rules_is_a_failed_file_and_the_others_run(
    folder: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = folder / "other.yaml"
    other.write_text(GOOD.replace("game: lords", "game: broken"), encoding="utf-8")
    find = scenario.find_game
    monkeypatch.setattr(scenario, "find_game", lambda name: broken(name) if name == "broken" else find(name))
    code, out, _ = command("scenario", other, folder / "good.yaml")
    assert code == 1
    assert f"failed  {other}" in out
    assert "the rules broke: AssertionError: a mistake in the rules of broken (at test_scenario.py" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("good.yaml", GOOD), ("failing.yaml", FAILING), ("malformed.yaml", MALFORMED)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_passing_scenarios_exit_with_0(folder: Path, command: Command) -> None:
    code, out, err = command("scenario", folder / "good.yaml")
    assert (code, err) == (0, "")
    assert out.splitlines() == [f"passed  {folder / 'good.yaml'}  A Butcher kills a Slugger", "1 passed"]


def test_a_failure_shows_expected_and_actual_and_the_position(folder: Path, command: Command) -> None:
    code, out, _ = command("scenario", folder / "failing.yaml", folder / "good.yaml")
    lines = out.splitlines()
    assert code == 1
    assert lines[0] == f"failed  {folder / 'failing.yaml'}  A Butcher kills a Slugger"
    assert "      at d4: expected 'dwa-slugger-b', is 'empty'" in lines
    assert "    d3 orc-butcher: seat 1, 0/4" in lines
    assert lines[-1] == "1 passed, 1 failed"


def test_a_malformed_file_ends_with_2_and_does_not_stop_the_others(folder: Path, command: Command) -> None:
    code, out, _ = command("scenario", folder)
    lines = out.splitlines()
    assert code == 2
    assert lines[-2].startswith(f"malformed  {folder / 'malformed.yaml'}: a scenario has no 'scirpt'; it may have game")
    assert lines[-1] == "1 passed, 1 failed, 1 malformed"


def test_programs_get_json(folder: Path, command: Command) -> None:
    code, out, _ = command("scenario", folder, "--json")
    data = json.loads(out)
    assert code == 2
    assert (data["passed"], data["failed"], data["malformed"]) == (1, 1, 1)
    assert [each["result"] for each in data["scenarios"]] == ["failed", "passed", "malformed"]
    assert data["scenarios"][1]["covers"] == ["LOW-7.3"]
    assert "expected 'dwa-slugger-b'" in data["scenarios"][0]["message"]


@pytest.mark.parametrize("name", ["nowhere.yaml", "empty"])
def test_a_path_that_leads_nowhere_is_one_line_and_2(name: str, tmp_path: Path, command: Command) -> None:
    (tmp_path / "empty").mkdir()
    code, out, err = command("scenario", tmp_path / name)
    assert (code, out) == (2, "")
    assert err.startswith(f"warhost: {tmp_path / name}: no s")
    assert err.count("\n") == 1


def test_a_game_that_does_not_exist_is_said(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "chess.yaml"
    path.write_text(GOOD.replace("game: lords", "game: chess"), encoding="utf-8")
    code, out, _ = command("scenario", path)
    assert code == 2
    assert "unknown game 'chess'" in out


def test_the_examples_of_the_rules_pass(command: Command) -> None:
    code, out, _ = command("scenario", SCENARIOS / "lords" / "examples")
    assert code == 0
    assert [line for line in out.splitlines()[:-1] if not line.startswith("passed  ")] == []


def test_without_a_path_the_scenarios_of_warhost_run(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Limited to one game to save time; other tests run all scenarios."""
    folder = scenarios_folder() / "lords"
    monkeypatch.setattr("warhost.cli.scenario.scenarios_folder", lambda: folder)
    code, out, _ = command("scenario", "--json")
    assert code == 0
    assert json.loads(out)["passed"] == len(find_scenarios([folder])) > 100


def test_an_unknown_rule_is_reported_with_the_nearest_ones(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "rule.yaml"
    path.write_text(GOOD.replace("LOW-", "LOW-99."), encoding="utf-8")
    code, out, _ = command("scenario", path)
    assert code == 2
    assert "and there is no such rule; did you mean LOW-" in out
