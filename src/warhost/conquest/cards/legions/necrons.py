"""Necrons of Legions of Death: cards 1 to 44."""

from ....effects.language import *
from ...language.vocabulary import *

# Nahumekh: signature warlord, ATK 2, HP 6, bloodied 1/6. Warrior, Sautekh.
# Reaction: After the combat phase begins, give target army unit at this planet −1 HP until the end of the phase for
# each faction among non-Necron units you control.
text(
    "legions-001",
    respond(
        after(PHASE_BEGINS),
        target(ARMY_UNITS & HERE, gain(HIT_POINTS, -factions(UNITS & YOURS - NECRONS), END_OF_PHASE)),
        only=during(COMBAT_PHASE),
    ),
)

# Destroyer Cultist: signature army, 3, ATK 1, HP 4, command 1. Warrior, Sautekh.
# This unit gets +1 ATK for each faction among non-Necron units you control.
text("legions-002", constant(grant(THIS, ATTACK, factions(UNITS & YOURS - NECRONS))))

# Obedience: signature support, 2. Upgrade.
# Reaction: After a phase begins, exhaust this support to move one non-Necron unit you control to target planet.
text(
    "legions-003",
    respond(after(PHASE_BEGINS), target(PLANETS, choose(UNITS & YOURS - NECRONS, move(IT, FIRST))), cost=exhaust(THIS)),
)

# Pyrrhian Eternals: signature army, 2, ATK 1, HP 1, command 1. Soldier.
# This unit gets +1 ATK for each Pyrrhian Eternals from your discard pile and +1 HP for each Pyrrhian Eternals from your
# discard pile.
text(
    "legions-007",
    constant(
        grant(THIS, ATTACK, count(named("Pyrrhian Eternals") & IN_DISCARD)),
        grant(THIS, HIT_POINTS, count(named("Pyrrhian Eternals") & IN_DISCARD)),
    ),
)

# Slumbering Tomb: signature support, 1. Location.
# Action: Exhaust this support to draw 2 cards, then discard 2 cards of your choice from your hand.
text("legions-008", action(then(draw(2), times(2, discard_one())), cost=exhaust(THIS)))

# Canoptek Scarab Swarm: army, 1, ATK 2, HP 2. Drone.
# Interrupt: When this unit is destroyed, put target Necron army unit from your discard pile into your hand.
text(
    "legions-011",
    respond(when(IS_DESTROYED, THIS), target(UNIT_CARDS & NECRONS & IN_DISCARD, take_to_hand())),
)

# Warriors of Gidrim: army, 1, ATK 1, HP 1, command 1. Warrior, Sautekh.
# This unit gains 1 command icon while the number of factions among non-Necron units you control is at least 2.
text("legions-012", constant(grant(THIS, COMMAND, 1), only=number_is(factions(UNITS & YOURS - NECRONS), 2)))

# Immortal Vanguard: army, 2, ATK 1, HP 3, command 1. Soldier, Novokh.
# Warrior non-Necron units you control at this planet get +1 ATK and +1 HP.
text(
    "legions-014",
    constant(
        grant(UNITS & YOURS & trait("Warrior") & HERE - NECRONS, ATTACK, 1),
        grant(UNITS & YOURS & trait("Warrior") & HERE - NECRONS, HIT_POINTS, 1),
    ),
)

# Mandragoran Immortals: army, 3, ATK 2, HP 3, command 1. Soldier, Sautekh.
# Ranged.
# Action: Sacrifice a Soldier non-Necron unit you control at this planet to ready this unit. (Limit once per phase.)
text(
    "legions-018",
    action(ready(THIS), cost=sacrifice_one(UNITS & YOURS & trait("Soldier") & HERE - NECRONS), limit=EACH_PHASE),
)

# Praetorian Ancient: army, 4, ATK 3, HP 4, command 1. Soldier.
# This unit gets +2 ATK and gains Armorbane while there are at least 6 army units from your discard pile.
text(
    "legions-023",
    constant(grant(THIS, ATTACK, 2), grant(THIS, ARMORBANE), only=at_least(6, UNIT_CARDS & IN_DISCARD)),
)

# Doom Scythe Invader: army, 6, ATK 4, HP 4, command 2. Vehicle, Sautekh, Elite.
# No Wargear Attachments. Flying.
# Reaction: After this unit is deployed, put one Vehicle non-Elite army unit from your discard pile into play at this
# planet.
text(
    "legions-026",
    respond(
        after(DEPLOYED, THIS),
        choose(UNIT_CARDS & trait("Vehicle") & IN_DISCARD - trait("Elite"), put_into_play(IT, PLANETS & HERE)),
    ),
)

# Recycle: event, 1, shields 1. Power.
# Action: Discard 2 cards of your choice from your hand. Then draw 3 cards.
text("legions-030", action(then(times(2, discard_one()), draw(3))))

# Mechanical Enhancement: event, 2, shields 2. Tactic.
# Combat Action: Give each Necron unit you control at target planet +2 HP until the end of the phase.
text(
    "legions-031",
    action(
        target(PLANETS, gain(HIT_POINTS, 2, END_OF_PHASE, UNITS & NECRONS & YOURS & at(FIRST))),
        phase=COMBAT_PHASE,
    ),
)

# Drudgery: event, 2, shields 1. Tactic.
# Limited.
# Action: Put target non-Necron army unit with printed cost 3 or lower from your discard pile into play at any planet.
text(
    "legions-032",
    action(target(UNIT_CARDS & IN_DISCARD & cost_at_most(3) - NECRONS, put_into_play(IT, PLANETS))),
)

# Gauss Flayer: attachment, 1, shields 1. Wargear, Weapon.
# Attach to a Necron army unit.
# Combat Action: Exhaust attached unit to give target enemy army unit at this planet −2 HP until the end of the phase.
# Use only if this planet is with a battle being fought.
text(
    "legions-034",
    attaches(ARMY_UNITS & NECRONS),
    action(
        target(ARMY_UNITS & ENEMY & HERE, gain(HIT_POINTS, -2, END_OF_PHASE)),
        cost=exhaust(HOST),
        phase=COMBAT_PHASE,
        only=at_least(1, PLANETS & HERE & AT_BATTLE),
    ),
)

# Hyperphase Sword: attachment, 2, shields 1. Wargear, Weapon.
# Attach to a Necron army unit.
# Attached unit gets +1 ATK and gains Armorbane.
# Action: Discard 1 card of your choice from your hand to attach this attachment to another unit at this planet.
text(
    "legions-036",
    attaches(ARMY_UNITS & NECRONS),
    constant(grant(HOST, ATTACK, 1), grant(HOST, ARMORBANE)),
    action(attach(THIS, UNITS & HERE), cost=discard_one()),
)

# Timeworn Stasis-Crypt, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy a Necron card, exhaust this support to reduce the cost of that card by 1.
text("legions-039", reduces_cost(NECRONS, 1, cost=exhaust(THIS)))

# Master Program, unique: support, 2. Upgrade.
# Action: Exhaust this support and sacrifice a Drone card to remove all damage from target Necron army unit you control
# and ready that unit.
text(
    "legions-043",
    action(
        target(ARMY_UNITS & NECRONS & YOURS, seq(heal(), ready())),
        cost=(exhaust(THIS), sacrifice_one(trait("Drone"))),
    ),
)
