"""Chaos of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Heretek Inventor: loyal army, 1, ATK 3, HP 3, command 1. Scholar.
# Forced Reaction: After this unit enters play, your opponent may move it to any planet.
text("warlord-012", forced(after(ENTERS_PLAY, THIS), each_opponent(may(move(THIS, PLANETS)))))

# Ku'gath Plaguefather: signature warlord, ATK 1, HP 7, bloodied 1/5. Daemon, Nurgle.
# Reaction: After this unit is declared as an attacker, if it is damaged, move 1 damage from it to another unit at this
# planet.
text(
    "warlord-023",
    respond(
        after(ATTACKS, THIS), choose(UNITS & HERE & OTHER, move_damage(THIS, IT, 1)), only=at_least(1, DAMAGED & THIS)
    ),
)

# Ku'gath's Nurglings: signature army, 2, ATK 2, HP 2, command 1. Daemon, Nurgle.
# Forced Reaction: After a unit moves to this planet, deal 1 damage to it.
text("warlord-024", forced(after(MOVES, UNITS & HERE), deal(1, THAT)))

# Vile Laboratory: signature support, 2. Location.
# Deploy Action: Exhaust this support to force your opponent to move one non-Vehicle unit they control at target planet
# to any adjacent planet.
text(
    "warlord-025",
    action(
        target(
            PLANETS,
            each_opponent(choose(UNITS & YOURS & at(IT) - trait("Vehicle"), move(IT, PLANETS & adjacent_to(IT)))),
        ),
        cost=exhaust(THIS),
        phase=DEPLOY_PHASE,
    ),
)

# The Plaguefather's Banner, unique: signature attachment, 1, shields 3. Wargear, Standard.
# Attach to a Nurgle unit.
# Attached unit gets +1 HP.
# Reaction: After attached unit is declared as an attacker, if it is damaged, move 1 damage from it to another unit at
# this planet.
text(
    "warlord-026",
    attaches(UNITS & trait("Nurgle")),
    constant(grant(HOST, HIT_POINTS)),
    respond(
        after(ATTACKS, HOST), choose(UNITS & HERE - HOST, move_damage(HOST, IT, 1)), only=at_least(1, DAMAGED & HOST)
    ),
)

# Fetid Haze: signature event, 3, shields 1. Power, Nurgle.
# Combat Action: Remove all damage from target damaged Nurgle unit you control. Then your opponent divides X indirect
# damage among their army units at the same planet, where X is the damage removed from that unit.
text(
    "warlord-027",
    action(
        target(
            UNITS & trait("Nurgle") & YOURS & DAMAGED,
            with_x(pending_damage("removed", IT), then(heal(), indirect(X, ARMY_UNITS & at(FIRST), OPPONENT))),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Rotten Plaguebearers: army, 2, ATK 0, HP 2, command 1. Daemon, Nurgle.
# Action: Exhaust this unit to deal 1 damage to target unit at this planet.
text("warlord-059", action(target(UNITS & HERE, deal(1)), cost=exhaust(THIS)))

# Nurgling Bomb: event, 3, shields 1. Tactic, Nurgle.
# Combat Action: The controller of each non-Nurgle unit at target planet must either deal 1 damage to it or rout it.
text(
    "warlord-060",
    action(
        target(PLANETS, each_either(UNITS & at(FIRST) - trait("Nurgle"), deal(1), rout())),
        phase=COMBAT_PHASE,
    ),
)

# Throne of Vainglory: loyal support, 3. Upgrade, Slaanesh.
# Action: Exhaust this support to discard the top card of your deck. If its printed cost is at least 3, put two Cultist
# tokens into play in your headquarters.
text(
    "warlord-061",
    action(
        discard_top(1, only_if(number_is(printed_cost(), 3), put_tokens("Cultist", HEADQUARTERS & YOURS, 2))),
        cost=exhaust(THIS),
    ),
)

# Gleeful Plague Beast: loyal army, 5, ATK 3, HP 5, command 1. Daemon, Nurgle, Elite.
# No Wargear Attachments.
# Forced Reaction: After the combat phase begins, deal 1 damage to each unit at this planet.
text("warlord-078", forced(after(begins("phase")), deal(1, UNITS & HERE), only=during(COMBAT_PHASE)))

# Doombolt: event, 1, shields 1. Power.
# Deploy Action: Deal 1 damage to target enemy army unit for each damage on that unit.
text("warlord-079", action(target(ARMY_UNITS & ENEMY, deal(damage_on())), phase=DEPLOY_PHASE))

# Blight Grenades: attachment, 1, shields 1. Wargear, Nurgle.
# Attach to a Nurgle army unit.
# Combat Action: Sacrifice this attachment to give attached unit Area Effect (2) until the end of the combat round.
text(
    "warlord-080",
    attaches(ARMY_UNITS & trait("Nurgle")),
    action(pick(HOST, gain(AREA_EFFECT, 2, END_OF_COMBAT_ROUND)), cost=sacrifice(THIS), phase=COMBAT_PHASE),
)

# Noise Marine Zealots: army, 3, ATK 2, HP 3, command 1. Warrior, Slaanesh.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-100", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Turbulent Rift: support, 1. Location.
# Reaction: After an Elite unit you control is deployed, deal 1 damage to that unit to deal 1 damage to each enemy unit
# at the same planet.
text(
    "warlord-101",
    respond(after(DEPLOYED, UNITS & trait("Elite") & YOURS), deal(1, UNITS & ENEMY & at(THAT)), cost=suffer(1, THAT)),
)

# Cacophonic Choir: event, 2, shields 1. Power, Maneuver, Slaanesh.
# Deploy Action: Exhaust your warlord to have your opponent divide X indirect damage among their units, where X is the
# number of enemy units.
text(
    "warlord-102",
    action(indirect(count(UNITS & ENEMY), UNITS, OPPONENT), cost=exhaust(YOUR_WARLORD), phase=DEPLOY_PHASE),
)

# Ancient Keeper of Secrets: army, 7, ATK 5, HP 5, command 3. Daemon, Slaanesh, Elite.
# No Wargear Attachments.
# Action: Sacrifice a Cultist unit to ready this unit.
text("warlord-127", action(ready(THIS), cost=sacrifice_one(UNITS & trait("Cultist"))))

# Slaanesh's Temptation, unique: loyal attachment, 2, shields 2. Power, Slaanesh.
# Attach to a planet.
# The cost of each army unit that your opponent deploys at another planet is increased by 1.
# Forced Reaction: After a battle at this planet ends, sacrifice this attachment.
text(
    "warlord-128",
    attaches(PLANETS),
    constant(costs(UNIT_CARDS & ENEMY, 1, PLANETS - HOST)),
    forced(after(ends("battle"), HERE), sacrifice(THIS)),
)

# Doom Siren: loyal attachment, 2, shields 2. Wargear, Slaanesh.
# Attach to an army unit you control.
# Reaction: After attached unit uses its Area Effect, deal X damage to each enemy unit at each adjacent planet, where X
# is the Area Effect value of attached unit. Then sacrifice attached unit.
text(
    "warlord-129",
    attaches(ARMY_UNITS & YOURS),
    respond(
        after(USES_AREA_EFFECT, HOST), then(deal(stat_of(AREA_EFFECT, HOST), UNITS & ENEMY & ADJACENT), sacrifice(HOST))
    ),
)
