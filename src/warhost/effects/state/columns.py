"""CardTable's columns: blank, copied, as plain data and back.

Written by `python -m tools.columns` from what `card_table.py` declares; do not edit.
"""

from __future__ import annotations

from ...engine.meter import Meter
from ...engine.plain import JsonData, number, numbers, sized, truth
from ...engine.state import NO_OPTIONS, NOBODY
from ..language.abilities import AbilityRegistry
from ..readers import read_ability_use, read_boost, read_floating, read_partial_knowledge
from .card_table import NO_HOST, CardTable
from .facts import PLAYERS


def blank_columns(s: CardTable, rng: int, piles: list[tuple[int, ...]], place: bytearray) -> None:
    facts = s.facts
    s.steps, s.question, s.options, s.seat = [], None, NO_OPTIONS, NOBODY
    s.rng, s.decisions, s.outcome, s.log, s.patient = rng, 0, None, None, False
    s.meter = Meter()
    s.piles = piles
    s.place = place
    s.controller = bytearray(facts.owner)
    s.damage = bytearray(facts.objects)
    s.tokens = bytearray(facts.objects)
    s.marks = [0] * facts.objects
    s.host = bytearray([NO_HOST]) * facts.objects
    s.births = bytearray(facts.objects)
    s.seen = bytearray(facts.objects)
    s.suspects = ()
    s.resources = bytearray(PLAYERS)
    s.boosts = ()
    s.floating = ()
    s.used = ()
    s.fresh = ()
    s.alerts = ()
    s.active = 0
    s.phase = 0
    s.window = 0
    s.changed = True
    s.basis = None
    s.rest = None
    s.kinds = facts.kinds[:]
    s.hit_points = [0] * facts.objects
    s.stats = {}
    s.listeners = {}
    s.in_force = {}
    s.actors = [[], []]


def copied_columns(s: CardTable, twin: CardTable) -> CardTable:
    twin.steps = s.steps[:]
    twin.question = s.question
    twin.options = s.options
    twin.seat = s.seat
    twin.rng = s.rng
    twin.decisions = s.decisions
    twin.outcome = s.outcome
    twin.meter = s.meter
    twin.log = None
    twin.patient = False
    twin.piles = s.piles[:]
    twin.place = s.place.copy()
    twin.controller = s.controller.copy()
    twin.damage = s.damage.copy()
    twin.tokens = s.tokens.copy()
    twin.marks = s.marks[:]
    twin.host = s.host.copy()
    twin.births = s.births.copy()
    twin.seen = s.seen.copy()
    twin.suspects = s.suspects
    twin.resources = s.resources.copy()
    twin.boosts = s.boosts
    twin.floating = s.floating
    twin.used = s.used
    twin.fresh = s.fresh
    twin.alerts = s.alerts
    twin.active = s.active
    twin.phase = s.phase
    twin.window = s.window
    twin.changed = s.changed
    twin.basis = s.basis
    twin.rest = s.rest
    twin.kinds = s.kinds
    twin.hit_points = s.hit_points
    twin.stats = s.stats
    twin.listeners = s.listeners
    twin.in_force = s.in_force
    twin.actors = s.actors
    return twin


def saved_columns(s: CardTable) -> JsonData:
    return {
        "piles": s.piles,
        "place": list(s.place),
        "controller": list(s.controller),
        "damage": list(s.damage),
        "tokens": list(s.tokens),
        "marks": list(s.marks),
        "host": list(s.host),
        "births": list(s.births),
        "seen": list(s.seen),
        "suspects": [each.saved() for each in s.suspects],
        "boosts": [each.saved() for each in s.boosts],
        "floating": [each.saved() for each in s.floating],
        "used": s.used,
        "fresh": [each.saved() for each in s.fresh],
        "active": s.active,
        "phase": s.phase,
        "changed": s.changed,
    }


def restore_columns(s: CardTable, book: AbilityRegistry, data: JsonData) -> None:
    facts = s.facts
    s.piles = [tuple(numbers(each)) for each in data["piles"]]
    s.place = bytearray(sized(data["place"], facts.objects))
    s.controller = bytearray(sized(data["controller"], facts.objects))
    s.damage = bytearray(sized(data["damage"], facts.objects))
    s.tokens = bytearray(sized(data["tokens"], facts.objects))
    s.marks = sized(data["marks"], facts.objects)
    s.host = bytearray(sized(data["host"], facts.objects))
    s.births = bytearray(sized(data["births"], facts.objects))
    s.seen = bytearray(sized(data["seen"], facts.objects))
    s.suspects = tuple([read_partial_knowledge(book, each) for each in data["suspects"]])
    s.boosts = tuple([read_boost(book, each) for each in data["boosts"]])
    s.floating = tuple([read_floating(book, each) for each in data["floating"]])
    s.used = tuple(numbers(data["used"]))
    s.fresh = tuple([read_ability_use(book, each) for each in data["fresh"]])
    s.active = number(data["active"])
    s.phase = number(data["phase"])
    s.changed = truth(data["changed"])
