"""The interface of a game to `warhost cards`, and how it selects, lists and shows cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...decks import VARIABLE
from ...decks.library import Printed
from ...engine.plain import JsonData
from ...kit import KitPart
from ...rulings import Ruling, doubts, rulings
from ...text import Phrasebook, phrasebook
from ...text.duel.cards import CardTexts
from ...text.duel.names import CardNames
from ...text.traits import traits_said
from ..app import fail, out

FAINT = "dim"

Named = tuple[str, list[str]]  # code of a card, and all of its names


class PrintedCard(Printed, Protocol):
    """Protocol of a card that can be listed and shown."""

    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def unique(self) -> bool | None: ...
    @property
    def traits(self) -> tuple[str, ...]: ...


AnyCard = TypeVar("AnyCard")
C = TypeVar("C", bound=PrintedCard)


class CardPages(Protocol[AnyCard]):
    """Protocol of a game's card pages."""

    def pool(self, card_set: str | None) -> Mapping[str, AnyCard]:
        """The cards of a set or an army by code, or all cards."""
        ...

    def names(self, book: Phrasebook, card: AnyCard) -> list[str]:
        """All names of a card, with the translated one last."""
        ...

    def facts(self, book: Phrasebook, cards: list[AnyCard]) -> list[JsonData]:
        """All facts of cards as JSON data."""
        ...

    def page(self, book: Phrasebook, card: AnyCard) -> RenderableType:
        """One card with its text."""
        ...

    def missing(self, book: Phrasebook, card: AnyCard) -> list[str]:
        """The missing facts without which a card cannot be played."""
        ...

    def waiting(self, book: Phrasebook) -> list[str]:
        """Lines about things other than cards that cannot be used yet."""
        ...

    def lists(self, book: Phrasebook, cards: list[AnyCard]) -> list[RenderableType]:
        """Lists of cards by set, one card per line."""
        ...


CARD_PAGES: Final[KitPart[CardPages[Any]]] = KitPart("screens.card_pages")


class DuelCards(Generic[C]):
    """Card pages of a two-player card game; each game adds its parts."""

    unique: ClassVar[str]  # symbol before a unique card's name
    card_names: ClassVar[CardNames]
    texts: ClassVar[CardTexts]
    kinds: ClassVar[tuple[str, ...]]  # keys of the card types, in the order of deck lists

    @property
    def game(self) -> str:
        return self.card_names.game

    def called(self, book: Phrasebook, card: C) -> str:
        return self.card_names.card(book, card.code)

    def head(self, book: Phrasebook, card: C) -> JsonData:
        """The first facts of a card."""
        return {"code": card.code, "name": self.called(book, card)}

    def fact(self, book: Phrasebook, card: C) -> JsonData:
        """The other facts of a card as JSON data; a card that cannot be played yet has no text."""
        raise NotImplementedError

    def facts(self, book: Phrasebook, cards: list[C]) -> list[JsonData]:
        return [{**self.head(book, card), **self.fact(book, card), **self.ruled(book, card)} for card in cards]

    def rulings(self, book: Phrasebook, card: C) -> tuple[Ruling, ...]:
        """The rulings about a card."""
        return rulings(self.game, book.language).get(card.code, ())

    def ruled(self, book: Phrasebook, card: C) -> JsonData:
        """The rulings as JSON data, with notes on uncertain facts."""
        found = [{"id": each.rule, "kind": each.kind, "text": each.text} for each in self.rulings(book, card)]
        return {"rulings": found, "doubts": doubts(self.game, card.code, book.language)}

    def keywords(self, book: Phrasebook, card: C) -> list[str]:
        """Texts for the keywords of a card; for a card that cannot be played yet as printed."""
        return self.texts.keywords(book, card) if card.playable else self.printed_keywords(card)

    def printed_keywords(self, card: C) -> list[str]:
        raise NotImplementedError

    def set_table(self, title: str) -> Table:
        """The list of the cards of a set."""
        table = Table(box=None, padding=(0, 1), title_justify="left", title_style="bold underline", show_header=True)
        table.title = title
        return table

    def row(self, book: Phrasebook, card: C, *facts: str, later: str) -> list[RenderableType]:
        """A row of a list: number, name, type, some facts, and whether the card cannot be played yet."""
        kind = book.say(f"{self.game}.kind.{card.kind}")
        return [str(card.number), Text(self.called(book, card)), kind, *facts, "" if card.playable else later]

    def columns(self, book: Phrasebook, card: C) -> list[str]:
        """Cells of a list: faction or race, and numbers."""
        raise NotImplementedError

    def fill(self, table: Table, book: Phrasebook, cards: list[C], later: str) -> Table:
        """Add a row for each card, in order of numbers."""
        for card in sorted(cards, key=lambda each: (each.number, self.kinds.index(each.kind))):
            table.add_row(*self.row(book, card, *self.columns(book, card), later=later))
        return table

    def about(self, book: Phrasebook, card: C) -> str:
        """The type of a card, and its faction or race."""
        raise NotImplementedError

    def numbers(self, book: Phrasebook, card: C) -> list[str]:
        """Texts for the printed numbers and symbols."""
        raise NotImplementedError

    def names(self, book: Phrasebook, card: C) -> list[str]:
        return [card.name, self.called(book, card)]

    def missing(self, book: Phrasebook, card: C) -> list[str]:
        return []  # no fact of the cards is in doubt

    def waiting(self, book: Phrasebook) -> list[str]:
        return []

    def text_of(self, book: Phrasebook, card: C) -> list[str]:
        """The text of a card; empty if it cannot be played yet."""
        return self.texts.lines(book, card) if card.playable else []

    def page(self, book: Phrasebook, card: C) -> RenderableType:
        """The page of one card: its printed numbers, its text and its rulings."""
        unique = f"{self.unique} " if card.unique else ""
        parts: list[RenderableType] = [
            Text.assemble(
                (f"{unique}{self.called(book, card)}", "bold"), f"  {self.about(book, card)}  ", (card.code, FAINT)
            ),
            Text(", ".join(self.numbers(book, card))),
        ]
        if card.traits:
            parts.append(Text(traits_said(book, card.traits), style="italic"))
        lines = self.text_of(book, card)
        if lines:
            parts += [Text(), *[Text(line) for line in lines]]
        if not card.playable:
            parts += [Text(), Text(book.say(f"{self.game}.card.later"), style="yellow")]
        parts += [Text(line, style="yellow") for line in doubts(self.game, card.code, book.language)]
        found = self.rulings(book, card)
        if found:
            parts.append(Text())
            parts += [Text.assemble(*_head(each), each.text) for each in found]
        return Group(*parts)


