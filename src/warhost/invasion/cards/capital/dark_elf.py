"""The Dark Elves of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Scions of Misery: unit, 3 (2), power 1, hit points 2. Warrior.
# Action: After this unit enters play, give each unit in any player's corresponding zone −1 hit point until the end of
# the turn.
text("the-inevitable-city-015", action(gain(HIT_POINTS, -1, of=UNITS & CORRESPONDING), when=after(ENTERS_PLAY, THIS)))

# Spawn of Kintearer: unit, 5 (3), power 3, hit points 5. Cavalry.
# Feared 1.
# Action: When this unit attacks, target player must discard the top X cards of their deck, where X is the number of
# Cavalry units you control.
text(
    "realm-of-the-phoenix-king-035",
    action(target_player(discard_top(count(UNITS & trait("Cavalry") & MINE))), when=after(ATTACKS, THIS)),
)

# Countermoves: tactic, 2 (2). Witch Elf.
# Play only if an opponent has just played a tactic.
# Action: Destroy target unit.
text("the-iron-rock-055", action(target(UNITS, destroy()), only=at_least(1, just_played(TACTIC) & ENEMY)))

# Chosen of Anath Raema: unit, 2 (2), power 1, hit points 1. Assassin.
# Action: Corrupt this unit to choose target unit in any player's corresponding zone and discard the top card of your
# deck. Destroy that unit if it has fewer remaining hit points than the loyalty of the discarded card. If the discarded
# card is not a Dark Elf card, destroy this unit.
text(
    "karaz-a-karak-075",
    action(
        target(
            UNITS & CORRESPONDING,
            discard_top(
                amount=1,
                then=seq(
                    destroy(FIRST & hit_points_below(loyalty_of(IT), remaining=True)),
                    only_if(it_is_not(DARK_ELF), destroy(THIS)),
                ),
            ),
        ),
        cost=corrupt(THIS),
    ),
)

# Barbed Snares: tactic, 1 (2).
# Action: Each opponent must discard the top 2 cards of their deck. Then you may put this tactic on top of its owner's
# deck.
text(
    "city-of-winter-086",
    action(then(each_opponent(discard_top(2)), may(put_on_deck(THIS)))),
)

# Bannerman of the Crag: unit, 2 (1), power 0, hit points 2. Standard Bearer.
# Action: After a unit enters this zone, target player must discard the top card of their deck.
text(
    "city-of-winter-087",
    action(target_player(discard_top(1)), when=after(ENTERS_ZONE, UNITS & HERE)),
)

# Egathrond, unique: unit, 4 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# Action: When this unit attacks, destroy target development or Fortification support in the defending zone.
text(
    "city-of-winter-088",
    action(
        target((DEVELOPMENTS | (SUPPORTS & trait("Fortification"))) & IN_DEFENDING_ZONE, destroy()),
        when=after(ATTACKS, THIS),
    ),
)

# The Ebonblades: unit, 1 (2), power 1, hit points 1. Warrior.
# Battlefield only.
# This unit gets +1 power while you control a Sorcerer unit.
text("city-of-winter-089", constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & trait("Sorcerer") & YOURS)))

# Anlec Lookout: unit, 3 (1), power 1, hit points 1. Warrior.
# This unit has Counterstrike X, where X is the highest loyalty among Dark Elf cards you control.
text(
    "city-of-winter-090",
    constant(grant(THIS, COUNTERSTRIKE, highest_loyalty(DARK_ELF & YOURS))),
)

# Hag Queen: unit, 3 (2), power 1, hit points 4. Witch Elf, Sorcerer.
# Action: Corrupt this unit to force each opponent to discard 1 card at random from their hand. Then deal 1 damage to
# this unit.
text("city-of-winter-091", action(then(each_opponent(discard_at_random(1)), deal(1, THIS)), cost=corrupt(THIS)))

# Promenade of Malice, unique: support, 3 (2), power 1. Location.
# Action: After a card is put into a discard pile, corrupt one uncorrupted unit you control to put another target copy
# of that card on the bottom of its owner's deck.
text(
    "city-of-winter-092",
    action(
        target(same_name(THAT) - THAT, put_on_deck(bottom=True)),
        cost=choose(UNITS & YOURS - CORRUPTED_CARDS, corrupt()),
        when=after(ENTERS_DISCARD),
    ),
)

# Harpy Aerie: support, 2 (2), power 0. Fortification.
# Action: When this zone is attacked, give target attacking unit −2 hit points until the end of the turn.
text(
    "city-of-winter-093", action(target(UNITS & ATTACKERS, gain(HIT_POINTS, -2)), when=after(ZONE_ATTACKED, THIS_ZONE))
)

# Court of the Witch King, unique: support, 4 (5), power 3. Capital Center.
# This support enters play with 4 resource tokens on it.
# Action: At the beginning of your turn, remove 1 resource token from this support. Then, if there are no resource
# tokens on this support, each opponent must discard the top 10 cards of their deck.
text(
    "city-of-winter-094",
    constant(enters(tokens=4)),
    action(
        then(remove_tokens(1), only_if(at_most(tokens_on(THIS), 0), each_opponent(discard_top(10)))),
        when=YOUR_TURN_BEGINS,
    ),
)

# Call of the Kraken: tactic, 0 (3).
# Action: Discard another card from your hand to put one Dark Elf unit with printed cost X or lower from your hand into
# play in one of your zones, where X is the loyalty of the discarded card.
text(
    "city-of-winter-095",
    action(
        target(
            OTHER & IN_HAND, choose(UNIT_CARDS & DARK_ELF & cost_at_most(X) & IN_HAND, put_into_play()), aimed=False
        ),
        cost=discard_cards(FIRST),
        x=loyalty_of(FIRST),
    ),
)

# Raiding Ships: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a non-Attachment Dark Elf support, each opponent must discard 1 card at random from
# their hand. Use only if a unit is on this quest.
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
