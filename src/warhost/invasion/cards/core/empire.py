"""The Empire of the Core Set (26 to 50)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Bright Wizard Apprentice: unit, 2 (2), power 1, hit points 1. Mage.
# Quest. Action: Spend 2 resources to cancel the effects of target Action just triggered by another unit or support.
# Limit once per turn.
text("core-028", action(target(just_triggered(UNIT | SUPPORT), cancel()), spend=2, zone=QUEST, limit=EACH_TURN))

# Nuln Tinkerers: unit, 3 (1), power 1, hit points 3. Engineer.
# Kingdom. The first support you play each turn costs 1 resource less.
text("core-029", constant(costs(SUPPORTS & YOURS, -1, first=True), zone=KINGDOM))

# The Greatswords: unit, 4 (2), power 1, hit points 4. Warrior, Elite.
# Forced: After a unit enters this zone, give this unit +1 power until the end of the turn.
text("core-030", forced(after(ENTERS_ZONE, UNITS & HERE), gain(POWER, 1, of=THIS)))

# Sigmar's Blessed: unit, 2 (2), power 1, hit points 1. Priest.
# Forced: After this unit leaves play, return target unit in any player's corresponding zone to its owner's hand.
text("core-031", forced(after(LEAVES_PLAY, THIS), target(UNITS & CORRESPONDING, return_to_hand())))

# Thyrus Gorman, unique: unit, 3 (3), power 3, hit points 3. Hero, Mage.
# Limit one Hero per zone.
# Forced: At the end of your turn, deal 1 damage to this unit.
text("core-032", forced(YOUR_TURN_ENDS, deal(1, THIS)))

# Warrior Priests: unit, 2 (1), power 1, hit points 1. Warrior, Priest.
# Forced: Each turn, redirect 1 damage dealt to this unit to another target unit in any battlefield, if able.
text("core-034", forced_change(redirect_damage(THIS, 1, UNITS & in_zone(BATTLEFIELD) & OTHER)))

# Pistoliers: unit, 2 (1), power 1, hit points 2. Ranger.
# Action: Spend 1 resource to move this unit to another of your zones.
text("core-036", action(move(THIS), spend=1))

# Johannes Broheim, unique: unit, 6 (3), power 1, hit points 4. Hero, Cavalry.
# Limit one Hero per zone.
# Counterstrike 2.
# At the end of each phase, you may move this unit to another of your zones.
text("core-037", triggered(after(ends("phase")), move(THIS), optional=True))

# Knight Training: support, 0 (2), power 0. Attachment, Skill.
# Attach to target unit in your battlefield.
# Attached unit gets +1 power.
text("core-038", attaches(UNITS, zone=BATTLEFIELD), constant(grant(HOST, POWER, 1)))

# Church of Sigmar: support, 2 (2), power 1. Building.
# Kingdom. Opponents must pay an additional 1 resource for each effect with which they target units you control.
text("core-039", constant(price("targeting", UNITS & YOURS, 1), zone=KINGDOM))

# City Gates: support, 2 (1), power 1. Building.
# Forced: At the beginning of your turn, put the top card of your deck facedown into this zone as a development.
text("core-040", forced(YOUR_TURN_BEGINS, develop()))

# Shrine to Taal: support, 2 (1), power 0. Building.
# Forced: At the beginning of your turn, give target unit in this zone +1 power until the end of the turn for each
# development you control in this zone.
text("core-041", forced(YOUR_TURN_BEGINS, target(UNITS & HERE, gain(POWER, count(DEVELOPMENTS & YOURS & HERE)))))

# Temple of Shallya: support, 4 (1), power 2. Building.
# Kingdom. At the beginning of your kingdom phase, you may move one unit you control to another of your zones.
text(
    "core-042",
    triggered(
        after(begins("phase"), whom=YOU),
        choose(UNITS & YOURS, move()),
        zone=KINGDOM,
        only=during(KINGDOM_PHASE),
        optional=True,
    ),
)

# Defend the Border: quest, 0 (2).
# Quest. While there are at least 3 resource tokens on this quest, each turn, redirect the first point of damage dealt
# to sections of your capital to target unit or non-burning section of an opponent's capital, if able.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "core-043",
    constant(
        redirect_damage(SECTIONS & YOURS, 1, UNITS | (CAPITAL & ENEMY), first=True),
        zone=QUEST,
        only=number_is(tokens_on(THIS), 3),
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Will of the Electors: tactic, 1 (1).
# Action: Move up to two target developments in one zone to another zone of their controller.
text("core-044", action(target(DEVELOPMENTS & same_place(FIRST), move(FIRST), 2, up_to=True)))

# Twin-Tailed Comet: tactic, 2 (4).
# Action: Copy the effects of target tactic that was just played (you do not pay its cost, and you choose all targets of
# the copy).
text("core-045", action(target(just_played(TACTIC), copy("tactic"))))

# Demoralise: tactic, 0 (1).
# Action: Target unit loses 2 power until the end of the turn.
text("core-046", action(target(UNITS, gain(POWER, -2))))

# Franz's Decree: tactic, 1 (1).
# Action: Target unit cannot attack or defend until the end of the turn.
text("core-047", action(target(UNITS, seq(forbid("attack"), forbid("defend")))))

# Forced March: tactic, 2 (2).
# Play only during your turn.
# Action: Move target unit to another of its controller's zones.
text("core-048", action(target(UNITS, move()), only=YOUR_TURN))

# Judgement of Verena: tactic, 4 (2). Spell.
# Play only during your turn.
# Action: Destroy all units and supports in zones with no developments.
text("core-049", action(destroy((UNITS | SUPPORTS) & in_zone_without(DEVELOPMENT)), only=YOUR_TURN))

# Sigmar's Intervention: tactic, 2 (2). Spell.
# Play only when an opponent attacks your capital, before defenders are declared.
# Action: Redirect the attack to another of your zones that is not burning.
text("core-050", action(redirect("attack"), only=in_combat("you are attacked")))
