"""A person's results at this terminal, from which the next bot level is suggested."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..bots import suggested
from ..engine.errors import WarhostError
from ..engine.files import data_folder, make_folder, read_whole, write_whole
from ..engine.history.match import Match
from .seats import HUMAN

KEPT: Final = 10  # number of results that are kept for each game
Results = dict[str, list[tuple[str, bool]]]  # by game: the bot's level and whether the person won, newest first


def ladder_file() -> Path:
    return data_folder() / "levels.json"


def next_level(game: str) -> str:
    """The suggested level, if none is named; an unreadable file counts as no games."""
    return suggested(_read().get(game, []))


def remember(match: Match, players: Sequence[str]) -> None:
    """Store the result, if one person played against bots of one level and the game was not drawn."""
    outcome = match.state.outcome
    levels = {name for name in players if name != HUMAN}
    people = [seat for seat, name in enumerate(players) if name == HUMAN]
    if outcome is None or not outcome.winners or len(levels) != 1 or len(people) != 1:
        return
    results = _read()
    own = [(levels.pop(), people[0] in outcome.winners), *results.get(match.header.game, [])]
    results[match.header.game] = own[:KEPT]
    try:
        make_folder(ladder_file().parent)
        write_whole(ladder_file(), json.dumps(results))
    except OSError:
        return  # a failed write, as in a read-only folder, must not disturb the game


def _read() -> Results:
    try:
        data = json.loads(read_whole(ladder_file(), "file", WarhostError))
        return {str(game): [(str(level), bool(won)) for level, won in rows] for game, rows in data.items()}
    except (WarhostError, ValueError, TypeError, AttributeError):
        return {}
