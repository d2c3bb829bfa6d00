"""`warhost bench`: the content of its report and its history. Speed itself is not tested."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from warhost.cli.bots import bench, measuring
from warhost.engine import Game
from warhost.games import GAMES
from warhost.lords import LORDS

Command = Callable[..., tuple[int, str, str]]
OURS = {"decisions", "asked decisions", "games", "clones", "saves", "loads", "views", "bytes a copy"}
SHARED = {"decisions", "clones", "bytes a copy"}


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run outside the checkout, whose history is for real measurements, and with less work."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(measuring, "MIDDLES", 3)
    monkeypatch.setattr(measuring, "LIVE_COPIES", 30)


def test_every_figure_is_there_with_its_ratio(command: Command, tmp_path: Path) -> None:
    pytest.importorskip("chess")
    code, printed, told = command("bench", "lords", "--seconds", 0.1, "--json")
    assert (code, told) == (0, "")
    report = json.loads(printed)
    assert set(report["figures"]) == OURS
    assert set(report["yardstick"]) == set(report["ratios"]) == SHARED
    assert all(figure > 0 for part in ("figures", "yardstick", "ratios") for figure in report[part].values())
    assert report["figures"]["decisions"] >= report["figures"]["asked decisions"] > report["figures"]["games"]
    memory = report["figures"]["bytes a copy"] / report["yardstick"]["bytes a copy"]
    assert report["ratios"]["bytes a copy"] == pytest.approx(memory, rel=0.02)
    assert list(tmp_path.iterdir()) == []  # no checkout, no history


def test_without_python_chess_the_rest_is_measured(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    code, printed, told = command("bench", "lords", "--seconds", 0.1, "--json")
    assert code == 0
    assert told.count("\n") == 1
    assert "make bench" in told
    report = json.loads(printed)
    assert set(report["figures"]) == OURS
    assert report["yardstick"] is report["ratios"] is None


def test_without_a_game_all_are_measured(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    code, printed, _ = command("bench", "--seconds", 0.1, "--json", "--history", kept)
    assert code == 0
    assert [json.loads(line)["game"] for line in printed.splitlines()] == list(GAMES)
    assert printed == kept.read_text()


def test_history_grows_by_a_line_that_names_no_machine(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    for lines in (1, 2):
        code, printed, _ = command("bench", "lords", "--seconds", 0.1, "--history", kept)
        assert code == 0
        assert "decisions/s" in printed
        assert len(kept.read_text().splitlines()) == lines
    line = json.loads(kept.read_text().splitlines()[0])
    assert set(line) == {"date", "version", "game", "compiled", "python", "figures", "yardstick", "ratios"}
    assert line["compiled"] is not hasattr(Game.load, "__code__")  # machine code has no code object
    assert str(tmp_path) not in kept.read_text()


def test_a_checkout_keeps_its_own_history(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "src" / "warhost" / "lords").mkdir(parents=True)
    (tmp_path / "bench").mkdir()
    monkeypatch.chdir(tmp_path / "src" / "warhost" / "lords")
    command("bench", "lords", "--seconds", 0.1, "--json")
    assert len((tmp_path / "bench" / "history.jsonl").read_text().splitlines()) == 1


def test_middle_states_are_in_the_middle() -> None:
    states = list(measuring.middle_states(LORDS))
    assert len(states) == 3
    assert all(state.outcome is None and state.decisions >= measuring.MIDDLE for state in states)
    assert all(state.log is None for state in states)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["chess"], "unknown game 'chess'"), (["lords", "--seconds", "0.1", "--history", "no/where"], "cannot write")],
)
def test_bad_input_is_one_line(command: Command, arguments: list[str], words: str) -> None:
    code, _, told = command("bench", *arguments)
    assert code == 2
    assert told.count("\n") == 1
    assert words in told
