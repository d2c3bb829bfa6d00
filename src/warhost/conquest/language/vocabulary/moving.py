"""Words of Conquest that move units and cards, and words for moments of a battle."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import Condition, Effect, HowMany, Number
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import FIRST, IT, THAT
from ..battle_verbs import MoveApart, RetreatUnits, Switch
from ..battles import NO_BATTLE_YET, BringPlanet, SwitchPlanets
from ..conditions import IN_BATTLE, NO_SHIELD_USED, UNITS_FELL, DamageAssigned, DamageRemoved
from ..entering import Attach
from ..hands import LookAtHand, LookAtTop, NameType, PutOnDeck
from ..moving import CommitElsewhere, CommitHere, Infest, Move, MoveHere, MoveHome, RemoveInfestation
from ..piles import PutOnPile
from ..planets import HERE, PLANETS, OfType, SharesType
from ..replacing import BY_DAMAGE
from ..reserve import DestroyReserve, LookAtReserve, PutInReserve, StrikeNow
from ..select import BOTH_HEADQUARTERS
from ..taking import Capture
from ..verbs import HealHalf, HealUpTo, Rout

MOMENTS: Final[dict[str, Condition]] = {
    "it goes on": IN_BATTLE,
    "not yet": NO_BATTLE_YET,
    "units have fallen here": UNITS_FELL,
    "no shield is used": NO_SHIELD_USED,
    "damage destroys it": BY_DAMAGE,
}


def move(of: Selector = IT, to: Selector = PLANETS, *, apart: int = 0) -> Effect:
    """Move units to a selected planet, which the player chooses if there are several (CON-17.3).

    Or to this planet (`HERE`), or to their `HEADQUARTERS`; or with `apart` up to a number of selected units, each to a
    different planet, after all were chosen.
    """
    if apart:
        return MoveApart(apart, of)
    if to == HERE:
        return MoveHere(of)
    return MoveHome(of) if to == BOTH_HEADQUARTERS else Move(of, to)


def commit(of: Selector = THAT, to: Selector = PLANETS) -> Effect:
    """Commit units to this planet (`HERE`), or a warlord to a different planet that matches (CON-17.2)."""
    return CommitHere(of) if to == HERE else CommitElsewhere(of, to)


def switch(what: Literal["units", "planets", "a removed planet"], of: Selector = FIRST, other: Selector = IT) -> Effect:
    """Exchange two units (CON-17.3), two planets in line, or a planet in line with a removed one."""
    if what == "units":
        return Switch(of)
    return SwitchPlanets(of, other) if what == "planets" else BringPlanet(of)


def infest(of: Selector = IT, *, remove: bool = False) -> Effect:
    """Put an infestation token on selected faceup planets that have none, or remove it (CON-19.4)."""
    return RemoveInfestation(of) if remove else Infest(of)


def reserve(what: Literal["Deep Strike", "destroy", "put"], of: Selector = IT) -> Effect:
    """Put army units at planets facedown in reserve there (CON-19.9), or destroy cards in reserve.

    Or Deep Strike this card from reserve, for its Deep Strike value.
    """
    if what == "put":
        return PutInReserve(of)
    return DestroyReserve(of) if what == "destroy" else StrikeNow()


def attach(of: Selector, to: Selector, target: bool = False, *, captured: bool = False) -> Effect:
    """Attach a card to a legal host among the selected units; it enters play or moves (CON-17.10).

    With `captured` any card of a discard pile is attached to this one, without its text.
    """
    return Capture(of) if captured else Attach(of, to, target)


def put_on_deck(of: Selector = IT, *, discard_pile: bool = False) -> Effect:
    """Put cards on top of their owners' decks, or of the discard piles that they are in."""
    return PutOnPile(of) if discard_pile else PutOnDeck(of)


def name(what: Literal["type"], effect: Effect) -> Effect:
    """The player names a type of cards, to which the rest of the text refers."""
    return NameType(effect)


def in_battle(
    moment: Literal[
        "it goes on", "not yet", "units have fallen here", "no shield is used", "damage destroys it"
    ] = "it goes on",
) -> Condition:
    """A battle is in progress, or none has begun in this phase; or units were destroyed here in this combat round.

    Or no shield card has been used against the present damage; or that damage destroys the unit.
    """
    return MOMENTS[moment]


def pending_damage(what: Literal["assigned", "removed"], of: Selector = THAT) -> Number:
    """The damage assigned to a selected unit and not prevented so far, or the damage that the text will remove."""
    return DamageAssigned(of) if what == "assigned" else DamageRemoved(of)


def of_type(symbol: int = 0, *, like: Selector | None = None) -> Selector:
    """Planets with a type symbol, and the cards at them (CON-1.8).

    Or planets with a symbol of a selected card's planet.
    """
    return OfType(symbol) if like is None else SharesType(like)


def rout(of: Selector = IT, *, retreat: bool = False) -> Effect:
    """Return units to their headquarters exhausted (CON-17.4); or they retreat there, if they can (CON-9.11)."""
    return RetreatUnits(of) if retreat else Rout(of)


def heal_up_to(amount: HowMany = 0, of: Selector = IT, *, half: bool = False) -> Effect:
    """Remove up to an amount of damage from a unit, at least 1 (CON-16.12); or half of it, rounded up (CON-15.6)."""
    return HealHalf(of) if half else HealUpTo(amount, of)


def look_at(
    what: Literal["deck", "hand", "opponent's deck", "reserve"],
    top: int = 0,
    of: Selector | None = None,
    *,
    any_number: bool = False,
    may: bool = False,
    ordered: bool = False,
) -> Effect:
    """Look at the top cards of a deck; discard one of them, or any number of a set; with `may` this is optional.

    With `ordered` the others go back in any order.  Or look at the opponent's hand and discard cards of it, or at cards
    in reserve.
    """
    if what == "reserve":
        return LookAtReserve(of if of is not None else IT)
    if what == "hand":
        return LookAtHand(top)
    return LookAtTop(top, what != "deck", any_number, of if of is not None else ALL, may, ordered)


__all__ = [
    "attach",
    "commit",
    "heal_up_to",
    "in_battle",
    "infest",
    "look_at",
    "move",
    "name",
    "of_type",
    "pending_damage",
    "put_on_deck",
    "reserve",
    "rout",
    "switch",
]
