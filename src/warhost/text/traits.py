"""The traits of cards by language: what they are called in texts, on faces and in lists.

The publishers' facts and the card files call a trait by its English name.  Names of legions, craftworlds, worlds and
gods are as players of the language know them; Polish words of the rulebooks come first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .phrasebook import Phrasebook

ROWS: Final = """
Abhuman | Podczłowiek | Недочеловек
Abomination | Abominacja | Мерзость
Alaitoc | Alaitoc | Алайток
Ally | Sojusznik | Союзник
Alpha Legion | Legion Alfa | Альфа-Легион
Altansar | Altansar | Альтансар
Apprentice | Uczeń | Ученик
Arcane | Tajemne | Тайное
Archon | Archont | Архонт
Armor | Pancerz | Броня
Armour | Zbroja | Доспех
Artefact | Artefakt | Артефакт
Artillery | Artyleria | Артиллерия
Assassin | Skrytobójca | Убийца
Attachment | Dodatek | Присоединение
Autarch | Autarcha | Автарх
Award | Odznaczenie | Награда
Banner | Sztandar | Знамя
Beastmaster | Władca bestii | Повелитель зверей
Behemoth | Behemot | Бегемот
Berserker | Berserker | Берсерк
Biel-Tan | Biel-Tan | Биель-Тан
Biomorph | Biomorf | Биоморф
Bionics | Bionika | Бионика
Black Ark | Czarna Arka | Чёрный ковчег
Black Legion | Czarny Legion | Чёрный Легион
Black Templars | Czarni Templariusze | Чёрные Храмовники
Blessing | Błogosławieństwo | Благословение
Blood Angels | Krwawe Anioły | Кровавые Ангелы
Blue | Niebiescy | Синие
Bodyguard | Straż przyboczna | Телохранитель
Boyz | Chłopaki | Парни
Bretonnian | Bretończyk | Бретонец
Building | Budowla | Здание
C'tan | C'tan | К'тан
Cadia | Cadia | Кадия
Capital Center | Centrum stolicy | Центр столицы
Catachan | Catachan | Катачан
Cavalry | Kawaleria | Кавалерия
Commander | Dowódca | Командир
Commissar | Komisarz | Комиссар
Condition | Stan | Состояние
Conscript | Poborowy | Новобранец
Creature | Stworzenie | Существо
Creed | Creed | Крид
Cultist | Kultysta | Культист
Curse | Klątwa | Проклятие
Daemon | Demon | Демон
Dark Angels | Mroczne Anioły | Тёмные Ангелы
Death Guard | Gwardia Śmierci | Гвардия Смерти
Deathwatch | Straż Śmierci | Караул Смерти
Disaster | Katastrofa | Бедствие
Disease | Choroba | Болезнь
Dragon | Smok | Дракон
Drone | Dron | Дрон
Ecclesiarchy | Eklezjarchia | Экклезиархия
Elite | Elita | Элита
Elysia | Elysia | Элизия
Enchantress | Czarodziejka | Чаровница
Engineer | Inżynier | Инженер
Environment | Otoczenie | Окружение
Epic | Epickie | Эпическое
Epic Spell | Epickie zaklęcie | Эпическое заклинание
Ethereal | Eteryczny | Эфирный
Fallen | Upadły | Падший
Familiar | Chowaniec | Фамильяр
Forest Spirit | Duch lasu | Лесной дух
Fortification | Fortyfikacja | Укрепление
Genestealer | Genokrad | Генокрад
Giant | Gigant | Великан
Goblin | Goblin | Гоблин
Grudge | Uraza | Обида
Haemonculus | Haemonculus | Гомункул
Hardpoint | Punkt mocowania | Узел подвески
Harlequin | Arlekin | Арлекин
Hero | Bohater | Герой
Hex | Urok | Сглаз
Imperial Fists | Imperialne Pięści | Имперские Кулаки
Initiate | Nowicjusz | Послушник
Inquisitor | Inkwizytor | Инквизитор
Invasion | Inwazja | Вторжение
Iron Hands | Żelazne Ręce | Железные Руки
Item | Przedmiot | Предмет
Iyanden | Iyanden | Иянден
Kabalite | Kabalita | Кабалит
Khorne | Khorne | Кхорн
Knight | Rycerz | Рыцарь
Kraken | Kraken | Кракен
Krieg | Krieg | Криг
Kroot | Kroot | Крут
Leviathan | Lewiatan | Левиафан
Lizardmen | Jaszczuroludzie | Людоящеры
Location | Miejsce | Место
Mage | Mag | Маг
Maneuver | Manewr | Манёвр
Martyr | Męczennik | Мученик
Mercenary | Najemnik | Наёмник
Messenger | Posłaniec | Гонец
Mission | Zadanie | Поручение
Mordian | Mordian | Мордиан
Musician | Muzyk | Музыкант
Mutant | Mutant | Мутант
Mutation | Mutacja | Мутация
Nob | Burszuj | Ноб
Noble | Szlachcic | Дворянин
Novokh | Novokh | Новох
Nurgle | Nurgle | Нургл
Oddboy | Dziwak | Чудила
Officer | Oficer | Офицер
Ogre | Ogr | Огр
Orc | Ork | Орк
Phoenix Lord | Władca Feniks | Лорд-Феникс
Pilot | Pilot | Пилот
Portent | Omen | Знамение
Power | Moc | Сила
Priest | Kapłan | Жрец
Psyker | Psyker | Псайкер
Pyramid | Piramida | Пирамида
Raider | Łupieżca | Налётчик
Ranger | Tropiciel | Следопыт
Raven Guard | Krucza Gwardia | Гвардия Ворона
Relic | Relikwia | Реликвия
Rift | Szczelina | Разлом
Rogue | Łotr | Плут
Rune | Runa | Руна
Runt | Kurdupel | Недомерок
Sacaellum | Sacaellum | Сацеллум
Saim-Hann | Saim-Hann | Сайм-Ханн
Salamanders | Salamandry | Саламандры
Sautekh | Sautekh | Саутех
Scholar | Uczony | Учёный
Scout | Zwiadowca | Разведчик
Shaman | Szaman | Шаман
Shas'la | Shas'la | Шас'ла
Shas'o | Shas'o | Шас'о
Shield | Tarcza | Щит
Ship | Okręt | Корабль
Siege | Oblężenie | Осада
Skaven | Skaven | Скавен
Skill | Umiejętność | Умение
Slaan | Slann | Сланн
Slaanesh | Slaanesh | Слаанеш
Slave | Niewolnik | Раб
Slayer | Zabójca | Истребитель
Soldier | Żołnierz | Солдат
Sorcerer | Czarnoksiężnik | Колдун
Space Hulk | Kosmiczny wrak | Космический скиталец
Space Wolves | Kosmiczne Wilki | Космические Волки
Speeder | Ścigacz | Спидер
Spell | Zaklęcie | Заклинание
Spirit | Duch | Дух
Squig | Squig | Сквиг
Standard | Sztandar | Штандарт
Standard Bearer | Chorąży | Знаменосец
Storyteller | Gawędziarz | Сказитель
Stratagem | Fortel | Уловка
Succubus | Sukkub | Суккуб
Tactic | Taktyka | Тактика
Tallarn | Tallarn | Талларн
Tank | Czołg | Танк
Tech-Priest | Tech-kapłan | Техножрец
Termagant | Termagant | Термагант
Thief | Złodziej | Вор
Title | Tytuł | Титул
Tome | Księga | Фолиант
Torture | Tortura | Пытка
Trader | Kupiec | Торговец
Transport | Transporter | Транспорт
Transportation | Transport | Перевозка
Treasure | Skarb | Сокровище
Tribute | Danina | Дань
Troll | Troll | Тролль
Tzeentch | Tzeentch | Тзинч
Ulthwe | Ulthwe | Ультве
Ultramarines | Ultramarines | Ультрамарины
Undead | Nieumarły | Нежить
Upgrade | Ulepszenie | Усовершенствование
Vampire | Wampir | Вампир
Vault | Skarbiec | Хранилище
Vehicle | Pojazd | Машина
Vespid | Vespid | Веспид
Vostroya | Vostroya | Востройя
Vow | Ślubowanie | Обет
Walker | Maszyna krocząca | Шагоход
War Engine | Machina zagłady | Осадная машина
War Machine | Machina wojenna | Боевая машина
Warboss | Szef bandy | Варбосс
Wargear | Ekwipunek | Снаряжение
Warpstone | Spaczeń | Варп-камень
Warrior | Wojownik | Воин
Wasteland | Pustkowie | Пустошь
Weapon | Broń | Оружие
White Scars | Białe Szramy | Белые Шрамы
Witch Elf | Wiedźmi elf | Эльф-ведьма
Witch Hunter | Łowca czarownic | Охотник на ведьм
Wood Elf | Leśny elf | Лесной эльф
World Eaters | Pożeracze Światów | Пожиратели Миров
Wych | Wych | Виче
Zealot | Zelota | Фанатик
"""  # English, Polish, Russian

COLUMNS: Final = {"en": 0, "pl": 1, "ru": 2}


def traits_said(book: Phrasebook, traits: Iterable[str]) -> str:
    """A row of traits, each by its name in the language."""
    return ", ".join([book.messages.get(f"trait.{trait}", trait) for trait in traits])


def trait_words(language: str) -> dict[str, str]:
    """The messages of a language that name traits."""
    rows = [line.split(" | ") for line in ROWS.strip().splitlines()]
    return {f"trait.{row[0]}": row[COLUMNS[language]] for row in rows}
