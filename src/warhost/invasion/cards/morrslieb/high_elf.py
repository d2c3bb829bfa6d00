"""The High Elves of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# True Mage: unit, 3 (1), power 1, hit points 3. Mage.
# Action: After you play a development, place 1 resource token on this unit. Then each player takes X indirect damage,
# where X is the number of resource tokens on this unit.
text(
    "the-twin-tailed-comet-051",
    action(then(place_tokens(1), indirect(tokens_on(THIS), everybody=True)), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# Starwood Staff: support, 0 (2), power 0. Attachment.
# Attach to target High Elf unit you control.
# Action: After you play a Spell card, give attached unit +1 power until the end of the turn.
text(
    "the-eclipse-of-hope-090",
    attaches(UNITS & HIGH_ELF & YOURS),
    action(gain(POWER, 1, of=HOST), when=after(PLAYED, trait("Spell"), YOU)),
)
