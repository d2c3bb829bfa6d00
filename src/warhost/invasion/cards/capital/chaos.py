"""The servants of Chaos of the Capital Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Doom Bearer: unit, 2 (1), power 0, hit points 2. Standard Bearer.
# Action: After a unit enters this zone, corrupt target unit you control.
text("the-inevitable-city-005", action(target(UNITS & YOURS, corrupt()), when=after(ENTERS_ZONE, UNITS & HERE)))

# Khorvak Grimbreath, unique: unit, 3 (4), power 1, hit points 3. Hero.
# Limit one Hero per zone.
# Corrupted Chaos units you control may attack from any zone, even though corrupted.
text(
    "the-inevitable-city-006",
    constant(attacks_from(UNITS & CHAOS & YOURS & CORRUPTED_CARDS, corrupted=True)),
)

# Savage Forsaken: unit, 3 (1), power 0, hit points 2. Warrior, Elite.
# This unit deals X additional damage in combat while attacking, where X is the highest loyalty among Chaos cards you
# control.
text(
    "the-inevitable-city-008",
    constant(grant(THIS & ATTACKERS, COMBAT_DAMAGE, highest_loyalty(CHAOS & YOURS))),
)

# The Bleeding Wall, unique: support, 2 (2), power 1. Location.
# Action: After a Chaos unit you control becomes corrupted, place 1 resource token on this support.
# Action: Remove 2 resource tokens from this support to destroy target corrupted unit.
text(
    "the-inevitable-city-011",
    action(place_tokens(1), when=after(IS_CORRUPTED, UNITS & CHAOS & YOURS)),
    action(target(UNITS & CORRUPTED_CARDS, destroy()), cost=remove_tokens(2)),
)

# Wall of Maggots: support, 1 (1), power 0. Fortification.
# Action: After this zone is attacked, corrupt target attacking unit.
text("the-inevitable-city-012", action(target(UNITS & ATTACKERS, corrupt()), when=after(ZONE_ATTACKED, THIS_ZONE)))

# Storm of Change: tactic, 3 (2). Spell.
# Action: Discard another card from your hand to deal X damage to each corrupted unit, where X is the loyalty of the
# chosen card.
text(
    "the-inevitable-city-014",
    action(
        target(OTHER & IN_HAND, deal(X, UNITS & CORRUPTED_CARDS), aimed=False),
        cost=discard_cards(FIRST),
        x_is=loyalty_of(FIRST),
    ),
)

# Raiding Camps: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a Chaos support except Attachments, destroy target support in zones with no units. Use
# only if a unit is on it.
text(
    "the-inevitable-city-020",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        target(SUPPORTS & WITHOUT_UNITS, destroy()),
        when=after(PLAYED, SUPPORTS & CHAOS - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Horrific Favour: support, 1 (2), power 0. Condition.
# Action: After a Daemon unit you control enters play, put one Disease card in your discard pile into your hand.
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
# While attached unit is corrupted, attached unit gets +1 power and attached unit may attack from any zone, even though
# corrupted.
text(
    "karaz-a-karak-074",
    attaches(UNITS & CHAOS),
    constant(grant(HOST, POWER, 1), attacks_from(HOST, corrupted=True), only=at_least(1, HOST & CORRUPTED_CARDS)),
)

# Soporific Musk: tactic, 1 (2).
# Action: Target corrupted unit loses all power until the end of the turn. Then you may put this tactic on top of its
# owner's deck.
text(
    "city-of-winter-085",
    action(target(UNITS & CORRUPTED_CARDS, then(gain(POWER, -EVERYTHING), may(put_on_deck(THIS))))),
)
