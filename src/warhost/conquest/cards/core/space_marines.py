"""Space Marines of the core set: cards 8 to 30."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

VEHICLES = trait("Vehicle")

# Captain Cato Sicarius: signature warlord, ATK 2, HP 6, bloodied 2/5. Soldier, Ultramarines.
# Reaction: After an enemy unit at this planet is destroyed, gain 1 resource.
text("core-001", respond(after(IS_DESTROYED, UNITS & ENEMY & HERE), earn(1)))

# Sicarius's Chosen: signature army, 3, ATK 2, HP 3, command 1. Soldier, Ultramarines.
# Reaction: After this unit enters play, move target enemy army unit at an adjacent planet to this planet and deal 1
# damage to it.
text("core-008", respond(after(ENTERS_PLAY, THIS), target(ARMY_UNITS & ENEMY & ADJACENT, seq(move(to=HERE), deal(1)))))

# Cato's Stronghold: signature support, 2. Location.
# Reaction: After an enemy unit is destroyed, exhaust this support to ready target Space Marine unit at the same planet.
text(
    "core-009",
    respond(after(IS_DESTROYED, UNITS & ENEMY), target(UNITS & SPACE_MARINES & at(THAT), ready()), cost=exhaust(THIS)),
)

# The Fury of Sicarius: signature event, 2, shields 1. Tactic.
# Reaction: After a Space Marine unit damages an enemy non-warlord unit by an attack, destroy the attacked unit.
text(
    "core-010",
    respond(
        after(by_attack(IS_DAMAGED), NON_WARLORD_UNITS & ENEMY & done_by(UNITS & SPACE_MARINES)), destroy(ATTACKED)
    ),
)

# Tallassarian Tempest Blade, unique: signature attachment, 1, shields 3. Relic, Weapon.
# Attach to a unique unit. Limit 1 Relic per player.
# Attached unit gets +1 ATK and gains Armorbane.
text("core-011", attaches(UNITS & UNIQUE, one_relic=True), constant(grant(HOST, ATTACK), grant(HOST, ARMORBANE)))

# Honored Librarian: loyal army, 3, ATK 4, HP 2, command 1. Psyker, Ultramarines.
# While you control a unit not named Honored Librarian at this planet, enemy units cannot attack this unit.
text("core-014", constant(cannot("be attacked"), only=at_least(1, UNITS & YOURS & HERE - named("Honored Librarian"))))

# Blood Angels Veterans: army, 3, ATK 3, HP 3, command 1. Soldier, Blood Angels.
# Reaction: After this unit is assigned damage, prevent 1 of that damage if this unit is ready.
text("core-015", respond(after(IS_ASSIGNED_DAMAGE, THIS), prevent(1), only=at_least(1, READY & THIS)))

# Land Raider: army, 5, ATK 3, HP 7, command 3. Vehicle, Tank, Elite.
# No Wargear Attachments.
# Enemy card abilities cannot target non-Vehicle units you control at this planet.
text("core-017", constant(cannot("be targeted", UNITS & YOURS & HERE - VEHICLES)))

# Veteran Brother Maxos, unique: loyal army, 3, ATK 2, HP 3, command 2. Soldier, Ultramarines.
# Combat Action: Pay the printed cost of one Space Marine army unit from your hand and put that unit into play at this
# planet.
text(
    "core-019",
    action(
        choose(IN_HAND & UNIT_CARDS & SPACE_MARINES, seq(pay(printed_cost()), put_into_play(IT, PLANETS & HERE))),
        phase=COMBAT_PHASE,
    ),
)

# Iron Hands Techmarine: army, 3, ATK 1, HP 3, command 1. Soldier, Iron Hands.
# This unit gains 1 command icon for each enemy unit at this planet.
text("core-021", constant(grant(THIS, COMMAND, count(UNITS & ENEMY & HERE))))

# Drop Pod Assault: loyal event, 2, shields 2. Tactic.
# Combat Action: Search the top 6 cards of your deck for a Space Marine army unit with printed cost 3 or lower. You may
# put that unit into play at target planet with a battle being fought; put the rest on the bottom of your deck in any
# order.
text(
    "core-024",
    action(
        target(
            PLANETS & AT_BATTLE,
            search(6, UNIT_CARDS & SPACE_MARINES & cost_at_most(3), put_into_play(IT, PLANETS & AT_BATTLE)),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Indomitable: event, 1, shields 1. Power.
# Reaction: After a Space Marine unit is assigned damage by an attack, prevent all of that damage.
text("core-025", respond(after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & SPACE_MARINES), prevent()))

# Exterminatus: event, 3, shields 1. Tactic.
# Deploy Action: Destroy all non-unique units at target planet other than the first planet.
text("core-026", action(target(PLANETS - AT_FIRST_PLANET, destroy(UNITS & at(IT) - UNIQUE)), phase=DEPLOY_PHASE))

# Godwyn Pattern Bolter: attachment, 1, shields 1. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gets +1 ATK, +1 HP and ignores Flying while attacking.
text(
    "core-027",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK), grant(HOST, HIT_POINTS), grant(HOST, IGNORES_FLYING)),
)

# Iron Halo: loyal attachment, 3, shields 2. Relic, Wargear.
# Attach to a unique unit. Limit 1 Relic per player.
# Reaction: After attached unit is assigned damage by an attack, exhaust this attachment to prevent all of that damage.
text(
    "core-028",
    attaches(UNITS & UNIQUE, one_relic=True),
    respond(after(by_attack(IS_ASSIGNED_DAMAGE), HOST), prevent(), cost=exhaust(THIS)),
)

# Fortress-Monastery, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy a Space Marine army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-029", reduces_cost(ARMY_UNITS & SPACE_MARINES, 1, cost=exhaust(THIS)))

# Holy Sepulchre: support, 2. Location.
# Reaction: After a Space Marine unit enters your discard pile from play, exhaust this support to put that unit into
# your hand.
text("core-030", respond(after(ENTERS_DISCARD, UNITS & SPACE_MARINES, YOU), take_to_hand(THAT), cost=exhaust(THIS)))
