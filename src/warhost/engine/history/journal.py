"""The journal, a game on disk: a JSON-lines file with a header, then one answer per line, in notation with its seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ..errors import BadJournal, OtherVersion
from ..files import parse_json, read_whole, write_whole
from ..plain import JsonData

JOURNAL_FORMAT: Final = 1


class Answer:
    """One line of the journal: a seat and its answer."""

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    def line(self) -> str:
        return json.dumps({"seat": self.seat + 1, "answer": self.text})


class Header:
    """The first line: everything a replay needs before the first answer.

    A game begins from a `setup` (options and decks, dealt by the seed) or from a `position` (a scenario's).
    """

    __slots__ = ("game", "position", "seed", "setup", "version")

    def __init__(
        self,
        game: str,
        version: str,
        seed: int,
        setup: JsonData | None = None,
        position: JsonData | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seed = seed
        self.setup = setup
        self.position = position

    def line(self) -> str:
        data: JsonData = {"format": JOURNAL_FORMAT, "game": self.game, "version": self.version, "seed": self.seed}
        if self.position is not None:
            data["position"] = self.position
        else:
            data["setup"] = self.setup
        return json.dumps(data)


class Journal:
    """A header and its answers."""

    __slots__ = ("answers", "header")

    def __init__(self, header: Header, answers: list[Answer]) -> None:
        self.header = header
        self.answers = answers

    def text(self) -> str:
        """The file's content."""
        return "".join(line + "\n" for line in [self.header.line(), *(answer.line() for answer in self.answers)])

    def write(self, path: Path) -> None:
        """Write the journal atomically: a killed process or a full disk leaves the old file."""
        try:
            write_whole(path, self.text())
        except OSError as failed:
            raise BadJournal(f"cannot write {path}: {failed.strerror}") from None


def parse(text: str, name: str = "the journal") -> Journal:
    """Read a journal's lines.  A last line cut short by a crash is dropped: it was never acknowledged."""
    lines = text.split("\n")
    complete, rest = lines[:-1], lines[-1]
    if not complete:
        raise BadJournal(f"{name} has no header line")
    if rest.strip() and _answer(rest) is not None:
        complete.append(rest)
    header = _header(complete[0], name)
    answers = []
    for number, line in enumerate(complete[1:], start=2):
        answer = _answer(line)
        if answer is None:
            raise BadJournal(f'{name}, line {number}: not an answer like {{"seat": 1, "answer": "pass"}}')
        answers.append(answer)
    return Journal(header, answers)


def read(path: Path) -> Journal:
    """Read a journal from disk."""
    return parse(read_whole(path, "journal", BadJournal), path.name)


def _header(line: str, name: str) -> Header:
    try:
        data = parse_json(line)
        kind = data["format"]
        game, version, seed = data["game"], data["version"], data["seed"]
    except (ValueError, KeyError, TypeError):
        raise BadJournal(f"{name} does not begin with a journal header") from None
    if kind != JOURNAL_FORMAT:
        raise OtherVersion(f"{name} has journal format {kind}; this build reads format {JOURNAL_FORMAT}")
    setup, position = data.get("setup"), data.get("position")
    if not isinstance(seed, int) or not isinstance(setup if position is None else position, dict):
        raise BadJournal(f"{name} does not begin with a journal header")
    return Header(game, version, seed, setup, position)


def _answer(line: str) -> Answer | None:
    try:
        data = parse_json(line)
        seat, text = data["seat"], data["answer"]
    except (ValueError, KeyError, TypeError):
        return None
    return Answer(seat - 1, text) if isinstance(seat, int) and isinstance(text, str) else None
