"""Snapshot of a game some answers ago, from which a game is restored without replaying it from the beginning.

A snapshot is only a cache; the stored answers are the game.  A snapshot that was made by other rules or from other
answers, or after which the remaining answers cannot be played, is discarded, and the whole game is replayed.
"""

from __future__ import annotations

import logging
import zlib
from hashlib import sha256
from typing import Final

import msgspec

from ....engine.errors import WarhostError
from ....engine.events import Event
from ....engine.history.journal import Answer
from ....engine.history.match import Match
from ...games.adapter import find_adapter
from ..records.answer_facts import Fact
from ..records.journals import header_of
from ..records.records import Record, TableRow
from ..records.rules_changes import CHANGES, taken_back
from .progress import Progress
from .table_game import TableGame

LOG = logging.getLogger(__name__)
FORMAT: Final = 2
EVERY: Final = 50  # number of records between two snapshots
BACK: Final = 3  # number of choices between a snapshot and the current position; undoing these needs no full replay

SavedEvent = tuple[str, str, int, int, int, int, int, int, tuple[int, ...]]
# The fields of a fact in order; the last one is a number with too many digits for JSON.
SavedFact = tuple[int, int, bool, bool, bool, str, tuple[int, int], int, bool, str]


class SavedState(msgspec.Struct, frozen=True, array_like=True):
    """Snapshot of a game before one of its answers."""

    format: int
    version: str  # version of the rules under which the snapshot was written
    moment: int  # `moment` of the table at which the snapshot was written
    digest: str  # digest of the records until that moment
    state: str
    log: list[SavedEvent]
    facts: list[SavedFact]  # facts about the answers before that moment


DECODER: Final = msgspec.json.Decoder(SavedState)


def saved(play: TableGame) -> bytes:
    """A snapshot of a game some choices ago; b"" if that state is not known."""
    match = play.match
    number = max(match.first, len(match.answers) - BACK)
    if number >= len(match.answers):
        return b""
    state = match.before(number)
    choices = [at for at, each in enumerate(play.facts) if not each.forced]
    found = SavedState(
        FORMAT,
        play.row.version,
        play.moment,
        digest(play.records),
        state.save(),
        [_event_fields(event) for event in state.log or []],
        [_seen(each) for each in play.facts[: choices[number]]],
    )
    return zlib.compress(msgspec.json.encode(found), 1)


def opened(row: TableRow, records: list[Record], body: bytes) -> TableGame | None:
    """A game from its snapshot, with the records until it was written; None if the snapshot is invalid."""
    if not body:
        return None
    try:
        found = DECODER.decode(zlib.decompress(body))
        if (found.format, found.version) != (FORMAT, row.version) or found.digest != digest(records[: found.moment]):
            raise WarhostError("it was made by other rules, or from other answers")
        return _restored(row, records[: found.moment], found)
    except Exception as unfit:
        LOG.warning("the snapshot of table %s is discarded: %s", row.id, unfit)
        return None


def digest(records: list[Record]) -> str:
    """Digest of all records so far, which identifies the game."""
    lines = "\n".join([f"{each.number} {each.kind} {each.seat} {each.text}" for each in records])
    return sha256(lines.encode()).hexdigest()


def _restored(row: TableRow, records: list[Record], found: SavedState) -> TableGame:
    facts = [_fact(each) for each in found.facts]
    before, since = _parted(records, len(facts))
    if [each.number for each in before] != [each.number for each in facts]:
        raise WarhostError("it was made from other answers")
    state = find_adapter(row.game)[0].load(found.state)
    state.log = [_event(each) for each in found.log]
    answers = [Answer(each.seat, each.text) for each in before if each.kind != "forced"]
    play = TableGame(row, [], Match(header_of(row), state, patient=True, answers=answers))
    progress = Progress(play.match, {}, records, facts, sum(each.kind == "undo" for each in records))
    for record in since:
        progress.answer(record)
    play.progress = progress
    return play


def _parted(records: list[Record], answers: int) -> tuple[list[Record], list[Record]]:
    """The records of the answers without undone ones, before and after a snapshot."""
    found: list[Record] = []
    void = taken_back(records)
    for record in records:
        if record.number in void or record.kind in CHANGES:
            continue
        if record.kind != "undo":
            found.append(record)
            continue
        steps = int(record.text)
        while steps:
            steps -= found.pop().kind != "forced"
    return found[:answers], found[answers:]


def _event_fields(event: Event) -> SavedEvent:
    return (
        event.kind, event.rule, event.seat, event.card, event.place, event.other, event.number, event.seen, event.scene,
    )  # fmt: skip


def _event(fields: SavedEvent) -> Event:
    return Event(*fields)


def _seen(fact: Fact) -> SavedFact:
    *others, rng, settled = msgspec.structs.astuple(fact)
    return (*others, settled, str(rng))


def _fact(seen: SavedFact) -> Fact:
    return Fact(*seen[:-2], int(seen[-1]), seen[-2])
