"""The servants of Chaos of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Doom Bearer: unit, 2 (1), power 0, hit points 2. Standard Bearer.
# Action: After a unit enters this zone, corrupt target unit you control.
text("the-inevitable-city-005", action(target(UNITS & YOURS, corrupt()), when=after(ENTERS_ZONE, UNITS & HERE)))

# Khorvak Grimbreath, unique: unit, 3 (4), power 1, hit points 3. Hero.
# Limit one Hero per zone.
# Corrupted Chaos units you control may attack from any zone, even though corrupted.
text(
    "the-inevitable-city-006",
    constant(can("attack from any zone", UNITS & CHAOS & YOURS & CORRUPTED_CARDS, corrupted=True)),
)

# Pink Horror: unit, 2 (2), power 1, hit points 2. Daemon.
# Action: After this unit enters play, put Pink Horror or Blue Horrors from your hand into play in one of your zones.
text(
    "the-inevitable-city-007",
    action(
        choose((named("Pink Horror") | named("Blue Horrors")) & IN_HAND, put_into_play()), when=after(ENTERS_PLAY, THIS)
    ),
)

# Savage Forsaken: unit, 3 (1), power 0, hit points 2. Warrior, Elite.
# This unit deals X additional damage in combat while attacking, where X is the highest loyalty among Chaos cards you
# control.
text(
    "the-inevitable-city-008",
    constant(grant(THIS & ATTACKERS, COMBAT_DAMAGE, highest_loyalty(CHAOS & YOURS))),
)

# Shaggoth: unit, 5 (3), power 3, hit points 5. Creature, Dragon, Ogre.
# Forced: After this unit enters play, either destroy this unit or discard 2 cards from your hand.
# Battlefield. This unit gets +1 power for each corrupted unit you control.
text(
    "the-inevitable-city-009",
    forced(after(ENTERS_PLAY, THIS), either(destroy(THIS), times(2, discard_one()))),
    constant(grant(THIS, POWER, count(UNITS & CORRUPTED_CARDS & YOURS)), zone=BATTLEFIELD),
)

# Screamers of Tzeentch: unit, 3 (1), power 1, hit points 3. Creature.
# Feared 1.
# Forced: At the beginning of your turn, corrupt this unit.
text("the-inevitable-city-010", forced(YOUR_TURN_BEGINS, corrupt(THIS)))

# The Bleeding Wall, unique: support, 2 (2), power 1. Location.
# Action: After a Chaos unit you control becomes corrupted, place 1 resource token on this support.
# Action: Remove 2 resource tokens from this support to destroy target corrupted unit.
text(
    "the-inevitable-city-011",
    action(place_tokens(1), when=after(IS_CORRUPTED, UNITS & CHAOS & YOURS)),
    action(target(UNITS & CORRUPTED_CARDS, destroy()), cost=remove_tokens(2)),
)

# Wall of Maggots: support, 1 (1), power 0. Fortification.
# Action: When this zone is attacked, corrupt target attacking unit.
text("the-inevitable-city-012", action(target(UNITS & ATTACKERS, corrupt()), when=after(ZONE_ATTACKED, THIS_ZONE)))

# Iron Throneroom, unique: support, 3 (5), power 2. Capital Center.
# This support enters play with 4 resource tokens on it.
# Action: At the beginning of your turn, remove 1 resource token from this support. Then, if there are no resource
# tokens on this support, you may put up to three Chaos units from your hand or discard pile into play, each in one of
# your zones.
text(
    "the-inevitable-city-013",
    constant(enters(tokens=4)),
    action(
        then(
            remove_tokens(1),
            only_if(
                at_most(tokens_on(THIS), 0),
                times(3, may(choose(UNIT_CARDS & CHAOS & (IN_HAND | IN_DISCARD), put_into_play()))),
            ),
        ),
        when=YOUR_TURN_BEGINS,
    ),
)

# Storm of Change: tactic, 3 (2). Spell.
# Action: Discard another card from your hand to deal X damage to each corrupted unit, where X is the loyalty of the
# discarded card.
text(
    "the-inevitable-city-014",
    action(
        target(OTHER & IN_HAND, deal(X, UNITS & CORRUPTED_CARDS), aimed=False),
        cost=discard_cards(FIRST),
        x=loyalty_of(FIRST),
    ),
)

# Raiding Camps: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a non-Attachment Chaos support, destroy target support in a zone with no units. Use only
# if a unit is on this quest.
text(
    "the-inevitable-city-020",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        target(SUPPORTS & in_zone_without(UNIT), destroy()),
        when=after(PLAYED, SUPPORTS & CHAOS - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Horrific Favour: support, 1 (2), power 0. Condition.
# Action: After a Daemon unit you control enters play, put one Disease card from your discard pile into your hand.
text(
    "realm-of-the-phoenix-king-034",
    action(
        choose(trait("Disease") & IN_DISCARD, take_to_hand()), when=after(ENTERS_PLAY, UNITS & trait("Daemon") & YOURS)
    ),
)

# Beastman Shaman: unit, 3 (3), power 2, hit points 1. Sorcerer.
# Action: After a Chaos unit you control becomes corrupted, draw 1 card.
text("the-iron-rock-054", action(draw(1), when=after(IS_CORRUPTED, UNITS & CHAOS & YOURS)))

# Disc of Tzeentch: support, 0 (3), power 0. Attachment, Creature.
# Attach to target Chaos unit.
# While attached unit is corrupted, it gets +1 power and may attack from any zone, even though corrupted.
text(
    "karaz-a-karak-074",
    attaches(UNITS & CHAOS),
    constant(
        grant(HOST, POWER, 1),
        can("attack from any zone", HOST, corrupted=True),
        only=at_least(1, HOST & CORRUPTED_CARDS),
    ),
)

# Soporific Musk: tactic, 1 (2).
# Action: Target corrupted unit loses all power until the end of the turn. Then you may put this tactic on top of its
# owner's deck.
text(
    "city-of-winter-085",
    action(target(UNITS & CORRUPTED_CARDS, then(gain(POWER, -EVERYTHING), may(put_on_deck(THIS))))),
)

# Daemon Prince: unit, 0 (3), power 4, hit points 4. Daemon.
# Battlefield only.
# This unit cannot attack or defend unless it has exactly 3 resource tokens on it.
# Action: Sacrifice a unit to place 1 resource token on this unit.
text(
    "the-imperial-throne-114",
    constant(cannot("attack"), cannot("defend"), only=is_not(tokens_on(THIS), 3)),
    action(place_tokens(1), cost=sacrifice_one(UNITS)),
)
