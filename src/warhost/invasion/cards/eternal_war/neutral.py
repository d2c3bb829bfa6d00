"""The neutral cards of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Bordertown: support, 2 (0), power 2. Building.
# Forced: After this zone is dealt combat damage, sacrifice this support.
text("days-of-blood-019", forced(after(IS_DAMAGED, THIS_ZONE, combat=True), sacrifice(THIS)))

# Muster for War: tactic, 0 (0).
# Limit 1 per deck.
# Limited.
# Play only during your quest phase.
# Action: Gain 2 resources and draw 2 cards. Until the end of the turn, skip your next battlefield phase.
text(
    "days-of-blood-020",
    action(
        seq(earn(2), draw(2), floating(constant(skips_phase(BATTLEFIELD_PHASE)))), phase=QUEST_PHASE, only=YOUR_TURN
    ),
)

# Plunderer: support, 0 (0), power 0. Attachment.
# Attach to target unit you control.
# Attached unit has Raider 2.
text("faith-and-steel-119", attaches(UNITS & YOURS), constant(grant(HOST, RAIDER, 2)))
