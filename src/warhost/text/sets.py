"""The names of boxes and cycles by language, where the rulebooks of the language have one; the rest keep their own."""

from typing import Final

SETS: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "pl": {
        "Core Set": "Zestaw podstawowy",
        "Assault on Ulthuan": "Szturm na Ulthuan",
        "March of the Damned": "Marsz Potępionych",
        "Legends": "Legendy",
        "The Corruption Cycle": "Cykl Spaczenia",
        "The Enemy Cycle": "Cykl Wrogów",
        "The Morrslieb Cycle": "Cykl Morrslieba",
        "The Capital Cycle": "Cykl Stolicy",
        "The Bloodquest Cycle": "Cykl Krwawej Wyprawy",
        "The Eternal War Cycle": "Cykl Wiecznej Wojny",
    },
    "ru": {"Core Set": "Базовый набор", "Assault on Ulthuan": "Штурм Ултуана"},
}


def set_words(language: str) -> dict[str, str]:
    """The messages of a language that name boxes and cycles, those without a name of their own in English."""
    names = {name for each in SETS.values() for name in each}
    return {f"set.{name}": SETS[language].get(name, name) for name in sorted(names)}
