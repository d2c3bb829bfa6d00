"""The servants of Chaos of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Ungor Raiders: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit leaves play, destroy target development.
text("omens-of-ruin-012", action(target(DEVELOPMENTS, destroy()), when=after(LEAVES_PLAY, THIS)))

# Mark of Chaos: support, 1 (2), power 0. Attachment, Spell.
# Attach to target unit.
# Attached unit gets +2 power.
# Forced: At the beginning of your turn, deal 1 uncancellable damage to attached unit.
text(
    "omens-of-ruin-013",
    attaches(UNITS),
    constant(grant(HOST, POWER, 2)),
    forced(YOUR_TURN_BEGINS, deal(1, HOST, uncancellable=True)),
)

# Doombull: unit, 3 (1), power 1, hit points 2. Warrior.
# Action: After this unit leaves play, deal 4 damage to target unit in any player's corresponding zone.
text("the-chaos-moon-032", action(target(UNITS & CORRESPONDING, deal(4)), when=after(LEAVES_PLAY, THIS)))

# Desecrated Temple: support, 2 (1), power 1. Building.
# Action: After a Chaos unit you control leaves play, destroy target development.
text("the-chaos-moon-033", action(target(DEVELOPMENTS, destroy()), when=after(LEAVES_PLAY, UNITS & CHAOS & YOURS)))

# Full Moon Rising: tactic, 5 (3).
# Action: Until the end of the turn, developments you control also count as units with 2 hit points and developments you
# control get +2 power.
text(
    "fiery-dawn-115",
    action(
        floating(constant(counts_as(DEVELOPMENTS & YOURS, UNIT, hit_points=2), grant(DEVELOPMENTS & YOURS, POWER, 2)))
    ),
)
