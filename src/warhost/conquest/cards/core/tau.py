"""Tau of the core set: cards 146 to 168."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

NO_VEHICLES = ARMY_UNITS - trait("Vehicle")

# Commander Shadowsun: signature warlord, ATK 1, HP 7, bloodied 1/5. Soldier, Shas'o.
# Reaction: After this unit commits to a planet, attach one Tau attachment with printed cost 2 or lower or one
# Shadowsun's Stealth Cadre from your hand or discard pile to an eligible unit at this planet.
text(
    "core-007",
    respond(
        after(COMMITS, THIS),
        choose(
            (IN_HAND | IN_DISCARD) & (ATTACHMENT_CARDS & TAU & cost_at_most(2) | named("Shadowsun's Stealth Cadre")),
            attach(IT, UNITS & HERE),
        ),
    ),
)

# Shadowsun's Stealth Cadre: signature army, 2, ATK 2, HP 2, command 1. Soldier, Pilot.
# You may deploy this card as an attachment with the text “Attach to a non-Vehicle army unit. Attached unit gets +2 ATK
# and +2 HP.”
text(
    "core-146", attaches(NO_VEHICLES), constant(grant(HOST, ATTACK, 2), grant(HOST, HIT_POINTS, 2), zone=AS_ATTACHMENT)
)

# Communications Relay: signature support, 1. Upgrade.
# Interrupt: When an ability that your opponent triggers targets a unit you control with attachments, exhaust this
# support to cancel the effects of that ability.
text("core-147", respond(when(IS_TARGETED, UNITS & YOURS & WITH_ATTACHMENTS, OPPONENT), cancel(), cost=exhaust(THIS)))

# Squadron Redeployment: signature event, 0, shields 1. Tactic.
# Action: Exhaust a ready army unit you control with attachments to move it to target planet.
text(
    "core-148",
    action(pick(ARMY_UNITS & YOURS & WITH_ATTACHMENTS & READY, target(PLANETS, move(FIRST, IT))), cost=exhaust(FIRST)),
)

# Command-link Drone: signature attachment, 0, shields 3. Drone.
# Attach to a unit.
# Attached unit gets +1 ATK.
# Action: Pay 1 resource to attach this attachment to another eligible unit.
text("core-149", attaches(UNITS), constant(grant(HOST, ATTACK)), action(attach(THIS, UNITS), spend=1))

# Carnivore Pack: army, 3, ATK 3, HP 3. Warrior, Kroot.
# Interrupt: When this unit is destroyed, gain 3 resources.
text("core-152", respond(when(IS_DESTROYED, THIS), earn(3)))

# Fire Warrior Elite: army, 3, ATK 1, HP 5. Soldier, Shas'la.
# Interrupt: When an enemy unit would declare an attack against a unit you control at this planet, this unit is declared
# as the defender instead.
text("core-154", respond(when(IS_ATTACKED, UNITS & YOURS & HERE), instead("be the defender", THIS)))

# Fire Warrior Strike Team: army, 4, ATK 1, HP 5, command 1. Soldier, Shas'la.
# This unit gets +1 ATK for each attachment on it.
text("core-155", constant(grant(THIS, ATTACK, count(ATTACHMENTS & attached_to(THIS)))))

# Earth Caste Technician: army, 1, ATK 1, HP 1, command 1. Scholar, Ally.
# Reaction: After this unit enters play, search the top 6 cards of your deck for an attachment or a Drone card and
# reveal it. You may put it into your hand; put the rest on the bottom of your deck in any order.
text("core-157", respond(after(ENTERS_PLAY, THIS), search(6, ATTACHMENT_CARDS | trait("Drone"), take_to_hand())))

# Gun Drones: loyal army, 2, ATK 2, HP 2, command 1. Drone.
# You may deploy this card as an attachment with the text “Attach to a non-Vehicle army unit. Attached unit gains Area
# Effect (2).”
text("core-158", attaches(NO_VEHICLES), constant(grant(HOST, AREA_EFFECT, 2), zone=AS_ATTACHMENT))

# Fireblade Kais'vre, unique: loyal army, 3, ATK 2, HP 3, command 2. Soldier, Hero.
# Interrupt: When you use a Tau card as a shield card at this planet, that card gains 1 shield icon.
text("core-160", respond(when(IS_USED_AS_SHIELD, TAU & HERE, YOU), amend("shield icons", 1)))

# Experimental Devilfish: army, 3, ATK 4, HP 2, command 1. Vehicle, Transport.
# No Wargear Attachments.
# Reaction: After this unit commits to a planet, ready it.
text("core-161", respond(after(COMMITS, THIS), ready(THIS)))

# Even the Odds: event, 1, shields 1. Tactic.
# Action: Move target attachment to another eligible unit controlled by the same player.
text("core-162", action(target(ATTACHMENTS, attach(IT, UNITS & controlled_like(host_of(IT))))))

# Calculated Strike: event, 1, shields 1. Tactic.
# Action: Destroy target card with the Limited keyword.
text("core-163", action(target(LIMITED_CARDS, destroy())))

# Deception: loyal event, 2, shields 2. Tactic.
# Deploy Action: Return target non-Elite army unit to its owner's hand.
text("core-164", action(target(ARMY_UNITS - trait("Elite"), return_to_hand()), phase=DEPLOY_PHASE))

# Repulsor Impact Field: loyal attachment, 2, shields 2. Wargear.
# Attach to an army unit. Limit 1 per unit.
# Reaction: After attached unit is damaged by an attack, deal 2 damage to the attacking unit.
text("core-165", attaches(ARMY_UNITS, one_each=True), respond(after(by_attack(IS_DAMAGED), HOST), deal(2, BY)))

# Ion Rifle: attachment, 1, shields 1. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gets +3 ATK.
text("core-166", attaches(ARMY_UNITS), constant(grant(HOST, ATTACK, 3)))

# Frontline Launch Bay, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy a Tau army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-167", reduces_cost(ARMY_UNITS & TAU, 1, cost=exhaust(THIS)))

# Ambush Platform: support, 2. Upgrade.
# Interrupt: When you deploy an attachment, reduce the cost of that attachment by 1.
# Combat Action: Exhaust this support to deploy an attachment from your hand.
text(
    "core-168",
    reduces_cost(ATTACHMENTS, 1),
    action(deploy(IN_HAND, as_attachment=True), cost=exhaust(THIS), phase=COMBAT_PHASE),
)
