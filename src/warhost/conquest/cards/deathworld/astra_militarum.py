"""Astra Militarum of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Vostroyan Officer: army, 2, ATK 1, HP 3, command 1. Soldier, Vostroya.
# Elite units you control at this planet are immune to enemy events.
text("deathworld-003", constant(immune_to(UNITS & trait("Elite") & YOURS & HERE, EVENT)))

# No Surprises: event, 1, shields 1. Tactic.
# Deploy Action: Destroy target card in reserve.
text("deathworld-005", action(target(RESERVES, reserve("destroy")), phase=DEPLOY_PHASE))

# Firstborn Battalion: loyal army, 4, ATK 3, HP 4, command 2. Soldier, Vostroya.
# This unit gains Mobile and Ranged while you control at least three supports.
text("deathworld-026", constant(grant(THIS, MOBILE), grant(THIS, RANGED), only=at_least(3, SUPPORTS & YOURS)))

# Clearcut Refuge, unique: support, 1. Location.
# Action: Exhaust this support to give target unit +X HP until the end of the phase, where X is the highest printed cost
# among units you control.
text(
    "deathworld-027",
    action(target(UNITS, gain(HIT_POINTS, greatest_cost(UNITS & YOURS), END_OF_PHASE)), cost=exhaust(THIS)),
)

# Grigory Maksim: signature warlord, ATK 1, HP 7, bloodied 1/6. Soldier, Vostroya.
# Supports from your hand may be used as shield cards for a unit, with 1 shield icon (2 if the shielded unit is a Tank).
text(
    "deathworld-043",
    constant(can("be used as shields", SUPPORT_CARDS & IN_HAND, icons=plus(1, more=1, given=trait("Tank")))),
)

# Maksim's Squadron: signature army, 3, ATK 2, HP 3, command 1. Vehicle, Tank, Vostroya.
# No Wargear Attachments.
# Interrupt: When you use a card as a shield card for this unit, that card gains 1 shield icon.
text("deathworld-044", respond(when(IS_USED_AS_SHIELD, used_for(THIS), YOU), amend("shield icons", 1)))

# Clearing the Path: signature support, 2. Stratagem.
# Reaction: After you win a battle at a planet with your warlord, put one Astra Militarum support from your discard pile
# into play in your headquarters.
text(
    "deathworld-045",
    respond(
        after(BATTLE_WON, at(YOUR_WARLORD), YOU),
        choose(IN_DISCARD & SUPPORT_CARDS & ASTRA_MILITARUM, put_into_play(IT)),
    ),
)

# Keep Firing!: signature event, 1, shields 1. Tactic.
# Combat Action: Ready target Tank unit you control.
text("deathworld-046", action(target(UNITS & trait("Tank") & YOURS, ready()), phase=COMBAT_PHASE))

# Searchlight: signature attachment, 1, shields 3. Hardpoint.
# Attach to a Vehicle unit you control.
# Attached unit gains 1 command icon.
# Action: Exhaust your warlord to move attached unit to any planet.
text(
    "deathworld-047",
    attaches(UNITS & trait("Vehicle") & YOURS),
    constant(grant(HOST, COMMAND)),
    action(move(HOST, PLANETS), cost=exhaust(YOUR_WARLORD)),
)

# Enginseer Mechanic: army, 3, ATK 1, HP 6, command 1. Scholar.
# Reaction: After a Vehicle unit you control at this planet is assigned damage, exhaust this unit to prevent up to 2 of
# that damage.
text(
    "deathworld-072",
    respond(
        after(IS_ASSIGNED_DAMAGE, UNITS & trait("Vehicle") & YOURS & HERE), prevent(2, up_to=True), cost=exhaust(THIS)
    ),
)

# Griffon Escort: loyal army, 4, ATK 2, HP 4, command 1. Vehicle, Tank.
# No Wargear Attachments.
# Reaction: After this unit enters play, put two Guardsman tokens into play at this planet.
text("deathworld-073", respond(after(ENTERS_PLAY, THIS), put_tokens("Guardsman", PLANETS & HERE, 2)))

# Hot-Shot Laspistol: attachment, 1, shields 1. Weapon, Wargear.
# Attach to an army unit you control.
# Attached unit gets +2 ATK.
# Damage cannot be removed from units at this planet.
text(
    "deathworld-074",
    attaches(ARMY_UNITS & YOURS),
    constant(grant(HOST, ATTACK, 2)),
    constant(cannot("be healed", UNITS & HERE)),
)

# Catachan Tracker: army, 3, ATK 2, HP 3, command 1. Soldier, Catachan.
# The Deep Strike values of your opponent's cards in reserve at this planet are 2 higher.
text("deathworld-094", constant(price("Deep Strike", amount=2)))

# Death Serves the Emperor: event, 0, shields 1. Tactic.
# Interrupt: When a Vehicle unit you control is destroyed, gain X resources, where X is the printed cost of that unit.
# (Max 1 per round.)
text(
    "deathworld-095",
    respond(when(IS_DESTROYED, UNITS & trait("Vehicle") & YOURS), earn(printed_cost(THAT)), limit=max_one(EACH_ROUND)),
)

# Mars Alpha Exterminator: loyal army, 6, ATK 4, HP 6, command 2. Vehicle, Tank, Elite.
# No Wargear Attachments.
# Reaction: After this unit is declared as an attacker, destroy target army unit with printed cost 2 or lower or target
# token unit at this planet.
text("deathworld-117", respond(after(ATTACKS, THIS), target((ARMY_UNITS & cost_at_most(2) | TOKENS) & HERE, destroy())))

# Jungle Trench: loyal support, 2. Location.
# Combat Action: Exhaust this support to prevent 1 of the damage assigned by each attack of a non-warlord unit until the
# end of the combat round.
text(
    "deathworld-118",
    action(
        floating(
            forced(after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & done_by(NON_WARLORD_UNITS)), prevent(1)),
            END_OF_COMBAT_ROUND,
            every=True,
        ),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)
