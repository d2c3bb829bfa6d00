"""A game from another package: once installed, it is played by bots, in the terminal and on the command line.

`tests/e2e/play/plug-ins.test.ts` plays it at a table.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import chooser, decisions, shown_to
from warhost.engine import Game, Perspective, Rng


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.fourth_game.install import install

    folder = tmp_path_factory.mktemp("installed")
    install(folder)
    return folder


@pytest.fixture(scope="module")
def cinders(installed: Path) -> Game:
    sys.path.insert(0, str(installed))
    try:
        rules: Game = importlib.import_module("cinders.game").CINDERS
    finally:
        sys.path.remove(str(installed))
    return rules


def warhost(installed: Path, *words: str, typed: str = "") -> str:
    """The output of the command."""
    env = {**os.environ, "PYTHONPATH": str(installed), "LANG": "C.UTF-8", "COLUMNS": "100"}
    command = [sys.executable, "-c", "from warhost.cli import main; main()", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_bots_of_every_level_play_it(installed: Path) -> None:
    for bots in ("random,greedy", "recruit,warlord"):
        told = json.loads(warhost(installed, "simulate", "cinders", "--bots", bots, "--games", "2", "--json"))
        assert told["games"] == 2


def test_it_is_played_in_the_terminal_and_its_journal_replays(installed: Path, tmp_path: Path) -> None:
    journal = tmp_path / "game.jsonl"
    typed = "why play Downpour\ninspect bellows\n1\nundo\nresign\nyes\n\n"
    words = ("tui", "cinders", "--decks", "hearth,storm", "--first", "1", "--seed", "4", "--lang", "en")
    told = warhost(installed, *words, "--journal", str(journal), typed=typed)
    assert "You cannot: You have no such card in your hand. [CIN-2.2]" in told
    assert "Draw 1 card." in told
    assert "You lose. The other player gave up." in told
    assert "reproduces" in warhost(installed, "verify", str(journal))


def test_its_cards_and_decks_are_on_the_command_line(installed: Path, tmp_path: Path) -> None:
    assert "Dobierz karty: 1." in warhost(installed, "cards", "cinders", "bellows", "--lang", "pl")
    deck = tmp_path / "deck.txt"
    deck.write_text("deck: storm\n4 spark\n4x Ember\n4 downpour\n", encoding="utf-8")
    assert "a legal deck (12 cards)" in warhost(installed, "deck", "check", str(deck))
    assert json.loads(warhost(installed, "deck", "convert", str(deck), "--to", "json"))["deck"] == "storm"


@pytest.mark.parametrize("seed", range(5))
def test_the_game_passes_the_conformance_checks(cinders: Game, seed: int) -> None:
    """Clones and saves continue identically; a seat's view does not depend on hidden cards."""
    state: Any = cinders.start({"decks": ["hearth", "storm"]}, seed)
    for _ in decisions(state, chooser(seed=seed)):
        again = cinders.load(state.save())
        assert again.save() == state.save() == state.clone().save()
        other = Perspective(state, 1 - state.seat)
        for seat, seen in ((state.seat, Perspective(state, state.seat)), (1 - state.seat, other)):
            guess = seen.sample(Rng(seed))
            assert (
                shown_to(guess, seat).split('"log"')[0] == shown_to(seen.sample(Rng(seed + 1)), seat).split('"log"')[0]
            )
        for action in state.actions(state.seat):
            refusal = state.why_not(state.seat, action)
            assert (refusal is None) == (action in state.notations())
    assert state.outcome is not None


def test_a_position_of_it_can_be_set_up_and_checked(cinders: Game) -> None:
    """CIN-3.1: twelve heat win; and a card has its effect (CIN-2.3)."""
    seats = {"seat 1": {"hand": ["Downpour", "Blaze"], "heat": 9}, "seat 2": {"hand": ["Spark"], "heat": 5}}
    state = cinders.place({"turn": 1, **seats})
    state.choose("play Downpour")
    assert cinders.differences(state, {"seat 2": {"heat": 3}, "asked": 2}) == []
    state.choose("pass")
    state.choose("play Blaze")
    assert cinders.differences(state, {"outcome": {"winners": [1], "rule": "CIN-3.1"}}) == []
