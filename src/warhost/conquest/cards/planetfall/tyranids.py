"""Tyranids of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Striking Ravener: army, 5, ATK 3, HP 5, command 2. Creature, Kraken, Elite.
# Reaction: After this unit destroys an army unit by an attack, ready this unit.
text("planetfall-023", respond(after(IS_DESTROYED_BY_ATTACK, ARMY_UNITS & done_by(THIS)), ready(THIS)))

# Soaring Gargoyles: army, 2, ATK 2, HP 3. Creature, Leviathan.
# Flying.
# Termagant tokens you control at this planet gain Flying.
text("planetfall-047", constant(grant(TOKENS & named("Termagant") & YOURS & HERE, FLYING)))

# Invasive Genestealers: signature army, 3, ATK 2, HP 3, command 1. Creature, Genestealer.
# Reaction: After this unit is deployed, give target enemy army unit at this planet −1 HP until the end of the phase and
# give this unit +1 HP until the end of the phase.
text(
    "planetfall-072",
    respond(
        after(DEPLOYED, THIS),
        target(
            ARMY_UNITS & ENEMY & HERE, seq(gain(HIT_POINTS, -1, END_OF_PHASE), gain(HIT_POINTS, 1, END_OF_PHASE, THIS))
        ),
    ),
)

# Ruined Passages: signature support, 3. Location.
# Combat Action: Exhaust this support and sacrifice this support to ready all Genestealer units you control at target
# planet.
text(
    "planetfall-073",
    action(
        target(PLANETS, ready(UNITS & trait("Genestealer") & YOURS & AT_IT)),
        cost=(exhaust(THIS), sacrifice(THIS)),
        phase=COMBAT_PHASE,
    ),
)

# Genestealer Brood: army, 3, ATK 3, HP 2, command 1. Creature, Genestealer.
# Reaction: After this unit is deployed, search the top 6 cards of your deck for a Genestealer card and reveal it. You
# may put that card into your hand; put the rest on the bottom of your deck in any order.
text("planetfall-114", respond(after(DEPLOYED, THIS), search(6, trait("Genestealer"), take_to_hand())))

# Ymgarl Factor: attachment, 1, shields 2. Skill, Genestealer.
# Attach to an army unit you control.
# Action: Pay 1 resource to either give attached unit +2 ATK until the end of the phase or give attached unit +2 HP
# until the end of the phase.
text(
    "planetfall-138",
    attaches(ARMY_UNITS & YOURS),
    action(either(gain(ATTACK, 2, END_OF_PHASE, HOST), gain(HIT_POINTS, 2, END_OF_PHASE, HOST)), spend=1),
)
