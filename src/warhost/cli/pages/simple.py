"""The cards and decks of a simple game on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...decks.simple import SimpleCard, SimpleDeck, SimpleDecks
from ...engine.plain import JsonData
from ...text import Phrasebook, phrasebook
from ...text.simple import SimpleSpeaker, simple_speaker
from ..app import fail, out
from .deck_report import print_report, print_unknown, tell
from .decks import DeckCheck

if TYPE_CHECKING:
    from ...kit import GameKit


class SimpleCardPages:
    """`warhost cards` for a simple game."""

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit

    def pool(self, card_set: str | None) -> dict[str, SimpleCard]:
        boxed = cast(SimpleDecks, self.kit.decks).box
        if card_set is not None and card_set not in boxed:
            fail(f"unknown deck {card_set!r}; there are {', '.join(boxed)}")
        return {code: card for code, card in self.kit.cards.items() if card_set is None or code in boxed[card_set]}

    def names(self, book: Phrasebook, card: SimpleCard) -> list[str]:
        return [card.name, simple_speaker(book, self.kit).card(card.code)]

    def facts(self, book: Phrasebook, cards: list[SimpleCard]) -> list[JsonData]:
        speaker = simple_speaker(book, self.kit)
        return [
            {"code": each.code, "name": speaker.card(each.code), **each.numbers, "text": speaker.lines(each)}
            for each in cards
        ]

    def page(self, book: Phrasebook, card: SimpleCard) -> RenderableType:
        speaker = simple_speaker(book, self.kit)
        head = Text(f"{speaker.card(card.code)}  ", "bold").append(speaker.numbers(card.numbers), "default")
        return Group(head, *[Text(line) for line in speaker.lines(card)])

    def missing(self, book: Phrasebook, card: SimpleCard) -> list[str]:
        return []  # no fact of the game's cards is in doubt

    def lists(self, book: Phrasebook, cards: list[SimpleCard]) -> list[RenderableType]:
        return [card_table(simple_speaker(book, self.kit), [(card, 1) for card in cards], counted=False)]


def card_table(speaker: SimpleSpeaker, cards: list[tuple[SimpleCard, int]], counted: bool) -> Table:
    """A table of cards, one per line, with counts for a deck."""
    table = Table.grid(padding=(0, 2))
    for card, count in cards:
        copies = [f"{count:2}"] if counted else []
        row = [*copies, speaker.card(card.code), speaker.numbers(card.numbers), " ".join(speaker.lines(card))]
        table.add_row(*[Text(each) for each in row])
    return table


class SimpleDeckPages:
    """`warhost deck` for a simple game."""

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit

    def check(self, file: Path, deck: SimpleDeck, asked: DeckCheck) -> bool:
        if asked.form is not None or asked.rules is not None:
            fail(f"{self.kit.name} has neither --format nor --rules")
        kit = cast(SimpleDecks, self.kit.decks)
        found = kit.problems(deck)
        size = sum(deck.cards.values())
        if asked.as_json:
            print_report({"file": str(file), "deck": deck.key, "cards": size, "legal": not found}, found)
        else:
            speaker = simple_speaker(phrasebook(asked.language), self.kit)
            names = [*kit.cards, *[card.name for card in kit.cards.values()]]
            tell(file, f"a legal deck ({size} cards)", f"in a deck of {size} cards", found, speaker.problem, names)
        return not found

    def show(self, deck: SimpleDeck, language: str, ready: bool) -> None:
        speaker = simple_speaker(phrasebook(language), self.kit)
        out.print(Text(deck.name or speaker.army(deck.key), "bold underline"))
        known = [(self.kit.cards[code], count) for code, count in deck.cards.items() if code in self.kit.cards]
        out.print(card_table(speaker, known, counted=True))
        print_unknown(deck.cards, self.kit.cards)
