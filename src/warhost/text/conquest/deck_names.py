"""What the constructed decks of Warhammer 40,000: Conquest are called: key, English, Polish, Russian."""

NAMES = """
brothers-in-arms | Brothers in Arms | Towarzysze broni | Братья по оружию
court-of-excess | Court of Excess | Dwór Nadmiaru | Двор излишеств
da-big-waaagh | Da Big Waaagh | Wielgie Waaagh | Бальшой Вааагх
grandfathers-garden | Grandfather's Garden | Ogród Dziadka | Сад Дедушки
jungle-fighters | Jungle Fighters | Wojownicy dżungli | Бойцы джунглей
not-one-step-back | Not One Step Back | Ani kroku wstecz | Ни шагу назад
out-of-the-shadows | Out of the Shadows | Z cienia | Из тени
raid-on-sacaellum | Raid on Sacaellum | Najazd na Sacaellum | Набег на Сацеллум
skulls-for-the-throne | Skulls for the Throne | Czaszki dla Tronu | Черепа для Трона
snots-everywhere | Snots Everywhere | Wszędzie snotlingi | Снотлинги повсюду
speed-freeks | Speed Freeks | Świry prędkości | Фанаты скорости
steel-of-vostroya | Steel of Vostroya | Stal Vostroyi | Сталь Востройи
the-beast-that-heals | The Beast That Heals | Bestia, której goją się rany | Зверь, что исцеляется
the-burning-path | The Burning Path | Płonąca ścieżka | Пылающий путь
the-dissecting-table | The Dissecting Table | Stół sekcyjny | Секционный стол
the-enslaved-legion | The Enslaved Legion | Zniewolony legion | Порабощённый легион
the-eternal-crusade | The Eternal Crusade | Wieczna krucjata | Вечный крестовый поход
the-flesh-garden | The Flesh Garden | Ogród ciał | Сад плоти
the-great-wolf | The Great Wolf | Wielki Wilk | Великий Волк
the-greater-good | The Greater Good | Większe Dobro | Высшее Благо
the-hidden-brood | The Hidden Brood | Ukryty pomiot | Скрытый выводок
the-hunting-pack | The Hunting Pack | Sfora łowców | Охотничья стая
the-inquisitors-levy | The Inquisitor's Levy | Zaciąg inkwizytora | Рекруты инквизитора
the-long-march-home | The Long March Home | Długi marsz do domu | Долгий путь домой
the-patient-hunter | The Patient Hunter | Cierpliwy łowca | Терпеливый охотник
the-second-company | The Second Company | Druga Kompania | Вторая рота
the-serpents-wisdom | The Serpent's Wisdom | Mądrość węża | Мудрость змея
the-silent-storm | The Silent Storm | Bezgłośna burza | Безмолвная буря
the-swarm | The Swarm | Rój | Рой
threads-of-fate | Threads of Fate | Nici losu | Нити судьбы
wings-over-traxis | Wings over Traxis | Skrzydła nad Traxis | Крылья над Траксисом
"""
