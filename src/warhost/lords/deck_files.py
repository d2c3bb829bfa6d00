"""Deck files: a text that people write, and JSON for programs.

The text begins with `army: orcs`, may go on with `name: ...`, and then has a line for each card: `2 orc-catapult`, or
by name `2x Orc Catapult`.  What follows a `#` is a comment.  A file without cards means the deck out of the box.
"""

import json
import os
import re
from pathlib import Path
from typing import Final

from ..engine.errors import BadDeck
from ..engine.files import read_whole, write_whole
from .armies import ARMIES, UNITS
from .deck import MOST_COPIES, Deck, read_deck, standard
from .units import RANKS

FORMATS: Final = ("text", "json")
CARD_LINE: Final = re.compile(r"^(\d+)\s*[x×]?\s+(\S.*)$", re.IGNORECASE)
ARMY_LINE: Final = re.compile(r"^army\s*:\s*(\S.*)$", re.IGNORECASE)
NAME_LINE: Final = re.compile(r"^\s*name\s*:\s*(\S.*)$", re.IGNORECASE)  # a name may hold any sign, # too


def read_deck_file(path: Path) -> Deck:
    """The deck in a file, whatever its form; whether it is legal is another question."""
    return parse(read_whole(path, "deck", BadDeck), path.name)


def parse(text: str, name: str = "the deck") -> Deck:
    """A deck out of the content of a file of that name."""
    begin = text.lstrip()[:1]
    if name.lower().endswith(".o8d") or begin == "<":
        raise BadDeck(f"{name}: OCTGN decks (.o8d) are for the other games; Lords of War reads text and JSON")
    if name.lower().endswith(".json") or begin in ("{", "["):
        return _parse_json(text, name)
    return _parse_text(text, name)


def written(deck: Deck, form: str) -> str:
    """A deck as the content of a file, sorted: the general first, and within a rank as the army lists its cards."""
    unknown = [code for code in deck.counts() if code not in UNITS]
    if unknown or deck.army not in ARMIES:
        raise BadDeck(f"unknown {f'card {unknown[0]!r}' if unknown else f'army {deck.army!r}'}")
    named = " ".join(deck.name.split()) if deck.name != ARMIES[deck.army].name else ""
    if form == "json":
        head = {"army": deck.army, "name": named} if named else {"army": deck.army}
        return json.dumps({**head, "cards": dict(listed(deck))}, indent=2, ensure_ascii=False) + "\n"
    lines = [f"army: {deck.army}", *([f"name: {named}"] if named else [])]
    rank = ""
    for code, count in listed(deck):
        if UNITS[code].rank != rank:
            rank = UNITS[code].rank
            lines += ["", f"# {rank}"]
        lines.append(f"{count} {code}".ljust(30) + f"# {UNITS[code].name}")
    return "\n".join(lines) + "\n"


def listed(deck: Deck) -> list[tuple[str, int]]:
    """The known cards of a deck with their numbers of copies, in the order in which decks are written."""
    order = {code: number for number, code in enumerate(UNITS)}
    known = [item for item in deck.counts().items() if item[0] in UNITS]
    return sorted(known, key=lambda item: (-RANKS.index(UNITS[item[0]].rank), order[item[0]]))


def write_new(path: Path, text: str, force: bool = False) -> None:
    """Write a file that is not there yet; an existing one only by force."""
    if os.path.lexists(path) and not force:
        raise BadDeck(f"{path} exists already; --force replaces it")
    try:
        write_whole(path, text)
    except OSError as failed:
        raise BadDeck(f"cannot write {path}: {failed.strerror}") from None


def _parse_json(text: str, name: str) -> Deck:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as broken:
        raise BadDeck(f"{name} is no JSON: {broken}") from None
    try:
        return read_deck(data)
    except BadDeck as wrong:
        raise BadDeck(f"{name}: {wrong}") from None


def _parse_text(text: str, name: str) -> Deck:
    army, title = "", ""
    cards: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        where = f"{name}, line {number}"
        named = NAME_LINE.match(line)
        card = CARD_LINE.match(content)
        if not content:
            continue
        if not army:
            head = ARMY_LINE.match(content)
            if head is None:
                raise BadDeck(f"{where}: a deck begins with its army, as in 'army: orcs'")
            army = head.group(1).lower()
        elif named is not None and not title and not cards:
            title = named.group(1).strip()
        elif card is not None:
            count = int(card.group(1)) if len(card.group(1)) <= len(str(MOST_COPIES)) else 0
            if count < 1:
                raise BadDeck(f"{where}: a card has 1 to {MOST_COPIES} copies, not {card.group(1)}")
            cards += [_code(card.group(2), where)] * count
        else:
            raise BadDeck(f"{where}: expected a number of copies and a card, as in '2 orc-catapult', not {content!r}")
    if not army:
        raise BadDeck(f"{name} is empty: a deck begins with its army, as in 'army: orcs'")
    return Deck(army, cards or standard(army).cards, title)


def _code(text: str, where: str) -> str:
    """The code of a card that is given by code or by name; an unknown one stays as it is written."""
    wanted = " ".join(text.lower().split())
    if wanted in UNITS:
        return wanted
    found = [unit.code for unit in UNITS.values() if unit.name.lower() == wanted]
    if len(found) > 1:
        raise BadDeck(f"{where}: {text!r} may be {', '.join(found[:-1])} or {found[-1]}; write which")
    return found[0] if found else text
