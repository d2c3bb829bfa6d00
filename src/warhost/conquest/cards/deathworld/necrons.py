"""Necrons of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Immortal Loyalist: army, 2, ATK 1, HP 3, command 1. Soldier.
# Elite units you control at this planet gain, “Interrupt: When a card ability targets this unit, cancel the effects of
# that ability. (Only the first time each round.)”
text(
    "deathworld-019",
    constant(
        grants_ability(
            UNITS & trait("Elite") & YOURS & HERE,
            respond(when(IS_TARGETED, THIS), cancel(), limit=first_time(EACH_ROUND)),
        )
    ),
)

# Shroud Cruiser: support, 2. Upgrade.
# Action: Exhaust this support to move one Elite unit you control to any adjacent planet.
text(
    "deathworld-020",
    action(choose(UNITS & trait("Elite") & YOURS, move(IT, PLANETS & adjacent_to(IT))), cost=exhaust(THIS)),
)

# Hunting Acanthrites: army, 3, ATK 1, HP 3. Drone.
# Army units with printed cost 2 or lower at this planet get −1 HP.
text("deathworld-041", constant(grant(ARMY_UNITS & cost_at_most(2) & HERE, HIT_POINTS, -1)))

# Defensive Protocols: event, shields 1. Tactic.
# Deep Strike (2).
# Reaction: After you Deep Strike this event, Necron units you control cannot take more than 1 damage at a time until
# the end of the combat round.
text(
    "deathworld-042",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        floating(constant(limits("damage", 1, of=UNITS & NECRONS & YOURS)), END_OF_COMBAT_ROUND),
    ),
)

# Rumbling Tomb Stalker: army, 5, ATK 2, HP 7, command 1. Drone, Elite.
# Reaction: After this unit assigns damage to a unit by an attack, remove 1 damage from this unit.
text("deathworld-064", respond(after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & done_by(THIS)), heal(1, THIS)))

# Illuminor Szeras: signature warlord, ATK 1, HP 8, bloodied 1/5. Scholar.
# Reaction: After you remove damage from a Necron army unit you control, gain 1 resource.
text("deathworld-065", respond(after(IS_HEALED, ARMY_UNITS & NECRONS & YOURS, YOU), earn(1)))

# Augmented Warriors: signature army, 2, ATK 2, HP 4, command 1. Soldier.
# Forced Reaction: After this unit enters play, deal 2 unpreventable damage to it.
text("deathworld-066", forced(after(ENTERS_PLAY, THIS), deal(2, THIS, uncancellable=True)))

# Dissection Chamber: signature support, 2. Location.
# Forced Reaction: After an army unit enters play, deal 1 damage to it.
text("deathworld-067", forced(after(ENTERS_PLAY, ARMY_UNITS), deal(1, THAT)))

# Vivisection: signature event, 3, shields 1. Tactic.
# Action: Remove 1 damage from each Necron unit you control at target planet and deal 1 damage to each non-Necron unit
# at that planet.
text(
    "deathworld-068",
    action(target(PLANETS, seq(heal(1, UNITS & NECRONS & YOURS & at(IT)), deal(1, UNITS & at(IT) - NECRONS)))),
)

# Eldritch Lance: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to your warlord.
# Attached unit gets +1 ATK.
# Combat Action: Exhaust this attachment to remove 1 damage from one damaged Necron unit at this planet.
text(
    "deathworld-069",
    attaches(YOUR_WARLORD),
    constant(grant(HOST, ATTACK)),
    action(choose(UNITS & NECRONS & HERE & DAMAGED, heal(1)), cost=exhaust(THIS), phase=COMBAT_PHASE),
)

# Quantum Shielding: attachment, 2, shields 1. Hardpoint.
# Attach to a Necron Vehicle unit you control.
# Attached unit gets +2 HP.
# Interrupt: When you use this attachment as a shield card, attach it to the shielded unit instead of discarding it, if
# eligible.
text(
    "deathworld-108",
    attaches(UNITS & NECRONS & trait("Vehicle") & YOURS),
    constant(grant(HOST, HIT_POINTS, 2)),
    respond(when(IS_USED_AS_SHIELD, THIS, YOU), instead("attach to the shielded unit"), zone=AS_SHIELD),
)

# Dread Command Barge: army, 4, ATK 3, HP 3, command 3. Vehicle.
# No Wargear Attachments.
# Command Action: Discard a non-Necron card from your hand to move this unit to any adjacent planet.
text("deathworld-129", action(move(THIS, PLANETS & ADJACENT), cost=discard_one(ALL - NECRONS), phase=COMMAND_PHASE))

# Shard of the Deceiver: army, 7, ATK X, HP X, command 2. C'tan, Elite.
# This unit has X ATK and X HP, where X is the number of cards in your discard pile.
# Forced Reaction: After a phase begins or a combat round begins at this planet, if you have a card in your hand,
# discard 1 card from your hand. Otherwise, discard this unit.
text(
    "deathworld-130",
    constant(has_numbers(THIS, attack=count(IN_DISCARD), hit_points=count(IN_DISCARD))),
    forced(after(begins("phase")), only_if(number_is(CARDS_IN_HAND, 1), discard_one(), discard(THIS))),
    forced(after(begins("combat round"), HERE), only_if(number_is(CARDS_IN_HAND, 1), discard_one(), discard(THIS))),
)
