"""Deck files of all games: which game a file is for, and how it is read and written again."""

import json
import re
from pathlib import Path
from typing import Final

from ..conquest.decks import files as conquest_files
from ..conquest.decks.deck import Deck as ConquestDeck
from ..conquest.decks.pool import warlords
from ..decks import form_of, read_octgn
from ..engine.errors import BadDeck
from ..engine.files import read_whole
from ..games import GAMES
from ..invasion.decks import files as invasion_files
from ..invasion.decks.deck import Deck as InvasionDeck
from ..lords.decks import files as lords_files
from ..lords.decks.deck import Deck as LordsDeck
from .app import fail

LORDS: Final = "lords"
INVASION: Final = "invasion"
CONQUEST: Final = "conquest"
HEADS: Final = {LORDS: "army: orcs", INVASION: "capital: dwarf", CONQUEST: "warlord: Nazdreg"}  # how decks begin
OPEN = [game for game in HEADS if game in GAMES]
HEAD_LINE: Final = re.compile(r"^(\w+)\s*:\s*(\S*)")

AnyDeck = LordsDeck | InvasionDeck | ConquestDeck


def read(file: Path, game: str | None) -> AnyDeck:
    """The deck in a file, of the game that was named or that the file tells."""
    if game is not None and game not in OPEN:
        fail(f"--game is one of {', '.join(OPEN)}, not {game!r}")
    text = read_whole(file, "deck", BadDeck)
    game = game or game_of(text, file.name)
    if game == CONQUEST:
        return conquest_files.parse(text, file.name)
    return invasion_files.parse(text, file.name) if game == INVASION else lords_files.parse(text, file.name)


def forms(deck: AnyDeck) -> tuple[str, ...]:
    """The forms in which a deck can be written."""
    return lords_files.FORMATS if isinstance(deck, LordsDeck) else invasion_files.FORMS


def written(deck: AnyDeck, form: str) -> str:
    """A deck as the content of a file."""
    if isinstance(deck, LordsDeck):
        return lords_files.written(deck, form)
    if isinstance(deck, InvasionDeck):
        return invasion_files.written(deck, form)
    return conquest_files.written(deck, form)


def game_of(text: str, name: str) -> str:
    """The game that a deck tells by its form or its first words."""
    form = form_of(text, name)
    if form == "o8d":
        return _game_of_octgn(text, name)
    return _game_of_json(text) if form == "json" else _game_of_text(text, name)


def _game_of_octgn(text: str, name: str) -> str:
    """A deck with a warlord is one of Conquest."""
    if CONQUEST in OPEN:
        for entry in read_octgn(text, name)[1]:
            if conquest_files.find_code(entry.name) in warlords():
                return CONQUEST
    return INVASION


def _game_of_json(text: str) -> str:
    """What cannot be read is left to the first game, whose reader says what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return LORDS
    told = data if isinstance(data, dict) else {}
    for game in OPEN:
        if told.get("game") == game or _head(game) in told:
            return game
    return LORDS


def _game_of_text(text: str, name: str) -> str:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        head = HEAD_LINE.match(content)
        for game in OPEN:
            if head is not None and (head[1].lower() == _head(game) or head[2].lower() == game):
                return game
        if content and (head is None or head[1].lower() not in ("game", "name")):
            raise BadDeck(f"{name}, line {number}: {_beginning()}")
    raise BadDeck(f"{name} is empty: {_beginning()}")


def _head(game: str) -> str:
    return HEADS[game].partition(":")[0]


def _beginning() -> str:
    ways = [f"its {_head(game)}, as in '{HEADS[game]}'" for game in OPEN]
    return f"a deck begins with {', or '.join(ways)}"
