"""Journal of a table, made from its row and answers without the rules, so any server version can write it."""

from __future__ import annotations

import json

from ....engine.history.journal import Answer, Header, Journal
from . import fairness
from .records import Record, TableRow
from .rules_changes import CHANGES, taken_back, versions


def header_of(row: TableRow) -> Header:
    """The journal header: setup or position from which the game of this table begins."""
    return Header(row.game, row.version, int(row.seed), row.setup, row.position)


def remaining_answers(records: list[Record]) -> list[Answer]:
    """The answers without undone ones and without forced ones."""
    return [Answer(record.seat, record.text) for record in chosen(records)]


def chosen(records: list[Record]) -> list[Record]:
    """The records of the answers in a journal."""
    found: list[Record] = []
    void = taken_back(records)
    for record in records:
        if record.number in void or record.kind in ("forced", *CHANGES):
            continue
        if record.kind == "undo":
            del found[-int(record.text) :]
        else:
            found.append(record)
    return found


def journal_text(row: TableRow, answers: list[Answer], over: bool, records: list[Record]) -> str:
    """The journal with the proof of its shuffles; the secret is included when the game is over.

    The header of a game that has gone on under other rules lists its earlier versions as `rules`.
    """
    text = Journal(header_of(row), answers).text()
    head, rest = text.split("\n", 1)
    earlier = versions(records, [record.number for record in chosen(records)])
    if earlier:
        head = json.dumps({**json.loads(head), "rules": earlier})
    if not row.secret:
        return head + "\n" + rest
    contributions = [chair.contribution for chair in row.chairs]
    return fairness.header_line(head, row.secret, contributions, reveal=over) + "\n" + rest
