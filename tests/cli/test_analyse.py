"""`warhost analyse`: analysis of a journal, as text and as JSON."""

import json
from collections.abc import Callable
from pathlib import Path

Command = Callable[..., tuple[int, str, str]]


def test_a_game_is_analysed(command: Command, tmp_path: Path) -> None:
    words = ("simulate", "lords", "--bots", "greedy", "--games", 1, "--option", "units=2", "--journals", tmp_path)
    assert command(*words)[0] == 0
    (journal,) = tmp_path.glob("*.jsonl")
    code, printed, _ = command("analyse", journal, "--trials", 2, "--json", "--jobs", 1)
    assert code == 0
    found = json.loads(printed)
    code, shared, _ = command("analyse", journal, "--trials", 2, "--json", "--jobs", 2)
    assert (code, json.loads(shared)) == (0, found)
    assert len(found["decisions"]) == len(found["curve"]) == len(journal.read_text().splitlines()) - 1
    assert set(found["turning"]) <= {each["answer"] for each in found["decisions"]}
    code, printed, _ = command("analyse", journal, "--trials", 2, "--all", "--jobs", 1)
    assert code == 0
    assert "the chances of seat 1:" in printed
    assert found["decisions"][0]["played"].split()[0] in printed


def test_a_file_that_is_not_a_journal_is_reported_in_one_line(command: Command, tmp_path: Path) -> None:
    code, _, told = command("analyse", tmp_path / "nothing.jsonl")
    assert code == 2
    assert "cannot read" in told
