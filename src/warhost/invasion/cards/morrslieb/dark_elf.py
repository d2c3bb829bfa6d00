"""The Dark Elves of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Dark Elf Infiltrator: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit enters play, take 2 resources from each opponent.
text("omens-of-ruin-016", action(take_resources(2), when=after(ENTERS_PLAY, THIS)))

# Malekith's Throne: support, 2 (2), power 1. Building.
# Units in zones with no developments get −1 hit points.
text("omens-of-ruin-017", constant(grant(UNITS & UNDEVELOPED, HIT_POINTS, -1)))

# Alluring Chosen: unit, 2 (2), power 1, hit points 2. Sorcerer.
# Action: After a unit is put into an opponent's discard pile, give this unit +1 power until the end of the turn.
text("the-chaos-moon-036", action(gain(POWER, 1, of=THIS), when=after(ENTERS_DISCARD, UNIT_CARDS, OPPONENT)))

# Sacrifice to Khaine: tactic, 2 (2). Spell.
# Action: Each opponent must sacrifice a unit.
text("the-chaos-moon-037", action(each_opponent(sacrifice_one(UNITS))))

# Toxic Hydra: unit, 5 (3), power 2, hit points 4. Creature.
# Action: After this unit enters play, give each unit in any player's corresponding zone −2 hit points until the end of
# the turn.
text("the-eclipse-of-hope-095", action(gain(HIT_POINTS, -2, of=UNITS & CORRESPONDING), when=after(ENTERS_PLAY, THIS)))
