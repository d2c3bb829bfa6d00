"""The neutral cards of the Capital Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Warhawk Rider: unit, 4 (0), power 1, hit points 3. Wood Elf.
# Order only.
# Action: When this unit attacks or defends, each opponent must discard 1 card of their choice from their hand.
text(
    "the-inevitable-city-016",
    action(each_opponent(discard_one()), when=after(ATTACKS, THIS)),
    action(each_opponent(discard_one()), when=after(DEFENDS, THIS)),
)

# Ancient Stegadon: unit, 6 (0), power 3, hit points 5. Lizardmen, Creature.
# Order only.
# This unit costs 3 resources less when played in a zone with a Hero unit.
text("the-inevitable-city-017", constant(costs(THIS, -3, into=in_zone_with(UNITS & HEROES))))

# Mannfred Von Carstein, unique: unit, 3 (0), power 1, hit points 3. Undead, Vampire.
# Destruction only.
# This unit gets +X power, where X is the number of resource tokens on it.
# Action: Discard 1 card from your hand to put target unit from an opponent's discard pile on the bottom of its owner's
# deck. Then place 1 resource token on this unit.
text(
    "the-inevitable-city-018",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    action(target(UNIT_CARDS & IN_ENEMY_DISCARD, then(put_on_deck(bottom=True), place_tokens(1))), cost=discard_one()),
)

# Willpower: tactic, 1 (0).
# Action: Give target Hero unit +X power until the end of the turn, where X is the loyalty of that unit.
text(
    "the-inevitable-city-019",
    action(target(UNITS & HEROES, gain(POWER, loyalty_of()))),
)

# Skavenslaves: unit, 3 (0), power 0, hit points 1. Skaven, Slave.
# Destruction only.
# Action: Sacrifice this unit to cancel all damage assigned to attacking units in combat.
text("realm-of-the-phoenix-king-036", action(cancel("combat damage", UNITS & ATTACKERS), cost=sacrifice(THIS)))

# Stag of the Sacred Glade, unique: support, 2 (0), power 0. Creature, Wood Elf.
# Order only.
# While this zone is under attack, the attacking player cannot trigger Actions.
text("realm-of-the-phoenix-king-037", constant(cannot("trigger Actions"), only=in_combat("this zone is attacked")))

# For Us the Bell Tolls: tactic, 2 (0).
# Destruction only.
# Action: Corrupt one uncorrupted Skaven unit you control to deal 1 indirect damage to each opponent for each corrupted
# Skaven unit you control.
text(
    "realm-of-the-phoenix-king-038",
    action(
        each_opponent(indirect(count(UNITS & trait("Skaven") & CORRUPTED_CARDS & MINE))),
        cost=choose(UNITS & trait("Skaven") & YOURS - CORRUPTED_CARDS, corrupt()),
    ),
)

# Spoils of War: support, 0 (0), power 2. Treasure.
# Limit 1 per deck.
# Forced: When this zone is attacked, each opponent must take control of this support and move it to a zone of their
# choice.
text(
    "realm-of-the-phoenix-king-039",
    forced(after(ZONE_ATTACKED, THIS_ZONE), each_opponent(take_control(THIS, zone=YOURS))),
)

# Black Knight, unique: unit, 4 (0), power 2, hit points 2. Bretonnian, Knight.
# Quest. While this unit is questing, your opponents draw 1 card fewer in their quest phase (to a minimum of 1).
text("the-iron-rock-056", constant(limits("draws", fewer=1, least=1), zone=QUEST, only=at_least(1, THIS & QUESTING)))

# Burial Mound: support, 2 (0), power 1. Undead.
# Destruction only.
# The first card you play from your discard pile each turn costs 1 resource less.
text("the-iron-rock-057", constant(costs(YOURS, -1, first=True, risen=True)))

# Chakax, unique: unit, 4 (0), power 1, hit points 3. Hero, Lizardmen.
# Order only.
# Limit one Hero per zone.
# Savage 2.
# Action: After a unit you control with Savage enters play, deal 1 damage to that unit.
text("the-iron-rock-058", action(deal(1, THAT), when=after(ENTERS_PLAY, UNITS & with_keyword(SAVAGE) & YOURS)))

# Pool of Tranquility: support, 2 (0), power 1. Lizardmen, Location.
# Order only.
# Action: Spend 2 resources to draw 1 card. Then discard 1 card from your hand.
text(
    "the-iron-rock-059",
    action(then(draw(1), discard_one()), spend=2),
)

# Zombie Dragon: unit, 6 (0), power 3, hit points 3. Undead, Dragon.
# Destruction only.
# Necromancy. Feared 1.
# Action: After this unit enters play, give each Undead unit +1 power until the end of the turn.
text("karaz-a-karak-076", action(gain(POWER, 1, of=UNITS & trait("Undead")), when=after(ENTERS_PLAY, THIS)))

# Cube of Darkness: tactic, 2 (0). Lizardmen.
# Order only.
# Play only if you control a Lizardmen unit.
# Action: Cancel the effects of an Action just triggered by another unit, legend, support or quest; that Action cannot
# be triggered again this turn.
text(
    "karaz-a-karak-077",
    action(
        target(just_triggered(UNIT | SUPPORT | QUEST_CARD | LEGEND), cancel(forbidding=True), aimed=False),
        only=at_least(1, UNITS & trait("Lizardmen") & YOURS),
    ),
)

# Paranoia: support, 1 (0), power 0. Attachment, Condition.
# Attach to target unit.
# Cards with less than 3 loyalty cannot enter this zone (facedown cards have none).
# Action: Destroy attached unit. Only an opponent may use this ability.
text(
    "karaz-a-karak-078",
    attaches(UNITS),
    constant(cannot("enter this zone", loyalty=3)),
    usable(action(destroy(HOST)), by=OPPONENT),
)

# Building Plans: tactic, 1 (0).
# Limited.
# Action: Search the top 5 cards of your deck for up to two non-Attachment supports; you may reveal them and put them
# into your hand. Shuffle your deck.
text(
    "karaz-a-karak-079",
    action(seq(search(5, SUPPORT_CARDS - ATTACHMENTS, take_to_hand(), most=2), shuffle_deck())),
)

# Kindred of Laith-Kourn: unit, 3 (0), power 0, hit points 5. Wood Elf.
# Order only.
# Action: Sacrifice a development in this zone to heal all damage on this unit.
text("city-of-winter-096", action(heal(of=THIS), cost=sacrifice_one(DEVELOPMENTS & HERE)))

# Pageant of Shrikes: tactic, 2 (0). Wood Elf.
# Order only.
# Play only if you control a Wood Elf unit.
# Action: Return three target developments to their owners' hands.
text(
    "city-of-winter-097",
    action(target(DEVELOPMENTS, return_to_hand(FIRST), 3), only=at_least(1, UNITS & trait("Wood Elf") & YOURS)),
)

# Ratling Gun: support, 2 (0), power 0. Attachment, Skaven, Weapon.
# Destruction only.
# Attach to target Skaven unit.
# Action: Corrupt attached unit to deal 1 damage to each attacking unit.
text("city-of-winter-098", attaches(UNITS & trait("Skaven")), action(deal(1, UNITS & ATTACKERS), cost=corrupt(HOST)))

# Desertion: tactic, 1 (0).
# Limited.
# Action: Each player must sacrifice a neutral card (you choose first).
text("city-of-winter-099", action(each_player(sacrifice_one(NEUTRAL), you_first=True)))

# Warlock Engineer: unit, 4 (0), power 1, hit points 1. Skaven, Engineer.
# Destruction only.
# Action: Corrupt this unit to discard the top card of your deck. You may destroy target support with printed cost X,
# where X is the printed cost of that card.
text(
    "the-imperial-throne-116",
    action(
        discard_top(1, may(choose(SUPPORTS & cost_is(printed_cost(IT)), destroy(), aimed=True))), cost=corrupt(THIS)
    ),
)

# Gaze of Nagash: tactic, 2 (0). Undead, Spell.
# Destruction only.
# Action: Corrupt one uncorrupted Vampire unit you control to look at each opponent's hand; you may choose and discard
# up to 2 of those cards.
text(
    "the-imperial-throne-117",
    action(look_at("hand", discards=2), cost=choose(UNITS & trait("Vampire") & YOURS - CORRUPTED_CARDS, corrupt())),
)

# A Promise of War: tactic, 2 (0).
# Play only if you control a Capital Center support or legend.
# Action: Search your deck for a unit; you may reveal it and put it into your hand. Shuffle your deck.
text(
    "the-imperial-throne-118",
    action(
        seq(search(EVERYTHING, UNIT_CARDS, take_to_hand()), shuffle_deck()),
        only=at_least(1, (SUPPORTS & trait("Capital Center") | LEGENDS) & YOURS),
    ),
)

# Captured Gunpowder: support, 1 (0), power 0. Attachment.
# Attach to target support.
# Attached support gets +1 power.
# Forced: At the beginning of your turn, reveal the top card of your deck. Destroy all supports in this zone with
# printed cost X, where X is the printed cost of that card.
text(
    "the-imperial-throne-119",
    attaches(SUPPORTS),
    constant(grant(HOST, POWER, 1)),
    forced(YOUR_TURN_BEGINS, reveal_top(1, destroy(SUPPORTS & HERE & cost_is(printed_cost(IT))))),
)
