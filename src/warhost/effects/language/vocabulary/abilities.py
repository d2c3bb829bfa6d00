"""Words for abilities: event kinds, kinds of abilities, and limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ....engine.dataclass import dataclass
from ..abilities import (
    ACTION,
    ANYBODY,
    ANYWHERE,
    CONSTANT,
    FORCED,
    HOSTS_CONTROLLER,
    NO_COST,
    OPPONENT,
    TRIGGERED,
    YOU,
    Ability,
    When,
)
from ..conditions import DuringPhase
from ..effect import ALWAYS, Condition, Effect, HowMany
from ..limits import (
    EACH_PHASE,
    EACH_TURN,
    NO_LIMIT,
    first_time,
    max_one,
    twice,
)
from ..modifier import RuleModifier
from ..select import ALL, Selector

ALL_PHASES: Final = -1
NEVER: Final = -1


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its number before it happens, and its number after it has happened."""

    after: int = NEVER
    before: int = NEVER


def after(
    what: EventKind,
    of: Selector = ALL,
    whom: int = ANYBODY,
    least: int = 0,
    combat: bool = False,
    batch: bool = False,
    most: int = 0,
) -> When:
    """After an event of a selected card, optionally concerning a player and with a minimum amount.

    `combat`: in combat only; `batch`: once for one or more simultaneous events; `most`: the maximum amount.
    """
    if what.after == NEVER:
        raise ValueError("nothing waits for this once it has happened: use when()")
    return When(what.after, of, whom, least, combat, batch, most)


def when(what: EventKind, of: Selector = ALL, whom: int = ANYBODY, least: int = 0) -> When:
    """When something is about to happen to a selected card."""
    if what.before == NEVER:
        raise ValueError("nothing waits for this before it happens: use after()")
    return When(what.before, of, whom, least)


def action(
    effect: Effect,
    *,
    spend: HowMany = 0,
    cost: Effect | tuple[Effect, ...] = NO_COST,
    phase: int = ALL_PHASES,
    zone: int = ANYWHERE,
    only: Condition = ALWAYS,
    needs: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    when: When | None = None,
    x: HowMany | UpTo = 0,
) -> Ability:
    """Action: an ability with costs, a phase, conditions and a limit.

    X is a number that is fixed when the costs are paid, or with `up_to` chosen when the Action is announced.
    """
    only = timely(phase, only)
    most_x: HowMany = 0
    x_is: HowMany = 0
    if isinstance(x, UpTo):
        most_x = x.most
    else:
        x_is = x
    return Ability(ACTION, effect, when, (), spend, costs_of(cost), zone, only, needs, limit, False, most_x, x_is)


def usable(ability: Ability, *, by: int = YOU, hand: bool = False) -> Ability:
    """An Action that an opponent or any player may use, or that is used from the hand."""
    return replace(ability, by=by, hand=hand)


def forced(
    when: When, effect: Effect, *, zone: int = ANYWHERE, only: Condition = ALWAYS, limit: int = NO_LIMIT
) -> Ability:
    """Forced: happens after an event, optionally only the first time in a period."""
    return Ability(FORCED, effect, when, zone=zone, only=only, limit=limit)


def triggered(
    when: When,
    effect: Effect,
    *,
    zone: int = ANYWHERE,
    only: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    optional: bool = False,
    meanwhile: tuple[RuleModifier, ...] = (),
    hand: bool = False,
) -> Ability:
    """A mandatory ability without a bold trigger word (INV-9.6, CON-16.1).

    `optional` adds "you may"; `meanwhile` applies until it has been carried out.  With `hand` it is used from the hand,
    and its player is asked whether or not they hold it.
    """
    return Ability(TRIGGERED, effect, when, meanwhile, zone=zone, only=only, limit=limit, optional=optional, hand=hand)


def constant(*changes: RuleModifier, zone: int = ANYWHERE, only: Condition = ALWAYS) -> Ability:
    """A constant effect: applies while the card is in play and its condition holds."""
    return Ability(CONSTANT, changes=changes, zone=zone, only=only)


def costs_of(cost: Effect | tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The costs as a tuple, from one cost or several."""
    return cost if isinstance(cost, tuple) else (cost,)


@dataclass(frozen=True)
class UpTo:
    """The player chooses X, up to a number."""

    most: HowMany


NO_X: Final = UpTo(0)


def up_to(most: HowMany) -> UpTo:
    """The maximum of X that the player chooses when an ability is announced."""
    return UpTo(most)


def timely(phase: int, only: Condition) -> Condition:
    """A condition that holds in a phase only."""
    if phase == ALL_PHASES:
        return only
    return DuringPhase(phase) if only is ALWAYS else DuringPhase(phase) & only


__all__ = [
    "ANYBODY",
    "EACH_PHASE",
    "EACH_TURN",
    "HOSTS_CONTROLLER",
    "OPPONENT",
    "YOU",
    "action",
    "after",
    "constant",
    "first_time",
    "forced",
    "max_one",
    "triggered",
    "twice",
    "up_to",
    "usable",
    "when",
]
