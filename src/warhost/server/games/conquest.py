"""Game adapter of Warhammer 40,000: Conquest."""

from __future__ import annotations

from typing import Final, cast

from ...conquest import CONQUEST, LIBRARY, ConquestState
from ...conquest.card import COST_X, Card
from ...conquest.decks.constructed import READY
from ...conquest.decks.deck import LEARNING, Deck, problems, problems_in, read_deck
from ...conquest.decks.families import families
from ...conquest.decks.kit import DECKS
from ...conquest.decks.pool import warlords
from ...conquest.decks.starters import STARTERS
from ...conquest.duel import read_options
from ...conquest.library import OWN, all_cards
from ...conquest.positions.report import position_of, summary
from ...conquest.sectors import RANDOM, TRAXIS, planet_codes, sector_keys, sector_names
from ...conquest.words import LINE, NO_PLANET, SEATS
from ...decks import Problem
from ...decks.families import Families
from ...engine import requirements
from ...engine.plain import JsonObject
from ...engine.state import State
from ...text.conquest.cards import card_lines
from ...text.conquest.effects import effect_words, told_apart
from ..protocol import Deck as SentDeck
from ..protocol import OptionInfo, Refusal
from .conquest_pool import conquest_pool
from .duel import CardSource, CardTextSource, DuelAdapter


class ConquestAdapter(DuelAdapter[Deck, Card]):
    """Adapter of Warhammer 40,000: Conquest.

    The army of a deck is its warlord; that of a learning deck is its faction.
    """

    rules = CONQUEST
    head = "warlord"
    told = ("drew", "revealed", "searched", "looked", "shuffled", "dialled", "turned-up", "first-planet", "taken")
    options = [  # noqa: RUF012
        OptionInfo("first", "choice", "random", ["random", "1", "2"]),
        OptionInfo("sector", "choice", TRAXIS, [*sector_keys(), RANDOM], names=sector_names()),
    ]
    decks = DECKS
    ready = READY

    def leader(self, deck: Deck) -> str:
        return deck.warlord

    def default_deck_name(self, leader: str) -> str:
        return all_cards()[leader].name if leader in all_cards() else leader

    def emblem(self, leader: str) -> str:
        return warlords()[leader].faction if leader in warlords() else leader if leader in STARTERS else ""

    def face(self, deck: Deck) -> str:
        return deck.warlord

    def random_choices(self, decks: list[str | SentDeck]) -> list[str]:
        return list(STARTERS)

    def problems(self, deck: Deck, form: str) -> list[Problem]:
        """Problems of a deck; none for an unchanged learning deck (CON-18.13)."""
        boxed = not form and not problems(deck, LEARNING)
        return [] if boxed else problems_in(deck, form) if form else problems(deck)

    def families(self, deck: Deck, ally: str) -> Families:
        return families(deck, ally)

    def family(self, card: Card) -> str:
        return card.faction or "neutral"

    def refusal(self, state: State, found: requirements.Refusal) -> Refusal:
        """Names a card by its code; a planet by its code, or by its position if it is facedown or has left play."""
        s = cast(ConquestState, state)
        card, place, site = "", "", found.card - s.duel.cards
        if 0 <= found.card < s.duel.cards:
            card = s.duel.code(found.card)
        elif found.place >= 0:
            site = LINE + found.place % SEATS if found.place // SEATS >= LINE else found.place // SEATS
        if not card and 0 <= site < LINE:
            known = s.planets[site] != NO_PLANET and s.is_face_up(site)
            card, place = planet_codes()[s.planets[site]] if known else "", f"planet-{site + 1}"
        elif not card and site >= LINE:
            place = f"hq-{site - LINE + 1}"
        return Refusal(f"conquest.requirement.{found.name}", rule=found.rule, card=card, place=place)

    def deck_codes(self, state: State, seat: int) -> list[str]:
        return sorted(set(cast(ConquestState, state).duel.decks[seat]))

    def facts(self, card: Card) -> JsonObject:
        """The printed facts of a card, without those that its type does not have."""
        found: JsonObject = {
            "kind": card.kind,
            "cost": (card.cost or 0) if card.cost != COST_X else None,
            "loyalty": card.loyalty or "common",
            "attack": card.attack or 0,
            "hit_points": card.hit_points or 0,
            "command": card.command or 0,
            "shields": card.shields or 0,
            "traits": list(card.traits),
            "unique": card.unique,
            "keywords": dict(card.keywords),
            "bonus": list(card.bonus),
            "copies": card.copies,
        }
        if card.kind == "warlord":
            found |= {"hand": card.hand, "resources": card.resources, "bloodied": list(card.bloodied)}
        if card.kind == "planet":
            found["symbols"] = list(card.symbols)
        return found


CARD_SOURCE: Final = CardSource(read_deck, read_options, all_cards, LIBRARY, conquest_pool, OWN.sets)
WORDS: Final = CardTextSource(card_lines, told_apart, effect_words)
ADAPTER: Final = ConquestAdapter(CARD_SOURCE, WORDS, position_of, summary)
