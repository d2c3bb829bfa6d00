"""What is known about one card beyond its face: rules that name it, scenarios that show it, decks that hold it."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery

from ...games import find_game
from ...rulebook import ENGLISH, read_rules, said_in
from ...text import LANGUAGES
from ..protocol import CardAbout, CardRule, Deck, RuleScenario
from ..refusing import refuse
from ..tables.places import desk_of
from .caching import KEPT
from .scenario_shelf import shelf, title_of

MOST_SCENARIOS: Final = 24  # of one card; those about it first
RULINGS: Final = ("-FAQ-", "-ERR-")  # in the ids of rules that are about cards


@get(
    "/api/cards/{game:str}/{code:str}",
    summary="Rules that name a card, scenarios that show it, and decks that hold it",
    sync_to_thread=True,
    opt=KEPT,
)
def about(game: FromPath[str], code: FromPath[str], language: FromQuery[str] = ENGLISH) -> CardAbout:
    desk = desk_of(game)[1]
    if language not in LANGUAGES:
        raise refuse("unknown-language", 404)
    listed = {card.code: card.name for card in desk.cards()}
    names = {card.code: card.name for card in desk.pool().cards} | listed
    if code not in names:
        raise refuse("not-found", 404)
    decks = [Deck(each.army, each.name, each.cards) for each in desk.pool().ready if code in (each.cards or {})]
    rules, scenarios = _rules(game, names[code], language), _scenarios(game, names[code], language)
    return CardAbout(code, rules, scenarios, decks, *_neighbours(list(listed), code))


def _neighbours(codes: list[str], code: str) -> tuple[str, str]:
    """The cards before and after one; "" where there is none, and for a card that cannot be played yet."""
    if code not in codes:
        return "", ""
    at = codes.index(code)
    return codes[at - 1] if at else "", "".join(codes[at + 1 : at + 2])


def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def _rules(name_of_game: str, name: str, language: str) -> list[CardRule]:
    """The rules that name a card.  A name of one word may be a word of the rules as well: then only rulings count."""
    game = find_game(name_of_game)
    english = read_rules(game)
    said = (said_in(game, language) or english).rules
    named, one_word = _named(name), " " not in name
    return [
        CardRule(rule.id, (said.get(rule.id) or rule).plain)
        for rule in english.rules.values()
        if "-EX-" not in rule.id
        and (not one_word or any(each in rule.id for each in RULINGS))
        and named.search(rule.plain)
    ]


def _scenarios(game: str, name: str, language: str) -> list[RuleScenario]:
    """Those whose title names the card, then those in which it lies or is played."""
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
    """Path, title and everything else of the scenarios that can be opened; they come with the program."""
    return [
        (path, each.title, json.dumps([each.position, each.script], default=str, ensure_ascii=False))
        for path, each in shelf().items()
        if each.game == game and not each.refused
    ]


HANDLERS: Final = [about]
