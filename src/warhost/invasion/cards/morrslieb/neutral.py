"""The neutral cards of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Tree Kin: unit, 3 (0), power 1, hit points 2. Wood Elf, Forest Spirit.
# Order only.
# Action: Spend 2 resources. Until the end of the turn, this unit is a faceup development and nothing else.
text("omens-of-ruin-018", action(floating(constant(is_development(THIS))), spend=2))

# Nimble Spearman: unit, 2 (0), power 1, hit points 2. Wood Elf.
# Order only.
# Action: After this unit enters play, put the top card of your deck facedown into this zone as a development.
text("omens-of-ruin-019", action(develop_top(1), when=after(ENTERS_PLAY, THIS)))

# Thornflesh Dryad: unit, 4 (0), power 1, hit points 4. Wood Elf, Forest Spirit.
# Order only.
# Counterstrike 2.
# Action: Spend 2 resources. Until the end of the turn, this unit is a faceup development and nothing else.
text("the-chaos-moon-038", action(floating(constant(is_development(THIS))), spend=2))

# Spellsinger: unit, 2 (0), power 1, hit points 2. Wood Elf, Mage.
# Order only.
# Action: After you play a development, until the end of the turn, target development also counts as a unit with 2 hit
# points and that development gets +1 power.
text(
    "the-chaos-moon-039",
    action(
        target(DEVELOPMENTS, floating(constant(counts_as(IT, UNIT, hit_points=2), grant(IT, POWER, 1)))),
        when=after(PLAYED_DEVELOPMENT, whom=YOU),
    ),
)

# Vicious Clanrat: unit, 4 (0), power 1, hit points 3. Skaven.
# Destruction only.
# This unit gets +1 power while attacking for each corrupted Skaven unit you control.
text(
    "the-chaos-moon-040",
    constant(grant(THIS & ATTACKERS, POWER, count(UNITS & trait("Skaven") & CORRUPTED_CARDS & YOURS))),
)

# Treeman Ancient: unit, 5 (0), power 2, hit points 4. Wood Elf, Forest Spirit.
# Order only.
# Toughness 1.
# Action: Spend 2 resources. Until the end of the turn, this unit is a faceup development and nothing else.
text("the-twin-tailed-comet-058", action(floating(constant(is_development(THIS))), spend=2))

# Forgotten Cairn: support, 2 (0), power 1. Wood Elf, Location.
# Order only.
# Action: After a Wood Elf unit you control leaves play, put the top card of your deck facedown into this zone as a
# development.
text("the-twin-tailed-comet-059", action(develop_top(1), when=after(LEAVES_PLAY, UNITS & trait("Wood Elf") & YOURS)))

# Forest Dragon: unit, 6 (0), power 3, hit points 4. Wood Elf, Dragon.
# Order only.
# Action: Spend 3 resources to give this unit +X power until the end of the turn, where X is the power of this unit.
text("fiery-dawn-118", action(gain(POWER, power_of(THIS), of=THIS), spend=3))

# Pure Warpstone: support, 4 (0), power 2. Warpstone.
# Corrupted units in this zone get +1 power.
text("fiery-dawn-119", constant(grant(UNITS & CORRUPTED_CARDS & HERE, POWER, 1)))
