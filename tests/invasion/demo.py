"""Demo cards for rules that no card of the core set uses, and functions to play with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from warhost.effects.language.card import CardSet
from warhost.effects.language.vocabulary import *
from warhost.engine import Match, Scenario
from warhost.invasion import INVASION
from warhost.invasion.card import PAGES, Attaches, Card
from warhost.invasion.duel import BOOK
from warhost.invasion.language.vocabulary import *
from warhost.invasion.library import LIBRARY
from warhost.invasion.words import LIMITED

CARDS_TO_RAISE = UNIT_CARDS & IN_DISCARD


DEMO = CardSet("demo", "Demo", "demo", "Demo", 1, 999)
TEXTS: dict[str, tuple[Any, ...]] = {}
KEYWORDS = ("toughness", "counterstrike", "scout", "raider", "savage", "ambush", "limited", "necromancy")


def _card(code: str, name: str, kind: str, *parts: Any, race: str = "neutral", **facts: Any) -> Card:
    TEXTS[code] = parts
    symbols = (race,) if race != "neutral" else ()
    keywords = tuple([(word, int(facts.pop(word))) for word in KEYWORDS if word in facts])
    facts["keywords"] = keywords
    return Card(code, name, kind, race, DEMO, symbols=symbols, plain=not parts, **facts)


def _unit(code: str, name: str, power: int, hit_points: int, *abilities: Any, **more: Any) -> Card:
    return _card(code, name, "unit", *abilities, power=power, hit_points=hit_points, **more)


def _tactic(code: str, name: str, play: Any, cost: int = 0) -> Card:
    return _card(code, name, "tactic", play, cost=cost)


def _support(code: str, name: str, *abilities: Any, **more: Any) -> Card:
    return _card(code, name, "support", *abilities, **more)


def _legend(
    code: str, name: str, race: str, cost: int, loyalty: int, powers: tuple[int, int, int], hit_points: int, **more: Any
) -> Card:
    numbers = {"cost": cost, "loyalty": loyalty, "power": min(powers), "powers": powers, "hit_points": hit_points}
    return _card(code, name, "legend", race=race, **numbers, **more)


def _attachment(code: str, name: str, to: Any, *abilities: Any) -> Card:
    attached = Attaches(ALL, attaches(to).play)
    return _card(code, name, "support", attached, *abilities, traits=("Attachment",))


OUTRIDING = constant(grant(THIS, POWER, 5), zone=BATTLEFIELD)
CARDS = [
    _unit("demo-001", "Recruit", 1, 1),
    _unit("demo-002", "Guard", 1, 3),
    _unit("demo-003", "Giant", 4, 6),
    # triggered actions (INV-7)
    _unit("demo-010", "Dawn Singer", 1, 2, action(earn(1), when=YOUR_TURN_BEGINS)),
    _unit(
        "demo-011",
        "Drill Sergeant",
        1,
        2,
        action(target(UNITS, gain(POWER, 1)), when=after(ENTERS_PLAY, UNITS & YOURS)),
    ),
    _unit("demo-012", "Herald", 1, 2, action(target(UNITS, deal(1)), when=after(PLAYED, UNITS & OTHER, YOU))),
    _unit("demo-013", "Toll Keeper", 1, 2, action(draw(1), spend=2, when=YOUR_TURN_BEGINS)),
    _unit("demo-014", "Undertaker", 1, 2, action(earn(1), when=after(LEAVES_PLAY, UNITS & OTHER))),
    _unit("demo-015", "Martyr", 1, 1, action(earn(2), when=after(LEAVES_PLAY, THIS))),
    _unit("demo-016", "Silencer", 1, 2, action(earn(1), cost=skip("further actions"), when=after(begins("turn")))),
    _tactic("demo-017", "Counterspell", action(target(just_played(TACTIC), cancel()))),
    _unit("demo-018", "Penitent", 1, 2, action(earn(1), cost=corrupt(THIS))),
    # conditional actions (INV-8)
    _tactic("demo-020", "Ward", action(target(UNITS, floating(constant(cancel_damage(IT, 2, next=True)))))),
    _tactic(
        "demo-021",
        "Deflect",
        action(
            target(UNITS, target(UNITS & ANOTHER, floating(constant(redirect_damage(FIRST, 2, SECOND, next=True)))))
        ),
    ),
    _tactic("demo-022", "Bounty", action(floating(triggered(after(IS_DESTROYED, UNITS), earn(3))))),
    _tactic("demo-023", "Vigil Fire", action(floating(triggered(after(IS_DESTROYED, UNITS), earn(3)), every=True))),
    # limits (INV-6.8)
    _unit("demo-024", "Almoner", 1, 2, action(earn(1), limit=EACH_PHASE)),
    _unit("demo-025", "Treasurer", 1, 2, action(earn(1), limit=twice(EACH_TURN))),
    _unit("demo-026", "Beadle", 1, 2, action(earn(1), limit=max_one(EACH_TURN))),
    # keywords that are not printed (INV-15.16, INV-15.28)
    _support("demo-027", "Ration", constant(grant(SUPPORT_CARDS & IN_HAND, LIMITED))),
    _support("demo-028", "Crypt", constant(grant(UNIT_CARDS & IN_DISCARD, NECROMANCY))),
    _support("demo-029", "Rite", limited=True),
    # plain effects
    _tactic("demo-030", "Bolt", action(target(UNITS | CAPITAL | LEGENDS, deal(3)))),
    _tactic("demo-031", "Spark", action(target(UNITS | CAPITAL, deal(1)))),
    _tactic("demo-032", "Two Sparks", action(target(UNITS, seq(deal(1), deal(1))))),
    _tactic("demo-033", "Mend", action(heal(1, UNITS))),
    _tactic("demo-034", "Slay", action(target(UNITS, destroy()))),
    _tactic("demo-035", "Taint", action(target(UNITS | LEGENDS, corrupt()))),
    _tactic("demo-036", "Cull", action(destroy(UNITS - trait("Epic")))),
    _tactic("demo-037", "Expose", action(target(DEVELOPMENTS, turn("faceup")))),
    _tactic("demo-038", "Offering", action(earn(3), cost=sacrifice_one(UNITS))),
    _tactic("demo-039", "Bolster", action(target(UNITS, gain(HIT_POINTS, 3)))),
    _tactic("demo-090", "Storm", action(deal(1, UNITS))),
    _tactic("demo-091", "Blight", action(corrupt(UNITS))),
    _tactic("demo-092", "Homeward", action(return_to_hand(UNITS))),
    # triggered abilities (INV-9, INV-10)
    _unit("demo-040", "Mourner", 1, 2, forced(after(IS_DESTROYED, UNITS & OTHER), earn(1))),
    _unit("demo-041", "Keener", 1, 1, forced(after(LEAVES_PLAY, UNITS & YOURS), earn(1))),
    _unit("demo-042", "Physician", 1, 2, forced(after(IS_DAMAGED, UNITS), heal(1))),
    _unit("demo-043", "Seer", 1, 2, triggered(after(IS_DAMAGED, UNITS), earn(1))),
    _unit("demo-044", "Doomed", 1, 2, forced(after(ends("turn")), earn(1)), forced(after(IS_DESTROYED, THIS), earn(5))),
    _unit("demo-045", "Scholar", 1, 2, forced(after(IS_DAMAGED, THIS), draw(1)), traits=("Epic",)),
    # keywords
    _unit("demo-050", "Lurkers", 2, 2, forced(after(ENTERS_PLAY, THIS), earn(5)), ambush=1),
    _unit("demo-051", "Reavers", 1, 2, raider=2),
    _unit("demo-052", "Ragers", 1, 3, savage=1),
    _unit("demo-053", "Revenant", 2, 2, cost=2, necromancy=True),
    _unit("demo-054", "Wyrm", 3, 4, traits=("Epic",)),
    _unit("demo-055", "Pikes", 1, 3, counterstrike=1),
    _attachment("demo-056", "Spear Drill", UNITS, constant(grant(HOST, 3, 2))),  # 3: Counterstrike
    # legends (INV-20)
    _legend("demo-060", "Old King", "dwarf", 2, 1, (1, 2, 3), 4, counterstrike=1),
    _legend("demo-061", "Warlord", "orc", 1, 0, (2, 1, 2), 5),
    _legend("demo-062", "Oracle", "chaos", 1, 0, (1, 1, 1), 3),
    _support("demo-063", "Throne Guard", constant(can("defend the capital", LEGENDS & YOURS))),
    # kinds and control
    _attachment("demo-070", "Entomb", UNITS, constant(counts_as(HOST, DEVELOPMENT, only=True))),
    _attachment("demo-071", "Usurper", UNITS & ENEMY, constant(controls(HOST))),
    _attachment("demo-072", "Silence", ALL, constant(blank(HOST))),
    _attachment(
        "demo-177",
        "Standard",
        UNITS,
        constant(grants_ability(HOST, action(gain(POWER, 1, of=THIS), limit=EACH_TURN))),
        constant(grants_ability(HOST, forced(after(IS_DAMAGED, THIS), draw(1)))),
        constant(grants_ability(HOST, action(earn(1), when=after(LEAVES_PLAY, THIS)))),
    ),
    _support("demo-073", "Frenzy", constant(multiply_damage(UNITS))),
    _support(
        "demo-074",
        "Field Hospital",
        constant(instead_of("being put into a discard pile", UNITS & YOURS, "return to hand")),
    ),
    _support("demo-075", "Scaffold", constant(counts_as(QUESTS, SUPPORT))),
    _support("demo-076", "Living Ground", constant(counts_as(DEVELOPMENTS & YOURS, UNIT, hit_points=1))),
    _unit(
        "demo-077",
        "Outrider",
        1,
        2,
        constant(can("attack from any zone")),
        constant(grant(THIS, POWER, 5), zone=BATTLEFIELD),
    ),
    _unit("demo-078", "Twin", 1, 2, forced(after(ENTERS_PLAY, THIS), earn(1)), unique=True),
    _card("demo-079", "Vigil", "quest", forced(YOUR_TURN_BEGINS, place_tokens(1))),
    # course of the turn
    _tactic("demo-080", "Raise", action(target(CARDS_TO_RAISE, put_into_play(IT)))),
    _tactic("demo-081", "Muster", action(put_into_play(CARDS_TO_RAISE, QUEST, together=True))),
    _tactic("demo-082", "Sally", action(another("attack"))),
    _tactic("demo-083", "Slumber", action(floating(constant(cannot("have a phase", phase=QUEST_PHASE)), UNTIL_USED))),
    _tactic("demo-084", "Curfew", action(skip("the rest of the phase"))),
    _tactic("demo-085", "Second Wind", action(another("battlefield phase"))),
    _tactic("demo-086", "Drive Out", action(target(UNITS, move(to=BATTLEFIELD)))),
    _support("demo-087", "Swift Siege", constant(zones_to_burn(1))),
    _support("demo-088", "Long Siege", constant(zones_to_burn(3))),
]
CODES = [card.code for card in CARDS]


@contextmanager
def published() -> Iterator[None]:
    """Adds the demo cards to the game for the duration of a block."""
    PAGES.own.add(DEMO.cycle)
    for code, parts in TEXTS.items():
        if parts:
            PAGES.write(code, *parts)
    LIBRARY.add(CARDS)
    try:
        yield
    finally:
        LIBRARY.remove(CODES)
        PAGES.own.discard(DEMO.cycle)
        for code in CODES:
            PAGES.erase(code)
            BOOK.forget(code)


def shows(position: dict[str, Any], script: list[Any], check: dict[str, Any], seed: int = 0) -> Match:
    """Play a script from a position in the scenario format, and check the result."""
    data = {"game": "invasion", "title": "demo", "covers": ["INV-1.6"], "position": position}
    match = Scenario({**data, "script": script, "check": check, "seed": seed}, "demo").run(INVASION)
    assert match is not None
    return match


def turn(phase: str, seat: int = 1, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "phase": phase, **more}
