"""What the constructed decks of Warhammer: Invasion are called: key, English, Polish, Russian."""

NAMES = """
fire-from-the-sea | Fire from the Sea | Ogień znad morza | Огонь с моря
green-tide | Green Tide | Zielona fala | Зелёная волна
grudges-repaid | Grudges Repaid | Spłacone urazy | Отплата за обиды
hekartis-harvest | Hekarti's Harvest | Żniwo Hekarti | Жатва Хекарти
lustria-awakes | Lustria Awakes | Przebudzenie Lustrii | Пробуждение Люстрии
mithril-and-plunder | Mithril and Plunder | Mithril i łupy | Мифрил и добыча
princes-hoard | The Prince's Hoard | Skarbiec księcia | Сокровищница принца
raiders-of-the-iron-rock | Raiders of the Iron Rock | Łupieżcy Żelaznej Skały | Грабители Железной Скалы
riders-of-the-realm | Riders of the Realm | Jeźdźcy Imperium | Всадники Империи
rot-and-ruin | Rot and Ruin | Zgnilizna i ruina | Гниль и разруха
the-black-ark | The Black Ark | Czarna Arka | Чёрный Ковчег
the-northern-host | The Northern Host | Hufce Północy | Воинство Севера
the-restless-dead | The Restless Dead | Niespokojni umarli | Неупокоенные
the-wild-wood | The Wild Wood | Dzika puszcza | Дикий лес
under-empire | Under-Empire | Podziemne Imperium | Подземная Империя
vermintide | Vermintide | Szczurza fala | Нашествие крыс
veterans-of-middenheim | Veterans of Middenheim | Weterani z Middenheimu | Ветераны Мидденхейма
"""
