"""What the server has to know of Warhammer 40,000: Conquest."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from ...bots import BOTS
from ...conquest import CONQUEST, LIBRARY, ConquestState
from ...conquest.card import COST_X, Card
from ...conquest.decks.constructed import READY
from ...conquest.decks.deck import CONSTRUCTED, LEARNING, problems, read_deck
from ...conquest.decks.files import parse, written
from ...conquest.decks.pool import warlords
from ...conquest.decks.starters import STARTERS, starter
from ...conquest.duel import read_options
from ...conquest.library import official, planet_codes
from ...conquest.positions.report import position_of, summary
from ...conquest.state import NO_PLANET
from ...conquest.words import LINE, SEATS
from ...decks import Problem
from ...engine import requirements
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...text import LANGUAGES, phrasebook
from ...text.conquest.cards import card_lines
from ...text.conquest.effects import effect_words, told_apart
from ...text.phrasebook import own_names
from ..protocol import (
    ArmyInfo,
    CardInfo,
    Deck,
    DeckPool,
    DeckProblem,
    DeckReport,
    GameInfo,
    OptionInfo,
    Outlook,
    ReadyDeck,
    Refusal,
)
from .conquest_pool import conquest_pool
from .lords import SURPRISE

TELLING: Final = ("drew", "revealed", "searched", "looked", "shuffled", "dialled", "turned-up", "first-planet", "taken")
OPTIONS: Final = [OptionInfo("first", "choice", "random", ["random", "1", "2"])]
LOYALTIES: Final = ("common", "loyal", "signature")


class ConquestDesk:
    """Warhammer 40,000: Conquest at the server's tables.

    The army of a deck is its warlord; that of a learning deck is its faction.
    """

    haste = 0.2
    describes = True

    def places(self, options: dict[str, Any]) -> int:
        read_options(options)
        return SEATS

    def check(self, deck: Deck, options: dict[str, Any], form: str = "") -> DeckReport:
        read_options(options)
        if deck.cards is None and deck.army in (*STARTERS, *READY.playable):
            return DeckReport([], {}, {})
        read = read_deck(_written(deck))
        kinds = [official()[code].kind for code in read.cards if code in official()]
        boxed = not form and not problems(read, LEARNING)  # a learning deck may be played as it is (CON-18.13)
        listed = [] if boxed else [_problem(each) for each in problems(read, form or CONSTRUCTED)]
        return DeckReport(listed, {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}, {})

    def pool(self) -> DeckPool:
        return conquest_pool()

    def read_deck(self, text: str) -> Deck:
        read = parse(text)
        called = official()[read.warlord].name if read.warlord in official() else read.warlord
        return Deck(read.warlord, read.name if read.name != called else "", read.counts())

    def write_deck(self, deck: Deck, form: str) -> str:
        if deck.cards is None and deck.army in (*STARTERS, *READY.all):
            return written(READY.deck(deck.army) if deck.army in READY.all else starter(deck.army), form)
        return written(read_deck(_written(deck)), form)

    def army(self, deck: str | Deck) -> str:
        key = deck.army if isinstance(deck, Deck) else deck
        if key in READY.all:
            key = READY.deck(key).warlord
        return warlords()[key].faction if key in warlords() else key if key in STARTERS else ""

    def setup(self, options: dict[str, Any], decks: list[str | Deck], seed: int) -> dict[str, Any]:
        rng = Rng(seeded(f"decks {seed}"))
        drawn = [list(STARTERS)[rng.below(len(STARTERS))] if deck == SURPRISE else deck for deck in decks]
        return {"decks": [_plain(deck) for deck in drawn], "options": options}

    def order(self, setup: dict[str, Any], seed: int) -> list[int]:
        return list(range(SEATS))

    def seats(self, position: dict[str, Any]) -> int:
        return SEATS

    def telling(self, kind: str) -> bool:
        return kind in TELLING

    def refusal(self, state: State, found: requirements.Refusal) -> Refusal:
        """A card by its code; a planet by its own, or by its place where it lies face down or is gone."""
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

    def outlook(self, state: State, index: int) -> Outlook:
        return Outlook()  # shields and interrupts from a hand: nobody can know

    def position(self, state: State) -> dict[str, Any] | None:
        return position_of(cast(ConquestState, state))

    def summary(self, state: State) -> dict[str, Any]:
        return summary(cast(ConquestState, state))

    def info(self) -> GameInfo:
        boxed = [ArmyInfo(faction, starter(faction).counts()) for faction in STARTERS]
        built = [ReadyDeck(key, self.army(key), READY.deck(key).name) for key in READY.playable]
        return GameInfo("conquest", CONQUEST.version, True, [SEATS], list(BOTS), boxed, OPTIONS, CONQUEST.prefix, built)

    def cards(self) -> list[CardInfo]:
        return _cards()

    def own_cards(self, state: State) -> list[CardInfo]:
        return []


@cache
def _cards() -> list[CardInfo]:
    return [_card(card) for card in LIBRARY.values()]


def _card(card: Card) -> CardInfo:
    books = [phrasebook(language) for language in LANGUAGES]
    text = {book.language: card_lines(book, card) for book in books}
    keys = told_apart(card)
    effects = {book.language: {key: effect_words(book, key) for key in keys} for book in books if keys}
    names = own_names("conquest", card.code)
    return CardInfo(card.code, card.name, names, card.faction or "neutral", facts(card), text, effects)


def facts(card: Card) -> dict[str, Any]:
    """The printed facts of a card; what its kind does not have is left out."""
    found: dict[str, Any] = {
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


def _problem(found: Problem) -> DeckProblem:
    """A problem with the English name of its card, for whoever has not read the pool."""
    named: dict[str, str | int] = {"name": official()[found.card].name} if found.card in official() else {}
    return DeckProblem(f"conquest.deck.{found.name}", found.rule, found.card, {**named, **found.args}, found.illegal)


def _written(deck: Deck) -> dict[str, Any]:
    return {"warlord": deck.army, **({"name": deck.name} if deck.name else {}), "cards": deck.cards or {}}


def _plain(deck: str | Deck) -> str | dict[str, Any]:
    """A deck as a setup knows it; one without cards is the learning deck."""
    if isinstance(deck, Deck) and deck.cards is not None:
        return _written(deck)
    key = deck if isinstance(deck, str) else deck.army
    return READY.deck(key).written() if key in READY.all else key  # its cards, for the list may change some day


DESK: Final = ConquestDesk()
