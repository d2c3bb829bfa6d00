"""English lessons: one or two short sentences a step."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # place: where a card may be put
    "lesson.lords.place.title": "Place",
    "lesson.lords.place.about": "Where a card may stand, and what its arrows do.",
    "lesson.lords.place.arrows": (
        "The Dwarf Marauder on d4 is your enemy. A card strikes only where its arrows point, as hard as the number on "
        "the arrow. His point at you, yours at him."
    ),
    "lesson.lords.place.behind": (
        "A new card must stand beside an enemy and point an arrow at it. See what happens if it does not: pick up a "
        "Ravager and tap d5, behind the Marauder."
    ),
    "lesson.lords.place.find": (
        "Not allowed, and the answer names the rule. With a Ravager picked up, the squares that are allowed light up, "
        "and badges foretell the fight. Put one where the Marauder falls and your Ravager lives."
    ),
    "lesson.lords.place.ahead": (
        "A legal move, but a sad one: straight ahead the Marauder strikes with 4, and a Ravager's defence is only 3. "
        "Look for the square at which the arrow with the 5 points at him."
    ),
    "lesson.lords.place.weak": (
        "Legal, but that arrow is too weak to fell him. Each Ravager has one arrow with a 5: let it point at the "
        "Marauder."
    ),
    "lesson.lords.place.taken": (
        "5 against a defence of 4: the Marauder is your first capture. Twenty captured units win the game, or four "
        "captured commanders."
    ),
    "lesson.lords.place.first": (
        "In a whole game the very first card of each side goes to its start square, c3 or e4. From the second turn on "
        "it is as you just did."
    ),
    # fight: how a combat is counted
    "lesson.lords.fight.title": "Fight",
    "lesson.lords.fight.about": "How blows are counted, and why equal is not enough.",
    "lesson.lords.fight.defence": (
        "The number on the shield is a card's defence. It falls when all the arrows pointing at it add up to more "
        "than that. Exactly as much does nothing."
    ),
    "lesson.lords.fight.strike": (
        "Your Deathbringer strikes with 5 ahead and with 3 to both front corners. Put it on d3, in front of the "
        "Marauder."
    ),
    "lesson.lords.fight.elsewhere": "Legal, but from there the 5 misses the Marauder. He stands on d4: strike from d3.",
    "lesson.lords.fight.later": "That one is good too, and its hour will come. Take it back and send the Deathbringer.",
    "lesson.lords.fight.counted": (
        "The Marauder took 5 against 4 and is gone. The Slugger took 3 against 3 and stands. Your Deathbringer took 1 "
        "against 2 and stands too."
    ),
    "lesson.lords.fight.answer": "Now it is the Dwarves' turn. Watch what Gordona Ironhelm does.",
    "lesson.lords.fight.both": (
        "In every turn everybody strikes at once, yours and theirs. Gordona's 4 was too much for the Deathbringer; it "
        "gave her 5 as it fell, but her defence is 6."
    ),
    "lesson.lords.fight.revenge": (
        "Take revenge on the weaker one. Pick up the Butcher and look for the badge of a falling enemy: the Slugger."
    ),
    "lesson.lords.fight.quiet": (
        "Legal, but the Slugger stands. Only a 4 straight ahead is more than his 3: stand right in front of him."
    ),
    "lesson.lords.fight.damage": (
        "4 against 3, and your unit bears the Slugger's 3 in return. Wounds are never kept: the next combat counts "
        "from zero."
    ),
    # recall: the end of a turn
    "lesson.lords.recall.title": "Recall",
    "lesson.lords.recall.about": "Fill your hand from the deck, or fetch a unit back.",
    "lesson.lords.recall.refill": (
        "Your card is placed, the fight is over. Now you fill your hand to six cards: each one from the deck, or one "
        "of your own units back from the board. You need three."
    ),
    "lesson.lords.recall.draw": "First draw a card from the deck.",
    "lesson.lords.recall.wait": "That works as well. But take it back and draw a card first; recalling comes next.",
    "lesson.lords.recall.held": (
        "An arrow of the Impaler points at your Shanker on f3: it is engaged, and an engaged unit must stay. Tap it "
        "and see."
    ),
    "lesson.lords.recall.free": "Nobody points at your Butcher on b2. Recall him: tap him.",
    "lesson.lords.recall.could": "You may draw, of course. Here, take it back and fetch the unit instead.",
    "lesson.lords.recall.soon": "The Warhog's turn comes in a moment. First the Butcher on b2.",
    "lesson.lords.recall.cavalry": (
        "Your Warhog on d3 is engaged by the Slugger. But it is cavalry: only a spear can hold cavalry. Recall it "
        "from under his nose."
    ),
    "lesson.lords.recall.strong": (
        "Six cards. A recalled unit can strike elsewhere next turn. Only those stay that came this very turn or have "
        "just helped to fell an enemy."
    ),
    # shoot: support and templates
    "lesson.lords.shoot.title": "Shoot",
    "lesson.lords.shoot.about": "Support units, templates, and shots over any heads.",
    "lesson.lords.shoot.template": (
        "The Catapult shoots. The small grid on its card is the template: the squares it reaches, here three by three "
        "ahead of it. Its shot is worth 4."
    ),
    "lesson.lords.shoot.support": (
        "Ranged units and spears are support: they may stand beside a friend and need not engage anybody. Put the "
        "Catapult on d2, behind your Shanker."
    ),
    "lesson.lords.shoot.near": (
        "Legal. But the Catapult is best kept behind, out of reach: take it back and put it on d2."
    ),
    "lesson.lords.shoot.butcher": "The Butcher can wait. Take him back; this lesson is for the Catapult.",
    "lesson.lords.shoot.friend": "The striped squares are in reach. Even your own Shanker on d3? Tap it.",
    "lesson.lords.shoot.shoot": "Never at friends. Now shoot the Slugger on d5.",
    "lesson.lords.shoot.hold": "You may hold fire. But the Slugger stands there so nicely: take it back and shoot.",
    "lesson.lords.shoot.over": (
        "4 against 3, over the Shanker's head: nothing in between ever stops a shot, and nobody strikes back."
    ),
    "lesson.lords.shoot.engaged": (
        "A shooter shoots once in each of your turns, even in the turn it comes. One at which an enemy arrow points "
        "cannot shoot at all: protect it."
    ),
    # berserk: shots and arrows add up, and the berserker goes on
    "lesson.lords.berserk.title": "Berserk",
    "lesson.lords.berserk.about": "Attacks add up, and a berserker cannot stop.",
    "lesson.lords.berserk.short": (
        "Your Deathbringer strikes the Marauder with 3 against 4: one too few. Everything aimed at a unit adds up, so "
        "it only needs help."
    ),
    "lesson.lords.berserk.help": "Put the Catapult on e2, behind the Deathbringer. From there it reaches d4.",
    "lesson.lords.berserk.reach": "Legal, but let us keep the Catapult safe behind: take it back and put it on e2.",
    "lesson.lords.berserk.butcher": (
        "He would do it too! But take him back: this is the Catapult's and the berserker's hour."
    ),
    "lesson.lords.berserk.together": "Now shoot the Marauder: 3 and 4 make 7. And watch the Deathbringer.",
    "lesson.lords.berserk.hold": "Then the 3 alone must do, and it does not. Take it back and shoot.",
    "lesson.lords.berserk.rush": (
        "The Marauder fell, and the Deathbringer is a berserker: it helped to fell him and no enemy engaged it, so it "
        "had to rush onto his square."
    ),
    "lesson.lords.berserk.careful": (
        "Then combat is counted again. A berserker can fell a whole row like this, or run straight into a blow: look "
        "where it will end up."
    ),
    # move: mobile units, and winning
    "lesson.lords.move.title": "Move and win",
    "lesson.lords.move.about": "Units that walk, and the fourth commander.",
    "lesson.lords.move.goal": (
        "You lead the Undead, late in a battle. Three enemy commanders are captured, the fourth is Jaeger Drakesbane "
        "on d5, defence 5. One more and you win."
    ),
    "lesson.lords.move.walk": (
        "The Gnasher has hollow movement arrows: once in your turn it may walk one square along one of them. Jaeger "
        "has no arrow straight at d4: walk there."
    ),
    "lesson.lords.move.stay": "You may stay where you are. But take it back: the Gnasher is needed on d4.",
    "lesson.lords.move.struck": (
        "An arrow of Jaeger's points there with 2, and the Gnasher's defence is 1. Take it back; right in front of "
        "him he has no arrow."
    ),
    "lesson.lords.move.four": (
        "After a move there is combat at once. 4 against 5: not enough yet. But you have your card for this turn "
        "still to place."
    ),
    "lesson.lords.move.finish": "Place a card so that its arrow joins the Gnasher's. The badges show you who falls.",
    "lesson.lords.move.missing": (
        "From there too little reaches Jaeger. An arrow of 3 or 4 at his corner does it: try beside the Gnasher."
    ),
    "lesson.lords.move.won": (
        "The fourth commander: the battle is won! That is the whole game. All that is left is to play it."
    ),
}
