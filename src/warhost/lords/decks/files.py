"""Deck files: a text format for people, and JSON for programs.

The text begins with `army: orcs` and an optional `name: ...`, followed by a line for each card: `2 orc-catapult`, or by
name `2x Orc Catapult`.  A `#` starts a comment.  A file without cards stands for the boxed deck.
"""

import json
from pathlib import Path
from typing import Final

from ...decks import Grammar, form_of, read_file, read_json, read_list, write_list
from ...engine.errors import BadDeck
from ..armies import ARMIES, UNITS
from ..units import RANKS
from .deck import Deck, read_deck, standard

FORMATS: Final = ("text", "json")
GRAMMAR: Final = Grammar("lords", "army", "orcs", "2 orc-catapult", name_first=False)


def read_deck_file(path: Path) -> Deck:
    """The deck in a file, in any form; its legality is not checked."""
    return parse(read_file(path), path.name)


def parse(text: str, name: str = "the deck") -> Deck:
    """A deck from the content of a file with that name."""
    form = form_of(text, name)
    if form == "o8d":
        raise BadDeck(f"{name}: OCTGN decks (.o8d) are for the other games; Lords of War reads text and JSON")
    return _parse_json(text, name) if form == "json" else _parse_text(text, name)


def written(deck: Deck, form: str) -> str:
    """A deck as the content of a file: the general first, the cards of a rank in the order of the army list."""
    unknown = [code for code in deck.counts() if code not in UNITS]
    if unknown or deck.army not in ARMIES:
        raise BadDeck(f"unknown {f'card {unknown[0]!r}' if unknown else f'army {deck.army!r}'}")
    named = " ".join(deck.name.split()) if deck.name != ARMIES[deck.army].name else ""
    if form == "json":
        head = {"army": deck.army, "name": named} if named else {"army": deck.army}
        return json.dumps({**head, "cards": dict(listed(deck))}, indent=2, ensure_ascii=False) + "\n"
    first = [f"army: {deck.army}", *([f"name: {named}"] if named else [])]
    return write_list(first, [(UNITS[code].rank, code, UNITS[code].name, count) for code, count in listed(deck)])


def listed(deck: Deck) -> list[tuple[str, int]]:
    """The known cards of a deck with their numbers of copies, in the order in which decks are written."""
    order = {code: number for number, code in enumerate(UNITS)}
    known = [item for item in deck.counts().items() if item[0] in UNITS]
    return sorted(known, key=lambda item: (-RANKS.index(UNITS[item[0]].rank), order[item[0]]))


def _parse_json(text: str, name: str) -> Deck:
    data = read_json(text, name)
    try:
        return read_deck(data)
    except BadDeck as wrong:
        raise BadDeck(f"{name}: {wrong}") from None


def _parse_text(text: str, name: str) -> Deck:
    found = read_list(text, name, GRAMMAR)
    army = found.head.lower()
    cards = [code for card, count, where in found.cards for code in [_code(card, where)] * count]
    return Deck(army, cards or standard(army).cards, found.name)


def _code(text: str, where: str) -> str:
    """The code of a card that is given by code or name; an unknown one is returned as written."""
    wanted = " ".join(text.lower().split())
    if wanted in UNITS:
        return wanted
    found = [unit.code for unit in UNITS.values() if unit.name.lower() == wanted]
    if len(found) > 1:
        raise BadDeck(f"{where}: {text!r} may be {', '.join(found[:-1])} or {found[-1]}; write which")
    return found[0] if found else text
