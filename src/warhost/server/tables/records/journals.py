"""The journal of a table out of its row and its answers: no rules are needed for it, so any server can write it."""

from __future__ import annotations

from ....engine.history.journal import Answer, Header, Journal
from . import fairness
from .records import Record, TableRow


def header_of(row: TableRow) -> Header:
    """What a game of this table begins from."""
    return Header(row.game, row.version, int(row.seed), row.setup, row.position)


def standing(records: list[Record]) -> list[Answer]:
    """The answers that have not been taken back; those that follow from others are not among them."""
    found: list[Answer] = []
    for record in records:
        if record.kind == "undo":
            del found[-int(record.text) :]
        elif record.kind != "forced":
            found.append(Answer(record.seat, record.text))
    return found


def journal_text(row: TableRow, answers: list[Answer], over: bool) -> str:
    """The journal with the proof of its shuffles; the secret is told when the game is over."""
    text = Journal(header_of(row), answers).text()
    if not row.secret:
        return text
    head, rest = text.split("\n", 1)
    contributions = [chair.contribution for chair in row.chairs]
    return fairness.header_line(head, row.secret, contributions, reveal=over) + "\n" + rest
