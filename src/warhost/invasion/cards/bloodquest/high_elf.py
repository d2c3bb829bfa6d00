"""The High Elves of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Eltharion the Grim: legend, 6 (4), power 2/2/2, hit points 4.
# Action: Place 1 resource token on target High Elf card you control. Limit once per turn.
# Action: Remove 3 resource tokens from among High Elf cards you control to deal 5 indirect damage to each opponent.
# Action: Remove 3 resource tokens from among High Elf cards you control to gain 3 resources.
# Action: Remove 3 resource tokens from among High Elf cards you control to cancel the effects of a just triggered
# Action that targets a High Elf unit you control.
text(
    "rising-dawn-002",
    action(target(HIGH_ELF & YOURS, place_tokens(1, IT)), limit=EACH_TURN),
    action(each_opponent(indirect(5)), cost=remove_among(3, HIGH_ELF & YOURS)),
    action(earn(3), cost=remove_among(3, HIGH_ELF & YOURS)),
    action(
        target(just_triggered() & aiming_at(UNITS & HIGH_ELF & YOURS), cancel(), aimed=False),
        cost=remove_among(3, HIGH_ELF & YOURS),
    ),
)

# Lothern Sea Master: unit, 3 (1), power 1, hit points 3. Warrior, Elite.
# Battlefield. This unit enters play with 3 resource tokens on it.
# Action: Each opponent takes X indirect damage, where X is the number of resource tokens on this unit. Then remove 1
# resource token from this unit. Limit once per turn.
text(
    "rising-dawn-009",
    constant(enters(tokens=3), zone=BATTLEFIELD),
    action(then(each_opponent(indirect(tokens_on(THIS))), remove_tokens(1)), limit=EACH_TURN),
)

# Gathering the Winds, unique: support, 0 (2), power 0. Condition.
# Forced: After you play a Spell card, place 1 resource token on this support.
# Action: Remove X resource tokens from this support to play target Spell card from your discard pile at no cost, where
# X is the printed cost of that card. Then sacrifice this support.
text(
    "rising-dawn-010",
    forced(after(PLAYED, trait("Spell"), whom=YOU), place_tokens(1)),
    action(
        target(trait("Spell") & IN_DISCARD, then(play_now(pays="no resources"), sacrifice(THIS))),
        cost=remove_tokens(X),
        x=printed_cost(FIRST),
    ),
)

# Helm of Fortune, unique: support, 0 (1), power 0. Attachment, Armour.
# Attach to target High Elf unit.
# Attached unit gets +1 hit point.
# While attached unit is questing, it cannot be targeted by the effects of opponents' cards.
text(
    "rising-dawn-011",
    attaches(UNITS & HIGH_ELF),
    constant(grant(HOST, HIT_POINTS, 1)),
    constant(cannot("be targeted", HOST), only=at_least(1, HOST & QUESTING)),
)

# Ellyrian Patron: unit, 2 (1), power 1, hit points 2. Noble.
# Action: After this unit enters play, search the top 5 cards of your deck for a quest; you may put it into play in one
# of your zones. Shuffle your deck.
text(
    "fragments-of-power-029",
    action(seq(search(5, QUEST_CARDS, put_into_play()), shuffle_deck()), when=after(ENTERS_PLAY, THIS)),
)

# Tor Elyr, unique: support, 2 (1), power 1. Location.
# Other High Elf supports you control cannot be targeted by the effects of opponents' cards.
text("fragments-of-power-030", constant(cannot("be targeted", SUPPORTS & HIGH_ELF & YOURS & OTHER)))

# Summon the Reserves: quest, 1 (2). Epic.
# Quest. Action: When a section of your capital is attacked, reveal the top card of your deck. If it is a non-Dragon
# High Elf unit, put it into play in that zone; it must defend until the end of the turn, if able. Use only if a unit is
# on this quest.
text(
    "fragments-of-power-039",
    action(
        reveal_top(
            amount=1,
            effect=only_if(
                it_is(UNIT_CARDS & HIGH_ELF - trait("Dragon")),
                seq(put_into_play(zone=in_zone_with(THAT)), gain(MUST_DEFEND, 1)),
            ),
        ),
        when=after(ZONE_ATTACKED, SECTIONS & YOURS),
        only=at_least(1, QUESTING_HERE),
        zone=QUEST,
    ),
)

# Lion Standard: unit, 0 (2), power 0, hit points 2. Standard Bearer.
# Action: Spend 1 resource to give target unit +1 hit point until the end of the turn.
text("the-accursed-dead-045", action(target(UNITS, gain(HIT_POINTS, 1)), spend=1))

# Purged by Flame: tactic, 1 (2).
# Action: You may place up to 2 resource tokens on one unit, support, legend or development you control.
text(
    "the-accursed-dead-046",
    action(
        may(
            choose(
                (UNITS | SUPPORTS | LEGENDS | DEVELOPMENTS) & YOURS, either(place_tokens(2, IT), place_tokens(1, IT))
            )
        )
    ),
)

# Learned Mage: unit, 2 (1), power 1, hit points 3. Mage.
# Quest. Action: Deal 1 uncancellable damage to this unit. Then look at the top card of target player's deck; put it on
# the top or bottom of that deck.
text(
    "vessel-of-the-winds-070",
    action(then(deal(1, THIS, uncancellable=True), target_player(look_at("deck", 1, bottom=EVERYTHING))), zone=QUEST),
)

# Echoes of Magic: tactic, 0 (2). Spell.
# Action: Put a quest that was just played on the bottom of its owner's deck.
text("vessel-of-the-winds-071", action(target(just_played(QUEST_CARD), put_on_deck(bottom=True), aimed=False)))

# Prince Althran, unique: unit, 3 (3), power 2, hit points 3. Hero, Noble.
# Limit one Hero per zone.
# This unit enters play with 1 resource token on it.
# Action: Remove 1 resource token from one unit you control to give this unit +1 power until the end of the turn.
text(
    "portent-of-doom-089",
    constant(enters(tokens=1)),
    action(gain(POWER, 1, of=THIS), cost=choose(UNITS & YOURS, remove_tokens(1, IT))),
)

# Mage of Loec: unit, 3 (2), power 1, hit points 2. Mage.
# Action: Either discard a quest from your hand or turn this unit into a facedown development to cancel the effects of
# an Action that was just triggered.
text(
    "portent-of-doom-090",
    action(
        target(just_triggered(), cancel(), aimed=False), cost=either(discard_one(QUEST_CARDS), turn("facedown", THIS))
    ),
)

# Valour of Ages: tactic, 0 (3).
# Action: Deal X damage to each attacking unit, where X is the power of target unit you control that is defending alone.
# Sacrifice the targeted unit at the end of the turn.
text(
    "shield-of-the-gods-110",
    action(
        target(
            UNITS & YOURS & alone("defending"),
            seq(deal(power_of(FIRST), UNITS & ATTACKERS), later(after(ends("turn")), sacrifice())),
        )
    ),
)

# Through All of Time: quest, 0 (2).
# Quest. Action: Remove 1 resource token from this quest. Then place 1 resource token on another High Elf card with a
# resource token on it.
# Quest. Action: At the beginning of your turn, place 1 resource token on this quest. Use only if a unit is on this
# quest.
text(
    "shield-of-the-gods-119",
    action(choose(HIGH_ELF & WITH_TOKENS & OTHER, then(remove_tokens(1), place_tokens(1, IT))), zone=QUEST),
    action(place_tokens(1), when=YOUR_TURN_BEGINS, zone=QUEST, needs=at_least(1, QUESTING_HERE)),
)
