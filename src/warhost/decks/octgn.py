"""Decks in the XML of OCTGN (.o8d): sections with cards, each with its number of copies and its name.

OCTGN has its own card ids, which we do not have: a card is read by its name, or by our code if that is its id, and
files that we write contain both.
"""

from __future__ import annotations

import re
from xml.parsers import expat

from ..engine.errors import BadDeck
from .cards import MOST_COPIES, check_size
from .names import LONGEST_NAME


class DeckLine:
    """A card of an .o8d file: its section, id, name, copies and line."""

    __slots__ = ("copies", "id", "name", "section", "where")

    def __init__(self, section: str, code: str, name: str, copies: int, where: str) -> None:
        self.section = section
        self.id = code
        self.name = name
        self.copies = copies
        self.where = where

    def card(self, known: bool) -> str:
        """The id of the card if it is one of our codes, otherwise its name."""
        if not known and not self.name:
            raise BadDeck(f"{self.where}: a card without a name")
        return self.id if known else self.name


def read_octgn(text: str, name: str) -> tuple[str, list[DeckLine]]:
    """The name of a deck ("" if the file has none) and its cards."""
    reader = _Reader(name)
    try:
        reader.parser.Parse(text, True)
    except expat.ExpatError as broken:
        said = expat.errors.messages[broken.code]
        raise BadDeck(f"{name}, line {broken.lineno}: no XML: {said}") from None
    return reader.title, reader.cards


def write_octgn(game: str, name: str, sections: list[tuple[str, list[tuple[str, str, int]]]]) -> str:
    """The content of an .o8d file: sections with the ids, names and copies of their cards."""
    from xml.sax.saxutils import escape, quoteattr  # this imports network modules, which playing a game does not need

    named = f" name={quoteattr(name)}" if name else ""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{game}"{named}>']
    for section, cards in sections:
        lines.append(f'  <section name="{section}">')
        lines += [f'    <card qty="{copies}" id="{code}">{escape(card)}</card>' for code, card, copies in cards]
        lines.append("  </section>")
    return "\n".join([*lines, "</deck>"]) + "\n"


class _Reader:
    """The state of the XML parser."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.title = ""
        self.cards: list[DeckLine] = []
        self.copies = 0  # copies of all cards together, read so far
        self.path: list[str] = []  # the names of the open XML elements, outermost first
        self.section = ""
        self.card: list[str] = []  # parts of the current card's name, read so far
        self.attributes: dict[str, str] = {}
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def where(self) -> str:
        return f"{self.name}, line {self.parser.CurrentLineNumber}"

    def refuse_doctype(self, root: str, system: str | None, public: str | None, own: object) -> None:
        """Refuse a document type: it is the only place to declare entities, external or expanding."""
        raise BadDeck(f"{self.where()}: a deck has no document type")

    def start(self, element: str, attributes: dict[str, str]) -> None:
        if not self.path and element != "deck":
            raise BadDeck(f"{self.where()}: a deck begins with <deck>, not <{element}>")
        self.path.append(element)
        for value in attributes.values():
            self.check_length(value)
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
        self.check_length(text)
        copies = self.attributes.get("qty", "1")
        if not re.fullmatch(r"[0-9]{1,2}", copies) or not 0 < int(copies) <= MOST_COPIES:
            raise BadDeck(f"{self.where()}: a card has 1 to {MOST_COPIES} copies, not {copies!r:.20}")
        self.copies += int(copies)
        check_size(self.copies)
        self.cards.append(DeckLine(self.section, self.attributes.get("id", ""), text, int(copies), self.where()))

    def check_length(self, text: str) -> None:
        """Refuse long names, ids and sections, so that looking them up is fast."""
        if len(text) > LONGEST_NAME:
            raise BadDeck(f"{self.where()}: a name has at most {LONGEST_NAME} signs, not {len(text)}")
