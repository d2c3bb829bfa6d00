"""Tau of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Kroot Guerrilla: army, 3, ATK 2, HP 3, command 1. Warrior, Kroot.
# Reaction: After a battle begins at this planet, gain 1 resource.
text("deathworld-015", respond(after(begins("battle"), HERE), earn(1)))

# XV8-05 Enforcer: army, 4, ATK 4, HP 4, command 1. Soldier, Pilot.
# Reaction: After this unit assigns damage to a unit by an attack, reassign any amount of that damage to another enemy
# unit at this planet. (Limit once per attack.)
text(
    "deathworld-016",
    respond(
        after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & done_by(THIS)),
        choose(UNITS & ENEMY & HERE - THAT, redirect("damage", IT, EVERYTHING, up_to=True)),
        limit=EACH_ATTACK,
    ),
)

# Grav Inhibitor Drone: army, 1, ATK 0, HP 4. Drone.
# While there is a ready army unit with printed cost 3 or higher at this planet, army units with printed cost 2 or lower
# at this planet cannot attack.
text(
    "deathworld-037",
    constant(
        cannot("attack", ARMY_UNITS & HERE & cost_at_most(2)),
        only=at_least(1, ARMY_UNITS & READY & HERE & cost_at_least(3)),
    ),
)

# Missile Pod: attachment, 2, shields 1. Hardpoint.
# Attach to a Pilot or Vehicle unit you control.
# Deploy Action: Sacrifice this attachment to deal 3 damage to target enemy army unit in a headquarters.
# Deploy Action: Sacrifice this attachment to destroy target support.
text(
    "deathworld-038",
    attaches(UNITS & (trait("Pilot") | trait("Vehicle")) & YOURS),
    action(target(ARMY_UNITS & ENEMY & AT_HEADQUARTERS, deal(3)), cost=sacrifice(THIS), phase=DEPLOY_PHASE),
    action(target(SUPPORTS, destroy()), cost=sacrifice(THIS), phase=DEPLOY_PHASE),
)

# Sniper Drone Team: loyal army, 4, ATK 2, HP 5, command 2. Soldier, Drone.
# Ranged.
# Reaction: After the ranged skirmish ends at this planet, ready this unit.
text("deathworld-060", respond(after(ends("ranged skirmish"), HERE), ready(THIS)))

# Tactical Withdrawal: loyal event, shields 2. Tactic.
# Deep Strike (0).
# Reaction: After you Deep Strike this event, move any number of units you control at this planet to an adjacent planet.
text(
    "deathworld-061",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        pick(PLANETS & ADJACENT, any_number(UNITS & YOURS & HERE, move(IT, FIRST))),
    ),
)

# Herald of the Tau'va: army, 2, ATK 1, HP 3, command 1. Soldier, Ethereal.
# Elite units you control at this planet gain Mobile.
# Forced Reaction: After this unit resolves an attack, move it to your headquarters.
text(
    "deathworld-083",
    constant(grant(UNITS & trait("Elite") & YOURS & HERE, MOBILE)),
    forced(after(ATTACK_IS_RESOLVED, THIS), move(THIS, HEADQUARTERS)),
)

# Beleaguered Garrison, unique: support, 1. Location.
# Each card you control in reserve counts as a command icon at its planet.
text("deathworld-084", constant(counts_as(RESERVES, "a command icon")))

# XV25 Stealth Squad: army, 5, ATK 5, HP 3. Soldier, Pilot, Elite.
# Deep Strike (3).
# Combat Action: Deep Strike this card from reserve.
text("deathworld-103", action(reserve("Deep Strike"), phase=COMBAT_PHASE, zone=IN_RESERVE))

# Kroot Hunting Rifle: attachment, 2, shields 1. Wargear, Kroot.
# Deep Strike (0).
# Attach to an army unit you control.
# Reaction: After attached unit destroys an enemy unit by an attack, gain 1 resource.
text(
    "deathworld-104",
    attaches(ARMY_UNITS & YOURS),
    respond(after(by_attack(IS_DESTROYED), UNITS & ENEMY & done_by(HOST)), earn(1)),
)

# Raging Krootox: loyal army, 5, ATK 2, HP 6. Creature, Kroot, Elite.
# No Attachments.
# Combat Action: Give this unit +1 ATK until the end of the phase for each resource in your pool. (Limit once per
# phase.)
text("deathworld-125", action(gain(ATTACK, RESOURCES, END_OF_PHASE, THIS), phase=COMBAT_PHASE, limit=EACH_PHASE))

# Hunter's Ploy: event, 0, shields 1. Tactic.
# Reaction: After the headquarters phase begins, each player gains X resources, where X is the highest printed cost
# among units they control.
text(
    "deathworld-126",
    respond(after(begins("phase")), each_player(earn(greatest_cost(UNITS & YOURS))), only=during(HEADQUARTERS_PHASE)),
)
