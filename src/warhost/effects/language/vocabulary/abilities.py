"""What cards wait for, the kinds of their abilities, and how often one may be used."""

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
    """Something that abilities wait for: its number before it happens, and its number once it has happened."""

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
    """After something has happened to a selected card, optionally concerning a player and with a minimum amount.

    `combat` is in combat only; `batch` is once for one or more cards at the same time; `most` is no more of it.
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
    """Action: what a player may do, for what is spent and paid, in a phase, under conditions, so often.

    X is a number that is fixed when the costs are paid; or `up_to` a number, and chosen on announcing it.
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
    """An Action that an opponent, or any player, may use; or one that is used out of the hand."""
    return replace(ability, by=by, hand=hand)


def forced(
    when: When, effect: Effect, *, zone: int = ANYWHERE, only: Condition = ALWAYS, limit: int = NO_LIMIT
) -> Ability:
    """Forced: what must happen as soon as something has happened, perhaps only the first time in a period."""
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
    """What happens by itself when something has happened, without a bold word (INV-9.6, CON-16.1).

    `optional` says "you may"; `meanwhile` applies until it has been carried out.  With `hand` it is used from the
    hand, where its player is asked whether they hold it or not.
    """
    return Ability(TRIGGERED, effect, when, meanwhile, zone=zone, only=only, limit=limit, optional=optional, hand=hand)


def constant(*changes: RuleModifier, zone: int = ANYWHERE, only: Condition = ALWAYS) -> Ability:
    """What holds as long as the card is in play and its condition holds."""
    return Ability(CONSTANT, changes=changes, zone=zone, only=only)


def costs_of(cost: Effect | tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is paid: one thing or several."""
    return cost if isinstance(cost, tuple) else (cost,)


@dataclass(frozen=True)
class UpTo:
    """X is chosen, up to a number."""

    most: HowMany


NO_X: Final = UpTo(0)


def up_to(most: HowMany) -> UpTo:
    """What X may be at most, where the player chooses it on announcing an ability."""
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
