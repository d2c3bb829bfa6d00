"""Deck files of all games: detection of a file's game."""

import re
from pathlib import Path
from typing import Any, Final

from ...decks import form_of, read_octgn
from ...engine.errors import BadDeck
from ...engine.files import parse_json, read_whole
from ...games import all_kits, find_kit
from ...kit import GameKit
from ..app import fail

HEAD_LINE: Final = re.compile(r"^(\w+)\s*:\s*(\S*)")


def read(file: Path, game: str | None) -> tuple[GameKit, Any]:
    """The deck in a file and its game: the named one, or the one detected from the file."""
    if game is not None and game not in [kit.name for kit in all_kits()]:
        fail(f"--game is one of {', '.join([kit.name for kit in all_kits()])}, not {game!r}")
    text = read_whole(file, "deck", BadDeck)
    kit = find_kit(game) if game is not None else kit_of(text, file.name)
    return kit, kit.decks.parse(text, file.name)


def kit_of(text: str, name: str) -> GameKit:
    """The game of a deck, detected from its format or its first words."""
    form = form_of(text, name)
    if form == "o8d":
        return _kit_of_octgn(text, name)
    return _kit_of_json(text) if form == "json" else _kit_of_text(text, name)


def _kit_of_octgn(text: str, name: str) -> GameKit:
    """The game that has its cards; otherwise the first one that reads OCTGN files."""
    names = [entry.name for entry in read_octgn(text, name)[1]]
    able = [kit for kit in all_kits() if "o8d" in kit.decks.forms]
    return next((kit for kit in able if kit.decks.knows(names)), able[0])


def _kit_of_json(text: str) -> GameKit:
    """The game of a JSON deck; an unreadable one is left to the first game, whose reader reports the error."""
    try:
        data = parse_json(text)
    except ValueError:
        return all_kits()[0]
    told = data if isinstance(data, dict) else {}
    for kit in all_kits():
        if told.get("game") == kit.name or kit.decks.head_word in told:
            return kit
    return all_kits()[0]


def _kit_of_text(text: str, name: str) -> GameKit:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        head = HEAD_LINE.match(content)
        for kit in all_kits():
            if head is not None and (head[1].lower() == kit.decks.head_word or head[2].lower() == kit.name):
                return kit
        if content and (head is None or head[1].lower() not in ("game", "name")):
            raise BadDeck(f"{name}, line {number}: {_beginning()}")
    raise BadDeck(f"{name} is empty: {_beginning()}")


def _beginning() -> str:
    ways = [f"its {kit.decks.head_word}, as in '{kit.decks.head}'" for kit in all_kits()]
    return f"a deck begins with {', or '.join(ways)}"
