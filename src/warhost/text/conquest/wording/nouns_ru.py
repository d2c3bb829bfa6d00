"""Russian nouns and adjectives that only Conquest has."""

from typing import Final

from ...wording.grammar.nouns_ru import ADJECTIVES as SHARED_ADJECTIVES
from ...wording.grammar.nouns_ru import CARD, CARDS, HARD, SOFT, SOFT_F, VELAR
from ...wording.grammar.nouns_ru import NOUNS as SHARED_NOUNS
from ...wording.grammar.slavic import Declension, Noun, declined

UNIT: Final = ("отряд", "отряда", "отряду", "отряд", "отрядом", "отряде")
UNITS: Final = ("отряды", "отрядов", "отрядам", "отряды", "отрядами", "отрядах")
SYNAPTIC: Final = (
    "синаптический",
    "синаптического",
    "синаптическому",
    "синаптический",
    "синаптическим",
    "синаптическом",
)
SYNAPTICS: Final = (
    "синаптические",
    "синаптических",
    "синаптическим",
    "синаптические",
    "синаптическими",
    "синаптических",
)
SYNAPSE: Final = tuple([f"{kind} {unit}" for kind, unit in zip(SYNAPTIC, UNIT, strict=True)])
SYNAPSES: Final = tuple([f"{kind} {unit}" for kind, unit in zip(SYNAPTICS, UNITS, strict=True)])
NOUNS: Final[dict[str, Noun]] = {
    **SHARED_NOUNS,
    "non-warlord": (
        "m",
        tuple([f"{form} (кроме полководца)" for form in UNIT]),
        tuple([f"{form} (кроме полководцев)" for form in UNITS]),
    ),
    "warlord": (
        "m*",
        ("полководец", "полководца", "полководцу", "полководца", "полководцем", "полководце"),
        ("полководцы", "полководцев", "полководцам", "полководцев", "полководцами", "полководцах"),
    ),
    "army": ("m", tuple([f"{form} армии" for form in UNIT]), tuple([f"{form} армии" for form in UNITS])),
    "synapse": ("m", SYNAPSE, SYNAPSES),
    "token": (
        "m",
        ("жетон", "жетона", "жетону", "жетон", "жетоном", "жетоне"),
        ("жетоны", "жетонов", "жетонам", "жетоны", "жетонами", "жетонах"),
    ),
    "attachment": (
        "n",
        ("присоединение", "присоединения", "присоединению", "присоединение", "присоединением", "присоединении"),
        ("присоединения", "присоединений", "присоединениям", "присоединения", "присоединениями", "присоединениях"),
    ),
    "support": ("f", tuple([f"{form} поддержки" for form in CARD]), tuple([f"{form} поддержки" for form in CARDS])),
    "event": (
        "n",
        ("событие", "события", "событию", "событие", "событием", "событии"),
        ("события", "событий", "событиям", "события", "событиями", "событиях"),
    ),
    "planet": (
        "f",
        ("планета", "планеты", "планете", "планету", "планетой", "планете"),
        ("планеты", "планет", "планетам", "планеты", "планетами", "планетах"),
    ),
    "headquarters": (
        "m",
        ("штаб", "штаба", "штабу", "штаб", "штабом", "штабе"),
        ("штабы", "штабов", "штабам", "штабы", "штабами", "штабах"),
    ),
}
ADJECTIVES: Final[dict[str, Declension]] = {
    **{key: forms for key, forms in SHARED_ADJECTIVES.items() if key != "attached"},  # "with this attachment"
    "eligible": declined("подходящ", SOFT),
    "exhausted": declined("истощённ", HARD),
    "ready": declined("готов", HARD),
    "bloodied": declined("ранен", HARD),
    "undamaged": declined("невредим", HARD),
    "hale": declined("здоров", HARD),
    "unique": declined("уникальн", HARD),
    "-unique": declined("неуникальн", HARD),
    "infested": declined("заражённ", HARD),
    "material": declined("сырьев", HARD),
    "strongpoint": declined("укреплённ", HARD),
    "tech": declined("технологическ", VELAR),
    "last": {**declined("последн", SOFT), "f": tuple(["последн" + each for each in SOFT_F])},
    "adjacent": {**declined("соседн", SOFT), "f": tuple(["соседн" + each for each in SOFT_F])},
    "enemy": {
        "m": ("вражеский", "вражеского", "вражескому", "вражеский", "вражеским", "вражеском"),
        "f": ("вражеская", "вражеской", "вражеской", "вражескую", "вражеской", "вражеской"),
        "n": ("вражеское", "вражеского", "вражескому", "вражеское", "вражеским", "вражеском"),
        "pl": ("вражеские", "вражеских", "вражеским", "вражеские", "вражескими", "вражеских"),
    },
    "any": {
        "m": ("любой", "любого", "любому", "любой", "любым", "любом"),
        "f": ("любая", "любой", "любой", "любую", "любой", "любой"),
        "n": ("любое", "любого", "любому", "любое", "любым", "любом"),
        "pl": ("любые", "любых", "любым", "любые", "любыми", "любых"),
    },
    "same": {
        "m": ("тот же", "того же", "тому же", "тот же", "тем же", "том же"),
        "f": ("та же", "той же", "той же", "ту же", "той же", "той же"),
        "n": ("то же", "того же", "тому же", "то же", "тем же", "том же"),
        "pl": ("те же", "тех же", "тем же", "те же", "теми же", "тех же"),
    },
}
