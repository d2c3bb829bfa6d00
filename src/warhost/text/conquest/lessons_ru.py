"""Russian lessons of Warhammer 40,000: Conquest: one or two short sentences a step."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # deploy: turns, costs and planets
    "lesson.conquest.deploy.title": "Развёртывание",
    "lesson.conquest.deploy.about": "Ряд планет и карты, которые развёртывают по очереди.",
    "lesson.conquest.deploy.row": (
        "Между вами семь планет: пять открыты, две закрыты. Крайняя слева — первая планета: в этом раунде бьются "
        "за неё, но и остальные кое-чего стоят. Вы ведёте Космодесант."
    ),
    "lesson.conquest.deploy.cost": (
        "Раунд начинается с развёртывания: по очереди, по одной карте. Число в углу карты — её стоимость. У каждого "
        "игрока 7 ресурсов."
    ),
    "lesson.conquest.deploy.techmarine": (
        "Инициатива у вас, вы начинаете. Возьмите Iron Hands Techmarine (стоимость 3) и поставьте на Plannum, первую "
        "планету."
    ),
    "lesson.conquest.deploy.elsewhere": (
        "Можно выбрать любую открытую планету. Но отмените ход: битва за первую планету будет точно, и отряды нужны "
        "там."
    ),
    "lesson.conquest.deploy.other": "Можно. Но отмените ход: в этом уроке сначала другая карта.",
    "lesson.conquest.deploy.over": (
        "Кто спасовал, в этой фазе больше не ходит, а противник продолжает один. Отмените ход: вы ещё не закончили."
    ),
    "lesson.conquest.deploy.nob": "Теперь ход развёртывания у противника. Смотрите, что есть у Орков.",
    "lesson.conquest.deploy.dear": (
        "Goff Nob: атака 6 и здоровье 6 за 5 ресурсов. У вас осталось 4. Попробуйте развернуть Land Raider, который "
        "стоит 5."
    ),
    "lesson.conquest.deploy.recruit": "В долг не дают. Eager Recruit стоит всего 1: поставьте его на Plannum.",
    "lesson.conquest.deploy.passed": "Снова противник. У него осталось 2 ресурса.",
    "lesson.conquest.deploy.pass": (
        "Противник спасовал и в этой фазе больше ничего не развернёт. Вы могли бы продолжать без него, но тоже "
        "спасуйте: ресурсы не пропадают."
    ),
    "lesson.conquest.deploy.more": "Это разрешено. Но отмените ход и сберегите ресурсы для следующего раунда.",
    "lesson.conquest.deploy.kept": (
        "Спасовали оба, фаза развёртывания окончена. 3 ресурса остаются у вас: копить на что-то большое — тоже план."
    ),
    # dial: the warlords are committed in secret
    "lesson.conquest.dial.title": "Диск",
    "lesson.conquest.dial.about": "Куда идёт полководец — втайне.",
    "lesson.conquest.dial.phases": (
        "В раунде четыре фазы: развёртывание, командование, бой, штаб. Сейчас командование: оба полководца покидают "
        "штабы."
    ),
    "lesson.conquest.dial.warlord": (
        "Это Captain Cato Sicarius, ваш полководец. Где он единственный готовый полководец, там он выигрывает борьбу "
        "за командование. И где он есть, там будет битва."
    ),
    "lesson.conquest.dial.numbers": (
        "У каждого игрока есть диск командования. 1 — первая планета, 2 — следующая и так далее. У двух закрытых "
        "планет номера нет."
    ),
    "lesson.conquest.dial.dial": (
        "Поставьте диск на 5: выберите Carnath. Goff Nob оттуда далеко, а заработать там можно карту и ресурс."
    ),
    "lesson.conquest.dial.first": (
        "Тогда он сам будет сражаться за первую планету. Часто это верно, но против Goff Nob опасно. Отмените ход."
    ),
    "lesson.conquest.dial.other": "И эту планету можно выбрать. Но отмените ход и выберите номер 5, Carnath.",
    "lesson.conquest.dial.secret": (
        "Диск поставлен, и номер знаете только вы. Противник ставит свой, не зная вашего; потом оба открываются разом."
    ),
    "lesson.conquest.dial.committed": (
        "5 и 3: Cato идёт на Carnath, Nazdreg — на Barlus. Говорят, что полководцы назначены на свои планеты."
    ),
    "lesson.conquest.dial.along": (
        "С полководцем идут все отряды штаба. Они прибывают истощёнными, поэтому 10th Company Scout лежит боком. "
        "Полководец прибывает как был: готовым."
    ),
    # command: struggles for cards and resources
    "lesson.conquest.command.title": "Командование",
    "lesson.conquest.command.about": "Кто получает карты и ресурсы на планетах.",
    "lesson.conquest.command.icons": (
        "Борьба за командование идёт по очереди на каждой планете. На Plannum полководцев нет: считают символы "
        "командования. У Techmarine 1 и ещё по 1 за каждый вражеский отряд там: 2. У Goff Nob их нет."
    ),
    "lesson.conquest.command.exhausted": (
        "Считают только готовые отряды. 10th Company Scout истощён, его символ не помогает. 2 против 0: вы выиграли."
    ),
    "lesson.conquest.command.bonus": "Победитель может взять премии планеты: здесь карту и ресурс. Берите обе.",
    "lesson.conquest.command.some": (
        "От части можно отказаться, например если колода кончается. Здесь не стоит: отмените ход и возьмите всё."
    ),
    "lesson.conquest.command.nobody": (
        "На Atrox Prime символов нет ни у кого: 0 и 0 — ничья, никто ничего не получает. Так же и на Elouith."
    ),
    "lesson.conquest.command.alone": (
        "На Barlus стоит Nazdreg, другого готового полководца нет. Он побеждает без подсчёта, кто бы там ни стоял."
    ),
    "lesson.conquest.command.cato": (
        "Так же Cato выигрывает Carnath. Будь там готовы оба полководца, снова считали бы символы. Возьмите обе премии."
    ),
    "lesson.conquest.command.earned": (
        "2 карты и 2 ресурса за раунд. Дешёвые отряды с символами на тихих планетах оплачивают всю войну. Теперь "
        "начинается фаза боя."
    ),
    # battle: attacks, shields, rounds and retreat
    "lesson.conquest.battle.title": "Битва",
    "lesson.conquest.battle.about": "Атаки по очереди, щиты и когда остаться.",
    "lesson.conquest.battle.where": (
        "Теперь вы ведёте Орков. Битва идёт на первой планете и везде, где есть полководец. На Plannum полководцев "
        "нет, поэтому начинает тот, у кого инициатива: противник."
    ),
    "lesson.conquest.battle.attack": (
        "В свой ход игрок истощает отряд и атакует один вражеский. Тот получает повреждения, равные атаке, и "
        "в ответ не бьёт."
    ),
    "lesson.conquest.battle.assigned": (
        "Вашему Goff Nob назначены 2 повреждения. Можно сбросить из руки карту со щитом и предотвратить часть. "
        "Здоровья у него 6: пока без щита."
    ),
    "lesson.conquest.battle.early": (
        "Один символ щита предотвращает одно повреждение, это так. Но отмените ход: карта сейчас понадобится."
    ),
    "lesson.conquest.battle.strike": (
        "Ваш ход, атакует ваш единственный отряд. Кого? С атакой 6 Goff Nob уничтожит любого: выберите Techmarine."
    ),
    "lesson.conquest.battle.recruit": "Eager Recruit тоже пал бы. Но отмените ход и следуйте правилам: Techmarine.",
    "lesson.conquest.battle.round": (
        "Истощены все, боевой раунд окончен, и все отряды здесь снова готовы. Теперь каждый может отступить, сначала "
        "противник."
    ),
    "lesson.conquest.battle.stay": (
        "Противник остаётся. Goff Nob мог бы уйти в штаб, истощённым и со своими ранами. Оставайтесь: вы побеждаете."
    ),
    "lesson.conquest.battle.retreat": (
        "Тогда Eager Recruit остаётся на Plannum один и побеждает. Отмените ход и оставайтесь."
    ),
    "lesson.conquest.battle.shield": (
        "Eager Recruit атакует снова: ещё 2 повреждения. Сбросьте карту Snotling Attack: у неё 1 символ щита. Одна "
        "карта на отряд и атаку, а её текст не важен."
    ),
    "lesson.conquest.battle.bare": "4 повреждения из 6, терпимо. Но отмените ход и попробуйте щит.",
    "lesson.conquest.battle.won": (
        "Прошло лишь 1 повреждение, всего их 3. Goff Nob уничтожил Eager Recruit, и в следующем раунде против него "
        "никого. Plannum ваша."
    ),
    # planet: what a won battle brings
    "lesson.conquest.planet.title": "Планета",
    "lesson.conquest.planet.about": "Боевые способности и первая своя планета.",
    "lesson.conquest.planet.ability": (
        "Вы выиграли битву на Plannum. У каждой планеты есть боевая способность, и победитель может сначала её "
        "применить. Взгляните на Plannum: она перемещает ваш отряд."
    ),
    "lesson.conquest.planet.trigger": "Примените её, иначе Goff Nob уйдёт в штаб и выступит заново.",
    "lesson.conquest.planet.home": (
        "Тогда Goff Nob уйдёт в штаб, и назначать его придётся заново, истощённым. Отмените ход."
    ),
    "lesson.conquest.planet.move": (
        "Куда пойдёт Goff Nob? Выберите Atrox Prime: в следующем раунде она будет первой планетой, а он уже там."
    ),
    "lesson.conquest.planet.far": "Туда можно. Но отмените ход: следующая битва за планету будет на Atrox Prime.",
    "lesson.conquest.planet.display": (
        "Plannum теперь в вашей области победы: первую планету забирает тот, кто выиграл битву на ней. Её место в "
        "ряду пока пусто."
    ),
    "lesson.conquest.planet.next": (
        "Дальше Barlus, потому что там Nazdreg. Против него никого, и он уже победил. Такую планету не забирают, но "
        "её способность действует."
    ),
    "lesson.conquest.planet.barlus": "Barlus лишает противника карты наугад. Примените её.",
    "lesson.conquest.planet.waste": "Можно отказаться. Но зачем? Отмените ход.",
    "lesson.conquest.planet.home-again": (
        "У противника картой меньше. Barlus остаётся в ряду, а Nazdreg возвращается в штаб. Другие отряды остались бы "
        "на месте."
    ),
    # headquarters: the end of a round
    "lesson.conquest.headquarters.title": "Штаб",
    "lesson.conquest.headquarters.about": "Последняя битва, снабжение и новый раунд.",
    "lesson.conquest.headquarters.carnath": (
        "Вы снова ведёте Космодесант. Последняя битва — на Carnath: Cato там один и уже победил."
    ),
    "lesson.conquest.headquarters.trigger": (
        "Carnath умеет то же, что любая другая планета. Примените её способность."
    ),
    "lesson.conquest.headquarters.waste": "Можно отказаться. Но отмените ход: это ничего не стоит.",
    "lesson.conquest.headquarters.barlus": "Теперь выберите Barlus, и на этот раз карту наугад потеряет противник.",
    "lesson.conquest.headquarters.others": (
        "Каждая что-нибудь даёт. Но отмените ход и отплатите за потерянную карту: Barlus."
    ),
    "lesson.conquest.headquarters.token": (
        "Фаза штаба прошла сама. Жетон передвинулся: первая планета теперь Atrox Prime, где ждёт Goff Nob. А планета "
        "Tarrus открылась."
    ),
    "lesson.conquest.headquarters.supply": ("Затем оба вытянули по 2 карты и получили по 4 ресурса. У вас: 5 + 4 = 9."),
    "lesson.conquest.headquarters.readied": (
        "Все истощённые карты снова готовы, и ваш далёкий Scout тоже. Повреждения остаются: у Goff Nob их по-прежнему "
        "3."
    ),
    "lesson.conquest.headquarters.initiative": (
        "В конце инициатива переходит к другой стороне. Начинается второй раунд, первыми развёртывают Орки."
    ),
    # warlord: initiative, a reaction, and a retreat
    "lesson.conquest.warlord.title": "Полководец",
    "lesson.conquest.warlord.about": "Что может только он и что будет, если он падёт.",
    "lesson.conquest.warlord.initiative": (
        "Cato на Barlus с 3 повреждениями, против него Goff Nob и Shoota Mob. Где полководец только один, там "
        "инициатива битвы у его игрока: начинаете вы."
    ),
    "lesson.conquest.warlord.scout": (
        "Атакуйте картой 10th Company Scout и выберите Shoota Mob: атака 2 против здоровья 1."
    ),
    "lesson.conquest.warlord.bold": "Капитану не обязательно идти первым. Отмените ход и пошлите 10th Company Scout.",
    "lesson.conquest.warlord.soon": "Мудро, но рано. Отмените ход: сначала поможет 10th Company Scout.",
    "lesson.conquest.warlord.nob": "2 повреждения его не свалят. Отмените ход; у Shoota Mob здоровье 1.",
    "lesson.conquest.warlord.reaction": (
        "Уничтожен! Это вызывает Реакцию Cato: когда на его планете уничтожен вражеский отряд, можно получить 1 "
        "ресурс. Выберите его, чтобы применить её."
    ),
    "lesson.conquest.warlord.missed": "Реакция бывает сейчас или никогда. Отмените ход и возьмите ресурс.",
    "lesson.conquest.warlord.avenged": "Теперь бьёт Goff Nob, его атака 6. Смотрите кого.",
    "lesson.conquest.warlord.bloodied": (
        "10th Company Scout пал, в следующем раунде падёт Cato. Поверженного полководца переворачивают раненой, "
        "более слабой стороной; если он будет повержен ещё раз, игра проиграна."
    ),
    "lesson.conquest.warlord.retreat": (
        "Но полководец может вместо атаки отступить, прямо посреди битвы. Другие отряды так не могут. Выберите "
        "Cato, затем отступление."
    ),
    "lesson.conquest.warlord.stubborn": (
        "Ещё 2 повреждения, а потом ударит Goff Nob. Отмените ход: Barlus не стоит раненого полководца."
    ),
    "lesson.conquest.warlord.safe": (
        "Cato в штабе, истощён; в фазе штаба он снова будет готов. Противник выиграет битву и её способность, но не "
        "вашего полководца."
    ),
    # win: three planets that share a symbol
    "lesson.conquest.win.title": "Победа",
    "lesson.conquest.win.about": "Три планеты одного вида.",
    "lesson.conquest.win.symbols": (
        "Позже в игре. У планет есть символы: сырьё, укрепления, технологии. Три планеты с общим символом в "
        "области победы — и вы сразу победили. У Plannum и Atrox Prime есть технологии."
    ),
    "lesson.conquest.win.third": (
        "У Elouith, первой планеты этого раунда, технологии тоже есть. На пути два слабых отряда."
    ),
    "lesson.conquest.win.attacker": "Начинаете вы. Атакуйте отрядом Tactical Squad Cardinis.",
    "lesson.conquest.win.recruit": "Он атакует только одного из них. Отмените ход и пошлите Tactical Squad Cardinis.",
    "lesson.conquest.win.area": (
        "У него Удар по площади (1): вместо атаки на один отряд он наносит 1 повреждение каждому вражескому отряду "
        "там. У обоих здоровье 1."
    ),
    "lesson.conquest.win.one": "Один из двух. Отмените ход: Удар по площади достанет обоих.",
    "lesson.conquest.win.ability": (
        "Никого не осталось, битва выиграна. Способность Elouith ищет карту. Она не понадобится: откажитесь."
    ),
    "lesson.conquest.win.search": "Можно, но это уже не важно. Отмените ход и забирайте планету.",
    "lesson.conquest.win.won": (
        "Третья планета с технологиями: сектор ваш! Побеждают ещё, повергнув раненого полководца противника или "
        "когда его колода пуста. Это вся игра; сыграйте!"
    ),
}
