"""The Orcs of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Orc Bully: unit, 3 (2), power 2, hit points 2. Elite.
# Forced: After this unit enters play, deal 1 damage to each Goblin unit you control.
text("rising-dawn-005", forced(after(ENTERS_PLAY, THIS), deal(1, UNITS & trait("Goblin") & YOURS)))

# The Unending Horde: support, 1 (2), power 0. Condition.
# If an Orc unit you control would leave play, you may attach it to this support instead (out of play).
# Action: Spend X resources to put all Orc units attached to this support into play in your battlefield at the same
# time, where X is the total printed cost of all cards attached to this support. Limit once per turn.
text(
    "rising-dawn-006",
    constant(instead_of("leaving play", UNITS & ORC & YOURS, "be kept under this card", optional=True)),
    action(
        put_into_play(NOTED_HERE, BATTLEFIELD, together=True),
        spend=total_cost(KEPT_HERE),
        cost=note_which(UNIT_CARDS & ORC & KEPT_HERE),
        limit=EACH_TURN,
    ),
)

# Arachnarok Spider: unit, 7 (4), power 4, hit points 5. Creature.
# Battlefield only.
# Feared 1.
# Action: After you play this unit from your hand, put up to two Goblin units from your hand into your battlefield at
# the same time.
text(
    "fragments-of-power-025",
    action(
        choose_some(
            UNIT_CARDS & trait("Goblin") & IN_HAND, 2, put_into_play(FOUND, BATTLEFIELD, together=True), up_to=True
        ),
        when=after(PLAYED_INTO, THIS, YOU),
        only=PLAYED_FROM_HAND,
    ),
)

# Da Great Leader: tactic, 3 (2).
# Play only if you control a legend or Artefact support.
# Action: Give each Orc unit you control +2 power until the end of the turn.
text(
    "fragments-of-power-026",
    action(gain(POWER, 2, of=UNITS & ORC & YOURS), only=at_least(1, (LEGENDS | SUPPORTS & trait("Artefact")) & YOURS)),
)

# Snotling Invasion: quest, 0 (2). Invasion.
# Limited.
# Play into any opponent's zone, under that player's control.
# Forced: At the end of your turn, either sacrifice a development in this zone or deal 2 damage to this zone.
# Action: At the beginning of your turn, place X resource tokens on this quest, where X is the power of the unit on this
# quest. Then you may remove 3 resource tokens from this quest to destroy it. Use only if a unit is on this quest.
text(
    "fragments-of-power-038",
    plays_into(ALL, enemy=True, his=True),
    forced(YOUR_TURN_ENDS, either(sacrifice_one(DEVELOPMENTS & HERE), deal(2, THIS_ZONE))),
    action(
        then(place_tokens(power_of(QUESTING_HERE)), may(then(remove_tokens(3), destroy(THIS)))),
        when=YOUR_TURN_BEGINS,
        needs=at_least(1, QUESTING_HERE),
    ),
)

# War Boar: unit, 3 (2), power 1, hit points 3. Creature, Cavalry.
# Battlefield. Quests also count as supports.
text("the-accursed-dead-047", constant(counts_as(QUESTS, SUPPORT), zone=BATTLEFIELD))

# Valley of Many Eyes, unique: support, 2 (2), power 2. Location.
# Quest zone only.
# Forced: After you play another card into this zone, discard the top card of your deck. If its printed cost is not odd,
# destroy the played card.
text(
    "the-accursed-dead-048",
    forced(after(PLAYED_INTO, OTHER & HERE, whom=YOU), discard_top(1, only_if(it_is_not(ODD_COST), destroy(THAT)))),
)

# Gorbad Ironclaw: legend, 5 (3), power 2/2/2, hit points 3.
# Attacking units you control get +1 power.
text("vessel-of-the-winds-062", constant(grant(UNITS & YOURS & ATTACKERS, POWER, 1)))

# Da Immortulz, unique: unit, 4 (1), power 2, hit points 4. Bodyguard.
# This unit may attack or defend from any zone whenever an Orc legend you control attacks or defends.
text("vessel-of-the-winds-066", constant(can("follow into combat", THIS, LEGENDS & ORC & YOURS)))

# Morglor the Mangler, unique: support, 1 (1), power 0. Weapon, Attachment.
# Attach to target Orc unit or legend.
# Attached unit or legend deals 2 additional damage in combat.
# While opposed in combat, attached legend deals 4 additional damage in combat.
text(
    "vessel-of-the-winds-067",
    attaches(FIGHTERS & ORC),
    constant(grant(HOST, COMBAT_DAMAGE, 2)),
    constant(grant(LEGENDS & OPPOSED & bearing(THIS), COMBAT_DAMAGE, 4)),
)

# Gathering the Horde: quest, 1 (2). Epic.
# Quest. Action: At the beginning of your turn, place 1 resource token on this quest. Use only if a unit is on this
# quest.
# Quest. Action: Remove X resource tokens from this quest to discard the top X cards of your deck. Choose one of your
# zones. Put all Orc units among those cards into that zone at the same time. Then sacrifice this quest.
text(
    "vessel-of-the-winds-078",
    action(place_tokens(1), when=YOUR_TURN_BEGINS, zone=QUEST, only=at_least(1, QUESTING_HERE)),
    action(
        then(
            discard_top(
                X, choose(SECTIONS & YOURS, put_into_play(UNIT_CARDS & ORC & FOUND, IN_ITS_ZONE, together=True))
            ),
            sacrifice(THIS),
        ),
        cost=remove_tokens(X),
        x=up_to(tokens_on(THIS)),
        zone=QUEST,
    ),
)

# Roving Goblins: unit, 1 (2), power 0, hit points 2. Goblin.
# While this unit is questing, your units may go on quests on which there are other units.
# Quest. Action: At the beginning of your turn, if there are at least 2 units on target quest, place 1 resource token on
# it.
text(
    "portent-of-doom-085",
    constant(can("quest together"), only=at_least(1, THIS & QUESTING)),
    action(
        target(QUESTS, only_if(number_is(count(questing_on(IT)), 2), place_tokens(1, IT))),
        when=YOUR_TURN_BEGINS,
        zone=QUEST,
    ),
)

# Progress in Numbers: tactic, 1 (1).
# Action: Place 1 resource token on target quest for each unit on that quest.
text("portent-of-doom-086", action(target(QUESTS, place_tokens(count(questing_on(IT)), IT))))

# Mangler Squigs: unit, 4 (2), power 2, hit points 4. Creature, Squig.
# Action: When this unit attacks, reveal the top card of your deck. If its printed cost is odd, give this unit +X power
# until the end of the turn, where X is its power. Otherwise, deal 2 damage to this unit.
text(
    "shield-of-the-gods-105",
    action(
        reveal_top(1, only_if(it_is(ODD_COST), gain(POWER, power_of(THIS), of=THIS), deal(2, THIS))),
        when=after(ATTACKS, THIS),
    ),
)

# Creature Pen: support, 2 (1), power 1. Location.
# Quest. Action: At the beginning of your turn, search the top 5 cards of your deck for a Creature unit; you may reveal
# it and put it into your hand. Shuffle your deck.
text(
    "shield-of-the-gods-106",
    action(
        seq(search(5, UNIT_CARDS & trait("Creature"), take_to_hand()), shuffle_deck()),
        when=YOUR_TURN_BEGINS,
        zone=QUEST,
    ),
)
