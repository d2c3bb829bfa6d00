"""Polish nouns and adjectives: nominative, genitive, dative, accusative, instrumental, locative."""

from typing import Final

from .slavic import Declension, Noun, declined

HARD: Final[Declension] = {
    "m": ("y", "ego", "emu", "y", "ym", "ym"),
    "f": ("a", "ej", "ej", "ą", "ą", "ej"),
    "n": ("e", "ego", "emu", "e", "ym", "ym"),
    "pl": ("e", "ych", "ym", "e", "ymi", "ych"),
}
SOFT: Final[Declension] = {
    "m": ("", "ego", "emu", "", "m", "m"),
    "f": ("a", "ej", "ej", "ą", "ą", "ej"),
    "n": ("e", "ego", "emu", "e", "m", "m"),
    "pl": ("e", "ch", "m", "e", "mi", "ch"),
}
CARD: Final = ("karta", "karty", "karcie", "kartę", "kartą", "karcie")
CARDS: Final = ("karty", "kart", "kartom", "karty", "kartami", "kartach")
ZONE: Final = ("strefa", "strefy", "strefie", "strefę", "strefą", "strefie")
ZONES: Final = ("strefy", "stref", "strefom", "strefy", "strefami", "strefach")
NOUNS: Final[dict[str, Noun]] = {
    "unit": (
        "f",
        ("jednostka", "jednostki", "jednostce", "jednostkę", "jednostką", "jednostce"),
        ("jednostki", "jednostek", "jednostkom", "jednostki", "jednostkami", "jednostkach"),
    ),
    "legend": (
        "f",
        ("legenda", "legendy", "legendzie", "legendę", "legendą", "legendzie"),
        ("legendy", "legend", "legendom", "legendy", "legendami", "legendach"),
    ),
    "support": (
        "f",
        tuple([f"{form} wsparcia" for form in CARD]),
        tuple([f"{form} wsparcia" for form in CARDS]),
    ),
    "quest": (
        "f",
        ("misja", "misji", "misji", "misję", "misją", "misji"),
        ("misje", "misji", "misjom", "misje", "misjami", "misjach"),
    ),
    "tactic": (
        "f",
        ("taktyka", "taktyki", "taktyce", "taktykę", "taktyką", "taktyce"),
        ("taktyki", "taktyk", "taktykom", "taktyki", "taktykami", "taktykach"),
    ),
    "development": (
        "n",
        ("rozwinięcie", "rozwinięcia", "rozwinięciu", "rozwinięcie", "rozwinięciem", "rozwinięciu"),
        ("rozwinięcia", "rozwinięć", "rozwinięciom", "rozwinięcia", "rozwinięciami", "rozwinięciach"),
    ),
    "section": ("f", ZONE, ZONES),
    "zone": ("f", ZONE, ZONES),
    "card": ("f", CARD, CARDS),
    "attachment": (
        "m",
        ("Dodatek", "Dodatku", "Dodatkowi", "Dodatek", "Dodatkiem", "Dodatku"),
        ("Dodatki", "Dodatków", "Dodatkom", "Dodatki", "Dodatkami", "Dodatkach"),
    ),
    "player": (
        "m*",
        ("gracz", "gracza", "graczowi", "gracza", "graczem", "graczu"),
        ("gracze", "graczy", "graczom", "graczy", "graczami", "graczach"),
    ),
    "copy": (
        "f",
        tuple([f"{form} tej karty" for form in ("kopia", "kopii", "kopii", "kopię", "kopią", "kopii")]),
        tuple([f"{form} tej karty" for form in ("kopie", "kopii", "kopiom", "kopie", "kopiami", "kopiach")]),
    ),
    "experience": (
        "f",
        tuple([f"{form} doświadczenia" for form in CARD]),
        tuple([f"{form} doświadczenia" for form in CARDS]),
    ),
    "bearer": (
        "f",
        tuple([f"{form}, na której leżała wzięta karta," for form in CARD]),
        tuple([f"{form}, na których leżała wzięta karta," for form in CARDS]),
    ),
    "action": (
        "f",
        ("Akcja", "Akcji", "Akcji", "Akcję", "Akcją", "Akcji"),
        ("Akcje", "Akcji", "Akcjom", "Akcje", "Akcjami", "Akcjach"),
    ),
    "any-action": (
        "f",
        ("akcja", "akcji", "akcji", "akcję", "akcją", "akcji"),
        ("akcje", "akcji", "akcjom", "akcje", "akcjami", "akcjach"),
    ),
}
THIS: Final[Declension] = {
    "m": ("ten", "tego", "temu", "ten", "tym", "tym"),
    "f": ("ta", "tej", "tej", "tę", "tą", "tej"),
    "n": ("to", "tego", "temu", "to", "tym", "tym"),
    "pl": ("te", "tych", "tym", "te", "tymi", "tych"),
}
ADJECTIVES: Final[dict[str, Declension]] = {
    "attacking": declined("atakując", HARD),
    "attacked": declined("zaatakowan", HARD),
    "topmost": declined("wierzchni", SOFT),
    "defending": declined("broniąc", HARD, " się"),
    "corrupted": declined("spaczon", HARD),
    "facedown": declined("zakryt", HARD),
    "faceup": declined("odkryt", HARD),
    "neutral": declined("neutraln", HARD),
    "questing": declined("wypełniając", HARD, " tę misję"),
    "burning": declined("płonąc", HARD),
    "target": declined("wybran", HARD),
    "each": declined("każd", HARD),
    "other": declined("inn", HARD),
    "first": declined("pierwsz", HARD),
    "next": declined("następn", HARD),
    "all": {"pl": ("wszystkie", "wszystkich", "wszystkim", "wszystkie", "wszystkimi", "wszystkich")},
    "one": {
        "m": ("jeden", "jednego", "jednemu", "jeden", "jednym", "jednym"),
        "f": ("jedna", "jednej", "jednej", "jedną", "jedną", "jednej"),
        "n": ("jedno", "jednego", "jednemu", "jedno", "jednym", "jednym"),
    },
    "this": THIS,
    "that": THIS,
    "yonder": {
        **{gender: tuple([f"tam{form}" for form in forms]) for gender, forms in THIS.items()},
        "f": ("tamta", "tamtej", "tamtej", "tamtą", "tamtą", "tamtej"),
    },
    "such": declined("dan", HARD),
    "deployed": declined("wystawian", HARD),
    "sacrificed": declined("poświęcon", HARD),
    "discarded": declined("odrzucon", HARD),
    "returned": declined("cofnięt", HARD),
    "played": declined("zagran", HARD),
    "revealed": declined("odkryt", HARD),
    "found": declined("znalezion", HARD),
    "destroyed": declined("zniszczon", HARD),
    "wounded": declined("zranion", HARD),
    "departing": declined("opuszczając", HARD, " grę"),
    "unique": declined("unikatow", HARD),
    "your": {
        "m": ("twój", "twojego", "twojemu", "twój", "twoim", "twoim"),
        "f": ("twoja", "twojej", "twojej", "twoją", "twoją", "twojej"),
        "n": ("twoje", "twojego", "twojemu", "twoje", "twoim", "twoim"),
        "pl": ("twoje", "twoich", "twoim", "twoje", "twoimi", "twoich"),
    },
    "own": {
        "m": ("swój", "swojego", "swojemu", "swój", "swoim", "swoim"),
        "f": ("swoja", "swojej", "swojej", "swoją", "swoją", "swojej"),
        "n": ("swoje", "swojego", "swojemu", "swoje", "swoim", "swoim"),
        "pl": ("swoje", "swoich", "swoim", "swoje", "swoimi", "swoich"),
    },
}
PRONOUNS: Final[Declension] = {
    "m": ("on", "go", "mu", "go", "nim", "nim"),
    "f": ("ona", "jej", "jej", "ją", "nią", "niej"),
    "n": ("ono", "go", "mu", "je", "nim", "nim"),
    "pl": ("one", "ich", "im", "je", "nimi", "nich"),
}
LEANING: Final = {  # forms of pronouns after a preposition
    "go": "niego",
    "mu": "niemu",
    "jej": "niej",
    "ją": "nią",
    "je": "nie",
    "ich": "nich",
    "im": "nim",
}
