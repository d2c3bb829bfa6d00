"""Slices of a long series with mixed decks: earlier results determine the deck weights of later slices."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from warhost.bots.series import deal_weights

Command = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_many_processes_and_slices_play_the_same_series(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, jobs: str
) -> None:
    """A later slice with the reports of the earlier ones plays the same games as the whole series would."""
    monkeypatch.setattr(deal_weights, "BLOCK", 2)
    monkeypatch.setattr(deal_weights, "WANTED", 1)
    arguments = ("simulate", "conquest", "--pool", "--json", "--games")
    whole = json.loads(command(*arguments, "4", "--jobs", jobs)[1])
    first = tmp_path / "first.json"
    first.write_text(command(*arguments, "2", "--jobs", jobs)[1])
    second = json.loads(command(*arguments, "2", "--from", "2", "--after", first)[1])
    assert Counter(json.loads(first.read_text())["cards"]) + Counter(second["cards"]) == whole["cards"]
    unaware = json.loads(command(*arguments, "2", "--from", "2")[1])
    assert unaware["cards"] != second["cards"]


@pytest.mark.parametrize("text", ["", "[]", '{"game": "conquest"}', '{"game": "lords", "cards": {}, "games": 1}'])
def test_an_invalid_report_is_one_line(command: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(text)
    code, _, told = command("simulate", "conquest", "--pool", "--games", "1", "--after", path)
    assert code == 2
    assert told.count("\n") == 1
    assert "no report of a series of conquest" in told
    assert command("simulate", "conquest", "--games", "1", "--after", path)[0] == 2
