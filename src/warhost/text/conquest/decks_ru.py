"""How decks of Warhammer 40,000: Conquest are said in Russian."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # factions, kinds of cards and how bound they are
    "conquest.faction.neutral": "Нейтральные",
    "conquest.faction.space-marines": "Космодесант",
    "conquest.faction.astra-militarum": "Астра Милитарум",
    "conquest.faction.orks": "Орки",
    "conquest.faction.chaos": "Хаос",
    "conquest.faction.dark-eldar": "Тёмные эльдары",
    "conquest.faction.eldar": "Эльдары",
    "conquest.faction.tau": "Тау",
    "conquest.faction.tyranids": "Тираниды",
    "conquest.faction.necrons": "Некроны",
    "conquest.kind.warlord": "Полководец",
    "conquest.kind.army": "Отряд армии",
    "conquest.kind.attachment": "Приложение",
    "conquest.kind.support": "Поддержка",
    "conquest.kind.event": "Событие",
    "conquest.kind.synapse": "Синаптический отряд",
    "conquest.kind.planet": "Планета",
    "conquest.kind.token": "Жетон отряда",
    "conquest.kind.squad": "Личная свита",
    "conquest.loyalty.common": "обычная",
    "conquest.loyalty.loyal": "верная",
    "conquest.loyalty.signature": "личная",
    "conquest.list.later": "пока не играется",
    # what is wrong with a deck
    "conquest.deck.unknown-warlord": "Полководца с именем {warlord} нет.",
    "conquest.deck.unknown-card": "Карты с названием {card} нет.",
    "conquest.deck.too-few": "Карт в колоде: {count}, а должно быть не меньше {least}.",
    "conquest.deck.copies": "{card}: копий {count}, а в колоде может быть не больше {most}.",
    "conquest.deck.squad": "{card}: копий {count}, а в личном отряде ровно {wanted}.",
    "conquest.deck.other-squad": "{card} — карта личного отряда другого полководца.",
    "conquest.deck.second-warlord": "{card} — полководец: у колоды он один, и среди её карт полководцев не бывает.",
    "conquest.deck.planet": "{card} — планета: частью колоды она не бывает.",
    "conquest.deck.token": "{card} — жетон отряда: частью колоды он не бывает.",
    "conquest.deck.no-ally": "{card} не может быть в этой колоде: фракция карты ({faction}) — не союзник полководца.",
    "conquest.deck.loyal": "{card} — верная карта: она может быть только в колоде своей фракции ({faction}).",
    "conquest.deck.ally-army": (
        "{card} не может быть в этой колоде: у других фракций ({faction}) можно брать только отряды армии."
    ),
    "conquest.deck.ally-trait": (
        "{card} не может быть в этой колоде: здесь ({faction}) можно брать только отряды армии с особенностью {trait}."
    ),
    "conquest.deck.allies": (
        "{faction}: карт этого союзника {count}, но союзных фракций в колоде {factions}; разрешено: {most}."
    ),
    "conquest.deck.neutral-army": "{card} — нейтральный отряд армии: в колоде тиранидов его быть не может.",
    "conquest.deck.synapse": "Синаптических отрядов в колоде: {count}; в колоде тиранидов он ровно {wanted}.",
    "conquest.deck.not-the-box": "{card}: копий {count}, а в начальной колоде {wanted}.",
    "conquest.deck.no-learning-deck": "{card}: начальной колоды нет, она есть только у полководцев базового набора.",
    "conquest.deck.not-playable": "{card}: этой картой здесь пока нельзя играть.",
    # how the constructed decks want to be played
    "conquest.ready.the-great-wolf": (
        "Рагнар бьётся там, где стоит полководец врага. "
        "Назначайте смело и бейте первым. "
        "Волки выигрывают битвы, разведчики за них платят."
    ),
    "conquest.ready.the-inquisitors-levy": (
        "Котеаз не жалеет солдат, а их много. Первые планеты держите новобранцами. Ни одна жертва не напрасна."
    ),
    "conquest.ready.snots-everywhere": (
        "Снотлинги заполняют каждую планету. "
        "Берите командование числом и решайте ими главные битвы. "
        "На передовой Зогворт делает новых."
    ),
    "conquest.ready.grandfathers-garden": (
        "Повреждения переходят с ваших отрядов на чужие. "
        "Первые раны принимайте с радостью. "
        "Ку'гат отдаёт их туда, где больнее всего."
    ),
    "conquest.ready.raid-on-sacaellum": (
        "Набеги уводят карты и ресурсы из-под носа. "
        "Будьте подвижны и бейтесь лишь там, где вас больше. "
        "Долгие игры решают пытки."
    ),
    "conquest.ready.wings-over-traxis": (
        "Всё летает и всё движется. Решайте поздно, где быть битве. Бахаррот бьёт и исчезает."
    ),
    "conquest.ready.the-greater-good": (
        "Сначала дальний огонь, потом клинки Эфирного. Оружие давайте тем, кто выживет. Аун'ши удержит планету и один."
    ),
    "conquest.ready.the-swarm": (
        "Синапс идёт в одну сторону, Повелитель роя в другую: два фронта за раунд. "
        "Заражайте планеты и кормитесь ими. "
        "Термагантов не бывает много."
    ),
    "conquest.ready.the-enslaved-legion": (
        "Диск порабощения говорит, какая фракция служит вам в этом раунде. "
        "Планируйте на два раунда вперёд. "
        "Что пало сегодня, завтра восстанет."
    ),
    "conquest.ready.out-of-the-shadows": (
        "Половина армии ждёт в резерве рубашкой вверх. "
        "Пусть враг ввяжется, тогда бейте сверху. "
        "Берегите ресурсы на высадку."
    ),
}
