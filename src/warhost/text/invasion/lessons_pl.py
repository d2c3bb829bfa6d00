"""Polish lessons of Warhammer: Invasion: one or two short sentences a step."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # power: what power gives in the kingdom and in the quest zone
    "lesson.invasion.power.title": "Siła",
    "lesson.invasion.power.about": "Trzy strefy i to, co dają w każdej turze.",
    "lesson.invasion.power.zones": (
        "To twoja Stolica i jej trzy strefy: Królestwo, strefa Misji i Pole Bitwy. Każda twoja karta leży w jednej "
        "z nich, a od miejsca zależy, co daje jej siła."
    ),
    "lesson.invasion.power.power": (
        "W Królestwie każdy punkt siły to jeden zasób. Samo Królestwo ma 3, Inżynierowie i Wioska po 1. Liczba w "
        "rogu strefy to suma: 5."
    ),
    "lesson.invasion.power.collect": (
        "Zaczyna się twoja tura, a z poprzedniej zostały 2 zasoby. Spasuj, aby nadeszła faza Królestwa, i zobacz, "
        "ile będziesz ich mieć."
    ),
    "lesson.invasion.power.tactic": (
        "Taktykę można zagrać w każdym oknie akcji, to prawda. Ale cofnij to: tutaj tylko liczymy."
    ),
    "lesson.invasion.power.five": (
        "5, a nie 7: najpierw odkłada się to, czego nie wydano, potem zbiera się zasób za każdy punkt siły w "
        "Królestwie. Wydawaj więc to, co masz."
    ),
    "lesson.invasion.power.draw": (
        "W strefie Misji każdy punkt siły to jedna karta. Sama strefa ma 1, Górska brygada 2. Spasuj, a nadejdzie "
        "faza Misji."
    ),
    "lesson.invasion.power.three": (
        "Trzy nowe karty. Na Polu Bitwy, gdzie nie masz jeszcze nikogo, siłą biją atakujący. Więcej w jednej "
        "strefie to zawsze mniej w innej: na tym polega gra."
    ),
    # pay: cost, loyalty, a development, and an effect that is forced
    "lesson.invasion.pay.title": "Płacenie",
    "lesson.invasion.pay.about": "Ile kosztuje karta, lojalność i rozwinięcia.",
    "lesson.invasion.pay.cost": (
        "W fazie Stolicy zagrywa się karty. Liczba w rogu karty Thyrus Gorman to koszt: 3. Pod nią są symbole "
        "lojalności: trzy symbole Imperium."
    ),
    "lesson.invasion.pay.loyalty": (
        "Na każdy symbol lojalności potrzeba w grze karty tej rasy. Masz dwie: Stolicę i City Gates. Trzeciej "
        "brakuje, więc dopłacasz 1: 3 + 1 = 4."
    ),
    "lesson.invasion.pay.play": (
        "Masz dokładnie 4 zasoby. Weź kartę Thyrus Gorman i połóż ją w Królestwie: jego siła 3 da ci 3 zasoby w "
        "każdej turze."
    ),
    "lesson.invasion.pay.elsewhere": (
        "Strefę jednostki wybierasz ty i ta też jest dobra. Ale cofnij to: w tej lekcji ma pracować w Królestwie."
    ),
    "lesson.invasion.pay.cheaper": "Stać cię na nich, ale wtedy na kartę Thyrus Gorman już nie wystarczy. Cofnij to.",
    "lesson.invasion.pay.later": (
        "Rozwinięcie nic nie kosztuje. Zaraz do niego dojdziemy; cofnij to i najpierw zagraj kartę Thyrus Gorman."
    ),
    "lesson.invasion.pay.unspent": (
        "Faza się skończyła, a zasoby zostały: odłożysz je w następnej fazie Królestwa. Cofnij to."
    ),
    "lesson.invasion.pay.symbols": (
        "Zapłacone: 3 za kartę, 1 za lojalność. Teraz i on liczy się jako karta Imperium, więc następne będą tańsze."
    ),
    "lesson.invasion.pay.develop": (
        "Raz w swojej turze możesz położyć kartę z ręki zakrytą w strefie, jako rozwinięcie. Nic to nie kosztuje. "
        "Weź kartę Huntsmen i wybierz strefę."
    ),
    "lesson.invasion.pay.chance": "Wtedy rozwinięcie tej tury przepada: jest jedno na turę. Cofnij to.",
    "lesson.invasion.pay.wall": (
        "Każde rozwinięcie dodaje 1 punkt Wytrzymałości swojej strefie Stolicy: 9 zamiast 8. Teraz faza Pola "
        "Bitwy: nikogo tam nie masz, więc nie atakuj, a tura się skończy."
    ),
    "lesson.invasion.pay.nobody": "Atakują tylko jednostki z twojego Pola Bitwy, a tam nikogo nie masz. Cofnij to.",
    "lesson.invasion.pay.forced": (
        "Pod koniec tury Thyrus Gorman otrzymał 1 obrażenie. Na karcie jest słowo Wymuszony: taki efekt zachodzi "
        "sam, czy tego chcesz, czy nie. Mocne karty mają swoją cenę."
    ),
    # attack: a combat from its beginning to its end
    "lesson.invasion.attack.title": "Atak",
    "lesson.invasion.attack.about": "Kto atakuje, kto się broni i gdzie trafiają obrażenia.",
    "lesson.invasion.attack.zone": (
        "To twoja faza Pola Bitwy: jeden atak na jedną strefę. Bronić jej mogą tylko ci, którzy w niej stoją. "
        "Zaatakuj strefę Misji przeciwnika."
    ),
    "lesson.invasion.attack.other-zone": (
        "Nikogo tam nie ma, byłoby nawet łatwiej. Ale cofnij to: ta lekcja jest o obrońcach."
    ),
    "lesson.invasion.attack.peace": "Nie musisz atakować. Ale cofnij to: Król Kazador nie przyszedł patrzeć.",
    "lesson.invasion.attack.attackers": (
        "Wybierz atakujących: Młociarza i Króla Kazadora. Obrońca twierdzy zostaje w domu. Potem zatwierdź."
    ),
    "lesson.invasion.attack.home": (
        "Też mógłby pójść. Ale cofnij to: w przykładzie z instrukcji zostaje w domu, z dala od niebezpieczeństwa."
    ),
    "lesson.invasion.attack.more": "Za mało: cofnij to i wskaż i Młociarza, i Króla Kazadora.",
    "lesson.invasion.attack.defenders": (
        "Teraz przeciwnik wskazuje obrońców spośród jednostek w atakowanej strefie: wszystkich, kilku albo nikogo. "
        "Popatrz."
    ),
    "lesson.invasion.attack.minimum": (
        "Bronią się Zguboskoczkowie. Twoi atakujący mają siłę 1 + 3 = 4: przydzielasz 4 obrażenia. Wszystkie "
        "strefie Misji? Spróbuj: wskaż tę strefę."
    ),
    "lesson.invasion.attack.cover": (
        "To obowiązkowe minimum: najpierw każdy obrońca, potem Stolica. Zguboskoczkowie mają Wytrzymałość 2: "
        "przydziel im 2. Każde dotknięcie to jedno obrażenie."
    ),
    "lesson.invasion.attack.waste": (
        "Wolno przydzielić więcej, niż trzeba: to pomaga, gdy część może zostać anulowana. Tu szkoda obrażeń; "
        "cofnij to."
    ),
    "lesson.invasion.attack.rest": "Obrońcy mają dość. Pozostałe 2 mogą trafić w Stolicę: wskaż strefę Misji.",
    "lesson.invasion.attack.back": (
        "Teraz przeciwnik przydziela 2 obrażenia Zguboskoczków: tylko atakującym, nigdy Stolicy. Potem wszystkie "
        "zadaje się naraz."
    ),
    "lesson.invasion.attack.counted": (
        "Zguboskoczkowie zniszczeni, strefa Misji ma 2 obrażenia. Dwa były dla Młociarza, ale jego Odporność 1 "
        "anulowała jedno i przeżył. Rana zostaje: obrażenia same nie znikają."
    ),
    # respond: defence, and the chain
    "lesson.invasion.respond.title": "Odpowiedź",
    "lesson.invasion.respond.about": "Obrona strefy i akcja, która wyprzedza inną.",
    "lesson.invasion.respond.enemy": "Tura Orków, a Chopaki na knurach patrzą na twoje Królestwo. Popatrz.",
    "lesson.invasion.respond.defend": (
        "Atakują twoje Królestwo. Stoją tam dwie twoje jednostki. Niech broni się Górska brygada z Wytrzymałością 6; "
        "potem zatwierdź."
    ),
    "lesson.invasion.respond.weak": (
        "Kowal run ma Wytrzymałość 1 i byłby w niebezpieczeństwie. Cofnij to: wystarczy brygada."
    ),
    "lesson.invasion.respond.open": "Wtedy obrażenia trafią prosto w Stolicę. Cofnij to i broń się.",
    "lesson.invasion.respond.pillage": (
        "Obrona nie męczy jednostki. Zanim przydzieli się obrażenia, każdy może wykonać akcję. Przeciwnik to robi."
    ),
    "lesson.invasion.respond.chain": (
        "Grabież ma zniszczyć twojego Mściciela. Ale to się jeszcze nie stało: czeka w łańcuchu, a ty możesz "
        "odpowiedzieć. Ostatnia akcja jest rozpatrywana pierwsza."
    ),
    "lesson.invasion.respond.respond": (
        "Skoro ma zginąć, niech rzuci jeszcze raz! Wskaż Mściciela: za 1 zasób i jednostkę każdy atakujący i każdy "
        "obrońca dostanie +1 do siły."
    ),
    "lesson.invasion.respond.lost": "Grabież zadziałała i Mściciel przepadł na darmo. Cofnij to.",
    "lesson.invasion.respond.sacrifice": (
        "To, co stoi przed „aby”, jest ceną i płaci się ją od razu. Poświęć Kowala run: brygada jest potrzebna."
    ),
    "lesson.invasion.respond.defender": "Brygada to twój jedyny obrońca! Cofnij to i poświęć Kowala run.",
    "lesson.invasion.respond.order": (
        "W łańcuchu czekają dwie akcje, twoja na wierzchu. Przeciwnik nic nie dokłada. Zobacz, w jakiej kolejności "
        "zadziałają."
    ),
    "lesson.invasion.respond.stands": (
        "Najpierw twoja: brygada ma siłę 3, Chopaki 2. Dopiero potem Grabież: Mściciela już nie ma, ale skutek "
        "zostaje. Akcja w łańcuchu nie potrzebuje już swojej karty."
    ),
    # words: an Action that belongs to a zone
    "lesson.invasion.words.title": "Strefy i akcje",
    "lesson.invasion.words.about": "Akcje kart i strefa, w której działają.",
    "lesson.invasion.words.action": (
        "Na karcie Kowal run jest napisane: „Misja. Akcja”. Pierwsze słowo to strefa: reszta działa tylko w "
        "strefie Misji. Akcji można użyć w każdym oknie akcji, także w turze przeciwnika."
    ),
    "lesson.invasion.words.use": (
        "Stoi we właściwej strefie. Za 2 zasoby daje jednostce +1 do siły do końca tury. Wskaż jego, a potem "
        "Peasant Militia."
    ),
    "lesson.invasion.words.himself": (
        "Może wzmocnić też siebie. Ale cofnij to: milicja na Polu Bitwy bardziej tego potrzebuje."
    ),
    "lesson.invasion.words.later": "Wolno, ale nie o tym jest ta lekcja. Cofnij to.",
    "lesson.invasion.words.strong": (
        "Siła 1 do końca tury. Ubyły 2 zasoby, a on mógłby to powtórzyć: akcja nie ma limitu, jeśli go nie podaje."
    ),
    "lesson.invasion.words.march": (
        "Niech teraz pójdzie gdzie indziej. Forced March to taktyka: przesuwa jednostkę do innej strefy jej "
        "gracza. Weź ją, a potem wskaż Kowala run."
    ),
    "lesson.invasion.words.stay": "Ta jednostka jest na swoim miejscu. Cofnij to i przesuń Kowala run.",
    "lesson.invasion.words.again": "Tak, może to powtórzyć. Ale cofnij to: najpierw przemarsz.",
    "lesson.invasion.words.move": "Dokąd? Do Królestwa: tam da ci zasób.",
    "lesson.invasion.words.either": "Tak też można. Ale cofnij to i wybierz Królestwo.",
    "lesson.invasion.words.silent": "A co z jego akcją? Wskaż go i zobacz.",
    "lesson.invasion.words.keys": (
        "Poza strefą Misji jego akcji nie ma. Wiele kart ma takie słowo: przeczytaj je, zanim wybierzesz dla nich "
        "strefę."
    ),
    # effects: constant and forced effects
    "lesson.invasion.effects.title": "Efekty",
    "lesson.invasion.effects.about": "Co obowiązuje stale i co dzieje się samo.",
    "lesson.invasion.effects.constant": (
        "Chopaki na knurach mają +2 do siły, dopóki masz jednostkę z obrażeniami. Urguck je ma, więc siła to 3 "
        "zamiast 1. Nikt tego nie uruchamia: to po prostu obowiązuje."
    ),
    "lesson.invasion.effects.zone": (
        "Inżynierowie wroga stoją na jego Polu Bitwy. Pole Bitwy też można zaatakować: zrób to."
    ),
    "lesson.invasion.effects.other-zone": "Tam nie ma z kim walczyć. Cofnij to i zaatakuj Pole Bitwy z Inżynierami.",
    "lesson.invasion.effects.peace": "Orki, które nie atakują? Cofnij to.",
    "lesson.invasion.effects.alone": "Chopaki na knurach wystarczą. Wskaż je, gobliny zostaw i zatwierdź.",
    "lesson.invasion.effects.goblins": (
        "Mogłyby pomóc. Ale cofnij to: ktoś powinien zostać w domu, zaraz zobaczysz dlaczego."
    ),
    "lesson.invasion.effects.nobody": "Bez atakujących nie ma ataku. Cofnij to i wskaż Chopaki na knurach.",
    "lesson.invasion.effects.engineers": "Inżynierowie mają Wytrzymałość 3. Zobacz, czy będą się bronić.",
    "lesson.invasion.effects.strike": "Bronią się. Twoje 3 obrażenia akurat na nich wystarczą: przydziel je.",
    "lesson.invasion.effects.forced": (
        "Inżynierowie zniszczeni, ale zostawili ostatni dar. Wymuszony: musisz poświęcić jednostkę w "
        "odpowiadającej strefie, czyli na twoim Polu Bitwy. Urguck w Królestwie jest bezpieczny. Wybierz gobliny."
    ),
    "lesson.invasion.effects.pity": "Chopaki są warte więcej niż kilka goblinów. Cofnij to.",
    "lesson.invasion.effects.kinds": (
        "Są więc trzy rodzaje efektów: akcje, których używasz; wymuszone, które zachodzą same; i trwałe, które po "
        "prostu obowiązują. Rodzaj poznasz po pierwszych słowach tekstu."
    ),
    # corrupt: corruption, and cannot
    "lesson.invasion.corrupt.title": "Spaczenie",
    "lesson.invasion.corrupt.about": "Jednostki, które nie mogą walczyć, i słowo, które zawsze wygrywa.",
    "lesson.invasion.corrupt.seduce": (
        "Archmage of Saphery strzeże strefy Misji. Chaos ma swoje sposoby: weź kartę Uwiedziony przez ciemność i "
        "wskaż maga."
    ),
    "lesson.invasion.corrupt.own": "Własnych maruderów? A kto będzie atakował? Cofnij to.",
    "lesson.invasion.corrupt.soon": "Na tę jednostkę przyjdzie pora za chwilę. Cofnij to: najpierw mag.",
    "lesson.invasion.corrupt.later": "Wolno, ale nie o tym jest ta lekcja. Cofnij to.",
    "lesson.invasion.corrupt.sideways": (
        "Mag leży bokiem: jest spaczony. Spaczona jednostka nie może atakować ani się bronić. Poza tym nic się nie "
        "zmienia: siła i tekst zostają."
    ),
    "lesson.invasion.corrupt.blessed": (
        "A Silver Helm Brigade w Królestwie? Ma Błogosławieństwo Ishy. Zagraj na nią drugą kartę Uwiedziony przez "
        "ciemność."
    ),
    "lesson.invasion.corrupt.twice": "Mag jest już spaczony. Cofnij to i spróbuj z brygadą.",
    "lesson.invasion.corrupt.cannot": (
        "Nic się nie stało. Pobłogosławionej jednostki nie można spaczyć, a „nie można” zawsze wygrywa z kartą, "
        "która każe inaczej."
    ),
    "lesson.invasion.corrupt.attack": "W strefie Misji stoi tylko spaczony mag. Zaatakuj ją!",
    "lesson.invasion.corrupt.guarded": "Wolno, ale droga przez strefę Misji właśnie stanęła otworem. Cofnij to.",
    "lesson.invasion.corrupt.peace": "Wtedy wszystko na nic. Cofnij to i atakuj.",
    "lesson.invasion.corrupt.alone": "Wyślij Dzikich maruderów.",
    "lesson.invasion.corrupt.restore": (
        "Nikt nie mógł się bronić: 2 obrażenia dla Stolicy. Teraz zaczyna się tura przeciwnika. Popatrz na maga."
    ),
    "lesson.invasion.corrupt.upright": (
        "Na początku swojej fazy Królestwa gracz może przywrócić jedną spaczoną kartę. Jedną, nie wszystkie: "
        "dlatego spaczenie boli."
    ),
    # burn: fire, and the end
    "lesson.invasion.burn.title": "Ogień i zwycięstwo",
    "lesson.invasion.burn.about": "Dwie płonące strefy i wojna wygrana.",
    "lesson.invasion.burn.fire": (
        "Królestwo Krasnoludów płonie: otrzymało tyle obrażeń, ile miało punktów Wytrzymałości. Płonąca strefa "
        "działa dalej, ale gdy płoną dwie, gra się kończy."
    ),
    "lesson.invasion.burn.walls": (
        "Poszukaj najsłabszego muru. Strefa ma 8 punktów Wytrzymałości i 1 więcej za każde rozwinięcie: strefa "
        "Misji 9. Ma 5 obrażeń, więc zostały 4."
    ),
    "lesson.invasion.burn.zone": "Nikt jej nie broni. Zaatakuj strefę Misji.",
    "lesson.invasion.burn.burnt": "Można ją zaatakować, ale płonącej strefie nie można przydzielać obrażeń. Cofnij to.",
    "lesson.invasion.burn.guarded": (
        "Stoi tam Górska brygada, a Wytrzymałości zostało 6. Cofnij to i wybierz słabszą strefę."
    ),
    "lesson.invasion.burn.peace": "Zwycięstwo jest o jeden atak stąd. Cofnij to!",
    "lesson.invasion.burn.both": "Potrzeba czterech: 3 od Grimgora, 1 od Chopaków na knurach. Wskaż obie karty.",
    "lesson.invasion.burn.more": "Za mało: potrzebne są obie karty. Cofnij to.",
    "lesson.invasion.burn.burn": (
        "Nie ma obrońców, więc wszystkie obrażenia mogą trafić w strefę. Przydziel wszystkie 4 i podpal ją."
    ),
    "lesson.invasion.burn.won": (
        "Płonie druga strefa i Stolica upadła: wygrywasz, natychmiast. Przegrywa też ten, komu skończy się talia. "
        "Znasz już grę; zagraj!"
    ),
}
