"""Words of Invasion for abilities and other parts of a text."""

from __future__ import annotations

from typing import Literal

from ....effects.language.abilities import ANYWHERE, FORCED, PLAY, Ability
from ....effects.language.choices import Target
from ....effects.language.effect import Effect
from ....effects.language.modifier import RuleModifier
from ....effects.language.select import Selector
from ....effects.language.sets import YOURS
from ...card import ANY_ZONE, Attaches, Drafts, Instead, PlaysInto, StartsInPlay, WhereX
from ...words import CUTS_SUPPLY, REINFORCES, SABOTAGES, SHIFTS_TIDES
from ..verbs.common import Attached
from ..zones import InZone


def forced_change(change: RuleModifier, *, zone: int = ANYWHERE) -> Ability:
    """Forced: a change of what would happen."""
    return Ability(FORCED, changes=(change,), zone=zone)


def attaches(to: Selector, *, zone: int = ANY_ZONE, anybodys: bool = False, then: Effect | None = None) -> Attaches:
    """Attach to a target, optionally in a zone of yours, which is checked only then (INV-18.6), with an effect.

    With `anybodys` the zone may be any player's.
    """
    of = to if zone == ANY_ZONE else to & InZone(zone) if anybodys else to & YOURS & InZone(zone)
    return Attaches(to, Ability(PLAY, Target(of, then if then is not None else Attached())))


starts_in_play = StartsInPlay
instead_of_cost = Instead
where_x = WhereX


plays_into = PlaysInto


def drafts(what: Literal["cut supply", "reinforce", "sabotage", "shift tides"]) -> Drafts:
    """The effect of a draft card in a draft (INV-30.14 to 30.17)."""
    return Drafts({"cut supply": CUTS_SUPPLY, "reinforce": REINFORCES, "sabotage": SABOTAGES}.get(what, SHIFTS_TIDES))


__all__ = [
    "attaches",
    "drafts",
    "forced_change",
    "instead_of_cost",
    "plays_into",
    "starts_in_play",
    "where_x",
]
