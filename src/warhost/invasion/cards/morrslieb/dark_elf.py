"""The Dark Elves of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Witch Hag
text(
    "omens-of-ruin-015",
    action(target_player(discard_top(1)), cost=corrupt(THIS)),
)

# Dark Elf Infiltrator: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit enters play, take 2 resources from each opponent.
text("omens-of-ruin-016", action(take_resources(2), when=after(ENTERS_PLAY, THIS)))

# Malekith's Throne: support, 2 (2), power 1. Building.
# Units in zones with no developments get −1 hit points.
text("omens-of-ruin-017", constant(grant(UNITS & UNDEVELOPED, HIT_POINTS, -1)))

# Frenzied Witch Elf
text(
    "the-chaos-moon-035",
    action(target_player(discard_top(2)), when=after(ATTACKS, THIS)),
)

# Alluring Chosen: unit, 2 (2), power 1, hit points 2. Sorcerer.
# Action: After a unit is put into an opponent's discard pile, give this unit +1 power until the end of the turn.
text("the-chaos-moon-036", action(gain(POWER, 1, of=THIS), when=after(ENTERS_DISCARD, UNIT_CARDS, OPPONENT)))

# Sacrifice to Khaine: tactic, 2 (2). Spell.
# Action: Each opponent must sacrifice a unit.
text("the-chaos-moon-037", action(each_opponent(sacrifice_one(UNITS))))

# Sorceress Convent
text(
    "the-twin-tailed-comet-056",
    action(choose(CAPITAL & ENEMY, deal(1)), when=after(DISCARDS_FROM_HAND, whom=OPPONENT)),
)

# Anointed Cauldron
text(
    "the-twin-tailed-comet-057",
    action(each_opponent(discard_one()), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Enraged Manticore
text(
    "signs-in-the-stars-076",
    constant(grant(THIS & ATTACKERS, POWER, 3), only=at_least(3, DEVELOPMENTS & IN_DEFENDING_ZONE)),
)

# Witchbrew
text(
    "signs-in-the-stars-077",
    attaches(UNITS & YOURS),
    action(
        target_player(discard_top(1, only_if(it_is(UNIT_CARDS), you(gain(POWER, 1, of=HOST))))),
        when=after(ATTACKS, HOST),
    ),
)

# Toxic Hydra: unit, 5 (3), power 2, hit points 4. Creature.
# Action: After this unit enters play, give each unit in any player's corresponding zone −2 hit points until the end of
# the turn.
text("the-eclipse-of-hope-095", action(gain(HIT_POINTS, -2, of=UNITS & CORRESPONDING), when=after(ENTERS_PLAY, THIS)))

# Malekith's Rage
text(
    "the-eclipse-of-hope-097",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(target(UNITS, gain(HIT_POINTS, -1)), cost=remove_tokens(2)),
)

# Bathe in the Cauldron
text(
    "fiery-dawn-117",
    action(target_player(discard_top(5, you(draw(found(UNIT_CARDS)))))),
)
