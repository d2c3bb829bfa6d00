"""The neutral cards of Legions of Death."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Freebooter Kaptain: army, 3, ATK 3, HP 3, command 1. Ally.
# Army units with printed cost 2 or lower at this planet do not count their command icons in command struggles.
text("legions-045", constant(counts_as(ARMY_UNITS & cost_at_most(2) & HERE, "nothing for command")))

# Backlash: event, 1, shields 1. Tactic.
# Interrupt: When an ability that your opponent triggers targets an Elite unit you control, cancel the effects of that
# ability. Then, if the source of that ability is an army unit, destroy it.
text(
    "legions-046",
    respond(
        when(IS_TARGETED, UNITS & trait("Elite") & YOURS, OPPONENT),
        then(cancel(), only_if(at_least(1, BY & ARMY_UNITS), destroy(BY))),
    ),
)

# Defense Battery: attachment, 1, shields 1. Artillery.
# Attach to a planet.
# Reaction: After an enemy army unit moves to or from this planet, exhaust this attachment to deal 2 damage to that
# unit.
text(
    "legions-047",
    attaches(PLANETS),
    respond(after(MOVES, ARMY_UNITS & ENEMY & HERE), deal(2, THAT), cost=exhaust(THIS)),
    respond(after(moves("from a planet"), ARMY_UNITS & ENEMY & LEFT_HERE), deal(2, THAT), cost=exhaust(THIS)),
)

# STC Fragment, unique: support, 1. Relic.
# Limited.
# Limit 1 Relic per player.
# Interrupt: When you deploy an Elite army unit, exhaust this support to reduce the cost of that unit by 2.
text("legions-048", one_relic(), reduces_cost(ARMY_UNITS & trait("Elite"), 2, cost=exhaust(THIS)))
