"""The `warhost` command, one file a subcommand."""

from . import analyse, cards, deck, play, puzzles, replay, reports, rules, scenario, serve, tui, words, worker
from .app import main
from .bots import arena, bench, league, simulate, train

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
    "train",
    "tui",
    "words",
    "worker",
]
