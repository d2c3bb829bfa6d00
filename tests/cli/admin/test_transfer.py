"""`warhost export` and `import`: their files, and their messages."""

from __future__ import annotations

import json
import shutil
import stat
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from warhost.server.sealing.key_ring import KEYS
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import TableRow


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys are in files, also after other tests have used the environment."""
    monkeypatch.delenv(KEYS, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with a club of two people."""
    path = tmp_path / "club.sqlite3"
    store = Store(sqlite_url(path))
    for name in ("Ada", "Eve"):
        assert store.add_user(name, "digest") is not None
    club = store.found_club(1, "Tuesdays", 9)
    found = store.club(club)
    assert found is not None
    assert store.join_club(club, found.key, 2, 9, 9)
    store.close()
    return path


def people(path: Path) -> list[str]:
    store = Store(sqlite_url(path))
    found = [store.account(name) for name in ("Ada", "Eve")]
    store.close()
    return [each[0].name for each in found if each is not None]


def test_a_server_is_exported_and_imported(command: Command, file: Path, tmp_path: Path) -> None:
    path, new = tmp_path / "server.jsonl.gz", tmp_path / "new.sqlite3"
    code, said, _ = command("export", path, "--database", file)
    assert (code, said.splitlines()[0]) == (0, f"The data of the server are in {path}.")
    assert "password digests" in said
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert command("import", path, "--database", new)[:2] == (0, "The server is imported: 7 rows.\n")
    assert people(new) == ["Ada", "Eve"]
    code, _, error = command("import", path, "--database", new)
    assert (code, error.count("\n")) == (2, 1)
    assert "the database is not empty (2 people, 0 tables, 1 clubs); --replace deletes all of it first" in error
    assert command("import", path, "--database", new, "--replace")[0] == 0


def test_a_club_and_a_person_are_exported_and_imported(command: Command, file: Path, tmp_path: Path) -> None:
    store = Store(sqlite_url(file))
    [club] = store.clubs_of(1)
    store.close()
    one, two, new = tmp_path / "club.jsonl", tmp_path / "ada.jsonl", tmp_path / "new.sqlite3"
    assert command("export", one, "--club", club.id, "--database", file)[1] == (
        f"The data of the club Tuesdays are in {one}.\n"
    )
    assert command("export", two, "--person", "ada", "--database", file)[1] == (
        f"The data of the person Ada are in {two}.\n"
    )
    assert json.loads(one.read_text().splitlines()[0])["kind"] == "club"
    assert command("import", one, "--database", new)[1].startswith(
        "The club Tuesdays is imported: 2 people and 0 games.\nNew accounts have no password"
    )
    assert "names are taken here: Ada" in command("import", two, "--database", new)[2]
    assert command("import", two, "--database", new, "--same-people")[0] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("export", "{old}", "--database", "{file}"), "cannot write {old}: File exists"),
        (("export", "{new}", "--club", "none", "--database", "{file}"), "This club does not exist"),
        (("export", "{new}", "--person", "Bob", "--database", "{file}"), "there is no account 'Bob'"),
        (("export", "{new}", "--person", "Ada", "--club", "x", "--database", "{file}"), "give one of them"),
        (("import", "{new}", "--database", "{file}"), "cannot read {new}: No such file"),
        (("import", "{old}", "--database", "{file}"), "this is no export file of Warhost"),
        (("import", "{good}", "--database", "{folder}"), "cannot open the database"),
        (("import", "{good}", "--database", "{file}", "--same-people"), "for the file of a club or a person"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    command: Command, file: Path, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    paths = {name: str(tmp_path / name) for name in ("old", "new", "good")}
    names = {**paths, "file": str(file), "folder": str(tmp_path)}
    Path(paths["old"]).write_text("mine\n")
    assert command("export", paths["good"], "--database", file)[0] == 0
    code, _, error = command(*[word.format(**names) for word in words])
    assert code == 2
    assert error.startswith("warhost: ")
    assert said.format(**names) in error
    assert error.count("\n") == 1
    assert not Path(paths["new"]).exists()


def test_a_failed_import_leaves_no_new_database(command: Command, file: Path, tmp_path: Path) -> None:
    path, new = tmp_path / "server.jsonl", tmp_path / "new.sqlite3"
    assert command("export", path, "--database", file)[0] == 0
    path.write_bytes(b"\n".join(path.read_bytes().splitlines()[:-1]))
    assert "its last line is missing" in command("import", path, "--database", new)[2]
    assert not [each for each in tmp_path.iterdir() if each.name.startswith("new")]


def test_a_database_that_a_server_uses_is_not_imported_into(command: Command, file: Path, tmp_path: Path) -> None:
    path = tmp_path / "server.jsonl"
    store = Store(sqlite_url(file), alone=True)
    assert command("export", path, "--database", file)[0] == 0
    assert "another server uses it" in command("import", path, "--database", file, "--replace")[2]
    store.close()


def test_the_keys_of_running_games_must_come_along(command: Command, file: Path, tmp_path: Path) -> None:
    store = Store(sqlite_url(file))
    store.add_table(TableRow("one", "lords", "1", "running", [], {}, 0, 5, secret="ab" * 32, seed="7"), [])
    store.close()
    path, new, key = tmp_path / "server.jsonl", tmp_path / "new.sqlite3", tmp_path / "new.sqlite3.key"
    assert command("export", path, "--database", file)[0] == 0
    error = command("import", path, "--database", new)[2]
    assert f"which is not in {key}: copy the key file" in error
    assert error.count("\n") == 1
    assert not new.exists()
    shutil.copy(f"{file}.key", key)
    assert command("import", path, "--database", new)[0] == 0
    store = Store(sqlite_url(new))
    row = store.table("one")
    store.close()
    assert row is not None
    assert row.seed == "7"
    number = command("admin", "--database", new, "keys", "list")[1].splitlines()[1].split()[0]
    assert "; 1 rows were sealed again" in command("admin", "--database", new, "keys", "rotate")[1]
    assert command("admin", "--database", new, "keys", "drop")[1] == f"Removed: {number}.\n"
    assert command("admin", "--database", new, "keys", "drop")[1] == "No older key is unused.\n"
    assert "drop-keys" in command("admin", "--database", new, "log")[1]
    assert (
        "is no key that this database needs"
        in command("admin", "--database", new, "keys", "forget", number, "--yes")[2]
    )
    key.unlink()
    lost = command("admin", "--database", new, "keys", "list")[1].splitlines()[1].split()
    assert lost[1:] == ["missing", "1"]
    assert "1 games are deleted" in command("admin", "--database", new, "keys", "forget", lost[0], "--yes")[1]
