"""Eldar of the Death World cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Adherent Outcast: army, 2, ATK 1, HP 3. Scout.
# Elite units you control at this planet gain Flying.
text("deathworld-035", constant(grant(UNITS & trait("Elite") & YOURS & HERE, FLYING)))

# Storm of Silence: signature event, 2, shields 1. Power.
# Interrupt: When a card ability targets a unit, cancel the effects of that ability. If it is a unit you control, ready
# your warlord.
text(
    "deathworld-090",
    respond(when(IS_TARGETED, UNITS), seq(cancel(), only_if(it_is(UNITS & YOURS), ready(YOUR_WARLORD)))),
)
