"""Orks of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Blitza-Bommer: loyal army, 5, ATK 3, HP 5, command 2. Vehicle, Elite.
# No Wargear Attachments.
# This unit gains Flying while ready.
# Reaction: After this unit readies, your opponent divides 3 indirect damage among their units at this planet.
text(
    "deathworld-006",
    constant(grant(THIS & READY, FLYING)),
    respond(after(READIES, THIS), indirect(3, UNITS & HERE, OPPONENT)),
)

# Kommando Sneakaz: army, 3, ATK 2, HP 3. Soldier.
# Ambush.
# Reaction: After this unit is deployed, ready target Ork unit you control at this planet and deal 1 damage to it.
text("deathworld-007", respond(after(DEPLOYED, THIS), target(UNITS & ORKS & YOURS & HERE, seq(ready(), deal(1)))))

# Gorgul Da Slaya, unique: loyal army, 4, ATK 4, HP 5. Soldier, Nob.
# Interrupt: When a unit you control at this planet is declared as an attacker, your opponent cannot trigger abilities
# during that attack.
text(
    "deathworld-028",
    respond(when(ATTACKS, UNITS & YOURS & HERE), floating(constant(cannot("trigger abilities")), END_OF_ATTACK)),
)

# Great Iron Gob: loyal attachment, 2, shields 2. Wargear.
# Attach to an Ork army unit you control.
# Attached unit gains the Nob trait and army units you control at this planet gain 1 command icon.
text(
    "deathworld-029",
    attaches(ARMY_UNITS & ORKS & YOURS),
    constant(gains_trait(HOST, "Nob"), grant(ARMY_UNITS & YOURS & HERE, COMMAND, 1)),
)

# Squiggoth Brute: army, 6, ATK 5, HP 9. Creature, Elite.
# No Attachments. Brutal.
# Reaction: After the combat phase begins, each enemy army unit at this planet loses all keywords until the end of the
# phase.
text(
    "deathworld-051",
    respond(
        after(begins("phase")), lose(ALL_KEYWORDS, END_OF_PHASE, ARMY_UNITS & ENEMY & HERE), only=during(COMBAT_PHASE)
    ),
)

# Brutal Cunning: event, 2, shields 1. Tactic.
# Combat Action: Move up to 2 damage from target damaged Ork unit you control to another target non-Elite army unit at
# the same planet.
text(
    "deathworld-052",
    action(
        target(
            UNITS & ORKS & YOURS & DAMAGED,
            target(ARMY_UNITS & at(FIRST) & ANOTHER - trait("Elite"), move_damage(amount=2, any_number=True)),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Blood Axe Strategist: army, 3, ATK 2, HP 4, command 2. Soldier.
# Reaction: After an Ork unit you control at this planet resolves an attack, move it to an adjacent planet or your
# headquarters.
text(
    "deathworld-075",
    respond(
        after(ATTACK_IS_RESOLVED, UNITS & ORKS & YOURS & HERE),
        either(move(THAT, PLANETS & ADJACENT), move(THAT, HEADQUARTERS)),
    ),
)

# 'idden Base: support, 1. Location.
# During the combat phase, each card you control in reserve is treated as an Ork army unit with 2 ATK and 2 HP.
text(
    "deathworld-076",
    constant(counts_as(RESERVES, "an army unit", attack=2, hit_points=2, faction=ORKS), only=during(COMBAT_PHASE)),
)

# Sootblade Assashun: army, 4, ATK 3, HP 3, command 1. Soldier.
# Deep Strike (2).
# Reaction: After you Deep Strike this unit, your opponent divides 2 indirect damage among their exhausted units at this
# planet.
text(
    "deathworld-096",
    respond(after(DEEP_STRIKES, THIS, YOU), indirect(2, UNITS & EXHAUSTED_CARDS & HERE, OPPONENT)),
)

# Repulsor Minefield: attachment, 2, shields 1. Upgrade.
# Deep Strike (1).
# Attach to a planet.
# Forced Reaction: After an army unit at this planet is declared as an attacker, deal 1 damage to that unit.
text(
    "deathworld-097",
    attaches(PLANETS),
    forced(after(ATTACKS, ARMY_UNITS & HERE), deal(1)),
)

# Follower of Gork: army, 2, ATK 1, HP 3, command 1. Warrior.
# Elite units you control at this planet gain, “Interrupt: When this unit is about to be assigned damage, reduce that
# damage by 2.”
text(
    "deathworld-119",
    constant(
        grants_ability(
            UNITS & trait("Elite") & YOURS & HERE,
            respond(when(IS_ASSIGNED_DAMAGE, THIS), amend("damage", -2)),
        )
    ),
)

# Fungal Turf: loyal support, 2. Location.
# Headquarters Action: Sacrifice this support to put X Snotling tokens into play, divided as you like among planets,
# where X is the highest printed cost among units you control.
text(
    "deathworld-120",
    action(
        times(greatest_cost(UNITS & YOURS), put_tokens("Snotlings", PLANETS)),
        cost=sacrifice(THIS),
        phase=HEADQUARTERS_PHASE,
    ),
)
