"""The neutral cards of the core set: cards 169 to 174."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# No Mercy: event, 0, shields 1. Tactic.
# Interrupt: When your opponent uses a card as a shield card, exhaust one unique ready unit you control to cancel the
# effects of that shield card.
text(
    "core-169",
    respond(
        when(IS_USED_AS_SHIELD, whom=OPPONENT), cancel("shield"), cost=choose(UNITS & UNIQUE & YOURS & READY, exhaust())
    ),
)

# Fall Back!: event, 1, shields 1. Tactic.
# Reaction: After an Elite unit you own is destroyed, put that unit into play in your headquarters.
text("core-172", respond(after(IS_DESTROYED, UNITS & trait("Elite") & OWNED), put_into_play(THAT)))

# Promethium Mine: support, 1. Location.
# Limited.
# Forced Reaction: After this support enters play, place 4 resources on it.
# Reaction: After the deploy phase begins, move 1 resource from this support to your pool.
text(
    "core-173",
    forced(after(ENTERS_PLAY, THIS), place_tokens(4)),
    respond(after(begins("phase")), transfer_tokens(1), only=during(DEPLOY_PHASE)),
)

# Promotion: attachment, 0, shields 1. Skill.
# Limited.
# Attach to an army unit.
# Attached unit gains 2 command icons.
text("core-174", attaches(ARMY_UNITS), constant(grant(HOST, COMMAND, 2)))
