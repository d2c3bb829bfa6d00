"""The Orcs of the Enemy Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Stunty Smasha: unit, 2 (1), power 1, hit points 1. Warrior.
# Action: Sacrifice this unit to destroy target development.
text("the-fall-of-karak-grimaz-030", action(target(DEVELOPMENTS, destroy()), cost=sacrifice(THIS)))

# Savage Rage: support, 2 (2), power 0. Attachment, Condition.
# Attach to target Orc unit.
# Attached unit gets +X power, where X is the number of resource tokens on this support.
# Forced: After attached unit deals damage in combat, place 1 resource token on this support.
text(
    "the-fall-of-karak-grimaz-031",
    attaches(UNITS & ORC),
    constant(grant(HOST, POWER, tokens_on(THIS))),
    forced(after(DEALS_COMBAT_DAMAGE, HOST), place_tokens(1)),
)

# Githit Froatcutta, unique: unit, 5 (2), power 2, hit points 4. Hero, Goblin.
# Limit one Hero per zone.
# This unit gets +1 power for each damaged unit you control.
text("redemption-of-a-mage-070", constant(grant(THIS, POWER, count(UNITS & YOURS & DAMAGED))))

# High Mountain Troll: unit, 6 (3), power 4, hit points 5. Troll.
# Forced: At the beginning of your turn, heal all damage on this unit.
text("the-fourth-waystone-089", forced(YOUR_TURN_BEGINS, heal(of=THIS)))

# One Orc's Scrap...: support, 2 (1), power 1. Building.
# Kingdom. Action: Sacrifice a development to draw 1 card.
text("bleeding-sun-112", action(draw(1), cost=sacrifice_one(DEVELOPMENTS), zone=KINGDOM))
