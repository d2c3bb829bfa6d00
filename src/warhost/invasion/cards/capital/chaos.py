"""The servants of Chaos of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Doom Bearer: unit, 2 (1), power 0, hit points 2. Standard Bearer.
# Action: After a unit enters this zone, corrupt target unit you control.
text("the-inevitable-city-005", action(target(UNITS & YOURS, corrupt()), when=after(ENTERS_ZONE, UNITS & HERE)))

# Wall of Maggots: support, 1 (1), power 0. Fortification.
# Action: After this zone is attacked, corrupt target attacking unit.
text("the-inevitable-city-012", action(target(UNITS & ATTACKERS, corrupt()), when=after(ZONE_ATTACKED, THIS_ZONE)))

# Raiding Camps: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a Chaos support except Attachments, destroy target support in zones with no units. Use
# only if a unit is on it.
text(
    "the-inevitable-city-020",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        target(SUPPORTS & WITHOUT_UNITS, destroy()),
        when=after(PLAYED, SUPPORTS & CHAOS - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Beastman Shaman: unit, 3 (3), power 2, hit points 1. Sorcerer.
# Action: After a Chaos unit you control becomes corrupted, draw 1 card.
text("the-iron-rock-054", action(draw(1), when=after(IS_CORRUPTED, UNITS & CHAOS & YOURS)))
