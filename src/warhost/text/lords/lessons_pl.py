"""Polish lessons, in the words of the Polish edition."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # place: where a card may be put
    "lesson.lords.place.title": "Wystawienie",
    "lesson.lords.place.about": "Gdzie może stanąć karta i co robią jej strzałki.",
    "lesson.lords.place.arrows": (
        "Krasnolud grabieżca na d4 to twój wróg. Karta uderza tylko tam, gdzie wskazują jej strzałki ataku, z siłą "
        "podaną na strzałce. Jego celują w ciebie, twoje w niego."
    ),
    "lesson.lords.place.behind": (
        "Nowa karta musi stanąć obok wroga i wskazać go strzałką ataku. Zobacz, co się stanie, gdy tak nie jest: weź "
        "pustoszyciela i dotknij d5, za grabieżcą."
    ),
    "lesson.lords.place.find": (
        "Nie wolno, a odpowiedź podaje zasadę. Gdy trzymasz pustoszyciela, dozwolone pola się świecą, a znaczki "
        "zapowiadają wynik walki. Postaw go tak, by grabieżca padł, a on przeżył."
    ),
    "lesson.lords.place.ahead": (
        "Ruch zgodny z zasadami, ale smutny: na wprost grabieżca uderza z siłą 4, a pustoszyciel ma obronę 3. "
        "Poszukaj pola, z którego wskaże go strzałka z piątką."
    ),
    "lesson.lords.place.weak": (
        "Wolno, ale ta strzałka jest za słaba. Każdy pustoszyciel ma jedną strzałkę z piątką: niech wskaże grabieżcę."
    ),
    "lesson.lords.place.taken": (
        "5 przeciw obronie 4: grabieżca to pierwsza jednostka, którą eliminujesz. Dwadzieścia wyeliminowanych "
        "jednostek wygrywa grę, czterech Dowódców także."
    ),
    "lesson.lords.place.first": (
        "W całej grze pierwsza karta każdej strony trafia na jej pole startowe, c3 albo e4. Od drugiej tury jest tak "
        "jak przed chwilą."
    ),
    # fight: how a combat is counted
    "lesson.lords.fight.title": "Walka",
    "lesson.lords.fight.about": "Jak liczy się ciosy i dlaczego równo to za mało.",
    "lesson.lords.fight.defence": (
        "Liczba na tarczy to obrona. Jednostka pada, gdy wszystkie wskazujące ją strzałki dają razem więcej. "
        "Dokładnie tyle samo nie robi nic."
    ),
    "lesson.lords.fight.strike": (
        "Twój uśmierciciel uderza z siłą 5 na wprost i z siłą 3 w oba przednie narożniki. Postaw go na d3, przed "
        "grabieżcą."
    ),
    "lesson.lords.fight.elsewhere": "Wolno, ale stamtąd piątka mija grabieżcę. Stoi na d4: uderz z d3.",
    "lesson.lords.fight.later": "Ta też jest dobra i doczeka się swojej chwili. Cofnij i poślij uśmierciciela.",
    "lesson.lords.fight.counted": (
        "Grabieżca dostał 5 przeciw 4 i go nie ma. Młocarz dostał 3 przeciw 3 i stoi. Twój uśmierciciel dostał 1 "
        "przeciw 2 i też stoi."
    ),
    "lesson.lords.fight.answer": "Teraz tura Krasnoludów. Zobacz, co zrobi Gordona Ironhelm.",
    "lesson.lords.fight.both": (
        "W każdej turze wszyscy uderzają naraz, twoi i wrodzy. Czwórka Gordony to za dużo dla uśmierciciela; padając, "
        "zadał jej 5, ale jej obrona to 6."
    ),
    "lesson.lords.fight.revenge": (
        "Weź odwet na słabszym. Podnieś kartę Butcher i poszukaj znaczka padającego wroga: młocarza."
    ),
    "lesson.lords.fight.quiet": (
        "Wolno, ale młocarz stoi dalej. Tylko czwórka na wprost to więcej niż jego obrona 3: stań tuż przed nim."
    ),
    "lesson.lords.fight.damage": (
        "4 przeciw 3, a trójkę młocarza twoja jednostka wytrzymuje. Obrażenia nie zostają: następna walka liczy się "
        "od zera."
    ),
    # recall: the end of a turn
    "lesson.lords.recall.title": "Odwołanie",
    "lesson.lords.recall.about": "Uzupełnij rękę z talii albo cofnij jednostkę.",
    "lesson.lords.recall.refill": (
        "Karta wystawiona, walka rozpatrzona. Teraz uzupełniasz rękę do sześciu kart: każdą z talii albo odwołując "
        "własną jednostkę z planszy. Brakuje ci trzech."
    ),
    "lesson.lords.recall.draw": "Najpierw dobierz kartę z talii.",
    "lesson.lords.recall.wait": "Tak też można. Ale cofnij i najpierw dobierz kartę; odwoływanie będzie za chwilę.",
    "lesson.lords.recall.held": (
        "Strzałka wroga wskazuje twojego przebijacza na f3: jest związany walką, a związana jednostka musi zostać. "
        "Dotknij go i zobacz."
    ),
    "lesson.lords.recall.free": "Nikt nie wskazuje twojego Butchera na b2. Odwołaj go: dotknij go.",
    "lesson.lords.recall.could": "Oczywiście możesz dobrać kartę. Tutaj cofnij i zamiast tego odwołaj jednostkę.",
    "lesson.lords.recall.soon": "Knur bojowy za chwilę. Najpierw Butcher na b2.",
    "lesson.lords.recall.cavalry": (
        "Twojego knura bojowego na d3 wiąże walką młocarz. Ale to kawaleria, a ją zatrzymają tylko włócznicy. Odwołaj "
        "go sprzed nosa wroga."
    ),
    "lesson.lords.recall.strong": (
        "Sześć kart. Odwołana jednostka uderzy w następnej turze gdzie indziej. Zostać muszą tylko wystawione w tej "
        "turze i te, które właśnie pomogły wyeliminować wroga."
    ),
    # shoot: support and templates
    "lesson.lords.shoot.title": "Strzał",
    "lesson.lords.shoot.about": "Jednostki wsparcia, wzorniki i strzały ponad głowami.",
    "lesson.lords.shoot.template": (
        "Katapulta strzela. Mała siatka na karcie to wzornik: pola, których sięga, tu trzy na trzy przed nią. Jej "
        "strzał jest wart 4."
    ),
    "lesson.lords.shoot.support": (
        "Artyleria i włócznicy to jednostki wsparcia: mogą stanąć obok swoich i nikogo nie wiązać walką. Postaw "
        "katapultę na d2, za przebijaczem."
    ),
    "lesson.lords.shoot.near": "Wolno. Ale katapulta lubi stać z tyłu, poza zasięgiem: cofnij i postaw ją na d2.",
    "lesson.lords.shoot.butcher": "Butcher poczeka. Cofnij go; ta lekcja jest dla katapulty.",
    "lesson.lords.shoot.friend": "Pasiaste pola są w zasięgu. Czy twój własny przebijacz na d3 też? Dotknij go.",
    "lesson.lords.shoot.shoot": "Do swoich nigdy. Teraz strzel do młocarza na d5.",
    "lesson.lords.shoot.hold": "Wolno wstrzymać ogień. Ale młocarz stoi tak ładnie: cofnij i strzelaj.",
    "lesson.lords.shoot.over": (
        "4 przeciw 3, ponad głową przebijacza: nic pomiędzy nie zatrzymuje strzału i nikt nie oddaje."
    ),
    "lesson.lords.shoot.engaged": (
        "Artyleria strzela raz w każdej twojej turze, także w tej, w której przyszła. Gdy wskazuje ją wroga strzałka, "
        "strzelać nie może: chroń ją."
    ),
    # berserk: shots and arrows add up, and the berserker goes on
    "lesson.lords.berserk.title": "Berserkerzy",
    "lesson.lords.berserk.about": "Ataki się sumują, a berserker nie umie stanąć.",
    "lesson.lords.berserk.short": (
        "Twój uśmierciciel bije grabieżcę z siłą 3 przeciw obronie 4: brakuje niewiele. Wszystko, co godzi w "
        "jednostkę, się sumuje, więc trzeba mu tylko pomóc."
    ),
    "lesson.lords.berserk.help": "Postaw katapultę na e2, za uśmiercicielem. Stamtąd sięga d4.",
    "lesson.lords.berserk.reach": "Wolno, ale trzymajmy katapultę bezpiecznie z tyłu: cofnij i postaw ją na e2.",
    "lesson.lords.berserk.butcher": "On też by to zrobił! Ale cofnij: to chwila katapulty i berserkera.",
    "lesson.lords.berserk.together": "Teraz strzel do grabieżcy: 3 i 4 to 7. I patrz na uśmierciciela.",
    "lesson.lords.berserk.hold": "Wtedy zostaje sama trójka, a to za mało. Cofnij i strzelaj.",
    "lesson.lords.berserk.rush": (
        "Grabieżca padł, a uśmierciciel to berserker: pomógł go wyeliminować i nikt nie wiązał go walką, więc musiał "
        "wpaść na jego pole."
    ),
    "lesson.lords.berserk.careful": (
        "Potem walkę liczy się znowu. Tak berserker może powalić cały szereg albo wpaść prosto pod cios: patrz, gdzie "
        "się zatrzyma."
    ),
    # move: mobile units, and winning
    "lesson.lords.move.title": "Ruch i zwycięstwo",
    "lesson.lords.move.about": "Jednostki mobilne i czwarty Dowódca.",
    "lesson.lords.move.goal": (
        "Prowadzisz Nieumarłych, bitwa trwa długo. Trzech wrogich Dowódców już padło, czwarty to Jaeger Drakesbane na "
        "d5, obrona 5. Jeszcze on i wygrywasz."
    ),
    "lesson.lords.move.walk": (
        "Zombie Gnasher ma puste w środku strzałki ruchu: raz w turze może pójść o jedno pole wzdłuż jednej z nich. "
        "Jaeger nie ma strzałki prosto na d4: idź tam."
    ),
    "lesson.lords.move.stay": "Można zostać na miejscu. Ale cofnij: Gnasher jest potrzebny na d4.",
    "lesson.lords.move.struck": (
        "Tam wskazuje strzałka Jaegera z dwójką, a obrona Gnashera to 1. Cofnij; tuż przed sobą Jaeger nie ma strzałki."
    ),
    "lesson.lords.move.four": (
        "Po ruchu od razu rozpatruje się walkę. 4 przeciw 5: jeszcze za mało. Ale w tej turze wystawiasz jeszcze kartę."
    ),
    "lesson.lords.move.finish": (
        "Wystaw kartę tak, by jej strzałka dołączyła do strzałki Gnashera. Znaczki pokażą, kto padnie."
    ),
    "lesson.lords.move.missing": (
        "Stamtąd dociera do Jaegera za mało. Wystarczy strzałka z 3 lub 4 w jego narożnik: spróbuj obok Gnashera."
    ),
    "lesson.lords.move.won": "Czwarty Dowódca: bitwa wygrana! To cała gra. Zostało już tylko w nią zagrać.",
}
