"""The Empire of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Van Klumpf's Buccaneers: unit, 1 (2), power 1, hit points 1. Mercenary.
# Battlefield only.
# When this unit attacks, deal X damage to each non-burning section of any capital in a zone with no units, where X is
# the power of this unit.
text("the-inevitable-city-003", triggered(after(ATTACKS, THIS), deal(power_of(THIS), CAPITAL & in_zone_without(UNIT))))

# Clockwork Horse: support, 0 (2), power 0. Attachment.
# Attach to target Empire unit.
# Attached unit has Toughness 1.
# Action: Spend 1 resource to attach this support to another target Empire unit.
text(
    "realm-of-the-phoenix-king-023",
    attaches(UNITS & EMPIRE),
    constant(grant(HOST, TOUGHNESS, 1)),
    action(target(UNITS & EMPIRE, attach(THIS, IT)), spend=1),
)

# Sons of Coin: unit, 2 (1), power 2, hit points 2. Noble.
# Kingdom only.
# Forced: At the beginning of your turn, either pay 1 resource or deal 1 damage to the section of your capital in this
# zone.
text(
    "the-iron-rock-052",
    forced(YOUR_TURN_BEGINS, either(pay(1), deal(1, SECTIONS & YOURS & HERE))),
)

# Master Alchemist: unit, 3 (4), power 2, hit points 2. Mage.
# You may spend resource tokens on this unit to play cards.
# Action: At the beginning of your turn, discard 1 card from your hand to place 1 resource token on this unit.
text(
    "karaz-a-karak-072",
    constant(pays_with("tokens")),
    action(place_tokens(1), cost=discard_one(), when=YOUR_TURN_BEGINS),
)

# Pigeon Bombs: tactic, 0 (3).
# Limited.
# Action: Target player takes 1 indirect damage that cannot be cancelled. Then you may put this tactic on top of its
# owner's deck.
text("city-of-winter-083", action(then(target_player(indirect(1, uncancellable=True)), may(put_on_deck(THIS)))))

# Imperial Drummer: unit, 1 (2), power 0, hit points 1. Musician.
# Battlefield. Warrior units in this zone get +1 power.
text("the-imperial-throne-103", constant(grant(UNITS & trait("Warrior") & HERE, POWER, 1), zone=BATTLEFIELD))

# Werner Ludenhof, unique: unit, 3 (3), power 1, hit points 3. Hero.
# Limit one Hero per zone.
# This unit gets +2 power while it is questing.
# Action: Move this unit onto a quest you control. Limit once per turn.
text(
    "the-imperial-throne-104",
    constant(grant(THIS, POWER, 2), only=at_least(1, THIS & QUESTING)),
    action(move(THIS, to=QUESTS), limit=EACH_TURN),
)

# Devotee of Chamon: unit, 2 (1), power 1, hit points 1. Mage.
# Action: Deal 1 uncancellable damage to one Mage unit you control. Then give this unit +1 power until the end of the
# turn.
text(
    "the-imperial-throne-105",
    action(then(choose(UNITS & trait("Mage") & YOURS, deal(1, uncancellable=True)), gain(POWER, 1, of=THIS))),
)

# Priests of Sigmar: unit, 5 (2), power 2, hit points 3. Cavalry, Priest.
# This unit has Toughness X, where X is the highest loyalty among Empire cards you control.
text(
    "the-imperial-throne-106",
    constant(grant(THIS, TOUGHNESS, highest_loyalty(EMPIRE & YOURS))),
)

# Stirland Deathjacks: unit, 1 (3), power 1, hit points 1. Warrior.
# Action: After this unit enters or leaves play, deal 1 damage to target corrupted unit.
text(
    "the-imperial-throne-107",
    action(target(UNITS & CORRUPTED_CARDS, deal(1)), when=after(ENTERS_PLAY, THIS)),
    action(target(UNITS & CORRUPTED_CARDS, deal(1)), when=after(LEAVES_PLAY, THIS)),
)

# Winged Riders of Kislev: unit, 5 (3), power 3, hit points 3. Cavalry.
# Action: When this unit attacks, give it +1 power until the end of the turn for each other attacking unit.
text(
    "the-imperial-throne-108", action(gain(POWER, count(UNITS & ATTACKERS & OTHER), of=THIS), when=after(ATTACKS, THIS))
)

# The Imperial Zoo, unique: support, 1 (3), power 0. Location.
# This support gets +X power, where X is the number of resource tokens on it.
# Action: Spend X resources to place 1 resource token on this support, where X is the number of resource tokens on it.
# Limit once per phase.
text(
    "the-imperial-throne-109",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    action(place_tokens(1), spend=tokens_on(THIS), limit=EACH_PHASE),
)

# Boiling Oil: support, 1 (2), power 0. Fortification.
# Action: When this zone is attacked, sacrifice this support to force each opponent to sacrifice an attacking unit.
text(
    "the-imperial-throne-110",
    action(each_opponent(sacrifice_one(UNITS & ATTACKERS)), cost=sacrifice(THIS), when=after(ZONE_ATTACKED, THIS_ZONE)),
)

# Cathedral of Sigmar, unique: support, 4 (5), power 3. Capital Center.
# This support enters play with 4 resource tokens on it.
# Action: At the beginning of your turn, remove 1 resource token from this support. Then, if there are no resource
# tokens on this support, give each Empire support or unit you control +1 power until the end of the turn.
text(
    "the-imperial-throne-111",
    constant(enters(tokens=4)),
    action(
        then(
            remove_tokens(1),
            only_if(at_most(tokens_on(THIS), 0), gain(POWER, 1, of=(SUPPORTS | UNITS) & EMPIRE & YOURS)),
        ),
        when=YOUR_TURN_BEGINS,
    ),
)

# Doubling of the Guard: tactic, 1 (2).
# Action: Discard another card from your hand to draw X cards, where X is the loyalty of the discarded card.
text(
    "the-imperial-throne-112",
    action(target(OTHER & IN_HAND, draw(X), aimed=False), cost=discard_cards(FIRST), x=loyalty_of(FIRST)),
)

# Recruiting for War: quest, 0 (3).
# Quest. Action: After this quest enters play, draw 1 card.
# Quest. Action: After you play a non-Attachment Empire support, draw 1 card. Use only if a unit is on this quest.
text(
    "the-imperial-throne-120",
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
    action(
        draw(1), when=after(PLAYED, SUPPORTS & EMPIRE - ATTACHMENTS, YOU), zone=QUEST, needs=at_least(1, QUESTING_HERE)
    ),
)
