"""The windows of a turn at which a seat is asked and may pass, with what a table does if nobody has said otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.state.decks import MULLIGAN_WINDOW
from ....effects.state.ordering import ORDER
from ....engine.windows import NEVER, PASS, STOP, Window
from ...words import WINDOW_KEYS

if TYPE_CHECKING:
    from ...state import InvasionState

RESPONSE: Final = "response"  # the other player has just added to the chain
RESOLVE: Final = "resolve"  # one's own action is the last of the chain, and the other player has let it be
ATTACK: Final = "attack"
UNABLE: Final = "unable"  # to attack: nobody could be declared now
DEFEND: Final = "defend"
OCCASION: Final = "occasion"  # something one controls has been set off and may be used now or never
ANSWER: Final = "answer"  # something has happened that a card of the hand might answer
RESTORE: Final = "restore"

# By window: its phase, and whether a seat stops there in its own turn and in the other's.  None of it depends on
# what a seat holds.  Whatever is played is answered in `response`, so the windows themselves mostly go by.
WINDOWS: Final = (
    Window(MULLIGAN_WINDOW, "setup", STOP, STOP),
    Window(RESPONSE, "chain", STOP, STOP),
    Window(RESOLVE, "chain", PASS, PASS),
    Window(OCCASION, "chain", STOP, STOP),
    Window(ANSWER, "chain", STOP, STOP),
    Window(ORDER, "chain", PASS, PASS),
    Window("beginning", "beginning", PASS, PASS),
    Window(RESTORE, "kingdom", STOP, NEVER),
    Window("kingdom", "kingdom", PASS, PASS),
    Window("quest", "quest", PASS, PASS),
    Window("capital", "capital", STOP, PASS),
    Window("battlefield", "battlefield", PASS, PASS),
    Window(ATTACK, "battlefield", STOP, NEVER),
    Window(UNABLE, "battlefield", PASS, NEVER),
    Window("target", "battlefield", PASS, PASS),
    Window("attackers", "battlefield", PASS, STOP),
    Window("ambush", "battlefield", PASS, PASS),
    Window(DEFEND, "battlefield", STOP, STOP),
    Window("defenders", "battlefield", STOP, STOP),
    Window("assigned", "battlefield", PASS, PASS),
    Window("dealt", "battlefield", PASS, PASS),
    Window("end", "end", PASS, PASS),
)


def window_key(s: InvasionState, who: int, base: int) -> str:
    """The key of the action window a seat is asked in; with something on the chain it is about that."""
    if len(s.chain) > base:
        return RESOLVE if s.chain[-1].controller == who else RESPONSE
    return WINDOW_KEYS[s.window]
