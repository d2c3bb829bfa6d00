"""The Dwarfs of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Grombrindal: legend, 6 (4), power 2/2/2, hit points 4.
# Units you control get +1 power while a section of any capital is burning.
text(
    "legends-001",
    constant(grant(UNITS & YOURS, POWER, 1), only=burning(1, anybodys=True)),
)

# Thorgrim Grudgebearer: legend, 7 (5), power 3/3/3, hit points 4.
# Action: After one or more Dwarf units you control leave play, deal 3 damage to target unit.
text(
    "legends-002",
    action(target(UNITS, deal(3)), when=after(LEAVES_PLAY, UNITS & DWARF & YOURS, batch=True)),
)

# Veteran Slayer: unit, 2 (2), power 1, hit points 2. Slayer.
# Action: Sacrifice this unit to give each unit you control Toughness 2 until the end of the turn.
text("legends-003", action(gain(TOUGHNESS, 2, of=UNITS & YOURS), cost=sacrifice(THIS)))

# Veteran Quarreler: unit, 3 (1), power 1, hit points 3. Ranger.
# Action: When this zone is attacked, deal 1 damage to target attacking unit.
text("legends-004", action(target(UNITS & ATTACKERS, deal(1)), when=after(ZONE_ATTACKED, THIS_ZONE)))

# Dwarf Thunderer: unit, 4 (2), power 2, hit points 4. Warrior, Elite.
# This unit has Toughness 2 while you control a legend.
text("legends-005", constant(grant(THIS, TOUGHNESS, 2), only=at_least(1, LEGENDS & YOURS)))

# Rune of Cleaving: support, 2 (2), power 0. Attachment, Rune.
# Attach to target unit you control.
# Attached unit gets +2 power.
# After attached unit leaves play, you may pay 2 resources to put this support into your hand.
text(
    "legends-006",
    attaches(UNITS & YOURS),
    constant(grant(HOST, POWER, 2)),
    triggered(after(LEAVES_PLAY, HOST), then(pay(2), take_to_hand(THIS)), optional=True),
)

# Blasting Charge: tactic, 3 (2).
# Action: Choose a zone. Destroy up to three developments in that zone. Then each player takes 3 indirect damage.
text(
    "legends-007",
    action(
        choose(
            SECTIONS,
            then(choose_some(DEVELOPMENTS & IN_ITS_ZONE, 3, destroy(FOUND), up_to=True), indirect(3, everybody=True)),
        )
    ),
)
