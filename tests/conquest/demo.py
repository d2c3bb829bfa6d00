"""Demo cards for rules that no card of the core set uses, and functions to play with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from warhost.conquest import CONQUEST
from warhost.conquest.card import PAGES, Card
from warhost.conquest.duel import BOOK, _shared
from warhost.conquest.language.vocabulary import *
from warhost.conquest.library import LIBRARY
from warhost.effects.language.card import CardSet
from warhost.effects.language.effect import Effect
from warhost.effects.language.select import Selector
from warhost.effects.language.vocabulary import *
from warhost.engine import Match, Scenario


def _scar(where: Selector) -> Effect:
    """An action that damages an enemy unit there and draws a card if the unit was damaged before."""
    foes = UNITS & ENEMY & where
    return seq(deal(1, foes), only_if(already(at_least(1, foes & DAMAGED)), draw(1)))


DEMO = CardSet("demo", "Demo", "demo", "Demo", 1, 999)
TEXTS: dict[str, tuple[Any, ...]] = {}


def _card(code: str, name: str, kind: str, *parts: Any, **facts: Any) -> Card:
    TEXTS[code] = parts
    return Card(code, name, kind, "neutral", DEMO, plain=not parts, **facts)


def _unit(code: str, name: str, cost: int, attack: int, hit_points: int, command: int, *parts: Any) -> Card:
    return _card(code, name, "army", *parts, cost=cost, attack=attack, hit_points=hit_points, command=command)


def _attachment(code: str, name: str, cost: int, to: Selector, *abilities: Any) -> Card:
    return _card(code, name, "attachment", attaches(to), *abilities, cost=cost, shields=0, traits=("Location",))


def _event(code: str, name: str, ability: Any) -> Card:
    return _card(code, name, "event", ability, cost=0, shields=0)


def _listener(code: str, name: str, heard: Any) -> Card:
    return _card(code, name, "support", forced(heard, earn(1)), cost=0)


WON_HERE = after(STRUGGLE_WON, HERE, YOU)
FIRST_HIT = triggered(after(IS_ASSIGNED_DAMAGE, THIS), earn(1), limit=first_time(EACH_ROUND))
CARDS = [
    _unit("demo-001", "Trooper", 1, 1, 3, 1),
    _unit("demo-002", "Giant", 3, 0, 9, 0),
    # what is attached to a planet (CON-13.8)
    _attachment("demo-010", "Shrine", 1, PLANETS, constant(grant(UNITS & YOURS & HERE, ATTACK))),
    _attachment("demo-011", "Beacon", 0, PLANETS, constant(grant(UNITS & at(HOST), ATTACK))),
    _attachment("demo-012", "Banner", 0, ARMY_UNITS | PLANETS),
    _unit("demo-013", "Drones", 0, 1, 1, 0, attaches(ARMY_UNITS | PLANETS)),
    _event("demo-014", "Relocation", action(target(ATTACHMENTS & YOURS, attach(IT, PLANETS)), phase=DEPLOY_PHASE)),
    _event("demo-015", "Supply Drop", action(deploy(ATTACHMENT_CARDS & IN_HAND, True))),
    # several responses to one event (CON-16.13)
    _unit("demo-020", "Raiders", 2, 1, 2, 1, respond(WON_HERE, _scar(HERE))),
    _unit("demo-021", "Furies", 2, 1, 2, 1, forced(WON_HERE, _scar(HERE))),
    _event("demo-022", "Ransack", respond(after(STRUGGLE_WON, whom=YOU), _scar(at(THAT)))),
    _unit(
        "demo-023",
        "Vultures",
        2,
        1,
        2,
        1,
        respond(WON_HERE, draw(1), only=already(at_least(1, UNITS & ENEMY & HERE & DAMAGED))),
    ),
    # traits that are not printed
    _attachment("demo-040", "War Paint", 0, ARMY_UNITS, constant(gains_trait(HOST, "Soldier"))),
    _event(
        "demo-041", "Drill", action(target(ARMY_UNITS, floating(constant(gains_trait(IT, "Soldier")), END_OF_PHASE)))
    ),
    _attachment("demo-042", "Order", 0, ARMY_UNITS & trait("Soldier")),
    _unit(
        "demo-043",
        "Sergeants",
        2,
        1,
        3,
        1,
        constant(grant(THIS, ATTACK, 2), only=at_least(1, ARMY_UNITS & YOURS & trait("Soldier"))),
    ),
    # simultaneous effects
    _event("demo-050", "Massacre", action(destroy(ARMY_UNITS))),
    _event("demo-051", "Barrage", action(deal(1, UNITS))),
    _event("demo-052", "Weariness", action(exhaust(UNITS))),
    _event("demo-053", "Recall", action(return_to_hand(ARMY_UNITS))),
    # triggers on movement (CON-17.3)
    _listener("demo-060", "Hears To Planet", after(MOVES, UNITS & YOURS)),
    _listener("demo-061", "Hears From", after(moves("from a planet"), UNITS & YOURS)),
    _listener("demo-062", "Hears Across", after(moves("between planets"), UNITS & YOURS)),
    _listener("demo-063", "Hears Home", after(moves("to headquarters"), UNITS & YOURS)),
    _listener("demo-064", "Hears Commits", after(COMMITS, UNITS & YOURS)),
    _listener("demo-065", "Hears Retreats", when(RETREATS, UNITS & YOURS)),
    _listener("demo-066", "Hears By Effect", when(MOVES, UNITS & YOURS)),
    # the first time in a round (CON-15.14)
    _unit("demo-070", "Sentries", 1, 1, 9, 0, FIRST_HIT),
    _attachment("demo-071", "Watch Banner", 0, ARMY_UNITS, constant(grants_ability(HOST, FIRST_HIT))),
    _event("demo-072", "Gag", action(target(ARMY_UNITS, floating(constant(blank(IT)), END_OF_PHASE)))),
    # limits (CON-16.20)
    _unit("demo-030", "Tithers", 1, 1, 9, 0, action(earn(1), limit=EACH_PHASE)),
    _unit("demo-031", "Stewards", 1, 1, 9, 0, action(earn(1), limit=twice(EACH_PHASE))),
    _unit("demo-032", "Chroniclers", 1, 1, 9, 0, action(earn(1), limit=EACH_ROUND)),
    _unit("demo-033", "Duellists", 1, 1, 9, 0, action(earn(1), phase=COMBAT_PHASE, limit=EACH_ATTACK)),
    _unit("demo-034", "Marshals", 1, 1, 9, 0, action(earn(1), phase=COMBAT_PHASE, limit=EACH_COMBAT_ROUND)),
    _unit("demo-035", "Heralds", 1, 1, 9, 0, action(earn(1), phase=COMBAT_PHASE, limit=EACH_BATTLE)),
    _event("demo-036", "Levy", action(earn(1), limit=max_one(EACH_ROUND))),
]
LISTENERS = [card.name for card in CARDS if card.name.startswith("Hears ")]
CODES = [card.code for card in CARDS]


@contextmanager
def published() -> Iterator[None]:
    """Adds the demo cards to the game for the duration of a block."""
    PAGES.own.add(DEMO.cycle)
    for code, parts in TEXTS.items():
        if parts:
            PAGES.write(code, *parts)
    LIBRARY.add(CARDS)
    BOOK.forget(CODES[0])  # the possible responses from hand are cached by warlord
    _shared.cache_clear()  # ... and by pair of decks
    try:
        yield
    finally:
        LIBRARY.remove(CODES)
        PAGES.own.discard(DEMO.cycle)
        for code in CODES:
            PAGES.erase(code)
            BOOK.forget(code)
        _shared.cache_clear()


def shows(position: dict[str, Any], script: list[Any], check: dict[str, Any]) -> Match:
    """Play a script from a position in the scenario format, and check the result."""
    data = {"game": "conquest", "title": "demo", "covers": ["CON-1.1"], "position": position}
    match = Scenario({**data, "script": script, "check": check}, "demo").run(CONQUEST)
    assert match is not None
    return match
