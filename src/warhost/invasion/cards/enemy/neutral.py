"""The neutral cards of the Enemy Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Night Runners: unit, 2 (0), power 1, hit points 1. Skaven.
# Destruction only.
# Action: Corrupt this unit to force each opponent to take X indirect damage, where X is the power of this unit.
text("the-burning-of-derricksburg-020", action(each_opponent(indirect(power_of(THIS))), cost=corrupt(THIS)))

# Bottomless Mine: support, 2 (0), power 1. Building.
# Limited.
# Kingdom. This support gets +2 power while there is at least two units in this zone.
text("the-fall-of-karak-grimaz-038", constant(grant(THIS, POWER, 2), zone=KINGDOM, only=at_least(2, UNITS & HERE)))

# Long Winter: tactic, 0 (0).
# Action: Return target development to its owner's hand.
text("the-fall-of-karak-grimaz-040", action(target(DEVELOPMENTS, return_to_hand())))

# Battle Pilgrims: unit, 2 (0), power 1, hit points 2. Bretonnian, Warrior.
# Order only.
# Action: Sacrifice this unit to destroy target corrupted unit.
text("the-silent-forge-058", action(target(UNITS & CORRUPTED_CARDS, destroy()), cost=sacrifice(THIS)))

# Doomsayer of Morr: unit, 3 (0), power 1, hit points 3. Warrior.
# Order only.
# Action: After a unit an opponent controls is destroyed, draw 1 card.
text("redemption-of-a-mage-080", action(draw(1), when=after(IS_DESTROYED, UNITS & ENEMY)))

# Mountain Brigands: unit, 2 (0), power 1, hit points 2. Thief.
# Action: After this unit enters play, take 1 resource from each opponent.
text("the-fourth-waystone-100", action(take_resources(1), when=after(ENTERS_PLAY, THIS)))
