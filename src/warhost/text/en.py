"""English: templates by key.  Plain data, so that every client can use it; `{player}` always begins a sentence."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "language": "English",
    # who is who
    "player.you": "You",
    "player.foe": "The opponent",
    "player.seat": "Player {number} ({army})",
    "player.bare": "Player {number}",
    # how a game ended
    "result.won.you": "You win!",
    "result.lost.you": "You lose.",
    "result.won": "{player} wins.",
    "result.draw": "The game is a draw.",
    # a game without words of its own for it
    "simple.wait": "{player}: it is their turn to choose.",
}