def known(number: int | None) -> str:
    """A printed number; a question mark if it is unknown."""
    return "?" if number is None else "X" if number == VARIABLE else str(number)


def _head(ruling: Ruling) -> list[str | tuple[str, str]]:
    """The start of a ruling: its kind and its rule."""
    rule: list[str | tuple[str, str]] = [" ", (ruling.rule, "bold")] if ruling.rule else []
    return [(ruling.label, "italic"), *rule, ": "]


def show_cards(
    pages: CardPages[AnyCard],
    name: str | None,
    card_set: str | None,
    language: str,
    as_json: bool,
    missing: bool = False,
) -> None:
    """List the cards that match a text, show the card if only one matches, or list cards with missing data."""
    book = phrasebook(language)
    pool = pages.pool(card_set)
    codes = picked([(code, pages.names(book, each)) for code, each in pool.items()], name)
    found = [pool[code] for code in codes]
    if missing:
        found = [card for card in found if pages.missing(book, card)]
        if not as_json:
            for card in found:
                out.print(f"{pages.names(book, card)[-1]}: {', '.join(pages.missing(book, card))}", markup=False)
            for line in [] if name or card_set else pages.waiting(book):
                out.print(line, markup=False)
            return
    if as_json:
        typer.echo(json.dumps(pages.facts(book, found), ensure_ascii=False))
    elif len(found) == 1:
        out.print(pages.page(book, found[0]))
    else:
        for table in pages.lists(book, found):
            out.print(table)
            out.print()


def picked(pool: list[Named], name: str | None) -> list[str]:
    """The codes of the cards that match a text: an exact code or name, otherwise all that contain it."""
    if name is None:
        return [code for code, _ in pool]
    wanted = " ".join(name.lower().split())
    said = {code: {code, *[each.lower() for each in called]} for code, called in pool}
    exact = [code for code, words in said.items() if wanted in words]
    found = exact or [code for code, words in said.items() if any(wanted in each for each in words)]
    if not found:
        fail(f"no card is called {name!r}{_near(pool, name)}")
    return found


def _near(pool: list[Named], name: str) -> str:
    """A hint with the most similar names."""
    names: dict[str, str] = {}
    for code, called in pool:
        said = called[-1]
        for word in (said.lower(), *said.lower().split(), code):  # a user may remember only one word of a name
            names.setdefault(word, said)
    close = dict.fromkeys(names[each] for each in get_close_matches(name.lower(), names, n=4))
    return f"; did you mean {' or '.join(close)}?" if close else ""
