"""Deck files: a text that people write, JSON for programs, and the XML of OCTGN (.o8d).

The text begins with `capital: dwarf`, may go on with `name: ...`, and then has a line for each card: `3 core-001`, or
by name `3x Defender of the Hold`.  What follows a `#` is a comment.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from ... import decks
from ...decks import FORMS, LARGEST, Grammar, form_of, plain, read_file, read_json, read_list, tidy, write_list
from ...engine.errors import BadDeck
from ..card import KINDS
from ..library import official, titles
from .deck import SIDE, Deck, read_deck
from .octgn import read_octgn, write_octgn

__all__ = ["FORMS", "LARGEST", "find_code", "listed", "parse", "read_deck_file", "written"]

GRAMMAR: Final = Grammar("invasion", "capital", "dwarf", "3 core-001")


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
    """A deck as the content of a file, sorted: by kind, and within a kind in the order in which cards came out."""
    cards = official()
    unknown = [code for code in deck.counts() if code not in cards]
    if unknown or deck.capital not in SIDE:
        raise BadDeck(f"unknown {f'card {unknown[0]!r}' if unknown else f'capital {deck.capital!r}'}")
    sorted_deck = Deck(deck.capital, [code for code, count in listed(deck) for _ in range(count)], tidy(deck.name))
    if form == "json":
        return json.dumps(sorted_deck.written(), indent=2, ensure_ascii=False) + "\n"
    return write_octgn(sorted_deck) if form == "o8d" else _write_text(sorted_deck)


def listed(deck: Deck) -> list[tuple[str, int]]:
    """The known cards of a deck with their numbers of copies, in the order in which decks are written."""
    cards = official()
    order = {code: number for number, code in enumerate(cards)}
    known = [item for item in deck.counts().items() if item[0] in cards]
    return sorted(known, key=lambda item: (KINDS.index(cards[item[0]].kind), order[item[0]]))


def find_code(text: str) -> str:
    """The code of a card that is given by code or name; of a title printed twice, by a playable printing."""
    return decks.find_code(text, titles(), _sets())


@lru_cache(maxsize=1)
def _sets() -> dict[str, list[str]]:
    """What the set of each card is called."""
    return {
        code: [card.card_set.key, card.card_set.name, card.card_set.cycle_name] for code, card in official().items()
    }


def _parse_octgn(text: str, name: str) -> Deck:
    capital, title, lines = read_octgn(text, name)
    cards = [code for card, count in lines for code in [find_code(card)] * count]
    if not capital:
        races = [official()[code].race for code in cards if code in official()]
        raced = [race for race in races if race in SIDE]
        if not raced:
            raise BadDeck(f"{name} names no capital and has no card of a race")
        capital = max(dict.fromkeys(raced), key=raced.count)
    stem = re.sub(r"\.[^.]*$", "", name)
    return Deck(capital, cards, title or stem)


def _parse_json(text: str, name: str) -> Deck:
    data = read_json(text, name)
    try:
        deck = read_deck(data)
    except BadDeck as wrong:
        raise BadDeck(f"{name}: {wrong}") from None
    return Deck(_capital(deck.capital), [find_code(card) for card in deck.cards], data.get("name", ""))


def _parse_text(text: str, name: str) -> Deck:
    found = read_list(text, name, GRAMMAR)
    cards = [code for card, count, _ in found.cards for code in [find_code(card)] * count]
    return Deck(_capital(found.head), cards, found.name)


def _capital(text: str) -> str:
    return plain(text).replace(" ", "-")


def _write_text(deck: Deck) -> str:
    cards = official()
    head = [f"capital: {deck.capital}", *([f"name: {deck.name}"] if deck.name != deck.capital else [])]
    return write_list(
        head, [(cards[code].kind, code, cards[code].name, count) for code, count in deck.counts().items()]
    )
