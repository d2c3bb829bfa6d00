"""`warhost rules`: the coverage of every rule, and the page of one rule."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from warhost import rulebook

from .conftest import Command

TESTS = Path(__file__).parent.parent
FROM_SCENARIOS = cache(rulebook._scenario_ids)
_from_tests = cache(rulebook._test_ids)
ALL_COVERED = r"(\d+) of \1 rules covered by \d+ scenarios and \d+ tests$"


@pytest.fixture(autouse=True)
def folders_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the folders once, because reading all scenarios and tests for every command would take too long."""
    monkeypatch.setattr(rulebook, "_scenario_ids", FROM_SCENARIOS)
    monkeypatch.setattr(rulebook, "_test_ids", lambda folder, prefixes: _from_tests(folder, tuple(prefixes)))


def test_every_rule_is_listed_with_what_covers_it(command: Command) -> None:
    code, out, _ = command("rules", "lords", "--tests", TESTS)
    lines = [line.rstrip() for line in out.splitlines()]
    listed = [line.split()[0] for line in lines if line.startswith("LOW-")]
    assert code == 0
    assert listed[:3] == ["LOW-0.1", "LOW-0.2", "LOW-0.3"]
    assert len(listed) == len(set(listed)) > 150
    line = next(line for line in lines if line.startswith("LOW-12.8 "))
    assert "All berserkers entitled by one step" in line
    assert re.search(r" Q-11 +\d+ scenarios", line)
    assert any("beyond version 1" in line for line in lines)
    assert re.match(ALL_COVERED, lines[-1])


def test_nothing_is_uncovered(command: Command) -> None:
    code, out, _ = command("rules", "lords", "--uncovered", "--tests", TESTS)
    assert code == 0
    assert re.match(ALL_COVERED, out.strip())


def test_uncovered_rules_are_marked_and_end_with_1(tmp_path: Path, command: Command) -> None:
    """Without the folder of tests, the rules about card facts are uncovered."""
    code, out, _ = command("rules", "lords", "--uncovered", "--tests", tmp_path)
    line = next(line for line in out.splitlines() if line.startswith("LOW-1.3 "))
    assert code == 1
    assert line.split()[-1] == "uncovered"
    assert "LOW-7.3" not in out


def test_one_rule_is_shown_whole(command: Command) -> None:
    code, out, _ = command("rules", "lords", "14.5", "--tests", TESTS)
    shown = " ".join(out.split())
    assert code == 0
    assert shown.startswith("LOW-14.5 If each side in turn ends a turn with an empty hand")
    assert "Our decision: it ends when every seat has ended such a turn" in shown
    assert "Q-22: Nobody can act: end by captures." in shown
    assert "scenario scenarios/lords/14-end/14.5-a-draw.yaml" in shown
    assert "test tests/lords/test_variants.py::test_the_game_ends_only_when_every_seat_has_nothing_left_to_do" in shown


def test_programs_get_json(command: Command) -> None:
    code, out, _ = command("rules", "lords", "--json", "--tests", TESTS)
    data = json.loads(out)
    assert code == 0
    assert (data["game"], data["uncovered"], data["unknown"]) == ("lords", [], [])
    assert data["questions"]["Q-17"] == "Extra move = full turn."
    sections = {section["number"]: section for section in data["sections"]}
    assert sections[19]["beyond"]
    assert sections[7]["rules"][2]["id"] == "LOW-7.3"
    assert sections[7]["rules"][2]["covered"]


def test_one_rule_as_json(command: Command) -> None:
    code, out, _ = command("rules", "lords", "LOW-EX-1a", "--json", "--tests", TESTS)
    data = json.loads(out)
    assert code == 0
    assert data["id"] == "LOW-EX-1a"
    assert len(data["scenarios"]) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "unknown game 'chess'; there is lords"),
        (("lords", "LOW-99.9"), "there is no rule 'LOW-99.9'"),
    ],
)
def test_bad_input_is_one_line_and_2(words: tuple[str, ...], said: str, command: Command) -> None:
    code, out, err = command("rules", *words)
    assert (code, out) == (2, "")
    assert err.startswith(f"warhost: {said}")
    assert err.count("\n") == 1
