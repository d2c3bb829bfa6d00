"""Format of export files: JSON lines, optionally compressed; see `docs/reference/export.md`.

The first line says what the file has, each other one is a row, and the last one counts them, so that a file that was
cut off is noticed.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final, Literal, TypeAlias

import msgspec

from ... import __version__
from ...engine.errors import WarhostError
from ...engine.plain import JsonObject
from ..durability import PRIVATE
from ..migrations.steps import newest_revision, revisions

FORMAT: Final = "warhost-export"
VERSION: Final = 1
LONGEST_LINE: Final = 64 << 20  # bytes
GZIP: Final = b"\x1f\x8b"  # first bytes of a compressed file
KINDS: Final = {"server": "a server", "club": "a club", "person": "a person"}

Kind = Literal["server", "club", "person"]
Rows: TypeAlias = Iterable[tuple[str, JsonObject]]  # rows with the names of their tables


class BadExport(WarhostError):
    """An export file cannot be written or read."""


class Header(msgspec.Struct, frozen=True):
    """The first line of an export file."""

    format: str
    version: int
    kind: Kind
    schema: str  # revision of the database's schema
    warhost: str  # version of Warhost that has made the file
    made: int  # time in seconds since 1970
    name: str = ""  # of the club or the person


class Row(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One row of a table."""

    table: str
    values: JsonObject


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the number of rows by table."""

    end: dict[str, int]


def new_header(kind: Kind, name: str = "") -> Header:
    return Header(FORMAT, VERSION, kind, newest_revision(), __version__, int(time.time()), name)


class ExportLines:
    """Makes the lines of an export file, and counts its rows."""

    def __init__(self, header: Header) -> None:
        self._header = header
        self._counts: Counter[str] = Counter()

    def first(self) -> bytes:
        return msgspec.json.encode(self._header) + b"\n"

    def row(self, table: str, values: JsonObject) -> bytes:
        self._counts[table] += 1
        return msgspec.json.encode(Row(table, values)) + b"\n"

    def last(self) -> bytes:
        return msgspec.json.encode(End(self._counts)) + b"\n"


def lines(header: Header, rows: Rows) -> Iterator[bytes]:
    """The lines of an export file."""
    made = ExportLines(header)
    yield made.first()
    for table, values in rows:
        yield made.row(table, values)
    yield made.last()


def plain(row: Mapping[str, object]) -> JsonObject:
    """The columns of a row as JSON; bytes as base64."""
    return {name: b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()}


def as_bytes(value: object) -> bytes:
    """Bytes from their base64; ValueError if it is none."""
    if not isinstance(value, str):
        raise ValueError("no base64")
    return b64decode(value, validate=True)


def write_export(path: Path, exported: Iterable[bytes]) -> None:
    """Write a new file that only its owner may read; compressed if its name ends with .gz.  A failed one is removed."""
    try:
        file = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb")
    except OSError as failed:
        raise BadExport(f"cannot write {path}: {failed.strerror}") from None
    try:
        with file:
            if path.suffix == ".gz":
                with gzip.GzipFile("", "wb", fileobj=file, mtime=0) as packed:
                    packed.writelines(exported)
            else:
                file.writelines(exported)
            file.flush()
            os.fsync(file.fileno())
    except BaseException as failed:
        with suppress(OSError):
            path.unlink()
        if isinstance(failed, OSError):
            raise BadExport(f"cannot write {path}: {failed.strerror}") from None
        raise


class ExportFile:
    """An export file that is read line by line."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._number = 0
        line = self._line()
        try:
            self.header = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, ValueError):
            raise BadExport("this is no export file of Warhost: its first line is not the one of such a file") from None
        if self.header.format != FORMAT:
            raise BadExport(f"this is no export file of Warhost, but {self.header.format!r}")
        if self.header.version != VERSION or self.header.schema not in revisions():
            raise BadExport(
                f"Warhost {self.header.warhost} has made this file (format {self.header.version}, schema "
                f"{self.header.schema}); install that version or a newer one to read it"
            )

    def require(self, kind: Kind) -> None:
        """Fail if the file has something else."""
        if self.header.kind != kind:
            raise BadExport(f"the file has the data of {KINDS[self.header.kind]}, not of {KINDS[kind]}")

    def rows(self) -> Iterator[Row]:
        """The rows in order; fails at a line that is damaged, and at the end if lines are missing."""
        counts: Counter[str] = Counter()
        while line := self._line():
            try:
                found = _decoded(line)
            except (msgspec.MsgspecError, ValueError) as wrong:
                raise self.problem(str(wrong)) from None
            if isinstance(found, End):
                if found.end != counts or self._line():
                    raise BadExport("the file is damaged: its last line counts other rows than it has")
                return
            counts[found.table] += 1
            yield found
        raise BadExport("the file is incomplete: its last line is missing")

    def problem(self, reason: str) -> BadExport:
        """The error for a problem in the line that was read last."""
        return BadExport(f"line {self._number} of the file is not valid: {reason}")

    def _line(self) -> bytes:
        self._number += 1
        try:
            line = self._file.readline(LONGEST_LINE)
        except (EOFError, zlib.error, OSError):
            raise BadExport(f"the file is damaged at line {self._number}: it cannot be unpacked") from None
        if len(line) == LONGEST_LINE:
            raise self.problem(f"it is longer than {LONGEST_LINE} bytes")
        return line


def _decoded(line: bytes) -> Row | End:
    return msgspec.json.decode(line, type=End) if line.startswith(b"{") else msgspec.json.decode(line, type=Row)


@contextmanager
def opened_export(path: Path) -> Iterator[ExportFile]:
    """The export file of a path, compressed or not."""
    try:
        with path.open("rb") as file:
            packed = file.read(len(GZIP)) == GZIP
            file.seek(0)
            if not packed:
                yield ExportFile(file)
            else:
                with gzip.GzipFile(fileobj=file) as unpacked:
                    yield ExportFile(unpacked)  # type: ignore[arg-type]
    except OSError as failed:
        raise BadExport(f"cannot read {path}: {failed.strerror or failed}") from None
