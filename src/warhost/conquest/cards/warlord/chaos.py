"""Chaos of the Warlord cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Heretek Inventor: loyal army, 1, ATK 3, HP 3, command 1. Scholar.
# Forced Reaction: After this unit enters play, your opponent may move it to any planet.
text("warlord-012", forced(after(ENTERS_PLAY, THIS), each_opponent(may(move(THIS, PLANETS)))))

# Ku'gath Plaguefather: signature warlord, ATK 1, HP 7, bloodied 1/5. Daemon, Nurgle.
# Reaction: After this unit is declared as an attacker, move 1 damage from this unit to one other unit at this planet if
# this unit is damaged.
text(
    "warlord-023",
    respond(
        after(ATTACKS, THIS), choose(UNITS & HERE & OTHER, move_damage(THIS, IT, 1)), only=at_least(1, DAMAGED & THIS)
    ),
)

# Ku'gath's Nurglings: signature army, 2, ATK 2, HP 2, command 1. Daemon, Nurgle.
# Forced Reaction: After a unit moves to this planet, deal 1 damage to that unit.
text("warlord-024", forced(after(MOVES, UNITS & HERE), deal(1, THAT)))

# Vile Laboratory: signature support, 2. Location.
# Deploy Action: Exhaust this support to force your opponent to move one non-Vehicle unit they control at target planet
# to any adjacent planet.
text(
    "warlord-025",
    action(
        target(
            PLANETS,
            each_opponent(choose(UNITS & YOURS & AT_IT - trait("Vehicle"), move(IT, PLANETS & adjacent_to(IT)))),
        ),
        cost=exhaust(THIS),
        phase=DEPLOY_PHASE,
    ),
)

# The Plaguefather's Banner, unique: signature attachment, 1, shields 3. Wargear, Standard.
# Attach to a Nurgle unit.
# Attached unit gets +1 HP.
# Reaction: After attached unit is declared as an attacker, move 1 damage from attached unit to one other unit at this
# planet if attached unit is damaged.
text(
    "warlord-026",
    attaches(UNITS & trait("Nurgle")),
    constant(grant(HOST, HIT_POINTS)),
    respond(
        after(ATTACKS, HOST), choose(UNITS & HERE - HOST, move_damage(HOST, IT, 1)), only=at_least(1, DAMAGED & HOST)
    ),
)

# Rotten Plaguebearers: army, 2, ATK 0, HP 2, command 1. Daemon, Nurgle.
# Action: Exhaust this unit to deal 1 damage to target unit at this planet.
text("warlord-059", action(target(UNITS & HERE, deal(1)), cost=exhaust(THIS)))

# Nurgling Bomb: event, 3, shields 1. Tactic, Nurgle.
# Combat Action: For each non-Nurgle unit at target planet: its controller must either deal 1 damage to that unit or
# rout that unit.
text(
    "warlord-060",
    action(
        target(PLANETS, each(UNITS & AT_IT - trait("Nurgle"), either(deal(1), rout()), by_controller=True)),
        phase=COMBAT_PHASE,
    ),
)

# Gleeful Plague Beast: loyal army, 5, ATK 3, HP 5, command 1. Daemon, Nurgle, Elite.
# No Wargear Attachments.
# Forced Reaction: After the combat phase begins, deal 1 damage to each unit at this planet.
text("warlord-078", forced(after(PHASE_BEGINS), deal(1, UNITS & HERE), only=during(COMBAT_PHASE)))

# Doombolt: event, 1, shields 1. Power.
# Deploy Action: Deal 1 damage to target enemy army unit for each damage on that unit.
text("warlord-079", action(target(ARMY_UNITS & ENEMY, deal(damage_on())), phase=DEPLOY_PHASE))

# Noise Marine Zealots: army, 3, ATK 2, HP 3, command 1. Warrior, Slaanesh.
# This unit gets +2 ATK while there is at least one warlord at this planet.
text("warlord-100", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Ancient Keeper of Secrets: army, 7, ATK 5, HP 5, command 3. Daemon, Slaanesh, Elite.
# No Wargear Attachments.
# Action: Sacrifice a Cultist unit to ready this unit.
text("warlord-127", action(ready(THIS), cost=sacrifice_one(UNITS & trait("Cultist"))))
