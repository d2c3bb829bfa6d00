"""The Empire of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Jade Acolyte: unit, 2 (2), power 1, hit points 2. Mage.
# Action: Spend 1 resource to have target development you control also count as a unit with 1 power and 2 hit points
# until the end of the turn. Limit once per turn.
text(
    "march-of-the-damned-006",
    action(
        target(DEVELOPMENTS & YOURS, floating(constant(counts_as(IT, UNIT, hit_points=2, power=1)))),
        spend=1,
        limit=EACH_TURN,
    ),
)

# Rodrik's Raiders: unit, 3 (1), power 1, hit points 3. Warrior, Noble.
# Action: After this unit enters play, turn target support into a facedown development.
text("march-of-the-damned-007", action(target(SUPPORTS, turn("facedown")), when=after(ENTERS_PLAY, THIS)))

# War Machine Emplacement: support, 1 (2), power 0. Siege, War Machine.
# Battlefield. Action: Spend 2 resources to deal 2 damage to target attacking unit. Limit once per turn.
text("march-of-the-damned-008", action(target(UNITS & ATTACKERS, deal(2)), spend=2, zone=BATTLEFIELD, limit=EACH_TURN))

# Garden of Morr: support, 3 (2), power 1. Building.
# This support gets +X power, where X is the number of resource tokens on it.
# Forced: After one or more units are destroyed, place 1 resource token on this support.
text(
    "march-of-the-damned-009",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    forced(after(IS_DESTROYED, UNITS, batch=True), place_tokens(1)),
)

# Manaan Take You!: tactic, 3 (2). Spell.
# Action: Destroy target unit or support in a zone with no developments.
text("march-of-the-damned-010", action(target((UNITS | SUPPORTS) & in_zone_without(DEVELOPMENT), destroy())))
