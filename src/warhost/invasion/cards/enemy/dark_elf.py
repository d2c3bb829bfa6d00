"""The Dark Elves of the Enemy Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Druchii Noble: unit, 3 (2), power 1, hit points 3. Elite, Noble.
# Action: After this unit is declared as an attacker, give this unit +1 power until the end of the turn and give target
# unit −1 power until the end of the turn.
text(
    "the-burning-of-derricksburg-016",
    action(target(UNITS, seq(gain(POWER, 1, of=THIS), gain(POWER, -1))), when=after(ATTACKS, THIS)),
)

# Whip the Slaves: tactic, 0 (2).
# Action: Sacrifice a unit to draw 2 cards.
text("the-burning-of-derricksburg-017", action(draw(2), cost=sacrifice_one(UNITS)))

# Dwarf Slaves: unit, 2 (1), power 1, hit points 2. Slave.
# Action: After this unit enters play, put the top card of your deck facedown into this zone as a development.
text("the-silent-forge-054", action(develop_top(1), when=after(ENTERS_PLAY, THIS)))

# Withering Hex: support, 1 (2), power 0. Attachment, Hex.
# Attach to target Building support.
# Attached support gets −1 power.
text("redemption-of-a-mage-077", attaches(SUPPORTS & trait("Building")), constant(grant(HOST, POWER, -1)))

# Bloodburn Poison: tactic, 1 (2).
# Action: Deal 1 damage to target unit and give that unit −1 power until the end of the turn.
text("the-fourth-waystone-093", action(target(UNITS, seq(deal(1), gain(POWER, -1)))))

# Angi'arie, unique: unit, 4 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# Action: At the beginning of your turn, until the end of the turn, treat the text box of target unit as blank.
text("bleeding-sun-116", action(target(UNITS, floating(constant(blank(IT)))), when=YOUR_TURN_BEGINS))

# Soul Stealer: support, 4 (2), power 0. Attachment, Hex.
# Attach to target non-Hero unit.
# You control attached unit.
text("bleeding-sun-117", attaches(UNITS - HEROES), constant(controls(HOST)))
