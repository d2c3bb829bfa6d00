"""The High Elves of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Korhil, unique: unit, 4 (2), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# Action: When this unit attacks, reveal the top card of your deck. If it is a High Elf unit with printed cost 3 or
# lower, put it into play in your battlefield, attacking.
text(
    "omens-of-ruin-009",
    action(
        reveal_top(
            1, only_if(it_is(UNIT_CARDS & HIGH_ELF & cost_at_most(3)), put_into_play(zone=BATTLEFIELD, attacking=True))
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Tiranoc Chariot: unit, 3 (1), power 1, hit points 3. Warrior.
# Action: When this unit attacks, reveal the top card of your deck. If it is a High Elf unit with printed cost 2 or
# lower, put it into play in your battlefield, attacking.
text(
    "omens-of-ruin-010",
    action(
        reveal_top(
            1, only_if(it_is(UNIT_CARDS & HIGH_ELF & cost_at_most(2)), put_into_play(zone=BATTLEFIELD, attacking=True))
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Eatine Harbour: support, 2 (2), power 1. Building.
# Units in zones with no developments lose all Actions and Forced effects.
text("omens-of-ruin-011", constant(cannot("use abilities", UNITS & in_zone_without(DEVELOPMENT))))

# Moon Dragon: unit, 7 (3), power 4, hit points 5. Dragon.
# Action: After this unit enters play, each player chooses up to one unit in each of their zones; all other units are
# sacrificed.
text("the-chaos-moon-029", action(keep_some(1), when=after(ENTERS_PLAY, THIS)))

# Dragon's Lair: support, 4 (2), power 2. Building.
# Action: At the beginning of your turn, place 1 resource token on this support. Then you may remove 2 resource tokens
# from this support to search the top 5 cards of your deck for a Dragon unit; you may put it into play in one of your
# zones. Shuffle your deck.
text(
    "the-chaos-moon-030",
    action(
        then(
            place_tokens(1),
            may(then(remove_tokens(2), seq(search(5, UNIT_CARDS & trait("Dragon"), put_into_play()), shuffle_deck()))),
        ),
        when=YOUR_TURN_BEGINS,
    ),
)

# Follow the Portent: quest, 0 (2).
# Action: After you play a development, place 1 resource token on this quest. Use only if a unit is on this quest.
# Action: Remove 1 resource token from this quest to look at the top 3 cards of your deck; put them back on top in any
# order.
text(
    "the-chaos-moon-031",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(look_at("deck", 3), cost=remove_tokens(1)),
)

# White Lion Vanguard: unit, 2 (1), power 1, hit points 2. Warrior, Elite.
# Each turn, redirect the first point of damage dealt to this unit to target unit in any player's corresponding zone, if
# able.
text(
    "the-twin-tailed-comet-050",
    constant(redirect_damage(THIS, 1, UNITS & CORRESPONDING, first=True)),
)

# True Mage: unit, 3 (1), power 1, hit points 3. Mage.
# Action: After you play a development, place 1 resource token on this unit. Then each player takes X indirect damage,
# where X is the number of resource tokens on this unit.
text(
    "the-twin-tailed-comet-051",
    action(then(place_tokens(1), indirect(tokens_on(THIS), everybody=True)), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# Bladelord: unit, 5 (2), power 3, hit points 4. Warrior, Elite.
# Each turn, redirect the first 2 damage dealt to this unit to another target unit in any player's corresponding zone,
# if able.
text("signs-in-the-stars-070", constant(redirect_damage(THIS, 2, UNITS & CORRESPONDING & OTHER, first=True)))

# Shield of Saphery: tactic, 1 (2). Spell.
# Action: Until the end of the turn, target High Elf unit you control cannot be targeted by the effects of opponents'
# cards.
text(
    "signs-in-the-stars-071",
    action(target(UNITS & HIGH_ELF & YOURS, floating(constant(cannot("be targeted", IT))))),
)

# Comet of Casandora: tactic, 2 (3). Spell.
# Action: Reveal the top 2 cards of your deck. Each player takes X indirect damage, where X is the total printed cost of
# those cards. Then put those cards on the bottom of your deck.
text(
    "signs-in-the-stars-072",
    action(reveal_top(2, then(indirect(printed_cost(FOUND), everybody=True), put_on_deck(FOUND, bottom=True)))),
)

# Valorous Mage: unit, 2 (1), power 1, hit points 2. Mage.
# Action: After this unit enters play, search the top 5 cards of your deck for a Spell card; you may reveal it and put
# it into your hand. Shuffle your deck.
text(
    "the-eclipse-of-hope-089",
    action(seq(search(5, trait("Spell"), take_to_hand()), shuffle_deck()), when=after(ENTERS_PLAY, THIS)),
)

# Starwood Staff: support, 0 (2), power 0. Attachment.
# Attach to target High Elf unit you control.
# Action: After you play a Spell card, give attached unit +1 power until the end of the turn.
text(
    "the-eclipse-of-hope-090",
    attaches(UNITS & HIGH_ELF & YOURS),
    action(gain(POWER, 1, of=HOST), when=after(PLAYED, trait("Spell"), YOU)),
)

# Perfecting the Spell: tactic, 2 (3). Spell.
# Action: Choose one of your zones. Put the top card of your deck facedown into that zone as a development. Then look at
# the top X cards of your deck, where X is the number of developments you control; put them on the top or bottom of that
# deck in any order.
text(
    "the-eclipse-of-hope-091",
    action(
        then(
            choose(SECTIONS & YOURS, develop(zone=IN_ITS_ZONE)),
            look_at("deck", count(DEVELOPMENTS & YOURS), bottom=EVERYTHING),
        )
    ),
)

# Hawkeye Archer: unit, 2 (2), power 1, hit points 1. Warrior.
# Action: At the beginning of your turn, choose target unit in any player's corresponding zone. Its controller must
# either sacrifice a unit or deal 1 damage to that unit.
text(
    "fiery-dawn-110",
    action(
        target(UNITS & CORRESPONDING, each(FIRST, either(sacrifice_one(UNITS), deal(1)), by_controller=True)),
        when=YOUR_TURN_BEGINS,
    ),
)

# Barracks of Chrace: support, 2 (1), power 1. Building.
# Action: After you play a development, look at the top card of your deck; put it on the top or bottom of that deck.
text(
    "fiery-dawn-111",
    action(look_at("deck", 1, bottom=EVERYTHING), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# Fury of Aenarion: tactic, 2 (3). Spell.
# Action: Reveal a High Elf unit from your hand. Give target attacking or defending unit +X power until the end of the
# turn, where X is the printed power of the revealed unit.
text(
    "fiery-dawn-112",
    action(
        target(
            UNITS & PARTICIPANTS, reveal_from_hand(UNIT_CARDS & HIGH_ELF, gain(POWER, printed_power(FOUND), of=FIRST))
        )
    ),
)
