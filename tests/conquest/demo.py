"""Cards of our own in the card language, for rules that no card of the Core Set shows; and a way to play with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from warhost.conquest import CONQUEST
from warhost.conquest.duel import IN_HANDS, LIBRARY, _shared, publish
from warhost.conquest.language.select import ATTACHMENT_CARDS
from warhost.conquest.language.vocabulary import (
    AFTER_STRUGGLE_WON,
    ARMY_UNITS,
    AT_HOST,
    ATTACHMENTS,
    ATTACK,
    DAMAGED,
    DEPLOY_PHASE,
    ENEMY,
    HERE,
    IN_HAND,
    IT,
    NEUTRAL,
    PLANETS,
    SAME_PLANET,
    UNITS,
    YOU,
    YOURS,
    Attach,
    DeployNow,
    Effect,
    Selector,
    action,
    already,
    army_unit,
    at_least,
    attachment,
    constant,
    deal,
    draw,
    event,
    forced,
    grants,
    respond,
    seq,
    target,
    when,
    when_true,
)
from warhost.engine import Match, Scenario


def _scar(where: Selector) -> Effect:
    """Damage the enemy there; whoever was damaged before that is worth a card."""
    foes = UNITS & ENEMY & where
    return seq(deal(1, foes), when_true(already(at_least(1, foes & DAMAGED)), draw(1)))


WON_HERE = when(AFTER_STRUGGLE_WON, HERE, YOU)
CARDS = [
    army_unit("demo-001", "Trooper", NEUTRAL, 1, 1, 3, 1, []),
    army_unit("demo-002", "Giant", NEUTRAL, 3, 0, 9, 0, []),
    # what is attached to a planet (CON-13.8)
    attachment(
        "demo-010", "Shrine", NEUTRAL, 1, 0, ["Location"], PLANETS, [constant(grants(UNITS & YOURS & HERE, ATTACK))]
    ),
    attachment(
        "demo-011",
        "Beacon",
        NEUTRAL,
        0,
        0,
        ["Location"],
        PLANETS,
        [constant(grants(UNITS & AT_HOST, ATTACK))],
    ),
    attachment("demo-012", "Banner", NEUTRAL, 0, 0, [], ARMY_UNITS | PLANETS),
    army_unit("demo-013", "Drones", NEUTRAL, 0, 1, 1, 0, [], host=ARMY_UNITS | PLANETS),
    event(
        "demo-014",
        "Relocation",
        NEUTRAL,
        0,
        0,
        [],
        action(target(ATTACHMENTS & YOURS, Attach(IT, PLANETS)), phase=DEPLOY_PHASE),
    ),
    event("demo-015", "Supply Drop", NEUTRAL, 0, 0, [], action(DeployNow(ATTACHMENT_CARDS & IN_HAND, True))),
    # several answers to one occurrence (CON-16.13)
    army_unit("demo-020", "Raiders", NEUTRAL, 2, 1, 2, 1, [], [respond(WON_HERE, _scar(HERE))]),
    army_unit("demo-021", "Furies", NEUTRAL, 2, 1, 2, 1, [], [forced(WON_HERE, _scar(HERE))]),
    event(
        "demo-022",
        "Ransack",
        NEUTRAL,
        0,
        0,
        [],
        respond(when(AFTER_STRUGGLE_WON, whom=YOU), _scar(SAME_PLANET)),
    ),
    army_unit(
        "demo-023",
        "Vultures",
        NEUTRAL,
        2,
        1,
        2,
        1,
        [],
        [respond(WON_HERE, draw(1), only=already(at_least(1, UNITS & ENEMY & HERE & DAMAGED)))],
    ),
]
CODES = [card.code for card in CARDS]


@contextmanager
def published() -> Iterator[None]:
    """For a while the demo cards are cards like all others."""
    in_hands = {kind: entries[:] for kind, entries in IN_HANDS.items()}
    publish(CARDS)
    _shared.cache_clear()  # what a player may answer from hand is worked out once for two decks
    try:
        yield
    finally:
        for code in CODES:
            del LIBRARY[code]
        IN_HANDS.clear()
        IN_HANDS.update(in_hands)
        _shared.cache_clear()


def shows(position: dict[str, Any], script: list[Any], check: dict[str, Any]) -> Match:
    """Play a script from a position, in the words of scenarios, and check."""
    data = {"game": "conquest", "title": "demo", "covers": ["CON-1.1"], "position": position}
    match = Scenario({**data, "script": script, "check": check}, "demo").run(CONQUEST)
    assert match is not None
    return match
