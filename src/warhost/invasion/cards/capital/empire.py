"""The Empire of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Van Klumpf's Buccaneers: unit, 1 (2), power 1, hit points 1. Mercenary.
# Battlefield only.
# After this unit is declared as an attacker, deal X damage to each non-burning section of any capital in zones with no
# units, where X is the power of this unit.
text("the-inevitable-city-003", triggered(after(ATTACKS, THIS), deal(power_of(THIS), CAPITAL & WITHOUT_UNITS)))

# Imperial Drummer: unit, 1 (2), power 0, hit points 1. Musician.
# Battlefield. Warrior units in this zone get +1 power.
text("the-imperial-throne-103", constant(grant(UNITS & trait("Warrior") & HERE, POWER, 1), zone=BATTLEFIELD))

# Devotee of Chamon: unit, 2 (1), power 1, hit points 1. Mage.
# Action: Deal 1 uncancellable damage to one Mage unit you control. Then give this unit +1 power until the end of the
# turn.
text(
    "the-imperial-throne-105",
    action(then(choose(UNITS & trait("Mage") & YOURS, deal(1, uncancellable=True)), gain(POWER, 1, of=THIS))),
)

# Stirland Deathjacks: unit, 1 (3), power 1, hit points 1. Warrior.
# Action: After this unit enters play, deal 1 damage to target corrupted unit.
# Action: After this unit leaves play, deal 1 damage to target corrupted unit.
text(
    "the-imperial-throne-107",
    action(target(UNITS & CORRUPTED_CARDS, deal(1)), when=after(ENTERS_PLAY, THIS)),
    action(target(UNITS & CORRUPTED_CARDS, deal(1)), when=after(LEAVES_PLAY, THIS)),
)

# Winged Riders of Kislev: unit, 5 (3), power 3, hit points 3. Cavalry.
# Action: After this unit is declared as an attacker, give this unit +1 power until the end of the turn for each other
# attacking unit.
text(
    "the-imperial-throne-108", action(gain(POWER, count(UNITS & ATTACKERS & OTHER), of=THIS), when=after(ATTACKS, THIS))
)

# The Imperial Zoo, unique: support, 1 (3), power 0. Location.
# This support gets +X power, where X is the number of resource tokens on this support.
# Action: Spend X resources, where X is the number of resource tokens on this support to place 1 resource token on this
# support. Limit once per phase.
text(
    "the-imperial-throne-109",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    action(place_tokens(1), spend=tokens_on(THIS), limit=EACH_PHASE),
)

# Boiling Oil: support, 1 (2), power 0. Fortification.
# Action: After this zone is attacked, sacrifice this support to force each opponent to sacrifice an attacking unit.
text(
    "the-imperial-throne-110",
    action(each_opponent(sacrifice_one(UNITS & ATTACKERS)), cost=sacrifice(THIS), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Recruiting for War: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play an Empire support except Attachments, draw 1 card. Use only if a unit is on it.
text(
    "the-imperial-throne-120",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        draw(1), when=after(PLAYED, SUPPORTS & EMPIRE - ATTACHMENTS, YOU), zone=QUEST, needs=at_least(1, QUESTING_HERE)
    ),
)
