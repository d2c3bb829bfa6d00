"""The windows of a round at which a seat is asked and may pass, with the default of each."""

from __future__ import annotations

from typing import Final

from ....effects.state.decks import MULLIGAN_WINDOW
from ....engine.windows import PASS, STOP, Window
from ... import words

DEPLOY: Final = "deploy"
POOR_DEPLOY: Final = "poor-deploy"  # a deploy turn without resources and without a usable ability in play
BONUS: Final = "bonus"  # choosing bonuses, where passing takes all of them
MOBILE: Final = "mobile"
INTERRUPT: Final = "interrupt"
REACTION: Final = "reaction"
SHIELD: Final = "shield"  # damage to a warlord, or to a unit that a shield card can save
MINOR_SHIELD: Final = "minor-shield"  # damage to a unit that survives, or that no shield card can save
ENEMY_TURN: Final = "enemy-turn"  # before a combat turn of the other player
SPENT_TURN: Final = "spent-turn"  # before a combat turn of the seat, if it can neither attack nor use anything in play
HAND_TURN: Final = "hand-turn"  # before a combat turn of the seat, if it can only play a card from hand
# The next stops are for responses from hand to events for which few cards in the game wait.
TO_STRUGGLE: Final = "to-struggle"
TO_SHIELD: Final = "to-shield"
TO_TURN_END: Final = "to-turn-end"
TO_BATTLE_ABILITY: Final = "to-battle-ability"
TO_PHASE: Final = "to-phase"
TO_HIT: Final = "to-hit"
TO_LOSS: Final = "to-loss"
TO_BATTLE_WON: Final = "to-battle-won"
OUT_OF_HAND: Final = {
    words.WHEN_STRUGGLE_BEGINS: TO_STRUGGLE,
    words.WHEN_STRUGGLE_WON: TO_STRUGGLE,
    words.WHEN_SHIELDED: TO_SHIELD,
    words.AFTER_TURN_ENDS: TO_TURN_END,
    words.WHEN_BATTLE_TRIGGERED: TO_BATTLE_ABILITY,
    words.AFTER_PHASE_BEGINS: TO_PHASE,
    words.AFTER_ASSIGNED_BY_ATTACK: TO_HIT,
    words.AFTER_DAMAGED: TO_HIT,
    words.AFTER_DAMAGED_BY_ATTACK: TO_HIT,
    words.WHEN_LEAVES: TO_LOSS,
    words.WHEN_DESTROYED: TO_LOSS,
    words.AFTER_DESTROYED: TO_LOSS,
    words.AFTER_DESTROYED_BY_ATTACK: TO_LOSS,
    words.AFTER_BATTLE_WON: TO_BATTLE_WON,
}
DIAL: Final = "dial"
SKIRMISH: Final = "skirmish"  # the choice of a ranged attack, after its window
ATTACK: Final = "attack"  # the choice of an attack in a combat turn, after its window
RETREAT: Final = "retreat"
BATTLE_ABILITY: Final = "battle-ability"
DEEP_STRIKES: Final = "deep-strike"

# Each window: its key, its phase, and whether a seat stops there with and without the initiative.  This never depends
# on hands.
WINDOWS: Final = (
    Window(MULLIGAN_WINDOW, "setup", STOP, STOP, vital=True),
    Window(INTERRUPT, "answers", STOP, STOP, vital=True),
    Window(REACTION, "answers", STOP, STOP, vital=True),
    Window(TO_STRUGGLE, "answers", PASS, PASS),
    Window(TO_SHIELD, "answers", PASS, PASS),
    Window(TO_TURN_END, "answers", PASS, PASS),
    Window(TO_BATTLE_ABILITY, "answers", PASS, PASS),
    Window(TO_PHASE, "answers", PASS, PASS),
    Window(TO_HIT, "answers", PASS, PASS),
    Window(TO_LOSS, "answers", PASS, PASS),
    Window(TO_BATTLE_WON, "answers", PASS, PASS),
    Window(words.BOTTOM, "answers", PASS, PASS),
    Window(DEPLOY, "deploy", STOP, STOP, vital=True),
    Window(POOR_DEPLOY, "deploy", PASS, PASS),
    Window(BONUS, "command", PASS, PASS),
    Window("command", "command", PASS, PASS),
    Window(MOBILE, "combat", STOP, STOP, vital=True),
    Window("combat", "combat", PASS, PASS),
    Window("battle", "combat", PASS, PASS),
    Window(DEEP_STRIKES, "combat", STOP, STOP, vital=True),
    Window("ranged", "combat", PASS, PASS),
    Window("turn", "combat", STOP, STOP),
    Window(HAND_TURN, "combat", PASS, PASS),
    Window(SPENT_TURN, "combat", PASS, PASS),
    Window(ENEMY_TURN, "combat", PASS, PASS),
    Window(SHIELD, "combat", STOP, STOP, vital=True),
    Window(MINOR_SHIELD, "combat", PASS, PASS),
    Window(RETREAT, "combat", STOP, STOP),
    Window(BATTLE_ABILITY, "combat", STOP, STOP, vital=True),
    Window("battles-over", "combat", PASS, PASS),
    Window("headquarters", "headquarters", PASS, PASS),
)
