"""How a native ear would have the Polish words that a template has put down."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

HOST: Final = "jednostka z tą kartą"
TOP: Final = "wierzchnią kartę swojej talii"
ITSELF: Final = {"tej jednostki": "niej", "tej jednostce": "niej", "tę jednostkę": "nią", "tą jednostką": "nią"}
BARE: Final = {"tej jednostce": "jej", "tę jednostkę": "ją"}
OTHERS: Final = "jednost|kart|plane|stref|tali[aię]|ręk|Akcj|misj"  # what "she" could be instead


def _again(found: re.Match[str]) -> str:
    """A unit that is spoken of for the second time in one breath."""
    said = BARE.get(found[4], found[4]) if found[3] is None else f"{found[3]} {ITSELF[found[4]]}"
    return f"{found[1]}{found[2]}{said}"


ORDER: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    (r"\bw grze jest (\w+) na tej (?:jednostce|karcie)", r"jest na niej \1"),
    (
        rf"\b([Tt](?:ej|ę) jednost\w+ (?:(?!{OTHERS})[^.;:„])*?gdzie X to) ((?:\w+ )*?)tej jednostki\b",
        r"\1 jej \2",
    ),
    (r"(gdzie X to jej [\w ]+?) +(?=[.;])", r"\1"),
    (
        rf"\b([Tt](?:a|ej|ę|ą) jednost(?:ka|ki|ce|kę|ką)\b)((?:(?!{OTHERS})[^.;:„])*?)"
        r"\b(?:(na|z|do) )?(tej jednostki|tej jednostce|tę jednostkę|tą jednostką)\b",
        _again,
    ),
    (r"\b([Uu]suń|usunąć) ((?:wszystkie|połowę|\d+|X) obraże\w+(?: \(w górę\))?) z (niej)\b", r"\1 z \3 \2"),
    (r"\b(aby|możesz|może|mogą) (\w+ć) (ją|go|je)(?=[.,;])", r"\1 \3 \2"),  # "aby ją przygotować"
    (r"\b(\d+|X) (obraże\w+) (jej|mu|im)(?=[,.;])", r"\3 \1 \2"),  # "zadaj jej 1 obrażenie"
    (r"\b([Pp]ołóż|położyć) (\d+|X) (żeton\w*(?: zasobów)?|zasob\w+) na (niej|nim)(?=[.,;])", r"\1 na \4 \2 \3"),
    (r",? i jeśli ", ", a jeśli "),
    (r"\b(Zagraj|Użyj) tylko jeśli\b", r"\1, tylko jeśli"),
    (r"\b((?:Zagraj|Użyj) tylko [^.]*?), a jeśli\b", r"\1 i tylko jeśli"),
    (r"\bAkcji właśnie aktywowanej(?=[,.])", "właśnie aktywowanej Akcji"),
    (r"jest zarażona już wcześniej", "była już wcześniej zarażona"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na dowolną sąsiednią planetę", r"\1 do dowolnej sąsiedniej planety"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na tę planetę", r"\1 do tej planety"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na planetę", r"\1 do planety"),
    (r"\b([Pp]rzydziel|[Pp]rzygotuj|[Ww]yczerp|[Pp]rzesuń) twojego lidera", r"\1 swojego lidera"),
    (r"(przydzieleniu twojego lidera [^,.]*?przydziel) swojego lidera", r"\1 go"),
    (rf"({TOP}, a następnie [^.]*?)łączny wydrukowany koszt tych kart", r"\1wydrukowany koszt tej karty"),
    (r"\bz wyjątkiem (\w+) z wyjątkiem (\w+)", r"z wyjątkiem \1 i \2"),
    (r"\b(leż\w+) (co najmniej \d+ [^,.;]*?) (na \w+ stosie kart odrzuconych)", r"\3 \1 \2"),
    (
        rf"\b((?:[Oo]drzuć|[Oo]dkryj|[Oo]dkryć) {TOP}\..*?)łączny wydrukowany koszt tych kart",
        r"\1wydrukowany koszt tej karty",
    ),
    (r"(zyskuje cechę \w+) i na jednostkę z tą kartą nie działają", r"\1 i nie działają na nią"),
    (r"\bmusi otrzymać (\d+|X)\b", r"otrzymuje \1"),
    (r"\bmusi stracić (\d+|X)\b", r"traci \1"),
    (r"\bmusi zyskać (\d+|X)\b", r"zyskuje \1"),
    (r"\b([Dd]o końca \w+(?: \w+)?) po tym, jak ", r"\1 za każdym razem po tym, jak "),
    (r"\b([Dd]o końca \w+(?: \w+)?),? kiedy ", r"\1 za każdym razem, kiedy "),
    (r"(Podczas twojej tury pierw[^.]*?zagrywasz) w turze", r"\1"),
    (r"(bitwą) (z wyjątkiem [^,]*?) (przeprowadzi)", r"\1 (\2) \3"),
    (
        r"(tam, gdzie toczy się bitwa), i nie ma (wrogich [^,]*?) tam, gdzie toczy się bitwa",
        r"\1, a \2 tam nie ma",
    ),
    (
        r"\bAlbo (odrzuć) (losowo X kart) z ręki, a następnie (dobierz X kart), albo przeciwnik musi "
        r"odrzucić \2 z ręki, a następnie dobrać X kart \(jeśli to możliwe\), "
        r"gdzie X to wybrana przez ciebie liczba nie większa niż (\d)",
        r"Wybierz X (najwyżej \4). Albo ty, albo przeciwnik musi odrzucić \2 z ręki, a następnie dobrać X kart",
    ),
    (
        r"(każda atakująca jednostka ma −\d do siły) podczas ataku do końca walki, dopóki ta strefa jest atakowana",
        r"\1 do końca walki",
    ),
    (
        r"na tej planecie na inną planetę przesuń tę kartę na tę planetę",
        "z tej planety na inną przesuń tę kartę za nią",
    ),
    (r"([Pp]o tym, jak [^,.]*?) (na (?:\w+ planecie|planecie \w+)) wejdzie do gry", r"\1 wejdzie do gry \2"),
    (r"\bna planecie z (\w+ liderem) z innej planety", r"z innej planety z \1"),
    (r"(przydzieleniu co najmniej jednej jednostki) na tej planecie", r"\1 do tej planety"),
    (
        r"(jeśli karta, która jest źródłem tej zdolności, to [^,]+), zniszcz kartę, która jest źródłem tej zdolności",
        r"\1, zniszcz ją",
    ),
    (r"\b(Ta jednostka ma [^.]*? dołączon\w+ do) tej jednostki", r"\1 niej"),
    (rf"({HOST} opuści grę,) gracz kontrolujący jednostkę z tą kartą", r"\1 kontrolujący ją gracz"),
    (
        r"(\bkontrolujący (?:ją|jednostkę z tą kartą) [^.]*?gdzie X to) (.+?) jednostki z tą kartą",
        r"\1 jej \2",
    ),
    (r"(gracza kontrolującego jednostkę z tą kartą zniszcz) jednostkę z tą kartą", r"\1 ją"),
    (r"(Dopóki karta z tym Dodatkiem [^.]*?) obrażenia zadawane karcie z tym Dodatkiem", r"\1 zadawane jej obrażenia"),
    (
        r"\b([Zz]ada(?:j|ć)) X obrażeń (innej wybranej [^.,]+), gdzie X to siła (wybranej [^.]+)(?=\.)",
        r"\1 obrażenia równe sile \3 \2",
    ),
    (r"(wybraną [^.;]*? w sw\w+ [^.;]*?) na Pole Bitwy tego samego gracza", r"\1 na swoje Pole Bitwy"),
    (r"\bpoza tą strefą do tej strefy", "z innej strefy do tej strefy"),
    (
        r"\bwybierz X \(najwyżej liczba twoich rozwinięć\)\. Poświęć X swoich rozwinięć\.",
        "poświęć X swoich rozwinięć (X to dowolna liczba).",
    ),
    (r"\bmożesz zapłacić (\d \w+), a następnie (\w+ć (?:tę|tą|tamt))", r"możesz zapłacić \1, aby \2"),
    (r"niż liczba punktów Wytrzymałości tej jednostki, poświęć tę jednostkę", "niż jej Wytrzymałość, poświęć ją"),
    (r"\b(\d) razy: możesz umieścić", r"możesz maksymalnie \1 razy umieścić"),
    (r"\b([Mm]ożesz usunąć \d żeton\w+ zasobów z tej karty), a następnie (\w+eć)", r"\1, aby \2"),
    (
        r"\b([Dd]aj wybranej [^.]*? do ATK) (do końca fazy)\. Do końca fazy ta jednostka zyskuje (cechę \w+)",
        r"\1 i \3 \2",
    ),
    (
        r"o wydrukowanym koszcie X lub wyższym, gdzie X to najwyższy wydrukowany koszt (wśród [^.]*?)(?=\.)",
        r"o najwyższym wydrukowanym koszcie \1",
    ),
    (r"\bJeśli wybrana jednostka to twoja jednostka,", "Jeśli wybrana jednostka jest twoja,"),
    (r"(?<!nie )(\bkontrolujesz [^.,;]*?) i kontrolujesz ", r"\1 i "),
    (r"\bgracz kontrolujący je musi poświęcić je\b", "kontrolujący je gracz musi je poświęcić"),
    (
        r"\bPoświęć (wszystkie jednostki, które atakowały w tej fazie), pod koniec fazy\.",
        r"Pod koniec fazy poświęć \1.",
    ),
    (r"\bmożesz pokazać i wziąć znalezione karty wsparcia na rękę", "możesz je pokazać i wziąć na rękę"),
    (r"\bmożesz pokazać i wziąć (ją|je|go) na rękę", r"możesz \1 pokazać i wziąć na rękę"),
    (
        r"w broniącej się strefie jest strefa dowolnej Stolicy z obrażeniami",
        "broniąca się strefa ma obrażenia",
    ),
    (
        r"Legendy (w starciu z jednostkami przeciwnika), do których dołączono tę kartę, zadają",
        r"Legenda z tą kartą \1 zadaje",
    ),
    (
        r"\b([Zz]ada\w+) ((?:\d|X) obraże\w+, któr\w+ nie można (?:anulować|zapobiec),) ([^.,;]+?)(?=[.,;]| za każd)",
        r"\1 \3 \2",
    ),
    (r"\b(niebędąc\w+ liderem) (Astra Militarum)", r"\2 \1"),
    (
        r"(dopóki) liczba frakcji wśród twoich jednostek (spoza \w+) wynosi (co najmniej \d)",
        r"\1 twoje jednostki \2 należą do \3 frakcji",
    ),
    (r" i odrzuć najwyżej 1 z nich(?=\.)", " i możesz odrzucić 1 z nich"),
    (
        r"(Po usunięciu obrażeń [^.]*? na czas) (następnego ataku [^.]*? to liczba) tych obrażeń",
        r"\1 jej \2 usuniętych obrażeń",
    ),
    (r"(osłony \(\d, jeśli) to karta z cechą (\w+)\)", r"\1 osłaniana jednostka ma cechę \2)"),
    (r"(eśli przeciwnik ma [^.,]*?, zabierz) przeciwnikowi", r"\1 mu"),
    (r"\b([Ss]pacz wybraną jednostkę i zadaj) (\d obraże\w+) tej jednostce", r"\1 jej \2"),
    (
        r"\b([Kk])iedy na misję ([^,]*?) efektem innej karty zostaną położone żetony zasobów",
        r"\1iedy efekt innej karty położy żetony zasobów na misji \2",
    ),
    (r"\b(wypełniając\w+ tę misję) (jednostk\w+)", r"\2 \1"),
    (
        r"(walce o \d obrażenie więcej) i (w każdej turze) przekieruj (pierwsze obrażenie zadawane każdej) swojej "
        r"jednostce z cechą \w+ (na [^.(]*?)(?= \()",
        r"\1, a \2 \3 z nich przekieruj \4",
    ),
    (r"\bto nie karta ([A-ZŁŚ]\w+ ?(?:[A-ZŁŚ]\w+)?)(?=[,.])", r"nie jest kartą \1"),
    (r"(kontrolującego jednostkę z tą kartą zadaj [^.]*?)(?:jednostce z tą kartą)(?= \d)", r"\1tej jednostce"),
    (
        r"\bW chwili zniszczenia jednostki z tą kartą zamiast tego cofnij ją na",
        "Gdy jednostka z tą kartą ma zostać zniszczona, zamiast tego cofnij tę jednostkę na",
    ),
    (r"(wyczerp tę kartę, aby przepisać \d z tych obrażeń na) nią", r"\1 tę kartę"),
    (r"\b(przetrwa walkę) podczas ataku", r"\1 jako atakująca"),
    (r"\bmusi się bronić do końca walki", "musi bronić się w tej walce"),
    (
        r"\bDo końca tury twoi przeciwnicy nie mogą wylosować w turze więcej niż (\d) kartę",
        r"W tej turze każdy przeciwnik może wylosować najwyżej \1 kartę",
    ),
    (r"\b(kartę wsparcia(?: [A-Z]\w+)*)( w broniącej się strefie)? z wyjątkiem Dodatków", r"\1 niebędącą Dodatkiem\2"),
    (r"\b(kart wsparcia)( w tej strefie)? z wyjątkiem Dodatków", r"\1 niebędących Dodatkami\2"),
    (
        r"\balbo ze swojego stosu kart odrzuconych, albo ze stosu kart odrzuconych przeciwnika na spodzie",
        "ze stosu kart odrzuconych dowolnego gracza na spodzie",
    ),
    (r"(jakby \w+ na Polu Bitwy) i\b", r"\1, i"),
)
