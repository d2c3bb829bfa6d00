"""The word for what cards or players cannot do; its argument says what."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.lasting import Untargetable
from ....effects.language.modifier import CardModifier, RuleModifier
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import THIS
from ...changes.common import (
    BarsCopies,
    CannotHeal,
    CannotPrevent,
    CannotReady,
    HeldFast,
    NoCommitting,
    NoDamageBy,
    Silences,
    StaysExhausted,
)
from ...changes.fighting import CannotAttack, CannotBeAttacked, CannotRetreat, CannotRout

OF_CARDS: Final[dict[str, type[CardModifier]]] = {
    "attack": CannotAttack,
    "be attacked": CannotBeAttacked,
    "be healed": CannotHeal,
    "be readied": CannotReady,
    "be routed": CannotRout,
    "be routed or exhausted by effects": HeldFast,
    "be targeted": Untargetable,
    "commit a warlord": NoCommitting,
    "ready between combat rounds": StaysExhausted,
    "retreat": CannotRetreat,
}

Deed = Literal[
    "attack",
    "be attacked",
    "be damaged",
    "be healed",
    "be readied",
    "be routed",
    "be routed or exhausted by effects",
    "be targeted",
    "commit a warlord",
    "deploy copies",
    "have their damage prevented",
    "ready between combat rounds",
    "retreat",
    "trigger abilities",
]


def cannot(
    what: Deed,
    of: Selector = THIS,
    *,
    by: Selector = ALL,
) -> RuleModifier:
    """Selected cards cannot do something, or have it done to them, perhaps only by units of another set.

    Enemies cannot target or attack them; they cannot retreat (CON-17.5), ready between combat rounds (CON-9.10), or be
    damaged by units of another set; the damage they deal cannot be prevented (CON-11.12).  The opponent cannot commit a
    warlord to selected planets (CON-7.2), trigger abilities, or deploy copies of the card attached to this one.
    """
    if what in OF_CARDS:
        return OF_CARDS[what](of)
    if what == "be damaged":
        return NoDamageBy(of, by)
    if what == "have their damage prevented":
        return CannotPrevent(of)
    return Silences() if what == "trigger abilities" else BarsCopies()


__all__ = ["cannot"]
