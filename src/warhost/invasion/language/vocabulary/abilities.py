"""Abilities and other parts of a text, as the cards of Invasion are written."""

from __future__ import annotations

from typing import Literal

from ....effects.language.abilities import ANYWHERE, FORCED, PLAY, TRIGGERED, Ability, When
from ....effects.language.choices import Target
from ....effects.language.conditions import ALWAYS, Condition
from ....effects.language.effect import Effect
from ....effects.language.modifier import RuleModifier
from ....effects.language.select import Selector
from ....effects.language.sets import YOURS
from ....effects.language.vocabulary import abilities as shared
from ....effects.language.vocabulary.verbs import floating
from ...card import ANY_ZONE, Attaches, Drafts, Instead, PlaysInto, StartsInPlay, WhereX
from ...words import CUTS_SUPPLY, REINFORCES, SABOTAGES, SHIFTS_TIDES
from ..verbs.common import Attached
from ..zones import InZone


def triggered(
    when: When,
    effect: Effect,
    *,
    zone: int = ANYWHERE,
    only: Condition = ALWAYS,
    optional: bool = False,
    meanwhile: tuple[RuleModifier, ...] = (),
    hand: bool = False,
) -> Ability:
    """A constant effect with a trigger condition (INV-9.6); `optional` says "you may", `meanwhile` what holds until.

    With `hand` it works out of the hand, where its player is asked whether he holds it or not.
    """
    return Ability(TRIGGERED, effect, when, meanwhile, zone=zone, only=only, optional=optional, hand=hand)


def forced_change(change: RuleModifier, *, zone: int = ANYWHERE) -> Ability:
    """Forced: a change of what would happen."""
    return Ability(FORCED, changes=(change,), zone=zone)


def attaches(to: Selector, *, zone: int = ANY_ZONE, anybodys: bool = False, then: Effect | None = None) -> Attaches:
    """Attach to a target, perhaps in a zone of yours, which counts only then (INV-18.6); then something may happen.

    With `anybodys` it is such a zone of any player.
    """
    of = to if zone == ANY_ZONE else to & InZone(zone) if anybodys else to & YOURS & InZone(zone)
    return Attaches(to, Ability(PLAY, Target(of, then if then is not None else Attached())))


def later(when: When, effect: Effect) -> Effect:
    """Once something happens this turn, this happens, too."""
    return floating(shared.forced(when, effect))


starts_in_play = StartsInPlay
instead = Instead
where_x = WhereX


plays_into = PlaysInto


def drafts(what: Literal["cut supply", "reinforce", "sabotage", "shift tides"]) -> Drafts:
    """What a draft card does in a draft (INV-30.14 to 30.17)."""
    return Drafts({"cut supply": CUTS_SUPPLY, "reinforce": REINFORCES, "sabotage": SABOTAGES}.get(what, SHIFTS_TIDES))


__all__ = [
    "attaches",
    "drafts",
    "forced_change",
    "instead",
    "later",
    "plays_into",
    "starts_in_play",
    "triggered",
    "where_x",
]
