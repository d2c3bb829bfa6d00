"""Export and import of a server, a club and a person, between SQLite and PostgreSQL."""

from __future__ import annotations

import functools
import gzip
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.server.data.filled import everything, filled
from tests.server.people import Person, server, settings
from warhost.server.admin.people import reset_link
from warhost.server.database import Database
from warhost.server.migrations.steps import upgrade
from warhost.server.refusing import RequestRefused
from warhost.server.schema import USERS
from warhost.server.store import Store, sqlite_url
from warhost.server.transfer.club_export import club_rows
from warhost.server.transfer.export_file import (
    BadExport,
    Kind,
    Rows,
    lines,
    new_header,
    opened_export,
    write_export,
)
from warhost.server.transfer.part_import import Part, import_part
from warhost.server.transfer.person_export import person_rows
from warhost.server.transfer.server_export import server_rows, snapshot
from warhost.server.transfer.server_import import import_server

SECRET = "correct horse battery"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Path of a new database."""
    return tmp_path / "old.sqlite3"


def export(url: str, path: Path, rows: Callable[..., Rows] = server_rows, *args: Any, kind: Kind = "server") -> Path:
    database = Database(url)
    with snapshot(database) as connection:
        write_export(path, lines(new_header(kind, "name"), rows(connection, *args)))
    database.close()
    return path


def bring_in(url: str, path: Path, replace: bool = False) -> int:
    database = Database(url, alone=True)
    try:
        with opened_export(path) as file, database.engine.begin() as connection:
            return import_server(connection, file, replace, lambda rows: None)
    finally:
        database.close()


def bring_part(url: str, path: Path, same: bool = False) -> Part:
    database = Database(url)
    try:
        with opened_export(path) as file, database.engine.begin() as connection:
            upgrade(connection)
            return import_part(connection, file, same, lambda rows: None)
    finally:
        database.close()


def test_a_server_moves_to_postgresql_and_back(file: Path, tmp_path: Path, postgresql: str) -> None:
    """Every row arrives, sessions and running games go on, and new rows get new numbers."""
    made = filled(file)
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    before = everything(old)
    assert {name for name, rows in before.items() if not rows} == set()
    for source, target in ((old, postgresql), (postgresql, new)):
        path = export(source, tmp_path / f"{target[:4]}.jsonl.gz")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert bring_in(target, path) == sum(map(len, before.values()))
        assert everything(target) == before
        assert everything(source) == before
    for url in (postgresql, new):
        with server(settings(database=url)) as client:
            ada = Person(client, "new")
            assert ada.user == max(row[0] for row in before["users"]) + 1
            assert ada.post("/api/login", {"name": "Ada", "password": SECRET}).status_code == 201
            assert len(ada.get("/api/decks").json()) == 1
            with ada.join(made["running"]) as seat:
                assert seat.info["moment"] > 0
                assert seat.answer()["type"] == "done"
            assert ada.get(f"/api/tables/{made['over']}/journal").status_code == 200
            assert ada.get(f"/api/clubs/{made['club']}").json()["members"][0]["won"] == 1


def test_an_export_is_one_moment_while_a_server_writes(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "w.sqlite3"))
    store.add_user("Ada")
    with snapshot(store.database) as connection:
        rows = iter(server_rows(connection))
        assert next(rows)[0] == "sealing_keys"
        store.add_user("Eve")
        store.found_club(2, "Tuesdays", 9)
        assert [values["name"] for name, values in rows if name in ("users", "clubs")] == ["Ada"]
    store.close()


def test_a_database_with_people_is_not_overwritten_unless_asked(file: Path, tmp_path: Path) -> None:
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    for each in (old, new):
        store = Store(each)
        assert store.add_user("Old" if each == old else "New", "digest")
        store.close()
    path = export(old, tmp_path / "server.jsonl")
    before = everything(new)
    with pytest.raises(BadExport, match=r"not empty \(1 people, 0 tables, 0 clubs\); --replace"):
        bring_in(new, path)
    assert everything(new) == before
    bring_in(new, path, replace=True)
    assert everything(new) == everything(old)


def test_an_export_of_an_older_schema_is_brought_up_to_date(file: Path, tmp_path: Path) -> None:
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    filled(file)
    path = export(old, tmp_path / "new.jsonl")
    first, *rest = path.read_bytes().splitlines()
    kept = ("users", "sessions", "decks", "tables", "sitters")
    rows = [msgspec.json.decode(line) for line in rest[:-1]]
    older = [row for row in rows if row[0] in kept]
    for row in older:
        for late in ("look", "listed", "timed"):
            row[1].pop(late, None)
    counts = {name: sum(row[0] == name for row in older) for name in kept}
    header = {**msgspec.json.decode(first), "schema": "0009"}
    for row in older:
        if row[0] == "users":
            row[1]["look"] = None
    text = [msgspec.json.encode(each) for each in (header, *older, {"end": counts})]
    path.write_bytes(b"\n".join(text) + b"\n")
    assert bring_in(new, path) == sum(counts.values())
    listed = [row[4] for row in everything(new)["tables"]]
    assert listed == [row[4] for row in everything(old)["tables"]]


def spoil(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    return lambda body: b"\n".join(change(body.splitlines())) + b"\n"


def with_header(**more: Any) -> Callable[[bytes], bytes]:
    return spoil(lambda all_lines: [msgspec.json.encode({**msgspec.json.decode(all_lines[0]), **more}), *all_lines[1:]])


def with_row(table: str, **values: Any) -> Callable[[bytes], bytes]:
    """A row more, which the last line counts."""

    def change(all_lines: list[bytes]) -> list[bytes]:
        end = msgspec.json.decode(all_lines[-1])["end"]
        last = {"end": {**end, table: end.get(table, 0) + 1}}
        return [*all_lines[:-1], msgspec.json.encode([table, values]), msgspec.json.encode(last)]

    return spoil(change)


@functools.cache
def small_database() -> bytes:
    """A database with one account."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "small.sqlite3"
        store = Store(sqlite_url(path))
        assert store.add_user("Ada", "digest")
        store.close()
        return path.read_bytes()


