"""Digests of every moment of many games under a rules version, so that any change of the rules is noticed.

The games are played with decks mixed from all cards and with the constructed decks. Every scenario is also played to
the end of its script and for a while at random, because cards that rarely meet in a game meet there.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.helpers import chooser
from tests.invariants.games import mixed_setup, ready_setup
from warhost.engine import Game, State
from warhost.engine.scenarios.scenario import CHECK, Failure, Scenario
from warhost.scenarios import find_scenarios, load_scenario, scenarios_folder

FOLDER = Path(__file__).parent / "frozen"
GAMES = 200  # games of each game system
READY = 3  # every third game uses constructed decks
AFTERWARDS = 12  # number of random answers after a script
FIRST_LINE = "# seed, digest of the setup, digest of every moment: written by `python -m tools.freeze`\n"


def kept(game: Game) -> Path:
    """The file with the digests of games of the present version."""
    return FOLDER / f"{game.name}.rules-{game.version}.txt"


def kept_meetings(game: Game) -> Path:
    """The file with the digests of scenarios under the present version: of the input and of the result."""
    return FOLDER / f"{game.name}.rules-{game.version}.meetings.txt"


def ask(state: State, seen: Any) -> None:
    """The digest of a moment: the position, the question and the options."""
    outcome = state.outcome.saved() if state.outcome is not None else None
    table = state.game.drawn(state).partition(" is asked ")[0]  # followed by the name of the step
    seen.update(json.dumps([table, state.seat, state.notations(), outcome]).encode())


def line(game: Game, seed: int) -> str:
    """The digest of one game: its setup, and every moment."""
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
    """The digests of all games, as the content of a file."""
    return FIRST_LINE + "".join([line(game, seed) + "\n" for seed in range(GAMES)])


def scenarios_of(game: Game) -> list[Path]:
    return find_scenarios([scenarios_folder() / game.name])


def meeting(game: Game, scenario: Scenario) -> tuple[str, str]:
    """The digest of a scenario without its expectations: every moment of its script and of some random answers after
    it.
    """
    done = json.dumps([scenario.position, scenario.setup, scenario.seed, scenario.script], default=str)
    name = hashlib.sha256(done.encode()).hexdigest()[:8]
    match, pick, seen = scenario.begin(game), chooser(seed=0), hashlib.sha256()
    try:
        for each in scenario.lines():
            if each.seat != CHECK:
                scenario.perform(game, match, each)
                ask(match.state, seen)
    except Failure:
        seen.update(b"it does not go like this")
    for _ in range(AFTERWARDS):
        if match.state.outcome is None:
            ask(match.state, seen)
            match.choose(pick(match.state))
    return name, seen.hexdigest()[:8]


def written_meetings(game: Game) -> str:
    """The digests of all scenarios that can start, as the content of a file."""
    scenarios = [load_scenario(path) for path in scenarios_of(game)]
    lines = sorted(meeting(game, each) for each in scenarios if not each.refused)
    return "".join([f"{name} {digest}\n" for name, digest in lines])
