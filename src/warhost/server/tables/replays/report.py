"""A problem report: the position as a scenario that anyone can run, with the journal."""

from __future__ import annotations

import io
import zipfile
from typing import Final

import yaml

from ....engine.errors import WarhostError
from ....engine.history.journal import Answer, Header
from ....engine.history.match import Match
from ....engine.plain import JsonObject
from ....engine.scenarios.scenario import Failure, Scenario
from ....engine.state import State
from ...games.adapter import find_adapter
from ..game.table_game import TableGame, begun
from ..records.journals import header_of
from ..records.records import TableRow

README: Final = """\
A problem of a game at a Warhost table.

position.yaml   the position as a scenario: warhost scenario position.yaml
journal.jsonl   the whole game:             warhost replay journal.jsonl

Say what you did, what happened, and what should have happened instead.
"""


def scenario(play: TableGame) -> JsonObject:
    """The game as a scenario: the last position that can be exported, with the answers after it as the script."""
    if not play.adapter.describes:
        return _described(play, _beginning(play.match.header), 0)
    for given, state in reversed(list(enumerate(_states(play)))):
        position = play.adapter.position(state)
        if position is not None:
            found = _described(play, {"position": position}, given)
            if _holds(found, play.row.game):
                return found
    return _described(play, _beginning(play.match.header), 0)


def replayed(row: TableRow, answers: list[Answer]) -> JsonObject:
    """A scenario of a game whose rules version is not installed: setup and answers, without expected events."""
    game, _ = find_adapter(row.game)
    return {
        "game": row.game,
        "title": f"A reported game, after {len(answers)} answers",
        "covers": [f"{game.prefix}-4.1"],
        "note": f"It was played with rules {row.version}; those of this server ({game.version}) were not tried on it.",
        **_beginning(header_of(row)),
        "script": [{answer.seat + 1: answer.text} for answer in answers],
    }


def bundle(position: JsonObject, journal: str) -> bytes:
    """A ZIP file with the scenario and the journal."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("position.yaml", as_yaml(position))
        archive.writestr("journal.jsonl", journal)
        archive.writestr("README.txt", README)
    return content.getvalue()


def as_yaml(data: JsonObject) -> str:
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)


def _replayed(play: TableGame) -> Match:
    """The match replayed until the next question with a choice."""
    match = _begun(play)
    for answer in play.match.answers:
        match.choose(answer.text, answer.seat)
    return match


def _begun(play: TableGame) -> Match:
    match = begun(play.row)
    match.patient = match.state.patient = False
    return match


def _states(play: TableGame) -> list[State]:
    """The state at the beginning and after every answer."""
    match = _begun(play)
    states = [match.state.clone()]
    for answer in play.match.answers:
        match.choose(answer.text, answer.seat)
        states.append(match.state.clone())
    return states


def _beginning(header: Header) -> JsonObject:
    if header.position is not None:
        return {"position": header.position, "seed": header.seed}
    return {"setup": header.setup, "seed": header.seed}


def _described(play: TableGame, beginning: JsonObject, given: int) -> JsonObject:
    match = _replayed(play)
    last = match.log[-1].rule if match.log else f"{match.state.game.prefix}-4.1"
    script = [{answer.seat + 1: answer.text} for answer in match.answers[given:]]
    found: JsonObject = {
        "game": play.row.game,
        "title": f"A reported game, after {len(match.answers)} answers",
        "covers": [last],
        **beginning,
        "script": script,
        "check": play.adapter.summary(match.state),
    }
    if play.broke is not None and play.broke.kind != "undo":
        found["note"] = "The rules fail at the last answer."
        script.append({play.broke.seat + 1: play.broke.text})
        del found["check"]
    return found


def _holds(data: JsonObject, name: str) -> bool:
    """True if a scenario reproduces the game, since a position cannot express all of a state."""
    game, _ = find_adapter(name)
    try:
        Scenario(data, "report").run(game)
    except (Failure, WarhostError):
        return False
    except Exception:  # the report is about an exception in the rules
        return True
    return True
