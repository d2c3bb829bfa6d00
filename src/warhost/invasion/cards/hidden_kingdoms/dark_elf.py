"""The Dark Elves of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Skulking Informant: unit, 2 (2), power 1, hit points 2. Rogue.
# Action: When this unit attacks, name a number X, up to 10. Each opponent must reveal their hand and discard a card
# with printed cost X from their hand.
text(
    "hidden-kingdoms-050",
    action(
        name("number", each_opponent(seq(reveal_hand(), discard_one(cost_is(X)))), most=10), when=after(ATTACKS, THIS)
    ),
)

# Bloodlust: tactic, 2 (2).
# Play only if you control a unit.
# Action: Destroy target unit and target unit of an opponent's choice.
text(
    "hidden-kingdoms-051",
    action(target(UNITS, target(UNITS, destroy(FIRST | SECOND), by_opponent=True)), only=at_least(1, UNITS & YOURS)),
)

# Blood Offering: support, 0 (0), power 0. Tribute.
# Non-Dark Elf only.
# Action: Sacrifice this support to ignore the loyalty cost of the next Dark Elf card you play this turn.
text(
    "hidden-kingdoms-052",
    action(floating(constant(ignores_loyalty(DARK_ELF & YOURS, next=True))), cost=sacrifice(THIS)),
)
