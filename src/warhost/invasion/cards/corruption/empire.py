"""The Empire of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Nordland Halberdiers: unit, 4 (2), power 2, hit points 2. Warrior.
# You may play this card from your hand whenever you could take an action.
text("the-skavenblight-threat-003", constant(can("be played at any time")))

# Infiltrate: tactic, 1 (2).
# Action: An opponent cannot draw more than 1 card this turn.
text("the-skavenblight-threat-004", action(floating(constant(limits("draws", 1)))))

# Gustav the Bear, unique: unit, 4 (3), power 2, hit points 3. Hero, Cavalry.
# Limit one Hero per zone.
# While an opponent controls a corrupted unit, cancel all damage dealt to this unit.
text(
    "path-of-the-zealot-023",
    constant(cancel_damage(THIS, EVERYTHING), only=at_least(1, UNITS & ENEMY & CORRUPTED_CARDS)),
)

# Talabheim Detachment: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: Spend 1 resource to return this unit to its owner's hand.
text("path-of-the-zealot-024", action(return_to_hand(THIS), spend=1))

# Gate of Sigmar: support, 4 (2), power 2. Building.
# Each turn, cancel 1 damage dealt to sections of your capital.
text("path-of-the-zealot-025", constant(cancel_damage(SECTIONS & YOURS, 1, each_turn=True)))

# Iron Discipline: tactic, 0 (1).
# Action: Choose target unit. Until the end of the turn, any other Action that targets it is cancelled unless its
# controller pays 4 resources as it resolves.
text("tooth-and-claw-045", action(target(UNITS, floating(constant(price("taking effect", IT, 4))))))

# Vigilant Elector: unit, 3 (2), power 1, hit points 3. Warrior.
# Quest. Action: Spend 1 resource to attach this unit to another target unit.
# While attached, it counts as an Attachment support with the text “At the end of attached unit's controller's turn,
# destroy it”.
text(
    "the-deathmaster-s-dance-064",
    action(target(UNITS & OTHER, attach(THIS, IT, becomes=True)), spend=1, zone=QUEST),
    triggered(after(ends("turn"), whom=HOSTS_CONTROLLER), destroy(HOST), zone=AS_ATTACHMENT),
)

# Flagellants: unit, 1 (1), power 0, hit points 2. Zealot.
# Action: Sacrifice this unit to cancel the next 2 damage dealt to sections of your capital this turn.
text(
    "the-deathmaster-s-dance-065",
    action(floating(constant(cancel_damage(SECTIONS & YOURS, 2, next=True))), cost=sacrifice(THIS)),
)

# Ulric's Fury: tactic, 2 (2).
# Action: Give each defending unit you control Counterstrike 1 until the end of the turn.
text("the-deathmaster-s-dance-066", action(gain(COUNTERSTRIKE, 1, of=UNITS & YOURS & DEFENDERS)))

# Vigilant Pistoliers: unit, 3 (2), power 1, hit points 2. Warrior.
# Battlefield. If this unit is destroyed, put it into play in your kingdom instead of into your discard pile.
text(
    "the-warpstone-chronicles-084",
    constant(instead_of("being put into a discard pile by destruction", THIS, "enter the kingdom"), zone=BATTLEFIELD),
)

# Runefang of Solland, unique: support, 2 (1), power 0. Attachment, Relic.
# Attach to target Empire unit.
# Attached unit gets +2 power.
# Action: Sacrifice attached unit to lower the cost of the next non-Epic Spell tactic you play this turn to 0.
text(
    "the-warpstone-chronicles-085",
    attaches(UNITS & EMPIRE),
    constant(grant(HOST, POWER, 2)),
    action(
        floating(constant(costs((TACTIC_CARDS & YOURS) - trait("Epic Spell"), -EVERYTHING, next=True))),
        cost=sacrifice(HOST),
    ),
)

# Helblaster Volley Gun: support, 1 (1), power 0. Attachment, Weapon.
# Attach to target unit in your battlefield.
# Attached unit deals X additional damage in combat, where X is the number of developments in your battlefield.
text(
    "the-warpstone-chronicles-086",
    attaches(UNITS, zone=BATTLEFIELD),
    constant(grant(HOST, COMBAT_DAMAGE, count(DEVELOPMENTS & YOURS & in_zone(BATTLEFIELD)))),
)

# Helblaster Crew: unit, 4 (2), power 2, hit points 2. Engineer.
# Action: After this unit enters play, attach target Attachment on a unit to another unit in the same zone.
text(
    "arcane-fire-104",
    action(target(ATTACHMENTS & attached_to(UNITS), attach(to=UNITS & IN_ITS_ZONE)), when=after(ENTERS_PLAY, THIS)),
)

# Sigmar's Brilliance: tactic, 10 (3). Epic Spell.
# Action: Move any number of units and supports you control to other zones of yours, all at the same time.
text("arcane-fire-105", action(move((UNITS | SUPPORTS) & YOURS, any_number=True)))

# Protect the Empire: quest, 0 (2).
# The unit on this quest may defend any zone of its controller.
text(
    "arcane-fire-106",
    constant(can("defend any zone", QUESTING_HERE)),
)
