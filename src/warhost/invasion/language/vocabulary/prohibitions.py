"""Words for what cards or players cannot do: one for constant effects, one for verbs; the argument says what."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import Effect
from ....effects.language.lasting import END_OF_TURN, Gain, Grant, Untargetable
from ....effects.language.modifier import RuleModifier
from ....effects.language.select import Selector
from ....effects.language.sets import IT, THIS
from ...changes.combat import NotAttacked
from ...changes.common import DiscardLocked, NoActions, SkipsPhase
from ...changes.damage import NoCancelling
from ...changes.permissions import CannotBePlayed, LosesAbilities, NoAttacks, NoDeveloping, OncePerTitle
from ...changes.protection import NoEntry
from ...words import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_ALONE,
    CANNOT_BE_CORRUPTED,
    CANNOT_BE_RESTORED,
    CANNOT_DEFEND,
    CANNOT_DEFEND_ALONE,
)

OF_CARDS: Final = {
    "attack": CANNOT_ATTACK,
    "attack alone": CANNOT_ATTACK_ALONE,
    "be corrupted": CANNOT_BE_CORRUPTED,
    "be restored": CANNOT_BE_RESTORED,
    "defend": CANNOT_DEFEND,
    "defend alone": CANNOT_DEFEND_ALONE,
}
OF_PLAYERS: Final[dict[str, RuleModifier]] = {
    "attack this zone": NotAttacked(),
    "cancel combat damage": NoCancelling(combat=True),
    "cancel damage": NoCancelling(),
    "cancel indirect damage": NoCancelling(indirect=True),
    "declare attacks": NoAttacks(),
    "develop this zone": NoDeveloping(),
    "leave discard piles": DiscardLocked(),
    "repeat a title": OncePerTitle(),
    "trigger Actions": NoActions(),
}


def cannot(
    what: Literal[
        "attack",
        "attack alone",
        "attack this zone",
        "be corrupted",
        "be played",
        "be played or enter play",
        "be restored",
        "be targeted",
        "be targeted by anyone",
        "cancel combat damage",
        "cancel damage",
        "cancel indirect damage",
        "declare attacks",
        "defend",
        "defend alone",
        "develop this zone",
        "enter this zone",
        "have a phase",
        "leave discard piles",
        "repeat a title",
        "trigger Actions",
        "use abilities",
    ],
    of: Selector = THIS,
    *,
    loyalty: int = 0,
    phase: int = 0,
) -> RuleModifier:
    """Selected cards cannot do something, or have it done to them; or players cannot.

    Opponents cannot target them (INV-3.22), declare attacks, or take cards from their discard piles; nobody can attack
    this zone (INV-40.5), cancel damage, or play a title twice in a turn; the attacking player cannot trigger Actions
    (INV-6.6); cards with less loyalty than so much cannot enter this zone (INV-41.5).  Its controller has no phase of a
    kind (INV-12.15); cards of the set have neither Actions nor forced effects.
    """
    if what in OF_PLAYERS:
        return OF_PLAYERS[what]
    if what in OF_CARDS:
        return Grant(of, OF_CARDS[what])
    if what == "enter this zone":
        return NoEntry(loyalty)
    if what == "have a phase":
        return SkipsPhase(phase)
    if what == "use abilities":
        return LosesAbilities(of)
    if what == "be targeted" or what == "be targeted by anyone":
        return Untargetable(of, by_anybody=what != "be targeted")
    return CannotBePlayed(of, entering=what != "be played")


def forbid(
    what: Literal["attack", "attack alone", "be corrupted", "be restored", "defend", "defend alone"],
    until: int = END_OF_TURN,
    of: Selector = IT,
) -> Effect:
    """Cards cannot do something for a duration."""
    return Gain(OF_CARDS[what], 1, until, of)


__all__ = ["cannot", "forbid"]
