"""The neutral cards of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Greyseer Thanquol, unique: unit, 3 (0), power 1, hit points 1. Hero, Skaven.
# Destruction only.
# Limit one Hero per zone.
# This unit may attack as if in the battlefield.
# This unit gets +1 power while attacking for each Skaven unit you control.
text(
    "the-skavenblight-threat-015",
    constant(can("attack from any zone")),
    constant(grant(THIS & ATTACKERS, POWER, count(UNITS & trait("Skaven") & YOURS))),
)

# Clan Rats: unit, 2 (0), power 1, hit points 1. Skaven.
# Destruction only.
# Action: Corrupt this unit to give another target Skaven unit +1 power until the end of the turn.
text("the-skavenblight-threat-016", action(target(UNITS & trait("Skaven") & OTHER, gain(POWER, 1)), cost=corrupt(THIS)))

# Warp Lightning Cannon: support, 2 (0), power 0. Attachment, Weapon, Skaven.
# Destruction only.
# Attach to target unit.
# Corrupt that unit.
# Attached unit gets +3 power while attacking or defending.
text("the-skavenblight-threat-017", attaches(UNITS, then=corrupt()), constant(grant(HOST & PARTICIPANTS, POWER, 3)))

# Marius the Righteous, unique: unit, 4 (0), power 2, hit points 4. Hero, Witch Hunter.
# Order only.
# Limit one Hero per zone.
# Quest. Action: Spend 1 resource to deal 1 damage to target corrupted unit in any battlefield.
text(
    "the-skavenblight-threat-018",
    action(target(UNITS & CORRUPTED_CARDS & in_zone(BATTLEFIELD), deal(1)), spend=1, zone=QUEST),
)

# Abandoned Mine: support, 4 (0), power 2. Building.
# Kingdom. Action: At the beginning of your turn, return one development you control to its owner's hand.
text(
    "the-skavenblight-threat-019",
    action(choose(DEVELOPMENTS & YOURS, return_to_hand()), when=YOUR_TURN_BEGINS, zone=KINGDOM),
)

# Forge: support, 2 (0), power 1. Building.
# Kingdom. While you control at least two developments in this zone, Attachments you play cost 1 resource less.
text(
    "the-skavenblight-threat-020",
    constant(costs(ATTACHMENTS & YOURS, -1), zone=KINGDOM, only=at_least(2, DEVELOPMENTS & YOURS & HERE)),
)

# Poison Wind Globadiers: unit, 3 (0), power 1, hit points 2. Skaven.
# Destruction only.
# Battlefield. Action: Corrupt this unit to deal 1 damage to target attacking or defending unit.
text("path-of-the-zealot-035", action(target(UNITS & PARTICIPANTS, deal(1)), cost=corrupt(THIS), zone=BATTLEFIELD))

# Chittering Horde: tactic, 1 (0). Skaven.
# Destruction only.
# Action: Search the top 5 cards of your deck for any number of Skaven cards; you may reveal them and put them into your
# hand. Shuffle your deck.
text(
    "path-of-the-zealot-036",
    action(seq(search(5, trait("Skaven"), take_to_hand(), most=EVERYTHING), shuffle_deck())),
)

# Zealot Hunter: unit, 3 (0), power 1, hit points 2. Witch Hunter.
# Order only.
# Forced: After this unit enters play, destroy one unit of a different race than its controller's capital.
text("path-of-the-zealot-037", forced(after(ENTERS_PLAY, THIS), choose(UNITS - OF_CAPITAL, destroy())))

# Veteran Sellswords: unit, 0 (0), power 1, hit points 1. Warrior.
# Battlefield only.
# Forced: At the end of your turn, each opponent must take control of this unit and move it to their corresponding zone.
text("path-of-the-zealot-038", forced(YOUR_TURN_ENDS, each_opponent(take_control(THIS))))

# Surprise Assault: tactic, 2 (0).
# Action: Target player takes X indirect damage, where X is the number of developments in your battlefield.
text(
    "path-of-the-zealot-039",
    action(with_x(count(DEVELOPMENTS & YOURS & in_zone(BATTLEFIELD)), target_player(indirect(X)))),
)

# Animosity: tactic, 2 (0).
# Play only during combat.
# Action: Target unit must defend until the end of the turn, if able.
text("path-of-the-zealot-040", action(target(UNITS, gain(MUST_DEFEND, 1)), only=in_combat()))

# Rat Ogres: unit, 4 (0), power 2, hit points 3. Skaven.
# Destruction only.
# Action: At the beginning of your turn, restore all Skaven units.
text("tooth-and-claw-055", action(restore(UNITS & trait("Skaven")), when=YOUR_TURN_BEGINS))

# Gutter Runners: unit, 2 (0), power 1, hit points 2. Skaven.
# Battlefield only.
# Destruction only.
# Scout.
# This unit enters play corrupted.
text(
    "tooth-and-claw-056",
    constant(enters(corrupted=True)),
)

# Clan Moulder's Elite: unit, 2 (0), power 2, hit points 5. Warrior, Skaven.
# Battlefield only.
# Destruction only.
# This unit cannot defend.
text("tooth-and-claw-057", constant(cannot("defend")))

# Reap What's Sown: tactic, X (0).
# Action: Each player who controls at least X developments may discard their hand and draw X cards.
text(
    "tooth-and-claw-059",
    action(each_player(only_if(number_is(count(DEVELOPMENTS & YOURS), X), may(seq(discard_hand(), draw(X)))))),
)

# Scout Camp: support, 2 (0), power 1. Building.
# Kingdom. Whenever you search your deck, you may search one additional card.
text("tooth-and-claw-060", constant(more("searched cards"), zone=KINGDOM))

# Deathmaster Sniktch, unique: unit, 4 (0), power 2, hit points 2. Hero, Skaven.
# Destruction only.
# Limit one Hero per zone.
# Action: Corrupt this unit to destroy target unit with fewer than X remaining hit points, where X is the number of
# Skaven cards in play.
text(
    "the-deathmaster-s-dance-079",
    action(target(UNITS & hit_points_below(count(trait("Skaven")), remaining=True), destroy()), cost=corrupt(THIS)),
)

# Juvenile Wyvern: unit, 4 (0), power 1, hit points 2. Creature.
# Destruction only.
# This unit deals combat damage to each attacking unit when defending.
text("the-deathmaster-s-dance-080", constant(grant(THIS, STRIKES_ALL)))

# Ancient Waystone: support, 2 (0), power 1.
# Action: Spend 1 resource to deal 1 damage to target unit in any player's corresponding zone. Use only if a player has
# played a Spell card this turn. Limit once per turn.
text(
    "the-warpstone-chronicles-099",
    action(target(UNITS & CORRESPONDING, deal(1)), spend=1, limit=EACH_TURN, only=played_this_turn(trait("Spell"))),
)

# Fellblade, unique: support, 2 (0), power 0. Attachment, Relic, Skaven.
# Attach to target Skaven unit.
# Corrupt that unit.
# After a unit becomes corrupted, place 1 resource token on this support.
# Attached unit deals X additional damage in combat, where X is the number of resource tokens on this support.
text(
    "the-warpstone-chronicles-100",
    attaches(UNITS & trait("Skaven"), then=corrupt()),
    triggered(after(IS_CORRUPTED, UNITS), place_tokens(1)),
    constant(grant(HOST, COMBAT_DAMAGE, tokens_on(THIS))),
)

# Greyseer's Lair: support, 4 (0), power 2. Warpstone, Skaven.
# Destruction only.
# Kingdom. The first Skaven card you play each turn costs 1 resource less.
text("arcane-fire-119", constant(costs(trait("Skaven") & YOURS, -1, first=True), zone=KINGDOM))

# Plague Monk: unit, 2 (0), power 1, hit points 2. Skaven.
# Destruction only.
# Kingdom. Action: After you play a Spell card, look at the top 2 cards of any player's deck; you may discard any number
# of them; put the rest back on top in any order.
text(
    "arcane-fire-120",
    action(
        choose_player(look_at("deck", 2, discards=EVERYTHING)), when=after(PLAYED, trait("Spell"), YOU), zone=KINGDOM
    ),
)
