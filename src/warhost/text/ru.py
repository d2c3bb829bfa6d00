"""Russian: templates by key.  Card names are the printed English ones: there was no Russian edition."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "language": "Русский",
    # who is who
    "player.you": "Вы",
    "player.foe": "Противник",
    "player.seat": "Игрок {number} ({army})",
    "player.bare": "Игрок {number}",
    # how a game ended
    "result.won.you": "Победа!",
    "result.lost.you": "Поражение.",
    "result.won": "{player} побеждает.",
    "result.draw": "Ничья.",
    # a game without words of its own for it
    "simple.wait": "Сейчас выбирает: {player}.",
}
