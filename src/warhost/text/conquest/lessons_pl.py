"""Polish lessons of Warhammer 40,000: Conquest: one or two short sentences a step."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # deploy: turns, costs and planets
    "lesson.conquest.deploy.title": "Wystawianie",
    "lesson.conquest.deploy.about": "Linia planet i karty wystawiane na zmianę.",
    "lesson.conquest.deploy.row": (
        "Między wami leży siedem planet: pięć odkrytych i dwie zakryte. Pierwsza od lewej to pierwsza planeta: o nią "
        "toczy się ta runda, ale i pozostałe są coś warte. Dowodzisz Kosmicznymi Marines."
    ),
    "lesson.conquest.deploy.cost": (
        "Runda zaczyna się od wystawiania: na zmianę, po jednej karcie. Liczba w rogu karty to jej koszt. Każdy gracz "
        "ma 7 zasobów."
    ),
    "lesson.conquest.deploy.techmarine": (
        "Masz inicjatywę, więc zaczynasz. Weź Techmarine Żelaznych Dłoni (koszt 3) i wystaw go na planecie Plannum, "
        "czyli na pierwszej."
    ),
    "lesson.conquest.deploy.elsewhere": (
        "Można wybrać każdą odkrytą planetę. Ale cofnij to: bitwa o pierwszą planetę odbędzie się na pewno i tam "
        "potrzeba jednostek."
    ),
    "lesson.conquest.deploy.other": "Można. Ale cofnij to: w tej lekcji najpierw kolej na inną kartę.",
    "lesson.conquest.deploy.over": (
        "Kto spasuje, nie ma już tur w tej fazie, a przeciwnik wystawia dalej sam. Cofnij to: jeszcze nie koniec."
    ),
    "lesson.conquest.deploy.nob": "Teraz turę wystawiania ma przeciwnik. Zobacz, co mają Orki.",
    "lesson.conquest.deploy.dear": (
        "Burszuj Gofów: ATK 6 i 6 punktów wytrzymałości za 5 zasobów. Tobie zostały 4. Spróbuj wystawić Transporter "
        "Szturmowy, który kosztuje 5."
    ),
    "lesson.conquest.deploy.recruit": (
        "Na kredyt się nie da. Gorliwy Rekrut kosztuje tylko 1: wystaw go na planecie Plannum obok Techmarine."
    ),
    "lesson.conquest.deploy.passed": "Znów przeciwnik. Zostały mu 2 zasoby.",
    "lesson.conquest.deploy.pass": (
        "Przeciwnik spasował i niczego już w tej fazie nie wystawi. Możesz wystawiać dalej bez niego, ale "
        "też spasuj: zasoby nie przepadają."
    ),
    "lesson.conquest.deploy.more": "To dozwolone. Ale cofnij to i zachowaj zasoby na następną rundę.",
    "lesson.conquest.deploy.kept": (
        "Obaj gracze spasowali i faza wystawiania się skończyła. 3 zasoby zostają u ciebie: zbieranie na coś dużego "
        "to też plan."
    ),
    # dial: the warlords are committed in secret
    "lesson.conquest.dial.title": "Wskaźnik",
    "lesson.conquest.dial.about": "Dokąd rusza lider – w tajemnicy.",
    "lesson.conquest.dial.phases": (
        "Runda ma cztery fazy: wystawianie, dowodzenie, walka, sztab. Teraz dowodzenie: obaj liderzy opuszczają sztaby."
    ),
    "lesson.conquest.dial.warlord": (
        "To Kapitan Cato Sicarius, twój lider. Tam, gdzie jest jedynym przygotowanym liderem, wygrywa zmagania "
        "dowodzenia. I tam, gdzie jest, odbędzie się bitwa."
    ),
    "lesson.conquest.dial.numbers": (
        "Każdy gracz ma wskaźnik dowodzenia. 1 to pierwsza planeta, 2 następna i tak dalej. Dwie zakryte planety nie "
        "mają numeru."
    ),
    "lesson.conquest.dial.dial": (
        "Ustaw wskaźnik na 5: wybierz planetę Carnath. Jest daleko od Burszuja, a można tam zdobyć kartę i zasób."
    ),
    "lesson.conquest.dial.first": (
        "Wtedy sam będzie walczył o pierwszą planetę. Często słusznie, ale z Burszujem Gofów to ryzyko. Cofnij to."
    ),
    "lesson.conquest.dial.other": "Tę planetę też można wybrać. Ale cofnij to i wybierz numer 5, Carnath.",
    "lesson.conquest.dial.secret": (
        "Wskaźnik ustawiony, a numer znasz tylko ty. Przeciwnik ustawia swój, nie znając twojego; potem oba ujawnia "
        "się równocześnie."
    ),
    "lesson.conquest.dial.committed": (
        "5 i 3: Cato rusza na Carnath, a Nazdreg na Barlus. Mówi się, że liderzy zostali przydzieleni do planet."
    ),
    "lesson.conquest.dial.along": (
        "Razem z liderem ruszają wszystkie jednostki ze sztabu. Przybywają wyczerpane, dlatego Zwiadowca leży bokiem. "
        "Lider przybywa w swoim stanie: przygotowany."
    ),
    # command: struggles for cards and resources
    "lesson.conquest.command.title": "Dowodzenie",
    "lesson.conquest.command.about": "Kto zdobywa karty i zasoby na planetach.",
    "lesson.conquest.command.icons": (
        "Zmagania dowodzenia: po kolei na każdej planecie. Na Plannum nie ma liderów, liczą się więc symbole "
        "dowodzenia. Techmarine ma 1 i po 1 za każdą wrogą jednostkę tam: razem 2. Burszuj nie ma żadnego."
    ),
    "lesson.conquest.command.exhausted": (
        "Liczą się tylko przygotowane jednostki. Zwiadowca z 10. Kompanii jest wyczerpany, jego symbol nic nie daje. "
        "2 do 0: wygrywasz."
    ),
    "lesson.conquest.command.bonus": ("Zwycięzca może wziąć premie planety: tutaj kartę i zasób. Weź obie."),
    "lesson.conquest.command.some": (
        "Z części można zrezygnować, na przykład gdy talia się kończy. Tutaj nie warto: cofnij to i weź obie."
    ),
    "lesson.conquest.command.nobody": (
        "Na Atrox Prime nikt nie ma symboli: 0 do 0 to remis i nikt nic nie dostaje. Tak samo na Elouith."
    ),
    "lesson.conquest.command.alone": (
        "Na Barlus jest Nazdreg, a drugiego przygotowanego lidera nie ma. Wygrywa bez liczenia, niezależnie od "
        "tego, kto tam stoi."
    ),
    "lesson.conquest.command.cato": (
        "Tak samo Cato wygrywa Carnath. Gdyby byli tam obaj przygotowani liderzy, znów liczyłyby się symbole. Weź "
        "obie premie."
    ),
    "lesson.conquest.command.earned": (
        "2 karty i 2 zasoby w jednej rundzie. Tanie jednostki z symbolami na spokojnych planetach opłacają całą "
        "wojnę. Teraz zaczyna się faza walki."
    ),
    # battle: attacks, shields, rounds and retreat
    "lesson.conquest.battle.title": "Bitwa",
    "lesson.conquest.battle.about": "Ataki na zmianę, osłony i kiedy zostać.",
    "lesson.conquest.battle.where": (
        "Teraz dowodzisz Orkami. Bitwa odbywa się na pierwszej planecie i wszędzie tam, gdzie jest lider. Na Plannum "
        "nie ma liderów, więc zaczyna gracz z inicjatywą: przeciwnik."
    ),
    "lesson.conquest.battle.attack": (
        "W swojej turze walki gracz wyczerpuje jednostkę i atakuje jedną wrogą. Zadaje ona tyle obrażeń, ile ma ATK, "
        "a obrońca nie oddaje."
    ),
    "lesson.conquest.battle.assigned": (
        "Burszujowi Gofów przypisano 2 obrażenia. Można odrzucić z ręki kartę osłony i zapobiec części z nich. "
        "Burszuj ma 6 punktów wytrzymałości: na razie bez osłony."
    ),
    "lesson.conquest.battle.early": (
        "Jeden symbol osłony zapobiega jednemu obrażeniu, to prawda. Ale cofnij to: karta zaraz się przyda."
    ),
    "lesson.conquest.battle.strike": (
        "Twoja tura, atakuje twoja jedyna jednostka. Kogo? Burszuj z ATK 6 zniszczy każdego: wybierz Techmarine."
    ),
    "lesson.conquest.battle.recruit": "Rekrut też by poległ. Ale cofnij to i idź za instrukcją: Techmarine.",
    "lesson.conquest.battle.round": (
        "Wszyscy są wyczerpani, więc runda walki się kończy, a wszystkie jednostki tutaj się przygotowują. Teraz "
        "każdy gracz może się wycofać, najpierw przeciwnik."
    ),
    "lesson.conquest.battle.stay": (
        "Przeciwnik zostaje. Burszuj mógłby wrócić do sztabu, wyczerpany i ze swoimi obrażeniami. Zostań: wygrywasz."
    ),
    "lesson.conquest.battle.retreat": "Wtedy Rekrut zostaje na Plannum sam i wygrywa. Cofnij to i zostań.",
    "lesson.conquest.battle.shield": (
        "Rekrut znów atakuje: kolejne 2 obrażenia. Odrzuć Atak Snotlingów: ma 1 symbol osłony. Jedna karta na "
        "jednostkę i atak, a jej tekst nie ma znaczenia."
    ),
    "lesson.conquest.battle.bare": "4 obrażenia na 6, da się to znieść. Ale cofnij to i użyj osłony.",
    "lesson.conquest.battle.won": (
        "Przeszło tylko 1 obrażenie, razem 3. Burszuj zniszczył Rekruta i w następnej rundzie nikt mu się nie "
        "przeciwstawi. Plannum jest twoja."
    ),
    # planet: what a won battle brings
    "lesson.conquest.planet.title": "Planeta",
    "lesson.conquest.planet.about": "Zdolności bitewne i pierwsza zdobyta planeta.",
    "lesson.conquest.planet.ability": (
        "Bitwa na Plannum wygrana. Każda planeta ma zdolność bitewną, z której zwycięzca może najpierw skorzystać. "
        "Obejrzyj Plannum: przesuwa jedną z twoich jednostek."
    ),
    "lesson.conquest.planet.trigger": "Użyj jej, inaczej Burszuj wróci do sztabu i trzeba go będzie wysłać od nowa.",
    "lesson.conquest.planet.home": (
        "Wtedy Burszuj wraca do sztabu i trzeba go przydzielić od nowa, wyczerpanego. Cofnij to."
    ),
    "lesson.conquest.planet.move": (
        "Dokąd ma ruszyć Burszuj Gofów? Wybierz Atrox Prime: w następnej rundzie będzie pierwszą planetą, a on już "
        "tam będzie."
    ),
    "lesson.conquest.planet.far": "Może tam iść. Ale cofnij to: następna bitwa o planetę będzie na Atrox Prime.",
    "lesson.conquest.planet.display": (
        "Plannum trafiła do twojej puli zwycięstwa: pierwszą planetę dostaje ten, kto wygra na niej bitwę. Jej "
        "miejsce w linii zostaje na razie puste."
    ),
    "lesson.conquest.planet.next": (
        "Następna jest Barlus, bo jest tam Nazdreg. Nikt mu się nie przeciwstawia, więc już wygrał. Takiej planety "
        "się nie zabiera, ale jej zdolność działa."
    ),
    "lesson.conquest.planet.barlus": "Barlus odbiera przeciwnikowi losową kartę z ręki. Użyj jej.",
    "lesson.conquest.planet.waste": "Można zrezygnować. Tylko po co? Cofnij to.",
    "lesson.conquest.planet.home-again": (
        "Po drugiej stronie o kartę mniej. Barlus zostaje w linii, a Nazdreg wraca do sztabu. Inne jednostki "
        "zostałyby na miejscu."
    ),
    # headquarters: the end of a round
    "lesson.conquest.headquarters.title": "Sztab",
    "lesson.conquest.headquarters.about": "Ostatnia bitwa, zaopatrzenie i nowa runda.",
    "lesson.conquest.headquarters.carnath": (
        "Znów dowodzisz Kosmicznymi Marines. Ostatnia bitwa jest na Carnath: Cato jest tam sam i już ją wygrał."
    ),
    "lesson.conquest.headquarters.trigger": "Carnath potrafi to, co dowolna inna planeta. Użyj jej zdolności.",
    "lesson.conquest.headquarters.waste": "Można zrezygnować. Ale cofnij to: to nic nie kosztuje.",
    "lesson.conquest.headquarters.barlus": ("Teraz wybierz Barlus, a losową kartę tym razem straci przeciwnik."),
    "lesson.conquest.headquarters.others": ("Każda z nich coś daje. Ale cofnij to i odpłać za straconą kartę: Barlus."),
    "lesson.conquest.headquarters.token": (
        "Faza sztabu przeszła sama. Żeton przesunął się dalej: pierwszą planetą jest teraz Atrox Prime, gdzie czeka "
        "Burszuj. A planeta Tarrus została odkryta."
    ),
    "lesson.conquest.headquarters.supply": (
        "Potem obaj gracze dobrali po 2 karty i otrzymali po 4 zasoby. U ciebie: 5 + 4 = 9."
    ),
    "lesson.conquest.headquarters.readied": (
        "Wszystkie wyczerpane karty się przygotowały, także twój daleki Zwiadowca. Obrażenia zostają: Burszuj nadal "
        "ma 3."
    ),
    "lesson.conquest.headquarters.initiative": (
        "Na koniec żeton inicjatywy przechodzi na drugą stronę. Zaczyna się druga runda i pierwsze wystawiają Orki."
    ),
    # warlord: initiative, a reaction, and a retreat
    "lesson.conquest.warlord.title": "Lider",
    "lesson.conquest.warlord.about": "Co może tylko lider i co się dzieje, gdy padnie.",
    "lesson.conquest.warlord.initiative": (
        "Cato jest na Barlus z 3 obrażeniami, naprzeciw Burszuja Gofów i Shoota Mob. Gdzie jest tylko jeden lider, "
        "tam jego gracz ma inicjatywę w bitwie: zaczynasz."
    ),
    "lesson.conquest.warlord.scout": (
        "Zaatakuj Zwiadowcą i wybierz Shoota Mob: ATK 2 przeciw 1 punktowi wytrzymałości."
    ),
    "lesson.conquest.warlord.bold": "Kapitan nie musi iść pierwszy. Cofnij to i wyślij Zwiadowcę.",
    "lesson.conquest.warlord.soon": "Mądrze, ale za wcześnie. Cofnij to: najpierw coś zrobi Zwiadowca.",
    "lesson.conquest.warlord.nob": "2 obrażenia nie powalą Burszuja. Cofnij to; Shoota Mob ma 1 punkt wytrzymałości.",
    "lesson.conquest.warlord.reaction": (
        "Zniszczona! To wywołuje Reakcję Cato: po zniszczeniu wrogiej jednostki na jego planecie możesz zyskać 1 "
        "zasób. Wybierz go, aby z niej skorzystać."
    ),
    "lesson.conquest.warlord.missed": "Reakcji używa się teraz albo wcale. Cofnij to i weź zasób.",
    "lesson.conquest.warlord.avenged": "Teraz Burszuj atakuje z ATK 6. Zobacz kogo.",
    "lesson.conquest.warlord.bloodied": (
        "Zwiadowca padł, a w następnej rundzie padnie Cato. Pokonanego lidera odwraca się na krwawiącą, słabszą "
        "stronę; jeśli zostanie pokonany jeszcze raz, gra jest przegrana."
    ),
    "lesson.conquest.warlord.retreat": (
        "Ale lider może się wycofać zamiast atakować, w środku bitwy. Żadna inna jednostka tego nie potrafi. "
        "Wybierz Cato, a potem wycofanie."
    ),
    "lesson.conquest.warlord.stubborn": (
        "2 kolejne obrażenia, a potem uderzy Burszuj. Cofnij to: Barlus nie jest warta krwawiącego lidera."
    ),
    "lesson.conquest.warlord.safe": (
        "Cato jest w sztabie, wyczerpany; przygotuje się w fazie sztabu. Przeciwnik wygra bitwę i zdolność planety, "
        "ale nie twojego lidera."
    ),
    # win: three planets that share a symbol
    "lesson.conquest.win.title": "Zwycięstwo",
    "lesson.conquest.win.about": "Trzy planety jednego typu.",
    "lesson.conquest.win.symbols": (
        "Później w grze. Planety mają symbole: surowce, umocnienia, technologie. Trzy planety ze wspólnym symbolem w "
        "puli zwycięstwa od razu wygrywają. Plannum i Atrox Prime mają technologie."
    ),
    "lesson.conquest.win.third": (
        "Elouith, pierwsza planeta tej rundy, też ma technologie. Na drodze stoją dwie słabe jednostki."
    ),
    "lesson.conquest.win.attacker": "Zaczynasz. Zaatakuj jednostką Tactical Squad Cardinis.",
    "lesson.conquest.win.recruit": "On zaatakuje tylko jedną z nich. Cofnij to i wyślij oddział.",
    "lesson.conquest.win.area": (
        "Oddział ma Atak obszarowy (1): zamiast atakować jedną jednostkę, zadaje 1 obrażenie każdej wrogiej na tej "
        "planecie. Obie mają po 1 punkcie wytrzymałości."
    ),
    "lesson.conquest.win.one": "Jedna z dwóch. Cofnij to: Atak obszarowy trafi obie.",
    "lesson.conquest.win.ability": (
        "Nikogo nie ma, bitwa wygrana. Zdolność Elouith pozwala poszukać karty. Nie będzie potrzebna: zrezygnuj z niej."
    ),
    "lesson.conquest.win.search": "Można, ale to już bez znaczenia. Cofnij to i weź planetę.",
    "lesson.conquest.win.won": (
        "Trzecia planeta z technologiami: sektor jest twój! Wygrywa się też, pokonując krwawiącego lidera "
        "przeciwnika albo gdy jego talia się wyczerpie. To cała gra; zagraj!"
    ),
}
