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
    # what the rules say of a card
    "ruling.erratum": "Errata",
    "ruling.unread": "Nieznana errata",
    "ruling.ruling": "Orzeczenie",
    "ruling.decision": "Nasza decyzja",
    "ruling.rule": "Zasada",
    "ruling.unread.whole": (
        "FAQ wydawcy ma erratę do tej karty, której nie udało nam się przeczytać. "
        "Karta jest tu taka, jak ją wydrukowano."
    ),
    "ruling.unread.part": (
        "Z erraty do tej karty w FAQ wydawcy udało nam się przeczytać tylko pierwsze słowa. "
        "Zgadzają się z tekstem podanym tutaj."
    ),
}
