"""Deck files: a text that people write, JSON for programs, and the XML of OCTGN (.o8d).

The text begins with `warlord: Nazdreg`, may go on with `name: ...`, and then has a line for each card: `4 core-054`, or
by name `2x Goff Boyz`.  What follows a `#` is a comment.  The signature squad is listed like all other cards, and so is
the synapse unit of a Tyranid deck.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from ... import decks
from ...decks import FORMS, LARGEST, Grammar, form_of, read_file, read_json, read_list, tidy, write_list
from ...engine.errors import BadDeck
from ..card import KINDS
from ..library import GAME, official, titles
from .deck import Deck, read_deck
from .octgn import read_octgn, write_octgn
from .pool import warlords

__all__ = ["FORMS", "LARGEST", "find_code", "listed", "parse", "read_deck_file", "written"]

GRAMMAR: Final = Grammar(GAME, "warlord", "Nazdreg", "3 core-061")
SQUAD: Final = "signature squad"
GROUPS: Final = (SQUAD, *KINDS)  # in the order in which decks are written


def read_deck_file(path: Path) -> Deck:
    """The deck in a file, whatever its form; whether it is legal is another question."""
    return parse(read_file(path), path.name)


def parse(text: str, name: str = "the deck") -> Deck:
    """A deck out of the content of a file of that name."""
    form = form_of(text, name)
    if form == "o8d":
        return _parse_octgn(text, name)
    return _parse_json(text, name) if form == "json" else _parse_text(text, name)


def written(deck: Deck, form: str) -> str:
    """A deck as the content of a file, sorted: the squad first, then by kind, and then as the cards came out."""
    cards = official()
    unknown = [code for code in deck.counts() if code not in cards]
    if unknown or deck.warlord not in warlords():
        raise BadDeck(f"unknown {f'card {unknown[0]!r}' if unknown else f'warlord {deck.warlord!r}'}")
    sorted_deck = Deck(deck.warlord, [code for code, count in listed(deck) for _ in range(count)], tidy(deck.name))
    if form == "json":
        return json.dumps(sorted_deck.written(), indent=2, ensure_ascii=False) + "\n"
    return write_octgn(sorted_deck) if form == "o8d" else _write_text(sorted_deck)


def listed(deck: Deck) -> list[tuple[str, int]]:
    """The known cards of a deck with their numbers of copies, in the order in which decks are written."""
    cards = official()
    order = {code: number for number, code in enumerate(cards)}
    known = [item for item in deck.counts().items() if item[0] in cards]
    return sorted(known, key=lambda item: (GROUPS.index(group(item[0])), order[item[0]]))


def group(code: str) -> str:
    """The heading under which a card stands: its kind, or the squad."""
    card = official()[code]
    return SQUAD if card.squad and card.kind != "warlord" else card.kind


def find_code(text: str) -> str:
    """The code of a card that is given by code or name; an unknown one stays as it is written."""
    return decks.find_code(text, titles(), _sets())


@lru_cache(maxsize=1)
def _sets() -> dict[str, list[str]]:
    """What the set of each card is called."""
    return {code: [card.pack.cycle, card.pack.cycle_name, card.pack.name] for code, card in official().items()}


def _parse_octgn(text: str, name: str) -> Deck:
    title, lines = read_octgn(text, name)
    cards = [code for card, count in lines for code in [find_code(card)] * count]
    leading = [code for code in cards if code in warlords()]
    if not leading:
        raise BadDeck(f"{name} names no warlord")
    cards.remove(leading[0])
    return Deck(leading[0], cards, title or re.sub(r"\.[^.]*$", "", name))


def _parse_json(text: str, name: str) -> Deck:
    data = read_json(text, name)
    try:
        deck = read_deck(data)
    except BadDeck as wrong:
        raise BadDeck(f"{name}: {wrong}") from None
    return Deck(find_code(deck.warlord), [find_code(card) for card in deck.cards], data.get("name", ""))


def _parse_text(text: str, name: str) -> Deck:
    found = read_list(text, name, GRAMMAR)
    cards = [code for card, count, _ in found.cards for code in [find_code(card)] * count]
    return Deck(find_code(found.head), cards, found.name)


def _write_text(deck: Deck) -> str:
    cards = official()
    warlord = warlords()[deck.warlord]
    named = [f"name: {deck.name}"] if deck.name != warlord.name else []
    head = [f"warlord: {deck.warlord}".ljust(decks.CODE_WIDTH) + f"# {warlord.name}", *named]
    return write_list(head, [(group(code), code, cards[code].name, count) for code, count in deck.counts().items()])
