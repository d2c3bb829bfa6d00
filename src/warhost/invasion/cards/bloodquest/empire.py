"""The Empire of the Bloodquest Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Emperor's Chosen: unit, 2 (3), power 1, hit points 2. Warrior, Knight.
# Action: After this unit enters a zone, give this unit +1 power until the end of the turn and give this unit
# Counterstrike 3 until the end of the turn.
text(
    "rising-dawn-007",
    action(seq(gain(POWER, 1, of=THIS), gain(COUNTERSTRIKE, 3, of=THIS)), when=after(ENTERS_ZONE, THIS)),
)

# Rage of the Bear: tactic, 1 (2). Spell.
# Action: Heal 1 damage on target Mage unit and have that unit deal 2 additional damage in combat until the end of the
# turn.
text("rising-dawn-008", action(target(UNITS & trait("Mage"), seq(heal(1), gain(COMBAT_DAMAGE, 2)))))

# Averheim Soldiers: unit, 2 (1), power 0, hit points 2. Warrior.
# This unit deals 2 additional damage in combat.
# Action: After this unit is declared as a defender, give this unit +X hit points until the end of the turn, where X is
# the number of resource tokens on quests you control.
text(
    "fragments-of-power-027",
    constant(grant(THIS, COMBAT_DAMAGE, 2)),
    action(gain(HIT_POINTS, tokens_on(QUESTS & YOURS), of=THIS), when=after(DEFENDS, THIS)),
)

# Kurt Helborg: legend, 5 (5), power 2/2/2, hit points 4.
# While this legend is attacking or defending, tactics you play cost 1 resource less.
text("the-accursed-dead-042", constant(costs(TACTICS & YOURS, -1), only=at_least(1, THIS & PARTICIPANTS)))

# Roaming Shaman: unit, 4 (2), power 1, hit points 3. Mage.
# Action: After this unit enters a zone, place 1 resource token on target quest you control.
text("the-accursed-dead-049", action(target(QUESTS & YOURS, place_tokens(1, IT)), when=after(ENTERS_ZONE, THIS)))

# Hidden Operative: quest, 0 (3).
# Quest. Action: Move the unit on this quest to another zone of its controller.
text("the-accursed-dead-059", action(move(QUESTING_HERE), zone=QUEST))

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

# Steel Standard: unit, 2 (1), power 0, hit points 2. Standard Bearer, Knight.
# Knight units in this zone have Toughness 1.
text("shield-of-the-gods-107", constant(grant(UNITS & trait("Knight") & HERE, TOUGHNESS, 1)))
