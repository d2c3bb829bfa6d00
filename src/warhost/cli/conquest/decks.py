"""`warhost deck` for Warhammer 40,000: Conquest."""

from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from ...card_sets import formats
from ...conquest.card import Card
from ...conquest.decks.deck import CONSTRUCTED, FORMATS, LEARNING, Deck, problems, problems_in
from ...conquest.decks.files import FILES, SQUAD
from ...conquest.decks.pool import warlords
from ...conquest.library import all_cards
from ...decks import VARIABLE
from ...text import Phrasebook, phrasebook
from ...text.conquest.decks import card_name, deck_problem, faction_name
from ..app import fail, out
from ..pages.deck_report import print_report, print_unknown, tell
from ..pages.duel_decks import DuelDeckPages, deck_table


def show_deck(deck: Deck, lang: str) -> None:
    """List the cards of a deck by kind, the signature squad first, with cost and faction."""
    book, cards = phrasebook(lang), all_cards()
    table = deck_table(_title(deck, book))
    listing = FILES.listed(deck)
    for heading in dict.fromkeys(FILES.group(code) for code, _ in listing):
        held = [(cards[code], count) for code, count in listing if FILES.group(code) == heading]
        total = sum(count for _, count in held)
        said = book.say(f"conquest.kind.{'squad' if heading == SQUAD else heading}")
        table.add_row("", Text(f"{said} ({total})", style="bold"))
        for card, count in held:
            table.add_row(f"{count:2}", Text(card_name(book, card.code)), _price(card), _about(card, book), card.code)
    out.print(table)
    print_unknown(deck.counts(), cards)


def _title(deck: Deck, book: Phrasebook) -> str:
    """The name of a deck, its warlord and its number of cards."""
    warlord = card_name(book, deck.warlord)
    about = [warlord] if deck.name != warlord else []
    if deck.warlord in warlords():
        about.append(faction_name(book, warlords()[deck.warlord].faction))
    return f"{', '.join([deck.name, *about])} ({len(deck.drawn)})"


def _price(card: Card) -> Text:
    """The cost of a card; a dash if it has none."""
    cost = "-" if card.cost is None else "X" if card.cost == VARIABLE else str(card.cost)
    return Text(cost, style="bold")


def _about(card: Card, book: Phrasebook) -> Text:
    """The faction of a card, and deck-building notes."""
    marks = [book.say("conquest.loyalty.loyal")] if card.loyalty == "loyal" else []
    marks += [] if card.playable else [book.say("conquest.list.later")]
    return Text(", ".join([faction_name(book, card.faction), *marks]))


class ConquestDeckPages(DuelDeckPages):
    def check_deck(self, file: Path, deck: Deck, form: str | None, lang: str, as_json: bool) -> bool:
        """Print the problems of a deck in a format, and what cannot be played yet; True if it is legal.

        Without a format, an unchanged learning deck is legal, and other decks are checked as constructed decks.
        """
        forms = [*FORMATS, *formats("conquest")]
        if form is not None and form not in forms:
            fail(f"--format is one of {', '.join(forms)}, not {form!r}")
        named = form or (CONSTRUCTED if problems(deck, LEARNING) else LEARNING)
        found = problems_in(deck, named) if form else problems(deck, named)
        form = named
        legal = not [each for each in found if each.illegal]
        if as_json:
            facts = {"file": str(file), "game": "conquest", "warlord": deck.warlord, "name": deck.name}
            verdict = {"cards": len(deck.drawn), "format": form, "legal": legal, "playable": not found}
            print_report({**facts, **verdict}, found)
        else:
            book, size = phrasebook(lang), f"({len(deck.drawn)} cards)"
            good = f"a legal {form} deck, warlord: {card_name(book, deck.warlord)} {size}"
            names = [*[card.name for card in all_cards().values()], *all_cards()]
            tell(file, good, f"as a {form} deck {size}", found, partial(deck_problem, book), names)
        return legal

    def show(self, deck: Deck, language: str, ready: bool) -> None:
        show_deck(deck, language)


PAGES: Final = ConquestDeckPages()
