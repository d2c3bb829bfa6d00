"""The races, kinds and decks of Invasion in Polish."""

from typing import Final

from ..counted.pl import COPIES, IN_DECK

MESSAGES: Final[dict[str, str]] = {
    # races, sides and kinds of cards of Invasion
    "invasion.race.neutral": "Neutralne",
    "invasion.race.dwarf": "Krasnoludy",
    "invasion.race.empire": "Imperium",
    "invasion.race.high-elf": "Wysokie Elfy",
    "invasion.race.orc": "Orki",
    "invasion.race.chaos": "Chaos",
    "invasion.race.dark-elf": "Mroczne Elfy",
    "invasion.race.lizardmen": "Jaszczuroludzie",
    "invasion.race.wood-elf": "Leśne Elfy",
    "invasion.race.skaven": "Skaveni",
    "invasion.race.undead": "Nieumarli",
    "invasion.side.order": "Porządek",
    "invasion.side.destruction": "Zniszczenie",
    "invasion.kind.legend": "Legenda",
    "invasion.kind.unit": "Jednostka",
    "invasion.kind.support": "Wsparcie",
    "invasion.kind.quest": "Misja",
    "invasion.kind.tactic": "Taktyka",
    "invasion.kind.fulcrum": "Miejsce",
    "invasion.kind.draft": "Karta draftu",
    "invasion.list.restricted": "na liście restrykcji",
    "invasion.list.banned": "zakazana",
    "invasion.list.later": "jeszcze niegrywalna",
    # what is wrong with a deck of Invasion
    "invasion.deck.unknown-capital": "Nie ma Stolicy o nazwie {capital}.",
    "invasion.deck.unknown-card": "Nie ma karty o nazwie {card}.",
    "invasion.deck.too-few": IN_DECK + "; musi ich być co najmniej {least}.",
    "invasion.deck.too-many": IN_DECK + "; może ich być najwyżej {most}.",
    "invasion.deck.copies": "{card}: " + COPIES + ", a talia może zawierać najwyżej {most}.",
    "invasion.deck.deck-limit": "{card}: " + COPIES + ", a karta dopuszcza w talii najwyżej {most}.",
    "invasion.deck.other-side": "{card} nie pasuje do Stolicy ({capital}): strona tej karty to {side}.",
    "invasion.deck.capital-side": "Stolica ({capital}) nie pasuje do kart: ich strona to {side}.",
    "invasion.deck.side-only": "{card}: tylko {side}, karta nie może być w talii drugiej strony.",
    "invasion.deck.capital-only": "{card} może być tylko w talii z tą Stolicą: {wanted}.",
    "invasion.deck.not-capital": "{card} nie może być w talii z tą Stolicą: {unwanted}.",
    "invasion.deck.draft-card": "{card} to karta draftu: nigdy nie wchodzi w skład talii.",
    "invasion.deck.fulcrum": "{card} to Miejsce: leży na stole i nigdy nie wchodzi w skład talii.",
    "invasion.deck.restricted": (
        "{card} jest na liście restrykcji: w talii {count, plural, one {jest # taka karta} few {są # takie karty} "
        "other {jest # takich kart}}, a dozwolona jest jedna."
    ),
    "invasion.deck.banned": "{card} jest kartą zakazaną w tym formacie.",
    "invasion.deck.not-playable": "{card}: tą kartą nie można tu jeszcze grać.",
    "invasion.deck.capital-not-playable": "Tą Stolicą nie można tu jeszcze grać: {capital}.",
    # how the constructed decks want to be played
    "invasion.ready.grudges-repaid": (
        "Zabójcy i tropiciele, których każdy poległy towarzysz rozjusza. "
        "Najpierw górnicy w Królestwie, potem zapełnij Pole Bitwy. "
        "Niech tanie krasnoludy giną w obronie: każda śmierć się opłaca."
    ),
    "invasion.ready.riders-of-the-realm": (
        "Rycerze w każdej strefie, którzy ruszają tam, gdzie ich trzeba. "
        "Wcześnie rozbuduj strefę Misji, a Poddajcie się! zachowaj na turę ataku. "
        "Ostatnią szarżę prowadzi Karl Franz."
    ),
    "invasion.ready.fire-from-the-sea": (
        "Obrażenia niebezpośrednie wyniszczają wroga, zanim padnie cios. "
        "Broń się cierpliwie i trzymaj taktyki na odpowiedzi. "
        "Okręty i balisty dopalają strefy."
    ),
    "invasion.ready.green-tide": (
        "Dużo tanich goblinów i jedna myśl: atakować. "
        "Wszystko na Pole Bitwy, a co stoi na drodze, złup. "
        "Jeśli gra się przeciąga, atak przyszedł za późno."
    ),
    "invasion.ready.rot-and-ruin": (
        "Spaczenie wyłącza jednostki wroga z walki. "
        "Szerz je co turę i uderzaj tam, gdzie nikt nie może się bronić. "
        "Najpierw zaraza, potem topory."
    ),
    "invasion.ready.hekartis-harvest": (
        "Ofiary karmią czarodziejki, a ręka wroga usycha. "
        "Zawsze miej na stole coś bezwartościowego do oddania. "
        "Wygrywaj powoli: kto nie ma kart, nie ma odpowiedzi."
    ),
    "invasion.ready.under-empire": (
        "Skaveni pod orczym sztandarem: szybcy, tani i zdradliwi. "
        "Wymieniaj szczury na wszystko, co droższe. "
        "Spaczeniowa broń toruje drogę ostatniemu atakowi."
    ),
    "invasion.ready.mithril-and-plunder": (
        "Najpierw bogate sale, potem ściana tarcz. "
        "Runy i kopalnie opłacają długą grę. "
        "Król Alrik i Thorek zamieniają złoto w zwycięstwo."
    ),
    "invasion.ready.veterans-of-middenheim": (
        "Wielkie miecze i rycerze, którzy widzieli każdą wojnę. "
        "Trzymaj równo wszystkie trzy strefy, a na ataki odpowiadaj odwodami. "
        "Luthor Huss zawstydza każdego, kto chciałby uciec."
    ),
    "invasion.ready.princes-hoard": (
        "Artefakty na bohaterach i odpowiedź na wszystko. "
        "Losuj więcej niż wróg i wydawaj to na zaklęcia. "
        "Książę Althran przybywa późno i kończy sprawę."
    ),
    "invasion.ready.raiders-of-the-iron-rock": (
        "Łupieżcy przynoszą więcej, niż kosztują. "
        "Chowaj chłopaków jako rozwinięcia i niech wyskakują. "
        "Wurrzag podtrzymuje Waaagh!"
    ),
    "invasion.ready.the-northern-host": (
        "Norsmeni, którzy muszą atakować i to kochają. "
        "Zapełnij Pole Bitwy, a demony pójdą śladem krwi. "
        "Sigvald i smok łamią to, co zostało."
    ),
    "invasion.ready.the-black-ark": (
        "Rajdy z morza i sidła na obrońców. "
        "Uderzaj tam, gdzie wróg nie ma już kogo wystawić. "
        "Mało kart w ręce wroga to mało niespodzianek."
    ),
    "invasion.ready.lustria-awakes": (
        "Skinki nie pytają, a saurusy nie znają litości. "
        "Wcześnie buduj świątynie: wzmacniają każdego drapieżnika. "
        "Atakuj nielicznymi, ale wielkimi."
    ),
    "invasion.ready.the-wild-wood": (
        "Las uderza stamtąd, gdzie nikt nie patrzy. "
        "Miej rozwinięcia gotowe stać się drzewami. "
        "Pieśniarze zaklęć decydują, kiedy zacznie się łów."
    ),
    "invasion.ready.vermintide": (
        "Szczury, szczury i jeszcze raz szczury: sześć rojów w talii. Nigdy nie oszczędzaj jednostki. Co ginie, wraca."
    ),
    "invasion.ready.the-restless-dead": (
        "Stos kart odrzuconych to druga ręka. Niech umarli padają i powstają. Vlad czeka, aż talia się skończy."
    ),
}
