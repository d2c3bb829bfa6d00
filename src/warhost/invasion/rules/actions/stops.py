"""The windows of a turn at which a seat is asked and may pass, with the default of each."""

from __future__ import annotations

from typing import Final

from ....effects.state.decks import MULLIGAN_WINDOW
from ....effects.state.ordering import ORDER
from ....engine.windows import NEVER, PASS, STOP, Window

RESPONSE: Final = "response"  # the other player has played a tactic, or used an ability that targets cards of the seat
RESPONSE_TO_ABILITY: Final = "response-ability"  # the other player has used an ability without targets of the seat
RESPONSE_TO_UNIT: Final = "response-unit"
RESPONSE_TO_SUPPORT: Final = "response-support"  # the other player has played an attachment, a quest or a legend
RESPONSE_TO_DEVELOPMENT: Final = "response-development"
SPENT: Final = "spent"  # no ability in play can be used, and no card that the player might hold can be paid for
RESOLVE: Final = "resolve"  # the seat's own action is the last of the chain, and the other player has passed
POOR: Final = "poor"  # a response, or the window after defenders, with no resources and nothing in play to use
POOR_CAPITAL: Final = "poor-capital"  # a capital phase in which only a tactic without cost could be played
ATTACK: Final = "attack"
UNABLE: Final = "unable"  # the choice of an attack target when no unit could attack
DEFEND: Final = "defend"
OCCASION: Final = "occasion"  # a triggered action of the seat that must be used now or is lost
ANSWER: Final = "answer"  # an event to which a card in hand might respond
RESTORE: Final = "restore"

# By window: its phase, and whether a seat stops there in its own turn and in the other's.  None of it depends on
# what a seat holds.  Tactics and abilities are answered in `response`, so the windows themselves mostly pass.
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
