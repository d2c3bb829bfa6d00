"""English lessons of Warhammer 40,000: Conquest: one or two short sentences a step."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # deploy: turns, costs and planets
    "lesson.conquest.deploy.title": "Deploy",
    "lesson.conquest.deploy.about": "The row of planets, and cards paid for in turns.",
    "lesson.conquest.deploy.row": (
        "Seven planets lie between you: five face up, two face down. The leftmost is the first planet. This round is "
        "about it, the others are worth something too. You lead the Space Marines."
    ),
    "lesson.conquest.deploy.cost": (
        "A round begins with deploying, one card at a time, in turns. The number in a card's corner is its cost. "
        "Each of you has 7 resources."
    ),
    "lesson.conquest.deploy.techmarine": (
        "You have the initiative, so you begin. Pick up the Iron Hands Techmarine, cost 3, and put him at Plannum, "
        "the first planet."
    ),
    "lesson.conquest.deploy.elsewhere": (
        "Any planet that lies face up can be chosen. But take it back: the battle for the first planet is sure to "
        "come, and units are needed there."
    ),
    "lesson.conquest.deploy.other": "You could. But take it back: in this lesson another card comes first.",
    "lesson.conquest.deploy.over": (
        "Whoever passes is out of this phase, and the opponent goes on alone. Take it back: you are not finished."
    ),
    "lesson.conquest.deploy.nob": "Now the opponent has a deploy turn. Watch what the Orks have.",
    "lesson.conquest.deploy.dear": (
        "A Goff Nob: 6 attack, 6 hit points, for 5 resources. You have 4 left. Try to deploy the Land Raider, which "
        "costs 5."
    ),
    "lesson.conquest.deploy.recruit": (
        "Nobody gives credit. The Eager Recruit costs only 1: put him at Plannum beside the Techmarine."
    ),
    "lesson.conquest.deploy.passed": "The opponent again. There are 2 resources left over there.",
    "lesson.conquest.deploy.pass": (
        "The opponent has passed and will deploy nothing more in this phase. You could go on alone. Pass as well: "
        "resources are not lost."
    ),
    "lesson.conquest.deploy.more": "That would be allowed. But take it back and keep your resources for later.",
    "lesson.conquest.deploy.kept": (
        "Both have passed, the deploy phase is over. Your 3 resources stay with you: saving for something big is a "
        "plan too."
    ),
    # dial: the warlords are committed in secret
    "lesson.conquest.dial.title": "Dial",
    "lesson.conquest.dial.about": "Where your warlord goes, in secret.",
    "lesson.conquest.dial.phases": (
        "A round has four phases: deploy, command, combat, headquarters. Now it is command: both warlords leave "
        "their headquarters."
    ),
    "lesson.conquest.dial.warlord": (
        "This is Captain Cato Sicarius, your warlord. Where he goes he wins the command struggle if he is the only "
        "ready warlord, and there will be a battle."
    ),
    "lesson.conquest.dial.numbers": (
        "Each player has a dial. 1 is the first planet, 2 the next one, and so on. The two planets that lie face "
        "down have no number."
    ),
    "lesson.conquest.dial.dial": (
        "Set your dial to 5: pick Carnath. It is far from the Nob, and a card and a resource can be earned there."
    ),
    "lesson.conquest.dial.first": (
        "Then he will fight for the first planet himself. Often right, and dangerous against a Goff Nob. Take it back."
    ),
    "lesson.conquest.dial.other": "That planet could be dialled too. But take it back and choose number 5, Carnath.",
    "lesson.conquest.dial.secret": (
        "Your dial is set, and only you know its number. The opponent sets a dial without knowing yours; then both "
        "are turned over at once."
    ),
    "lesson.conquest.dial.committed": (
        "5 and 3: Cato goes to Carnath, Nazdreg to Barlus. It is said that they are committed to their planets."
    ),
    "lesson.conquest.dial.along": (
        "All units of the headquarters go along. They arrive exhausted, so the Scout lies sideways. A warlord "
        "arrives as he was: ready."
    ),
    # command: struggles for cards and resources
    "lesson.conquest.command.title": "Command",
    "lesson.conquest.command.about": "Who earns cards and resources at the planets.",
    "lesson.conquest.command.icons": (
        "A command struggle at each planet, the first one first. No warlord is at Plannum, so command icons count. "
        "The Techmarine has 1, and 1 more for each enemy unit there: 2. The Nob has none."
    ),
    "lesson.conquest.command.exhausted": (
        "Only ready units count. The 10th Company Scout is exhausted: its icon helps nobody. 2 against 0, you win."
    ),
    "lesson.conquest.command.bonus": (
        "The winner may take what the planet offers: here a card and a resource. Take both."
    ),
    "lesson.conquest.command.some": (
        "You may leave a part of it, for instance if your deck is running low. Not here: take it back, take both."
    ),
    "lesson.conquest.command.nobody": (
        "At Atrox Prime nobody has an icon: 0 against 0 is a tie, and nobody gets anything. So it is at Elouith."
    ),
    "lesson.conquest.command.alone": (
        "Nazdreg is at Barlus, and no other ready warlord. He wins without any counting, whatever stands there."
    ),
    "lesson.conquest.command.cato": (
        "In the same way Cato wins Carnath. Were both warlords ready there, icons would count again. Take both bonuses."
    ),
    "lesson.conquest.command.earned": (
        "2 cards and 2 resources in one round. Cheap units with icons at planets nobody cares about pay for your "
        "war. Now the combat phase begins."
    ),
    # battle: attacks, shields, rounds and retreat
    "lesson.conquest.battle.title": "Battle",
    "lesson.conquest.battle.about": "Attacks in turns, shields, and when to stay.",
    "lesson.conquest.battle.where": (
        "Now you lead the Orks. There is a battle at the first planet, and wherever a warlord is. At Plannum no "
        "warlord is, so whoever has the initiative begins: the opponent."
    ),
    "lesson.conquest.battle.attack": (
        "In their turn a player exhausts one unit and attacks one enemy unit. It deals damage equal to its attack, and "
        "the defender does not strike back."
    ),
    "lesson.conquest.battle.assigned": (
        "2 damage is assigned to your Goff Nob. Cards with shields could be discarded from hand to prevent some of "
        "it. He has 6 hit points: use no shield yet."
    ),
    "lesson.conquest.battle.early": (
        "One shield prevents one damage, that is right. But take it back: the card will be needed in a moment."
    ),
    "lesson.conquest.battle.strike": (
        "Your turn, and your only unit attacks. Whom? With 6 attack the Nob destroys either of them: choose the "
        "Techmarine."
    ),
    "lesson.conquest.battle.recruit": (
        "The Recruit would fall too. But take it back and follow the rulebook: the Techmarine."
    ),
    "lesson.conquest.battle.round": (
        "Everybody is exhausted, so the combat round is over, and all units here get ready again. Now each player "
        "may retreat, the opponent first."
    ),
    "lesson.conquest.battle.stay": (
        "The opponent stays. Your Nob could go back to the headquarters, exhausted, and would keep his wound. Stay: "
        "you are winning."
    ),
    "lesson.conquest.battle.retreat": "So the Recruit has Plannum for himself and wins it. Take it back and stay.",
    "lesson.conquest.battle.shield": (
        "The Recruit attacks again, 2 more damage. Discard Snotling Attack: it has 1 shield. One card for a unit and "
        "an attack, and its text does not matter."
    ),
    "lesson.conquest.battle.bare": "4 damage of 6, that can be borne. But take it back: try the shield.",
    "lesson.conquest.battle.won": (
        "Only 1 damage came through: 3 in all. The Nob struck the Recruit down, and in the next round nobody is "
        "against him. Plannum is yours."
    ),
    # planet: what a won battle brings
    "lesson.conquest.planet.title": "Planet",
    "lesson.conquest.planet.about": "Battle abilities, and a planet of your own.",
    "lesson.conquest.planet.ability": (
        "You have won the battle at Plannum. Every planet has a Battle ability, and the winner may use it first. "
        "Look at Plannum: it moves one of your units."
    ),
    "lesson.conquest.planet.trigger": "Use it, or the Goff Nob goes home and must be sent out again.",
    "lesson.conquest.planet.home": (
        "Then the Nob goes home to your headquarters and has to be committed anew, exhausted. Take it back."
    ),
    "lesson.conquest.planet.move": (
        "Where should the Goff Nob go? Choose Atrox Prime: it will be the first planet next round, and he will be "
        "there already."
    ),
    "lesson.conquest.planet.far": "He can go there. But take it back: the next battle for a planet is at Atrox Prime.",
    "lesson.conquest.planet.display": (
        "Plannum went into your victory display: the first planet belongs to whoever wins its battle. Its place in "
        "the row stays empty for now."
    ),
    "lesson.conquest.planet.next": (
        "Next comes Barlus, because Nazdreg is there. Nobody is against him, so he has won already. Such a planet "
        "is not taken, but its ability works."
    ),
    "lesson.conquest.planet.barlus": "Barlus costs the opponent a card at random. Use it.",
    "lesson.conquest.planet.waste": "You may leave it. But why should you? Take it back.",
    "lesson.conquest.planet.home-again": (
        "A card less over there. Barlus stays in the row, and Nazdreg returns to the headquarters. Other units would "
        "have stayed where they are."
    ),
    # headquarters: the end of a round
    "lesson.conquest.headquarters.title": "Headquarters",
    "lesson.conquest.headquarters.about": "The last battle, supplies, and a new round.",
    "lesson.conquest.headquarters.carnath": (
        "You are with the Space Marines again. The last battle is at Carnath: Cato is alone and has won it."
    ),
    "lesson.conquest.headquarters.trigger": ("Carnath can do what any other planet can. Use its ability."),
    "lesson.conquest.headquarters.waste": "You may leave it. But take it back: it costs you nothing.",
    "lesson.conquest.headquarters.barlus": "Now choose Barlus: this time the opponent loses a card at random.",
    "lesson.conquest.headquarters.others": (
        "Each of them would do something. But take it back and pay them back for the lost card: Barlus."
    ),
    "lesson.conquest.headquarters.token": (
        "The headquarters phase went by itself. The token moved on: Atrox Prime is the first planet now, where the "
        "Nob waits. And Tarrus was turned face up."
    ),
    "lesson.conquest.headquarters.supply": "Then both of you drew 2 cards and gained 4 resources. Yours: 5 + 4 = 9.",
    "lesson.conquest.headquarters.readied": (
        "All exhausted cards got ready again, also your Scout far away. Damage stays: the Nob keeps his 3."
    ),
    "lesson.conquest.headquarters.initiative": (
        "At last the initiative passes to the other side. The second round begins, and the Orks deploy first."
    ),
    # warlord: initiative, a reaction, and a retreat
    "lesson.conquest.warlord.title": "Warlord",
    "lesson.conquest.warlord.about": "What only a warlord can, and what happens when he falls.",
    "lesson.conquest.warlord.initiative": (
        "Cato is at Barlus with 3 damage, against a Goff Nob and a Shoota Mob. Where only one warlord is, his player "
        "has the initiative of the battle: you begin."
    ),
    "lesson.conquest.warlord.scout": "Let the Scout attack, and choose the Shoota Mob: 2 attack against 1 hit point.",
    "lesson.conquest.warlord.bold": "The captain does not have to go first. Take it back and send the Scout.",
    "lesson.conquest.warlord.soon": "Wise, but too early. Take it back: the Scout can do something first.",
    "lesson.conquest.warlord.nob": "2 damage do not fell the Nob. Take it back; the Shoota Mob has 1 hit point.",
    "lesson.conquest.warlord.reaction": (
        "Destroyed! That sets off Cato's Reaction: after an enemy unit falls at his planet you may gain 1 resource. "
        "Pick him to use it."
    ),
    "lesson.conquest.warlord.missed": "A Reaction is used now or not at all. Take it back and take the resource.",
    "lesson.conquest.warlord.avenged": "Now the Nob attacks with 6. Watch whom.",
    "lesson.conquest.warlord.bloodied": (
        "The Scout fell. In the next round it would be Cato. A warlord who is defeated turns to his bloodied, weaker "
        "side; if he is defeated once more, the game is lost."
    ),
    "lesson.conquest.warlord.retreat": (
        "But a warlord may retreat instead of attacking, in the middle of the battle. No other unit can. Pick "
        "Cato, then choose the retreat."
    ),
    "lesson.conquest.warlord.stubborn": (
        "2 more damage, and then the Nob strikes. Take it back: Barlus is not worth a bloodied warlord."
    ),
    "lesson.conquest.warlord.safe": (
        "Cato is in the headquarters, exhausted, and gets ready in the headquarters phase. The opponent wins the "
        "battle and its ability, but not your warlord."
    ),
    # win: three planets that share a symbol
    "lesson.conquest.win.title": "Win",
    "lesson.conquest.win.about": "Three planets of one kind.",
    "lesson.conquest.win.symbols": (
        "Later in a game. Planets have symbols: Material, Strongpoint, Tech. Three planets in your victory display "
        "that share one win at once. Plannum and Atrox Prime both have Tech."
    ),
    "lesson.conquest.win.third": "Elouith, the first planet now, has Tech too. Two weak units stand in your way.",
    "lesson.conquest.win.attacker": "You begin. Attack with Tactical Squad Cardinis.",
    "lesson.conquest.win.recruit": "He can only attack one of them. Take it back and send the Squad.",
    "lesson.conquest.win.area": (
        "The Squad has Area Effect (1): instead of attacking one unit it deals 1 damage to each enemy unit there. "
        "Both have 1 hit point."
    ),
    "lesson.conquest.win.one": "One of two. Take it back: the Area Effect gets both.",
    "lesson.conquest.win.ability": (
        "Nobody is left, the battle is won. Elouith's ability would search for a card. You will not need it: leave it."
    ),
    "lesson.conquest.win.search": "You may, but it does not matter any more. Take it back and claim the planet.",
    "lesson.conquest.win.won": (
        "The third Tech: the sector is yours! The game is also won by defeating the enemy's bloodied warlord, or when "
        "the opponent's deck is empty. That is the whole game; play it."
    ),
}
