"""Words of Conquest that change, cancel, redirect, replace or skip pending events."""

from __future__ import annotations

from typing import Literal

from ....effects.language.effect import Effect, HowMany
from ....effects.language.lasting import END_OF_PHASE
from ....effects.language.select import Selector
from ....effects.language.sets import IT, THAT
from ..amending import COST, DAMAGE, SHIELDS, USE, Amend, Cancel, DefendInstead, Reassign
from ..battle_verbs import CancelAttack, CancelMove, CopyKeyword, Double, SearchDeeper
from ..battles import AnotherSkirmish, AnotherTurn, ForgoBattleAbility, ForgoBonuses, ResolveBattle
from ..hands import ShuffleBack
from ..replacing import AttachToShielded, CopyEffects, Retarget, ReturnInstead, Spare
from ..verbs import EVERYTHING


def amend(
    what: Literal["cost", "damage", "search", "shield icons"],
    amount: HowMany = 0,
    least: int = 0,
    *,
    doubled: bool = False,
) -> Effect:
    """Change a pending amount, or double it: a cost (CON-6.11), damage (CON-11.3), shield icons.

    A cost is reduced to `least` at most, before reductions without a minimum apply (CON-6.5).  A search gets more
    cards.
    """
    if what == "search":
        if not isinstance(amount, int):
            raise TypeError("a search takes in a fixed number of cards more")
        return SearchDeeper(amount)
    number = COST if what == "cost" else DAMAGE if what == "damage" else SHIELDS
    return Double(number) if doubled else Amend(number, amount, least)


def cancel(what: Literal["attack", "effect", "move", "shield"] = "effect") -> Effect:
    """Cancel the effects of the event or ability that is being used, or of a shield card, which stays discarded.

    Or cancel the rest of the attack (CON-10.6), or the effect that is about to move a unit (CON-16.17).
    """
    if what == "attack":
        return CancelAttack()
    if what == "move":
        return CancelMove()
    return Cancel(USE if what == "effect" else SHIELDS)


def redirect(
    what: Literal["damage", "target"], to: Selector = IT, amount: HowMany = EVERYTHING, *, up_to: bool = False
) -> Effect:
    """Reassign an amount of the damage assigned to the unit, exactly or up to it, to a selected card (CON-11.3).

    Or replace a target by another card.
    """
    return Retarget(to) if what == "target" else Reassign(amount, to, up_to)


def instead(
    then: Literal[
        "attach to the shielded unit",
        "be the defender",
        "return to hand",
        "shuffle into the deck",
        "stay in play",
    ],
    of: Selector = THAT,
) -> Effect:
    """Replace a pending event (CON-16.19).

    Units that would leave play return to their owners' hands, or stay; another unit is the defender of the attack; a
    shield card is attached to the shielded unit, or this event shuffled into its owner's deck, instead of being
    discarded.
    """
    if then == "attach to the shielded unit":
        return AttachToShielded()
    if then == "be the defender":
        return DefendInstead(of)
    if then == "shuffle into the deck":
        return ShuffleBack(of)
    return Spare(of) if then == "stay in play" else ReturnInstead(of)


def another(what: Literal["battle", "combat turn", "skirmish"], of: Selector = IT) -> Effect:
    """Add a ranged skirmish next (CON-9.4), or another combat turn of the player (CON-9.7).

    Or resolve a battle at a selected planet after this text (CON-8.5).
    """
    if what == "battle":
        return ResolveBattle(of)
    return AnotherTurn() if what == "combat turn" else AnotherSkirmish()


def skip(what: Literal["battle ability", "command bonuses"]) -> Effect:
    """The winner does not trigger the Battle ability, or does not take the bonuses of the planet."""
    return ForgoBattleAbility() if what == "battle ability" else ForgoBonuses()


def copy(
    what: Literal["effects", "keyword"], source: Selector = IT, of: Selector = IT, until: int = END_OF_PHASE
) -> Effect:
    """Repeat the effects of the event that was played, without payment and with new targets.

    Or a unit gains one of the printed keywords of another, with its value, for a duration.
    """
    return CopyEffects() if what == "effects" else CopyKeyword(source, of, until)


__all__ = ["amend", "another", "cancel", "copy", "instead", "redirect", "skip"]
