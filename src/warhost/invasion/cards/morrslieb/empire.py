"""The Empire of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Steam Tank: unit, 4 (3), power 0, hit points 7. War Machine.
# This unit gets +X power, where X is the number of resource tokens on it.
# Action: At the beginning of your turn, place 1 resource token on this unit.
text("omens-of-ruin-006", constant(grant(THIS, POWER, tokens_on(THIS))), action(place_tokens(1), when=YOUR_TURN_BEGINS))

# Hidden Grove: support, 2 (2), power 1. Building.
# Units in zones with no developments lose all power.
text(
    "omens-of-ruin-007",
    constant(grant(UNITS & in_zone_without(DEVELOPMENT), POWER, -EVERYTHING)),
)

# Visit the Haunted City: quest, 0 (2).
# Action: After you play a development, place 1 resource token on this quest. Use only if a unit is on this quest.
# Action: Remove 2 resource tokens from this quest to move target unit or non-Attachment support to another of its
# controller's zones.
text(
    "omens-of-ruin-008",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(target((UNITS | SUPPORTS) - ATTACHMENTS, move()), cost=remove_tokens(2)),
)

# Celestial Apprentice: unit, 2 (1), power 1, hit points 2. Mage.
# Action: After a unit in this zone is dealt exactly 1 damage, deal 1 damage to target unit in any player's
# corresponding zone.
text(
    "the-chaos-moon-027",
    action(target(UNITS & CORRESPONDING, deal(1)), when=after(IS_DAMAGED, UNITS & HERE, least=1, most=1)),
)

# Chain Lightning: tactic, 2 (3). Spell.
# Action: Destroy up to two target attacking units with printed cost 3 or lower.
text("the-chaos-moon-028", action(target(UNITS & ATTACKERS & cost_at_most(3), destroy(FIRST), 2, up_to=True)))

# Celestial Wizard: unit, 3 (1), power 1, hit points 3. Mage.
# Action: After you play a development, place 1 resource token on this unit. Then you may remove 2 resource tokens from
# this unit to deal 1 damage to each unit in any player's corresponding zone.
text(
    "the-twin-tailed-comet-047",
    action(
        then(place_tokens(1), may(then(remove_tokens(2), deal(1, UNITS & CORRESPONDING)))),
        when=after(PLAYED_DEVELOPMENT, whom=YOU),
    ),
)

# Rally Point: support, 1 (2), power 0. Location.
# Action: At the beginning of your turn, move target unit you control from another zone to this zone.
text(
    "the-twin-tailed-comet-048",
    action(target((UNITS & YOURS) - HERE, move(to=HERE)), when=YOUR_TURN_BEGINS),
)

# Voice of Command: tactic, 1 (2). Spell.
# Action: Until the end of the turn, whenever you play a tactic, you may pay 1 resource to put that tactic from your
# discard pile into your hand at the end of the turn.
text(
    "the-twin-tailed-comet-049",
    action(
        floating(
            triggered(
                after(PLAYED, TACTIC_CARDS, whom=YOU),
                may(then(pay(1), later(after(ends("turn")), take_to_hand(IT & IN_DISCARD)))),
            ),
            every=True,
        )
    ),
)

# Luthor Huss, unique: unit, 3 (2), power 1, hit points 3. Hero, Warrior, Priest.
# Limit one Hero per zone.
# Units in this zone have Counterstrike 1.
text("signs-in-the-stars-067", constant(grant(UNITS & HERE, COUNTERSTRIKE, 1)))

# Waiting in Ambush: tactic, 0 (3).
# Action: Play one unit from your hand (paying all costs).
text("signs-in-the-stars-069", action(choose(UNIT_CARDS & IN_HAND, play_now())))

# Glorious Preceptor: unit, 3 (1), power 1, hit points 3. Knight.
# Action: After this unit enters or leaves play, draw 1 card.
text(
    "the-eclipse-of-hope-086",
    action(draw(1), when=after(ENTERS_PLAY, THIS)),
    action(draw(1), when=after(LEAVES_PLAY, THIS)),
)

# Osterknacht Elite: unit, 3 (2), power 1, hit points 3. Knight, Elite.
# Action: After this unit enters play, return another target unit you control and target unit an opponent controls to
# their owners' hands.
text(
    "the-eclipse-of-hope-087",
    action(
        target(UNITS & YOURS & OTHER, target(UNITS & ENEMY, return_to_hand(FIRST | SECOND))),
        when=after(ENTERS_PLAY, THIS),
    ),
)

# Mastering the Spell: tactic, 2 (3). Spell.
# Action: Choose one of your zones. Put the top card of your deck facedown into that zone as a development. Then move
# target unit with printed cost X or lower to another of its controller's zones, where X is the number of developments
# you control (counting the new one).
text(
    "the-eclipse-of-hope-088",
    action(
        target(
            UNITS & cost_at_most(count(DEVELOPMENTS & YOURS, coming=1)),
            then(choose(SECTIONS & YOURS, develop(zone=IN_ITS_ZONE)), move(FIRST)),
        )
    ),
)

# Veteran Greatsword: unit, 3 (1), power 1, hit points 3. Warrior.
# Action: After this unit enters play, give it +1 power until the end of the turn for each unit in this zone.
text("fiery-dawn-107", action(gain(POWER, count(UNITS & HERE), of=THIS), when=after(ENTERS_PLAY, THIS)))

# Helstorm Rocket Battery: support, 1 (2), power 0. Siege, War Machine.
# Battlefield. Action: Spend 3 resources to deal 1 damage to target attacking unit. Then move that unit to another of
# its controller's zones.
text("fiery-dawn-108", action(target(UNITS & ATTACKERS, then(deal(1), move())), spend=3, zone=BATTLEFIELD))

# Duelist Training: support, 3 (2), power 0. Attachment.
# Attach to target unit you control.
# Attached unit has Counterstrike 4.
text("fiery-dawn-109", attaches(UNITS & YOURS), constant(grant(HOST, COUNTERSTRIKE, 4)))
