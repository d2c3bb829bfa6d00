"""Reads a journal from disk with its game."""

from pathlib import Path

from ..engine.game import Game
from ..engine.history.journal import Journal, read
from ..games import find_game


def open_journal(path: Path) -> tuple[Journal, Game]:
    """A journal and the rules object that replays it."""
    journal = read(path)
    return journal, find_game(str(journal.header.game))
