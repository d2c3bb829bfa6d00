"""Frozen games of the present rules version must replay identically.

Stored games consist of answers. If a rules change gives answers another meaning, or no longer offers them, the rules
version must be raised: then a server reports that it cannot continue such a game, instead of continuing a different
one. A frozen game of a released version is never regenerated. After raising a game's RULES_VERSION (and noting it in
the CHANGELOG) freeze games of the new version: python -m tools.freeze
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import chooser
from warhost.engine import Header, Match
from warhost.engine.errors import OtherVersion, WarhostError
from warhost.engine.history.journal import Journal, parse
from warhost.engine.history.replay import replay

from .digests import FOLDER, ask
from .games import CASES, Case

SEED = 11


def frozen(case: Case, name: str) -> Path:
    return FOLDER / f"{name}.rules-{case.game.version}.jsonl"


def played(case: Case, setup: dict[str, Any]) -> str:
    """A whole game as a journal; its last line is the digest of all questions."""
    header = Header(case.game.name, case.game.version, SEED, setup)
    match, pick, seen = Match(header, case.game.start(setup, SEED)), chooser(seed=SEED), hashlib.sha256()
    while match.state.outcome is None:
        ask(match.state, seen)
        match.choose(pick(match.state))
    ask(match.state, seen)
    return Journal(header, match.answers).text() + json.dumps({"questions": seen.hexdigest()}) + "\n"


def replayed(case: Case, text: str) -> str:
    """The digest of all questions when a journal is replayed."""
    journal = parse(text)
    match, seen = replay(journal, case.game, 0), hashlib.sha256()
    for answer in journal.answers:
        ask(match.state, seen)
        match.choose(answer.text, answer.seat)
    ask(match.state, seen)
    return seen.hexdigest()


@pytest.mark.parametrize(
    ("case", "name"), [(case, name) for case in CASES for name in case.transcripts], ids=lambda value: str(value)
)
def test_games_of_this_version_replay_identically(case: Case, name: str) -> None:
    path = frozen(case, name)
    if not path.exists():
        pytest.fail(f"no game of {case.game.name} rules {case.game.version} is frozen yet: python -m tools.freeze")
    journal, last, _ = path.read_text(encoding="utf-8").rsplit("\n", 2)
    changed = (
        f"the rules of {case.game.name} have changed: games that people play under version {case.game.version} would "
        "become others.  Raise its RULES_VERSION, say so in CHANGELOG.md, then freeze new ones: python -m tools.freeze"
    )
    try:
        found = replayed(case, journal + "\n")
    except WarhostError as refused:
        pytest.fail(f"{changed} ({refused})")
    assert found == json.loads(last)["questions"], changed


def test_games_of_other_versions_are_refused() -> None:
    for case in CASES:
        text = played(case, case.transcripts[next(iter(case.transcripts))]).rsplit("\n", 2)[0] + "\n"
        version = f'"version": "{case.game.version}"'
        with pytest.raises(OtherVersion):
            replayed(case, text.replace(version, '"version": "0"', 1))


def test_every_frozen_game_is_of_a_setup() -> None:
    names = {name for case in CASES for name in case.transcripts}
    assert {path.name.split(".rules-")[0] for path in FOLDER.glob("*.jsonl")} == names
