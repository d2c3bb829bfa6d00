"""The neutral cards of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Dawnstar Sword, unique: support, 4 (0), power 0. Artefact, Weapon.
# Attach to target Hero or legend you control.
# This support cannot be targeted by card effects.
# Attached Hero or legend gets +5 power while attacking or defending.
# After attached Hero or legend survives combat, deal 2 damage to it.
text(
    "rising-dawn-001",
    attaches((HEROES | LEGENDS) & YOURS),
    constant(cannot("be targeted by anyone")),
    constant(grant(HOST & PARTICIPANTS, POWER, 5)),
    triggered(after(SURVIVES_COMBAT, HOST), deal(2, HOST)),
)

# Blessed Enchantress, unique: unit, 3 (0), power 1, hit points 2. Enchantress.
# Order only.
# Forced: After resource tokens are placed on a quest in this zone by another card's effect, place 1 resource token on
# that quest.
text("rising-dawn-016", forced(after(TOKENS_PLACED, QUESTS & HERE & BY_ANOTHER), place_tokens(1, THAT)))

# Hidden Sorceress, unique: unit, 3 (0), power 2, hit points 1. Sorcerer.
# Destruction only.
# Forced: After an opponent places resource tokens on a quest in any player's corresponding zone, remove 1 resource
# token from that quest.
text(
    "rising-dawn-017",
    forced(after(TOKENS_PLACED, QUESTS & CORRESPONDING, OPPONENT), remove_tokens(1, THAT)),
)

# Heroic Task, unique: quest, 0 (0). Epic.
# Limit 1 per deck.
# Start the game with this card in play and a card of your choice from your deck attached to it facedown. You cannot
# take a mulligan.
# Quest. Action: After you draw at least 1 card, place 1 resource token on this quest. Use only if a unit is on this
# quest.
# Quest. Action: Remove 3 resource tokens from this quest and sacrifice this quest to take the card that was attached to
# it into your hand; if it is an Artefact support, you may attach it to a Hero or legend instead.
text(
    "rising-dawn-020",
    starts_in_play(),
    action(place_tokens(1, THIS), when=after(DRAWN, whom=YOU), zone=QUEST, needs=at_least(1, QUESTING_HERE)),
    action(
        take_experience(attach=SUPPORT_CARDS & trait("Artefact"), to=HEROES | LEGENDS),
        cost=(remove_tokens(3), sacrifice_for_cards(THIS)),
        zone=QUEST,
    ),
)

# Star Crown Fragments, unique: support, 4 (0), power 0. Artefact, Arcane.
# Order only.
# Attach to target Hero or legend you control.
# This support cannot be targeted by card effects.
# Action: Sacrifice this support to put the top five non-Artefact cards of your discard pile into your hand.
text(
    "fragments-of-power-021",
    attaches((HEROES | LEGENDS) & YOURS),
    constant(cannot("be targeted by anyone")),
    action(take_to_hand(topmost(ALL - trait("Artefact"), 5)), cost=sacrifice(THIS)),
)

# Arkayne Vampire: unit, 3 (0), power 0, hit points 2. Undead, Vampire.
# Destruction only.
# This unit gets +1 hit point for each damage on it.
# Action: At the beginning of your turn, move 1 damage from target unit to this unit and give the targeted unit −1 hit
# point until the end of the turn.
text(
    "fragments-of-power-035",
    constant(grant(THIS, HIT_POINTS, damage_on(THIS))),
    action(target(UNITS, seq(move_damage(IT, THIS, 1), gain(HIT_POINTS, -1))), when=YOUR_TURN_BEGINS),
)

# Descendant of Gods: support, 3 (0), power 0. Attachment, Condition.
# Attach to target legend.
# Attached legend gets +4 hit points and may defend sections of your capital.
text("fragments-of-power-036", attaches(LEGENDS), constant(grant(HOST, HIT_POINTS, 4), can("defend the capital", HOST)))

# Dance to Loec: tactic, 0 (0). Wood Elf.
# Order only.
# Action: Put this tactic facedown into one of your zones as a development (it does not count as your development for
# the turn).
text("fragments-of-power-037", action(develop(of=THIS)))

# We Hates Them All: quest, 1 (0). Skaven.
# Destruction only.
# Quest. Action: After a Skaven unit you control enters play, place 1 resource token on this quest. Use only if a unit
# is on this quest.
# Quest. Action: Remove 1 resource token from this quest to give target attacking Skaven unit +X power until the end of
# the turn, where X is the number of resource tokens on this quest.
text(
    "fragments-of-power-040",
    action(
        place_tokens(1),
        when=after(ENTERS_PLAY, UNITS & trait("Skaven") & YOURS),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
    action(
        target(UNITS & ATTACKERS & trait("Skaven"), gain(POWER, tokens_on(THIS))), cost=remove_tokens(1), zone=QUEST
    ),
)

# The Liber Mortis, unique: support, 4 (0), power 0. Artefact, Tome.
# Destruction only.
# Attach to target Hero or legend.
# This support cannot be targeted by card effects.
# Action: Corrupt attached Hero or legend to put target unit from your or an opponent's discard pile into play in one of
# your zones.
text(
    "the-accursed-dead-041",
    attaches(HEROES | LEGENDS),
    constant(cannot("be targeted by anyone")),
    action(target(UNIT_CARDS & (IN_DISCARD | IN_ENEMY_DISCARD), put_into_play()), cost=corrupt(HOST)),
)

# Bladesinger: unit, 5 (0), power 3, hit points 2. Wood Elf, Elite.
# Order only.
# Action: When a section of your capital with at least 3 developments in its zone is attacked, put this unit into play
# from your hand in that zone, declared as a defender.
# Action: Put this unit on top of its owner's deck. Use only if the total of the damage on this unit and the damage
# assigned to it is at most 2.
text(
    "the-accursed-dead-055",
    usable(
        action(
            put_into_play(THIS, zone=in_zone_with(THAT), defending=True),
            when=after(ZONE_ATTACKED, SECTIONS & YOURS & in_zone_with(DEVELOPMENTS, 3)),
        ),
        hand=True,
    ),
    action(put_on_deck(THIS), needs=at_most(DAMAGE_IN_ALL, 2)),
)

# Drakenhof Castle, unique: support, 3 (0), power 2. Undead, Location.
# Destruction only.
# Undead only.
# Action: Put one non-Undead unit from any player's discard pile on the bottom of its owner's deck to cancel the next 2
# damage dealt to target Undead unit this turn.
text(
    "the-accursed-dead-056",
    action(
        target(UNITS & trait("Undead"), floating(constant(cancel_damage(IT, 2, next=True)))),
        cost=either(
            choose((UNIT_CARDS - trait("Undead")) & IN_DISCARD, put_on_deck(bottom=True)),
            choose((UNIT_CARDS - trait("Undead")) & IN_ENEMY_DISCARD, put_on_deck(bottom=True)),
        ),
    ),
)

# Arcane Power: tactic, 1 (0). Spell.
# Limited.
# Action: Draw 1 card. Then, if you control a legend or Artefact support, put target card not named Arcane Power from
# your discard pile into your hand.
text(
    "the-accursed-dead-057",
    action(
        target(
            IN_DISCARD - named("Arcane Power"),
            then(draw(1), only_if(at_least(1, (LEGENDS | SUPPORTS & trait("Artefact")) & YOURS), take_to_hand(FIRST))),
        )
    ),
)

# Windcatcher Prism, unique: support, 4 (0), power 0. Artefact, Arcane.
# Attach to target Hero or legend you control.
# This support cannot be targeted by card effects.
# Action: Discard 1 card at random from your hand to gain X resources, where X is the printed cost of the discarded
# card.
text(
    "vessel-of-the-winds-061",
    attaches((HEROES | LEGENDS) & YOURS),
    constant(cannot("be targeted by anyone")),
    action(earn(DISCARDED_COST), cost=discard_at_random(1)),
)

# Mage-Priest of Itza: unit, 3 (0), power 1, hit points 3. Lizardmen, Slaan, Priest.
# Order only.
# Action: After this unit enters play, shuffle the top five cards of your discard pile into your deck.
text("vessel-of-the-winds-076", action(shuffle_into_deck(topmost(ALL, 5)), when=after(ENTERS_PLAY, THIS)))

# Clan Eshin Mutant: unit, 6 (0), power 2, hit points 4. Skaven, Mutant, Assassin.
# Battlefield only.
# Destruction only.
# This unit enters play corrupted.
# Action: After this unit enters or leaves play, deal 2 damage to target unit. Then, if it has fewer than 2 remaining
# hit points, destroy it.
text(
    "vessel-of-the-winds-077",
    constant(enters(corrupted=True)),
    action(
        target(UNITS, then(deal(2), only_if(it_is(hit_points_below(2, remaining=True)), destroy()))),
        when=after(ENTERS_PLAY, THIS),
    ),
    action(
        target(UNITS, then(deal(2), only_if(it_is(hit_points_below(2, remaining=True)), destroy()))),
        when=after(LEAVES_PLAY, THIS),
    ),
)

# Secret Crypts: quest, 1 (0). Undead.
# Destruction only.
# Quest. Action: After an Undead unit you control enters play, place 1 resource token on this quest. Use only if a unit
# is on this quest.
# Quest. Action: Remove 2 resource tokens from this quest to return target Undead unit you control to its owner's hand.
text(
    "vessel-of-the-winds-080",
    action(
        place_tokens(1),
        when=after(ENTERS_PLAY, UNITS & trait("Undead") & YOURS),
        zone=QUEST,
        needs=at_least(1, QUESTING_HERE),
    ),
    action(target(UNITS & trait("Undead") & YOURS, return_to_hand()), cost=remove_tokens(2), zone=QUEST),
)

# Eye of Sheerian, unique: support, 4 (0), power 0. Artefact, Portent.
# Destruction only.
# Attach to target Hero or legend you control.
# This support cannot be targeted by card effects.
# Action: Corrupt this support to look at the top 5 cards of target player's deck; you may discard up to 2 of them; put
# the rest back on top in any order.
text(
    "portent-of-doom-081",
    attaches((HEROES | LEGENDS) & YOURS),
    constant(cannot("be targeted by anyone")),
    action(target_player(look_at("deck", 5, discards=2)), cost=corrupt(THIS)),
)

# Council of Thirteen, unique: support, 2 (0), power 1. Skaven.
# Destruction only.
# Forced: At the beginning of your turn, discard the top card of your deck. Choose target unit with printed cost X,
# where X is the printed cost of that card. The next time that unit is destroyed this turn, either draw 4 cards or gain
# 4 resources.
text(
    "portent-of-doom-096",
    forced(
        YOUR_TURN_BEGINS,
        discard_top(
            amount=1,
            then=choose(
                UNITS & cost_is(printed_cost(IT)), later(after(IS_DESTROYED, IT), either(draw(4), earn(4))), aimed=True
            ),
        ),
    ),
)

# Ghostly Apparition: tactic, 1 (0). Undead.
# Destruction only.
# Action: Until the end of the turn, target Undead unit cannot be targeted by the effects of opponents' cards. If it is
# attacking or defending, cancel all damage assigned to it in combat.
text(
    "portent-of-doom-097",
    action(
        target(
            UNITS & trait("Undead"),
            seq(
                floating(constant(cannot("be targeted", IT))), only_if(it_is(PARTICIPANTS), cancel("combat damage", IT))
            ),
        )
    ),
)

# Shield of the Gods: tactic, 2 (0). Lizardmen.
# Order only.
# Action: Until the end of the turn, Lizardmen units you control may defend any zone of their controller and each
# defending Lizardmen unit you control deals X additional damage in combat, where X is its Savage value.
text(
    "portent-of-doom-098",
    action(
        floating(
            constant(
                can("defend any zone", UNITS & trait("Lizardmen") & YOURS),
                grant(UNITS & trait("Lizardmen") & YOURS & DEFENDERS, COMBAT_DAMAGE, stat_of(SAVAGE)),
            )
        )
    ),
)

# Border Patrol: quest, 1 (0). Wood Elf.
# Order only.
# Quest. Action: When a section of your capital is attacked, sacrifice this quest to turn target development in the
# attacked zone faceup. If it is a Wood Elf unit, it must defend until the end of the turn, if able. Otherwise,
# sacrifice it. Use only if a Wood Elf unit is on this quest.
text(
    "portent-of-doom-100",
    action(
        target(
            DEVELOPMENTS & IN_ATTACKED_ZONE,
            seq(
                turn("faceup"),
                only_if(it_is(UNITS & trait("Wood Elf")), gain(MUST_DEFEND, 1), sacrifice()),
            ),
        ),
        cost=sacrifice(THIS),
        when=after(ZONE_ATTACKED, SECTIONS & YOURS),
        only=at_least(1, QUESTING_HERE & trait("Wood Elf")),
        zone=QUEST,
    ),
)

# Shield of Aeons, unique: support, 4 (0), power 0. Artefact, Shield.
# Order only.
# Attach to target Hero or legend.
# This support cannot be targeted by card effects.
# While attached Hero or legend is attacking or defending, cancel all damage dealt to it.
text(
    "shield-of-the-gods-101",
    attaches(HEROES | LEGENDS),
    constant(cannot("be targeted by anyone")),
    constant(cancel_damage(HOST, EVERYTHING), only=at_least(1, HOST & PARTICIPANTS)),
)

# Trinkets of Gold: support, 1 (0), power 0. Lizardmen, Treasure, Attachment.
# Order only.
# Attach to target Lizardmen unit you control.
# Action: When attached unit attacks or defends, draw 1 card for each Treasure or Artefact card you control.
text(
    "shield-of-the-gods-115",
    attaches(UNITS & trait("Lizardmen") & YOURS),
    action(draw(count((trait("Treasure") | trait("Artefact")) & YOURS)), when=after(ATTACKS, HOST)),
    action(draw(count((trait("Treasure") | trait("Artefact")) & YOURS)), when=after(DEFENDS, HOST)),
)

# Death in the Shadows: tactic, 1 (0). Skaven.
# Destruction only.
# Action: Corrupt one Skaven unit you control to deal 1 damage to target unit. Then, if it has fewer than 2 remaining
# hit points, destroy it.
text(
    "shield-of-the-gods-116",
    action(
        target(UNITS, then(deal(1), only_if(it_is(hit_points_below(2, remaining=True)), destroy()))),
        cost=choose(UNITS & trait("Skaven") & YOURS, corrupt()),
    ),
)

# Talismanic Tatoos: support, 2 (0), power 0. Wood Elf, Attachment.
# Order only.
# Attach to target Wood Elf unit.
# Attached unit gets +1 power for each development in this zone.
text(
    "shield-of-the-gods-117",
    attaches(UNITS & trait("Wood Elf")),
    constant(grant(HOST, POWER, count(DEVELOPMENTS & HERE))),
)

# Guardians of the Gods: quest, 1 (0). Lizardmen.
# Order only.
# Quest. While a Lizardmen unit is on this quest, damage assigned to units by the effects of Savage is doubled.
text(
    "shield-of-the-gods-120",
    constant(multiply_damage(UNITS, keyword=SAVAGE), zone=QUEST, only=at_least(1, QUESTING_HERE & trait("Lizardmen"))),
)
