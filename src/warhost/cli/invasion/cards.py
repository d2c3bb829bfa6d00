"""The cards of Warhammer: Invasion in the terminal: facts, rendered text, errata and rulings."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from ...decks import VARIABLE
from ...engine.plain import JsonData
from ...invasion.card import KINDS, Card
from ...invasion.decks.deck import BOARDS_TO_COME
from ...invasion.library import all_cards, card_sets, own_sets
from ...text.invasion.cards import TEXTS
from ...text.invasion.decks import NAMES
from ...text.phrasebook import Phrasebook
from ..app import fail
from ..pages.cards import FAINT, DuelCards, known

WORDS: Final = ("scout", "limited", "necromancy")  # keywords that have no number


class InvasionCards(DuelCards[Card]):
    """The cards of the game on the command line."""

    card_names = NAMES
    texts = TEXTS
    kinds = KINDS
    unique = "\u2691"  # symbol of a unique card: a flag (INV-2.9)

    def pool(self, card_set: str | None) -> dict[str, Card]:
        """The cards of a set or cycle by code, or all cards."""
        if card_set is None:
            return all_cards()
        wanted = card_set.lower().replace(" ", "-")
        sets = {**card_sets(), **own_sets()}
        known = {key for each in sets.values() for key in (each.key, each.cycle)}
        if wanted not in known:
            fail(f"unknown set {card_set!r}; there are {', '.join(sets)}")
        return {code: each for code, each in all_cards().items() if wanted in (each.card_set.key, each.card_set.cycle)}

    def numbers(self, book: Phrasebook, card: Card) -> list[str]:
        """Texts for cost, loyalty, power and hit points."""
        if card.kind == "draft":
            return [book.say("invasion.card.copies", number=known(card.copies))]
        said = [
            book.say("invasion.card.cost", number=known(card.cost)),
            book.say("invasion.card.loyalty", number=known(card.loyalty)),
        ]
        if card.kind in ("unit", "support", "legend"):
            power = "/".join(str(each) for each in card.powers) if card.powers is not None else known(card.power)
            said.append(book.say("invasion.card.power", number=power))
        if card.kind in ("unit", "legend"):
            said.append(book.say("invasion.card.hit-points", number=known(card.hit_points)))
        said.append(book.say("invasion.card.copies", number=known(card.copies)))
        return said

    def about(self, book: Phrasebook, card: Card) -> str:
        return f"{book.say(f'invasion.kind.{card.kind}')}, {book.say(f'invasion.race.{card.race}')}"

    def missing(self, book: Phrasebook, card: Card) -> list[str]:
        return [book.say(f"invasion.card.fact.{each}") for each in card.missing]

    def waiting(self, book: Phrasebook) -> list[str]:
        """One line for each capital board of Hidden Kingdoms that is not supported yet (INV-28.13)."""
        races = [book.say(f"invasion.race.{capital}") for capital in BOARDS_TO_COME]
        return [book.say("invasion.card.board", race=race) for race in races]

    def fact(self, book: Phrasebook, card: Card) -> JsonData:
        return {
            "set": card.card_set.key,
            "number": card.number,
            "kind": card.kind,
            "race": card.race,
            "unique": card.unique,
            "cost": "X" if card.cost == VARIABLE else card.cost,
            "loyalty": card.loyalty,
            "power": list(card.powers) if card.powers is not None else card.power,
            "hit_points": card.hit_points,
            "traits": list(card.traits),
            "keywords": self.keywords(book, card),
            "zone_only": card.zone_only or None,
            "deck_only": list(card.deck_only),
            "deck_limit": card.deck_limit or None,
            "copies": card.copies,
            "implemented": card.playable,
            "missing": list(card.missing),
            "text": self.text_of(book, card),
            "errata": [each.rule for each in self.rulings(book, card) if "-ERR-" in each.rule],
        }

    def printed_keywords(self, card: Card) -> list[str]:
        return [name if name in WORDS else f"{name} {number}" for name, number in card.keywords]

    def columns(self, book: Phrasebook, card: Card) -> list[str]:
        fights = card.kind in ("unit", "legend")
        return [
            book.say(f"invasion.race.{card.race}"),
            "" if card.kind == "draft" else known(card.cost),
            "" if card.kind == "draft" else known(card.loyalty),
            known(card.power) if fights or card.kind == "support" else "",
            known(card.hit_points) if fights else "",
        ]

    def lists(self, book: Phrasebook, cards: list[Card]) -> list[RenderableType]:
        """The cards by set, one per line; cards that cannot be played yet are marked."""
        tables: list[RenderableType] = []
        for key in dict.fromkeys(card.card_set.key for card in cards):
            of_set = [card for card in cards if card.card_set.key == key]
            table = self.set_table(f"{of_set[0].card_set.name} ({len(of_set)})")
            table.add_column("#", justify="right", style=FAINT)
            for head in ("name", "kind", "race"):
                table.add_column(book.say(f"invasion.card.column.{head}"), no_wrap=True, overflow="ellipsis")
            for head in ("cost", "loyalty", "power", "hit-points"):
                table.add_column(book.say(f"invasion.card.short.{head}"), justify="right", no_wrap=True)
            later = "" if all(card.playable for card in of_set) else book.say("invasion.list.later")
            table.add_column("", style="yellow", no_wrap=True, min_width=len(later))
            tables.append(self.fill(table, book, of_set, later))
        return tables


PAGES: Final = InvasionCards()
