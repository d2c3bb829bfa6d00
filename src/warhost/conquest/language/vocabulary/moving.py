"""Verbs that move units and cards, and words for the moments of a battle."""

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
    """Move units to a selected planet; the player chooses where there are several (CON-17.3).

    Or `HERE`, to this planet, or to their `HEADQUARTERS`; or up to so many selected units `apart`, each to a different
    planet, once all have been chosen.
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
    """Two units change places (CON-17.3), or two planets in line, or one in line and one removed from the game."""
    if what == "units":
        return Switch(of)
    return SwitchPlanets(of, other) if what == "planets" else BringPlanet(of)


def infest(of: Selector = IT, *, remove: bool = False) -> Effect:
    """Put an infestation token on selected planets that are face up and have none, or remove it (CON-19.4)."""
    return RemoveInfestation(of) if remove else Infest(of)


def reserve(what: Literal["Deep Strike", "destroy", "put"], of: Selector = IT) -> Effect:
    """Put army units at planets face down in reserve there (CON-19.9), or destroy cards in reserve.

    Or Deep Strike this card out of reserve, for its Deep Strike value.
    """
    if what == "put":
        return PutInReserve(of)
    return DestroyReserve(of) if what == "destroy" else StrikeNow()


def attach(of: Selector, to: Selector, target: bool = False, *, captured: bool = False) -> Effect:
    """Attach a card to an eligible unit that matches: out of play it comes into play so, in play it moves (CON-17.10).

    With `captured` a card of a discard pile is attached to this one, whatever it is, without its text.
    """
    return Capture(of) if captured else Attach(of, to, target)


def put_on_deck(of: Selector = IT, *, discard_pile: bool = False) -> Effect:
    """Cards go on top of their owners' decks, or of the discard piles that they are in."""
    return PutOnPile(of) if discard_pile else PutOnDeck(of)


def name(what: Literal["type"], effect: Effect) -> Effect:
    """The player names a type of cards: what follows speaks of it."""
    return NameType(effect)


def in_battle(
    moment: Literal[
        "it goes on", "not yet", "units have fallen here", "no shield is used", "damage destroys it"
    ] = "it goes on",
) -> Condition:
    """A battle is being fought, or none has begun in this phase; units have been destroyed here in this combat round.

    Or no shield card has been used for the damage that is being dealt; or that damage destroys the unit.
    """
    return MOMENTS[moment]


def pending_damage(what: Literal["assigned", "removed"], of: Selector = THAT) -> Number:
    """The damage that is assigned to a selected unit and not prevented so far, or that the text goes on to remove."""
    return DamageAssigned(of) if what == "assigned" else DamageRemoved(of)


def of_type(symbol: int = 0, *, like: Selector | None = None) -> Selector:
    """At a planet with a type symbol, or such a planet itself (CON-1.8).

    Or at one that has a symbol in common with the planet where a selected card is.
    """
    return OfType(symbol) if like is None else SharesType(like)


def rout(of: Selector = IT, *, retreat: bool = False) -> Effect:
    """Return units to their headquarters exhausted (CON-17.4); or they retreat there, if they can (CON-9.11)."""
    return RetreatUnits(of) if retreat else Rout(of)


def heal_up_to(amount: HowMany = 0, of: Selector = IT, *, half: bool = False) -> Effect:
    """Remove up to so much damage from a unit, at least 1 (CON-16.12); or half of it, rounded up (CON-15.6)."""
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
    """Look at the top cards of a deck: one of them is discarded, or any number of a set; with `may` none need be.

    With `ordered` the others go back in any order.  Or at the opponent's hand, of which so many cards are discarded; or
    at cards in reserve.
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
