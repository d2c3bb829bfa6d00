"""How words are spoken next to each other: prepositions of one letter that take a vowel, pronouns in their place.

Polish: "ze strefy" but "z ręki", "we wrogiej strefie" but "w strefie".  Russian: "со своей".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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

TOP_PL: Final = "wierzchnią kartę swojej talii"
FACTIONS_RU: Final = "Астра Милитарум|космодесанта|тёмных эльдаров|эльдаров|орков|Хаоса|тау|тиранидов|некронов"
TOP_RU: Final = "верхнюю карту своей колоды"
ORDER: Final = (
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
    (r"\bzyskuje cechę (\w+) i zyskuje cechę (\w+)", r"zyskuje cechy \1 i \2"),
    (r"\bwszystkie karty spośród nich", "wszystkie te karty"),
    (r"\bza każdą kartę spośród nich", "za każdą z tych kart"),
    (r"\bliczba kart spośród nich", "liczba tych kart"),
    (r"\bjedną kartę spośród nich", "jedną z nich"),
    (r"\bz wyjątkiem (\w+) z wyjątkiem (\w+)", r"z wyjątkiem \1 i \2"),
    (r"\b(leż\w+) (co najmniej \d+ [^,.;]*?) (na \w+ stosie kart odrzuconych)", r"\3 \1 \2"),
    (
        rf"\b((?:[Oo]drzuć|[Oo]dkryj|[Oo]dkryć) {TOP_PL}\..*?)łączny wydrukowany koszt tych kart",
        r"\1wydrukowany koszt tej karty",
    ),
    (r"(pod twoją kontrolą na planecie) ze? swoim liderem", r"\1 z twoim liderem"),
    (r"(zyskuje cechę \w+) i na jednostkę z tym dodatkiem nie działają", r"\1 i nie działają na nią"),
    # Russian
    (
        rf"\b((?:[Сс]бросьте|[Оо]ткройте|открыть) {TOP_RU}\..*?)общая напечатанная стоимость этих карт",
        r"\1напечатанная стоимость этой карты",
    ),
    (r"\bвсе карты из них", "все эти карты"),
    (r"\bза каждую карту из них", "за каждую из этих карт"),
    (r"\bчисло карт из них", "число этих карт"),
    (r"\bодну карту из них", "одну из них"),
    (r"\bкроме (\w+)[, ]+кроме (\w+)", r"кроме \1 и \2"),
    (r"\b([Пп]оложите|положить) (\d+|X) (фиш\w+(?: ресурс\w+)?) на (него|неё)(?=[.,;])", r"\1 на \4 \2 \3"),
    (r"\b([Нн]азначьте|[Пп]одготовьте|[Ии]стощите|[Пп]ереместите) вашего полководца", r"\1 своего полководца"),
    (r"\bполучает особенность (\w+) и получает особенность (\w+)", r"получает особенности \1 и \2"),
    (r"\(кроме полководцев\) \(([^)]*)\)", r"(\1, кроме полководцев)"),
    (rf"\(кроме полководцев\) ({FACTIONS_RU})\b", r"\1 (кроме полководцев)"),
    (r"(стощите эту карту поддержки) и пожертвуйте этой картой поддержки", r"\1 и пожертвуйте ею"),
    (r"(под вашим контролем на планете) со? своим полководцем", r"\1 с вашим полководцем"),
    (r"считается пустым и этот", "считается пустым, и этот"),
    (r"(получает особенность \w+) и на отряд с этим присоединением не", r"\1, и на него не"),
    (r"(получает особенность \w+) и отряды", r"\1, и отряды"),
    (r"Первая карта из своего сброса", "Первая карта из вашего сброса"),
)  # how a native ear would have the words that a template has put down
SPOKEN: Final = tuple([(re.compile(pattern), words) for pattern, words in ORDER])


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
