"""What the constructed decks that come with the card games are called in each language, a row for each."""

from typing import Final

ROWS: Final = """
invasion.ready.fire-from-the-sea | Fire from the Sea | Ogień znad morza | Огонь с моря
invasion.ready.green-tide | Green Tide | Zielona fala | Зелёная волна
invasion.ready.grudges-repaid | Grudges Repaid | Spłacone urazy | Отплата за обиды
invasion.ready.hekartis-harvest | Hekarti's Harvest | Żniwo Hekarti | Жатва Хекарти
invasion.ready.lustria-awakes | Lustria Awakes | Przebudzenie Lustrii | Пробуждение Люстрии
invasion.ready.mithril-and-plunder | Mithril and Plunder | Mithril i łupy | Мифрил и добыча
invasion.ready.princes-hoard | The Prince's Hoard | Skarbiec księcia | Сокровищница принца
invasion.ready.raiders-of-the-iron-rock | Raiders of the Iron Rock | Łupieżcy Żelaznej Skały | Грабители Железной Скалы
invasion.ready.riders-of-the-realm | Riders of the Realm | Jeźdźcy Imperium | Всадники Империи
invasion.ready.rot-and-ruin | Rot and Ruin | Zgnilizna i ruina | Гниль и разруха
invasion.ready.the-black-ark | The Black Ark | Czarna Arka | Чёрный Ковчег
invasion.ready.the-northern-host | The Northern Host | Hufce Północy | Воинство Севера
invasion.ready.the-restless-dead | The Restless Dead | Niespokojni umarli | Неупокоенные
invasion.ready.the-wild-wood | The Wild Wood | Dzika puszcza | Дикий лес
invasion.ready.under-empire | Under-Empire | Podziemne Imperium | Подземная Империя
invasion.ready.vermintide | Vermintide | Szczurza fala | Нашествие крыс
invasion.ready.veterans-of-middenheim | Veterans of Middenheim | Weterani z Middenheimu | Ветераны Мидденхейма
conquest.ready.brothers-in-arms | Brothers in Arms | Towarzysze broni | Братья по оружию
conquest.ready.court-of-excess | Court of Excess | Dwór Nadmiaru | Двор излишеств
conquest.ready.da-big-waaagh | Da Big Waaagh | Wielgie Waaagh | Бальшой Вааагх
conquest.ready.grandfathers-garden | Grandfather's Garden | Ogród Dziadka | Сад Дедушки
conquest.ready.jungle-fighters | Jungle Fighters | Wojownicy dżungli | Бойцы джунглей
conquest.ready.not-one-step-back | Not One Step Back | Ani kroku wstecz | Ни шагу назад
conquest.ready.out-of-the-shadows | Out of the Shadows | Z cienia | Из тени
conquest.ready.raid-on-sacaellum | Raid on Sacaellum | Najazd na Sacaellum | Набег на Сакаэллум
conquest.ready.skulls-for-the-throne | Skulls for the Throne | Czaszki dla Tronu | Черепа для Трона
conquest.ready.snots-everywhere | Snots Everywhere | Wszędzie snotlingi | Снотлинги повсюду
conquest.ready.speed-freeks | Speed Freeks | Świry prędkości | Фанаты скорости
conquest.ready.steel-of-vostroya | Steel of Vostroya | Stal Vostroyi | Сталь Востройи
conquest.ready.the-beast-that-heals | The Beast That Heals | Bestia, której goją się rany | Зверь, что исцеляется
conquest.ready.the-burning-path | The Burning Path | Płonąca ścieżka | Пылающий путь
conquest.ready.the-dissecting-table | The Dissecting Table | Stół sekcyjny | Секционный стол
conquest.ready.the-enslaved-legion | The Enslaved Legion | Zniewolony legion | Порабощённый легион
conquest.ready.the-eternal-crusade | The Eternal Crusade | Wieczna krucjata | Вечный крестовый поход
conquest.ready.the-flesh-garden | The Flesh Garden | Ogród ciał | Сад плоти
conquest.ready.the-great-wolf | The Great Wolf | Wielki Wilk | Великий Волк
conquest.ready.the-greater-good | The Greater Good | Większe Dobro | Высшее Благо
conquest.ready.the-hidden-brood | The Hidden Brood | Ukryty pomiot | Скрытый выводок
conquest.ready.the-hunting-pack | The Hunting Pack | Sfora łowców | Охотничья стая
conquest.ready.the-inquisitors-levy | The Inquisitor's Levy | Zaciąg inkwizytora | Рекруты инквизитора
conquest.ready.the-long-march-home | The Long March Home | Długi marsz do domu | Долгий путь домой
conquest.ready.the-patient-hunter | The Patient Hunter | Cierpliwy łowca | Терпеливый охотник
conquest.ready.the-second-company | The Second Company | Druga Kompania | Вторая рота
conquest.ready.the-serpents-wisdom | The Serpent's Wisdom | Mądrość węża | Мудрость змея
conquest.ready.the-silent-storm | The Silent Storm | Bezgłośna burza | Безмолвная буря
conquest.ready.the-swarm | The Swarm | Rój | Рой
conquest.ready.threads-of-fate | Threads of Fate | Nici losu | Нити судьбы
conquest.ready.wings-over-traxis | Wings over Traxis | Skrzydła nad Traxis | Крылья над Траксисом
"""  # English, Polish, Russian

COLUMNS: Final = {"en": 1, "pl": 2, "ru": 3}


def deck_words(language: str) -> dict[str, str]:
    """The messages of a language that name constructed decks."""
    rows = [line.split(" | ") for line in ROWS.strip().splitlines()]
    return {f"{row[0]}.name": row[COLUMNS[language]] for row in rows}
