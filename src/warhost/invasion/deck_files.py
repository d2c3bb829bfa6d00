"""Deck files: a text that people write, JSON for programs, and the XML of OCTGN (.o8d).

The text begins with `capital: dwarf`, may go on with `name: ...`, and then has a line for each card: `3 core-001`, or
by name `3x Defender of the Hold`.  What follows a `#` is a comment.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..engine.errors import BadDeck
from ..engine.files import read_whole
from .deck import MOST_LINES, SIDE, Deck, read_deck
from .deck_octgn import read_octgn, write_octgn
from .pool import KINDS, official, plain, titles

FORMS: Final = ("text", "json", "o8d")
LARGEST: Final = 100_000  # signs in a file; a hundred cards take five thousand
CARD_LINE: Final = re.compile(r"^(\d+)\s*[x×]?\s+(\S.*)$", re.IGNORECASE)
HEAD_LINE: Final = re.compile(r"^(game|capital)\s*:\s*(\S.*)$", re.IGNORECASE)
NAME_LINE: Final = re.compile(r"^\s*name\s*:\s*(\S.*)$", re.IGNORECASE)  # a name may hold any sign, # too
PRINTING: Final = re.compile(r"^(.+?)\s*[(\[]([^()\[\]]+)[)\]]$")


def read_deck_file(path: Path) -> Deck:
    """The deck in a file, whatever its form; whether it is legal is another question."""
    with suppress(OSError):  # reading it says what is wrong
        if path.stat().st_size > 4 * LARGEST:  # a sign has at most four bytes
            raise BadDeck(f"{path.name} is no deck: it is longer than {LARGEST} signs")
    return parse(read_whole(path, "deck", BadDeck), path.name)


def parse(text: str, name: str = "the deck") -> Deck:
    """A deck out of the content of a file of that name."""
    if len(text) > LARGEST:
        raise BadDeck(f"{name} is no deck: it is longer than {LARGEST} signs")
    begin = text.lstrip()[:1]
    if name.lower().endswith(".o8d") or begin == "<":
        return _parse_octgn(text, name)
    if name.lower().endswith(".json") or begin in ("{", "["):
        return _parse_json(text, name)
    return _parse_text(text, name)


def written(deck: Deck, form: str) -> str:
    """A deck as the content of a file, sorted: by kind, and within a kind in the order in which cards came out."""
    cards = official()
    unknown = [code for code in deck.counts() if code not in cards]
    if unknown or deck.capital not in SIDE:
        raise BadDeck(f"unknown {f'card {unknown[0]!r}' if unknown else f'capital {deck.capital!r}'}")
    sorted_deck = Deck(deck.capital, [code for code, count in listed(deck) for _ in range(count)], _tidy(deck.name))
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
    """The code of a card that is given by code or name; an unknown one stays as it is written.

    Of a title that was printed twice a playable printing is meant, unless its set is named: `Innovation (Core Set)`.
    """
    if text.strip().lower() in official():
        return text.strip().lower()
    found = titles().get(plain(text))
    if found is not None:
        return found[0]
    named = PRINTING.match(text.strip())
    if named is not None:
        for code in titles().get(plain(named[1]), []):
            printed = official()[code].card_set
            if plain(named[2]) in (printed.key, plain(printed.name), plain(printed.cycle_name)):
                return code
    return text


def _tidy(name: str) -> str:
    """A name that fits into one line of any form."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in name]).split())


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
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as broken:
        raise BadDeck(f"{name} is no JSON: {broken}") from None
    try:
        deck = read_deck(data)
    except BadDeck as wrong:
        raise BadDeck(f"{name}: {wrong}") from None
    return Deck(_capital(deck.capital), [find_code(card) for card in deck.cards], data.get("name", ""))


def _parse_text(text: str, name: str) -> Deck:
    capital, title = "", ""
    cards: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        where = f"{name}, line {number}"
        head, named, card = HEAD_LINE.match(content), NAME_LINE.match(line), CARD_LINE.match(content)
        if not content and named is None:
            continue
        if head is not None and not cards and not (capital and head[1].lower() == "capital"):
            if head[1].lower() == "capital":
                capital = _capital(head[2])
            elif head[2].lower() != "invasion":
                raise BadDeck(f"{where}: the deck is for another game: {head[2]!r}")
        elif named is not None and not title and not cards:
            title = named[1].strip()
        elif not capital:
            raise BadDeck(f"{where}: a deck begins with its capital, as in 'capital: dwarf'")
        elif card is not None:
            count = int(card[1]) if len(card[1]) <= len(str(MOST_LINES)) else 0
            if count < 1:
                raise BadDeck(f"{where}: a card has 1 to {MOST_LINES} copies, not {card[1]:.20}")
            cards += [find_code(card[2])] * count
        else:
            raise BadDeck(f"{where}: expected a number of copies and a card, as in '3 core-001', not {content!r:.80}")
    if not capital:
        raise BadDeck(f"{name} is empty: a deck begins with its capital, as in 'capital: dwarf'")
    return Deck(capital, cards, title)


def _capital(text: str) -> str:
    return plain(text).replace(" ", "-")


def _write_text(deck: Deck) -> str:
    cards = official()
    lines = [f"capital: {deck.capital}", *([f"name: {deck.name}"] if deck.name != deck.capital else [])]
    kind = ""
    for code, count in deck.counts().items():
        if cards[code].kind != kind:
            kind = cards[code].kind
            lines += ["", f"# {kind}"]
        lines.append(f"{count} {code}".ljust(30) + f"# {cards[code].name}")
    return "\n".join(lines) + "\n"
