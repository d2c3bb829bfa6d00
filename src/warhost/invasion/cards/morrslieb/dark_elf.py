"""The Dark Elves of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Witch Hag: unit, 2 (1), power 1, hit points 2. Sorcerer.
# Action: Corrupt this unit to force target player to discard the top card of their deck.
text(
    "omens-of-ruin-015",
    action(target_player(discard_top(1)), cost=corrupt(THIS)),
)

# Dark Elf Infiltrator: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit enters play, take up to 2 resources from each opponent.
text("omens-of-ruin-016", action(pick_x(2, take_resources(X)), when=after(ENTERS_PLAY, THIS)))

# Malekith's Throne: support, 2 (2), power 1. Building.
# Units in zones with no developments get −1 hit point.
text("omens-of-ruin-017", constant(grant(UNITS & in_zone_without(DEVELOPMENT), HIT_POINTS, -1)))

# Frenzied Witch Elf: unit, 3 (1), power 1, hit points 3. Witch Elf.
# Action: When this unit attacks, target player must discard the top 2 cards of their deck.
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

# Bloodcall Sorceress: unit, 3 (2), power 1, hit points 3. Sorcerer.
# Action: After you play a development, place 1 resource token on this unit. Then up to X target units lose 2 power
# until the end of the turn, where X is the number of resource tokens on this unit (counting the new one).
text(
    "the-twin-tailed-comet-055",
    action(
        then(place_tokens(1), target(UNITS, gain(POWER, -2, of=FIRST), count=tokens_on(THIS, coming=1), up_to=True)),
        when=after(PLAYED_DEVELOPMENT, whom=YOU),
    ),
)

# Sorceress Convent: support, 2 (2), power 1. Building.
# Action: After an opponent discards at least 1 card from their hand, deal 1 damage to one non-burning section of an
# opponent's capital.
text(
    "the-twin-tailed-comet-056",
    action(choose(CAPITAL & ENEMY, deal(1)), when=after(discarded("from a hand, at once"), whom=OPPONENT)),
)

# Anointed Cauldron: support, 3 (1), power 1. Siege.
# Action: When this zone is attacked, each opponent must discard 1 card of their choice from their hand.
text(
    "the-twin-tailed-comet-057",
    action(each_opponent(discard_one()), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Beastlord Rakarth, unique: unit, 3 (2), power 2, hit points 2. Hero.
# Limit one Hero per zone.
# Action: When this unit attacks, each opponent must put a random card from their hand facedown into the defending zone
# as a development.
text("signs-in-the-stars-075", action(each_opponent(develop(at_random=True)), when=after(ATTACKS, THIS)))

# Enraged Manticore: unit, 6 (3), power 3, hit points 5. Creature.
# This unit gets +3 power while attacking as long as there are at least three developments in the defending zone.
text(
    "signs-in-the-stars-076",
    constant(grant(THIS & ATTACKERS, POWER, 3), only=at_least(3, DEVELOPMENTS & IN_DEFENDING_ZONE)),
)

# Witchbrew: support, 0 (2), power 0. Attachment.
# Attach to target unit you control.
# Action: When attached unit attacks, target player must discard the top card of their deck. If it is a unit, give
# attached unit +1 power until the end of the turn.
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

# Testing the Spell: tactic, 3 (3). Spell.
# Action: Choose one of your zones. Put the top card of your deck facedown into that zone as a development. Then, until
# the end of the turn, take control of target unit with printed cost X or lower and move it to your corresponding zone,
# where X is the number of developments you control (counting the new one).
text(
    "the-eclipse-of-hope-096",
    action(
        target(
            UNITS & cost_at_most(count(DEVELOPMENTS & YOURS, coming=1)),
            then(choose(SECTIONS & YOURS, develop(zone=IN_ITS_ZONE)), take_control(FIRST, until=END_OF_TURN)),
        )
    ),
)

# Malekith's Rage: quest, 0 (2).
# Action: After you play a development, place 1 resource token on this quest. Use only if a unit is on this quest.
# Action: Remove 2 resource tokens from this quest to give target unit −1 hit point until the end of the turn.
text(
    "the-eclipse-of-hope-097",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(target(UNITS, gain(HIT_POINTS, -1)), cost=remove_tokens(2)),
)

# Dark Blessing: tactic, 2 (2). Spell.
# Action: Discard the top card of your deck to give target unit +X power until the end of the turn, where X is the
# printed cost of the discarded card.
text("fiery-dawn-116", action(target(UNITS, gain(POWER, DISCARDED_COST)), cost=discard_top(1)))

# Bathe in the Cauldron: tactic, 3 (3).
# Action: Target player must discard the top 5 cards of their deck. Draw 1 card for each unit among those cards.
text(
    "fiery-dawn-117",
    action(target_player(discard_top(5, you(draw(found(UNIT_CARDS)))))),
)
