"""`warhost admin`: every subcommand on a database, and its error messages."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from warhost.cli.admin import database
from warhost.cli.admin.database import until
from warhost.engine.errors import WarhostError
from warhost.server.schema import NODES
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import Chair, TableRow


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with two accounts, a guest, a club and a table; commands do not wait for a running server."""
    monkeypatch.setattr(database, "PAUSE", 0.0)
    path = tmp_path / "club.sqlite3"
    store = Store(sqlite_url(path))
    for name in ("Ada", "Eve"):
        assert store.add_user(name, "digest") is not None
    assert store.add_user("Guest") is not None
    club = store.found_club(1, "Tuesdays", 9)
    found = store.club(club)
    assert found is not None
    assert store.join_club(club, found.key, 2, 9, 9)
    chairs = [Chair("person", 1, "Ada", deck="orcs"), Chair("person", 2, "Eve", deck="elves")]
    store.add_table(TableRow("one", "lords", "1", "running", chairs, {}, 1, 5, public=True), [])
    store.close()
    return path


def test_people_are_found_banned_and_shown(command: Command, file: Path) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        return command("admin", "--database", file, *words)

    code, said, _ = run("people", "search", "e")
    assert code == 0
    assert [line.split()[:2] for line in said.splitlines()[1:]] == [["#2", "Eve"], ["#3", "Guest"]]
    assert run("people", "ban", "eve", "--reason", "insults", "--for", "7d")[:2] == (0, "eve is banned.\n")
    assert "banned" in run("people", "search", "#2")[1]
    shown = run("people", "show", "Eve")[1]
    assert "insults" in shown
    assert "Tuesdays" in shown
    assert run("people", "unban", "#2")[0] == 0
    assert run("people", "close", "Eve")[0] == 0
    assert "closed" in run("people", "search", "Eve")[1]
    assert run("people", "reopen", "Eve")[0] == 0
    assert run("people", "sign-out", "Ada")[:2] == (0, "Ada is signed out everywhere.\n")
    link = run("people", "reset", "Ada", "--address", "https://club.example/")[1].splitlines()[-1]
    assert link.startswith("https://club.example/reset#")
    log = run("log")[1]
    assert log.index("reset-password") < log.index("ban-person")


@pytest.mark.parametrize(
    "words",
    [
        ("people", "rename", "Eve", "Grace"),
        ("people", "delete", "Eve", "--yes"),
        ("tables", "close", "one", "--reason", "stuck"),
        ("tables", "hide", "one"),
        ("tables", "hand-over", "one", "Eve"),
    ],
)
def test_an_action_for_a_running_server_becomes_a_job(command: Command, file: Path, words: tuple[str, ...]) -> None:
    code, said, _ = command("admin", "--database", file, *words)
    assert (code, said) == (0, "Job 1 waits for a running server; see  warhost admin jobs list\n")
    assert "waiting" in command("admin", "--database", file, "jobs", "list")[1]
    assert command("admin", "--database", file, "jobs", "cancel", "1")[:2] == (0, "Job 1 is cancelled.\n")


def test_clubs_addresses_settings_and_roles(command: Command, file: Path) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        return command("admin", "--database", file, *words)

    club = run("clubs", "list", "tues")[1].splitlines()[1].split()[0]
    assert run("clubs", "transfer", club, "Eve")[0] == 0
    assert "Eve" in run("clubs", "list")[1]
    assert run("clubs", "close", club, "--yes")[:2] == (0, f"The club {club} is closed.\n")
    assert run("addresses", "ban", "192.0.2.7", "--for", "12h", "--reason", "flood")[0] == 0
    assert "192.0.2.7/32" in run("addresses", "list")[1]
    assert run("addresses", "unban", "192.0.2.7")[0] == 0
    assert run("addresses", "list")[1] == "No address is banned.\n"
    assert run("settings", "set", "sign-ups", "no")[0] == 0
    assert "no" in run("settings", "list")[1]
    assert run("roles", "grant", "Ada", "moderator")[0] == 0
    assert "moderator" in run("roles", "list")[1]
    assert run("roles", "revoke", "Ada")[0] == 0
    assert "Ada" in run("tables", "list")[1]
    assert "There are no nodes" in run("nodes", "list")[1]


def test_a_node_is_asked_to_drain_resume_and_retire(command: Command, file: Path) -> None:
    store = Store(sqlite_url(file))
    with store.engine.begin() as connection:
        values = {"id": "abc", "address": "http://10.0.0.1:8765", "secret": "s", "rules": "{}", "leaving": False}
        connection.execute(NODES.insert().values(until=datetime.now(UTC), **values))
    store.close()
    assert "10.0.0.1" in command("admin", "--database", file, "nodes", "list")[1]
    for number, word in enumerate(("drain", "resume", "retire"), 1):
        assert command("admin", "--database", file, "nodes", word, "abc")[1].startswith(f"Job {number} waits")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("people", "ban", "Nobody"), "there is no account"),
        (("people", "ban", "#99"), "There is no such person."),
        (("people", "ban", "Eve", "--for", "soon"), "is no length of time"),
        (("people", "unban", "Eve"), "There is no ban to lift."),
        (("people", "reset", "#3"), "Guests have no password. Create an account first."),
        (("people", "rename", "Eve", "Ada"), "That name, or one that looks like it, is taken."),
        (("addresses", "ban", "0.0.0.0/0"), "the network is too large"),
        (("tables", "close", "two"), "There is no such table."),
        (("clubs", "transfer", "one", "Eve"), "club"),
        (("roles", "grant", "Eve", "king"), "there is no role"),
        (("settings", "set", "colour", "red"), "There is no such setting."),
        (("jobs", "cancel", "5"), "There is no such job"),
        (("nodes", "drain", "x"), "There is no such node."),
    ],
)
def test_a_failed_action_is_reported_in_one_line(
    command: Command, file: Path, words: tuple[str, ...], said: str
) -> None:
    code, out, error = command("admin", "--database", file, *words)
    assert (code, out) == (2, "")
    assert error.startswith("warhost: ")
    assert said in error
    assert error.count("\n") == 1


def test_the_database_can_be_set_in_the_environment(
    command: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARHOST_DATABASE", str(file))
    assert "Ada" in command("admin", "people", "search")[1]


def test_lengths_of_time_have_a_unit() -> None:
    assert until("") == 0
    assert until("2d") - until("1d") in range(86_398, 86_403)
    for wrong in ("7", "0d", "-1d", "1y", "d"):
        with pytest.raises(WarhostError):
            until(wrong)


def test_words_are_added_listed_and_removed(command: Command, file: Path) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        return command("admin", "--database", file, "words", *words)

    assert run("list")[:2] == (0, "No word is forbidden.\n")
    assert run("add", "lout*")[:2] == (0, "lout* is forbidden now.\n")
    code, _, said = run("add", "lout*")
    assert code != 0
    assert "already on the list" in said
    assert run("list")[:2] == (0, "lout*\n")
    assert run("remove", "lout*")[:2] == (0, "lout* is allowed again.\n")
    assert "not on the list" in run("remove", "lout*")[2]


def test_a_dry_run_counts_what_would_be_deleted(command: Command, file: Path) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        return command("admin", "--database", file, *words)

    shown = run("clean", "--dry-run")[1]
    assert [line.split() for line in shown.splitlines()[1:]] == [
        ["sessions", "365", "0"],
        ["guests", "365", "0"],
        ["guest-games", "365", "0"],
        ["analyses", "365", "0"],
        ["reports", "730", "0"],
    ]
    assert "waits for a running server" in run("clean")[1]
    assert "clean" in run("jobs", "list")[1]
