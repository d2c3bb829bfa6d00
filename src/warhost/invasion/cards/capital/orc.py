"""The Orcs of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Banna Thief: unit, 2 (1), power 0, hit points 2. Goblin, Standard Bearer.
# Action: After a unit enters this zone, give target unit +1 power until the end of the turn.
text("the-iron-rock-042", action(target(UNITS, gain(POWER, 1)), when=after(ENTERS_ZONE, UNITS & HERE)))

# Raiding Parties: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play an Orc support except Attachments, destroy target development. Use only if a unit is on
# it.
text(
    "the-iron-rock-060",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        target(DEVELOPMENTS, destroy()),
        when=after(PLAYED, SUPPORTS & ORC - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Guard Squigs: support, 2 (3), power 1. Condition, Creature.
# Action: After this zone is attacked, until the end of the turn, this support also counts as a unit with 3 hit points.
text(
    "karaz-a-karak-071",
    action(floating(constant(counts_as(THIS, UNIT, hit_points=3))), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Baby Squig: unit, 0 (2), power 0, hit points 1. Creature.
# Forced: At the beginning of your turn, deal 1 damage to another target unit you control in this zone.
text("the-imperial-throne-102", forced(YOUR_TURN_BEGINS, target(UNITS & YOURS & HERE & OTHER, deal(1))))
