"""The races, kinds and decks of Invasion in Russian."""

from typing import Final

from ..counted.ru import COPIES, IN_DECK

MESSAGES: Final[dict[str, str]] = {
    # races, sides and kinds of cards of Invasion
    "invasion.race.neutral": "Нейтральные",
    "invasion.race.dwarf": "Гномы",
    "invasion.race.empire": "Империя",
    "invasion.race.high-elf": "Высшие эльфы",
    "invasion.race.orc": "Орки",
    "invasion.race.chaos": "Хаос",
    "invasion.race.dark-elf": "Тёмные эльфы",
    "invasion.race.lizardmen": "Людоящеры",
    "invasion.race.wood-elf": "Лесные эльфы",
    "invasion.race.skaven": "Скавены",
    "invasion.race.undead": "Нежить",
    "invasion.side.order": "Порядок",
    "invasion.side.destruction": "Разрушение",
    "invasion.kind.legend": "Легенда",
    "invasion.kind.unit": "Отряд",
    "invasion.kind.support": "Поддержка",
    "invasion.kind.quest": "Квест",
    "invasion.kind.tactic": "Тактика",
    "invasion.kind.fulcrum": "Место",
    "invasion.kind.draft": "Карта формирования колоды",
    "invasion.list.restricted": "в списке ограничений",
    "invasion.list.banned": "запрещена",
    "invasion.list.later": "пока не играется",
    # what is wrong with a deck of Invasion
    "invasion.deck.unknown-capital": "Столицы с названием {capital} нет.",
    "invasion.deck.unknown-card": "Карты с названием {card} нет.",
    "invasion.deck.too-few": IN_DECK + ", а должно быть не меньше {least}.",
    "invasion.deck.too-many": IN_DECK + ", а может быть не больше {most}.",
    "invasion.deck.copies": "{card}: " + COPIES + ", а в колоде может быть не больше {most}.",
    "invasion.deck.deck-limit": "{card}: " + COPIES + ", а сама карта допускает в колоде не больше {most}.",
    "invasion.deck.other-side": "{card} не подходит к столице ({capital}): сторона этой карты — {side}.",
    "invasion.deck.capital-side": "Столица ({capital}) не подходит к картам: их сторона — {side}.",
    "invasion.deck.side-only": "{card}: только {side}, в колоде другой стороны этой карты быть не может.",
    "invasion.deck.capital-only": "{card} может быть только в колоде с этой столицей: {wanted}.",
    "invasion.deck.not-capital": "{card} не может быть в колоде с этой столицей: {unwanted}.",
    "invasion.deck.draft-card": "{card} — карта формирования колоды: частью колоды она не бывает.",
    "invasion.deck.fulcrum": "{card} — место: оно лежит на столе и частью колоды не бывает.",
    "invasion.deck.restricted": (
        "{card} есть в списке ограничений: в колоде {count, plural, one {# такое название} "
        "few {# таких названия} other {# таких названий}}, а разрешено одно."
    ),
    "invasion.deck.banned": "{card} — карта, запрещённая в этом формате.",
    "invasion.deck.not-playable": "{card}: этой картой здесь пока нельзя играть.",
    "invasion.deck.capital-not-playable": "Этой столицей здесь пока нельзя играть: {capital}.",
    # how the constructed decks want to be played
    "invasion.ready.grudges-repaid": (
        "Истребители и следопыты, которых злит каждый павший товарищ. "
        "Сначала рудокопы в королевство, потом наполняйте поле боя. "
        "Пусть дешёвые гномы гибнут в обороне: каждая смерть окупается."
    ),
    "invasion.ready.riders-of-the-realm": (
        "Рыцари в каждой зоне, готовые перейти туда, где нужны. "
        "Рано укрепляйте зону квеста, а «Сдавайтесь!» берегите на ход атаки. "
        "Последнюю атаку ведёт Карл Франц."
    ),
    "invasion.ready.fire-from-the-sea": (
        "Непрямые повреждения изматывают врага ещё до удара. "
        "Обороняйтесь терпеливо и держите тактики для ответов. "
        "Корабли и баллисты дожигают зоны."
    ),
    "invasion.ready.green-tide": (
        "Много дешёвых гоблинов и одна мысль: атаковать. "
        "Всё на поле боя, а что мешает — разграбить. "
        "Если игра затянулась, вы слишком долго ждали."
    ),
    "invasion.ready.rot-and-ruin": (
        "Порча выводит отряды врага из боя. "
        "Наводите её каждый ход и бейте туда, где некому обороняться. "
        "Сначала чума, потом топоры."
    ),
    "invasion.ready.hekartis-harvest": (
        "Жертвы кормят чародеек, а рука врага сохнет. "
        "Всегда держите на столе что-нибудь ненужное. "
        "Побеждайте медленно: у кого нет карт, у того нет ответов."
    ),
    "invasion.ready.under-empire": (
        "Скавены под орочьим знаменем: быстрые, дешёвые и коварные. "
        "Меняйте крыс на всё, что дороже. "
        "Варп-оружие расчищает путь последней атаке."
    ),
    "invasion.ready.mithril-and-plunder": (
        "Сначала богатые залы, потом стена щитов. "
        "Руны и рудники оплачивают долгую игру. "
        "Король Альрик и Торек превращают золото в победу."
    ),
    "invasion.ready.veterans-of-middenheim": (
        "Мечники и рыцари, видевшие все войны. "
        "Держите ровно все три зоны и отвечайте на атаки резервами. "
        "Лютор Хусс пристыдит любого, кто захочет бежать."
    ),
    "invasion.ready.princes-hoard": (
        "Артефакты на героях и ответ на всё. "
        "Тяните больше врага и тратьте это на заклинания. "
        "Принц Алтран приходит поздно и завершает дело."
    ),
    "invasion.ready.raiders-of-the-iron-rock": (
        "Грабители приносят больше, чем стоят. "
        "Прячьте парней как развития, пусть выскакивают. "
        "Вуррзаг поддерживает Вааагх!"
    ),
    "invasion.ready.the-northern-host": (
        "Норсы, которые обязаны атаковать и любят это. "
        "Наполните поле боя, и демоны пойдут по кровавому следу. "
        "Сигвальд и дракон доломают остальное."
    ),
    "invasion.ready.the-black-ark": (
        "Набеги с моря и силки для обороняющихся. "
        "Бейте туда, где врагу уже некого поставить. "
        "Мало карт у врага — мало неожиданностей."
    ),
    "invasion.ready.lustria-awakes": (
        "Скинки не спрашивают, а завры не щадят. "
        "Рано стройте храмы: они усиливают каждого хищника. "
        "Атакуйте немногими, но большими."
    ),
    "invasion.ready.the-wild-wood": (
        "Лес бьёт оттуда, куда никто не смотрит. "
        "Держите развития готовыми стать деревьями. "
        "Певцы заклинаний решают, когда начнётся охота."
    ),
    "invasion.ready.vermintide": (
        "Крысы, крысы и ещё крысы: шесть стай в колоде. Никогда не берегите отряд. Что гибнет, возвращается."
    ),
    "invasion.ready.the-restless-dead": (
        "Стопка сброса — вторая рука. Пусть мёртвые падают и встают снова. Влад ждёт, пока кончится колода."
    ),
}
