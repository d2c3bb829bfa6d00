"""Polish idioms: regular expressions for the usual words where clauses are complete and in order already."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

IDIOMS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    # facedown, corrupted and exhausted cards
    (
        r"\b([Pp]ołóż|położyć) zakrytą (wierzchnią kartę swojej talii|losową kartę z ręki)([^.;]*?) jako rozwinięcie",
        r"\1 \2\3 jako zakryte rozwinięcie",
    ),
    (
        r"\b([Pp]ołóż|położyć) zakryte (\d kart\w* z wierzchu swojej talii) (albo [^.]*) jako rozwinięcia",
        r"\1 \2 jako zakryte rozwinięcia \3",
    ),
    (
        r"\b([Pp]ołóż|położyć) zakryte (\d kart\w* z wierzchu swojej talii)([^.;]*?) jako rozwinięcia",
        r"\1 \2\3 jako zakryte rozwinięcia",
    ),
    (
        r"\b([Pp]ołóż|położyć) ([^.;]*?) (zakryt)[ąe] (w [^.;]*?) jako rozwinięci([ea])",
        r"\1 \2 \4 jako \3e rozwinięci\5",
    ),
    (r"\b(położyć [^.;]*?) zakryte jako rozwinięcia", r"\1 jako zakryte rozwinięcia"),
    (
        r"\b([Dd]ołącz(?:yć)?) (do (?:niej|tej legendy)) zakrytą (wierzchnią kartę swojej talii) jako doświadczenie",
        r"\1 \2 \3 jako zakrytą kartę doświadczenia",
    ),
    (
        r"\b([Dd]ołącz(?:yć)?) (ją|tę taktykę) zakrytą (do (?:tej karty|[^.;]*?,)) jako doświadczenie",
        r"\1 \2 \3 jako zakrytą kartę doświadczenia",
    ),
    (r"\b(Dołącz \d [^.;]*?), zakryte jako karty doświadczenia", r"\1, jako zakryte karty doświadczenia"),
    (
        r"\bpołożyć zakrytą w rezerwie (wybraną) jednostkę pod swoją kontrolą na planecie",
        r"położyć \1 swoją jednostkę z planety zakrytą w rezerwie",
    ),
    (r"(aby umieścić w grze [^.,;]*?) w stanie spaczenia (jedną jednostkę [^.,;]*)", r"\1 \2 (spaczoną)"),
    (
        r"\b(Umieść w grze [^.]*?) w stanie spaczenia (wybraną jednostkę [^.]*)\.",
        r"\1 \2. Wchodzi ona do gry spaczona.",
    ),
    (r"\bw stanie spaczenia(?=, wybierając strefę)", "(spaczone)"),
    (r"(jednostkę [^.]*?) \(w stanie wyczerpanym\)", r"\1 (wyczerpaną)"),
    # damaged sections
    (r"\b(na|z) (jednej) (stref\w+) z obrażeniami w swojej Stolicy", r"\1 \2 swojej \3 Stolicy z obrażeniami"),
    (r"\bna strefach z obrażeniami w swojej Stolicy", "na swoich strefach Stolicy z obrażeniami"),
    (
        r"\bwyleczyć 1 obrażenie na jednej swojej strefie Stolicy z obrażeniami \(2 razy\)",
        "wyleczyć łącznie 2 obrażenia na swoich strefach Stolicy z obrażeniami",
    ),
    (r"\baby (przesunąć [^.]*?) \(X razy\)", r"aby X razy \1"),
    (r"\b(walce z jednostkami przeciwnika) dodatkowo o", r"\1 jeszcze o"),
    # kinds of cards: the place first, then what the card is not
    (
        r"\b(wyczerp(?:ać)?|poświęć|poświęcić) ((?:wybraną |inną |swoją )*jednostkę[^.,;]*? niebędącą liderem) (na "
        r"tej(?: samej)? planecie)",
        r"\1 \3 \2",
    ),
    (
        r"\b([Pp]oświęć) ((?:inną )?(?:swoją )?jednostkę[^.,;]*? niebędącą liderem) (na tej(?: samej)? planecie)",
        r"\1 \3 \2",
    ),
    (
        r"\b(zada[jć]) ((?:\d|X) obraże\w+ (?:innej )?wybranej jednostce niebędącej liderem) (na tej(?: samej)? "
        r"planecie)",
        r"\1 \3 \2",
    ),
    (r"\b(kart\w wsparcia) (niebędąc\w+ Dodatkiem) (w broniącej się strefie)", r"\1 \3 \2"),
    (r"(niebędącą Dodatkiem, gdzie X to) wydrukowany koszt wybranej karty wsparcia", r"\1 jej wydrukowany koszt"),
    (r"\bwybraną jednostkę pod swoją kontrolą (niebędącą liderem)", r"wybraną swoją jednostkę \1"),
    (
        r"\b(kontrolę nad (?:wszystkimi jednostkami|wybraną nieunikatową jednostką)) pod kontrolą przeciwnika",
        r"\1 przeciwnika",
    ),
    (r"\bbez cechy Nieumarły\b", "spoza Nieumarłych"),
    (r"\b(przygotowany dodatek) na niej (z cechą \w+ \w+)", r"leżący na niej \1 \2"),
    (
        r"(wybranej jednostce przeciwnika) w tej walce (za każdą) jednostkę przeciwnika w tej walce",
        r"\1 biorącej udział w tej walce \2 taką jednostkę",
    ),
    (r"\bjako (atakującą) (jedną jednostkę [^.,;]*)", r"\2 jako \1"),
    (r"(jednostk[ię]|[Tt]aktyki), które zagrywają przeciwnicy, kosztują", r"\1 zagrywane przez przeciwników kosztują"),
    (r"\bkart(ę|a|y|cie|ą) dołączon(?:ą|a|ej) do niej\b", r"dołączoną do niej kart\1"),
    (r"\b(za każdą) (kartę doświadczenia) na niej", r"\1 dołączoną do niej \2"),
    (
        r"\bna ((?:jedną|jednej|inną|innej|każdej swojej) kar\w+(?: [A-Z]\w+ [A-Z]\w+)?) z co najmniej 1 żetonem "
        r"zasobów",
        r"na \1, na której leży już żeton zasobów",
    ),
    # planets and headquarters
    (r"\bna wybranej planecie z toczącą się bitwą", "na wybranej planecie, na której toczy się bitwa"),
    (r"\bwygrasz bitwę na planecie z twoim liderem", "wygrasz bitwę na planecie, na której jest twój lider"),
    (r"(zmagania dowodzenia)(, (?:[^.]*? )?)tej samej planet(y|ę|cie)", r"\1 na planecie\2tej planet\3"),
    (r"\bplanetę obok zarażonej planety", "planetę sąsiadującą z zarażoną planetą"),
    (r"\bplanecie innej niż pierwsza i bez lidera", "planecie bez lidera, innej niż pierwsza"),
    (
        r"\bPodczas następnej tury walki przeciwnika atakować musi (wybrana [^.]*? na tej planecie), a atak musi być "
        r"zadeklarowany na tę kartę",
        r"W następnej turze walki przeciwnika \1 musi zaatakować tę kartę",
    ),
    (
        r"\b(zniszcz) (wybraną jednostkę armii [^.]*?) na tej planecie albo (wybraną jednostkę-żeton) na tej planecie",
        r"\1 na tej planecie \2 albo \3",
    ),
    (
        r"\b(planecie), na której toczy się bitwa \((z wyjątkiem [^)]*)\) (przeprowadzi atak, zadaj) 1 obrażenie tej "
        r"jednostce",
        r"\1, na której toczy się bitwa (\2), \3 jej 1 obrażenie",
    ),
    (
        r"\bDla każdej jednostki (bez cechy \w+ na wybranej planecie): kontrolujący ją gracz musi albo zadać jej 1 "
        r"obrażenie, albo ją rozgromić",
        r"Każdą jednostkę \1 kontrolujący ją gracz musi albo rozgromić, albo zadać jej 1 obrażenie",
    ),
    # "the other unit": what happened to it says which one it is
    (r"(zadeklaruje atak na [^.]*?, wyczerp) tamtą jednostkę", r"\1 zaatakowaną jednostkę"),
    (r"(zada atakiem obrażenia tej karcie, [^.]*?)tamtej jednostce", r"\1atakującej jednostce"),
    (r"(zada atakiem obrażenia tej karcie, [^.]*?)tamtą jednostkę", r"\1atakującą jednostkę"),
    (r"(zada atakiem obrażenia [^.]*?)tamta jednostka", r"\1zaatakowana jednostka"),
    (r"(Gdy przeciwnik zagrywa wydarzenie, [^.]*? efekty) tamtego", r"\1 tego"),
    (r"(przesuń) te obrażenia z tamtej jednostki (na tę kartę)", r"\1 je \2"),
    (r"(inna jednostka [^.]*?wejdzie do gry), dołącz tę kartę do tamtej jednostki", r"\1, dołącz do niej tę kartę"),
    (r"(w poszukiwaniu Dodatku; możesz) dołączyć go do tamtej jednostki", r"\1 go do niej dołączyć"),
    (r"(wybranej jednostce pod swoją kontrolą [^.]*?, gdzie X to) lojalność tamtej jednostki", r"\1 jej lojalność"),
    (r"(broni się w pojedynkę,?\. Pod koniec tury poświęć) tamtą", r"\1 broniącą się"),
    (r"(umieść w grze [^.]*\. Pod koniec tury poświęć) tamtą jednostkę", r"\1 umieszczoną w ten sposób jednostkę"),
    (r"(do siły [^.]*\. Pod koniec tury poświęć) tamtą jednostkę", r"\1 wzmocnioną jednostkę"),
    (
        r"(Spacz tę jednostkę)\. Jeśli to zrobisz, (wybierz jednostkę [^.]*\. Odrzuć [^.]*\.) Zniszcz wybraną "
        r"jednostkę, jeśli jej (pozostała Wytrzymałość) ([^.]*)\. ([^.]*, zniszcz) tę jednostkę",
        r"\1 i \2 Jeśli \3 wybranej jednostki \4, zniszcz wybraną jednostkę. \5 jednostkę spaczoną tą zdolnością",
    ),
    (
        r"^Jeśli (kontrolujesz odkrytą jednostkę lub kartę wsparcia spoza [^,]*), poświęć tę kartę",
        r"Poświęć tę kartę, jeśli \1",
    ),
    (r"(innej nazwie niż „[^”]*” na tej planecie, [^.]*?atakować) tej jednostki", r"\1 tej karty"),
    (r"(innej nazwie niż „[^”]*” na tej planecie, t)a jednostka", r"\1a karta"),
    (r"(umieść) w grze tę jednostkę (w swoim sztabie)", r"\1 ją w grze \2"),
    (
        r"(Po zadeklarowaniu jednostki [^.]*? jako atakującej) zadaj 1 obrażenie tej jednostce",
        r"\1 zadaj jej 1 obrażenie",
    ),
    (r"(jeśli na tej karcie nie ma żetonów zasobów, połóż) (1 żeton zasobów) na tej karcie", r"\1 na niej \2"),
    (r"([Mm]ożesz umieścić w grze) tę jednostkę (na wybranej)", r"\1 znalezioną jednostkę \2"),
    (r"\b(wyznacz tę jednostkę) na atakującą inną strefę", r"\1 do ataku na inną strefę"),
    (r"(przesunąć) tę jednostkę (na misję) w tej samej strefie", r"\1 wybraną jednostkę \2 w tej samej strefie"),
    (r"(zakryte karty) jej nie mają", r"\1 nie mają lojalności"),
    # the value of a unit that was just named
    (r"\b([Zz]ada[jć]) X obrażeń (każdej jednostce), gdzie X to siła tej jednostki", r"\1 \2 obrażenia równe jej sile"),
    (
        r"\b([Zz]ada[jć]) X obrażeń (wybranej jednostce na dowolnym Polu Bitwy), gdzie X to siła tej jednostki",
        r"\1 \2 obrażenia równe jej sile",
    ),
    (
        r"([Dd]aj wybranej jednostce (?:[^.]*?)gdzie X to) ((?:wydrukowana )?siła|lojalność) tej jednostki",
        r"\1 jej \2",
    ),
    (r"([Dd]aj wybranej jednostce [^.]*?gdzie X to liczba obrażeń na) tej jednostce", r"\1 niej"),
    (r"(zniszczeni\w twojej jednostki [^.]*?wydrukowany koszt) tej jednostki", r"\1 zniszczonej jednostki"),
    (r"(wybrana jednostka [^.]*?podwojona liczba) (symboli dowodzenia) tej jednostki", r"\1 jej \2"),
    # two changes in one sentence
    (
        r"\bWybrana jednostka traci 1 punkt (siły|Wytrzymałości) do końca tury; daj innej wybranej jednostce \+1 do "
        r"\1 do "
        r"końca tury",
        r"Do końca tury wybrana jednostka ma −1 do \1, a inna wybrana jednostka +1 do \1",
    ),
    (
        r"\bdaj tej karcie \+1 do siły do końca tury; wybrana jednostka traci 1 punkt siły do końca tury",
        r"do końca tury daj tej karcie +1 do siły, a wybranej jednostce −1 do siły",
    ),
    (r"(Zadaj 1 obrażenie wybranej jednostce; )ta jednostka traci", r"\1traci ona"),
    (r"\(licząc now[ey] (?:rozwinięcie|żeton)\)", "(łącznie z nowym)"),
    (r"\b(możesz (?:wybrać i )?odrzucić (?:z niej )?)najwyżej (1)\b", r"\1\2"),
    (r"\bMożesz położyć (maksymalnie \d)", r"Połóż \1"),
    (r"\buznać (wydrukowane pole tekstowe [^.]*?) za puste", r"uznać za puste \1"),
    (r"\bmożesz bez kosztów zagrać (dowolne taktyki spośród nich), jakby", r"możesz zagrać bez kosztu \1 tak, jakby"),
    (
        r"(rzejrzyj \d kart\w? z wierzchu swojej talii) w poszukiwaniu karty\. Możesz wziąć znalezioną kartę na rękę",
        r"\1. Możesz wziąć jedną z nich na rękę",
    ),
    (
        r"(rzejrzyj \d kart\w? z wierzchu swojej talii) w poszukiwaniu karty i weź ją na rękę",
        r"\1 i weź jedną z nich na rękę",
    ),
    (r"\bUmieść ([^.;]*?) spośród nich", r"Spośród nich umieść \1"),
    (r"\bmożesz (umieścić [^.;]*?) spośród nich", r"możesz spośród nich \1"),
    (r"(Po przesunięciu jednostki na inną planetę przesuń) tę jednostkę (na dowolną)", r"\1 ją \2"),
    (
        r"(wydrukowane pole tekstowe) tej jednostki (\(oprócz cech\) uważa się za puste), a ta jednostka zyskuje",
        r"jej \1 \2, a ona sama zyskuje",
    ),
    (
        r"(Po przypisaniu obrażeń tej jednostce) (zapobiegnij [^.]*?), jeśli ta jednostka (jest przygotowana)",
        r"\1, jeśli \3, \2",
    ),
    (r"(zarażonej planecie, wyczerp wybraną [^.]*?) na tej planecie", r"\1 na planecie, na której jest ta karta"),
    # planets of the Veros sector
    (
        r"Możesz umieścić w grze znalezioną kartę w swoim sztabie albo jako dodatek właściwej karty",
        "Możesz umieścić znalezioną kartę w grze: w swoim sztabie albo dołączoną do odpowiedniej karty",
    ),
    (r"\bMożesz przesunąć (jedną swoją jednostkę armii) na nią\b", r"Ty możesz przesunąć na nią \1"),
    (
        r"X razy: usuń 1 obrażenie z jednej swojej karty z obrażeniami, gdzie X to wybrana przez ciebie liczba nie "
        r"większa "
        r"niż (\d)",
        r"Usuń łącznie maksymalnie \1 obrażenia ze swoich kart z obrażeniami",
    ),
    (
        r"2 razy: umieść w grze żeton albo („\w+”) \(w stanie wyczerpanym\) na wybranej planecie((?:, albo „\w+” \(w "
        r"stanie "
        r"wyczerpanym\) na niej)+)",
        lambda found: (
            f"Umieść w grze na wybranej planecie 2 wyczerpane żetony; każdy z nich to, do wyboru, {found[1]}"
            + found[2]
            .replace(" (w stanie wyczerpanym) na niej", "")
            .replace(", albo", ",", found[2].count("albo") - 1)
            .replace(", albo", " albo")
        ),
    ),
    (
        r"eśli liczba kart na rękach wszystkich przeciwników jest większa niż liczba kart na twojej ręce",
        "eśli przeciwnik ma na ręce więcej kart niż ty",
    ),
    (
        r"Do końca rundy (podczas fazy sztabu) ta jednostka nie może zostać przygotowana",
        r"W tej rundzie nie można jej przygotować \1",
    ),
    (
        r", albo jeśli ta planeta nie jest pierwszą planetą, zamień miejscami tę kartę i inną planetę",
        ", albo, jeśli ta planeta nie jest pierwsza, zamień ją miejscami z inną planetą",
    ),
    (
        r"Zadaj 1 obrażenie (maksymalnie \d jednostkom [^.]*\.) Możesz zarazić ją",
        r"Zadaj po 1 obrażeniu \1 Możesz ją zarazić",
    ),
    (
        r"Albo (umieść w grze) (na ostatniej planecie) ([^,]*), albo umieść ją w grze (w swoim sztabie)",
        r"Umieść w grze \3: albo \2, albo \4",
    ),
)
