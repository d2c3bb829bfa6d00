"""The `warhost` command, one file a subcommand."""

from . import (
    analyse,
    arena,
    bench,
    cards,
    deck,
    league,
    play,
    puzzles,
    replay,
    reports,
    rules,
    scenario,
    serve,
    simulate,
    tui,
    words,
    worker,
)
from .app import main

__all__ = [
    "analyse",
    "arena",
    "bench",
    "cards",
    "deck",
    "league",
    "main",
    "play",
    "puzzles",
    "replay",
    "reports",
    "rules",
    "scenario",
    "serve",
    "simulate",
    "tui",
    "words",
    "worker",
]
