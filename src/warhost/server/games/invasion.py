"""What the server has to know of Warhammer: Invasion."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from ...bots import BOTS
from ...decks import Problem
from ...engine import requirements
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...invasion import INVASION, LIBRARY
from ...invasion.card import COST_X, Card
from ...invasion.decks.constructed import READY
from ...invasion.decks.deck import problems, read_deck
from ...invasion.decks.decks import SIDES
from ...invasion.decks.files import parse, written
from ...invasion.decks.lists import DUEL
from ...invasion.decks.starters import STARTERS, starter
from ...invasion.duel import read_options
from ...invasion.library import official
from ...invasion.positions.report import position_of, summary
from ...invasion.state import InvasionState
from ...invasion.words import (
    DRAFT,
    FACEDOWN,
    LEGEND,
    QUEST_CARD,
    SEATS,
    STATS,
    SUPPORT,
    TACTIC,
    UNIT,
    ZONE_NAMES,
)
from ...text import LANGUAGES, phrasebook
from ...text.invasion.cards import card_lines
from ...text.invasion.effects import effect_words, told_apart
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
from .invasion_pool import invasion_pool
from .lords import SURPRISE

TELLING: Final = ("drew", "revealed", "searches", "shuffled", "turned-faceup", "ambushed", "pack")
KINDS: Final = {
    UNIT: "unit",
    SUPPORT: "support",
    QUEST_CARD: "quest",
    TACTIC: "tactic",
    LEGEND: "legend",
    DRAFT: "draft",
}
OPTIONS: Final = [
    OptionInfo("first", "choice", "random", ["random", "1", "2"]),
    OptionInfo("restore_units_only", "bool", False),
]


class InvasionDesk:
    """Warhammer: Invasion at the server's tables."""

    haste = 0.2
    describes = True

    def places(self, options: dict[str, Any]) -> int:
        read_options(options)
        return SEATS

    def check(self, deck: Deck, options: dict[str, Any], form: str = "") -> DeckReport:
        read_options(options)
        if deck.cards is None and deck.army in (*STARTERS, *SIDES, *READY.playable):
            return DeckReport([], {}, {})  # a first-game deck, a draft pile, or one that comes with the game
        read = read_deck({**_written(deck), "cards": deck.cards or {}})
        kinds = [official()[code].kind for code in read.cards if code in official()]
        listed = [_problem(each) for each in problems(read, form or DUEL)]
        return DeckReport(listed, {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}, {})

    def pool(self) -> DeckPool:
        return invasion_pool()

    def read_deck(self, text: str) -> Deck:
        read = parse(text)
        return Deck(read.capital, read.name if read.name != read.capital else "", read.counts())

    def write_deck(self, deck: Deck, form: str) -> str:
        if deck.cards is None and deck.army in (*STARTERS, *READY.all):
            return written(READY.deck(deck.army) if deck.army in READY.all else starter(deck.army), form)
        return written(read_deck({**_written(deck), "cards": deck.cards or {}}), form)

    def army(self, deck: str | Deck) -> str:
        if isinstance(deck, Deck):
            return deck.army
        if deck in READY.all:
            return READY.deck(deck).capital
        return deck if deck in STARTERS or deck in SIDES else ""

    def setup(self, options: dict[str, Any], decks: list[str | Deck], seed: int) -> dict[str, Any]:
        """Whoever leaves his deck to chance beside somebody who drafts, drafts the other side (INV-30.1)."""
        rng = Rng(seeded(f"decks {seed}"))
        drafted = [deck for deck in decks if isinstance(deck, str) and deck in SIDES]
        free = [side for side in SIDES if side not in drafted] if drafted else list(STARTERS)
        drawn = [free[rng.below(len(free))] if deck == SURPRISE else deck for deck in decks]
        return {"decks": [_plain(deck) for deck in drawn], "options": options}

    def order(self, setup: dict[str, Any], seed: int) -> list[int]:
        return list(range(SEATS))

    def seats(self, position: dict[str, Any]) -> int:
        return SEATS

    def telling(self, kind: str) -> bool:
        return kind in TELLING

    def refusal(self, state: State, found: requirements.Refusal) -> Refusal:
        s = cast(InvasionState, state)
        card, place = "", found.place
        if 0 <= found.card < s.duel.cards and not s.marks[found.card] & FACEDOWN:
            card = s.duel.code(found.card)
        elif s.duel.cards <= found.card < s.duel.objects:
            place = s.place[found.card]
        where = f"{place % SEATS + 1} {ZONE_NAMES[place // SEATS]}" if 0 <= place < SEATS * len(ZONE_NAMES) else ""
        return Refusal(f"invasion.requirement.{found.name}", rule=found.rule, card=card, place=where)

    def outlook(self, state: State, index: int) -> Outlook:
        return Outlook()  # chains and hidden cards: nobody can know

    def position(self, state: State) -> dict[str, Any] | None:
        return position_of(cast(InvasionState, state))

    def summary(self, state: State) -> dict[str, Any]:
        return summary(cast(InvasionState, state))

    def info(self) -> GameInfo:
        boxed = [ArmyInfo(race, starter(race).counts()) for race in STARTERS]
        piles = [ArmyInfo(side, {}) for side in SIDES]
        built = [ReadyDeck(key, self.army(key), READY.deck(key).name) for key in READY.playable]
        return GameInfo(
            "invasion", INVASION.version, True, [SEATS], list(BOTS), boxed + piles, OPTIONS, INVASION.prefix, built
        )

    def cards(self) -> list[CardInfo]:
        return _cards()

    def own_cards(self, state: State) -> list[CardInfo]:
        return []


