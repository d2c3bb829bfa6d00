"""The windows of a turn at which a seat is asked and may pass, with the default of each."""

from __future__ import annotations

from typing import Final

from ....effects.state.decks import MULLIGAN_WINDOW
from ....effects.state.ordering import ORDER
from ....engine.windows import NEVER, PASS, STOP, Window

RESPONSE: Final = "response"  # the other player has played a tactic, or used an ability that targets cards of the seat
RESPONSE_TO_ABILITY: Final = "response-ability"  # the other player has used an ability that targets nothing of the seat
RESPONSE_TO_UNIT: Final = "response-unit"
RESPONSE_TO_SUPPORT: Final = "response-support"  # the other player has played an attachment, a quest or a legend
RESPONSE_TO_DEVELOPMENT: Final = "response-development"
SPENT: Final = "spent"  # the seat has no usable ability in play, and cannot pay for any card that it might hold
RESOLVE: Final = "resolve"  # the seat's own action is the last of the chain, and the other player has passed
POOR: Final = "poor"  # a response, or the window after defenders, without resources and usable abilities in play
POOR_CAPITAL: Final = "poor-capital"  # a capital phase in which the player could only play a tactic that costs nothing
ATTACK: Final = "attack"
UNABLE: Final = "unable"  # the choice of an attack target when no unit could attack
DEFEND: Final = "defend"
OCCASION: Final = "occasion"  # a triggered action that the seat must use now or lose
ANSWER: Final = "answer"  # an event to which a card in the hand of the seat might respond
RESTORE: Final = "restore"

# Each window: its key, its phase, and whether a seat stops there in its own turn and in the other player's.  This never
# depends on hands.  The key `response` stops for tactics and abilities, so the windows themselves mostly pass.
WINDOWS: Final = (
    Window(MULLIGAN_WINDOW, "setup", STOP, STOP, vital=True),
    Window(RESPONSE, "chain", STOP, STOP),
    Window(RESPONSE_TO_ABILITY, "chain", PASS, PASS),
    Window(RESPONSE_TO_UNIT, "chain", PASS, PASS),
    Window(RESPONSE_TO_SUPPORT, "chain", PASS, PASS),
    Window(RESPONSE_TO_DEVELOPMENT, "chain", PASS, PASS),
    Window(RESOLVE, "chain", PASS, PASS),
    Window(OCCASION, "chain", STOP, STOP, vital=True),
    Window(ANSWER, "chain", STOP, STOP),
    Window(ORDER, "chain", PASS, PASS),
    Window(SPENT, "chain", PASS, PASS),
    Window(POOR, "chain", PASS, PASS),
    Window("beginning", "beginning", PASS, PASS),
    Window(RESTORE, "kingdom", STOP, NEVER, vital=True),
    Window("kingdom", "kingdom", PASS, PASS),
    Window("quest", "quest", PASS, PASS),
    Window("capital", "capital", STOP, PASS, vital=True),
    Window(POOR_CAPITAL, "capital", PASS, NEVER),
    Window("battlefield", "battlefield", PASS, PASS),
    Window(ATTACK, "battlefield", STOP, NEVER, vital=True),
    Window(UNABLE, "battlefield", PASS, NEVER),
    Window("target", "battlefield", PASS, PASS),
    Window("attackers", "battlefield", PASS, PASS),
    Window("ambush", "battlefield", PASS, PASS),
    Window(DEFEND, "battlefield", STOP, STOP, vital=True),
    Window("defenders", "battlefield", STOP, STOP),
    Window("assigned", "battlefield", PASS, PASS),
    Window("dealt", "battlefield", PASS, PASS),
    Window("end", "end", PASS, PASS),
)
