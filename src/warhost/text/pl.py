"""Polish: templates by key, in the words of the Polish edition.  Card names stay in the nominative."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "language": "Polski",
    # who is who
    "player.you": "Ty",
    "player.foe": "Przeciwnik",
    "player.seat": "Gracz {number} ({army})",
    "player.bare": "Gracz {number}",
    # how a game ended
    "result.won.you": "Zwycięstwo!",
    "result.lost.you": "Przegrywasz.",
    "result.won": "{player} wygrywa.",
    "result.draw": "Remis.",
    # a game without words of its own for it
    "simple.wait": "Teraz wybiera: {player}.",
}
