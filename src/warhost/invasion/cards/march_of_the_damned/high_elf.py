"""The High Elves of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Sea Guard Captain: unit, 2 (2), power 1, hit points 2. Warrior.
# Action: When this unit attacks, each opponent takes 1 indirect damage.
text("march-of-the-damned-011", action(each_opponent(indirect(1)), when=after(ATTACKS, THIS)))

# Keeper of the Flame: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: Deal 1 uncancellable damage to this unit. Then destroy target Attachment.
text("march-of-the-damned-012", action(target(ATTACHMENTS, then(deal(1, THIS, uncancellable=True), destroy()))))

# Citadel of Dusk: support, 2 (2), power 1. Building.
# This support enters play with 3 resource tokens on it.
# Action: Remove 1 resource token from this support to give it +1 power until the end of the turn. Limit once per turn.
text(
    "march-of-the-damned-013",
    constant(enters(tokens=3)),
    action(gain(POWER, 1, of=THIS), cost=remove_tokens(1), limit=EACH_TURN),
)

# Elven Warship: support, 3 (1), power 1. Ship.
# Action: At the beginning of your turn, each opponent takes 2 indirect damage.
text("march-of-the-damned-014", action(each_opponent(indirect(2)), when=YOUR_TURN_BEGINS))

# From Beneath the Waves: tactic, 2 (2).
# Action: Each opponent takes 3 indirect damage.
text("march-of-the-damned-015", action(each_opponent(indirect(3))))
