"""Polish clauses: regular expressions that join and shorten clauses whose words are in order already."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

TOKENS: Final = {"rozwinięć": "każde rozwinięcie", "żetonów zasobów": "każdy żeton zasobów"}


def _for_each(found: re.Match[str]) -> str:
    """ "+1 for each ..." instead of "+X, where X is the number of ..."."""
    return f"o 1 obrażenie więcej za {TOKENS[found[1]]}"


CLAUSES: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    # damage
    (
        r"\b([Zz]ada(?:j|ć)) 1 obrażenie (tej (?:karcie|jednostce) i innej wybranej|maksymalnie dwóm)",
        r"\1 po 1 obrażeniu \2",
    ),
    (r"(zadać jednostce z tą kartą i wybranej jednostce) 1 obrażenie, (którego)", r"\1 po 1 obrażeniu, \2"),
    (
        r"o X obrażeń więcej, gdzie X to liczba płonących stref wszystkich Stolic",
        "o 1 obrażenie więcej za każdą płonącą strefę dowolnej Stolicy",
    ),
    (r"o X obrażeń więcej, gdzie X to liczba (rozwinięć|żetonów zasobów)", _for_each),
    (
        r"o X obrażeń więcej, dopóki kontrolujesz (co najmniej \d rozwinięcia) w tej strefie, gdzie X to liczba "
        r"rozwinięć w tej strefie",
        r"o 1 obrażenie więcej za każde rozwinięcie w tej strefie, dopóki kontrolujesz w niej \1",
    ),
    (
        r"\bma ([+−])X do (siły|Wytrzymałości), gdzie X to liczba żetonów zasobów na (niej|tej karcie)",
        r"ma \g<1>1 do \2 za każdy żeton zasobów na \3",
    ),
    (r"\bprzydzielone w walce (jej)\b", r"przydzielone \1 w walce"),
    (r"(1 obrażenie (?:na|z) jednej stref\w+) swojej Stolicy z obrażeniami", r"\1 z obrażeniami w swojej Stolicy"),
    (
        r"\bmożesz maksymalnie (\d) razy wyleczyć 1 obrażenie na jednej strefie z obrażeniami",
        r"możesz wyleczyć łącznie maksymalnie \1 obrażenia na strefach z obrażeniami",
    ),
    (
        r"(Legenda z tą kartą) w starciu z (jednostkami przeciwnika) zadaje w walce o",
        r"\1 zadaje w walce z \2 dodatkowo o",
    ),
    (
        r"zadaje obrażenia równe swojej sile (wybranej jednostce pod kontrolą tego samego gracza)",
        r"zadaje \1 obrażenia równe swojej sile",
    ),
    (r"(^Zadaj tej jednostce [^.]*\. Następnie daj) tej jednostce", r"\1 jej"),
    (
        r"Kiedy (strefa Stolicy przeciwnika otrzyma obrażenia w walce), (każdy przeciwnik [^,]*), jeśli ta legenda "
        r"atakuje",
        r"Kiedy ta legenda atakuje i \1, \2",
    ),
    (
        r"\bz wybranej (jednostki(?: [A-Z]\w+)?) z obrażeniami pod swoją kontrolą",
        r"z wybranej swojej \1 z obrażeniami",
    ),
    (r"(z obrażeniami) na planecie (na inną wybraną)", r"\1 (na dowolnej planecie) \2"),
    (r"\bmniejsza niż X, gdzie X to (lojalność)", r"mniejsza niż \1"),
    # one sentence instead of two
    (
        r"\bdo końca tury ((?:obniżyć|ignorować) [^.]*?, którą zagrasz)\b",
        r"\1 w tej turze",
    ),
    (
        r"\bDo końca tury następna jednostka, którą zagrasz, (kosztuje [^;]*); ta jednostka wchodzi",
        r"Następna jednostka, którą zagrasz w tej turze, \1 i wchodzi",
    ),
    (r"\bdo końca tury anulować (następne (?:\d )?obraże\w+ zadawane)", r"anulować \1 w tej turze"),
    (
        r"(Wydaj \d zas\w+)\. Do końca tury przekieruj (następne \d obraże\w+ zadawane)",
        r"\1, aby przekierować \2 w tej turze",
    ),
    (
        r"(Wydaj \d zas\w+)\. Do końca tury ta jednostka jest wyłącznie odkrytym rozwinięciem",
        r"\1, aby do końca tury zamienić tę jednostkę w odkryte rozwinięcie",
    ),
    (r"(Wydaj \d zas\w+)\. Do końca tury (wybrane rozwinięcie [\w ]+?) liczy", r"\1, aby do końca tury \2 liczyło"),
    (r"Wybierz jedną ze swoich stref\. (Połóż zakrytą [^.]*?) w tej strefie", r"\1 w jednej ze swoich stref"),
    (r"wybierz jedną ze swoich stref\. Połóż ([^.]*?) w tej strefie", r"połóż \1 w jednej ze swoich stref"),
    (r"Wybierz jedną ze swoich stref\. (Umieść jednocześnie w grze) w tej strefie", r"\1 w jednej ze swoich stref"),
    (
        r"Następnie wybierz X \(najwyżej tyle, ile żetonów zasobów jest na tej karcie\)\. Usuń X żetonów zasobów z "
        r"tej karty\. Następnie zadaj X",
        "Następnie usuń z tej karty X żetonów zasobów (X to dowolna liczba) i zadaj X",
    ),
    (
        r"\. Jeśli to zrobisz, do końca (rundy walki) za każdym razem, gdy (jednostka niebędąca liderem) przypisze "
        r"atakiem obrażenia jednostce, zapobiegnij 1 z tych obrażeń",
        r", aby do końca \1 za każdym razem, gdy \2 przypisze atakiem obrażenia, zapobiec 1 z nich",
    ),
    (
        r"\. Jeśli to zrobisz, do końca bitwy ta sama planeta zyskuje (symbol „\w+”)",
        r", aby ta planeta zyskała do końca bitwy \1",
    ),
    (
        r"\. Jeśli to zrobisz, wybierz X \(najwyżej (\d)\)\. Albo ty, albo przeciwnik musi odrzucić losowo X kart z "
        r"ręki, a następnie dobrać X kart",
        r", aby wybrany gracz odrzucił losowo X kart z ręki, a następnie dobrał X kart (X wybierasz ty, najwyżej \1)",
    ),
    (
        r", jeśli ta planeta jest zarażona, umieść w grze 2 żetony „(\w+)” na tej planecie\. W przeciwnym razie "
        r"umieść w grze żeton „\1” na tej planecie",
        r" umieść w grze na tej planecie żeton „\1” (2 żetony, jeśli jest ona zarażona)",
    ),
    (r"(Wyczerp wybrane jednostki\. Następnie) wybrane jednostki zadają", r"\1 zadają one"),
    (
        r" i (?:pokaż|pokazać) (?:ją|go|je)\. Możesz wziąć (?:ją|go|je) na rękę",
        ". Możesz pokazać znalezioną kartę i wziąć ją na rękę",
    ),
    # several at once instead of several times
    (
        r"\bmożesz maksymalnie (\d) razy umieścić w grze w jednej ze swoich stref jedną jednostkę (\w+)",
        r"możesz umieścić w grze w swoich strefach maksymalnie \1 jednostki \2",
    ),
    (
        r"\bMożesz maksymalnie 2 razy dołączyć jeden Dodatek (ze swojego stosu kart odrzuconych) do ([^.]*)",
        r"Dołącz do \2 maksymalnie dwa Dodatki \1",
    ),
    (
        r"\bmożesz maksymalnie 2 razy przywrócić jedną swoją spaczoną jednostkę",
        "możesz przywrócić maksymalnie dwie swoje spaczone jednostki",
    ),
    # times
    (r"\b(?:Następnie poświęć|Poświęć) (ją|wybraną jednostkę) pod koniec tury", r"Pod koniec tury poświęć \1"),
    (r"\bPod koniec tury poświęć wybraną jednostkę", "Pod koniec tury poświęć tamtą jednostkę"),
    (
        r"każdy przeciwnik musi cofnąć (jedną swoją jednostkę[^.]*?w tej turze), na rękę właściciela pod koniec tury",
        r"pod koniec tury każdy przeciwnik musi cofnąć na rękę właściciela \1",
    ),
    (
        r"Do końca tury po przywróceniu tej jednostki (spacz [^.]*?) w tej strefie",
        r"Do końca tury za każdym razem, gdy zostanie ona przywrócona, \1 w jej strefie",
    ),
    (
        r"gdy następnym razem przeciwnik aktywuje Akcję karty w tej fazie, anuluj efekty tej Akcji",
        "anuluj efekty następnej Akcji, którą przeciwnik aktywuje w tej fazie",
    ),
    (r"\bpodczas kroku Zasadzki i wtedy, gdy", "podczas kroku Zasadzki, gdy"),
    (r"\bprzetrwa walkę podczas obrony", "przetrwa walkę jako obrońca"),
    # places
    (r"(przy zagrywaniu|zagrywasz w turze|Zagraj tylko) w strefie\b", r"\1 do strefy"),
    (r"(przy zagrywaniu|zagrać [^.;]*? ze swojej ręki) w tej strefie", r"\1 do tej strefy"),
    (r"\bprzy zagrywaniu w twoim Królestwie", "przy zagrywaniu do twojego Królestwa"),
    (r"(stref\w+ \w+ Stolicy) w strefie bez (\w+)", r"\1, w której nie ma \2"),
    (
        r"\bkarta z twojego (stosu kart odrzuconych), którą zagrywasz w turze",
        r"karta, którą zagrywasz w turze ze swojego \1",
    ),
    (r"\bliczba kart Skavenów(?=\.)", "liczba kart Skavenów w grze"),
    (r"\b(zagra(?:j|ć)) ((?:jedną|wybraną) [^.,;]*?) (ze swoje\w+ [\w ]+?) bez kosztu", r"\1 bez kosztu \3 \2"),
    (r"\bwierzchnią jednostkę swojego stosu", "leżącą najwyżej jednostkę ze swojego stosu"),
    (r"\bwierzchniej jednostki twojego stosu", "jednostki leżącej najwyżej na twoim stosie"),
    (r"(\bw tej strefie) z wyjątkiem (rozwinięć i misji)", r"\1 (oprócz \2)"),
    (r"(przesunął [^.]*?) na wybranej planecie (na dowolną)", r"\1 z wybranej planety \2"),
    (r"(\bz (?:tej planety|planety technologicznej) na dowolną) planetę", r"\1 inną planetę"),
    (r"\bdołącz (wybrany Dodatek z jednostki) do innej jednostki", r"przełóż \1 na inną jednostkę"),
    (r"\bz jednej planety (z swoim liderem)", r"z planety \1"),
    (
        r"(Po zakończeniu rundy walki) (umieść [^.]*?) na tej samej planecie, jeśli kontrolujesz tam ([^.]*)",
        r"\1, jeśli kontrolujesz \3 na planecie, na której toczy się bitwa, \2 na tej planecie",
    ),
    (r"\b([Oo]drzuć) (jeden swój dodatek) na tej jednostce", r"\1 z tej jednostki \2"),
    (r"z wierzchu albo swojej talii, albo talii przeciwnika", "z wierzchu talii dowolnego gracza"),
    # descriptions of a card
    (r"(niebędąc\w+ liderem) ((?:z cechą|bez cechy) \w+(?: lub \w+)?|pod \w+ kontrolą)", r"\2 \1"),
    (r"\bjedną inną\b", "inną"),
    (r"\bjednej innej\b", "innej"),
    (r"([Gg]racz kontrolujący) jedną (jednostkę o najniższym)", r"\1 \2"),
    (r"\bjednemu (liderowi lub) (jednostce synaptycznej) pod swoją kontrolą", r"swojemu \1 swojej \2"),
    (r"\bjednego (lidera lub) (jednostkę synaptyczną) pod swoją kontrolą", r"swojego \1 swoją \2"),
    (r"\bcechą albo (\w+), albo (\w+)", r"cechą \1 lub \2"),
    (r"\bwybrany żeton(?= na)", "wybraną jednostkę-żeton"),
    (r"(bez cechy \w+ i) żetony\b", r"\1 jednostki-żetony"),
    (r"\bUderzenie z głębi kartą\b", "Uderzenie z głębi dowolną kartą"),
    (r"\b(używa(?:sz)?) karty jako karty osłony\b", r"\1 karty osłony"),
    (
        r"(?<=na tej samej planecie) (jedną jednostkę armii \w+) o wydrukowanym koszcie X lub niższym i o innej nazwie "
        r"niż cofnięta jednostka ze swojej ręki, gdzie X to wydrukowany koszt cofniętej jednostki",
        r" ze swojej ręki \1 o innej nazwie i o takim samym lub niższym wydrukowanym koszcie",
    ),
    (
        r"o wydrukowanym koszcie X (na ręce właścicieli), gdzie X to wydrukowany koszt pierwszej jednostki",
        r"o takim samym wydrukowanym koszcie \1",
    ),
    (
        r"(żeton\w* zasobów z wybranej karty [^.]*?) z co najmniej (1 żeton)em zasobów na",
        r"\1 (mającej co najmniej \2) na",
    ),
    (r"(żeton\w* zasobów z wybranej karty) z co najmniej 1 żetonem zasobów", r"\1"),
    (r"(wyczerpanych w ten sposób jednostek) z cechą \w+ na tej planecie", r"\1"),
    # what a word refers to
    (r"(ma zostać zniszczona, zamiast tego poświęć tę kartę, zostaw) jednostkę z tą kartą", r"\1 tę jednostkę"),
    (r"(aktywowana zdolność jednostki z tą kartą, zniszcz) ją", r"\1 tę jednostkę"),
    (r"(musi) poświęcić tę jednostkę(, a następnie [^.]*? gdzie X to siła) tej", r"\1 ją poświęcić\2 poświęconej"),
    (r"(\d żeton\w+ zasobów z tej misji, aby) zniszczyć tę misję", r"\1 ją zniszczyć"),
    (
        r"(na tej karcie, gdzie X to liczba) żetonów zasobów na tej karcie",
        r"\1 już leżących na niej żetonów",
    ),
    (r"(nie jest to jednostka, poświęć) tę kartę", r"\1 tę jednostkę"),
    (r"^(Odrzuć z ręki jednostkę \w+, aby dać) tej karcie", r"\1 tej jednostce"),
    (r"(trafi na stos kart odrzuconych, [^.]*? kopię) tej karty", r"\1 odrzuconej karty"),
    (r"([Kk]iedy przeciwnik [^.;]*?), każdy przeciwnik (traci|musi)", r"\1, \2"),
    (r"\bkażda (jednostka o najwyższym wydrukowanym koszcie) nie może", r"żadna \1 nie może"),
    (r"eśli jest to karta o nieparzystym wydrukowanym koszcie", "eśli jej wydrukowany koszt jest nieparzysty"),
    (r"eśli nie jest to karta o nieparzystym wydrukowanym koszcie", "eśli jej wydrukowany koszt jest parzysty"),
    (r"\bliczba jednostek na wybranej misji wynosi co najmniej 2", "wybraną misję wypełniają co najmniej 2 jednostki"),
    (r"(na wybranej misji za każdą) jednostkę na tej misji", r"\1 wypełniającą ją jednostkę"),
    (r"(odkryj dowolną [^.]*\. Daj) jej (\+X [^.]*? to liczba) tych kart", r"\1 tej legendzie \2 odkrytych kart"),
    (r"(Spacz swoją niespaczoną [^.]*? to lojalność) wybranej jednostki", r"\1 tej jednostki"),
    (
        r"Jednostki nie mogą się bronić, dopóki ta jednostka atakuje i albo (przeciwnik nie ma zasobów w puli), albo "
        r"żaden przeciwnik (nie ma kart na ręce)",
        r"Dopóki ta jednostka atakuje, a \1 lub \2, jednostki nie mogą się bronić",
    ),
    (
        r"Twoje atakujące (jednostki z cechą \w+ na tej planecie zyskują [\w ]+?), dopóki twoja jednostka atakuje",
        r"Twoje \1, gdy atakują",
    ),
    (r"(jako atakującej) ta jednostka ma (\+\d do ATK za [^.]*?na czas tego ataku)", r"\1 daj jej \2"),
    (r"(zadeklarowaniu) tej jednostki (jako atakującej umieść)", r"\1 jej \2"),
    (r"\bnie ma kart na tej karcie wsparcia", "nie jest do niej dołączona żadna karta"),
    (r"(−\d do PW) i (tej karcie)", r"\1, a \2"),
    (r"(aby zmienić cel tej zdolności na) nią\b", r"\1 tę kartę"),
    (r"\balbo rozgromić ją\b", "albo ją rozgromić"),
    (r"\bużyj (Nekromancji [^.]*?) bez płacenia kosztu", r"użyj bez płacenia kosztu \1"),
    (r"\bjakby ona właśnie z niej", "jakby właśnie z niej"),
    (r"\bLosowo weź (jedną z nich)", r"Weź losowo \1"),
    (
        r"\b([Zz]adaj) po (\d obrażenia) jednej lub większej liczbie wybranych wrogich jednostek na planetach "
        r"umocnionych \(najwyżej 1 na każdej takiej planecie\)",
        r"\1 \2 najwyżej jednej wybranej wrogiej jednostce na każdej planecie umocnionej",
    ),
    (
        r"\b(wyczerpać) jedną lub więcej wybranych wrogich jednostek (armii bez cechy Elita) na planetach umocnionych "
        r"\(najwyżej 1 na każdej takiej planecie\)",
        r"\1 najwyżej jedną wybraną wrogą jednostkę \2 na każdej planecie umocnionej",
    ),
    (
        r"\bDo końca fazy (efekty przeciwników, których celem jest) jedna twoja jednostka",
        r"Wybierz swoją jednostkę. Do końca fazy \1 wybrana jednostka",
    ),
)
