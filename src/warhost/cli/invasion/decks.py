"""`warhost deck` for Warhammer: Invasion."""

from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from ...card_sets import formats
from ...decks import VARIABLE
from ...invasion.card import Card
from ...invasion.decks.deck import Deck, listed_as, problems, problems_in
from ...invasion.decks.files import FILES
from ...invasion.decks.lists import DUEL, FORMATS
from ...invasion.library import all_cards
from ...text import Phrasebook, phrasebook
from ...text.invasion.decks import capital_name, card_name, deck_problem
from ..app import fail, out
from ..pages.deck_report import print_report, print_unknown, tell
from ..pages.duel_decks import DuelDeckPages, deck_table


def show_deck(deck: Deck, lang: str) -> None:
    """List the cards of a deck by kind, with cost and loyalty."""
    book, cards = phrasebook(lang), all_cards()
    name = deck.name if deck.name != deck.capital else capital_name(book, deck.capital)
    table = deck_table(f"{name} ({len(deck.cards)})")
    listing = [(cards[code], count) for code, count in FILES.listed(deck)]
    for kind in dict.fromkeys(card.kind for card, _ in listing):
        of_kind = [(card, count) for card, count in listing if card.kind == kind]
        total = sum(count for _, count in of_kind)
        table.add_row("", Text(f"{book.say(f'invasion.kind.{kind}')} ({total})", style="bold"))
        for card, count in of_kind:
            table.add_row(f"{count:2}", Text(card_name(book, card.code)), _price(card), _race(card, book), card.code)
    out.print(table)
    print_unknown(deck.counts(), cards)


def _price(card: Card) -> Text:
    """Cost and loyalty, as in `3+2`; a question mark if unknown."""
    cost, loyalty = [
        "?" if each is None else "X" if each == VARIABLE else str(each) for each in (card.cost, card.loyalty)
    ]
    return Text(f"{cost}+{loyalty}" if loyalty != "0" else cost, style="bold")


def _race(card: Card, book: Phrasebook) -> Text:
    """The race of a card, and deck-building notes."""
    marks = [listed_as(card, DUEL), "" if card.playable else "later"]
    return Text(
        ", ".join([capital_name(book, card.race), *[book.say(f"invasion.list.{each}") for each in marks if each]])
    )


class InvasionDeckPages(DuelDeckPages):
    def check_deck(self, file: Path, deck: Deck, form: str | None, lang: str, as_json: bool) -> bool:
        """Print the problems of a deck in a format, and what cannot be played yet; True if it is legal."""
        forms, named = [*FORMATS, *formats("invasion")], form is not None
        form = form or DUEL
        if form not in forms:
            fail(f"--format is one of {', '.join(forms)}, not {form!r}")
        found = problems_in(deck, form) if named else problems(deck, form)
        illegal = [each for each in found if each.illegal]
        if as_json:
            facts = {"file": str(file), "game": "invasion", "capital": deck.capital, "name": deck.name}
            verdict = {"cards": len(deck.cards), "format": form, "legal": not illegal, "playable": not found}
            print_report({**facts, **verdict}, found)
        else:
            book, size = phrasebook(lang), f"({len(deck.cards)} cards)"
            legal = f"a legal {form} deck, capital: {capital_name(book, deck.capital)} {size}"
            names = [*[card.name for card in all_cards().values()], *all_cards()]
            tell(file, legal, f"as a {form} deck {size}", found, partial(deck_problem, book), names)
        return not illegal

    def show(self, deck: Deck, language: str, ready: bool) -> None:
        show_deck(deck, language)
        if ready:
            out.print("... and ten of the 24 neutral cards, dealt before the game.")


PAGES: Final = InvasionDeckPages()
