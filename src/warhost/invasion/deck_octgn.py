"""Decks in the XML of OCTGN (.o8d): sections with cards, each with its number of copies and its name.

OCTGN knows cards by numbers of its own, which we do not have: a card is read by its name, or by our code if that is
its id, and what we write carries both.  A capital is a card `Dwarf Capital` in any section.
"""

from __future__ import annotations

import re
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from ..engine.errors import BadDeck
from .deck import MOST_LINES, SIDE, Deck
from .pool import official, plain

GAME: Final = "warhammer-invasion"
OTHER_WORDS: Final = re.compile(r"\b(capital|board|city)\b|[^a-z ]")


def read_octgn(text: str, name: str) -> tuple[str, str, list[tuple[str, int]]]:
    """Capital and name, empty where the file gives none, and the cards by name or code with their copies."""
    reader = _Reader(name)
    try:
        reader.parser.Parse(text, True)
    except expat.ExpatError as broken:
        said = expat.errors.messages[broken.code]
        raise BadDeck(f"{name}, line {broken.lineno}: no XML: {said}") from None
    return reader.capital, reader.title, reader.cards


def write_octgn(deck: Deck) -> str:
    """The content of an .o8d file."""
    cards = official()
    named = f" name={quoteattr(deck.name)}" if deck.name != deck.capital else ""
    board = deck.capital.replace("-", " ").title()
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME}"{named}>',
        '  <section name="Capital">',
        f'    <card qty="1" id="capital-{deck.capital}">{board} Capital</card>',
        "  </section>",
        '  <section name="Deck">',
        *[
            f'    <card qty="{count}" id="{code}">{escape(cards[code].name)}</card>'
            for code, count in deck.counts().items()
        ],
        "  </section>",
        "</deck>",
    ]
    return "\n".join(lines) + "\n"


class _Reader:
    """What the parser has come across so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.capital = ""
        self.title = ""
        self.cards: list[tuple[str, int]] = []
        self.path: list[str] = []  # the elements we are in
        self.section = ""
        self.card: list[str] = []  # its name, piece by piece
        self.attributes: dict[str, str] = {}
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def wrong(self, said: str) -> BadDeck:
        return BadDeck(f"{self.name}, line {self.parser.CurrentLineNumber}: {said}")

    def refuse_doctype(self, root: str, system: str | None, public: str | None, own: object) -> None:
        """No entities, neither from elsewhere nor ones that grow: they can only be declared here."""
        raise self.wrong("a deck has no document type")

    def start(self, element: str, attributes: dict[str, str]) -> None:
        if not self.path and element != "deck":
            raise self.wrong(f"a deck begins with <deck>, not <{element}>")
        self.path.append(element)
        if element == "deck":
            self.title = attributes.get("name", "").strip()
        elif element == "section":
            self.section = attributes.get("name", "")
        elif element == "card":
            self.card, self.attributes = [], attributes

    def characters(self, data: str) -> None:
        if self.path and self.path[-1] == "card":
            self.card.append(data)

    def end(self, element: str) -> None:
        self.path.pop()
        if element != "card":
            return
        text = " ".join("".join(self.card).split())
        copies = self.attributes.get("qty", "1")
        if not re.fullmatch(r"[0-9]{1,2}", copies) or not 0 < int(copies) <= MOST_LINES:
            raise self.wrong(f"a card has 1 to {MOST_LINES} copies, not {copies!r:.20}")
        code = self.attributes.get("id", "")
        board = code.removeprefix("capital-") if code.startswith("capital-") else self.board(text)
        if board in SIDE:
            self.capital = self.capital or board
        elif not text and code not in official():
            raise self.wrong("a card without a name")
        else:
            self.cards.append((code if code in official() else text, int(copies)))

    def board(self, text: str) -> str:
        """The capital that a name in a deck means; empty for a card."""
        words = plain(text)
        if "capital" not in words and "capital" not in plain(self.section):
            return ""
        return "-".join(OTHER_WORDS.sub(" ", words).split())
