"""`warhost simulate`: consistent and reproducible statistics, and errors in one line."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.soak import added_up
from warhost.bots import BOTS, RandomBot
from warhost.engine import Perspective, Rng
from warhost.engine.history.journal import read
from warhost.engine.history.replay import replay
from warhost.engine.rng import seeded
from warhost.games import find_kit, game_names
from warhost.lords import ARMIES, LORDS

Command = Callable[..., tuple[int, str, str]]


class Moody(RandomBot):
    """Bot that plays differently every time it is created."""

    made = 0

    def __init__(self, rng: Rng) -> None:
        Moody.made += 1
        super().__init__(Rng(seeded(Moody.made)))


class BreaksDown(RandomBot):
    """Bot that raises an exception at its fifth answer."""

    asked = 0

    def choose(self, perspective: Perspective) -> int:
        self.asked += 1
        if self.asked == 5:
            raise RuntimeError("out of steam")
        return super().choose(perspective)


def test_the_same_arguments_print_the_same_bytes(command: Command) -> None:
    arguments = ("simulate", "lords", "--bots", "random,random", "--games", "12", "--seed", "4", "--json")
    code, once, _ = command(*arguments)
    assert code == 0
    assert command(*arguments) == (0, once, "")
    assert command(*arguments[:-2], "5", "--json")[1] != once


def test_the_counts_add_up(command: Command) -> None:
    _, printed, _ = command("simulate", "lords", "--games", "36", "--json")
    report = json.loads(printed)
    assert report["bots"] == ["random", "random"]
    assert report["games"] == 36 == sum(report["reasons"].values())
    winners = report["winners"]
    assert sum(seat["wins"] for seat in winners["seats"].values()) + report["draws"] == 36
    assert {army: tally["games"] for army, tally in winners["armies"].items()} == dict.fromkeys(ARMIES, 12)
    assert winners["bots"]["random"]["games"] == 72
    for each in report["lengths"].values():
        assert each["min"] <= each["median"] <= each["p95"] <= each["max"]
        assert each["min"] <= each["mean"] <= each["max"]
    assert report["extra turns"] == report["events"].get("extra-turn LOW-9.1", 0)
    assert report["crashes"] == []


def test_two_jobs_print_what_one_prints(command: Command) -> None:
    arguments = ("simulate", "lords", "--bots", "greedy,random", "--games", "6", "--json")
    assert command(*arguments, "--jobs", "2") == command(*arguments)


@pytest.mark.parametrize("option", ["borderless=true", "players=3", "players=4", "players=6"])
def test_variants_are_played_by_options(command: Command, option: str) -> None:
    """LOW-15.A1, LOW-15.E1, LOW-15.F1"""
    code, printed, _ = command("simulate", "lords", "--bots", "random", "--games", "3", "--option", option, "--json")
    assert code == 0
    report = json.loads(printed)
    assert report["games"] == 3
    assert len(report["winners"]["seats"]) == report["options"].get("players", 2)


def test_the_default_output_is_tables(command: Command) -> None:
    _, printed, _ = command("simulate", "lords", "--games", "2", "--decks", "orcs,elves", "--option", "units=3")
    assert "2 games" in printed
    assert "ended by: " in printed
    for word in ("turns", "decisions", "random", "orcs", "elves"):
        assert word in printed


def test_journals_of_all_games_are_kept(command: Command, tmp_path: Path) -> None:
    code, _, _ = command("simulate", "lords", "--games", "2", "--journals", tmp_path / "new" / "games")
    assert code == 0
    written = sorted((tmp_path / "new" / "games").iterdir())
    assert len(written) == 2
    assert replay(read(written[0]), LORDS).state.outcome is not None


def test_a_crash_is_reported_with_seed_and_journal(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "weak", BreaksDown)
    monkeypatch.chdir(tmp_path)
    code, printed, told = command("simulate", "lords", "--bots", "weak,random", "--games", "1", "--seed", "3", "--json")
    assert code == 1
    assert told.count("\n") == 1
    assert "seed 3000000 broke off" in told
    assert "RuntimeError: out of steam" in told
    crash = json.loads(printed)["crashes"][0]
    assert (crash["seed"], crash["journal"]) == (3000000, "crash-lords-3000000.jsonl")
    match = replay(read(tmp_path / "crash-lords-3000000.jsonl"), LORDS)
    assert match.state.seat == 0
    assert sum(answer.seat == 0 for answer in match.answers) == 4
    command("simulate", "lords", "--bots", "weak,random", "--games", "1", "--seed", "3", "--json")
    assert (tmp_path / "crash-lords-3000000-2.jsonl").exists()  # nothing is overwritten


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "unknown game 'chess'"),
        (["lords", "--bots", "clever"], "unknown bot 'clever'"),
        (["lords", "--bots", ","], "--bots needs at least 1 name"),
        (["lords", "--bots", "random,random,random"], "3 bots cannot share 2 seats"),
        (["lords", "--decks", "gnomes,orcs"], "unknown army 'gnomes'"),
        (["lords", "--decks", "orcs,orcs,orcs"], "needs 2 decks, not 3"),
        (["lords", "--option", "borderless"], "--option takes name=value"),
        (["lords", "--option", "=3"], "--option takes name=value"),
        (["lords", "--option", "players=many"], "must be a int"),
        (["lords", "--option", "wind=strong"], "unknown option 'wind'"),
    ],
)
def test_bad_input_is_one_line(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, printed, told = command("simulate", *arguments)
    assert (code, printed) == (2, "")
    assert told.count("\n") == 1
    assert words in told
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_one_line(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, _, told = command("simulate", "lords", "--games", "1", "--journals", tmp_path / "file" / "games")
    assert code == 2
    assert told.count("\n") == 1
    assert "cannot make the folder" in told


def test_help_shows_an_example(command: Command) -> None:
    code, printed, _ = command("simulate", "--help")
    assert code == 0
    assert f"warhost simulate {game_names()[0]} --bots random,random --games 10000" in printed


def test_repeating_a_series_must_give_the_same_result(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("simulate", "lords", "--games", "2", "--seed", "3", "--json")
    assert command(*arguments, "--twice") == command(*arguments)
    monkeypatch.setitem(BOTS, "moody", Moody)
    code, printed, told = command(*arguments, "--bots", "moody", "--twice")
    assert (code, printed) == (2, "")
    assert "2 games went another way the second time, with the seeds 3000000, 3000001" in told


@pytest.mark.parametrize("game", ["invasion", "conquest"])
def test_a_report_on_mixed_decks_has_the_played_cards(command: Command, game: str) -> None:
    told = json.loads(command("simulate", game, "--pool", "--games", "2", "--json")[1])
    assert (told["decks"], told["games"], told["crashes"]) == ("mixed", 2, [])
    assert min(told["cards"].values()) >= 1
    pool = find_kit(game).decks.pool()
    assert set(told["never_played"]) == set(pool) - set(told["cards"])
    assert told == json.loads(command("simulate", game, "--pool", "--games", "2", "--json")[1])
    assert "never" in command("simulate", game, "--pool", "--games", "1")[1]


def test_slices_of_a_series_add_up_to_it(command: Command, tmp_path: Path) -> None:
    arguments = ("simulate", "invasion", "--pool", "--json", "--games")
    whole = json.loads(command(*arguments, "3")[1])
    slices = [json.loads(command(*arguments, games, "--from", begin)[1]) for begin, games in (("0", "1"), ("1", "2"))]
    assert [(each["from"], each["next"]) for each in slices] == [(0, 1), (1, 3)]
    together = added_up(slices)["invasion, random,random"]
    assert together["games"] == whole["games"]
    assert together["decisions"] == whole["decisions"]
    counts = Counter(slices[0]["cards"])
    counts.update(slices[1]["cards"])
    assert counts == whole["cards"] != {}
    cards = added_up(slices)["invasion, cards"]
    assert cards["never_played"] == whole["never_played"]
    assert {**cards["seldom_played"], **dict.fromkeys(cards["never_played"], 0)} == whole["seldom_played"]


def test_without_time_no_game_begins(command: Command) -> None:
    code, printed, _ = command("simulate", "lords", "--games", "3", "--seconds", "0.000001", "--json")
    report = json.loads(printed)
    assert (code, report["games"], report["next"]) == (0, 0, 0)


def test_mixed_decks_cannot_be_combined_with_given_decks(command: Command) -> None:
    assert command("simulate", "invasion", "--pool", "--decks", "orc", "--games", "1")[0] != 0
