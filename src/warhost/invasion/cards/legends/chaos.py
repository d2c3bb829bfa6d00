"""The servants of Chaos of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Archaon: legend, 7 (5), power 3/3/3, hit points 5.
# Action: When this legend attacks, spend X resources to deal X damage to target unit.
text(
    "legends-029",
    action(target(UNITS, deal(X)), spend=X, x=up_to(AFFORDABLE), when=after(ATTACKS, THIS)),
)

# Kairos Fateweaver: legend, 6 (4), power 2/2/2, hit points 3.
# Developments you control also count as units with 2 power and 2 hit points.
text("legends-030", constant(counts_as(DEVELOPMENTS & YOURS, UNIT, hit_points=2, power=2)))

# Bloodletter: unit, 4 (2), power 3, hit points 3. Daemon.
# Damage assigned to units is doubled.
text("legends-031", constant(multiply_damage(UNITS)))

# Warhounds: unit, 2 (1), power 1, hit points 2. Creature.
# Action: After this unit enters play, reveal a Chaos unit or legend from your hand. Deal 2 damage to target unit in any
# player's corresponding zone.
text(
    "legends-032",
    action(
        target(UNITS & CORRESPONDING, reveal_from_hand((UNIT_CARDS | LEGEND_CARDS) & CHAOS, deal(2, FIRST))),
        when=after(ENTERS_PLAY, THIS),
    ),
)

# Marauder Chieftain: unit, 3 (1), power 1, hit points 3. Warrior.
# Action: At the beginning of your turn, deal 1 damage to target non-burning section of any capital.
text("legends-033", action(target(CAPITAL, deal(1)), when=YOUR_TURN_BEGINS))

# Oozing Eye: support, 1 (2), power 0. Attachment, Disease.
# Attach to target unit.
# Attached unit cannot attack.
# After attached unit leaves play, you may pay 2 resources to put this support into your hand.
text(
    "legends-034",
    attaches(UNITS),
    constant(cannot("attack", HOST)),
    triggered(after(LEAVES_PLAY, HOST), then(pay(2), take_to_hand(THIS)), optional=True),
)

# Seductive Delusion: tactic, 2 (2). Spell.
# Action: Corrupt target unit. Then deal X damage to another target unit, where X is the power of the first unit.
text("legends-035", action(target(UNITS, target(UNITS & ANOTHER, then(corrupt(FIRST), deal(power_of(FIRST), SECOND))))))
