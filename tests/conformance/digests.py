"""Many games of a version of the rules, each as a digest of all its questions: any change of the rules is noticed.

They are played with decks mixed from every card and with the constructed ones, so that each card is met somewhere.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.helpers import chooser
from tests.invariants.games import mixed_setup, ready_setup
from warhost.engine import Game, State

FOLDER = Path(__file__).parent / "frozen"
GAMES = 200  # of each game
READY = 3  # every third with decks that come with the game
FIRST_LINE = "# seed, digest of the setup, digest of every question: written by `python -m tools.freeze`\n"


def kept(game: Game) -> Path:
    """The file with the digests of the present version."""
    return FOLDER / f"{game.name}.rules-{game.version}.txt"


def ask(state: State, seen: Any) -> None:
    """What was asked at a moment, and what could be answered."""
    outcome = state.outcome.saved() if state.outcome is not None else None
    seen.update(json.dumps([state.seat, state.notations(), outcome]).encode())


def line(game: Game, seed: int) -> str:
    """A game by its seed: what it is played with, and every question that comes up."""
    setup = ready_setup(game.name, seed) if seed % READY == 0 else mixed_setup(game.name, seed)
    state, pick, seen = game.start(setup, seed), chooser(seed=seed), hashlib.sha256()
    state.log = None
    while state.outcome is None:
        ask(state, seen)
        state.choose(pick(state))
    ask(state, seen)
    dealt = hashlib.sha256(json.dumps(setup, sort_keys=True).encode())
    return f"{seed} {dealt.hexdigest()[:8]} {seen.hexdigest()[:16]}"


def written(game: Game) -> str:
    """All of them as a file."""
    return FIRST_LINE + "".join([line(game, seed) + "\n" for seed in range(GAMES)])
