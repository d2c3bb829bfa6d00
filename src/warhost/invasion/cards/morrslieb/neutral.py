"""The neutral cards of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Tree Kin: unit, 3 (0), power 1, hit points 2. Wood Elf, Forest Spirit.
# Order only.
# Action: Spend 2 resources to have this unit count only as a faceup development until the end of the turn.
text("omens-of-ruin-018", action(floating(constant(counts_as(THIS, DEVELOPMENT, only=True))), spend=2))

# Nimble Spearman: unit, 2 (0), power 1, hit points 2. Wood Elf.
# Order only.
# Action: After this unit enters play, put the top card of your deck facedown into this zone as a development.
text("omens-of-ruin-019", action(develop(), when=after(ENTERS_PLAY, THIS)))

# Bribery: tactic, 2 (0).
# Action: Target unit or support in a zone with no developments loses all power until the end of the turn.
text("omens-of-ruin-020", action(target((UNITS | SUPPORTS) & in_zone_without(DEVELOPMENT), gain(POWER, -EVERYTHING))))

# Thornflesh Dryad: unit, 4 (0), power 1, hit points 4. Wood Elf, Forest Spirit.
# Order only.
# Counterstrike 2.
# Action: Spend 2 resources to have this unit count only as a faceup development until the end of the turn.
text("the-chaos-moon-038", action(floating(constant(counts_as(THIS, DEVELOPMENT, only=True))), spend=2))

# Spellsinger: unit, 2 (0), power 1, hit points 2. Wood Elf, Mage.
# Order only.
# Action: After you play a development, target development also counts as a unit with 1 power and 2 hit points until the
# end of the turn.
text(
    "the-chaos-moon-039",
    action(
        target(DEVELOPMENTS, floating(constant(counts_as(IT, UNIT, hit_points=2, power=1)))),
        when=after(PLAYED_DEVELOPMENT, whom=YOU),
    ),
)

# Vicious Clanrat: unit, 4 (0), power 1, hit points 3. Skaven.
# Destruction only.
# This unit gets +1 power while attacking for each corrupted Skaven unit you control.
text(
    "the-chaos-moon-040",
    constant(grant(THIS & ATTACKERS, POWER, count(UNITS & trait("Skaven") & CORRUPTED_CARDS & YOURS))),
)

# Treeman Ancient: unit, 5 (0), power 2, hit points 4. Wood Elf, Forest Spirit.
# Order only.
# Toughness 1.
# Action: Spend 2 resources to have this unit count only as a faceup development until the end of the turn.
text("the-twin-tailed-comet-058", action(floating(constant(counts_as(THIS, DEVELOPMENT, only=True))), spend=2))

# Forgotten Cairn: support, 2 (0), power 1. Wood Elf, Location.
# Order only.
# Action: After a Wood Elf unit you control leaves play, put the top card of your deck facedown into this zone as a
# development.
text("the-twin-tailed-comet-059", action(develop(), when=after(LEAVES_PLAY, UNITS & trait("Wood Elf") & YOURS)))

# Light of Morrslieb, unique: support, 4 (0), power 2. Warpstone.
# You may play one more development in each of your turns.
text("the-twin-tailed-comet-060", constant(more("developments")))

# Drycha, unique: unit, 4 (0), power 2, hit points 3. Hero, Wood Elf, Forest Spirit.
# Order only.
# Limit one Hero per zone.
# Action: When this unit attacks, spend 2 resources to give it +1 power until the end of the turn for each development
# in this zone.
text(
    "signs-in-the-stars-078",
    action(gain(POWER, count(DEVELOPMENTS & HERE), of=THIS), spend=2, when=after(ATTACKS, THIS)),
)

# Sacred Glade: support, 3 (0), power 1. Wood Elf, Location.
# Order only.
# Action: When this zone is attacked, target development in this zone also counts as a unit with 1 power and 2 hit
# points until the end of the turn.
text(
    "signs-in-the-stars-079",
    action(
        target(DEVELOPMENTS & HERE, floating(constant(counts_as(IT, UNIT, hit_points=2, power=1)))),
        when=after(ZONE_ATTACKED, THIS_ZONE),
    ),
)

# Danse Macabre: tactic, 2 (0). Undead, Spell.
# Destruction only.
# Action: Give target unit −1 hit point until the end of the turn for each Undead unit in your discard pile.
text(
    "signs-in-the-stars-080", action(target(UNITS, gain(HIT_POINTS, -count(UNIT_CARDS & trait("Undead") & IN_DISCARD))))
)

# Wardancer: unit, 5 (0), power 3, hit points 3. Wood Elf.
# Order only.
# This unit has Counterstrike X, where X is the number of developments in this zone.
text("the-eclipse-of-hope-098", constant(grant(THIS, COUNTERSTRIKE, count(DEVELOPMENTS & HERE))))

# Deadly Salamander: unit, 4 (0), power 2, hit points 3. Lizardmen, Creature.
# Order only.
# Savage 2.
# Action: After this unit is opposed in combat, deal 1 damage to each attacking or defending unit.
text(
    "the-eclipse-of-hope-099",
    action(deal(1, UNITS & PARTICIPANTS), when=after(IS_OPPOSED, THIS)),
)

# Asrai Longbow: support, 2 (0), power 0. Wood Elf, Attachment.
# Order only.
# Attach to target unit you control.
# Action: After one or more sections of your capital are dealt damage, deal 2 damage to target unit in any player's
# corresponding zone.
text(
    "the-eclipse-of-hope-100",
    attaches(UNITS & YOURS),
    action(target(UNITS & CORRESPONDING, deal(2)), when=after(IS_DAMAGED, SECTIONS & YOURS, batch=True)),
)

# Forest Dragon: unit, 6 (0), power 3, hit points 4. Wood Elf, Dragon.
# Order only.
# Action: Spend 3 resources to give this unit +X power until the end of the turn, where X is its power.
text("fiery-dawn-118", action(gain(POWER, power_of(THIS), of=THIS), spend=3))

# Pure Warpstone: support, 4 (0), power 2. Warpstone.
# Corrupted units in this zone get +1 power.
text("fiery-dawn-119", constant(grant(UNITS & CORRUPTED_CARDS & HERE, POWER, 1)))

# The Wild Hunt: tactic, 4 (0). Wood Elf.
# Order only.
# Action: The controller of target unit must sacrifice that unit, then put up to X cards from the top of their deck
# facedown into zones of their choice as developments, where X is the power of that unit.
text(
    "fiery-dawn-120",
    action(
        target(
            UNITS,
            with_x(
                power_of(),
                controller_of(IT, then(sacrifice(), develop(X, zone=YOURS))),
            ),
        )
    ),
)
