"""The columns that both card games have: blank, copied, as plain data and back."""

from __future__ import annotations

from typing import Any

from ...engine.plain import number, numbers
from ...engine.state import NO_OPTIONS, NOBODY
from ..hidden.suspicion import Suspicion
from ..language.abilities import Book
from .card_table import NO_HOST
from .facts import PLAYERS, wide
from .saving import read_boost, read_floating, read_use
from .world import World


def blank_columns(s: World, rng: int, piles: list[tuple[int, ...]], place: bytearray) -> None:
    """Cards lie where they do, and nothing else has happened or is to do."""
    facts = s.facts
    objects = facts.objects
    s.steps, s.question, s.options, s.seat = [], None, NO_OPTIONS, NOBODY
    s.rng, s.decisions, s.outcome, s.log, s.patient = rng, 0, None, None, False
    s.piles, s.place, s.controller = piles, place, bytearray(facts.owner)
    s.damage, s.tokens, s.births, s.seen = (
        bytearray(objects),
        bytearray(objects),
        bytearray(objects),
        bytearray(objects),
    )
    s.marks = wide([0] * objects)
    s.host = bytearray([NO_HOST]) * objects
    s.resources = bytearray(PLAYERS)
    s.chain, s.boosts, s.floating, s.history, s.used = [], (), (), (), ()
    s.occasions, s.fresh, s.alerts, s.suspects = (), (), (), ()
    s.active = s.phase = s.window = 0
    s.silent, s.changed = False, True
    s.basis, s.rest = None, None
    s.kinds, s.hit_points = facts.kinds[:], [0] * objects
    s.stats, s.listeners, s.rules, s.actors = {}, {}, {}, [[], []]


def copy_columns(s: World, twin: World) -> None:
    """Columns are copied; what is replaced and never changed, clones share.  Nobody listens to a clone."""
    twin.steps = s.steps[:]
    twin.question = s.question
    twin.options = s.options
    twin.seat = s.seat
    twin.rng = s.rng
    twin.decisions = s.decisions
    twin.outcome = s.outcome
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
    twin.chain = s.chain[:]
    twin.boosts = s.boosts
    twin.floating = s.floating
    twin.history = s.history
    twin.used = s.used
    twin.occasions = s.occasions
    twin.fresh = s.fresh
    twin.alerts = s.alerts
    twin.active = s.active
    twin.phase = s.phase
    twin.window = s.window
    twin.silent = s.silent
    twin.changed = s.changed
    twin.basis = s.basis
    twin.rest = s.rest
    twin.kinds = s.kinds
    twin.hit_points = s.hit_points
    twin.stats = s.stats
    twin.listeners = s.listeners
    twin.rules = s.rules
    twin.actors = s.actors


def saved_columns(s: World) -> dict[str, Any]:
    """What a state of either game holds."""
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
        "boosts": [boost.saved() for boost in s.boosts],
        "floating": [each.saved() for each in s.floating],
        "used": s.used,
        "fresh": [use.saved() for use in s.fresh],
        "active": s.active,
        "phase": s.phase,
        "changed": s.changed,
    }


def restore_columns(s: World, book: Book, data: dict[str, Any]) -> None:
    """Put back what `saved_columns` wrote, but for `changed`: the numbers must be worked out first."""
    s.piles = [tuple(numbers(pile)) for pile in data["piles"]]
    if sorted([card for pile in s.piles for card in pile]) != list(range(s.facts.cards)):
        raise ValueError("a card is missing or in two places")
    s.place = column(s, data["place"])
    s.controller = column(s, data["controller"])
    s.damage = column(s, data["damage"])
    s.tokens = column(s, data["tokens"])
    s.marks = wide(_of_objects(s, data["marks"]))
    s.host = column(s, data["host"])
    s.births = column(s, data["births"])
    s.seen = column(s, data["seen"])
    s.suspects = tuple([_read_suspicion(each) for each in data["suspects"]])
    s.boosts = tuple([read_boost(boost) for boost in data["boosts"]])
    s.floating = tuple([read_floating(book, each) for each in data["floating"]])
    s.used = tuple(numbers(data["used"]))
    s.fresh = tuple([read_use(book, use) for use in data["fresh"]])
    s.active, s.phase = number(data["active"]), number(data["phase"])


def _read_suspicion(saved: Any) -> Suspicion:
    card, knower, held, among = saved
    return Suspicion(number(card), number(knower), number(held) != 0, tuple(numbers(among)))


def column(s: World, saved: Any) -> bytearray:
    """A column of bytes, one for each object."""
    return bytearray(_of_objects(s, saved))


def _of_objects(s: World, saved: Any) -> list[int]:
    if len(saved) != s.facts.objects:
        raise ValueError("a column is too long or too short")
    return numbers(saved)
