"""Orks of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Boss Zugnog, unique: loyal army, 4, ATK 4, HP 4, command 1. Warrior, Nob.
# Combat Action: Deal 1 damage to each of up to two target Ork army units you control at this planet to move those units
# to the first planet. (Limit once per phase.)
text(
    "devourer-054",
    action(
        target(ARMY_UNITS & ORKS & YOURS & HERE, move(FIRST, PLANETS & AT_FIRST_PLANET), 2, True),
        cost=suffer(1, FIRST),
        phase=COMBAT_PHASE,
        limit=EACH_PHASE,
    ),
)

# Ork Landa, unique: support, 2. Upgrade.
# Combat Action: Exhaust this support to discard the top card of your deck. If it is an Ork card with an odd printed
# cost, your opponent divides X indirect damage among their units, where X is its printed cost.
text(
    "devourer-055",
    action(
        discard_top(1, only_if(it_is(ORKS & ODD_COST), indirect(printed_cost(), UNITS, OPPONENT))),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)
