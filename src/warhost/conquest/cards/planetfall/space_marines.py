"""Space Marines of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Lone Wolf: loyal army, 3, ATK 3, HP 3, command 1. Soldier, Space Wolves.
# Action: Exhaust this unit to move this unit to target planet with an enemy warlord without a unit you control.
text(
    "planetfall-011",
    action(target(PLANETS & at(WARLORDS & ENEMY) - at(UNITS & YOURS), move(THIS, IT)), cost=exhaust(THIS)),
)

# The Black Sword, unique: loyal attachment, 2, shields 2. Relic, Weapon.
# Attach to a Black Templars army unit. Limit 1 Relic per player.
# Reaction: After attached unit is declared as a defender, deal 2 damage to the attacking unit.
text(
    "planetfall-036",
    attaches(ARMY_UNITS & trait("Black Templars"), one_relic=True),
    respond(after(DEFENDS, HOST), deal(2, BY)),
)

# Cenobyte Servitor: attachment, 1, shields 1. Drone.
# Attach to a Black Templars unit.
# Attached unit gets +1 HP.
# Action: Sacrifice this attachment to attach one Relic attachment from your hand to a unit.
text(
    "planetfall-078",
    attaches(UNITS & trait("Black Templars")),
    constant(grant(HOST, HIT_POINTS)),
    action(choose(IN_HAND & ATTACHMENT_CARDS & trait("Relic"), attach(IT, UNITS)), cost=sacrifice(THIS)),
)

# Faith and Hatred: signature support, 0. Creed.
# Reaction: After a unit you control is assigned damage by an attack, exhaust this support to prevent 1 of that damage.
text("planetfall-096", respond(after(IS_ASSIGNED_DAMAGE_BY_ATTACK, UNITS & YOURS), prevent(1), cost=exhaust(THIS)))

# Vow of Honor: signature event, 1, shields 1. Power, Vow.
# Reaction: After a Space Marine unit you control is damaged, give that unit +3 ATK for its next attack this phase.
text("planetfall-097", respond(after(IS_DAMAGED, UNITS & SPACE_MARINES & YOURS), gain(ATTACK, 3, NEXT_ATTACK, THAT)))
