"""Space Marines of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ragnar Blackmane: signature warlord, ATK 2, HP 7, bloodied 2/5. Soldier, Space Wolves.
# Reaction: After your warlord commits to a planet with an enemy warlord, deal 2 damage to target enemy unit at that
# planet.
text(
    "warlord-001",
    respond(after(COMMITS, YOUR_WARLORD & at(WARLORDS & ENEMY)), target(UNITS & ENEMY & at(THAT), deal(2))),
)

# Blackmane Sentinel: signature army, 2, ATK 2, HP 2, command 1. Soldier, Space Wolves.
# Reaction: After your warlord commits to a planet, move this unit to that planet.
text("warlord-002", respond(after(COMMITS, YOUR_WARLORD), move(THIS, PLANETS & at(THAT))))

# Frostfang, unique: signature attachment, 2, shields 3. Relic, Wargear, Weapon.
# Attach to a Space Wolves unit. Limit 1 Relic per player.
# Attached unit gets +2 ATK and +2 HP while there is an enemy warlord at this planet.
text(
    "warlord-003",
    attaches(UNITS & trait("Space Wolves"), one_relic=True),
    constant(grant(HOST, ATTACK, 2), grant(HOST, HIT_POINTS, 2), only=at_least(1, WARLORDS & ENEMY & HERE)),
)

# Ragnar's Warcamp, unique: signature support, 3. Location.
# Space Wolves units you control at a planet with your warlord deal double damage while attacking an enemy warlord.
text(
    "warlord-004",
    constant(double_damage(WARLORDS & ENEMY, UNITS & trait("Space Wolves") & YOURS & at(YOUR_WARLORD), attacking=True)),
)

# Blackmane's Hunt: signature event, 0, shields 1. Tactic.
# Reaction: After your warlord commits to a planet, commit your warlord to any adjacent planet.
text("warlord-005", respond(after(COMMITS, YOUR_WARLORD), commit(THAT, PLANETS & adjacent_to(THAT))))

# Morkai Rune Priest: loyal army, 4, ATK 3, HP 4, command 1. Psyker, Space Wolves.
# Forced Interrupt: When a non-Space Wolves unit at this planet retreats, deal 1 damage to that unit.
text("warlord-028", forced(when(RETREATS, UNITS & HERE - trait("Space Wolves")), deal(1, THAT)))

# Fenrisian Wolf: attachment, 2, shields 1. Creature.
# Attach to an army unit.
# Reaction: After a battle begins at this planet, exhaust attached unit to deal X damage to target army unit at this
# planet, where X is the ATK of attached unit.
text(
    "warlord-029",
    attaches(ARMY_UNITS),
    respond(after(begins("battle"), HERE), target(ARMY_UNITS & HERE, deal(stat_of(ATTACK, HOST))), cost=exhaust(HOST)),
)

# White Scars Bikers: army, 3, ATK 2, HP 3, command 1. Soldier, White Scars.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-050", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Know No Fear: event, 1, shields 1. Tactic, Maneuver.
# Deploy Action: Exhaust your warlord to move up to three Space Marine army units from your headquarters, each to a
# different planet.
text(
    "warlord-051",
    action(
        move(ARMY_UNITS & SPACE_MARINES & YOURS & AT_HEADQUARTERS, apart=3),
        cost=exhaust(YOUR_WARLORD),
        phase=DEPLOY_PHASE,
    ),
)

# Crushing Blow: event, 0, shields 1. Tactic.
# Reaction: After a Space Marine unit damages an enemy unit, deal 1 unpreventable damage to the damaged unit.
text(
    "warlord-052",
    respond(after(IS_DAMAGED, UNITS & ENEMY & done_by(UNITS & SPACE_MARINES)), deal(1, THAT, uncancellable=True)),
)

# Blood Claw Pack: army, 3, ATK 2, HP 2, command 1. Soldier, Space Wolves.
# Reaction: After an enemy warlord commits to this planet, exhaust this unit to put one Space Wolves army unit from your
# hand into play at this planet.
text(
    "warlord-072",
    respond(
        after(COMMITS, WARLORDS & ENEMY & HERE),
        choose(IN_HAND & UNIT_CARDS & trait("Space Wolves"), put_into_play(IT, PLANETS & HERE)),
        cost=exhaust(THIS),
    ),
)

# Rally the Charge: event, 2, shields 1. Tactic.
# Action: Until the end of the phase, target Space Marine unit you control at a planet with your warlord gets +X ATK,
# where X is twice the number of command icons of that unit.
text(
    "warlord-073",
    action(
        target(
            UNITS & SPACE_MARINES & YOURS & at(YOUR_WARLORD),
            floating(constant(grant(IT, ATTACK, stat_of(COMMAND) * 2)), END_OF_PHASE),
        )
    ),
)

# Secluded Apothecarion: loyal support, 1. Location.
# Reaction: After a Space Marine unit you control is destroyed, exhaust this support to gain 1 resource.
text("warlord-074", respond(after(IS_DESTROYED, UNITS & SPACE_MARINES & YOURS), earn(1), cost=exhaust(THIS)))

# Firedrake Terminators: army, 5, ATK 3, HP 6, command 2. Soldier, Salamanders, Elite.
# Reaction: After this unit is declared as a defender, deal 1 damage to the attacking unit.
text("warlord-094", respond(after(DEFENDS, THIS), deal(1, BY)))

# Imperial Fists Siege Force: army, 2, ATK 2, HP 2, command 1. Soldier, Imperial Fists.
# Reaction: After this unit is deployed, rout one or more target Ally units at this planet.
text(
    "warlord-095",
    respond(after(DEPLOYED, THIS), target(UNITS & trait("Ally") & HERE, rout(FIRST), count=EVERYTHING, up_to=True)),
)

# Nocturne-Ultima Storm Bolter: loyal attachment, 3, shields 2. Wargear, Weapon.
# Attach to an army unit.
# Reaction: After attached unit damages an enemy unit by an attack, deal X damage to another target unit at the same
# planet, where X is the ATK of attached unit.
text(
    "warlord-096",
    attaches(ARMY_UNITS),
    respond(
        after(by_attack(IS_DAMAGED), UNITS & ENEMY & done_by(HOST)),
        target(UNITS & at(THAT) - THAT, deal(stat_of(ATTACK, HOST))),
    ),
)

# Space Wolves Predator: army, 7, ATK 5, HP 5, command 3. Vehicle, Space Wolves, Elite.
# No Wargear Attachments.
# Reaction: After this unit is deployed, until the end of the round, your opponent cannot commit their warlord to this
# planet, unless it is the only planet in play.
text(
    "warlord-121",
    respond(
        after(DEPLOYED, THIS), floating(constant(cannot("commit a warlord", PLANETS & HERE)), END_OF_TURN, free=True)
    ),
)

# Primal Howl: loyal event, 0, shields 2. Power, Space Wolves.
# Reaction: After your warlord commits to a planet with an enemy warlord, draw 3 cards. (Max 1 per round.)
text("warlord-122", respond(after(COMMITS, YOUR_WARLORD & at(WARLORDS & ENEMY)), draw(3), limit=max_one(EACH_ROUND)))

# Hallow Librarium: support, 2. Location.
# Action: Exhaust this support to give target unit at a planet without an enemy warlord −2 ATK until the end of the
# phase.
text(
    "warlord-123",
    action(target(UNITS & AT_PLANETS - at(WARLORDS & ENEMY), gain(ATTACK, -2, END_OF_PHASE)), cost=exhaust(THIS)),
)
