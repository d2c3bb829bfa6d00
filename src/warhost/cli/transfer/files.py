"""Reads and writes export files for `warhost export` and `import`, with progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import Progress, TextColumn, TimeElapsedColumn
from sqlalchemy import Connection, make_url

from ...server.admin.clubs import club_name
from ...server.admin.people import find_person
from ...server.database import Database
from ...server.durability import SQLITE_FILES
from ...server.migrations.steps import upgrade
from ...server.running import UNOPENABLE, open_error
from ...server.sealing.key_ring import KeyRing, default_key_file, found_ring
from ...server.sealing.sealed_rows import forget_unused_keys, prepare_keys
from ...server.transfer.club_export import club_rows
from ...server.transfer.export_file import (
    KINDS,
    BadExport,
    ExportFile,
    Header,
    Rows,
    lines,
    new_header,
    opened_export,
    write_export,
)
from ...server.transfer.part_import import import_part
from ...server.transfer.person_export import person_rows
from ...server.transfer.server_export import server_rows, snapshot
from ...server.transfer.server_import import import_server
from ..admin.database import opened
from ..admin.database import person as person_of
from ..app import err, out


def write_file(path: Path, database: str, club: str, person: str) -> None:
    """Write an export file."""
    with opened(database) as store:
        number = person_of(store, person) if person else 0
        with snapshot(store.database) as connection, _progress() as count:
            header = new_header("server")
            rows: Rows = server_rows(connection)
            if club:
                header = new_header("club", club_name(connection, club))
                rows = club_rows(connection, club)
            elif person:
                header = new_header("person", find_person(connection, number).name)
                rows = person_rows(connection, number)
            write_export(path, _counted(lines(header, rows), count))
    out.print(f"The data of {_named(header)} are in {path}.", markup=False, soft_wrap=True)
    if not club and not person:
        out.print("Keep the file safe: it has password digests and sessions.")


def read_file(path: Path, database: str, replace: bool, same_people: bool) -> None:
    """Import an export file."""
    with opened_export(path) as file, _progress() as count:
        if file.header.kind != "server":
            if replace:
                raise BadExport(
                    "--replace is for the file of a whole server: a club or a person is added to what is there"
                )
            said = _import_part(file, database, same_people, count)
        else:
            if same_people:
                raise BadExport("--same-people is for the file of a club or a person")
            said = _import_server(file, database, replace, count)
    out.print(said, markup=False, soft_wrap=True)


def _import_server(file: ExportFile, database: str, replace: bool, count: Callable[[int], None]) -> str:
    with _writing(database) as (connection, keys):
        rows = import_server(connection, file, replace, count)
        forget_unused_keys(connection, keys)
        prepare_keys(connection, keys)
    return f"The server is imported: {rows} rows."


def _import_part(file: ExportFile, database: str, same_people: bool, count: Callable[[int], None]) -> str:
    with _writing(database) as (connection, _):
        upgrade(connection)
        part = import_part(connection, file, same_people, count)
    games = f"{len(part.people)} people and {part.games} games"
    known = f"; {part.known_games} games were here already" if part.known_games else ""
    later = "New accounts have no password: send each a link with  warhost admin people reset NAME"
    return f"T{_named(file.header)[1:]} is imported: {games}{known}.\n{later}"


@contextmanager
def _writing(url: str) -> Iterator[tuple[Connection, KeyRing]]:
    """One transaction in a database at a URL, without servers, and its keys; a new file is removed after a failure."""
    path = make_url(url).database or "" if url.startswith("sqlite") else ""
    new = bool(path) and not Path(path).exists()
    try:
        database = Database(url, alone=True)
        try:
            with database.engine.begin() as connection:
                yield connection, found_ring(default_key_file(database))
        finally:
            database.close()
    except BaseException as failed:
        for suffix in (*SQLITE_FILES, ".lock") if new else ():
            Path(path + suffix).unlink(missing_ok=True)
        if isinstance(failed, UNOPENABLE):
            raise open_error(url, failed) from None
        raise


@contextmanager
def _progress() -> Iterator[Callable[[int], None]]:
    """Shows the number of rows on a terminal."""
    columns = (TextColumn("{task.completed} rows"), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=None)
        yield lambda rows: progress.advance(task, rows)


def _counted(exported: Iterator[bytes], count: Callable[[int], None]) -> Iterator[bytes]:
    for line in exported:
        count(1)
        yield line


def _named(header: Header) -> str:
    return f"{KINDS[header.kind]} {header.name}".strip().replace("a ", "the ", 1)
