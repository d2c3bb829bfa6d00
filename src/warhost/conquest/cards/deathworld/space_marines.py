"""Space Marines of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# 8th Company Assault Squad: army, 3, ATK 3, HP 3, command 1. Soldier, Dark Angels.
# Deep Strike (2).
# Reaction: After you Deep Strike this unit, ready target Space Marine unit at this planet.
text(
    "deathworld-001",
    respond(after(DEEP_STRIKES, THIS, YOU), target(UNITS & SPACE_MARINES & HERE, ready())),
)

# Valkyris Pattern Jump Pack: loyal attachment, 2, shields 2. Wargear.
# Deep Strike (0).
# Attach to an army unit you control.
# Attached unit gains Flying.
text("deathworld-002", attaches(ARMY_UNITS & YOURS), constant(grant(HOST, FLYING)))

# Epistolary Vezuel: signature warlord, ATK 2, HP 6, bloodied 2/6. Psyker, Dark Angels.
# Reaction: After you Deep Strike a card, draw 1 card.
text("deathworld-021", respond(after(DEEP_STRIKES, whom=YOU), draw(1)))

# Vezuel's Hunters: signature army, 3, ATK 2, HP 2, command 1. Soldier, Dark Angels.
# Deep Strike (1).
# Reaction: After you Deep Strike this unit, deal 2 damage to target enemy army unit at this planet.
text("deathworld-022", respond(after(DEEP_STRIKES, THIS, YOU), target(ARMY_UNITS & ENEMY & HERE, deal(2))))

# Dark Angels Cruiser: signature support, 0. Upgrade, Dark Angels.
# Deploy Action: Exhaust this support to put target unit you control at a planet face down in reserve.
text(
    "deathworld-023",
    action(target(UNITS & YOURS & AT_PLANETS, reserve("put")), cost=exhaust(THIS), phase=DEPLOY_PHASE),
)

# Unseen Strike: signature event, shields 1. Tactic.
# Deep Strike (1).
# Reaction: After you Deep Strike this event, you gain the initiative in this battle.
text("deathworld-024", respond(after(DEEP_STRIKES, THIS, YOU), gain_initiative()))

# Fulgaris, unique: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to a warlord you control.
# Reaction: After you Deep Strike a card, give attached unit +1 ATK and +1 HP until the end of the phase.
text(
    "deathworld-025",
    attaches(WARLORDS & YOURS),
    respond(
        after(DEEP_STRIKES, whom=YOU),
        seq(gain(ATTACK, 1, END_OF_PHASE, HOST), gain(HIT_POINTS, 1, END_OF_PHASE, HOST)),
    ),
)

# Salamander Flamer Squad: army, 4, ATK 2, HP 5, command 2. Soldier, Salamanders.
# Area Effect (1).
# Reaction: After this unit readies, deal 1 damage to each enemy unit that this unit has damaged this phase.
text("deathworld-048", respond(after(READIES, THIS), deal(1, UNITS & ENEMY & damaged_by(THIS))))

# Techmarine Aspirant: army, 2, ATK 1, HP 3, command 1. Soldier, Dark Angels.
# Elite units you control at this planet gain, “Action: Pay 1 resource to ready this unit. (Limit once per round.)”
text(
    "deathworld-049",
    constant(
        grants_ability(UNITS & trait("Elite") & YOURS & HERE, action(ready(THIS), spend=1, limit=EACH_ROUND)),
    ),
)

# Deathstorm Drop Pod: support, 1. Upgrade, Artillery.
# Reaction: After you Deep Strike a card, deal 1 damage to one enemy army unit at the same planet.
text(
    "deathworld-050",
    respond(after(DEEP_STRIKES, whom=YOU), choose(ARMY_UNITS & ENEMY & at(THAT), deal(1))),
)

# Deathwing Terminators: army, 5, ATK 4, HP 5, command 2. Soldier, Dark Angels, Elite.
# Deep Strike (3).
# Reaction: After you Deep Strike this unit, enemy card abilities cannot target this unit until the end of the combat
# round.
text(
    "deathworld-070",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        floating(constant(cannot("be targeted")), END_OF_COMBAT_ROUND),
    ),
)

# Repent!: event, 2, shields 1. Tactic.
# Action: Each player must choose a ready army unit they control with the highest printed cost among their army units.
# Exhaust the chosen units. Then the chosen units deal damage equal to their ATK to each other.
text(
    "deathworld-071",
    action(
        each_chooses(
            ARMY_UNITS & READY & YOURS & cost_at_least(greatest_cost(ARMY_UNITS & YOURS)),
            then(exhaust(FOUND), fight()),
        )
    ),
)

# Dark Angels Vindicator: army, 4, ATK 1, HP 5, command 2. Vehicle, Tank, Dark Angels.
# No Wargear Attachments.
# This unit gets +X ATK while attacking, where X is twice the number of command icons of the defending unit.
text("deathworld-092", constant(grant(THIS & ATTACKERS, ATTACK, stat_of(COMMAND, UNITS & DEFENDERS) * 2)))

# Imperial Power Fist: attachment, 2, shields 1. Wargear, Weapon.
# Attach to an army unit you control.
# Attached unit gets +5 ATK while you control no other ready units at this planet.
text(
    "deathworld-093",
    attaches(ARMY_UNITS & YOURS),
    constant(grant(HOST, ATTACK, 5), only=no_more_than(0, UNITS & READY & YOURS & HERE - HOST)),
)

# Iron Hands Centurion: army, 5, ATK 3, HP 7, command 3. Soldier, Iron Hands, Elite.
# While this unit is ready, army units with printed cost 2 or lower at this planet cannot attack.
text("deathworld-114", constant(cannot("attack", ARMY_UNITS & HERE & cost_at_most(2)), only=at_least(1, THIS & READY)))

# Standard of Devastation, unique: support, 3. Relic, Upgrade.
# Limit 1 Relic per player.
# Reaction: After a Dark Angels unit you control is destroyed, give each other Space Marine army unit you control +1 ATK
# until the end of the phase.
text(
    "deathworld-116",
    one_relic(),
    respond(
        after(IS_DESTROYED, UNITS & trait("Dark Angels") & YOURS),
        gain(ATTACK, 1, END_OF_PHASE, ARMY_UNITS & SPACE_MARINES & YOURS - THAT),
    ),
)