def small(path: Path) -> None:
    path.write_bytes(small_database())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda body: b"", "no export file of Warhost"),
        (lambda body: b"\x89PNG\r\n" + body, "no export file of Warhost"),
        (lambda body: gzip.compress(body)[:-20], "damaged"),
        (with_header(format="other"), "but 'other'"),
        (with_header(version=2, warhost="9.0"), "Warhost 9.0 has made this file"),
        (with_header(schema="9999"), "schema 9999"),
        (with_header(kind="club"), "the data of a club, not of a server"),
        (spoil(lambda all_lines: all_lines[:-1]), "its last line is missing"),
        (spoil(lambda all_lines: [all_lines[0], *all_lines[2:]]), "counts other rows"),
        (spoil(lambda all_lines: [*all_lines, b"{}"]), "counts other rows"),
        (spoil(lambda all_lines: [all_lines[0], b"[1", *all_lines[1:]]), "line 2 of the file is not valid"),
        (with_row("cats"), "line 4 of the file is not valid: there is no table 'cats'"),
        (with_row("nodes", id="x"), "there is no table 'nodes'"),
        (with_row("users", cat=1), "the table users has no column 'cat'"),
        (with_row("users", id=1, name="Eve", created=1), "rows of the table users are not valid"),
        (with_row("users", id=10**30, name="Eve", created=1), "rows of the table users are not valid"),
        (with_row("states", table_id="x", body="~"), "states.body is not base64"),
        (with_row("states", table_id="x", body=5), "states.body is not base64"),
        (with_row("decks", id=1), "rows of the table decks are not valid"),
    ],
)
def test_a_damaged_file_is_refused_and_nothing_is_imported(
    file: Path, tmp_path: Path, change: Callable[[bytes], bytes], said: str
) -> None:
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    small(file)
    small(tmp_path / "new.sqlite3")
    path = export(old, tmp_path / "server.jsonl")
    path.write_bytes(change(path.read_bytes()))
    before = everything(new)
    with pytest.raises(BadExport, match=said) as refused:
        bring_in(new, path, replace=True)
    assert "\n" not in str(refused.value)
    assert everything(new) == before


def test_a_club_moves_to_another_server_with_its_games(file: Path, tmp_path: Path) -> None:
    """Members get new numbers, the invitation link is new, and nobody else is named."""
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    made = filled(file)
    path = export(old, tmp_path / "club.jsonl", club_rows, made["club"], kind="club")
    text = path.read_text()
    assert "Guest" not in text
    assert "argon2" not in text
    assert made["over"] in text
    assert made["alone"] not in text
    store = Store(new)
    assert store.add_user("Somebody", "digest")
    store.close()
    part = bring_part(new, path)
    assert (len(part.people), part.games, part.known_games) == (3, 1, 0)
    store = Store(new)
    ada = store.account("Ada")
    assert ada is not None
    assert ada[0].id == 2
    found = store.club(made["club"])
    assert found is not None
    assert sorted(found.members.values()) == ["Ada", "Eva"]
    assert found.founder == ada[0].id
    assert list(store.removed_members(made["club"]).values()) == ["Bob"]
    assert [pair.one in found.members for each in store.rounds(made["club"], 1) for pair in each.pairs] == [True]
    old_store = Store(old)
    before = old_store.club(made["club"])
    assert before is not None
    assert found.key != before.key
    assert store.records(made["over"]) == old_store.records(made["over"])
    assert store.archived_game(made["over"]) == old_store.archived_game(made["over"])
    old_store.close()
    with store.engine.connect() as connection:
        assert connection.execute(select(USERS.c.password).where(USERS.c.name == "Ada")).scalar() == "!"
    store.close()
    with server(settings(database=new)) as client:
        context = client.app.state.context
        links = context.writer.store
        key = client.blocking_portal.call(context.writer.call, links.run_change, reset_link, 2)
        assert client.post("/api/login", json={"name": "Ada", "password": "!"}).status_code == 403
        assert client.post("/api/reset", json={"key": key, "password": SECRET}).status_code == 200
        person = Person(client, "x")
        assert person.post("/api/login", {"name": "Ada", "password": SECRET}).status_code == 201
        shown = person.get(f"/api/clubs/{made['club']}").json()
        assert {each["name"]: each["won"] for each in shown["members"]} == {"Ada": 1, "Eva": 0}


