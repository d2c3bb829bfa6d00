"""Words for constant effects that change rules: one word for each family, with the rule as its argument."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import HowMany
from ....effects.language.modifier import RuleModifier
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import THIS, OfFaction
from ...changes.common import (
    Ambushes,
    CommitsApart,
    CountsExhausted,
    DamageAtMost,
    DeploysDiscarded,
    DoubleStat,
    GainsLabel,
    GainsSymbol,
    MustPass,
    PlaysDiscarded,
    RaisesStrikes,
    ReservesCommand,
    ReservesFight,
    SacrificedAt,
    SetsStat,
    ShieldsWith,
    Uncounted,
)
from ...changes.fighting import CedesInitiative, LeadsBattles, MustAttack, MustDefend, RetreatDestroys

NO_FACTION: Final = OfFaction(0)


def can(
    what: Literal["ambush", "be deployed from the discard pile", "be played from discard piles", "be used as shields"],
    of: Selector = THIS,
    *,
    at: Selector = ALL,
    icons: HowMany = 0,
    actions: bool = False,
) -> RuleModifier:
    """Selected cards may do what the rules do not allow.

    They are deployed at selected planets as if they had Ambush (CON-15.3); this card is deployed from its player's
    discard pile; events are played out of discard piles, perhaps as Actions alone; cards in hand are used as shield
    cards with so many icons (CON-11.4).
    """
    if what == "ambush":
        return Ambushes(of, at)
    if what == "be deployed from the discard pile":
        return DeploysDiscarded()
    return PlaysDiscarded(of, actions) if what == "be played from discard piles" else ShieldsWith(of, icons)


def must(
    what: Literal["attack", "commit apart", "defend", "pass"], of: Selector = THIS, against: Selector = ALL
) -> RuleModifier:
    """What a player must do with selected units, if able.

    The opponent must attack with one of them, against a unit of another set, in the next combat turn; declare one of
    them as the defender (CON-10.2); this unit must commit to a different planet than its player's warlord (CON-19.2);
    the player must pass in the next deploy turn (CON-6.3).
    """
    if what == "attack":
        return MustAttack(of, against)
    if what == "defend":
        return MustDefend(of)
    return MustPass() if what == "pass" else CommitsApart()


def counts_as(
    of: Selector,
    what: Literal[
        "a command icon",
        "a warlord",
        "an army unit",
        "nothing for command",
        "ready for command",
        "without the initiative",
    ],
    *,
    attack: int = 0,
    hit_points: int = 0,
    faction: OfFaction = NO_FACTION,
) -> RuleModifier:
    """Selected cards count as something other than they are.

    Their command icons count although they are exhausted, or not at all (CON-7.10); each card in reserve counts as a
    command icon at its planet, or as an army unit with these numbers; this unit counts as a warlord if there is no
    enemy warlord (CON-19.2); or the opponent is considered to have the initiative.
    """
    if what == "ready for command":
        return CountsExhausted(of)
    if what == "nothing for command":
        return Uncounted(of)
    if what == "a command icon":
        return ReservesCommand()
    if what == "an army unit":
        return ReservesFight(attack, hit_points, faction)
    return LeadsBattles() if what == "a warlord" else CedesInitiative()


def sets_stat(of: Selector, stat: int, amount: int = 0, *, doubled: bool = False) -> RuleModifier:
    """A number of selected cards has a fixed value, whatever else would change it (CON-16.23).

    Or it is doubled after all additions (CON-Q12).
    """
    return DoubleStat(of, stat) if doubled else SetsStat(of, stat, amount)


def gains(of: Selector, *, label: str = "", symbol: int = 0) -> RuleModifier:
    """Selected cards have a specialization, which counts like a printed one (CON-15.14); planets a symbol (CON-1.8)."""
    return GainsLabel(of, label) if label else GainsSymbol(of, symbol)


def instead_of(would: Literal["retreating"], of: Selector, then: Literal["be destroyed"]) -> RuleModifier:
    """Replaces an event of selected units: those that would retreat are destroyed (CON-16.19)."""
    return RetreatDestroys(of)


def leaves_play(of: Selector, how: Literal["sacrificed"], *, damage: int) -> RuleModifier:
    """This card is sacrificed when it has a certain amount of damage."""
    return SacrificedAt(damage)


def limits(what: Literal["damage"], most: int, *, of: Selector) -> RuleModifier:
    """Selected units take at most a certain amount of damage each time."""
    return DamageAtMost(of, most)


def price(what: Literal["Deep Strike"], *, amount: int) -> RuleModifier:
    """The Deep Strike values of the opponent's cards in reserve at this planet are increased."""
    return RaisesStrikes(amount)


__all__ = ["can", "counts_as", "gains", "instead_of", "leaves_play", "limits", "must", "price", "sets_stat"]
