"""The columns of a state as plain data, and back; and the steps that carry more than numbers."""

from __future__ import annotations

from typing import Any, Final

from ..effects.facts import wide
from ..effects.saving import read_alert, read_boost, read_floating, read_step, read_use
from ..engine.outcome import Outcome
from ..engine.plain import number, numbers, truth
from ..engine.steps import Question, Step
from .duel import BOOK, read_duel
from .language.searching import ToBottom
from .rules.damage import Indirect, Shielded, Take
from .rules.deploying import Deploy
from .rules.entering import Commits, GoHome
from .rules.leaving import Departs
from .rules.pending import Hit, Pending
from .rules.projection import project
from .rules.reacting import Answers
from .rules.using import Cancellable, CarryOut, ChooseX, Payment
from .setup import bare
from .state import ConquestState

PENDING: Final[dict[str, type[Pending]]] = {
    each.__name__: each for each in (Cancellable, CarryOut, Deploy, Shielded, Take)
}


def columns(s: ConquestState) -> dict[str, Any]:
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
        "resources": list(s.resources),
        "boosts": [boost.saved() for boost in s.boosts],
        "floating": [each.saved() for each in s.floating],
        "used": s.used,
        "fresh": [use.saved() for use in s.fresh],
        "alerts": [each.saved() for each in s.alerts],
        "planets": s.planets,
        "faceup": s.faceup,
        "infested": s.infested,
        "token": s.token,
        "displays": s.displays,
        "lost": s.lost,
        "dials": s.dials,
        "shown_dials": s.shown_dials,
        "enslaved": s.enslaved,
        "active": s.active,
        "phase": s.phase,
        "window": s.window,
        "rounds": s.rounds,
        "limited": s.limited,
        "battle": s.battle,
        "battle_seat": s.battle_seat,
        "combat_round": s.combat_round,
        "attacker": s.attacker,
        "defender": s.defender,
        "latest": s.latest,
        "slain": s.slain,
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
) -> ConquestState:
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
    s.resources = bytearray(numbers(data["resources"]))
    s.boosts = tuple([read_boost(boost) for boost in data["boosts"]])
    s.floating = tuple([read_floating(BOOK, each) for each in data["floating"]])
    s.used = tuple(numbers(data["used"]))
    s.fresh = tuple([read_use(BOOK, use) for use in data["fresh"]])
    s.alerts = tuple([read_alert(BOOK, each) for each in data["alerts"]])
    s.planets = tuple(numbers(data["planets"]))
    s.faceup, s.token = number(data["faceup"]), number(data["token"])
    s.infested, s.enslaved = number(data["infested"]), tuple(numbers(data["enslaved"]))
    s.displays = tuple([tuple(numbers(each)) for each in data["displays"]])
    s.lost = tuple(numbers(data["lost"]))
    s.dials, s.shown_dials = tuple(numbers(data["dials"])), truth(data["shown_dials"])
    s.active, s.phase, s.window = number(data["active"]), number(data["phase"]), number(data["window"])
    s.rounds, s.limited = number(data["rounds"]), number(data["limited"])
    s.battle, s.battle_seat = number(data["battle"]), number(data["battle_seat"])
    s.combat_round = number(data["combat_round"])
    s.slain = tuple(numbers(data["slain"]))
    s.attacker, s.defender, s.latest = number(data["attacker"]), number(data["defender"]), number(data["latest"])
    if sorted([card for pile in s.piles for card in pile]) != list(range(s.duel.cards)):
        raise ValueError("a card is missing or in two places")
    project(s)
    s.changed = truth(data["changed"])
    return s


def _numbers(s: ConquestState, saved: Any) -> list[int]:
    if len(saved) != s.duel.objects:
        raise ValueError("a column is too long or too short")
    return numbers(saved)


def _column(s: ConquestState, saved: Any) -> bytearray:
    return bytearray(_numbers(s, saved))


def _pending(kind: str, saved: list[Any]) -> Pending:
    who, card, target, amount, cancelled, flags = numbers(saved[:6])
    use = read_use(BOOK, saved[7]) if saved[7] else None
    return PENDING[kind](who, card, target, amount, cancelled != 0, flags, _hits(saved[6]), use, number(saved[8]))


def _hits(saved: list[Any]) -> tuple[Hit, ...]:
    return tuple([(number(card), number(amount), number(flags)) for card, amount, flags in saved])


def read(saved: list[Any]) -> Step[Any] | None:
    """A step with more than numbers out of its saved form, or None if it has none."""
    step = read_step(BOOK, saved)
    if step is not None:
        return step
    kind = saved[0]
    if kind == "Answers":
        uses = tuple([read_use(BOOK, use) for use in saved[1]])
        alerts = tuple([read_alert(BOOK, each) for each in saved[2]])
        return Answers(uses, alerts, number(saved[3]), number(saved[4]))
    if kind == "Departs":
        return Departs(tuple(numbers(saved[1])), tuple(numbers(saved[2])))
    if kind == "Indirect":
        who, amount, others = numbers(saved[1:4])
        return Indirect(who, amount, others, read_use(BOOK, saved[4]), tuple(numbers(saved[5])), _hits(saved[6]))
    if kind == "ChooseX":
        return ChooseX(read_use(BOOK, saved[1]))
    if kind == "Payment":
        return Payment(read_use(BOOK, saved[1]))
    if kind == "ToBottom":
        return ToBottom(number(saved[1]), tuple(numbers(saved[2])))
    if kind == "Commits":
        return Commits(tuple(numbers(saved[1])), tuple(numbers(saved[2])))
    if kind == "GoHome":
        return GoHome(tuple(numbers(saved[1])), number(saved[2]))
    if kind in PENDING:
        return _pending(kind, saved[1:])
    return None
