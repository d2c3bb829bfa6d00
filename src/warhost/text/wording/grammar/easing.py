"""How words are spoken next to each other: prepositions of one letter that take a vowel, pronouns in their place.

Polish: "ze strefy" but "z ręki", "we wrogiej strefie" but "w strefie".  Russian: "со своей".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

CONSONANT: Final = "[bcćdfghjklłmnńprsśtwzźż]"
CLUSTERS: Final[Mapping[str, str]] = {
    "z": rf"(?:sz|s(?!z)|[śzźż]){CONSONANT}|ws|wz|mn(?:ą|ie)\b",
    "w": rf"[wf]{CONSONANT}|mnie\b",
    "с": r"сво",
}
EASED: Final[Mapping[str, str]] = {"z": "ze", "w": "we", "с": "со"}
STIFF: Final = re.compile(
    r"(?<![\w'’.-])(?:" + "|".join(rf"{letter}(?=\s(?:{then}))" for letter, then in CLUSTERS.items()) + ")",
    re.IGNORECASE,
)

HOST_PL: Final = "jednostka z tym Dodatkiem"
HOST_RU: Final = "присоединённый отряд"
TOP_EN: Final = "the top card of"
TOP_PL: Final = "wierzchnią kartę swojej talii"
FACTIONS_RU: Final = "Астра Милитарум|космодесанта|тёмных эльдаров|эльдаров|орков|Хаоса|тау|тиранидов|некронов"
SOURCE_RU: Final = "карта, которая стала источником этой способности"
TOP_RU: Final = "верхнюю карту своей колоды"
FEW_RU: Final = {"двух": "два", "трёх": "три", "четырёх": "четыре"}


def _at_most_ru(found: re.Match[str]) -> str:
    return f"не более чем на {FEW_RU[found[1]]} {found[2]} {found[3]}а"


def _follow_ru(found: re.Match[str]) -> str:
    return "с этой планеты на другую переместите эту карту туда же"


ORDER: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    # Polish
    (r"\b(aby|możesz|może|mogą) (\w+ć) (ją|go|je)(?=[.,;])", r"\1 \3 \2"),  # "aby ją przygotować"
    (r"\b(\d+|X) (obraże\w+) (jej|mu|im)(?=[,.;])", r"\3 \1 \2"),  # "zadaj jej 1 obrażenie"
    (r"\b([Pp]ołóż|położyć) (\d+|X) (żeton\w*(?: zasobów)?|zasob\w+) na (niej|nim)(?=[.,;])", r"\1 na \4 \2 \3"),
    (r",? i jeśli ", ", a jeśli "),
    (r"jest zarażona już wcześniej", "była już wcześniej zarażona"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na dowolną sąsiednią planetę", r"\1 do dowolnej sąsiedniej planety"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na tę planetę", r"\1 do tej planety"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na planetę", r"\1 do planety"),
    (r"\b([Pp]rzydziel|[Pp]rzygotuj|[Ww]yczerp|[Pp]rzesuń) twojego lidera", r"\1 swojego lidera"),
    (rf"({TOP_PL}, a następnie [^.]*?)łączny wydrukowany koszt tych kart", r"\1wydrukowany koszt tej karty"),
    (r"\bz wyjątkiem (\w+) z wyjątkiem (\w+)", r"z wyjątkiem \1 i \2"),
    (r"\b(leż\w+) (co najmniej \d+ [^,.;]*?) (na \w+ stosie kart odrzuconych)", r"\3 \1 \2"),
    (
        rf"\b((?:[Oo]drzuć|[Oo]dkryj|[Oo]dkryć) {TOP_PL}\..*?)łączny wydrukowany koszt tych kart",
        r"\1wydrukowany koszt tej karty",
    ),
    (r"(zyskuje cechę \w+) i na jednostkę z tym dodatkiem nie działają", r"\1 i nie działają na nią"),
    (r"\bmusi otrzymać (\d+|X)\b", r"otrzymuje \1"),
    (r"\bmusi stracić (\d+|X)\b", r"traci \1"),
    (r"\bmusi zyskać (\d+|X)\b", r"zyskuje \1"),
    (r"\b([Dd]o końca \w+(?: \w+)?) po tym, jak ", r"\1 za każdym razem po tym, jak "),
    (r"(bitwą) (z wyjątkiem [^,]*?) (przeprowadzi)", r"\1, \2, \3"),
    (
        r"na tej planecie z planety na inną przesuń tę kartę na tę planetę",
        "z tej planety na inną przesuń tę kartę za nią",
    ),
    (r"([Pp]o tym, jak [^,.]*?) (na \w+ planecie) wejdzie do gry", r"\1 wejdzie do gry \2"),
    (r"\bna planecie z (liderem pod \w+ kontrolą) z innej planety", r"z innej planety z \1"),
    (r"(przydzieleniu co najmniej jednej jednostki) na tej planecie", r"\1 do tej planety"),
    (
        r"(jeśli karta, która jest źródłem tej zdolności, to [^,]+), zniszcz kartę, która jest źródłem tej zdolności",
        r"\1, zniszcz ją",
    ),
    (r"\balbo \((\w+)\), albo \((\w+)\)", r"(\1 lub \2)"),
    (r"\b(Ta jednostka ma [^.]*? dołączon\w+ do) tej jednostki", r"\1 niej"),
    (r"\bw grze jest (co najmniej \d+ \w+) na tej (?:jednostce|karcie wsparcia)", r"jest na niej \1"),
    (rf"({HOST_PL} opuści grę,) gracz kontrolujący jednostkę z tym Dodatkiem", r"\1 kontrolujący ją gracz"),
    (
        r"(\bkontrolujący (?:ją|jednostkę z tym Dodatkiem) [^.]*?gdzie X to) (.+?) jednostki z tym Dodatkiem",
        r"\1 jej \2",
    ),
    (r"(gracza kontrolującego jednostkę z tym Dodatkiem zniszcz) jednostkę z tym Dodatkiem", r"\1 ją"),
    (r"(Dopóki karta z tym Dodatkiem [^.]*?) obrażenia zadawane karcie z tym Dodatkiem", r"\1 zadawane jej obrażenia"),
    # Russian
    (
        rf"\b((?:[Сс]бросьте|[Оо]ткройте|открыть) {TOP_RU}\..*?)общая напечатанная стоимость этих карт",
        r"\1напечатанная стоимость этой карты",
    ),
    (rf"({TOP_RU}, а затем [^.]*?)общая напечатанная стоимость этих карт", r"\1напечатанная стоимость этой карты"),
    (r"\bдолжен получить (\d+|X|контроль)\b", r"получает \1"),
    (r"\bдолжен потерять (\d+|X)\b", r"теряет \1"),
    (r"не больше чем (\d+)(?=[).])", r"не больше \1"),
    (r"\bДействия, только что применённого(?=[,.])", "только что применённого Действия"),
    (r"\bна не более (двух|трёх|четырёх) (выбранных) (отряд)ов", _at_most_ru),
    (r"\b([Дд]о конца \w+(?: \w+)?) после того как ", r"\1 каждый раз после того, как "),
    (r"\b(При следующем [^,.]+), (?=либо )", r"\1 "),
    (r"под порчей под контролем противника", "противника под порчей"),
    (r"(на этой планете) с планеты на другую переместите эту карту на эту планету", _follow_ru),
    (r"\bна планете с (полководцем под \w+ контролем) с другой планеты", r"с другой планеты с \1"),
    (r"\b(отряд армии) либо \((\w+)\), либо \((\w+)\)", r"\1 (\2 или \3)"),
    (rf"(если {SOURCE_RU}, — [^,]+), уничтожьте {SOURCE_RU.replace('карта', 'карту')}", r"\1, уничтожьте её"),
    (r"\b([Нн]анес(?:ите|ти)) (\d+|X) (повреждени\w+) (ему|ей|им)(?=[,.;])", r"\1 \4 \2 \3"),
    (r"(\w+) заражена ещё до этого", r"\1 уже была заражена"),
    (r"\bкроме (\w+)[, ]+кроме (\w+)", r"кроме \1 и \2"),
    (r"\b([Пп]оложите|положить) (\d+|X) (фиш\w+(?: ресурс\w+)?) на (него|неё)(?=[.,;])", r"\1 на \4 \2 \3"),
    (r"\b([Нн]азначьте|[Пп]одготовьте|[Ии]стощите|[Пп]ереместите) вашего полководца", r"\1 своего полководца"),
    (r"\(кроме полководцев\) \(([^)]*)\)", r"(\1, кроме полководцев)"),
    (rf"\(кроме полководцев\) ({FACTIONS_RU})\b", r"\1 (кроме полководцев)"),
    (r"(стощите эту карту поддержки) и пожертвуйте этой картой поддержки", r"\1 и пожертвуйте ею"),
    (r"(получает особенность \w+) и на отряд с этим присоединением не", r"\1, и на него не"),
    (r"Первая карта из своего сброса", "Первая карта из вашего сброса"),
    (r"\b(лежит) (не менее \d+ [^,.;]*?) (в \w+ сбросе)", r"\3 \1 \2"),
    (r"\bв игре есть (хотя бы \d+ \w+) на этом отряде", r"на нём есть \1"),
    (r"(Не более (?:двух|трёх|четырёх) выбранных [^.]*?) на той же планете", r"\1 на одной планете"),
    (r"(назначения хотя бы одного отряда) на этой планете", r"\1 на эту планету"),
    (
        rf"({HOST_RU} выйдет из игры,) игрок, контролирующий {HOST_RU},",
        r"\1 контролирующий его игрок",
    ),
    (r"(Пока присоединённая карта [^.]*?) повреждения, наносимые присоединённой карте", r"\1 наносимые ей повреждения"),
    (r"(поисках Присоединения; вы можете присоединить его к) нему", r"\1 тому отряду"),
)  # how a native ear would have the words that a template has put down
ORDER_EN: Final = (
    (r"\bmust (take|gain|lose) (\d+|X)\b", r"\1s \2"),
    (r"\bthe printed cost of it\b", "its printed cost"),
    (
        rf"(\b(?:[Dd]iscard|[Rr]eveal) {TOP_EN} your deck\..*?)the total printed cost of those cards",
        r"\1the printed cost of that card",
    ),
    (rf"({TOP_EN} their deck, then [^.]*?)the total printed cost of those cards", r"\1the printed cost of that card"),
    (r"\bexcept (\w+) except (\w+)", r"except \1 and \2"),
    (r"(\b[Aa]fter [^,.]*?) (at (?:this|an? [\w-]+) planet) (is deployed|enters play)\b", r"\1 \3 \2"),
    (r"\bat this planet moves from a planet to another one", "moves from this planet to another one"),
    (r"\bcommitted at this planet", "committed to this planet"),
    (r"(the source of that ability is [^,]+, destroy) the source of that ability", r"\1 it"),
    (r"\bat a planet with (a warlord you control) at another planet to", r"at another planet with \1 to"),
    (r",(?=[.;])", ""),
    (r"(, then draw X cards) or your opponent", r"\1, or your opponent"),
    (r"\bbeing fought (except [^,]*?) resolves", r"being fought, \1, resolves"),
)  # the same for English
SPOKEN_EN: Final = tuple([(re.compile(pattern), words) for pattern, words in ORDER_EN])
SPOKEN: Final = tuple([(re.compile(pattern), words) for pattern, words in ORDER])


def spoken(text: str) -> str:
    """An English text as it would be spoken."""
    for pattern, words in SPOKEN_EN:
        text = pattern.sub(words, text)
    return text


def ordered(text: str) -> str:
    """A text with its small words where they are spoken."""
    for pattern, words in SPOKEN:
        text = pattern.sub(words, text)
    return text


def eased(text: str) -> str:
    """A text with these prepositions as they are spoken."""
    return STIFF.sub(lambda found: _eased(found[0]), text)


def _eased(letter: str) -> str:
    said = EASED[letter.lower()]
    return said.capitalize() if letter.isupper() else said
