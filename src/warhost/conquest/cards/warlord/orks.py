"""Orks of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Deathskull Lootas: army, 4, ATK 2, HP 3, command 2. Warrior.
# Reaction: After this unit damages an enemy unit by an attack, destroy target enemy support.
text(
    "warlord-009",
    respond(after(by_attack(IS_DAMAGED), UNITS & ENEMY & done_by(THIS)), target(SUPPORTS & ENEMY, destroy())),
)

# Smash 'n Bash: event, 2, shields 1. Tactic.
# Combat Action: Deal 1 damage to each unit you control at target planet without an enemy warlord to ready up to three
# units you control at that planet.
text(
    "warlord-010",
    action(
        target(PLANETS - at(WARLORDS & ENEMY), any_number(UNITS & YOURS & at(FIRST), ready(), most=3)),
        cost=suffer(1, UNITS & YOURS & at(FIRST)),
        phase=COMBAT_PHASE,
    ),
)

# Dakka Dakka Dakka!: loyal event, 2, shields 2. Tactic, Maneuver.
# Deploy Action: Exhaust your warlord to deal 1 damage to each unit.
text("warlord-034", action(deal(1, UNITS), cost=exhaust(YOUR_WARLORD), phase=DEPLOY_PHASE))

# Kustom Field Generator: support, 2. Upgrade.
# Reaction: After an Ork unit you control is assigned damage by an attack, exhaust this support to prevent all of that
# damage. Then you divide X indirect damage among your Ork units at the same planet, where X is the damage assigned to
# that unit.
text(
    "warlord-035",
    respond(
        after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & ORKS & YOURS),
        with_x(pending_damage("assigned"), then(prevent(), indirect(X, UNITS & ORKS & at(THAT), YOU))),
        cost=exhaust(THIS),
    ),
)

# Mekaniak Repair Krew: loyal army, 3, ATK 2, HP 3, command 1. Oddboy.
# Action: Exhaust this unit to ready target Ork support you control. Then deal 1 damage to this unit.
text("warlord-056", action(target(SUPPORTS & ORKS & YOURS, then(ready(), deal(1, THIS))), cost=exhaust(THIS)))

# Goff Big Choppa: attachment, 2, shields 1. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gets +2 ATK and gains Armorbane.
text("warlord-057", attaches(ARMY_UNITS), constant(grant(HOST, ATTACK, 2), grant(HOST, ARMORBANE)))

# Ammo Depot: support, 1. Location.
# Action: Exhaust this support to draw 1 card if you have at most 3 cards in your hand.
text("warlord-058", action(only_if(at_most(CARDS_IN_HAND, 3), draw(1)), cost=exhaust(THIS)))

# Old Zogwort: signature warlord, ATK 1, HP 7, bloodied 1/6. Psyker, Oddboy.
# Reaction: After this unit commits to a planet or is declared as an attacker, put a Snotling token into play at this
# planet.
# Forced Reaction: At the end of the combat phase, destroy all Snotling tokens you control.
# (Bloodied side:) Forced Reaction: At the end of the combat phase, destroy all Snotling tokens.
text(
    "warlord-067",
    respond(after(COMMITS, THIS), put_tokens("Snotlings", PLANETS & HERE)),
    respond(after(ATTACKS, THIS), put_tokens("Snotlings", PLANETS & HERE)),
    forced(after(ends("phase")), destroy(TOKENS & named("Snotlings") & YOURS), only=during(COMBAT_PHASE)),
    forced(
        after(ends("phase")), destroy(TOKENS & named("Snotlings")), only=during(COMBAT_PHASE), zone=ON_BLOODIED_SIDE
    ),
)

# Zogwort's Runtherders: signature army, 3, ATK 1, HP 3, command 1. Oddboy.
# Interrupt: When this unit takes damage, put a Snotling token into play at this planet.
text("warlord-068", respond(when(IS_DAMAGED, THIS), put_tokens("Snotlings", PLANETS & HERE)))

# Zogwort's Hovel: signature support, 2. Location.
# Reaction: After your warlord is declared as a defender, put a Snotling token into play at the same planet.
text("warlord-069", respond(after(DEFENDS, YOUR_WARLORD), put_tokens("Snotlings", PLANETS & at(THAT))))

# Wyrdboy Stikk: signature attachment, 0, shields 3. Wargear, Weapon.
# Attach to an Oddboy unit.
# Reaction: After a Snotling token is destroyed, exhaust this attachment to put a Snotling token into play at any
# planet.
text(
    "warlord-070",
    attaches(UNITS & trait("Oddboy")),
    respond(after(IS_DESTROYED, TOKENS & named("Snotlings")), put_tokens("Snotlings", PLANETS), cost=exhaust(THIS)),
)

# Launch da Snots: signature event, 1, shields 1. Tactic.
# Reaction: After an Ork unit you control is declared as an attacker, that unit gets +1 ATK for each Snotling token at
# the same planet for that attack.
text(
    "warlord-071",
    respond(
        after(ATTACKS, UNITS & ORKS & YOURS),
        floating(constant(grant(THAT, ATTACK, count(TOKENS & named("Snotlings") & at(THAT)))), END_OF_ATTACK),
    ),
)

# Snakebite Thug: army, 2, ATK 3, HP 4, command 1. Warrior, Boyz.
# Forced Reaction: After this unit resolves an attack, deal 1 damage to it.
text("warlord-097", forced(after(ATTACK_IS_RESOLVED, THIS), deal(1, THIS)))

# Evil Sunz Warbiker: army, 2, ATK 2, HP 2, command 1. Warrior, Boyz.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-098", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Mork's Great Heap, unique: loyal support, 3. Upgrade.
# Non-token Ork units you control get +1 HP.
text("warlord-099", constant(grant(UNITS & ORKS & YOURS - TOKENS, HIT_POINTS)))

# Big Shoota Battlewagon: army, 6, ATK 4, HP 4, command 1. Vehicle, Elite.
# No Wargear Attachments.
# Interrupt: When this unit is destroyed, put four Snotling tokens into play at this planet.
text("warlord-124", respond(when(IS_DESTROYED, THIS), put_tokens("Snotlings", PLANETS & HERE, 4)))

# Made Ta Fight: event, 2, shields 1. Power.
# Interrupt: When an army unit you control at a planet with your warlord leaves play, deal X damage to target
# non-warlord unit at that planet, where X is the printed ATK of the departing unit.
text(
    "warlord-125",
    respond(
        when(LEAVES_PLAY, ARMY_UNITS & YOURS & at(YOUR_WARLORD)),
        target(NON_WARLORD_UNITS & at(THAT), deal(printed_attack(THAT))),
    ),
)

# Squiggify: loyal event, 3, shields 2. Power.
# Combat Action: Until the end of the phase, target non-Vehicle army unit has ATK 1, its printed text box (except for
# traits) is treated as blank, and it gains the Squig trait.
text(
    "warlord-126",
    action(
        target(
            ARMY_UNITS - trait("Vehicle"),
            floating(constant(sets_stat(IT, ATTACK, 1), blank(IT), gains_trait(IT, "Squig")), END_OF_PHASE),
        ),
        phase=COMBAT_PHASE,
    ),
)
