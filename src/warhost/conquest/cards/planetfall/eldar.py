"""Eldar of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Prophetic Farseer: army, 3, ATK 2, HP 4, command 1. Psyker, Saim-Hann.
# Reaction: After this unit is deployed, look at the top 3 cards of your opponent's deck, discard any number of cards
# with at least 1 shield icon among them and put the rest back on top in any order.
text(
    "planetfall-020",
    respond(after(DEPLOYED, THIS), look_at("opponent's deck", 3, any_number=True, of=WITH_SHIELDS, ordered=True)),
)

# Wraithguard Revenant: army, 2, ATK 3, HP 2. Drone, Spirit.
# Interrupt: When you win a command struggle at a strongpoint planet, do not take that planet's card and resource
# bonuses. Then put this unit into play from your hand or your discard pile at that planet.
text(
    "planetfall-021",
    *[
        respond(
            when(STRUGGLE_WON, of_type(STRONGPOINT), YOU),
            then(skip("command bonuses"), put_into_play(THIS, PLANETS & at(THAT))),
            zone=zone,
        )
        for zone in (FROM_HAND, FROM_DISCARD)
    ],
)

# Deathly Web Shrine, unique: loyal support, 2. Location.
# Reaction: After you move a unit you control to another planet during the combat phase, exhaust this support to exhaust
# one non-Elite army unit at that planet.
text(
    "planetfall-022",
    respond(
        after(moves("between planets"), UNITS & YOURS, YOU),
        choose(ARMY_UNITS & at(DESTINATION) - trait("Elite"), exhaust()),
        cost=exhaust(THIS),
        only=during(COMBAT_PHASE),
    ),
)

# Dire Avenger Exarch: loyal army, 3, ATK 2, HP 4, command 1. Warrior.
# A Warrior unit you control at this planet must be declared as the defender, if able.
text("planetfall-042", constant(must("defend", UNITS & trait("Warrior") & YOURS & HERE)))

# Mind War: event, 1, shields 1. Power.
# Action: Exhaust target non-Elite army unit at a planet with a Psyker army unit you control.
text(
    "planetfall-043", action(target(ARMY_UNITS & at(ARMY_UNITS & trait("Psyker") & YOURS) - trait("Elite"), exhaust()))
)

# Fire Prism: loyal army, 6, ATK 3, HP 7, command 3. Vehicle, Tank, Elite.
# No Wargear Attachments. Ranged.
# Reaction: After this unit destroys an army unit by an attack, exhaust target enemy army unit at this planet.
text(
    "planetfall-064",
    respond(after(by_attack(IS_DESTROYED), ARMY_UNITS & done_by(THIS)), target(ARMY_UNITS & ENEMY & HERE, exhaust())),
)

# Saim-Hann Jetbike: loyal attachment, 2, shields 2. Wargear, Vehicle, Saim-Hann.
# Attach to an army unit you control. Limit 1 per unit.
# Combat Action: Exhaust this attachment to move attached unit to any planet that shares a type with its current planet.
# Then deal 1 damage to one army unit at its new planet.
text(
    "planetfall-065",
    attaches(ARMY_UNITS & YOURS, one_each=True),
    action(
        then(move(HOST, PLANETS & of_type(like=THIS)), choose(ARMY_UNITS & at(HOST), deal(1))),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)

# Wildrider Vyper: army, 5, ATK 5, HP 4, command 2. Vehicle, Saim-Hann, Elite.
# No Wargear Attachments. Mobile.
# Reaction: After another unit moves from this planet to another planet, move this unit to that planet.
text("planetfall-089", respond(after(moves("between planets"), UNITS & OTHER & LEFT_HERE), move(THIS, DESTINATION)))

# Bonesinger Choir: support, 2. Upgrade.
# Limited.
# Interrupt: When you deploy an Eldar Vehicle or Drone army unit, exhaust this support to reduce the cost of that unit
# by 2 (to a minimum of 1).
text(
    "planetfall-090",
    reduces_cost(UNIT_CARDS & ELDAR & (trait("Vehicle") | trait("Drone")), 2, least=1, cost=exhaust(THIS)),
)

# Saim-Hann Kinsman: army, 1, ATK 1, HP 1, command 1. Scout, Saim-Hann, Ally.
# This unit gets +1 ATK and +1 HP while it is at a strongpoint planet.
text(
    "planetfall-108",
    constant(grant(THIS & of_type(STRONGPOINT), ATTACK), grant(THIS & of_type(STRONGPOINT), HIT_POINTS)),
)

# Eldritch Storm: event, 2, shields 1. Power.
# Combat Action: Deal 2 damage to up to one target enemy unit at each strongpoint planet.
text(
    "planetfall-109",
    action(target(UNITS & ENEMY & of_type(STRONGPOINT) & APART, deal(2, FIRST), EVERYTHING, True), phase=COMBAT_PHASE),
)

# Shuriken Catapult: attachment, 2, shields 1. Wargear, Weapon.
# Ambush.
# Attach to a Warrior army unit.
# Attached unit gets +3 ATK.
text("planetfall-110", attaches(ARMY_UNITS & trait("Warrior")), constant(grant(HOST, ATTACK, 3)))

# Talyesin Fharenal: signature warlord, ATK 2, HP 6, bloodied 2/5. Autarch, Saim-Hann.
# Psyker and Warrior units you control at this planet get +1 HP.
# Psyker and Warrior units you control at this planet get +1 ATK while you control both a Psyker unit and a Warrior unit
# at this planet.
text(
    "planetfall-116",
    constant(grant(UNITS & YOURS & HERE & (trait("Psyker") | trait("Warrior")), HIT_POINTS)),
    constant(
        grant(UNITS & YOURS & HERE & (trait("Psyker") | trait("Warrior")), ATTACK),
        only=at_least(1, UNITS & trait("Psyker") & YOURS & HERE) & at_least(1, UNITS & trait("Warrior") & YOURS & HERE),
    ),
)

# Talyesin's Spiders: signature army, 2, ATK 2, HP 3, command 1. Warrior, Saim-Hann.
# Reaction: After a Psyker unit you control is declared as an attacker, move this unit to the same planet.
text("planetfall-117", respond(after(ATTACKS, UNITS & trait("Psyker") & YOURS), move(THIS, PLANETS & at(THAT))))

# Talyesin's Warlocks: signature army, 3, ATK 3, HP 2, command 1. Psyker, Saim-Hann.
# Combat Action: Discard a Warrior card from your hand to ready this unit. (Limit once per combat round.)
text(
    "planetfall-118",
    action(ready(THIS), cost=discard_one(trait("Warrior")), phase=COMBAT_PHASE, limit=EACH_COMBAT_ROUND),
)

# Wisdom of the Serpent: signature support, 1. Upgrade.
# Headquarters Action: Exhaust this support to search the top 3 cards of your deck for either a Psyker or a Warrior army
# unit and reveal it. You may put it into your hand; put the rest on the bottom of your deck in any order.
text(
    "planetfall-119",
    action(
        either(
            search(3, UNIT_CARDS & trait("Psyker"), take_to_hand()),
            search(3, UNIT_CARDS & trait("Warrior"), take_to_hand()),
        ),
        cost=exhaust(THIS),
        phase=HEADQUARTERS_PHASE,
    ),
)

# Path of the Leader: signature event, 0, shields 1. Tactic.
# Action: Either gain 1 resource, give one Warrior unit you control +1 ATK until the end of the phase, or exhaust one
# Psyker unit you control at a planet and move that unit to any planet.
text(
    "planetfall-120",
    action(
        either(
            earn(1),
            choose(UNITS & trait("Warrior") & YOURS, gain(ATTACK, 1, END_OF_PHASE)),
            choose(UNITS & trait("Psyker") & YOURS & AT_PLANETS, seq(exhaust(), move(IT, PLANETS))),
        )
    ),
)

# Autarch Powersword: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to a unit you control.
# Attached unit gets +1 ATK and +1 HP.
# While attached unit is an army unit, it gains the Warrior and Psyker traits.
text(
    "planetfall-121",
    attaches(UNITS & YOURS),
    constant(grant(HOST, ATTACK, 1), grant(HOST, HIT_POINTS, 1)),
    constant(gains_trait(HOST, "Warrior"), gains_trait(HOST, "Psyker"), only=at_least(1, HOST & ARMY_UNITS)),
)
