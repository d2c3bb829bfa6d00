"""What the terminal says in Russian when a card game for two is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.duel.resources": "ресурсы {number}",
    "tui.duel.discard": "сброс {number}",
    "tui.duel.ask.list": "выбирает номер или часть названия · помощь",
    "tui.duel.ask.idle": "выбирает номер или часть названия · Enter: {action} · помощь",
    "tui.duel.ask.which": "Какой? Введите номер или вернитесь: поле.",
    "tui.duel.inspect.usage": "Скажите, что осмотреть: осмотр 3 (в руке) или осмотр и название карты.",
    "tui.duel.skip.later": "Дальше игра пасует за вас везде, где можно; но на этот вопрос нужен ответ.",
    "tui.duel.stops.unknown": "Такого окна нет; есть: {names}.",
    "tui.duel.stops.on": "спросит",
    "tui.duel.stops.off": "пасует",
    "tui.duel.pile": "Сброс игрока {number}: {cards}",
    "tui.duel.deck.ask": "Выберите свою колоду:",
    "tui.duel.deck.foe": "Выберите колоду противника:",
    "tui.duel.deck.seat": "Выберите колоду для игрока {number}:",
    "tui.duel.help.enter": "пасует или заканчивает выбор",
    "tui.command.skip": "пропуск",
    "tui.command.stops": "окна",
    "tui.command.piles": "стопки",
    "tui.help.skip": "пасовать во всём, что не требует ответа, до конца хода",
    "tui.help.stops": "в каких окнах вас спрашивают; окна end включает или выключает одно",
    "tui.help.piles": "оба сброса",
    "tui.duel.hand": "Рука: {cards}",
}
