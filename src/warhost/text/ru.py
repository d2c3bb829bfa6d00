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
    # what the rules say of a card
    "ruling.erratum": "Исправление",
    "ruling.unread": "Неизвестное исправление",
    "ruling.ruling": "Разъяснение",
    "ruling.decision": "Наше решение",
    "ruling.rule": "Правило",
    "ruling.unread.whole": (
        "В FAQ издателя есть исправление к этой карте, которое нам не удалось прочитать. "
        "Карта здесь такая, как напечатана."
    ),
    "ruling.unread.part": (
        "Из исправления к этой карте в FAQ издателя нам удалось прочитать только первые слова. "
        "Они совпадают с текстом, приведённым здесь."
    ),
}
