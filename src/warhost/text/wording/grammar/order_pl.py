"""Polish word order: regular expressions that make the text from a template idiomatic."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

HOST: Final = "jednostka z tą kartą"
HOSTS: Final = "jednostki z tą kartą"
TOP: Final = "wierzchnią kartę swojej talii"
ITSELF: Final = {"tej jednostki": "niej", "tej jednostce": "niej", "tę jednostkę": "nią", "tą jednostką": "nią"}
BARE: Final = {"tej jednostce": "jej", "tę jednostkę": "ją"}
OTHERS: Final = "jednost|kart|plane|stref|tali[aię]|ręk|Akcj|misj"  # stems of other feminine nouns to refer to


def _again(found: re.Match[str]) -> str:
    """Replace the second mention of a unit in a sentence."""
    said = BARE.get(found[4], found[4]) if found[3] is None else f"{found[3]} {ITSELF[found[4]]}"
    return f"{found[1]}{found[2]}{said}"


FEW: Final = {"obrażeń": "obrażenia", "zasobów": "zasoby"}


def _few(found: re.Match[str]) -> str:
    return f"{found[2].lower()} maksymalnie {found[1]} {FEW[found[3]]}{found[4]}"


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
    (
        r"\b([Uu]suń|usunąć) ((?:wszystkie|połowę|\d+|X) obraże\w+(?: \(zaokrąglając w górę\))?) z (niej)\b",
        r"\1 z \3 \2",
    ),
    (r"\b(aby|możesz|może|mogą) (\w+ć) (ją|go|je)(?=[.,;])", r"\1 \3 \2"),  # gives for example "aby ją przygotować"
    (r"\b(\d+|X) (obraże\w+) (jej|mu|im)(?=[,.;])", r"\3 \1 \2"),  # example of the result: "zadaj jej 1 obrażenie"
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
    (r"\b([Dd]o końca \w+(?: \w+)?) po tym, jak ", r"\1 za każdym razem, gdy "),
    (r"\b([Dd]o końca \w+(?: \w+)?),? kiedy ", r"\1 za każdym razem, kiedy "),
    (r"(Podczas twojej tury pierw[^.]*?zagrywasz) w turze", r"\1"),
    (r"(bitwą) (z wyjątkiem [^,]*?) (przeprowadzi)", r"\1 (\2) \3"),
    (
        r"(tam, gdzie toczy się bitwa), i nie ma (wrogich [^,]*?) tam, gdzie toczy się bitwa",
        r"\1, a \2 tam nie ma",
    ),
    (
        r"\b[Aa]lbo (odrzuć) (losowo X kart) z ręki, a następnie (dobierz X kart), albo przeciwnik musi "
        r"odrzucić \2 z ręki, a następnie dobrać X kart \(jeśli to możliwe\), "
        r"gdzie X to wybrana przez ciebie liczba nie większa niż (\d)",
        r"wybierz X (najwyżej \4). Albo ty, albo przeciwnik musi odrzucić \2 z ręki, a następnie dobrać X kart",
    ),
    (
        r"do końca walki (każda atakująca jednostka ma −\d do siły) podczas ataku, dopóki ta strefa jest atakowana",
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
    (r"(gracza kontrolującego jednostkę z tą kartą zniszcz) jednostkę z tą kartą", r"\1 tę jednostkę"),
    (r"(Dopóki karta z tym Dodatkiem [^.]*?) obrażenia zadawane karcie z tym Dodatkiem", r"\1 zadawane jej obrażenia"),
    (
        r"\b([Zz]ada(?:j|ć)) X obrażeń innej (wybranej [^.,]+?)( w tej samej strefie)?, gdzie X to siła "
        r"(wybranej [^.]+)",
        r"\1 \2 obrażenia równe sile innej \4\3",
    ),
    (r"(wybraną [^.;]*? w sw\w+ [^.;]*?) na Pole Bitwy tego samego gracza", r"\1 na swoje Pole Bitwy"),
    (r"\bpoza tą strefą do tej strefy", "z innej strefy do tej strefy"),
    (
        r"\bwybierz X \(najwyżej liczba twoich rozwinięć\)\. Poświęć X swoich rozwinięć\.",
        "poświęć X swoich rozwinięć (X to dowolna liczba).",
    ),
    (
        r"\bmożesz zapłacić (\d \w+), a następnie ((?:pod koniec \w+ )?\w+ć (?:tę|tą|tamt))",
        r"możesz zapłacić \1, aby \2",
    ),
    (r"niż liczba punktów Wytrzymałości tej jednostki, poświęć tę jednostkę", "niż jej Wytrzymałość, poświęć ją"),
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
    (r"\bgracz kontrolujący (je|ją) musi poświęcić \1\b", r"kontrolujący \1 gracz musi \1 poświęcić"),
    (r"\bGracz kontrolujący (je|ją) musi poświęcić \1\b", r"Kontrolujący \1 gracz musi \1 poświęcić"),
    (r"(, |; )on[ao] musi się bronić", r"\1musi się bronić"),
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
    (r" i odrzuć najwyżej 1 z nich(?=\.)", "; możesz odrzucić 1 z nich"),
    (
        r"(Po usunięciu obrażeń [^.]*? na czas) (jej następnego ataku [^.]*? to liczba) tych obrażeń",
        r"\1 \2 usuniętych obrażeń",
    ),
    (r"(osłony \(\d, jeśli) to karta z cechą (\w+)\)", r"\1 osłaniana jednostka ma cechę \2)"),
    (r"(eśli przeciwnik ma [^.,]*?, zabierz) przeciwnikowi", r"\1 mu"),
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
    (
        r"\b([Uu]mieść|[Ww]ystaw)( w grze)? (tę (?:kartę|jednostkę)) (na [^.]*?)\. Użyj tej zdolności (z[^.]*)",
        r"\1\2 \3 \5 \4",
    ),
    (
        r"\bUderz tą kartą z głębi\. Użyj tej zdolności z rezerwy",
        r"Wykonaj z rezerwy Uderzenie z głębi tą kartą",
    ),
    (r"\bpremię albo karcianą, albo zasobów", r"premię karcianą albo premię zasobów"),
    *[
        (
            rf"(\bPo zadeklarowaniu {unit} jako atakującej) przesuń 1 obrażenie z {card} (na jedną inną jednostkę na "
            rf"tej planecie), jeśli {subject} ma obrażenia",
            r"\1, jeśli ma ona obrażenia, przesuń 1 z nich \2",
        )
        for unit, card, subject in (("tej jednostki", "tej karty", "ta karta"), (HOSTS, HOSTS, HOST))
    ],
    (
        r"\b(wybranej) jednostki z cechą (\w+) z obrażeniami pod swoją kontrolą",
        r"\1 swojej jednostki z obrażeniami i cechą \2",
    ),
    (r"\bdopóki jest to jednostka z cechą (\w+)", r"dopóki ma cechę \1"),
    (r"\bdopóki jest to jednostka spoza (\w+)", r"dopóki nie należy do \1"),
    (
        r"\b[Dd]opóki jednostka z tą kartą to jednostka armii, zyskuje",
        r"Dopóki jednostka z tą kartą jest jednostką armii, zyskuje",
    ),
    (r"\bliczba ([^,.]*?) pomnożona przez 2", r"podwojona liczba \1"),
    (r"\b(jednostkę) z wyjątkiem żetonów", r"\1 niebędącą żetonem"),
    (r"\b([Tt]woje jednostki(?: \w+)?) z wyjątkiem żetonów", r"\1 niebędące żetonami"),
    (r"\bGdy (twoja jednostka [^,.]*?) opuszcza grę, zamiast tego", r"Gdy \1 ma opuścić grę, zamiast tego"),
    (r"(na tej planecie) (tego samego gracza)", r"\2 \1"),
    (r"\b([Dd]aj) ([^,;.]*?) (do końca \w+) i daj ([^.;]*?) \3", r"\1 \2 i \4 \3"),
    (
        r"\bprzesuń X obrażeń (z tamtej jednostki na tę kartę), gdzie X to liczba tych obrażeń",
        r"przesuń te obrażenia \1",
    ),
    (r"(\bprzejrzyj [^.]*\. Możesz umieścić w grze) wybraną jednostkę", r"\1 znalezioną jednostkę"),
    (
        r"(\bWyczerp wszystkie swoje [^.]*?łączny wydrukowany ATK) twoich przygotowanych",
        r"\1 wyczerpanych w ten sposób",
    ),
    (
        r"\bgdy następnym razem w tej fazie wystawisz jednostkę ([^,]*?)[ ,]+obniż koszt wystawianej jednostki o (\d)",
        r"obniż o \2 koszt następnej jednostki \1, którą wystawisz w tej fazie",
    ),
    (r"(\.\))”$", r"\1”."),
    (r"(?<!\))\.”$", r"”."),
    (r"(\bpo \d obraże\w+) jedną lub więcej", r"\1 jednej lub większej liczbie"),
    (r"\bprzygotuj (maksymalnie [^.]*?) na niej(?=\.)", r"przygotuj na niej \1"),
    (
        r"(\bkontrolujesz) (jednostkę z cechą \w+) na tej planecie i (jednostkę z cechą \w+ na tej planecie)",
        r"\1 zarówno \2, jak i \3",
    ),
    (r"(\bnie wyższym niż liczba) swoich", r"\1 twoich"),
    (r"\((\d), jeśli jest na zarażonej planecie\)", r"(\1, jeśli ta planeta jest zarażona)"),
    (r"^Ta jednostka (na planecie z [^.]*?) ma ([^.]*)", r"Ta jednostka ma \2, dopóki jest \1"),
    (
        r"\bspoza ([A-ZŁŚ]\w+(?: [A-ZŁŚ]\w+)?) i spoza ([A-ZŁŚ]\w+(?: [A-ZŁŚ]\w+)?) i spoza ",
        r"spoza \1, \2 i ",
    ),
    (r"(\bz cechą \w+) i (spoza \w+)", r"\2 \1"),
    (r"\bodrzucić (wszystkie karty o nazwie zniszczonej jednostki) ze swojej ręki", r"odrzucić z ręki \1"),
    (
        r"\bW chwili zniszczenia tej jednostki usuń z niej wszystkie obrażenia, zamiast tego zostaw ją w grze i "
        r"(przesuń ją na dowolną sąsiednią planetę), jeśli niszczą ją obrażenia i w grze jest sąsiednia planeta",
        r"Gdy obrażenia mają zniszczyć tę jednostkę, a w grze jest sąsiednia planeta, zamiast tego usuń z niej "
        r"wszystkie obrażenia i \1",
    ),
    (
        r"\bDo końca fazy w swojej następnej turze wystawiania musisz",
        r"W swojej następnej turze wystawiania w tej fazie musisz",
    ),
    (
        r" umieść w grze na tej planecie leżącą najwyżej jednostkę armii ze swojego stosu kart odrzuconych, (jeśli "
        r"karta leżąca najwyżej na twoim stosie kart odrzuconych to [^.]*)",
        r", \1, umieść ją w grze na tej planecie",
    ),
    (
        r"\bjeśli karta, która jest źródłem tej zdolności, to ([^,]+), zniszcz ją",
        r"jeśli źródłem tej zdolności jest \1, zniszcz ją",
    ),
    (
        r"\b(przełożyć jeden dodatek) na swojej jednostce na tej planecie na",
        r"\1 ze swojej jednostki na tej planecie na",
    ),
    (r"\b(przełóż każdy dodatek) na niej na", r"\1 z niej na"),
    (r"\bna czas tego ataku przeciwnik nie może", r"podczas tego ataku przeciwnik nie może"),
    (r"(\b[Dd]o końca (\w+)) ([^.]*?)\. Do końca \2 ([^.]*?)(?=\.)", r"\1 \3, a \4"),
    (r"\bnaraz otrzymują", r"otrzymują jednorazowo"),
    (r"\bjednostce spośród zranionych przez", r"jednostce zranionej przez"),
    (
        r"\bzabierz przeciwnikowi X zasobów, gdzie X to wybrana przez ciebie liczba nie większa niż (\d)",
        r"zabierz przeciwnikowi maksymalnie \1 zasoby",
    ),
    (
        r"\b(zada[ćj]) X obrażeń tej jednostce, gdzie X to wydrukowany ATK tej jednostki",
        r"\1 jej X obrażeń, gdzie X to jej wydrukowany ATK",
    ),
    (r"\b([Ww]eź|wziąć) ([^.;,]*? ze swojego stosu kart odrzuconych) na rękę", r"\1 na rękę \2"),
    (r"\b(swoich jednostek) na jednej planecie (z swoim liderem do)", r"\1 z jednej planety \2"),
    (r"(na tej samej planecie, jeśli kontrolujesz) ([^.]*?) na tej samej planecie", r"\1 tam \2"),
    (
        r"(\b[Oo]drzuć wierzchnią kartę swojej talii\. [^.]*?wydrukowany koszt) tej karty",
        r"\1 odrzuconej karty",
    ),
    (r"(jedną swoją jednostkę w odpowiadającej strefie) dowolnego gracza", r"\1"),
    (r"\bwybierz X \(najwyżej (\d)\)\. (\w+) X (obrażeń|zasobów)([^.X]*)(?=\.)", _few),
    (
        r"\b([Pp]rzesuń wybraną jednostkę(?: \w+)?) w swoim Królestwie lub w swojej strefie Misji na",
        r"\1 ze swojego Królestwa lub ze swojej strefy Misji na",
    ),
    (
        r"\b(dołącz wybrany Dodatek) na jednostce do (innej jednostki w) tej strefie",
        r"\1 z jednostki do \2 tej samej strefie",
    ),
    (
        r"(\b[Ww]ybrana jednostka(?: pod twoją kontrolą)?) traci (\d) (?:punkt\w*) Wytrzymałości (do końca tury); "
        r"daj jej \+(\d) do siły \3",
        r"\1 ma −\2 do Wytrzymałości i +\4 do siły \3",
    ),
    (r"(\bpo \d obraże\w+) 2 wybranym", r"\1 dwóm wybranym"),
    (
        r"(\bjednostk\w+(?: lub kartę wsparcia)?) z wyjątkiem kart ([A-ZŁŚ]\w+(?: [A-ZŁŚ]\w+)?)",
        r"\1 spoza \2",
    ),
    (
        r"(\bjednostk\w+) (ze swojego stosu kart odrzuconych) (o wydrukowanym koszcie \w+(?: lub \w+)?)",
        r"\1 \3 \2",
    ),
    (r"\bliczba kart na twojej ręce przedtem", r"liczba odrzuconych kart"),
    (r"\bliczba obrażeń na tej legendzie przedtem", r"liczba wyleczonych obrażeń"),
    (
        r"\b([Zz]adaj \d obraże\w+ wybranej jednostce), zadaj (\d obraże\w+ innej wybranej jednostce) i zadaj (\d "
        r"obraże\w+) innej wybranej jednostce",
        r"\1, \2 i \3 jeszcze innej wybranej jednostce",
    ),
    (
        r"\b([Mm]ożesz usunąć \d żeton\w+ zasobów z tej (?:karty|jednostki|misji)), a następnie (zadać|zniszczyć)",
        r"\1, aby \2",
    ),
    (r"(żetonów zasobów na \w+ \w+) wtedy \(o 1 więcej niż teraz\)", r"\1 (licząc nowy żeton)"),
    (r"(rozwinięć) wtedy \(o 1 więcej niż teraz\)", r"\1 (licząc nowe rozwinięcie)"),
    (r"(uważa się za puste), karta z tym Dodatkiem (traci całą siłę)", r"\1, a sama karta \2"),
    (
        r"\b([Ww]ydaj X zasobów) i wybierz (wszystkie jednostki Orków) przy tej karcie wsparcia, (gdzie X to łączny "
        r"wydrukowany koszt wszystkich kart) przy tej karcie wsparcia\. Umieść te karty jednocześnie w grze na "
        r"swoim Polu Bitwy",
        r"\1, aby jednocześnie umieścić w grze na swoim Polu Bitwy \2 dołączone do tej karty, \3 dołączonych do niej",
    ),
    (
        r"(\b[Oo]dkry(?:j|ć) wierzchnią kartę swojej talii\. [^.]*?wydrukowany koszt) tej karty",
        r"\1 odkrytej karty",
    ),
    (
        r"(\bodrzucił wierzchnią kartę swojej talii, a następnie [^.]*?wydrukowany koszt) tej karty",
        r"\1 odrzuconej karty",
    ),
    (r"\bmożesz zagrać ją\b", r"możesz ją zagrać"),
    (
        r"\bpod kontrolą gracza, który kontroluje jednostkę z tym Dodatkiem",
        r"pod kontrolą tego samego gracza",
    ),
    (r"(gracz może odrzucić X kart ze swojej ręki) i zniszczyć", r"\1, aby zniszczyć"),
    (r"\b([Tt]woje jednostki) na misji mają", r"\1 wypełniające misję mają"),
    (r"(na wierzchu talii właściciela) i odkryj znalezioną kartę", r"\1 i odkryj ją"),
    (r"(jest mniejsza niż \d, zniszcz) wybraną jednostkę", r"\1 ją"),
    (r"\(najwyżej liczba (żetonów zasobów|kart) (na|w) ([^)]*)\)", r"(najwyżej tyle, ile \1 jest \2 \3)"),
    (
        r"\bDołącz do (wybranej jednostki, która brała udział w tym ataku), zakryte jako doświadczenie (\d karty z "
        r"wierzchu swojej talii)",
        r"Dołącz \2 do \1, zakryte jako karty doświadczenia",
    ),
    (r"(ze swojej ręki i wyznacz) wybraną jednostkę (na atakującego)", r"\1 ją \2"),
    (
        r"^((?:Pole Bitwy|Misja|Królestwo)\. )?Atakujące jednostki ([^.]*?)zadają w walce",
        r"\1Każda atakująca jednostka \2zadaje w walce",
    ),
    (
        r"^((?:Pole Bitwy|Misja|Królestwo)\. )?Jednostki ([^.]*?)zadają w walce",
        r"\1Każda jednostka \2zadaje w walce",
    ),
    (r"\b(liczba płonących stref) dowolnej Stolicy", r"\1 wszystkich Stolic"),
    (
        r"\b([Jj])eśli liczba płonących stref twojej Stolicy wynosi 0",
        r"\1eśli żadna strefa twojej Stolicy nie płonie",
    ),
    (r"\bliczba zasobów w puli przeciwnika wynosi 0", r"przeciwnik nie ma zasobów w puli"),
    (r"\bliczba kart na rękach wszystkich przeciwników wynosi 0", r"żaden przeciwnik nie ma kart na ręce"),
    (
        r"\bliczba płonących stref twojej Stolicy jest większa niż liczba płonących stref Stolicy przeciwnika",
        r"w twojej Stolicy płonie więcej stref niż w Stolicy przeciwnika",
    ),
    (
        r"\bjedną jednostkę (tej samej rasy co) Stolica kontrolującego ją gracza spośród nich",
        r"jedną spośród nich jednostkę \1 twoja Stolica",
    ),
    (
        r"(pierwsza użyta przez ciebie Zasadzka [^.]*? rozwinięcie) w tej strefie",
        r"\1 w strefie, w której jej używasz",
    ),
    (
        r"\bJednostki (\w+)[ ,]+które zagrywasz[ ,]+jeśli kontrolujesz inną ich kopię[ ,]+kosztują 0",
        r"Każda jednostka \1, którą zagrywasz, kosztuje 0, jeśli kontrolujesz inną jej kopię",
    ),
    (r"\bwziąć (kartę, która była do niej dołączona), na rękę", r"wziąć na rękę \1"),
    (
        r"\bwziąć (\d wierzchnich kart [^.]*?) swojego stosu kart odrzuconych na rękę",
        r"wziąć na rękę \1 ze swojego stosu kart odrzuconych",
    ),
    (
        r"\b(umieścić w grze|umieść w grze) (tę (?:kartę|jednostkę)) ((?:w|na) [^.]*?)\. Użyj tej zdolności (z "
        r"ręki)(?=\.)",
        r"\1 \2 \4 \3",
    ),
    (
        r"\bKiedy zagrasz (jednostkę z cechą \w+|tę jednostkę), ([^.]*)\. Użyj, tylko jeśli została zagrana z ręki",
        r"Kiedy zagrasz z ręki \1, \2",
    ),
    (r", bez możliwości anulowania(?=\.)", r", którego nie można anulować"),
    (
        r"\bKażdy gracz: jeśli liczba rozwinięć pod jego kontrolą wynosi co najmniej X, może ",
        r"Każdy gracz, który kontroluje co najmniej X rozwinięć, może ",
    ),
    (
        r"(\b[Gg]racz kontrolujący jedną jednostkę o najniższym wydrukowanym koszcie musi) poświęcić (?:wybraną|tę) "
        r"jednostkę",
        r"\1 ją poświęcić",
    ),
    (
        r"(\bkażdy gracz musi wymienić nazwę jednostki\. Spacz wszystkie jednostki) o wymienionej nazwie",
        r"\1 o wymienionych nazwach",
    ),
    (r"\bgracza według twojego wyboru", r"wybranego przez ciebie gracza"),
    (
        r"\bjedną kartę spośród wydarzeń na stosie kart odrzuconych przeciwnika tak, jakby była",
        r"jedno wydarzenie ze stosu kart odrzuconych przeciwnika tak, jakby było",
    ),
    (
        r"\bpołożyć (wybraną jednostkę pod swoją kontrolą na planecie) zakrytą w rezerwie",
        r"położyć zakrytą w rezerwie \1",
    ),
    (r"\b(dodatek) (z cechą Punkt mocowania) (na niej)", r"\1 \3 \2"),
    (
        r"(\bpodejrzyj 2 karty z wierzchu swojej talii; 1 z nich połóż na spodzie tej talii, a) resztę",
        r"\1 drugą",
    ),
)
