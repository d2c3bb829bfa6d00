"""How decks of Warhammer 40,000: Conquest are said in Polish."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # factions, kinds of cards and how bound they are
    "conquest.faction.neutral": "Neutralne",
    "conquest.faction.space-marines": "Kosmiczni Marines",
    "conquest.faction.astra-militarum": "Astra Militarum",
    "conquest.faction.orks": "Orki",
    "conquest.faction.chaos": "Chaos",
    "conquest.faction.dark-eldar": "Mroczni Eldarzy",
    "conquest.faction.eldar": "Eldarzy",
    "conquest.faction.tau": "Tau",
    "conquest.faction.tyranids": "Tyranidzi",
    "conquest.faction.necrons": "Nekroni",
    "conquest.kind.warlord": "Lider",
    "conquest.kind.army": "Jednostka armii",
    "conquest.kind.attachment": "Dodatek",
    "conquest.kind.support": "Wsparcie",
    "conquest.kind.event": "Wydarzenie",
    "conquest.kind.synapse": "Jednostka synaptyczna",
    "conquest.kind.planet": "Planeta",
    "conquest.kind.token": "Żeton jednostki",
    "conquest.kind.squad": "Sygnowany oddział",
    "conquest.loyalty.common": "zwykła",
    "conquest.loyalty.loyal": "lojalna",
    "conquest.loyalty.signature": "sygnowana",
    "conquest.list.later": "jeszcze niegrywalna",
    # what is wrong with a deck
    "conquest.deck.unknown-warlord": "Nie ma lidera o nazwie {warlord}.",
    "conquest.deck.unknown-card": "Nie ma karty o nazwie {card}.",
    "conquest.deck.too-few": "Kart w talii: {count}; musi ich być co najmniej {least}.",
    "conquest.deck.copies": "{card}: kopii {count}, a talia może zawierać najwyżej {most}.",
    "conquest.deck.squad": "{card}: kopii {count}, a sygnowany oddział ma dokładnie {wanted}.",
    "conquest.deck.other-squad": "{card} należy do sygnowanego oddziału innego lidera.",
    "conquest.deck.second-warlord": "{card} to lider: talia ma jednego, a wśród jej kart nie ma żadnego.",
    "conquest.deck.planet": "{card} to planeta: nigdy nie wchodzi w skład talii.",
    "conquest.deck.token": "{card} to żeton jednostki: nigdy nie wchodzi w skład talii.",
    "conquest.deck.no-ally": (
        "{card} nie może być w tej talii: frakcja tej karty ({faction}) nie jest sojusznikiem lidera."
    ),
    "conquest.deck.loyal": "{card} to karta lojalna: może być tylko w talii swojej frakcji ({faction}).",
    "conquest.deck.ally-army": (
        "{card} nie może być w tej talii: z innych frakcji ({faction}) można brać tylko jednostki armii."
    ),
    "conquest.deck.ally-trait": (
        "{card} nie może być w tej talii: z tej frakcji ({faction}) można brać tylko jednostki armii z cechą {trait}."
    ),
    "conquest.deck.allies": (
        "{faction}: kart tego sojusznika {count}, ale sojuszniczych frakcji jest {factions}; dozwolonych: {most}."
    ),
    "conquest.deck.neutral-army": "{card} to neutralna jednostka armii: talia Tyranidów nie może jej zawierać.",
    "conquest.deck.synapse": "Jednostek synaptycznych w talii: {count}; talia Tyranidów ma dokładnie {wanted}.",
    "conquest.deck.not-the-box": "{card}: kopii {count}, a w talii początkowej {wanted}.",
    "conquest.deck.no-learning-deck": "{card} nie ma talii początkowej: mają ją tylko liderzy z zestawu podstawowego.",
    "conquest.deck.not-playable": "{card}: tą kartą nie można tu jeszcze grać.",
    # how the constructed decks want to be played
    "conquest.ready.the-great-wolf": (
        "Ragnar walczy tam, gdzie stoi lider wroga. "
        "Przydzielaj śmiało i uderzaj pierwszy. "
        "Wilki wygrywają bitwy, zwiadowcy za nie płacą."
    ),
    "conquest.ready.the-inquisitors-levy": (
        "Coteaz nie szczędzi żołnierzy, a ma ich wielu. "
        "Pierwsze planety trzymaj poborowymi. "
        "Żadna ofiara nie idzie na marne."
    ),
    "conquest.ready.snots-everywhere": (
        "Snotlingi zalewają każdą planetę. "
        "Wygrywaj zmagania dowodzenia liczbą i przechylaj nimi największe bitwy. "
        "Na froncie Zogwort tworzy kolejne."
    ),
    "conquest.ready.grandfathers-garden": (
        "Obrażenia przechodzą z twoich jednostek na cudze. "
        "Pierwsze rany przyjmuj z radością. "
        "Ku'gath oddaje je tam, gdzie bolą najbardziej."
    ),
    "conquest.ready.raid-on-sacaellum": (
        "Rajdy zabierają karty i zasoby wrogowi sprzed nosa. "
        "Bądź ruchliwy i walcz tylko z liczebną przewagą. "
        "Długie gry rozstrzyga tortura."
    ),
    "conquest.ready.wings-over-traxis": (
        "Wszystko lata i wszystko się porusza. Późno decyduj, gdzie będzie bitwa. Baharroth uderza i znika."
    ),
    "conquest.ready.the-greater-good": (
        "Najpierw ogień z dystansu, potem ostrza Eterycznego. "
        "Broń dawaj tym, którzy przeżyją. "
        "Aun'shi w razie potrzeby utrzyma planetę sam."
    ),
    "conquest.ready.the-swarm": (
        "Synapsa idzie w jedną stronę, Rójwładca w drugą: dwa fronty w jednej rundzie. "
        "Zarażaj planety i żyw się nimi. "
        "Termagantów nigdy za wiele."
    ),
    "conquest.ready.the-enslaved-legion": (
        "Wskaźnik zniewolenia mówi, która frakcja służy ci w tej rundzie. "
        "Planuj dwie rundy naprzód. "
        "Co dziś padło, jutro się odradza."
    ),
    "conquest.ready.out-of-the-shadows": (
        "Połowa armii czeka zakryta w rezerwie. "
        "Niech wróg się zaangażuje, a wtedy uderz z góry. "
        "Zachowaj zasoby na desant."
    ),
}
