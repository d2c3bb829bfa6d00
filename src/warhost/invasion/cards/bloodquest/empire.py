"""The Empire of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Emperor's Chosen: unit, 2 (3), power 1, hit points 2. Warrior, Knight.
# Action: After this unit enters a zone, give it +1 power and Counterstrike 3 until the end of the turn.
text(
    "rising-dawn-007",
    action(seq(gain(POWER, 1, of=THIS), gain(COUNTERSTRIKE, 3, of=THIS)), when=after(ENTERS_ZONE, THIS)),
)

# Rage of the Bear: tactic, 1 (2). Spell.
# Action: Heal 1 damage on target Mage unit; that unit deals 2 additional damage in combat until the end of the turn.
text("rising-dawn-008", action(target(UNITS & trait("Mage"), seq(heal(1), gain(COMBAT_DAMAGE, 2)))))

# Averheim Soldiers: unit, 2 (1), power 0, hit points 2. Warrior.
# This unit deals 2 additional damage in combat.
# Action: When this unit defends, give it +X hit points until the end of the turn, where X is the number of resource
# tokens on quests you control.
text(
    "fragments-of-power-027",
    constant(grant(THIS, COMBAT_DAMAGE, 2)),
    action(gain(HIT_POINTS, tokens_on(QUESTS & YOURS), of=THIS), when=after(DEFENDS, THIS)),
)

# Higher Learning: support, 1 (2), power 0. Condition.
# Kingdom or Quest. Cards in this zone with a Kingdom or Quest ability also count as developments.
text(
    "fragments-of-power-028",
    constant(counts_as(with_zone_ability(KINGDOM, QUEST) & HERE, DEVELOPMENT), zone=KINGDOM),
    constant(counts_as(with_zone_ability(KINGDOM, QUEST) & HERE, DEVELOPMENT), zone=QUEST),
)

# Kurt Helborg: legend, 5 (5), power 2/2/2, hit points 4.
# While this legend is attacking or defending, tactics you play cost 1 resource less.
text("the-accursed-dead-042", constant(costs(TACTICS & YOURS, -1), only=at_least(1, THIS & PARTICIPANTS)))

# Roaming Shaman: unit, 4 (2), power 1, hit points 3. Mage.
# Action: After this unit enters a zone, place 1 resource token on target quest you control.
text("the-accursed-dead-049", action(target(QUESTS & YOURS, place_tokens(1, IT)), when=after(ENTERS_ZONE, THIS)))

# Red Arrow Coach: support, 0 (2), power 0. Transportation.
# Action: Spend 1 resource to move this support and target unit in this zone to another zone of their controller. Then
# you may move that unit onto a quest in its zone. Limit once per turn.
text(
    "the-accursed-dead-050",
    action(
        target(UNITS & HERE, then(move(THIS | FIRST), may(move(FIRST, to=QUESTS & HERE)))), spend=1, limit=EACH_TURN
    ),
)

# Hidden Operative: quest, 0 (3).
# Quest. Action: Move the unit on this quest to another of its controller's zones.
text("the-accursed-dead-059", action(move(QUESTING_HERE), zone=QUEST))

# Master Engineer: unit, 3 (1), power 1, hit points 3. Engineer.
# Action: Spend 1 resource to put one Siege or Fortification card from your hand into play in this zone.
text(
    "vessel-of-the-winds-068",
    action(choose((trait("Siege") | trait("Fortification")) & IN_HAND, put_into_play(zone=HERE)), spend=1),
)

# Runefang of Drakwald, unique: support, 2 (2), power 0. Weapon, Attachment.
# Attach to target Empire unit you control.
# Kingdom. Attached unit has Counterstrike 3.
# Quest. Attached unit gets +4 hit points.
# Battlefield. Attached unit gets +2 power.
text(
    "vessel-of-the-winds-069",
    attaches(UNITS & EMPIRE & YOURS),
    constant(grant(HOST, COUNTERSTRIKE, 3), zone=KINGDOM),
    constant(grant(HOST, HIT_POINTS, 4), zone=QUEST),
    constant(grant(HOST, POWER, 2), zone=BATTLEFIELD),
)

# Carroburg Cutthroats: unit, 4 (2), power 2, hit points 2. Rogue.
# Kingdom or Quest. Action: Discard a quest from your hand to take 1 resource from each opponent.
text(
    "portent-of-doom-087",
    action(take_resources(1), cost=discard_one(QUEST_CARDS), zone=KINGDOM),
    action(take_resources(1), cost=discard_one(QUEST_CARDS), zone=QUEST),
)

# The Sealed Vaults: tactic, 0 (2).
# Action: Discard the top 3 cards of your deck. Gain 1 resource for each card with a Quest ability among those cards.
text("portent-of-doom-088", action(discard_top(3, earn(found(with_zone_ability(QUEST))))))

# Steel Standard: unit, 2 (1), power 0, hit points 2. Standard Bearer, Knight.
# Knight units in this zone have Toughness 1.
text("shield-of-the-gods-107", constant(grant(UNITS & trait("Knight") & HERE, TOUGHNESS, 1)))

# Temple of Ulric, unique: support, 3 (3), power 2. Building.
# Limited.
# Action: Return target quest you control to its owner's hand and put an Empire or neutral quest from your hand into
# play in its place, with all resource tokens and units that were on it. Limit once per turn.
text(
    "shield-of-the-gods-108",
    action(target(QUESTS & YOURS, switch_quest(QUEST_CARDS & EMPIRE | QUEST_CARDS & NEUTRAL)), limit=EACH_TURN),
)

# Winter Campaign, unique: quest, 1 (2). Epic.
# Quest. Forced: After one or more sections of an opponent's capital are dealt combat damage, place 1 resource token on
# this quest if a unit is on it.
# Quest. Action: At the beginning of your turn, remove 2 resource tokens from this quest to immediately declare an
# attack on one of target opponent's zones.
text(
    "shield-of-the-gods-118",
    forced(
        after(IS_DAMAGED, SECTIONS & ENEMY, combat=True, batch=True),
        place_tokens(1),
        zone=QUEST,
        only=at_least(1, QUESTING_HERE),
    ),
    action(another("attack"), cost=remove_tokens(2), when=YOUR_TURN_BEGINS, zone=QUEST),
)
