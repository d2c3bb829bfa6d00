"""Tau of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Piranha Hunter: army, 3, ATK 2, HP 2. Vehicle, Speeder.
# No Wargear Attachments. Mobile.
# Reaction: After this unit moves to another planet, draw 1 card.
text("warlord-019", respond(after(moves("between planets"), THIS), draw(1)))

# Aun'ui Prelate: loyal army, 4, ATK 4, HP 3. Soldier, Ethereal.
# Ambush.
# Reaction: After this unit is deployed, give each other Tau unit you control at this planet +1 ATK until the end of the
# phase.
# Forced Reaction: After this unit resolves an attack, move it to your headquarters.
text(
    "warlord-020",
    respond(after(DEPLOYED, THIS), gain(ATTACK, 1, END_OF_PHASE, UNITS & TAU & YOURS & HERE & OTHER)),
    forced(after(ATTACK_IS_RESOLVED, THIS), move(THIS, HEADQUARTERS)),
)

# Homing Beacon: support, 1. Upgrade.
# Limited.
# Reaction: After a unit you control moves to its headquarters, exhaust this support to either gain 1 resource or draw 1
# card.
text(
    "warlord-021", respond(after(moves("to headquarters"), UNITS & YOURS), either(earn(1), draw(1)), cost=exhaust(THIS))
)

# Bork'an Recruits: army, 2, ATK 2, HP 2, command 1. Soldier.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-042", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Kauyon Strike: loyal event, 1, shields 2. Tactic.
# Combat Action: Move one or more Ethereal units you control to target planet.
text(
    "warlord-043",
    action(
        target(PLANETS, any_number(UNITS & trait("Ethereal") & YOURS, move(IT, FIRST), some=True)), phase=COMBAT_PHASE
    ),
)

# Blacksun Filter: attachment, 0, shields 1. Wargear.
# Attach to an army unit.
# Reaction: After an enemy warlord commits to this planet, gain 1 resource.
text("warlord-044", attaches(ARMY_UNITS), respond(after(COMMITS, WARLORDS & ENEMY & HERE), earn(1)))

# Aun'shi: signature warlord, ATK 2, HP 7, bloodied 1/5. Soldier, Ethereal.
# Tau units you control at this planet gain Armorbane.
# Forced Reaction: After this unit resolves an attack, move it to your headquarters.
text(
    "warlord-045",
    constant(grant(UNITS & TAU & YOURS & HERE, ARMORBANE)),
    forced(after(ATTACK_IS_RESOLVED, THIS), move(THIS, HEADQUARTERS)),
)

# Ethereal Envoy: signature army, 1, ATK 1, HP 3, command 1. Soldier, Ethereal.
# Forced Reaction: After this unit resolves an attack, move it to your headquarters.
text("warlord-046", forced(after(ATTACK_IS_RESOLVED, THIS), move(THIS, HEADQUARTERS)))

# Aun'shi's Sanctum, unique: signature support, 2. Location.
# Action: Exhaust this support to ready target unit at a planet with an Ethereal unit you control.
text("warlord-047", action(target(UNITS & at(UNITS & trait("Ethereal") & YOURS), ready()), cost=exhaust(THIS)))

# Honor Blade: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to an Ethereal unit.
# Other Tau units at this planet controlled by the same player get +1 ATK.
text(
    "warlord-048",
    attaches(UNITS & trait("Ethereal")),
    constant(grant(UNITS & TAU & controlled_like(HOST) & HERE - HOST, ATTACK)),
)

# Ethereal Wisdom: signature event, 0, shields 1. Tactic.
# Action: Give target Tau unit you control +1 ATK and the Ethereal trait until the end of the phase.
text(
    "warlord-049",
    action(
        target(
            UNITS & TAU & YOURS,
            seq(gain(ATTACK, 1, END_OF_PHASE), floating(constant(gains_trait(IT, "Ethereal")), END_OF_PHASE)),
        )
    ),
)

# Sa'cea XV88 Broadside: loyal army, 6, ATK 4, HP 6, command 3. Soldier, Pilot, Elite.
# This unit gains Area Effect (2) while there is an attachment on this unit.
text("warlord-086", constant(grant(THIS, AREA_EFFECT, 2), only=at_least(1, ATTACHMENTS & attached_to(THIS))))

# Tense Negotiations: event, 1, shields 1. Tactic.
# Action: Exhaust your warlord to trigger the Battle ability of a planet with your warlord.
text("warlord-087", action(trigger_battle(PLANETS & at(YOUR_WARLORD)), cost=exhaust(YOUR_WARLORD)))

# Heavy Marker Drone: loyal attachment, 1, shields 2. Drone.
# Attach to an enemy army unit.
# Damage dealt to attached unit is doubled.
text("warlord-088", attaches(ARMY_UNITS & ENEMY), constant(double_damage(HOST, ALL)))

# Fire Warrior Grenadiers: army, 3, ATK 2, HP 2. Soldier, Shas'la.
# This unit gets +2 ATK and gains 1 command icon for each Ethereal unit you control at this planet.
text(
    "warlord-109",
    constant(
        grant(THIS, ATTACK, count(UNITS & trait("Ethereal") & YOURS & HERE) * 2),
        grant(THIS, COMMAND, count(UNITS & trait("Ethereal") & YOURS & HERE)),
    ),
)

# Ksi'm'yen Orbital City: loyal support, 2. Location.
# Combat Action: Exhaust this support to move one Ethereal unit from your headquarters to target planet. Then ready that
# unit.
text(
    "warlord-110",
    action(
        target(PLANETS, choose(UNITS & trait("Ethereal") & YOURS & AT_HEADQUARTERS, then(move(IT, FIRST), ready()))),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)

# Vior'la Warrior Cadre: army, 4, ATK 4, HP 3, command 1. Soldier, Shas'la.
# This unit gains Ranged while you control an Ethereal unit at this planet.
text("warlord-132", constant(grant(THIS, RANGED), only=at_least(1, UNITS & trait("Ethereal") & YOURS & HERE)))

# For the Tau'va: event, 2, shields 1. Tactic, Maneuver.
# Action: Exhaust your warlord to ready all units you control with attachments.
text("warlord-133", action(ready(UNITS & YOURS & WITH_ATTACHMENTS), cost=exhaust(YOUR_WARLORD)))
