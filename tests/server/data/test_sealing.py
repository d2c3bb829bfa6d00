"""Secrets of unfinished games are sealed in the database with a key that is outside of it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from tests.server.people import Person, server, settings
from warhost.cli.app import app
from warhost.server.admin.actors import console
from warhost.server.admin.keys import drop_unused, forget_lost, rotate
from warhost.server.admin.store import log
from warhost.server.database import Database
from warhost.server.migrations.steps import downgrade
from warhost.server.running import BadServer, try_database
from warhost.server.schema import STATES, TABLES
from warhost.server.sealing.key_ring import KEY_FILE, KEYS, BadKey, KeyRing
from warhost.server.sealing.sealed_rows import known_keys, rows_by_key
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import Record, TableRow

SECRET, SEED = "5ec2e7" * 10, str(2**100 + 12345)
POSITION = {"hidden": "orc-catapult"}
STATE = b"a snapshot with hidden cards"
ROOT = console("root")
ME, BOT = {"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random", "deck": "elves"}


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys are in files, as for a server without settings."""
    monkeypatch.delenv(KEYS)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "warhost").mkdir()
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "w.sqlite3")
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def a_row(name: str = "one", state: str = "running") -> TableRow:
    return TableRow(name, "lords", "1", state, [], {}, 0, 5, secret=SECRET, seed=SEED, position=POSITION)  # type: ignore[arg-type]


def bodies(store: Store) -> bytes:
    """Everything that the database has about games."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.body)).scalars().all()
        states = connection.execute(select(STATES.c.body)).scalars().all()
    return b"".join([*[row.encode() for row in rows], *[bytes(each) for each in states]])


def key_path(store: Store) -> Path:
    assert store.keys.path is not None
    return store.keys.path


def test_the_secrets_of_a_game_are_sealed_until_it_is_over(store: Store) -> None:
    row = a_row()
    store.add_table(row, [])
    store.append([("one", Record(0, "answer", 0, "draw"))], {"one": STATE})
    for secret in (SECRET, SEED, "orc-catapult"):
        assert secret.encode() not in bodies(store)
    assert STATE not in bodies(store)
    assert store.table("one") == row
    assert store.unfinished() == [row]
    assert store.saved_state("one") == STATE
    row.public = True
    store.save_table(row)
    assert SECRET.encode() not in bodies(store)
    row.state = "over"
    store.save_table(row)
    assert SECRET.encode() in bodies(store)
    assert b"sealed:" not in bodies(store)


def test_the_secrets_are_open_again_in_an_earlier_schema(store: Store, url: str) -> None:
    """An earlier version continues the games, and the newer one seals them again."""
    store.add_table(a_row(), [])
    store.append([("one", Record(0, "answer", 0, "draw"))], {"one": STATE})
    store.close()
    result = CliRunner().invoke(app, ["admin", "--database", url, "schema", "--to", "0016"], catch_exceptions=False)
    assert "has schema 0016;" in result.output
    database = Database(url)
    with database.engine.connect() as connection:
        row = msgspec.json.decode(connection.execute(select(TABLES.c.body)).scalar_one(), type=TableRow)
        assert bytes(connection.execute(select(STATES.c.body)).scalar_one()) == STATE
    database.close()
    assert (row.secret, row.seed, row.position, row.sealed) == (SECRET, SEED, POSITION, "")
    again = Store(url)
    assert again.table("one") == a_row()
    assert SEED.encode() not in bodies(again)
    again.close()


def test_the_key_is_in_a_file_of_its_owner_outside_the_database(store: Store, url: str) -> None:
    store.add_table(a_row(), [])
    path = key_path(store)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.name == ("w.sqlite3.key" if url.startswith("sqlite") else f"{url.rpartition('/')[2]}.key")
    [key] = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    assert key.encode() not in bodies(store)
    again = Store(url)
    assert again.table("one") == a_row()
    again.close()


def test_a_server_without_its_key_does_not_start(store: Store, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with another key, whether in a file or in the environment; the one line says what to do."""
    store.add_table(a_row(), [])
    path = key_path(store)
    kept, wanted = path.read_text(), store.keys.ids[0]
    store.close()
    path.unlink()
    for _ in range(2):
        with pytest.raises(BadServer, match=rf"sealed with the key {wanted}, which is not in .*: copy the key file"):
            try_database(url, alone=False)
        assert not path.exists()
    monkeypatch.setenv(KEYS, "B" * 43 + "=")
    with pytest.raises(BadServer, match=f"sealed with the key {wanted}, which is not in {KEYS}"):
        try_database(url, alone=False)
    monkeypatch.setenv(KEYS, "too short")
    with pytest.raises(BadServer, match="does not have keys of 32 bytes"):
        try_database(url, alone=False)
    monkeypatch.delenv(KEYS)
    other = path.with_name("moved.key")
    other.write_text(kept)
    monkeypatch.setenv(KEY_FILE, str(other))
    again = Store(url)
    assert again.table("one") == a_row()
    again.close()


