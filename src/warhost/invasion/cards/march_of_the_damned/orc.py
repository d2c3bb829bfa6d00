"""The Orcs of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Savage Boyz: unit, 4 (2), power 2, hit points 4. Warrior.
# Action: Spend 1 resource to deal 1 damage to target unit you control.
text("march-of-the-damned-016", action(target(UNITS & YOURS, deal(1)), spend=1))

# Forest Goblins: unit, 2 (2), power 1, hit points 2. Goblin.
# Action: After this unit enters play, give target unit +1 power until the end of the turn.
text("march-of-the-damned-017", action(target(UNITS, gain(POWER, 1)), when=after(ENTERS_PLAY, THIS)))

# Troll Den: support, 4 (2), power 3. Building.
# Forced: At the beginning of your turn, either deal 2 damage to target unit you control in this zone or sacrifice this
# support.
text(
    "march-of-the-damned-018",
    forced(YOUR_TURN_BEGINS, either(choose(UNITS & YOURS & HERE, deal(2), aimed=True), sacrifice(THIS))),
)

# Spida Huntin': tactic, 1 (2).
# Action: Deal 2 damage to target unit you control and give it +2 power until the end of the turn.
text("march-of-the-damned-019", action(target(UNITS & YOURS, seq(deal(2), gain(POWER, 2)))))

# You's Bigga!: tactic, 0 (2).
# Action: Sacrifice a unit to lower the cost of the next Orc unit you play this turn by 2 (to a minimum of 1).
text(
    "march-of-the-damned-020",
    action(floating(constant(costs(UNITS & ORC & YOURS, -2, least=1, next=True))), cost=sacrifice_one(UNITS)),
)
