"""What the terminal says in Polish when Invasion is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.invasion.burns": "płonie: {number} z {most}",
    "tui.invasion.experience": "doświadczenie: {count}",
    "tui.invasion.burning": " PŁONIE ",
    "tui.invasion.power": "siła {number}",
    "tui.invasion.developments": "rozwinięcia {number}",
    "tui.invasion.attack": "Atak ({place}): {attackers} przeciw {defenders}",
    "tui.invasion.link": "łańcuch {number}: {card} ({player})",
    "tui.invasion.ask.window": (
        "3 k zagrywa kartę 3 do Królestwa · develop 3 q: rozwinięcie · Enter pasuje · pomiń: do końca tury · pomoc"
    ),
    "tui.invasion.why.usage": (
        "Napisz, co chcesz zrobić: dlaczego 3, dlaczego 3 kingdom albo dlaczego attacker Troll Slayers."
    ),
    "tui.invasion.help.play": "zagrywa kartę 3 do Królestwa (k, q, b) albo na cel: 3 i część nazwy",
    "tui.invasion.help.develop": "zagrywa zakrytą kartę 3 do strefy Misji jako rozwinięcie",
    "tui.invasion.help.why": "dlaczego 3: dlaczego czegoś nie wolno, z numerem zasady",
    "tui.invasion.help.inspect": "obejrzyj 3, obejrzyj kazador: karta z tekstem",
    "tui.invasion.brief": (
        "Wygrywasz, gdy płoną dwie z trzech stref Stolicy przeciwnika albo gdy skończy mu się talia.\n"
        "W każdej turze: (1) Królestwo: stare zasoby przepadają, przywracasz spaczoną kartę, zbierasz zasoby za "
        "siłę w Królestwie; (2) Misja: losujesz kartę za każdą siłę w strefie Misji; (3) Stolica: zagrywasz karty "
        "i jedną zakrytą jako rozwinięcie, które daje strefie jeden punkt Wytrzymałości więcej; (4) Pole Bitwy: "
        "atakujesz jedną strefę jednostkami ze swojego Pola Bitwy; bronią jej jednostki z tej strefy. Obrażenia muszą "
        "najpierw wystarczyć dla każdego obrońcy.\n"
        "Karta kosztuje swój koszt i jeden zasób za każdy brakujący symbol lojalności. W każdym oknie obaj gracze "
        "mogą użyć akcji; akcje tworzą łańcuch, który rozpatruje się od ostatniej, gdy obaj spasują."
    ),
}
