"""`warhost puzzles`: solving a puzzle in the terminal, with right and wrong answers."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from warhost.scenarios import puzzles_folder

Command = Callable[..., tuple[int, str, str]]
FIRST = json.loads((puzzles_folder() / "lords.jsonl").read_text(encoding="utf-8").splitlines()[0])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (f"{FIRST['solution']}\n", "Correct: that works"),
        ("1\n9999\nxyzzy\n\n", "The answer: "),
        ("", "The answer: "),
    ],
)
def test_a_puzzle_is_solved_or_given_up(
    command: Command, monkeypatch: pytest.MonkeyPatch, typed: str, said: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code, printed, _ = command("puzzles", "lords", "--number", 1, "--lang", "en")
    assert code == 0
    assert "Puzzle 1: win this turn" in printed
    assert said in printed
    assert ("does not force the result" in printed) == typed.startswith("1\n")


def test_the_solution_can_be_asked_for(command: Command) -> None:
    code, printed, _ = command("puzzles", "lords", "--number", 1, "--lang", "en", "--solution")
    assert code == 0
    assert "The answer: " in printed


def test_puzzles_are_looked_for_and_proved(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    code, _, told = command("puzzles", "lords", "--find", 2, "--seed", 3, "--out", file)
    assert code == 0
    assert f"{len(file.read_text().splitlines())} puzzles in 2 games" in told
    assert command("puzzles", "lords", "--number", 100_000)[0] == 2
    assert command("puzzles", "chess")[0] == 2
