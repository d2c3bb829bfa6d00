"""What the terminal says in Polish when Conquest is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.conquest.round": "Runda {number}",
    "tui.conquest.down": "zakryta",
    "tui.conquest.symbol.material": "sur.",
    "tui.conquest.symbol.strongpoint": "umocn.",
    "tui.conquest.symbol.tech": "techn.",
    "tui.conquest.bonus": "karty {cards} zas. {resources}",
    "tui.conquest.leads": "górą",
    "tui.conquest.hq": "Sztab",
    "tui.conquest.initiative": "INICJATYWA",
    "tui.conquest.dial": "wskaźnik: {place}",
    "tui.conquest.dial.secret": "wskaźnik: ustawiony, tajny",
    "tui.conquest.warlord.hale": "zdrowy",
    "tui.conquest.warlord.bloodied": "KRWAWIĄCY",
    "tui.conquest.captured": "zdobyte: {planets}",
    "tui.conquest.missing": "do zwycięstwa:",
    "tui.conquest.shields": "osłona {number}",
    "tui.conquest.battle": "Bitwa: {place}, runda walki {round}, inicjatywa: {player}.",
    "tui.conquest.attack": "{attacker} atakuje; obrońca: {defender}.",
    "tui.conquest.attacker": "{attacker} atakuje.",
    "tui.conquest.assigned": "Przypisane obrażenia: {hits}",
    "tui.conquest.deploying": "Wystawiana karta: {card}, koszt {cost}",
    "tui.conquest.playing": "Zagrywana karta: {cards}",
    "tui.conquest.looked": "Odsłonięte: {cards}",
    "tui.conquest.ask.deploy": (
        "3 4 wystawia kartę 3 na planecie 4 · 3 i część nazwy: na celu · Enter pasuje do końca fazy · pomoc"
    ),
    "tui.conquest.ask.window": "3 zagrywa kartę 3 · Enter pasuje · pomiń: do końca fazy · okna: gdzie pytać · pomoc",
    "tui.conquest.why.usage": (
        "Napisz, co chcesz zrobić: dlaczego 3, dlaczego 3 4 (na planecie 4) albo dlaczego attacker Nazdreg."
    ),
    "tui.conquest.help.deploy": "wystawia kartę 3 na planecie 4",
    "tui.conquest.help.aim": "wystawia lub zagrywa kartę 3 na to, co się tak nazywa",
    "tui.conquest.help.why": "dlaczego 3, dlaczego 3 4: dlaczego czegoś nie wolno, z numerem zasady",
    "tui.conquest.help.inspect": "obejrzyj 3, obejrzyj nazdreg, obejrzyj plannum: karta lub planeta z tekstem",
    "tui.conquest.help.rules": "zasady CON-7.9, zasady brutal: wyszukaj zasadę",
    "tui.conquest.help.skip": "pasuj we wszystkim, co nie wymaga odpowiedzi, do końca fazy",
    "tui.conquest.help.stops": "w których oknach jest pytanie; okna battle włącza lub wyłącza jedno",
    "tui.conquest.signs": (
        "3/4 ATK i pozostałe PW   ({minus}1) obrażenia   {flag}2 dowodzenie   {star} lider   {exhausted} wyczerpanie   "
        "{first} pierwsza planeta   {minus}2! nadchodzi"
    ),
    "tui.conquest.brief": (
        "Wygrywasz, gdy masz trzy planety o wspólnym symbolu, gdy dwa razy pokonasz lidera przeciwnika (najpierw "
        "krwawi) albo gdy skończy mu się talia.\n"
        "W każdej rundzie: (1) wystawianie: na zmianę po jednej karcie lub Akcji, aż obaj spasują; (2) dowodzenie: "
        "obaj potajemnie ustawiają wskaźnik i liderzy ruszają ze wszystkimi jednostkami ze sztabu; na każdej planecie "
        "strona z większą liczbą symboli dowodzenia na przygotowanych jednostkach zdobywa karty i zasoby, a samotny "
        "lider wygrywa zawsze; (3) walka: bitwa na pierwszej planecie i wszędzie tam, gdzie jest lider; na zmianę "
        "przygotowana jednostka wyczerpuje się i zadaje swój ATK wrogiej jednostce; karta osłony z ręki, jedna na "
        "trafienie, zapobiega obrażeniom; zwycięzca używa zdolności bitewnej planety i zdobywa pierwszą planetę; "
        "(4) sztab: żeton idzie dalej, 2 karty i 4 zasoby, wszystko się przygotowuje, inicjatywa zmienia stronę.\n"
        "W oknach Akcji podczas walki stół pasuje za ciebie, chyba że postanowisz inaczej: okna."
    ),
}
