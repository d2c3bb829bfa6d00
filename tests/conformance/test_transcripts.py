"""Transcripts of random games, event by event, so that changes of behaviour are seen in review.

After an intended change, regenerate them and review the difference: pytest tests/conformance/test_transcripts.py
--renew
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import chooser, compare_kept
from warhost.engine import Event, State

from .games import CASES, Case

FOLDER = Path(__file__).parent / "transcripts"
SEED = 11


def transcript(case: Case, setup: dict[str, Any]) -> str:
    """A whole game: its setup, every answer with its events, and its end."""
    state = case.game.start(setup, SEED)
    pick = chooser(seed=SEED)
    lines = [f"game {case.game.name}, rules {case.game.version}", f"setup {json.dumps(setup)}", f"seed {SEED}", ""]
    told = 0
    number = 0
    while True:
        assert state.log is not None
        lines += [said(state, event) for event in state.log[told:]]
        told = len(state.log)
        if state.outcome is not None:
            break
        number += 1
        index = pick(state)
        lines.append(f"{number}. seat {state.seat + 1}: {state.notations()[index]}")
        state.choose(index)
    winners = " and ".join(f"seat {seat + 1}" for seat in state.outcome.winners) or "nobody"
    lines.append(f"won by {winners}: {state.outcome.reason} ({state.outcome.rule})")
    return "\n".join(lines) + "\n"


def said(state: State, event: Event) -> str:
    """An event as its own seat sees it, with the names of drawn cards."""
    facts = state.shown(event, event.seat)
    kind, rule = facts.pop("kind"), facts.pop("rule")
    if "seat" in facts:
        facts["seat"] = event.seat + 1
    return f"    {kind} {rule}" + "".join(f" {name}={value}" for name, value in facts.items())


@pytest.mark.parametrize(
    ("case", "name"), [(case, name) for case in CASES for name in case.transcripts], ids=lambda value: str(value)
)
def test_a_transcript_is_unchanged(case: Case, name: str, renew: bool) -> None:
    compare_kept(FOLDER / f"{name}.txt", transcript(case, case.transcripts[name]), renew)


def test_every_transcript_belongs_to_a_setup() -> None:
    kept = {path.stem for path in FOLDER.glob("*.txt")}
    assert kept == {name for case in CASES for name in case.transcripts}
