"""The neutral cards of the Bloodquest Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Descendant of Gods: support, 3 (0), power 0. Attachment, Condition.
# Attach to target legend.
# Attached legend gets +4 hit points and attached legend may defend sections of your capital.
text("fragments-of-power-036", attaches(LEGENDS), constant(grant(HOST, HIT_POINTS, 4), defends_capital(HOST)))

# Trinkets of Gold: support, 1 (0), power 0. Lizardmen, Treasure, Attachment.
# Order only.
# Attach to target Lizardmen unit you control.
# Action: After attached unit is declared as an attacker, draw 1 card for each Treasure or Artefact card you control.
# Action: After attached unit is declared as a defender, draw 1 card for each Treasure or Artefact card you control.
text(
    "shield-of-the-gods-115",
    attaches(UNITS & trait("Lizardmen") & YOURS),
    action(draw(count((trait("Treasure") | trait("Artefact")) & YOURS)), when=after(ATTACKS, HOST)),
    action(draw(count((trait("Treasure") | trait("Artefact")) & YOURS)), when=after(DEFENDS, HOST)),
)

# Talismanic Tatoos: support, 2 (0), power 0. Wood Elf, Attachment.
# Order only.
# Attach to target Wood Elf unit.
# Attached unit gets +1 power for each development in this zone.
text(
    "shield-of-the-gods-117",
    attaches(UNITS & trait("Wood Elf")),
    constant(grant(HOST, POWER, count(DEVELOPMENTS & HERE))),
)
