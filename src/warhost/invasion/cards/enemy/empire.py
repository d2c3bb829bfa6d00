"""The Empire of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Knights of the Blazing Sun: unit, 2 (1), power 1, hit points 2. Knight.
# This unit cannot be corrupted.
text("the-burning-of-derricksburg-003", constant(cannot("be corrupted")))

# Gryphon Legionnaire: unit, 3 (2), power 1, hit points 2. Knight.
# Counterstrike 2.
# You may play this card from your hand whenever you could take an action.
text("the-burning-of-derricksburg-004", constant(can("be played at any time")))

# Derricksburg Forge: support, 2 (1), power 1. Building.
# Kingdom. Action: After this support enters play, gain 1 resource.
# Quest. Action: After this support enters play, draw 1 card.
text(
    "the-burning-of-derricksburg-005",
    action(earn(1), when=after(ENTERS_PLAY, THIS), zone=KINGDOM),
    action(draw(1), when=after(ENTERS_PLAY, THIS), zone=QUEST),
)

# Griffon Standard: support, 2 (3), power 0. Attachment.
# Attach to target Empire unit in your battlefield.
# Attached unit gets +1 power for each Empire unit in this zone.
text(
    "the-burning-of-derricksburg-006",
    attaches(UNITS & EMPIRE, zone=BATTLEFIELD),
    constant(grant(HOST, POWER, count(UNITS & EMPIRE & HERE))),
)

# Wilhelm of the Osterknacht, unique: unit, 4 (2), power 2, hit points 4. Hero, Knight.
# Limit one Hero per zone.
# Action: When this unit attacks, move target unit in the defending zone to another of its controller's zones.
text(
    "the-fall-of-karak-grimaz-025",
    action(target(UNITS & IN_DEFENDING_ZONE, move()), when=after(ATTACKS, THIS)),
)

# Called Back: tactic, 2 (2).
# Action: Return target unit to its owner's hand.
text("the-fall-of-karak-grimaz-026", action(target(UNITS, return_to_hand())))

# Black Knights of Morr: unit, 4 (2), power 2, hit points 3. Knight.
# Action: After a unit enters this zone, target unit cannot defend until the end of the turn.
text("the-silent-forge-043", action(target(UNITS, forbid("defend")), when=after(ENTERS_ZONE, UNITS & HERE)))

# Temple of Verena: support, 2 (2), power 1. Building.
# You may spend resource tokens on this support as though they were in your pool.
# Action: At the beginning of your turn, put up to 2 resources from your pool on this support.
text(
    "the-silent-forge-044",
    constant(pays_with("tokens", abilities=True)),
    action(pick_x(2, transfer_tokens(X)), when=YOUR_TURN_BEGINS),
)

# Friedrich Hemmler, unique: unit, 5 (2), power 5, hit points 5. Hero, Mage.
# Limit one Hero per zone.
# Forced: After this unit is opposed in combat, deal 1 uncancellable damage to each attacking or defending unit.
text(
    "redemption-of-a-mage-063",
    forced(after(IS_OPPOSED, THIS), deal(1, UNITS & PARTICIPANTS, uncancellable=True)),
)

# Knights Panther: unit, 2 (1), power 1, hit points 2. Knight.
# Action: Spend 1 resource to give this unit +1 power until the end of the turn. Limit twice per turn.
text(
    "redemption-of-a-mage-064",
    action(gain(POWER, 1, of=THIS), spend=1, limit=twice(EACH_TURN)),
)

# Higher Ground: support, 1 (2), power 0. Environment.
# Battlefield. Action: After a Knight unit enters this zone, give it +1 power until the end of the turn.
text(
    "redemption-of-a-mage-065",
    action(gain(POWER, 1, of=THAT), when=after(ENTERS_ZONE, UNITS & trait("Knight") & HERE), zone=BATTLEFIELD),
)

# Tactical Misdirection: tactic, 2 (2).
# Action: Choose a zone. Until the end of the turn, units in that zone may defend any zone of their controller.
text(
    "redemption-of-a-mage-066",
    action(choose(SECTIONS, floating(constant(can("defend any zone", UNITS & IN_ITS_ZONE))))),
)

# Forges of Nuln: quest, 0 (2).
# Quest. The first support you play each turn costs X resources less, where X is the number of resource tokens on this
# quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "redemption-of-a-mage-067",
    constant(costs(SUPPORTS & YOURS, -tokens_on(THIS), first=True), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Bright Wizard Acolyte: unit, 2 (1), power 2, hit points 2. Mage.
# Forced: At the end of your turn, deal 1 uncancellable damage to this unit.
text("the-fourth-waystone-083", forced(YOUR_TURN_ENDS, deal(1, THIS, uncancellable=True)))

# Douse the Flames: tactic, 0 (2).
# Action: Move 1 damage from target unit to another target unit.
text("the-fourth-waystone-084", action(target(UNITS, target(UNITS & ANOTHER, move_damage(FIRST, SECOND, 1)))))

# Warriors of Ulric: unit, 3 (1), power 1, hit points 3. Knight.
# Action: After a zone is named as the target of an attack, move this unit to another of your zones.
text("bleeding-sun-106", action(move(THIS), when=after(ZONE_NAMED)))

# Blessing of Myrmidia: tactic, 1 (2).
# Action: Give each attacking or defending Knight unit you control +1 power until the end of the turn.
text("bleeding-sun-107", action(gain(POWER, 1, of=UNITS & YOURS & trait("Knight") & PARTICIPANTS)))
