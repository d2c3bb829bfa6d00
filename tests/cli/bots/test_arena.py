"""`warhost arena`: pairs of games, statistics with confidence intervals, and the balance matrix."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from warhost.games import find_kit, game_names
from warhost.lords import ARMIES

Command = Callable[..., tuple[int, str, str]]


def test_arena_reports_the_stronger_bot_with_an_interval(command: Command) -> None:
    code, printed, _ = command("arena", "lords", "--bots", "greedy,random", "--games", 12, "--json")
    assert code == 0
    (duel,) = json.loads(printed)["duels"]
    assert (duel["bots"], duel["games"], duel["wins"]) == (["greedy", "random"], 12, 12)
    assert duel["interval"] == [0.757506, 1.0]  # Wilson's for 12 of 12
    assert {army: score["games"] for army, score in duel["armies"].items()} == dict.fromkeys(ARMIES, 2)


def test_more_than_two_bots_each_meet_each(command: Command) -> None:
    code, printed, _ = command("arena", "lords", "--bots", "random,greedy,random", "--games", 2, "--json")
    assert code == 0
    duels = json.loads(printed)["duels"]
    assert [each["bots"] for each in duels] == [["random", "greedy"], ["random", "random"], ["greedy", "random"]]
    assert duels[1]["rate"] == 0.5
    assert (duels[0]["losses"], duels[2]["wins"]) == (2, 2)


def test_two_jobs_print_what_one_prints(command: Command) -> None:
    arguments = ("arena", "lords", "--bots", "greedy,random", "--games", 4, "--json")
    assert command(*arguments, "--jobs", 2) == command(*arguments)


def test_the_default_output_is_a_table(command: Command) -> None:
    arguments = ("--games", 2, "--decks", "orcs,elves", "--option", "units=2")
    code, printed, _ = command("arena", "lords", "--bots", "random,random", *arguments)
    assert code == 0
    assert "50.0" in printed
    assert "with orcs" in printed
    assert "a draw counts as half a win" in printed


def test_a_matrix_is_a_table_and_a_picture(command: Command, tmp_path: Path) -> None:
    arguments = ("--matrix", "--games", 2, "--option", "units=3", "--svg", tmp_path / "balance.svg")
    code, printed, _ = command("arena", "lords", "--bots", "random", *arguments)
    assert code == 0
    for army in ARMIES.values():
        assert printed.count(army.name) == 2  # a row and a column
    assert "whoever plays first" in printed
    assert ElementTree.parse(tmp_path / "balance.svg").getroot().tag.endswith("svg")


def test_a_matrix_fits_eighty_columns(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, printed, _ = command("arena", "lords", "--bots", "random", "--matrix", "--games", 2, "--option", "units=2")
    assert max(map(len, printed.splitlines())) <= 80
    assert "…" not in printed


def test_a_matrix_of_chosen_decks_as_data(command: Command) -> None:
    arguments = ("--matrix", "--games", 4, "--decks", "orcs,elves,undead", "--option", "units=3", "--json")
    code, printed, _ = command("arena", "lords", "--bots", "random", *arguments)
    assert code == 0
    report = json.loads(printed)
    assert report["decks"] == ["orcs", "elves", "undead"]
    cells = report["cells"]
    assert set(cells["orcs"]) == {"elves", "undead"}
    assert cells["orcs"]["elves"]["wins"] == cells["elves"]["orcs"]["losses"]
    assert report["first player"]["games"] == 12


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["lords", "--bots", "greedy,clever"], "unknown bot 'clever'"),
        (["lords", "--bots", "greedy"], "--bots needs at least 2 names"),
        (["lords", "--bots", "greedy,random", "--games", "7"], "--games must be even"),
        (["lords", "--bots", "greedy,random", "--decks", "gnomes,orcs"], "unknown army 'gnomes'"),
        (["lords", "--bots", "greedy,random", "--option", "units"], "--option takes name=value"),
        (["lords", "--bots", "greedy,random", "--svg", "x.svg"], "add --matrix"),
        (["lords", "--bots", "random", "--matrix", "--decks", "orcs"], "two or more decks"),
        (["lords", "--bots", "random", "--matrix", "--decks", "orcs,orcs"], "all different"),
        (["lords", "--bots", "random", "--matrix", "--decks", "orcs,gnomes"], "unknown army 'gnomes'"),
        (["lords", "--bots", "random", "--matrix", "--option", "players=4"], "two decks"),
        (["lords", "--bots", "random,random,greedy", "--matrix"], "by one bot or by two"),
    ],
)
def test_bad_input_is_one_line(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, printed, told = command("arena", *arguments)
    assert (code, printed) == (2, "")
    assert told.count("\n") == 1
    assert words in told
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written_is_one_line(command: Command, tmp_path: Path) -> None:
    arguments = ("--matrix", "--games", 2, "--decks", "orcs,elves", "--svg", tmp_path / "nowhere" / "x.svg")
    code, _, told = command("arena", "lords", "--bots", "random", *arguments)
    assert code == 2
    assert told.count("\n") == 1
    assert "cannot write" in told


def test_help_shows_an_example(command: Command) -> None:
    code, printed, _ = command("arena", "--help")
    assert code == 0
    assert f"warhost arena {game_names()[0]} --bots greedy,random --games 400 --seed 1" in printed


def test_an_interrupted_series_of_constructed_decks_is_resumed(command: Command, tmp_path: Path) -> None:
    """Every game is stored when it ends; the same command plays only the missing games, with the same result."""
    names = ("brothers-in-arms", "snots-everywhere", "the-swarm")
    kept, picture = tmp_path / "league.jsonl", tmp_path / "league.svg"
    arguments = (
        "--bots",
        "random",
        "--matrix",
        "--games",
        2,
        "--decks",
        ",".join(names),
        "--keep",
        kept,
        "--svg",
        picture,
    )
    code, first, _ = command("arena", "conquest", *arguments, "--json")
    assert code == 0
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 6
    kept.write_text("".join(lines[:4]) + lines[4][:30])
    code, again, _ = command("arena", "conquest", *arguments, "--json")
    assert code == 0
    assert json.loads(again) == json.loads(first)
    assert len(kept.read_text().splitlines()) == 6
    assert kept.read_text().startswith("".join(lines[:4]))
    assert "The swarm" in picture.read_text()


def test_stored_games_with_other_parameters_are_not_reused(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "league.jsonl"
    arguments = ("--matrix", "--games", 2, "--decks", "orcs,elves", "--option", "units=2", "--keep", kept)
    for bot, lines in (("random", 2), ("greedy", 4)):
        code, _, _ = command("arena", "lords", "--bots", bot, *arguments)
        assert code == 0
        assert len(kept.read_text().splitlines()) == lines
    kept.write_text("no game\n")
    code, _, told = command("arena", "lords", "--bots", "random", *arguments)
    assert code == 2
    assert "no file of kept games" in told


def test_many_decks_have_numbers_over_their_columns(command: Command, tmp_path: Path) -> None:
    """One keyword selects all constructed decks; the table is as wide as necessary."""
    names = ",".join(find_kit("conquest").decks.constructed()[:9])
    code, printed, _ = command("arena", "conquest", "--bots", "random", "--matrix", "--games", 2, "--decks", names)
    assert code == 0
    assert " 9 " in printed
    assert "…" not in printed