@cache
def _cards() -> list[CardInfo]:
    return [_card(card) for card in LIBRARY.values()]


def _card(card: Card) -> CardInfo:
    books = [phrasebook(language) for language in LANGUAGES]
    names = own_names("invasion", card.code)
    text = {book.language: sentences(card, book.language) for book in books}
    keys = told_apart(card)
    effects = {book.language: {key: effect_words(book, key) for key in keys} for book in books if keys}
    return CardInfo(card.code, card.name, names, card.race, facts(card), text, effects)


def sentences(card: Card, language: str) -> list[str]:
    """The rules text of a card."""
    return card_lines(phrasebook(language), card)


def facts(card: Card) -> dict[str, Any]:
    """The printed facts of a card."""
    return {
        "kind": card.kind,
        "cost": card.cost if card.cost != COST_X else None,
        "loyalty": card.loyalty,
        "power": card.power,
        "hit_points": card.hit_points,
        "traits": list(card.traits),
        "unique": card.unique,
        "zone_only": "quest" if card.kind == "quest" else card.zone_only,
        "keywords": {STATS[stat]: number for stat, number in card.stats},
        "powers": list(card.powers) if card.powers is not None else None,
        "deck_only": " ".join(card.deck_only),
        "attachment": card.attachment,
        "copies": card.copies,
    }


def _problem(found: Problem) -> DeckProblem:
    """A problem with the English name of its card, for whoever has not read the pool."""
    named: dict[str, str | int] = {"name": official()[found.card].name} if found.card in official() else {}
    return DeckProblem(f"invasion.deck.{found.name}", found.rule, found.card, {**named, **found.args}, found.illegal)


def _written(deck: Deck) -> dict[str, Any]:
    return {"capital": deck.army, **({"name": deck.name} if deck.name else {})}


def _plain(deck: str | Deck) -> str | dict[str, Any]:
    """A deck as a setup knows it; one without cards is that out of the box."""
    if isinstance(deck, Deck) and deck.cards is not None:
        return {**_written(deck), "cards": deck.cards}
    key = deck if isinstance(deck, str) else deck.army
    return READY.deck(key).written() if key in READY.all else key  # its cards, for the list may change some day


DESK: Final = InvasionDesk()
