"""The windows of a round at which a seat is asked and may pass, with what a table does if nobody has said otherwise."""

from __future__ import annotations

from typing import Final

from ...engine.windows import PASS, STOP, Window

MULLIGAN: Final = "mulligan"
DEPLOY: Final = "deploy"
BONUS: Final = "bonus"  # letting it go by takes everything
BOTTOM: Final = "bottom"  # letting it go by puts the cards there as they lie
MOBILE: Final = "mobile"
INTERRUPT: Final = "interrupt"
REACTION: Final = "reaction"
SHIELD: Final = "shield"
ENEMY_TURN: Final = "enemy-turn"  # before a combat turn of the other player
RETREAT: Final = "retreat"
BATTLE_ABILITY: Final = "battle-ability"
DEEP_STRIKES: Final = "deep-strike"

# By window: its phase, and whether a seat stops there while it has the initiative and while it has not.  None of it
# depends on what a seat holds.
WINDOWS: Final = (
    Window(MULLIGAN, "setup", STOP, STOP),
    Window(INTERRUPT, "answers", STOP, STOP),
    Window(REACTION, "answers", STOP, STOP),
    Window(BOTTOM, "answers", PASS, PASS),
    Window(DEPLOY, "deploy", STOP, STOP),
    Window(BONUS, "command", STOP, STOP),
    Window("command", "command", PASS, PASS),
    Window(MOBILE, "combat", STOP, STOP),
    Window("combat", "combat", PASS, PASS),
    Window("battle", "combat", PASS, PASS),
    Window(DEEP_STRIKES, "combat", STOP, STOP),
    Window("ranged", "combat", PASS, PASS),
    Window("turn", "combat", STOP, STOP),
    Window(ENEMY_TURN, "combat", PASS, PASS),
    Window(SHIELD, "combat", STOP, STOP),
    Window(RETREAT, "combat", STOP, STOP),
    Window(BATTLE_ABILITY, "combat", STOP, STOP),
    Window("battles-over", "combat", PASS, PASS),
    Window("headquarters", "headquarters", PASS, PASS),
)
