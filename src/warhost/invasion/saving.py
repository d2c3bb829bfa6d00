"""The columns of a state as plain data, and back; and the steps that carry more than numbers."""

from __future__ import annotations

from typing import Any

from ..effects.facts import wide
from ..effects.saving import read_boost, read_floating, read_step, read_use
from ..engine.outcome import Outcome
from ..engine.plain import number, numbers, truth
from ..engine.steps import Question, Step
from .duel import BOOK, read_duel
from .rules.altering import Altering, Dealing, Redirecting
from .rules.damage import Hits, Indirect, IndirectOrder
from .rules.following import PlayRevealed, Rearranging
from .rules.leaving import Discarding, Leaving
from .rules.playing import ChooseX, Link, Payment, ResolveLink
from .rules.projection import project
from .setup import bare
from .state import InvasionState


def columns(s: InvasionState) -> dict[str, Any]:
    """Everything of a state that the engine does not know.  What is worked out from the rest is left out."""
    return {
        "duel": s.duel.source(),
        "piles": s.piles,
        "place": list(s.place),
        "controller": list(s.controller),
        "damage": list(s.damage),
        "tokens": list(s.tokens),
        "marks": list(s.marks),
        "host": list(s.host),
        "births": list(s.births),
        "seen": list(s.seen),
        "known": list(s.known),
        "assigned": list(s.assigned),
        "returned": list(s.returned),
        "resources": list(s.resources),
        "chain": [use.saved() for use in s.chain],
        "boosts": [boost.saved() for boost in s.boosts],
        "floating": [each.saved() for each in s.floating],
        "history": s.history,
        "used": s.used,
        "occasions": [use.saved() for use in s.occasions],
        "fresh": [use.saved() for use in s.fresh],
        "suspects": s.suspects,
        "draft": s.draft,
        "capitals": s.capitals,
        "active": s.active,
        "first": s.first,
        "phase": s.phase,
        "window": s.window,
        "turns": s.turns,
        "attacker": s.attacker,
        "attacked": s.attacked,
        "attacked_legend": s.attacked_legend,
        "struck": s.struck,
        "silent": s.silent,
        "changed": s.changed,
    }


def restored(
    data: dict[str, Any],
    steps: list[Step[Any]],
    question: Question[Any] | None,
    options: list[int],
    seat: int,
    rng: int,
    decisions: int,
    outcome: Outcome | None,
) -> InvasionState:
    """The state that `columns` described."""
    s = bare(read_duel(data["duel"]), rng)
    s.steps, s.question, s.options, s.seat = steps, question, options, seat
    s.decisions, s.outcome = decisions, outcome
    s.piles = [tuple(numbers(pile)) for pile in data["piles"]]
    s.place = _column(s, data["place"])
    s.controller = _column(s, data["controller"])
    s.damage = _column(s, data["damage"])
    s.tokens = _column(s, data["tokens"])
    s.marks = wide(_numbers(s, data["marks"]))
    s.host = _column(s, data["host"])
    s.births = _column(s, data["births"])
    s.seen = _column(s, data["seen"])
    s.known = _column(s, data["known"])
    s.assigned = _column(s, data["assigned"])
    s.returned = _column(s, data["returned"])
    s.resources = bytearray(numbers(data["resources"]))
    s.chain = [read_use(BOOK, use) for use in data["chain"]]
    s.boosts = tuple([read_boost(boost) for boost in data["boosts"]])
    s.floating = tuple([read_floating(BOOK, each) for each in data["floating"]])
    s.history = tuple([(number(kind), number(card), number(who)) for kind, card, who in data["history"]])
    s.used = tuple(numbers(data["used"]))
    s.occasions = tuple([read_use(BOOK, use) for use in data["occasions"]])
    s.fresh = tuple([read_use(BOOK, use) for use in data["fresh"]])
    s.suspects = tuple([(number(card), number(known)) for card, known in data["suspects"]])
    s.draft = tuple(numbers(data["draft"]))
    s.capitals = tuple(numbers(data["capitals"]))
    s.active, s.first = number(data["active"]), number(data["first"])
    s.phase, s.window, s.turns = number(data["phase"]), number(data["window"]), number(data["turns"])
    s.attacker, s.attacked = number(data["attacker"]), number(data["attacked"])
    s.attacked_legend, s.struck = number(data["attacked_legend"]), number(data["struck"])
    s.silent = truth(data["silent"])
    if sorted([card for pile in s.piles for card in pile]) != list(range(s.duel.cards)):
        raise ValueError("a card is missing or in two places")
    project(s)
    s.changed = truth(data["changed"])
    return s


def _numbers(s: InvasionState, saved: Any) -> list[int]:
    if len(saved) != s.duel.objects:
        raise ValueError("a column is too long or too short")
    return numbers(saved)


def _column(s: InvasionState, saved: Any) -> bytearray:
    return bytearray(_numbers(s, saved))


def read(saved: list[Any]) -> Step[Any] | None:
    """A step with more than numbers out of its saved form, or None if it has none."""
    step = read_step(BOOK, saved)
    if step is not None:
        return step
    kind = saved[0]
    if kind in ("Payment", "Link", "ResolveLink", "ChooseX"):
        use = read_use(BOOK, saved[1])
        if kind == "ChooseX":
            return ChooseX(use)
        if kind == "Payment":
            return Payment(use)
        if kind == "Link":
            return Link(use)
        return ResolveLink(use)
    if kind == "Leaving":
        by = read_use(BOOK, saved[3]) if saved[3] else None
        return Leaving(tuple(numbers(saved[1])), number(saved[2]), by)
    if kind == "Discarding":
        return Discarding(tuple(numbers(saved[1])))
    if kind == "PlayRevealed":
        return PlayRevealed(number(saved[1]), tuple(numbers(saved[2])))
    if kind == "Rearranging":
        return Rearranging(
            number(saved[1]), number(saved[2]), tuple(numbers(saved[3])), number(saved[4]), number(saved[5])
        )
    if kind == "Altering":
        return Altering(_dealing(saved[1]))
    if kind == "Redirecting":
        return Redirecting(_dealing(saved[1]), number(saved[2]), number(saved[3]))
    if kind == "Indirect":
        who, others, amount = numbers(saved[1:4])
        return Indirect(who, others, amount, _hits(saved[4]), read_use(BOOK, saved[5]))
    if kind == "IndirectOrder":
        return IndirectOrder(number(saved[1]), read_use(BOOK, saved[2]))
    return None


def _dealing(saved: list[Any]) -> Dealing:
    hits, use, done, taken, toughened = saved
    made = read_use(BOOK, use) if use else None
    return Dealing(_hits(hits), made, tuple(numbers(done)), tuple(numbers(taken)), tuple(numbers(toughened)))


def _hits(saved: list[Any]) -> Hits:
    return tuple([(number(card), number(amount), number(flags)) for card, amount, flags in saved])
