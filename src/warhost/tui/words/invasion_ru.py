"""What the terminal says in Russian when Invasion is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.invasion.resources": "ресурсы {number}",
    "tui.invasion.discard": "сброс {number}",
    "tui.invasion.burns": "горит: {number} из 2",
    "tui.invasion.burning": " ГОРИТ ",
    "tui.invasion.power": "сила {number}",
    "tui.invasion.developments": "развития {number}",
    "tui.invasion.attack": "Атака ({place}): {attackers} против {defenders}",
    "tui.invasion.link": "цепочка {number}: {card} ({player})",
    "tui.invasion.ask.window": (
        "3 k разыгрывает карту 3 в королевство · develop 3 q: развитие · Enter пасует · пропуск: до конца хода · помощь"
    ),
    "tui.invasion.ask.list": "выбирает номер или часть названия · Enter заканчивает выбор · помощь",
    "tui.invasion.ask.which": "Какой? Введите номер или вернитесь: поле.",
    "tui.invasion.why.usage": "Скажите, что хотите сделать: why 3, why 3 kingdom или why attacker Troll Slayers.",
    "tui.invasion.inspect.usage": "Скажите, что осмотреть: inspect 3 (в руке) или inspect и название карты.",
    "tui.invasion.skip.later": "Дальше этот ход проходит сам, насколько может; но на этот вопрос нужен ответ.",
    "tui.invasion.stops.unknown": "Такого окна нет; есть: {names}.",
    "tui.invasion.stops.on": "спросит",
    "tui.invasion.stops.off": "мимо",
    "tui.invasion.pile": "Сброс игрока {number}: {cards}",
    "tui.invasion.deck.ask": "Выберите свою колоду:",
    "tui.invasion.deck.foe": "Выберите колоду противника:",
    "tui.invasion.deck.seat": "Выберите колоду для игрока {number}:",
    "tui.invasion.help.play": "разыгрывает карту 3 в королевство (k, q, b) или в цель: 3 и часть названия",
    "tui.invasion.help.develop": "разыгрывает карту 3 рубашкой вверх в зону квеста как развитие",
    "tui.invasion.help.enter": "пасует или заканчивает выбор",
    "tui.invasion.help.why": "why 3: почему что-то нельзя, с номером правила",
    "tui.invasion.help.inspect": "inspect 3, inspect kazador: карта с текстом",
    "tui.invasion.brief": (
        "Вы побеждаете, когда горят две из трёх частей столицы противника или когда у него кончается колода.\n"
        "Каждый ход: (1) королевство: старые ресурсы уходят, восстановите карту под порчей, получите ресурсы за "
        "силу в королевстве; (2) квест: возьмите карту за каждую силу в зоне квеста; (3) столица: разыграйте карты "
        "и одну рубашкой вверх как развитие, оно даёт части столицы ещё одно очко жизни; (4) поле боя: атакуйте "
        "одну зону отрядами своего поля боя; обороняются отряды этой зоны. Повреждений сначала должно хватить "
        "каждому обороняющемуся.\n"
        "Карта стоит свою стоимость и ещё ресурс за каждый недостающий символ лояльности. В каждом окне оба игрока "
        "могут действовать; действия составляют цепочку, она разыгрывается с последнего, когда оба спасовали."
    ),
    "tui.command.skip": "пропуск",
    "tui.command.stops": "окна",
    "tui.command.piles": "стопки",
    "tui.help.skip": "пасовать во всём, что не требует ответа, до конца хода",
    "tui.help.stops": "в каких окнах вас спрашивают; окна end включает или выключает одно",
    "tui.help.piles": "оба сброса",
}
