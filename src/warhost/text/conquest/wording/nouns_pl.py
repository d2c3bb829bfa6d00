"""Polish nouns and adjectives that only Conquest has."""

from typing import Final

from ...wording.grammar.nouns_pl import ADJECTIVES as SHARED_ADJECTIVES
from ...wording.grammar.nouns_pl import CARD, CARDS, HARD, SOFT
from ...wording.grammar.nouns_pl import NOUNS as SHARED_NOUNS
from ...wording.grammar.slavic import Declension, Noun, declined

UNIT: Final = ("jednostka", "jednostki", "jednostce", "jednostkę", "jednostką", "jednostce")
UNITS: Final = ("jednostki", "jednostek", "jednostkom", "jednostki", "jednostkami", "jednostkach")
SYNAPTIC: Final = ("synaptyczna", "synaptycznej", "synaptycznej", "synaptyczną", "synaptyczną", "synaptycznej")
SYNAPTICS: Final = ("synaptyczne", "synaptycznych", "synaptycznym", "synaptyczne", "synaptycznymi", "synaptycznych")
SYNAPSE: Final = tuple([f"{unit} {kind}" for unit, kind in zip(UNIT, SYNAPTIC, strict=True)])
SYNAPSES: Final = tuple([f"{unit} {kind}" for unit, kind in zip(UNITS, SYNAPTICS, strict=True)])
BEING_NO: Final = declined("niebędąc", HARD)
NOUNS: Final[dict[str, Noun]] = {
    **SHARED_NOUNS,
    "non-warlord": (
        "f",
        tuple([f"{form} {being} liderem" for form, being in zip(UNIT, BEING_NO["f"], strict=True)]),
        tuple([f"{form} {being} liderem" for form, being in zip(UNITS, BEING_NO["pl"], strict=True)]),
    ),
    "warlord": (
        "m*",
        ("lider", "lidera", "liderowi", "lidera", "liderem", "liderze"),
        ("liderzy", "liderów", "liderom", "liderów", "liderami", "liderach"),
    ),
    "army": ("f", tuple([f"{form} armii" for form in UNIT]), tuple([f"{form} armii" for form in UNITS])),
    "synapse": ("f", SYNAPSE, SYNAPSES),
    "token": (
        "m",
        ("żeton", "żetonu", "żetonowi", "żeton", "żetonem", "żetonie"),
        ("żetony", "żetonów", "żetonom", "żetony", "żetonami", "żetonach"),
    ),
    "attachment": (
        "m",
        ("dodatek", "dodatku", "dodatkowi", "dodatek", "dodatkiem", "dodatku"),
        ("dodatki", "dodatków", "dodatkom", "dodatki", "dodatkami", "dodatkach"),
    ),
    "support": ("f", tuple([f"{form} wsparcia" for form in CARD]), tuple([f"{form} wsparcia" for form in CARDS])),
    "event": (
        "n",
        ("wydarzenie", "wydarzenia", "wydarzeniu", "wydarzenie", "wydarzeniem", "wydarzeniu"),
        ("wydarzenia", "wydarzeń", "wydarzeniom", "wydarzenia", "wydarzeniami", "wydarzeniach"),
    ),
    "planet": (
        "f",
        ("planeta", "planety", "planecie", "planetę", "planetą", "planecie"),
        ("planety", "planet", "planetom", "planety", "planetami", "planetach"),
    ),
    "headquarters": (
        "m",
        ("sztab", "sztabu", "sztabowi", "sztab", "sztabem", "sztabie"),
        ("sztaby", "sztabów", "sztabom", "sztaby", "sztabami", "sztabach"),
    ),
}
ADJECTIVES: Final[dict[str, Declension]] = {
    **SHARED_ADJECTIVES,
    "eligible": declined("odpowiedni", SOFT),
    "exhausted": declined("wyczerpan", HARD),
    "ready": declined("przygotowan", HARD),
    "bloodied": declined("krwawiąc", HARD),
    "undamaged": declined("nieuszkodzon", HARD),
    "hale": declined("zdrow", HARD),
    "unique": declined("unikatow", HARD),
    "any": declined("dowoln", HARD),
    "infested": declined("zarażon", HARD),
    "material": declined("surowcow", HARD),
    "strongpoint": declined("umocnion", HARD),
    "tech": declined("technologiczn", HARD),
    "topmost": declined("leżąc", HARD, " najwyżej"),
    "enemy": {
        "m": ("wrogi", "wrogiego", "wrogiemu", "wrogi", "wrogim", "wrogim"),
        "f": ("wroga", "wrogiej", "wrogiej", "wrogą", "wrogą", "wrogiej"),
        "n": ("wrogie", "wrogiego", "wrogiemu", "wrogie", "wrogim", "wrogim"),
        "pl": ("wrogie", "wrogich", "wrogim", "wrogie", "wrogimi", "wrogich"),
    },
    "adjacent": {
        "m": ("sąsiedni", "sąsiedniego", "sąsiedniemu", "sąsiedni", "sąsiednim", "sąsiednim"),
        "f": ("sąsiednia", "sąsiedniej", "sąsiedniej", "sąsiednią", "sąsiednią", "sąsiedniej"),
        "n": ("sąsiednie", "sąsiedniego", "sąsiedniemu", "sąsiednie", "sąsiednim", "sąsiednim"),
        "pl": ("sąsiednie", "sąsiednich", "sąsiednim", "sąsiednie", "sąsiednimi", "sąsiednich"),
    },
    "last": {
        "m": ("ostatni", "ostatniego", "ostatniemu", "ostatni", "ostatnim", "ostatnim"),
        "f": ("ostatnia", "ostatniej", "ostatniej", "ostatnią", "ostatnią", "ostatniej"),
        "n": ("ostatnie", "ostatniego", "ostatniemu", "ostatnie", "ostatnim", "ostatnim"),
        "pl": ("ostatnie", "ostatnich", "ostatnim", "ostatnie", "ostatnimi", "ostatnich"),
    },
    "same": {
        "m": ("ten sam", "tego samego", "temu samemu", "ten sam", "tym samym", "tym samym"),
        "f": ("ta sama", "tej samej", "tej samej", "tę samą", "tą samą", "tej samej"),
        "n": ("to samo", "tego samego", "temu samemu", "to samo", "tym samym", "tym samym"),
        "pl": ("te same", "tych samych", "tym samym", "te same", "tymi samymi", "tych samych"),
    },
}