def test_taken_names_are_the_same_people_only_if_the_operator_says_so(file: Path, tmp_path: Path) -> None:
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    made = filled(file)
    path = export(old, tmp_path / "club.jsonl", club_rows, made["club"], kind="club")
    store = Store(new)
    assert store.add_user("Ada", "digest")
    assert store.add_user("B0b", "digest")  # looks like another name
    store.close()
    before = everything(new)
    with pytest.raises(BadExport, match="taken here: Ada, Bob; with --same-people"):
        bring_part(new, path)
    with pytest.raises(BadExport, match="taken here: Bob; with"):
        bring_part(new, path, same=True)
    assert everything(new) == before
    store = Store(new)
    store.drop_user(2)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM resting_names")
    store.close()
    part = bring_part(new, path, same=True)
    assert part.people[1] == 1
    with pytest.raises(BadExport, match="Tuesdays is here already"):
        bring_part(new, path, same=True)


def test_a_person_takes_decks_and_games_along_without_the_opponents(file: Path, tmp_path: Path) -> None:
    old, new = sqlite_url(file), sqlite_url(tmp_path / "new.sqlite3")
    made = filled(file)
    path = export(old, tmp_path / "ada.jsonl", person_rows, 1, kind="person")
    store = Store(new)
    assert store.add_user("Ada", "digest")
    store.close()
    part = bring_part(new, path, same=True)
    assert (part.people, part.games) == ({1: 1}, 1)
    store = Store(new)
    [deck] = store.decks(1)
    assert deck.deck.name == "Mine — Мой"
    [game] = store.finished_of(1)
    assert game.id == made["over"]
    assert sorted(chair.name for chair in game.chairs) == ["Ada", "—"]
    assert store.table(made["running"]) is None
    store.close()
    assert bring_part(new, path, same=True).known_games == 1


def test_what_a_person_gets_has_their_data_and_nobodys_secrets(file: Path, tmp_path: Path) -> None:
    old = sqlite_url(file)
    made = filled(file)
    path = export(old, tmp_path / "ada.jsonl", person_rows, 1, kind="person")
    text = path.read_text()
    rows = [msgspec.json.decode(line) for line in text.splitlines()[1:-1]]
    assert {row[0] for row in rows} == {
        "users", "sessions", "decks", "orders", "mutes", "clubs", "staff", "reports", "tables", "results", "answers",
    }  # fmt: skip
    assert ["mutes", {"name": "Eva", "kind": "block"}] in rows
    assert "argon2" not in text
    assert '"token"' not in text
    store = Store(old)
    row = store.table(made["running"])
    assert row is not None
    assert row.secret not in text
    assert row.seed not in text
    own = row.seats_of(1)
    shown = [each[1] for each in rows if each[0] == "answers" and each[1]["table_id"] == made["running"]]
    assert shown
    assert {each["seat"] for each in shown} == set(own)
    assert len(store.records(made["running"])) > len(shown)
    about = [each[1] for each in rows if each[0] == "reports"]
    assert [(each["name"], "reporter" in each) for each in about] == [("Eve", False)]
    store.close()


def test_a_club_that_is_not_there_is_refused(file: Path, tmp_path: Path) -> None:
    old = sqlite_url(file)
    Store(old).close()
    with pytest.raises(RequestRefused):
        export(old, tmp_path / "club.jsonl", club_rows, "none", kind="club")
    assert not (tmp_path / "club.jsonl").exists()


def test_an_existing_file_is_not_overwritten(file: Path, tmp_path: Path) -> None:
    old = sqlite_url(file)
    Store(old).close()
    path = tmp_path / "server.jsonl"
    path.write_text("mine")
    with pytest.raises(BadExport, match="File exists"):
        export(old, path)
    assert path.read_text() == "mine"


def test_a_person_downloads_the_same_as_the_operator_exports(file: Path, tmp_path: Path) -> None:
    filled(file)
    url = sqlite_url(file)
    with server(settings(database=url)) as client:
        assert client.get("/api/account/data").status_code == 401
        ada = Person(client, "new")
        assert ada.post("/api/login", {"name": "Ada", "password": SECRET}).status_code == 201
        answer = ada.get("/api/account/data")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].startswith('attachment; filename="warhost-')
        assert answer.headers["cache-control"] == "no-store"
    path = export(url, tmp_path / "ada.jsonl", person_rows, 1, kind="person")
    assert answer.content.splitlines()[1:] == path.read_bytes().splitlines()[1:]
    downloaded = tmp_path / "downloaded.jsonl"
    downloaded.write_bytes(answer.content)
    assert bring_part(sqlite_url(tmp_path / "new.sqlite3"), downloaded).games == 1
