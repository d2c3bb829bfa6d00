"""What the terminal says in Russian when Conquest is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.conquest.round": "Раунд {number}",
    "tui.conquest.down": "закрыта",
    "tui.conquest.symbol.material": "сырьё",
    "tui.conquest.symbol.strongpoint": "укреп.",
    "tui.conquest.symbol.tech": "техн.",
    "tui.conquest.bonus": "карты {cards} рес. {resources}",
    "tui.conquest.leads": "ведёт",
    "tui.conquest.hq": "Штаб",
    "tui.conquest.initiative": "ИНИЦИАТИВА",
    "tui.conquest.dial": "диск: {place}",
    "tui.conquest.dial.secret": "диск: установлен, тайно",
    "tui.conquest.warlord.hale": "здоров",
    "tui.conquest.warlord.bloodied": "РАНЕН",
    "tui.conquest.captured": "захвачено: {planets}",
    "tui.conquest.missing": "до победы:",
    "tui.conquest.shields": "щит {number}",
    "tui.conquest.battle": "Битва: {place}, боевой раунд {round}, инициатива: {player}.",
    "tui.conquest.attack": "{attacker} атакует; обороняется {defender}.",
    "tui.conquest.attacker": "{attacker} атакует.",
    "tui.conquest.assigned": "Назначенные повреждения: {hits}",
    "tui.conquest.deploying": "Развёртывается: {card}, стоимость {cost}",
    "tui.conquest.playing": "Разыгрывается: {cards}",
    "tui.conquest.looked": "Открыто: {cards}",
    "tui.conquest.ask.deploy": (
        "3 4 развёртывает карту 3 на планете 4 · 3 и часть названия: на цели · Enter пасует до конца фазы · помощь"
    ),
    "tui.conquest.ask.window": "3 играет карту 3 · Enter пасует · пропуск: до конца фазы · окна: где спросить",
    "tui.conquest.why.usage": (
        "Скажите, что хотите сделать: почему 3, почему 3 4 (на планете 4) или почему attacker Nazdreg."
    ),
    "tui.conquest.help.deploy": "развёртывает карту 3 на планете 4",
    "tui.conquest.help.aim": "развёртывает или разыгрывает карту 3 на то, что так называется",
    "tui.conquest.help.why": "почему 3, почему 3 4: почему что-то нельзя, с номером правила",
    "tui.conquest.help.inspect": "осмотр 3, осмотр nazdreg, осмотр plannum: карта или планета с текстом",
    "tui.conquest.help.rules": "правила CON-7.9, правила brutal: найти правило",
    "tui.conquest.help.skip": "пасовать во всём, что не требует ответа, до конца фазы",
    "tui.conquest.help.stops": "в каких окнах вас спрашивают; окна battle включает или выключает одно",
    "tui.conquest.signs": (
        "3/4 атака и остаток здоровья   ({minus}1) повреждения   {flag}2 командование   {star} полководец   "
        "{exhausted} истощён   {first} первая планета   {minus}2! грозит"
    ),
    "tui.conquest.brief": (
        "Вы побеждаете, захватив три планеты с общим символом, дважды повергнув полководца противника (сначала он "
        "ранен) или когда у противника кончается колода.\n"
        "Каждый раунд: (1) развёртывание: по очереди по одной карте или Действию, пока оба не спасуют; (2) "
        "командование: "
        "оба тайно ставят диск, и полководцы выступают со всеми отрядами штаба; на каждой планете сторона, у которой "
        "больше символов командования на готовых отрядах, получает карты и ресурсы, а одинокий полководец побеждает "
        "всегда; (3) бой: битва на первой планете и везде, где есть полководец; по очереди готовый отряд истощается и "
        "наносит свою атаку вражескому отряду там же; карта щита из руки, одна на попадание, предотвращает "
        "повреждения; победитель применяет боевую способность планеты и захватывает первую планету; (4) штаб: жетон "
        "идёт дальше, 2 карты и 4 ресурса, все карты подготавливаются, инициатива переходит.\n"
        "В окнах Действий во время боя стол пасует за вас, если вы не решили иначе: окна."
    ),
}
