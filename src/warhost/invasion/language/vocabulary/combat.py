"""Words for combat: its moments, who fought, and verbs that change an attack."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import Condition, Effect, HowMany
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import FIRST, IT, SECOND
from ....effects.language.verbs import EVERYTHING
from ...words import ATTACKING, DEFENDING
from ..combatants import (
    ATTACKED_THIS_ZONE,
    HELD_BACK_THIS_PHASE,
    JUST_ATTACKED,
    Alone,
    FoughtThisTurn,
)
from ..conditions import (
    COMBAT_OVER,
    COULD_ATTACK_ELSEWHERE,
    IN_AMBUSH_STEP,
    IN_COMBAT,
    OUTNUMBERED,
    SECOND_ATTACK,
    THIS_ZONE_ATTACKED,
    YOU_ARE_ATTACKED,
    YOU_DEFEND,
    DamageAssigned,
)
from ..select import DISCARDED_THIS_TURN
from ..verbs.beneath import YOU_STRUCK_CAPITAL
from ..verbs.common import Cancel, CopyTactic, RedirectAttack
from ..verbs.damage import CancelAssigned, Fight, RedirectAssigned
from ..verbs.fighting import ATTACK_STRUCK, AttackElsewhere, DeclareNow, RemoveFromCombat
from ..verbs.flow import AnotherBattlefieldPhase, AttackNow, CancelAttack, CloseChain, SkipRest
from ..verbs.swapping import StrikeWith

MOMENTS: Final[dict[str, Condition]] = {
    "it goes on": IN_COMBAT,
    "it is over": COMBAT_OVER,
    "the Ambush step": IN_AMBUSH_STEP,
    "a capital is damaged": ATTACK_STRUCK,
    "you have damaged a capital": YOU_STRUCK_CAPITAL,
    "you are attacked": YOU_ARE_ATTACKED,
    "you defend": YOU_DEFEND,
    "this zone is attacked": THIS_ZONE_ATTACKED,
    "it attacks again": SECOND_ATTACK,
    "this could attack elsewhere": COULD_ATTACK_ELSEWHERE,
    "this side is outnumbered": OUTNUMBERED,
}
DEEDS: Final[dict[tuple[str, str], Selector]] = {
    ("attack", "this turn"): FoughtThisTurn(ATTACKING),
    ("attack", "this phase"): FoughtThisTurn(ATTACKING, phase=True),
    ("attack", "this zone"): ATTACKED_THIS_ZONE,
    ("attack", "just now"): JUST_ATTACKED,
    ("defend", "this turn"): FoughtThisTurn(DEFENDING),
    ("attack or defend", "this phase"): FoughtThisTurn(ATTACKING | DEFENDING, phase=True),
    ("not defend", "this phase"): HELD_BACK_THIS_PHASE,
    ("enter the discard pile", "this turn"): DISCARDED_THIS_TURN,
}


def in_combat(
    moment: Literal[
        "it goes on",
        "it is over",
        "the Ambush step",
        "damage is assigned",
        "a capital is damaged",
        "you have damaged a capital",
        "you are attacked",
        "you defend",
        "this zone is attacked",
        "it attacks again",
        "this could attack elsewhere",
        "this side is outnumbered",
    ] = "it goes on",
    of: Selector = ALL,
) -> Condition:
    """The moment is in combat, or after an event of combat, such as damage assigned to a selected card.

    "Over" is the last action window of the battlefield phase (INV-40.16); "attacked" ends when defenders are declared;
    "could attack elsewhere" needs a card that does not attack yet (INV-46.2).
    """
    return DamageAssigned(of) if moment == "damage is assigned" else MOMENTS[moment]


def did(
    what: Literal["attack", "defend", "attack or defend", "not defend", "enter the discard pile"],
    when: Literal["this turn", "this phase", "this zone", "just now"],
) -> Selector:
    """Cards that did something this turn or phase, attacked this zone, or fought in the last combat (INV-13.33).

    Only units that could have defended count as not having defended (INV-40.7).
    """
    return DEEDS[what, when]


def alone(how: Literal["attacking", "defending"]) -> Selector:
    """Cards attacking or defending alone: no other card is on that side of the combat (INV-40.2)."""
    return Alone(ATTACKING if how == "attacking" else DEFENDING)


def cancel(
    what: Literal["action", "attack", "combat damage"] = "action",
    of: Selector = IT,
    amount: HowMany = EVERYTHING,
    *,
    forbidding: bool = False,
) -> Effect:
    """Cancel a link of the chain, the attack (INV-39.42), or combat damage that is not dealt yet (INV-14.5).

    With `forbidding` the cancelled Action cannot be triggered again this turn.
    """
    if what == "attack":
        return CancelAttack()
    return Cancel(of, forbidding) if what == "action" else CancelAssigned(of, amount)


def redirect(
    what: Literal["attack", "combat damage"], of: Selector = IT, to: Selector = IT, amount: int = EVERYTHING
) -> Effect:
    """Redirect the attack to another zone of the same player, or assigned combat damage to another card (INV-14.8).

    Without an amount the player chooses how much damage.
    """
    return RedirectAttack() if what == "attack" else RedirectAssigned(of, to, amount)


def declare_now(
    of: Selector = IT, defending: bool = False, *, elsewhere: bool = False, withdrawn: bool = False
) -> Effect:
    """Declare cards that are not corrupted as attackers or defenders of the present attack.

    With `elsewhere`, as attackers of a zone that is not under attack yet (INV-46.2); with `withdrawn`, remove them from
    the combat (INV-13.29).
    """
    if withdrawn:
        return RemoveFromCombat(of)
    return AttackElsewhere(of) if elsewhere else DeclareNow(of, defending)


def fight(one: Selector = FIRST, other: Selector = SECOND, *, back: bool = True) -> Effect:
    """Two cards deal damage equal to their power to each other, at the same time; without `back`, the first alone."""
    return Fight(one, other) if back else StrikeWith(one, other)


def another(what: Literal["attack", "battlefield phase"], by: Selector = ALL) -> Effect:
    """Attack outside the battlefield phase, by all its steps (INV-27.1); or one more battlefield phase (INV-5.25)."""
    return AttackNow(by) if what == "attack" else AnotherBattlefieldPhase()


def skip(what: Literal["the rest of the phase", "further actions"]) -> Effect:
    """Skip the rest of this phase (INV-12.15), or, as a cost, close this chain."""
    return SkipRest() if what == "the rest of the phase" else CloseChain()


def copy(what: Literal["tactic"], of: Selector = IT) -> Effect:
    """Resolve a copy of a tactic just played, without paying for it; X is 0 (INV-26.5, INV-26.7)."""
    return CopyTactic(of)


__all__ = ["alone", "another", "cancel", "copy", "declare_now", "did", "fight", "in_combat", "redirect", "skip"]
