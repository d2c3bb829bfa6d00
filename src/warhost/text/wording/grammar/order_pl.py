"""How a native ear would have the Polish words that a template has put down."""

from __future__ import annotations

from typing import Final

HOST: Final = "jednostka z tym Dodatkiem"
TOP: Final = "wierzchnią kartę swojej talii"

ORDER: Final = (
    (r"\b(aby|możesz|może|mogą) (\w+ć) (ją|go|je)(?=[.,;])", r"\1 \3 \2"),  # "aby ją przygotować"
    (r"\b(\d+|X) (obraże\w+) (jej|mu|im)(?=[,.;])", r"\3 \1 \2"),  # "zadaj jej 1 obrażenie"
    (r"\b([Pp]ołóż|położyć) (\d+|X) (żeton\w*(?: zasobów)?|zasob\w+) na (niej|nim)(?=[.,;])", r"\1 na \4 \2 \3"),
    (r",? i jeśli ", ", a jeśli "),
    (r"jest zarażona już wcześniej", "była już wcześniej zarażona"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na dowolną sąsiednią planetę", r"\1 do dowolnej sąsiedniej planety"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na tę planetę", r"\1 do tej planety"),
    (r"\b(przydziel(?:eniu|ić)? (?:\w+ )?lidera) na planetę", r"\1 do planety"),
    (r"\b([Pp]rzydziel|[Pp]rzygotuj|[Ww]yczerp|[Pp]rzesuń) twojego lidera", r"\1 swojego lidera"),
    (rf"({TOP}, a następnie [^.]*?)łączny wydrukowany koszt tych kart", r"\1wydrukowany koszt tej karty"),
    (r"\bz wyjątkiem (\w+) z wyjątkiem (\w+)", r"z wyjątkiem \1 i \2"),
    (r"\b(leż\w+) (co najmniej \d+ [^,.;]*?) (na \w+ stosie kart odrzuconych)", r"\3 \1 \2"),
    (
        rf"\b((?:[Oo]drzuć|[Oo]dkryj|[Oo]dkryć) {TOP}\..*?)łączny wydrukowany koszt tych kart",
        r"\1wydrukowany koszt tej karty",
    ),
    (r"(zyskuje cechę \w+) i na jednostkę z tym dodatkiem nie działają", r"\1 i nie działają na nią"),
    (r"\bmusi otrzymać (\d+|X)\b", r"otrzymuje \1"),
    (r"\bmusi stracić (\d+|X)\b", r"traci \1"),
    (r"\bmusi zyskać (\d+|X)\b", r"zyskuje \1"),
    (r"\b([Dd]o końca \w+(?: \w+)?) po tym, jak ", r"\1 za każdym razem po tym, jak "),
    (r"(bitwą) (z wyjątkiem [^,]*?) (przeprowadzi)", r"\1, \2, \3"),
    (
        r"na tej planecie z planety na inną przesuń tę kartę na tę planetę",
        "z tej planety na inną przesuń tę kartę za nią",
    ),
    (r"([Pp]o tym, jak [^,.]*?) (na \w+ planecie) wejdzie do gry", r"\1 wejdzie do gry \2"),
    (r"\bna planecie z (liderem pod \w+ kontrolą) z innej planety", r"z innej planety z \1"),
    (r"(przydzieleniu co najmniej jednej jednostki) na tej planecie", r"\1 do tej planety"),
    (
        r"(jeśli karta, która jest źródłem tej zdolności, to [^,]+), zniszcz kartę, która jest źródłem tej zdolności",
        r"\1, zniszcz ją",
    ),
    (r"\balbo \((\w+)\), albo \((\w+)\)", r"(\1 lub \2)"),
    (r"\b(Ta jednostka ma [^.]*? dołączon\w+ do) tej jednostki", r"\1 niej"),
    (r"\bw grze jest (co najmniej \d+ \w+) na tej (?:jednostce|karcie wsparcia)", r"jest na niej \1"),
    (rf"({HOST} opuści grę,) gracz kontrolujący jednostkę z tym Dodatkiem", r"\1 kontrolujący ją gracz"),
    (
        r"(\bkontrolujący (?:ją|jednostkę z tym Dodatkiem) [^.]*?gdzie X to) (.+?) jednostki z tym Dodatkiem",
        r"\1 jej \2",
    ),
    (r"(gracza kontrolującego jednostkę z tym Dodatkiem zniszcz) jednostkę z tym Dodatkiem", r"\1 ją"),
    (r"(Dopóki karta z tym Dodatkiem [^.]*?) obrażenia zadawane karcie z tym Dodatkiem", r"\1 zadawane jej obrażenia"),
    (
        r"\b([Zz]ada(?:j|ć)) X obrażeń (innej wybranej [^.,]+), gdzie X to siła (wybranej [^.]+)(?=\.)",
        r"\1 obrażenia równe sile \3 \2",
    ),
    (r"(wybraną [^.;]*? w sw\w+ [^.;]*?) na Pole Bitwy tego samego gracza", r"\1 na swoje Pole Bitwy"),
    (r"\bpoza tą strefą do tej strefy", "z innej strefy do tej strefy"),
    (
        r"w broniącej się strefie jest co najmniej 1 strefa dowolnej Stolicy z obrażeniami",
        "broniąca się strefa ma obrażenia",
    ),
    (
        r"Legendy (w starciu z jednostkami przeciwnika), do których dołączono tę kartę wsparcia, zadają",
        r"Legenda z tym Dodatkiem \1 zadaje",
    ),
)
