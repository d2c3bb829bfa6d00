"""The cards of Warhammer 40,000: Conquest in the terminal: facts, rendered text, and the rules that name them."""

from __future__ import annotations

import re
from typing import Final

from rich.console import RenderableType

from ...conquest.card import KINDS, Card
from ...conquest.library import all_cards, own_packs, packs
from ...decks import VARIABLE
from ...engine.plain import JsonData
from ...text.conquest.cards import TEXTS
from ...text.conquest.decks import NAMES, faction_name
from ...text.phrasebook import Phrasebook
from ..app import fail, out
from ..pages.cards import FAINT, DuelCards, known

FIGHTING: Final = ("warlord", "army", "token", "synapse")
NUMBERS: Final = 3  # number of digits of a card's number
PADDING: Final = 2  # spaces around a column, both sides together
STAR: Final = "*"
ROOMY: Final = 42  # width in characters beyond which the columns with words need no more room
WORDS: Final = {"name": 50, "kind": 25, "faction": 25}  # columns with words, each with its share of the room in percent
COLUMNS: Final = ("cost", "attack", "hit-points", "command", "shields")


def _key(name: str) -> str:
    """The form of a name that the option accepts."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower().replace("'", "")))


class ConquestCards(DuelCards[Card]):
    """The cards of the game on the command line."""

    card_names = NAMES
    texts = TEXTS
    kinds = KINDS
    unique = "\u2666"  # symbol of a unique card: a diamond (CON-17.7)

    def pool(self, card_set: str | None) -> dict[str, Card]:
        """The cards of a box, pack or cycle by code, or all cards."""
        if card_set is None:
            return all_cards()
        wanted = _key(card_set)
        known = [*packs(), *own_packs()]
        sets = {_key(pack.name) for pack in known} | {pack.cycle for pack in known}
        if wanted not in sets:
            fail(f"unknown set {card_set!r}; there are {', '.join(sorted(sets))}")
        return {code: each for code, each in all_cards().items() if wanted in (each.pack.cycle, _key(each.pack.name))}

    def about(self, book: Phrasebook, card: Card) -> str:
        """The kind, faction and loyalty of a card."""
        said = [book.say(f"conquest.kind.{card.kind}")]
        if card.faction:
            said.append(faction_name(book, card.faction))
        if card.loyalty in ("loyal", "signature"):
            said.append(book.say(f"conquest.loyalty.{card.loyalty}"))
        return ", ".join(said)

    def numbers(self, book: Phrasebook, card: Card) -> list[str]:
        """Texts for the printed numbers and symbols."""
        said = []
        if card.kind == "planet":
            symbols = ", ".join([book.say(f"conquest.symbol.{each}") for each in card.symbols])
            said.append(book.say("conquest.card.symbols", symbols=symbols))
        if card.cost is not None:
            said.append(book.say("conquest.card.cost", number=known(card.cost)))
        if card.kind in FIGHTING:
            said.append(book.say("conquest.card.attack", number=known(card.attack)))
            said.append(book.say("conquest.card.hit-points", number=known(card.hit_points)))
        if card.kind == "warlord":
            bloodied = {"attack": known(card.bloodied_attack), "hit_points": known(card.bloodied_hit_points)}
            said.append(book.say("conquest.card.bloodied", **bloodied))
            said.append(book.say("conquest.card.start", hand=known(card.hand), resources=known(card.resources)))
        if card.command is not None and card.kind in ("army", "synapse"):
            said.append(book.say("conquest.card.command", number=card.command))
        if card.shields:
            said.append(book.say("conquest.card.shields", number=card.shields))
        if card.card_bonus or card.resource_bonus:
            bonus = {"cards": card.card_bonus or 0, "resources": card.resource_bonus or 0}
            said.append(book.say("conquest.card.bonus", **bonus))
        if card.copies is not None:
            said.append(book.say("conquest.card.copies", number=card.copies))
        return said

    def fact(self, book: Phrasebook, card: Card) -> JsonData:
        return {
            "set": _key(card.pack.name),
            "cycle": card.pack.cycle,
            "number": card.number,
            "kind": card.kind,
            "faction": card.faction or None,
            "loyalty": card.loyalty or None,
            "unique": card.unique,
            "cost": "X" if card.cost == VARIABLE else card.cost,
            "attack": card.attack,
            "hit_points": card.hit_points,
            "bloodied": [card.bloodied_attack, card.bloodied_hit_points] if card.kind == "warlord" else None,
            "command": card.command,
            "shields": card.shields,
            "hand": card.hand,
            "resources": card.resources,
            "symbols": list(card.symbols),
            "bonus": {"cards": card.card_bonus or 0, "resources": card.resource_bonus or 0},
            "traits": list(card.traits),
            "keywords": self.keywords(book, card),
            "squad": card.squad or None,
            "copies": card.copies,
            "implemented": card.playable,
            "text": self.text_of(book, card),
        }

    def printed_keywords(self, card: Card) -> list[str]:
        return [f"{name} {number}" if number > 1 else name for name, number in card.keywords]

    def columns(self, book: Phrasebook, card: Card) -> list[str]:
        """Faction, cost, ATK, HP, command icons and shield icons, as far as the card has them."""
        fights = card.kind in FIGHTING
        return [
            faction_name(book, card.faction) if card.faction else "",
            "" if card.cost is None else known(card.cost),
            known(card.attack) if fights else "",
            known(card.hit_points) if fights else "",
            "" if card.command is None else str(card.command),
            str(card.shields) if card.shields else "",
        ]

    def lists(self, book: Phrasebook, cards: list[Card]) -> list[RenderableType]:
        """The cards by box and pack, one per line; cards that cannot be played yet are marked."""
        tables: list[RenderableType] = []
        shorts = [book.say(f"conquest.card.short.{head}") for head in COLUMNS]
        for name in dict.fromkeys(card.pack.name for card in cards):
            of_pack = [card for card in cards if card.pack.name == name]
            table = self.set_table(f"{name} ({len(of_pack)})")
            later = "" if all(card.playable for card in of_pack) else book.say("conquest.list.later")
            room = out.width - NUMBERS - sum([len(each) for each in shorts]) - PADDING * (len(shorts) + 5)
            if later and room - len(later) < ROOMY:  # with little room the note is shown once, above the list
                table.title, later = f"{table.title}  {STAR} {later}", STAR
            table.add_column("#", justify="right", style=FAINT, min_width=NUMBERS)
            for head, share in WORDS.items():
                most = max((room - len(later)) * share // 100, 1)
                table.add_column(
                    book.say(f"conquest.card.column.{head}"), no_wrap=True, overflow="ellipsis", max_width=most
                )
            for short in shorts:
                table.add_column(short, justify="right", no_wrap=True, min_width=len(short))
            table.add_column("", style="yellow", no_wrap=True, min_width=len(later))
            tables.append(self.fill(table, book, of_pack, later))
        return tables


PAGES: Final = ConquestCards()
