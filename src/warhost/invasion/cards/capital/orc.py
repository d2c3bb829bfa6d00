"""The Orcs of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Squig Trackers: unit, 2 (3), power 1, hit points 1. Goblin, Ranger.
# Action: After this unit enters play, search the top 5 cards of your deck for a card with "Squig" or "Squigs" in its
# title; you may put it into play in one of your zones. Shuffle your deck.
text(
    "the-inevitable-city-002",
    action(seq(search(5, title_word("Squig"), put_into_play()), shuffle_deck()), when=after(ENTERS_PLAY, THIS)),
)

# Mushroom Hunters: unit, 2 (2), power 1, hit points 1. Goblin.
# Action: At the beginning of your turn, discard the top card of your deck. Give this unit +X power until the end of the
# turn, where X is the printed power of that card.
text(
    "realm-of-the-phoenix-king-022",
    action(discard_top(1, gain(POWER, printed_power(FOUND), of=THIS)), when=YOUR_TURN_BEGINS),
)

# Banna Thief: unit, 2 (1), power 0, hit points 2. Goblin, Standard Bearer.
# Action: After a unit enters this zone, give target unit +1 power until the end of the turn.
text("the-iron-rock-042", action(target(UNITS, gain(POWER, 1)), when=after(ENTERS_ZONE, UNITS & HERE)))

# Madtoof Ironleg, unique: unit, 4 (3), power 2, hit points 5. Hero, Troll.
# Limit one Hero per zone.
# Action: At the beginning of your turn, give target unit you control +X power until the end of the turn, where X is the
# loyalty of that unit. Then sacrifice that unit at the end of the turn.
text(
    "the-iron-rock-043",
    action(
        target(UNITS & YOURS, then(gain(POWER, loyalty_of()), later(after(ends("turn")), sacrifice()))),
        when=YOUR_TURN_BEGINS,
    ),
)

# Squig Lobber: unit, 2 (2), power 1, hit points 2. Siege.
# Battlefield. Action: At the beginning of your turn, place 1 resource token on this unit.
# Action: Remove 1 resource token from this unit to deal 1 indirect damage to each opponent.
text(
    "the-iron-rock-044",
    action(place_tokens(1), when=YOUR_TURN_BEGINS, zone=BATTLEFIELD),
    action(each_opponent(indirect(1)), cost=remove_tokens(1)),
)

# Ruglud's Armoured Orcs: unit, 4 (1), power 2, hit points 2. Warrior.
# This unit has Toughness X, where X is the highest loyalty among Orc cards you control.
text(
    "the-iron-rock-045",
    constant(grant(THIS, TOUGHNESS, highest_loyalty(ORC & YOURS))),
)

# Toof Trader: unit, 2 (1), power 0, hit points 1. Trader.
# Creature cards you play cost 1 resource less (to a minimum of 1).
text(
    "the-iron-rock-046",
    constant(costs(trait("Creature") & YOURS, -1, least=1)),
)

# Martog's Best Basha, unique: support, 2 (2), power 0. Attachment, Weapon.
# Attach to target Orc unit.
# Attached unit gets +1 power while attacking for each development in the defending zone.
text(
    "the-iron-rock-047",
    attaches(UNITS & ORC),
    constant(grant(HOST & ATTACKERS, POWER, count(DEVELOPMENTS & IN_DEFENDING_ZONE))),
)

# Expendable Wall: support, 0 (3), power 0. Fortification.
# After this support enters play, either sacrifice a unit in this zone or destroy this support.
# If this zone would be dealt damage, you may destroy this support instead.
text(
    "the-iron-rock-048",
    triggered(after(ENTERS_PLAY, THIS), either(sacrifice_one(UNITS & HERE), destroy(THIS))),
    constant(prevent_damage(THIS_ZONE, destroys=True, optional=True)),
)

# Boss Pit, unique: support, 4 (5), power 3. Capital Center.
# This support enters play with 4 resource tokens on it.
# Action: At the beginning of your turn, remove 1 resource token from this support. Then, if there are no resource
# tokens on this support, draw 10 cards.
text(
    "the-iron-rock-049",
    constant(enters(tokens=4)),
    action(then(remove_tokens(1), only_if(at_most(tokens_on(THIS), 0), draw(10))), when=YOUR_TURN_BEGINS),
)

# Snotling Ambush: tactic, 2 (3).
# Action: Discard another card from your hand to force target player to lose X resources, where X is the loyalty of the
# discarded card.
text(
    "the-iron-rock-050",
    action(
        target(OTHER & IN_HAND, target_player(lose_resources(X)), aimed=False),
        cost=discard_cards(FIRST),
        x=loyalty_of(FIRST),
    ),
)

# Mork's Teef Ritual: tactic, 0 (5). Spell.
# Action: Sacrifice an Orc unit to put one unit from your hand into play in one of your zones. Then deal 3 damage to one
# non-burning section of your capital.
text(
    "the-iron-rock-051",
    action(
        then(choose(UNIT_CARDS & IN_HAND, put_into_play()), choose(CAPITAL & YOURS, deal(3))),
        cost=sacrifice_one(UNITS & ORC),
    ),
)

# Raiding Parties: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a non-Attachment Orc support, destroy target development. Use only if a unit is on this
# quest.
text(
    "the-iron-rock-060",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        target(DEVELOPMENTS, destroy()),
        when=after(PLAYED, SUPPORTS & ORC - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Guard Squigs: support, 2 (3), power 1. Condition, Creature.
# Action: When this zone is attacked, this support also counts as a unit with 3 hit points until the end of the turn.
text(
    "karaz-a-karak-071",
    action(floating(constant(counts_as(THIS, UNIT, hit_points=3))), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Fists of Mork: tactic, 1 (1).
# Limited.
# Action: Each player takes 2 indirect damage. Then you may put this tactic on top of its owner's deck.
text(
    "city-of-winter-082",
    action(then(indirect(2, everybody=True), may(put_on_deck(THIS)))),
)

# Baby Squig: unit, 0 (2), power 0, hit points 1. Creature.
# Forced: At the beginning of your turn, deal 1 damage to another target unit you control in this zone.
text("the-imperial-throne-102", forced(YOUR_TURN_BEGINS, target(UNITS & YOURS & HERE & OTHER, deal(1))))
