"""The High Elves of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Korhil
text(
    "omens-of-ruin-009",
    action(
        reveal_top(
            1, only_if(it_is(UNIT_CARDS & HIGH_ELF & cost_at_most(3)), put_into_play(zone=BATTLEFIELD, attacking=True))
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Tiranoc Chariot
text(
    "omens-of-ruin-010",
    action(
        reveal_top(
            1, only_if(it_is(UNIT_CARDS & HIGH_ELF & cost_at_most(2)), put_into_play(zone=BATTLEFIELD, attacking=True))
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Dragon's Lair
text(
    "the-chaos-moon-030",
    action(
        then(
            place_tokens(1),
            may(
                then(
                    remove_tokens(2), seq(search_for(5, UNIT_CARDS & trait("Dragon"), put_into_play()), shuffle_deck())
                )
            ),
        ),
        when=YOUR_TURN_BEGINS,
    ),
)

# Follow the Portent
text(
    "the-chaos-moon-031",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(look_at_top(3), cost=remove_tokens(1)),
)

# White Lion Vanguard
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

# Shield of Saphery
text(
    "signs-in-the-stars-071",
    action(target(UNITS & HIGH_ELF & YOURS, floating(constant(untargetable(IT))))),
)

# Comet of Casandora
text(
    "signs-in-the-stars-072",
    action(reveal_top(2, then(indirect(printed_cost(FOUND), everybody=True), put_on_deck(FOUND, bottom=True)))),
)

# Valorous Mage
text(
    "the-eclipse-of-hope-089",
    action(seq(search_for(5, trait("Spell"), take_to_hand()), shuffle_deck()), when=after(ENTERS_PLAY, THIS)),
)

# Starwood Staff: support, 0 (2), power 0. Attachment.
# Attach to target High Elf unit you control.
# Action: After you play a Spell card, give attached unit +1 power until the end of the turn.
text(
    "the-eclipse-of-hope-090",
    attaches(UNITS & HIGH_ELF & YOURS),
    action(gain(POWER, 1, of=HOST), when=after(PLAYED, trait("Spell"), YOU)),
)

# Perfecting the Spell
text(
    "the-eclipse-of-hope-091",
    action(
        then(
            choose(SECTIONS & YOURS, develop_top(1, ITS_ZONE)),
            look_at_top(count(DEVELOPMENTS & YOURS), bottom=EVERYTHING),
        )
    ),
)

# Barracks of Chrace
text(
    "fiery-dawn-111",
    action(look_at_top(1, bottom=EVERYTHING), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)
