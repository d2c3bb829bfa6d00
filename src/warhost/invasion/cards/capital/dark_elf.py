"""The Dark Elves of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Scions of Misery: unit, 3 (2), power 1, hit points 2. Warrior.
# Action: After this unit enters play, give each unit in any player's corresponding zone −1 hit points until the end of
# the turn.
text("the-inevitable-city-015", action(gain(HIT_POINTS, -1, of=UNITS & CORRESPONDING), when=after(ENTERS_PLAY, THIS)))

# Countermoves: tactic, 2 (2). Witch Elf.
# Play only if an opponent has just played a tactic.
# Action: Destroy target unit.
text("the-iron-rock-055", action(target(UNITS, destroy()), only=at_least(1, TACTIC_JUST_PLAYED & ENEMY)))

# The Ebonblades: unit, 1 (2), power 1, hit points 1. Warrior.
# Battlefield only.
# This unit gets +1 power while you control at least one Sorcerer unit.
text("city-of-winter-089", constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & trait("Sorcerer") & YOURS)))

# Hag Queen: unit, 3 (2), power 1, hit points 4. Witch Elf, Sorcerer.
# Action: Corrupt this unit to force each opponent to discard 1 card at random from his hand. Then deal 1 damage to this
# unit.
text("city-of-winter-091", action(then(each_opponent(discard_at_random(1)), deal(1, THIS)), cost=corrupt(THIS)))

# Harpy Aerie: support, 2 (2), power 0. Fortification.
# Action: After this zone is attacked, give target attacking unit −2 hit points until the end of the turn.
text(
    "city-of-winter-093", action(target(UNITS & ATTACKERS, gain(HIT_POINTS, -2)), when=after(ZONE_ATTACKED, THIS_ZONE))
)

# Raiding Ships: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a Dark Elf support except Attachments, each opponent must discard 1 card at random from
# his hand. Use only if a unit is on it.
text(
    "city-of-winter-100",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        each_opponent(discard_at_random(1)),
        when=after(PLAYED, SUPPORTS & DARK_ELF - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Sacrificial Pyre: support, 2 (2), power 0. Location.
# Action: After a unit you control is sacrificed, corrupt target unit.
text("the-imperial-throne-115", action(target(UNITS, corrupt()), when=after(IS_SACRIFICED, UNITS & YOURS)))
