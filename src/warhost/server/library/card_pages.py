"""Pages about one card: rules that name it, scenarios that show it, decks that contain it."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from ...rulebook import ENGLISH
from ...rulings import doubts, rulings
from ...text import LANGUAGES
from ..protocol import CardAbout, CardRule, CardRulings, Deck, RuleScenario
from ..refusing import refuse
from ..tables.places import known_adapter
from .caching import KEPT
from .scenario_index import all_scenarios, title_of

_NUMBER: Final = re.compile(r"-(\d+)[a-z]?$")
MOST_SCENARIOS: Final = 24  # maximum number of scenarios on a card's page; those about the card come first


@get(
    "/api/cards/{game:str}/{code:str}",
    summary="Rules that name a card, scenarios that show it, and decks that hold it",
    sync_to_thread=True,
    opt=KEPT,
)
def about(game: FromPath[str], code: FromPath[str], language: FromQuery[str] = ENGLISH) -> CardAbout:
    adapter = known_adapter(game)[1]
    name = _name(game, code, language)
    decks = [Deck(each.army, each.name, each.cards) for each in adapter.pool().ready if code in (each.cards or {})]
    listed = [card.code for card in adapter.cards()]
    return CardAbout(
        code,
        _rules(game, code, language),
        doubts(game, code, language),
        _scenarios(game, name, language),
        decks,
        *_neighbours(listed, code),
        *_printing(game, code),
    )


@get("/api/cards/{game:str}/{code:str}/rulings", summary="Rules that name a card", sync_to_thread=True)
def card_rulings(game: FromPath[str], code: FromPath[str], language: FromQuery[str] = ENGLISH) -> CardRulings:
    _name(game, code, language)
    return CardRulings(code, _rules(game, code, language))


def _name(game: str, code: str, language: str) -> str:
    """The English name of a card; refused if there is no such card or language."""
    if language not in LANGUAGES:
        raise refuse("unknown-language", 404)
    name = _names(game).get(code)
    if name is None:
        raise refuse("not-found", 404)
    return name


@cache
def _names(game: str) -> dict[str, str]:
    adapter = known_adapter(game)[1]
    return {card.code: card.name for card in adapter.pool().cards} | {card.code: card.name for card in adapter.cards()}


def _neighbours(codes: list[str], code: str) -> tuple[str, str]:
    """The codes of the previous and next card; "" at either end, and for a card that cannot be played yet."""
    if code not in codes:
        return "", ""
    at = codes.index(code)
    return codes[at - 1] if at else "", "".join(codes[at + 1 : at + 2])


def _printing(game: str, code: str) -> tuple[str, int]:
    """The pack in which a card was published and its number there; "" and 0 in a game without packs."""
    pack = _packs(game).get(code, "")
    number = _NUMBER.search(code)
    return (pack, int(number[1])) if pack and number else (pack, 0)


@cache
def _packs(game: str) -> dict[str, str]:
    """The name of the pack of each card, by code."""
    pool = known_adapter(game)[1].pool()
    names = {pack.key: pack.name for pack in pool.packs}
    return {card.code: names[card.pack] for card in pool.cards if card.pack in names}


def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _rules(game: str, code: str, language: str) -> list[CardRule]:
    found = rulings(game, language).get(code, ())
    return [CardRule(each.rule, each.kind, each.label, each.text) for each in found]


def _scenarios(game: str, name: str, language: str) -> list[RuleScenario]:
    """The scenarios whose title names the card, then those that use it."""
    named = _named(name)
    titled, held = [], []
    for path, title, content in _contents(game):
        if named.search(title):
            titled.append(RuleScenario(path, title_of(path, language)))
        elif named.search(content):
            held.append(RuleScenario(path, title_of(path, language)))
    return [*titled, *held][:MOST_SCENARIOS]


@cache
def _contents(game: str) -> list[tuple[str, str, str]]:
    """Path, title and all other text of the scenarios that can be opened at a table."""
    return [
        (path, each.title, json.dumps([each.position, each.script], default=str, ensure_ascii=False))
        for path, each in all_scenarios().items()
        if each.game == game and not each.refused
    ]


HANDLERS: Final = [about, card_rulings]
