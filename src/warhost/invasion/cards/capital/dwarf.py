"""The Dwarfs of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Longbeard Hunter: unit, 3 (3), power 1, hit points 2. Ranger.
# Action: After another unit enters play, attach this unit to that unit.
# While attached, it counts as an Attachment support with the text “After an ability of attached unit is triggered,
# destroy attached unit. Then put this support into your hand”.
text(
    "the-inevitable-city-001",
    action(attach(THIS, THAT, becomes=True), when=after(ENTERS_PLAY, UNITS & OTHER)),
    triggered(after(ABILITY_TRIGGERED, HOST), then(destroy(HOST), take_to_hand(THIS)), zone=AS_ATTACHMENT),
)

# Master Rune of Disguise: support, 1 (2), power 0. Attachment, Rune.
# Attach to target support.
# Attached support cannot be targeted by card effects.
text(
    "realm-of-the-phoenix-king-021",
    attaches(SUPPORTS),
    constant(cannot("be targeted by anyone", HOST)),
)

# Guild of Engineers, unique: unit, 2 (3), power 1, hit points 1. Engineer.
# Kingdom. Action: After you play an Engineer unit from your hand, gain 1 resource.
# Quest. Action: After you play an Engineer unit from your hand, draw 1 card.
text(
    "the-iron-rock-041",
    action(earn(1), when=after(PLAYED, UNITS & trait("Engineer"), YOU), zone=KINGDOM, only=PLAYED_FROM_HAND),
    action(draw(1), when=after(PLAYED, UNITS & trait("Engineer"), YOU), zone=QUEST, only=PLAYED_FROM_HAND),
)

# Mountain Sentry: unit, 1 (2), power 0, hit points 1. Musician.
# Ranger units in this zone get +2 hit points.
text("karaz-a-karak-061", constant(grant(UNITS & trait("Ranger") & HERE, HIT_POINTS, 2)))

# Queen Helga, unique: unit, 5 (3), power 1, hit points 3. Hero, Noble.
# Limit one Hero per zone.
# Toughness 2.
# Action: After a Hero unit you control enters play, put one Dwarf unit with printed cost 3 or lower from your hand into
# play in the same zone.
text(
    "karaz-a-karak-062",
    action(
        choose(UNIT_CARDS & DWARF & cost_at_most(3) & IN_HAND, put_into_play(zone=in_zone_with(THAT))),
        when=after(ENTERS_PLAY, UNITS & HEROES & YOURS),
    ),
)

# Lore Seeker: unit, 2 (1), power 1, hit points 2. Priest.
# Action: After you play a tactic, place 1 resource token on this unit.
# Action: Move 1 resource token from this unit to another card with a resource token on it.
text(
    "karaz-a-karak-063",
    action(place_tokens(1), when=after(PLAYED, TACTICS, YOU)),
    action(choose(WITH_TOKENS & OTHER, move_tokens(1))),
)

# Runeblades: unit, 4 (2), power 0, hit points 3. Warrior, Elite.
# This unit deals X additional damage in combat while attacking, where X is the highest loyalty among Dwarf cards you
# control.
text(
    "karaz-a-karak-064",
    constant(grant(THIS & ATTACKERS, COMBAT_DAMAGE, highest_loyalty(DWARF & YOURS))),
)

# Teller of Tales: unit, 2 (3), power 1, hit points 1. Storyteller.
# Kingdom. Action: After an ability of a quest you control is triggered, give target Dwarf unit +1 power until the end
# of the turn.
text(
    "karaz-a-karak-065",
    action(target(UNITS & DWARF, gain(POWER, 1)), when=after(ABILITY_TRIGGERED, QUESTS & YOURS), zone=KINGDOM),
)

# Mineshaft Engineer: unit, 4 (1), power 1, hit points 4. Engineer.
# Action: Sacrifice a development in this zone to reveal the top 5 cards of your deck. At random, put one of them into
# your hand and discard the rest.
text(
    "karaz-a-karak-066",
    action(
        reveal_top(5, seq(choose(FOUND, take_to_hand(), at_random=True), discard_rest())),
        cost=sacrifice_one(DEVELOPMENTS & HERE),
    ),
)

# Heart Forge, unique: support, 2 (3), power 1. Location.
# Kingdom. Rune cards you play cost 1 resource less.
text("karaz-a-karak-067", constant(costs(trait("Rune") & YOURS, -1), zone=KINGDOM))

# Karak Great Cannon: support, 2 (2), power 0. Fortification.
# Action: When this zone is attacked, sacrifice X developments in this zone to deal 2 damage to each of X target
# attacking units.
text(
    "karaz-a-karak-068",
    action(
        target(UNITS & ATTACKERS, deal(2, FIRST), count=X),
        cost=times(X, sacrifice_one(DEVELOPMENTS & HERE)),
        x=up_to(count(DEVELOPMENTS & YOURS & HERE)),
        when=after(ZONE_ATTACKED, THIS_ZONE),
    ),
)

# The Great Guild Hall, unique: support, 5 (5), power 4. Capital Center.
# This support enters play with 4 resource tokens on it.
# Action: At the beginning of your turn, remove 1 resource token from this support. Then, if there are no resource
# tokens on this support, search your deck for up to five Dwarf supports; you may reveal them and put them into your
# hand. Shuffle your deck.
text(
    "karaz-a-karak-069",
    constant(enters(tokens=4)),
    action(
        then(
            remove_tokens(1),
            only_if(
                at_most(tokens_on(THIS), 0),
                seq(search(EVERYTHING, SUPPORT_CARDS & DWARF, take_to_hand(), most=5), shuffle_deck()),
            ),
        ),
        when=YOUR_TURN_BEGINS,
    ),
)

# Leave No Trace: tactic, 1 (3).
# Action: Discard another card from your hand to deal X damage to target defending unit, where X is the loyalty of the
# discarded card.
text(
    "karaz-a-karak-070",
    action(
        target(OTHER & IN_HAND, target(UNITS & DEFENDERS, deal(X, SECOND)), aimed=False),
        cost=discard_cards(FIRST),
        x=loyalty_of(FIRST),
    ),
)

# Building for War: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a non-Attachment Dwarf support, gain 1 resource. Use only if a unit is on this quest.
text(
    "karaz-a-karak-080",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        earn(1), when=after(PLAYED, SUPPORTS & DWARF - ATTACHMENTS, YOU), zone=QUEST, needs=at_least(1, QUESTING_HERE)
    ),
)

# Burlock's Ingenuity: tactic, 0 (2).
# Action: Move target development you control to another of your zones. Then you may put this tactic on top of its
# owner's deck.
text(
    "city-of-winter-081",
    action(target(DEVELOPMENTS & YOURS, then(move(), may(put_on_deck(THIS))))),
)

# Clan Armoury: support, 1 (2), power 0. Building.
# If a Dwarf Attachment would leave play, you may spend 1 resource to return it to its owner's hand instead.
text(
    "the-imperial-throne-101",
    constant(instead_of("leaving play", ATTACHMENTS & DWARF, "return to hand", optional=True, spend=1)),
)
