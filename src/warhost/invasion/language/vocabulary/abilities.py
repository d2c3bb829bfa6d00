"""Abilities and other parts of a text, as the cards of Invasion are written."""

from __future__ import annotations

from ....effects.language.abilities import ANYWHERE, FORCED, PLAY, TRIGGERED, Ability, When
from ....effects.language.choices import Target
from ....effects.language.conditions import ALWAYS, Condition
from ....effects.language.effect import Effect
from ....effects.language.modifier import RuleModifier
from ....effects.language.select import Selector
from ....effects.language.sets import ALL, YOURS
from ....effects.language.texts import Part
from ....effects.language.vocabulary import abilities as shared
from ....effects.language.vocabulary.verbs import floating
from ...card import ANY_ZONE, Attaches, Drafts, Instead, PlaysInto, StartsInPlay, WhereX
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


drafts = Drafts
starts_in_play = StartsInPlay
instead = Instead
where_x = WhereX


def plays_into(zones: Selector) -> Part:
    """The card may enter only zones of yours of a set."""
    return PlaysInto(zones)


def plays_abroad(*, his: bool = False) -> Part:
    """The card is played into any zone of an opponent, under your control, or under his (INV-39.43, INV-39.45)."""
    return PlaysInto(ALL, enemy=True, his=his)


__all__ = [
    "attaches",
    "drafts",
    "forced_change",
    "instead",
    "later",
    "plays_abroad",
    "plays_into",
    "starts_in_play",
    "triggered",
    "where_x",
]