def test_a_database_of_an_older_version_is_sealed_at_the_first_start(store: Store, url: str) -> None:
    store.add_table(a_row(), [])
    store.append([("one", Record(0, "answer", 0, "draw"))], {"one": STATE})
    store.add_table(a_row("two", "over"), [])
    with store.engine.begin() as connection:
        old = msgspec.json.encode(a_row()).decode()
        connection.execute(update(TABLES).where(TABLES.c.id == "one").values(body=old))
        connection.execute(update(STATES).values(body=STATE))
        downgrade(connection, "0016")
    key_path(store).unlink()
    again = Store(url)
    assert bodies(again).count(SECRET.encode()) == 1  # of the finished game
    assert STATE not in bodies(again)
    assert again.table("one") == a_row()
    assert again.saved_state("one") == STATE
    assert again.table("two") == a_row("two", "over")
    again.close()


def test_a_new_key_seals_everything_while_servers_run(store: Store, url: str) -> None:
    running = Store(url)
    for name in ("one", "two"):
        store.add_table(a_row(name), [])
    store.append([("one", Record(0, "answer", 0, "draw"))], {"one": STATE})
    [old] = store.keys.ids
    with store.engine.begin() as connection:
        assert rotate(connection, ROOT, store.keys) == 3
        assert rows_by_key(connection) == {old: 0, store.keys.ids[0]: 3}
    assert store.keys.ids[1:] == [old]
    assert running.table("one") == a_row()  # reads the key file again
    assert running.saved_state("one") == STATE
    assert running.keys.ids == store.keys.ids
    with store.engine.begin() as connection:
        assert drop_unused(connection, ROOT, store.keys) == [old]
        assert known_keys(connection) == store.keys.ids
        assert drop_unused(connection, ROOT, store.keys) == []
        assert [each.action for each in log(connection)] == ["drop-keys", "rotate-keys"]
    assert stat.S_IMODE(key_path(store).stat().st_mode) == 0o600
    running.close()
    again = Store(url)
    assert again.table("two") == a_row("two")
    again.close()


def test_a_key_that_still_seals_something_is_not_dropped(store: Store) -> None:
    store.add_table(a_row(), [])
    with store.engine.begin() as connection:
        store.keys.add_new_key()
        assert drop_unused(connection, ROOT, store.keys) == []
    assert len(store.keys.ids) == 2


def test_unfinished_games_of_a_lost_key_can_be_given_up(store: Store, url: str) -> None:
    store.add_table(a_row(), [Record(0, "answer", 0, "draw")])
    store.add_table(a_row("two", "over"), [])
    [lost] = store.keys.ids
    key_path(store).unlink()
    with store.engine.begin() as connection:
        assert forget_lost(connection, ROOT, KeyRing(path=key_path(store)), lost) == 1
    again = Store(url)
    assert again.keys.ids != [lost]
    assert again.unfinished() == []
    assert again.table("two") is not None
    again.close()


def test_sealed_data_fit_one_table_only_and_cannot_be_changed(store: Store) -> None:
    store.add_table(a_row(), [])
    store.add_table(a_row("two"), [])
    with store.engine.begin() as connection:
        body = connection.execute(select(TABLES.c.body).where(TABLES.c.id == "one")).scalar_one()
        moved = body.replace('"id":"one"', '"id":"two"')
        connection.execute(update(TABLES).where(TABLES.c.id == "two").values(body=moved))
    with pytest.raises(BadKey, match="was changed"):
        store.table("two")


def test_a_played_game_leaves_no_secret_in_the_files_of_a_database(tmp_path: Path) -> None:
    with server(settings(database=sqlite_url(tmp_path / "w.sqlite3"))) as client:
        ada = Person(client)
        table = str(ada.table(ME, BOT, options={"first": "1"})["id"])
        row = client.app.state.context.lobby.tables[table].row
        secret, seed = row.secret, row.seed
        assert secret
        assert seed
        with ada.join(table) as seat:
            assert seat.answer()["type"] == "done"
            files = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
            assert {"w.sqlite3", "w.sqlite3-wal", "w.sqlite3.key"} <= set(files)
            for body in files.values():
                assert secret.encode() not in body
                assert seed.encode() not in body
            assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
    assert secret.encode() in (tmp_path / "w.sqlite3").read_bytes()
    assert os.environ.get(KEYS) is None
