"""The High Elves of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Prince of Caledor: unit, 8 (3), power 4, hit points 4. Noble.
# This unit costs 1 resource less for each damaged unit you control.
text("the-inevitable-city-004", constant(costs(THIS, -count(UNITS & YOURS & DAMAGED))))

# Dragon Caller: unit, 1 (2), power 0, hit points 1. Musician.
# Dragon units you control may defend this zone from any zone.
text("realm-of-the-phoenix-king-024", constant(can("defend this zone", UNITS & trait("Dragon") & YOURS)))

# Sea Lord Aislinn, unique: unit, 3 (2), power 1, hit points 3. Hero, Noble.
# Limit one Hero per zone.
# Action: After a Mage or Hero unit you control enters play, return target development to its owner's hand.
text(
    "realm-of-the-phoenix-king-025",
    action(target(DEVELOPMENTS, return_to_hand()), when=after(ENTERS_PLAY, UNITS & YOURS & (trait("Mage") | HEROES))),
)

# White Lion Champion: unit, 3 (2), power 2, hit points 2. Warrior, Elite.
# This unit cannot be restored.
text(
    "realm-of-the-phoenix-king-026",
    constant(cannot("be restored")),
)

# Herald of Morai-Heg: unit, 2 (1), power 0, hit points 3. Warrior.
# This unit has Counterstrike X, where X is the highest loyalty among High Elf cards you control.
text(
    "realm-of-the-phoenix-king-027",
    constant(grant(THIS, COUNTERSTRIKE, highest_loyalty(HIGH_ELF & YOURS))),
)

# Star Dragon: unit, 10 (4), power 5, hit points 5. Dragon.
# Feared 2.
# This unit costs 1 resource less for each Spell card in your discard pile.
text("realm-of-the-phoenix-king-028", constant(costs(THIS, -count(trait("Spell") & IN_DISCARD))))

# Ilthilmar Arrows: support, 1 (2), power 0. Attachment, Weapon.
# Attach to target High Elf unit you control.
# This support enters play with 3 resource tokens on it.
# Action: Remove 1 resource token from this support to deal 1 damage to target attacking unit.
text(
    "realm-of-the-phoenix-king-029",
    attaches(UNITS & HIGH_ELF & YOURS),
    constant(enters(tokens=3)),
    action(target(UNITS & ATTACKERS, deal(1)), cost=remove_tokens(1)),
)

# Straits of Lothern, unique: support, 3 (3), power 1. Location.
# Kingdom. This support gets +1 power for each unit in this zone.
text("realm-of-the-phoenix-king-030", constant(grant(THIS, POWER, count(UNITS & HERE)), zone=KINGDOM))

# Phoenix Ward: support, 0 (3), power 0. Spell, Fortification.
# This zone cannot be attacked.
# Action: Discard 1 card from your hand to treat the printed text box of this support (except for traits) as blank until
# the end of the turn. Only an opponent may use this ability.
text(
    "realm-of-the-phoenix-king-031",
    constant(cannot("attack this zone")),
    usable(action(floating(constant(blank(THIS))), cost=discard_one()), by=OPPONENT),
)

# Eataine War Room, unique: support, 3 (5), power 2. Capital Center.
# This support enters play with 4 resource tokens on it.
# Action: At the beginning of your turn, remove 1 resource token from this support. Then, if there are no resource
# tokens on this support, each opponent takes 10 indirect damage.
text(
    "realm-of-the-phoenix-king-032",
    constant(enters(tokens=4)),
    action(
        then(remove_tokens(1), only_if(at_most(tokens_on(THIS), 0), each_opponent(indirect(10)))), when=YOUR_TURN_BEGINS
    ),
)

# Inflame: tactic, 1 (3). Spell.
# Action: Discard another card from your hand to give target unit +X power until the end of the turn, where X is the
# loyalty of the discarded card.
text(
    "realm-of-the-phoenix-king-033",
    action(
        target(OTHER & IN_HAND, target(UNITS, gain(POWER, X, of=SECOND)), aimed=False),
        cost=discard_cards(FIRST),
        x=loyalty_of(FIRST),
    ),
)

# Planning for War: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a non-Attachment High Elf support, put target unit from your discard pile into your
# hand. Use only if a unit is on this quest.
text(
    "realm-of-the-phoenix-king-040",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        target(UNIT_CARDS & IN_DISCARD, take_to_hand()),
        when=after(PLAYED, SUPPORTS & HIGH_ELF - ATTACHMENTS, YOU),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Blessing of Asuryan: support, 2 (2), power 0. Attachment, Condition.
# Attach to target Mage unit you control.
# Attached unit gets +1 power.
# Action: At the end of your battlefield phase, put one Spell card from your discard pile on top of your deck. Use only
# if attached unit has not attacked this phase.
text(
    "the-iron-rock-053",
    attaches(UNITS & trait("Mage") & YOURS),
    constant(grant(HOST, POWER, 1)),
    action(
        choose(trait("Spell") & IN_DISCARD, put_on_deck()),
        when=after(ends("phase"), whom=YOU),
        only=during(BATTLEFIELD_PHASE) & no_more_than(0, HOST & did("attack", "this phase")),
    ),
)

# Elven Scout: unit, 1 (3), power 1, hit points 1. Ranger.
# Action: After this unit enters or leaves play, place 1 resource token on one card with a resource token on it.
text(
    "karaz-a-karak-073",
    action(choose(WITH_TOKENS, place_tokens(1, IT)), when=after(ENTERS_PLAY, THIS)),
    action(choose(WITH_TOKENS, place_tokens(1, IT)), when=after(LEAVES_PLAY, THIS)),
)

# Convocation of Eagles: tactic, 0 (2).
# Limited.
# Action: Gain 1 resource. Then you may put this tactic on top of its owner's deck.
text(
    "city-of-winter-084",
    action(then(earn(1), may(put_on_deck(THIS)))),
)

# Mage of the White Tower: unit, 3 (3), power 1, hit points 2. Mage.
# This unit gets +1 power for each Attachment on it.
# Action: After you attach an Attachment to this unit, draw 1 card.
text(
    "the-imperial-throne-113",
    constant(grant(THIS, POWER, count(ATTACHMENTS & attached_to(THIS)))),
    action(draw(1), when=after(IS_ATTACHED, THIS, YOU)),
)
