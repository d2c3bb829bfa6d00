"""How decks of Warhammer 40,000: Conquest are said in Polish."""

from typing import Final

from ..counted.pl import COPIES, IN_DECK

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
    "conquest.kind.token": "Jednostka-żeton",
    "conquest.kind.squad": "Sygnowany oddział",
    "conquest.loyalty.common": "zwykła",
    "conquest.loyalty.loyal": "lojalna",
    "conquest.loyalty.signature": "sygnowana",
    "conquest.list.later": "jeszcze niegrywalna",
    # what is wrong with a deck
    "conquest.deck.unknown-warlord": "Nie ma lidera o nazwie {warlord}.",
    "conquest.deck.unknown-card": "Nie ma karty o nazwie {card}.",
    "conquest.deck.too-few": IN_DECK + "; musi ich być co najmniej {least}.",
    "conquest.deck.copies": "{card}: " + COPIES + ", a talia może zawierać najwyżej {most}.",
    "conquest.deck.squad": "{card}: " + COPIES + ", a sygnowany oddział ma dokładnie {wanted}.",
    "conquest.deck.other-squad": "{card} należy do sygnowanego oddziału innego lidera.",
    "conquest.deck.second-warlord": "{card} to lider: talia ma jednego, a wśród jej kart nie ma żadnego.",
    "conquest.deck.planet": "{card} to planeta: nigdy nie wchodzi w skład talii.",
    "conquest.deck.token": "{card} to jednostka-żeton: nigdy nie wchodzi w skład talii.",
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
        "{faction}: {count, plural, one {# karta} few {# karty} other {# kart}} tego sojusznika, "
        "ale sojuszniczych frakcji jest {factions}; dozwolonych: {most}."
    ),
    "conquest.deck.neutral-army": "{card} to neutralna jednostka armii: talia Tyranidów nie może jej zawierać.",
    "conquest.deck.synapse": (
        "W talii {count, plural, one {jest # jednostka synaptyczna} few {są # jednostki synaptyczne} "
        "other {jest # jednostek synaptycznych}}; talia Tyranidów ma dokładnie {wanted}."
    ),
    "conquest.deck.not-the-box": "{card}: " + COPIES + ", a w talii początkowej {wanted}.",
    "conquest.deck.no-learning-deck": "{card} nie ma talii początkowej: mają ją tylko liderzy z zestawu podstawowego.",
    "conquest.deck.not-playable": "{card}: tą kartą nie można tu jeszcze grać.",
    # how the constructed decks want to be played
    "conquest.ready.the-great-wolf": (
        "Ragnar walczy tam, gdzie stoi lider wroga. "
        "Przydzielaj śmiało i zadawaj pierwszy cios. "
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
        "Nie stój w miejscu i walcz tylko z liczebną przewagą. "
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
        "Zachowaj zasoby na uderzenie z głębi."
    ),
    "conquest.ready.the-second-company": (
        "Cato zarabia na każdym wrogu, który pada obok niego. "
        "Planety niech zdobywają zwiadowcy i Techmarines, a posiłki zrzucaj tam, gdzie bitwa się rozstrzyga. "
        "Furia Sicariusa powala to, czego nie powali nic innego."
    ),
    "conquest.ready.jungle-fighters": (
        "Żołnierze i wojownicy biją mocniej przy boku Strakena. "
        "Kto pada, zostawia po sobie Gwardzistę, kartę albo strzał. "
        "Zacznij od ostrzału, a wróg nie dojdzie do twoich szeregów."
    ),
    "conquest.ready.da-big-waaagh": (
        "Rany rozwścieczają Orków, a przy Nazdregu wszystkich. "
        "Zadrap własnych chłopaków, zanim zrobi to wróg, i trzymaj ich przy życiu. "
        "Jeden Okrzyk bojowy kończy bitwę."
    ),
    "conquest.ready.the-burning-path": (
        "Każda iskra pali o jeden mocniej tam, gdzie stoi Zarathur. "
        "Ogniem oczyszczaj całe planety, a potem wchodź na nie tanimi jednostkami. "
        "Świątynia przywraca ogień na rękę."
    ),
    "conquest.ready.the-hunting-pack": (
        "Z każdym krokiem Kith przybywa Khymera. "
        "Zbierz bestie na jednej planecie i uderz, zanim ktoś je policzy. "
        "Terror i ból usuwają to, co stoi stadu na drodze."
    ),
    "conquest.ready.threads-of-fate": (
        "Co wyczerpane, ani nie dowodzi, ani nie oddaje ciosu, a Eldorath wyczerpuje. "
        "Na początku wygrywaj symbolami dowodzenia, potem Radą. "
        "Przewidywanie zachowaj na rundę, w której spotkają się liderzy."
    ),
    "conquest.ready.the-patient-hunter": (
        "Shadowsun przynosi dodatek na każdą planetę, którą odwiedza. "
        "Zbuduj jedną silną drużynę i przenoś ją tam, gdzie trwa bitwa. "
        "Drony dowodzą, karabiny zabijają."
    ),
    "conquest.ready.the-flesh-garden": (
        "Dla Uriena tortury są tanie, a wszystko inne drogie. "
        "Krój po jednej jednostce, a Rękawica niech powtórzy to, co zabolało najbardziej. "
        "Potworki walczą tak często, jak masz karty do odrzucenia."
    ),
    "conquest.ready.the-beast-that-heals": (
        "Old One Eye co rundę leczy połowę ran, więc niech je przyjmuje. "
        "Hormagaunty odsyłają mu ciosy, a szpony oddają je wrogowi. "
        "Zoantrop w tym czasie pali inną planetę."
    ),
    "conquest.ready.not-one-step-back": (
        "Na umocnionych planetach u Worra nikt się nie wycofuje, a każdy bije mocniej. "
        "Przed rundą wybierz miejsce i trzymaj się go. "
        "Śmierć tchórza jest warta kartę."
    ),
    "conquest.ready.brothers-in-arms": (
        "Gwardia i Tau walczą ramię w ramię: jedni dają ludzi, drudzy broń. "
        "Starblaze wzywa sąsiada na planetę, na którą się przydziela. "
        "Nadzorcy rosną z każdym sojusznikiem obok."
    ),
    "conquest.ready.skulls-for-the-throne": (
        "Ba'ar Zul bierze na siebie rany wszystkich, a Gwoździe zmieniają je w furię. "
        "Pierwszy zabity w rundzie walki uwalnia całą resztę. "
        "Nigdy nie zostawiaj go samego."
    ),
    "conquest.ready.speed-freeks": (
        "Co ma koła, należy do Orków, ktokolwiek to zbudował. "
        "Bez inicjatywy twoje wozy są najlepsze, więc oddaj ją wrogowi. "
        "Grube Orki sprawią, że ją ma."
    ),
    "conquest.ready.the-hidden-brood": (
        "Najpierw zaraź planetę, a potem Genokrady wyjdą z ręki w środku bitwy. "
        "Zasoby trzymaj na zasadzkę, nie na fazę wystawiania. "
        "Kogo zabije Genokrad, ten może powstać po twojej stronie."
    ),
    "conquest.ready.the-eternal-crusade": (
        "Pierwszy cios wzmacnia Templariusza, a Mavros zadaje go sam. "
        "Walcz na technologicznych planetach: tam śluby przynoszą zysk. "
        "Czempion wyzywa tego wroga, który się liczy."
    ),
    "conquest.ready.the-serpents-wisdom": (
        "Jeden Psyker i jeden Wojownik przy Talyesinie, a wszyscy biją mocniej. "
        "Co rundę szukaj tego, czego brakuje. "
        "Czarnoksiężnicy płacą kartami wojowników, którzy nie są potrzebni."
    ),
    "conquest.ready.the-long-march-home": (
        "Stos kart odrzuconych to druga ręka Anrakyra, a stos wroga to trzecia. "
        "Odrzucaj celowo: Wieczni rosną z każdym z nich na stosie. "
        "Pilnuj talii, bo i ona się kończy."
    ),
    "conquest.ready.steel-of-vostroya": (
        "W ręce Maksima karty wsparcia są osłonami, dla czołgów podwójnymi. "
        "Najpierw zbuduj zaplecze, potem wyjedź. "
        "Czołg, który strzela dwa razy, zdobywa planetę."
    ),
    "conquest.ready.the-dissecting-table": (
        "Każda wyleczona rana daje Szerasowi zasób. "
        "Zrań swoich na stole, a potem lecz po trochu. "
        "W długich bitwach nikt cię nie przetrwa."
    ),
    "conquest.ready.the-silent-storm": (
        "Na wszystko, co celuje w twoje jednostki, Jain Zar ma odpowiedź. "
        "Każdy anulowany efekt może sprowadzić Banshee z ręki. "
        "Zachowaj jedną kartę i niech wróg zgaduje którą."
    ),
    "conquest.ready.court-of-excess": (
        "Kultyści to monety: płacą za Demony, a Demony tworzą kolejnych. "
        "Vha'shaelhur pali całą planetę i liczy zabitych. "
        "Strażniczka walczy ponownie za każdą oddaną jej duszę."
    ),
}
