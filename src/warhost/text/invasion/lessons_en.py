"""English lessons of Warhammer: Invasion: one or two short sentences a step."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # power: what power gives in the kingdom and in the quest zone
    "lesson.invasion.power.title": "Power",
    "lesson.invasion.power.about": "Three zones, and what they give you each turn.",
    "lesson.invasion.power.zones": (
        "This is your capital with its three zones: kingdom, quest zone and battlefield. Your cards lie in one of "
        "them, and what their power is worth depends on where they are."
    ),
    "lesson.invasion.power.power": (
        "In the kingdom every power is a resource. The kingdom itself has 3, the Engineers and the Village have 1 "
        "each. The number in the zone's corner is the sum: 5."
    ),
    "lesson.invasion.power.collect": (
        "Your turn is beginning, and 2 resources are left from the last one. Pass, so that the kingdom phase "
        "comes, and see how many you have then."
    ),
    "lesson.invasion.power.tactic": (
        "A tactic can be played in any window, that is right. But take it back: here we only count."
    ),
    "lesson.invasion.power.five": (
        "5, not 7: what was not spent goes back first, then a resource is collected for each power in the kingdom. "
        "So spend what you have."
    ),
    "lesson.invasion.power.draw": (
        "In the quest zone every power is a card. The zone itself has 1, the Mountain Brigade has 2. Pass, and the "
        "quest phase comes."
    ),
    "lesson.invasion.power.three": (
        "Three new cards. On the battlefield, where you have nobody yet, power is what your attackers strike with. "
        "More of one is always less of another: that is the game."
    ),
    # pay: cost, loyalty, a development, and an effect that is forced
    "lesson.invasion.pay.title": "Pay",
    "lesson.invasion.pay.about": "What a card costs, loyalty, and developments.",
    "lesson.invasion.pay.cost": (
        "In the capital phase you play cards. The number in the corner of Thyrus Gorman is his cost: 3. Below it "
        "are his loyalty icons: three of the Empire."
    ),
    "lesson.invasion.pay.loyalty": (
        "For every loyalty icon you need a card of that race in play. You have two, your capital and the City "
        "Gates. The third is missing and costs 1 more: 3 + 1 = 4."
    ),
    "lesson.invasion.pay.play": (
        "You have exactly 4 resources. Pick up Thyrus Gorman and put him into your kingdom: his 3 power will bring "
        "you 3 resources every turn."
    ),
    "lesson.invasion.pay.elsewhere": (
        "You choose the zone of a unit, and this one is fine too. But take it back: in this lesson he is to earn "
        "his keep in the kingdom."
    ),
    "lesson.invasion.pay.cheaper": "You can afford them, but then Thyrus Gorman is out of reach. Take it back.",
    "lesson.invasion.pay.later": "A development costs nothing. It comes next; take it back and play him first.",
    "lesson.invasion.pay.unspent": (
        "So the phase is over and the resources are unspent: they will go back at your next kingdom phase. Take it "
        "back."
    ),
    "lesson.invasion.pay.symbols": (
        "Paid: 3 for the card, 1 for loyalty. He counts as a card of the Empire himself now, so the next ones will "
        "be cheaper."
    ),
    "lesson.invasion.pay.develop": (
        "Once in your turn you may put a card from your hand facedown into a zone as a development. It costs "
        "nothing. Pick up the Huntsmen and choose a zone."
    ),
    "lesson.invasion.pay.chance": (
        "Then this turn's development is lost: there is one each turn, no more. Take it back."
    ),
    "lesson.invasion.pay.wall": (
        "Every development adds 1 hit point to its zone of the capital: 9 instead of 8. Now the battlefield phase: "
        "you have nobody there, so do not attack, and your turn ends."
    ),
    "lesson.invasion.pay.nobody": "Only units on your battlefield attack, and you have none there. Take it back.",
    "lesson.invasion.pay.forced": (
        "At the end of your turn Thyrus Gorman took 1 damage. His text says Forced: such an effect happens by "
        "itself, whether you like it or not. Strong cards have their price."
    ),
    # attack: a combat from its beginning to its end
    "lesson.invasion.attack.title": "Attack",
    "lesson.invasion.attack.about": "Who attacks, who defends, and where the damage goes.",
    "lesson.invasion.attack.zone": (
        "The battlefield phase is yours: one attack on one zone. Whoever stands in that zone may defend it, nobody "
        "else. Attack the quest zone of your opponent."
    ),
    "lesson.invasion.attack.other-zone": (
        "Nobody stands there, so it would even be easier. But take it back: this lesson is about defenders."
    ),
    "lesson.invasion.attack.peace": "You need not attack. But take it back: King Kazador did not come to look on.",
    "lesson.invasion.attack.attackers": (
        "Choose your attackers: the Hammerer and King Kazador. The Defender stays at home. Then confirm."
    ),
    "lesson.invasion.attack.home": (
        "He could come too. But take it back: in the rulebook's example he stays at home, out of danger."
    ),
    "lesson.invasion.attack.more": "Too few: take it back, and declare both the Hammerer and King Kazador.",
    "lesson.invasion.attack.defenders": (
        "Now your opponent declares who defends: units in the attacked zone, all, some or none. Watch."
    ),
    "lesson.invasion.attack.minimum": (
        "The Doom Divers defend. Your attackers have 1 + 3 = 4 power: 4 damage for you to assign. All of it to the "
        "quest zone? Try it: pick the zone."
    ),
    "lesson.invasion.attack.cover": (
        "That is the forced minimum: each defender first, then the capital. The Doom Divers have 2 hit points: "
        "assign them 2. Each tap is one damage."
    ),
    "lesson.invasion.attack.waste": (
        "More than enough is allowed: it helps when you fear that some is cancelled. Here it is a waste; take it back."
    ),
    "lesson.invasion.attack.rest": "The defenders are covered. The other 2 may go to the capital: pick the quest zone.",
    "lesson.invasion.attack.back": (
        "Now your opponent assigns the 2 of the Doom Divers: to attackers only, never to your capital. Then "
        "everything is dealt at once."
    ),
    "lesson.invasion.attack.counted": (
        "The Doom Divers are destroyed, the quest zone has 2 damage. Two were meant for the Hammerer, but his "
        "Toughness 1 cancelled one, and he lives. His wound stays: damage does not heal by itself."
    ),
    # respond: defence, and the chain
    "lesson.invasion.respond.title": "Respond",
    "lesson.invasion.respond.about": "Defend a zone, and act before the other action happens.",
    "lesson.invasion.respond.enemy": "It is the Orcs' turn, and the Boar Boyz look at your kingdom. Watch.",
    "lesson.invasion.respond.defend": (
        "They attack your kingdom. Two of your units stand there. Let the Mountain Brigade with its 6 hit points "
        "defend, and confirm."
    ),
    "lesson.invasion.respond.weak": (
        "The Runesmith has 1 hit point and would be in danger. Take it back: the Brigade is enough."
    ),
    "lesson.invasion.respond.open": "Then the damage goes straight to your capital. Take it back and defend.",
    "lesson.invasion.respond.pillage": (
        "Defending does not use a unit up. Before damage is assigned, everybody may act. Your opponent does."
    ),
    "lesson.invasion.respond.chain": (
        "Pillage will destroy your Grudge Thrower. But it has not happened yet: it waits on the chain, and you "
        "may respond. The last action happens first."
    ),
    "lesson.invasion.respond.respond": (
        "If it must go, let it throw once more! Pick the Grudge Thrower: for 1 resource and a unit, everybody who "
        "attacks or defends gets 1 power."
    ),
    "lesson.invasion.respond.lost": "So Pillage happened and the Grudge Thrower is gone for nothing. Take it back.",
    "lesson.invasion.respond.sacrifice": (
        "What stands before “to” is the price and is paid at once. Sacrifice the Runesmith: the Brigade is needed."
    ),
    "lesson.invasion.respond.defender": "The Brigade is your only defender! Take it back and sacrifice the Runesmith.",
    "lesson.invasion.respond.order": (
        "Two actions wait on the chain, yours on top. Your opponent adds nothing. Watch in which order they happen."
    ),
    "lesson.invasion.respond.stands": (
        "First yours: the Brigade has 3 power, the Boar Boyz 2. Only then Pillage: the Grudge Thrower is gone, but "
        "what it did stays. An action no longer needs its card once it is on the chain."
    ),
    # words: an Action that belongs to a zone
    "lesson.invasion.words.title": "Zones and Actions",
    "lesson.invasion.words.about": "Actions of cards, and the zone in which they work.",
    "lesson.invasion.words.action": (
        "Your Runesmith says: Quest. Action. The first word is a zone: only in your quest zone does the rest hold. "
        "An Action can be used whenever you may act, in the enemy's turn too."
    ),
    "lesson.invasion.words.use": (
        "He stands in the right zone. For 2 resources he gives a unit 1 power until the end of the turn. Pick him, "
        "then the Peasant Militia."
    ),
    "lesson.invasion.words.himself": (
        "He may strengthen himself, too. But take it back: the Militia on the battlefield needs it more."
    ),
    "lesson.invasion.words.later": "That is allowed, but not what this lesson is about. Take it back.",
    "lesson.invasion.words.strong": (
        "Power 1, until the end of the turn. 2 resources are gone, and he could do it again: an Action has no "
        "limit unless it names one."
    ),
    "lesson.invasion.words.march": (
        "Now let him go elsewhere. Forced March is a tactic: it moves a unit to another zone of its player. Pick "
        "it up, then the Runesmith."
    ),
    "lesson.invasion.words.stay": "That one is where it should be. Take it back and move the Runesmith.",
    "lesson.invasion.words.again": "He may do it again, yes. But take it back: his march comes first.",
    "lesson.invasion.words.move": "Where to? Into your kingdom: he will bring you a resource there.",
    "lesson.invasion.words.either": "That works as well. But take it back and choose the kingdom.",
    "lesson.invasion.words.silent": "What of his Action now? Pick him and see.",
    "lesson.invasion.words.keys": (
        "Outside the quest zone his Action does not exist. Many cards have such a word: read it before you choose "
        "a zone for them."
    ),
    # effects: constant and forced effects
    "lesson.invasion.effects.title": "Effects",
    "lesson.invasion.effects.about": "What always holds, and what happens by itself.",
    "lesson.invasion.effects.constant": (
        "The Boar Boyz get 2 power as long as you control a damaged unit. Urguck is damaged, so they have 3 "
        "instead of 1. Nobody triggers this: it holds while it is true."
    ),
    "lesson.invasion.effects.zone": (
        "The Engineers of the enemy stand on his battlefield. A battlefield can be attacked as well: do it."
    ),
    "lesson.invasion.effects.other-zone": (
        "Nobody is there to fight. Take it back and attack the battlefield with the Engineers."
    ),
    "lesson.invasion.effects.peace": "Orcs who do not attack? Take it back.",
    "lesson.invasion.effects.alone": (
        "The Boar Boyz alone are strong enough. Declare them, leave the Goblins, and confirm."
    ),
    "lesson.invasion.effects.goblins": (
        "They could help. But take it back: somebody should stay at home, you will see why."
    ),
    "lesson.invasion.effects.nobody": "Without attackers there is no attack. Take it back and declare the Boar Boyz.",
    "lesson.invasion.effects.engineers": "The Engineers have 3 hit points. Watch whether they defend.",
    "lesson.invasion.effects.strike": "They do. Your 3 damage is just enough for them: assign it.",
    "lesson.invasion.effects.forced": (
        "The Engineers are destroyed and leave a last gift. Forced: you must sacrifice a unit in the corresponding "
        "zone, that is your battlefield. Urguck in the kingdom is safe. Choose the Goblins."
    ),
    "lesson.invasion.effects.pity": "The Boar Boyz are worth more than a few goblins. Take it back.",
    "lesson.invasion.effects.kinds": (
        "So there are three kinds of effects: Actions, which you use; forced ones, which happen by themselves; and "
        "constant ones, which simply hold. The first words of the text tell you which."
    ),
    # corrupt: corruption, and cannot
    "lesson.invasion.corrupt.title": "Corruption",
    "lesson.invasion.corrupt.about": "Units that cannot fight, and a word that always wins.",
    "lesson.invasion.corrupt.seduce": (
        "The Archmage guards the quest zone. Chaos has its ways: pick up Seduced by Darkness, then the Archmage."
    ),
    "lesson.invasion.corrupt.own": "Your own Marauders? Then who will attack? Take it back.",
    "lesson.invasion.corrupt.soon": "This one's turn comes in a moment. Take it back: first the Archmage.",
    "lesson.invasion.corrupt.later": "That is allowed, but not what this lesson is about. Take it back.",
    "lesson.invasion.corrupt.sideways": (
        "The Archmage lies sideways: corrupted. A corrupted unit can neither attack nor defend. Nothing else "
        "changes, it keeps its power and its text."
    ),
    "lesson.invasion.corrupt.blessed": (
        "And the Silver Helm Brigade in the kingdom? It wears the Blessing of Isha. Try your second Seduced by "
        "Darkness on it."
    ),
    "lesson.invasion.corrupt.twice": "The Archmage is corrupted already. Take it back and try the Brigade.",
    "lesson.invasion.corrupt.cannot": (
        "Nothing happened. The blessed unit cannot be corrupted, and “cannot” always wins over any card that says "
        "otherwise."
    ),
    "lesson.invasion.corrupt.attack": "In the quest zone stands only the corrupted Archmage. Attack there!",
    "lesson.invasion.corrupt.guarded": (
        "Allowed, but the way through the quest zone has just been opened. Take it back."
    ),
    "lesson.invasion.corrupt.peace": "Then it was all for nothing. Take it back and attack.",
    "lesson.invasion.corrupt.alone": "Send the Savage Marauders.",
    "lesson.invasion.corrupt.restore": (
        "Nobody could defend: 2 damage to the capital. Now your opponent's turn begins. Watch the Archmage."
    ),
    "lesson.invasion.corrupt.upright": (
        "At the start of his kingdom phase each player may restore one corrupted card. One, not all of them: that "
        "is why corruption hurts."
    ),
    # burn: fire, and the end
    "lesson.invasion.burn.title": "Burn and win",
    "lesson.invasion.burn.about": "Two burning zones, and the war is won.",
    "lesson.invasion.burn.fire": (
        "The kingdom of the Dwarfs burns: it has taken as much damage as it had hit points. A burning zone works "
        "on, but when two zones burn, the game is over."
    ),
    "lesson.invasion.burn.walls": (
        "Look for the weakest wall. A zone has 8 hit points and 1 more for each development: the quest zone 9. It "
        "has 5 damage, so 4 are left."
    ),
    "lesson.invasion.burn.zone": "Nobody defends it. Attack the quest zone.",
    "lesson.invasion.burn.burnt": (
        "It may be attacked, but no damage can be assigned to a zone that burns. Take it back."
    ),
    "lesson.invasion.burn.guarded": (
        "The Mountain Brigade stands there, and 6 hit points are left. Take it back and choose the weaker zone."
    ),
    "lesson.invasion.burn.peace": "Victory is one attack away. Take it back!",
    "lesson.invasion.burn.both": "Four are needed: 3 from Grimgor, 1 from the Boar Boyz. Declare both.",
    "lesson.invasion.burn.more": "Not enough: both are needed. Take it back.",
    "lesson.invasion.burn.burn": "No defenders, so all the damage may go to the zone. Assign all 4 and set it on fire.",
    "lesson.invasion.burn.won": (
        "The second zone burns, and the capital has fallen: you win, at once. Whoever runs out of cards loses too. "
        "Now you know the game; play it!"
    ),
}
