"""The neutral cards of the core set: cards 169 to 174."""

from ...language.vocabulary import *

text(
    "core-169",
    respond(
        when(WHEN_SHIELDED, whom=OPPONENT), CancelShield(), cost=[choose(UNITS & UNIQUE & YOURS & READY, exhaust())]
    ),
)

text("core-172", respond(when(AFTER_DESTROYED, UNITS & with_trait("Elite") & OWNED), put_into_play(THAT)))

text(
    "core-173",
    forced(when(AFTER_ENTERS, THIS), place_resources(4)),
    respond(when(AFTER_PHASE_BEGINS), transfer_resources(1), only=during(DEPLOY_PHASE)),
)

text("core-174", attaches(ARMY_UNITS), constant(grants(HOST, COMMAND, 2)))
