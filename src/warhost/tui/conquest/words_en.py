"""What the terminal says in English when Conquest is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.conquest.round": "Round {number}",
    "tui.conquest.down": "face down",
    "tui.conquest.symbol.material": "material",
    "tui.conquest.symbol.strongpoint": "strong.",
    "tui.conquest.symbol.tech": "tech",
    "tui.conquest.bonus": "cards {cards} res. {resources}",
    "tui.conquest.leads": "leads",
    "tui.conquest.hq": "HQ",
    "tui.conquest.initiative": "INITIATIVE",
    "tui.conquest.dial": "dial: {place}",
    "tui.conquest.dial.secret": "dial: set, secret",
    "tui.conquest.warlord.hale": "hale",
    "tui.conquest.warlord.bloodied": "BLOODIED",
    "tui.conquest.captured": "captured: {planets}",
    "tui.conquest.missing": "to win:",
    "tui.conquest.shields": "shields {number}",
    "tui.conquest.battle": "Battle at {place}, combat round {round}, initiative: {player}.",
    "tui.conquest.attack": "{attacker} attacks {defender}.",
    "tui.conquest.attacker": "{attacker} attacks.",
    "tui.conquest.assigned": "Assigned damage: {hits}",
    "tui.conquest.deploying": "Being deployed: {card}, cost {cost}",
    "tui.conquest.playing": "Being played: {cards}",
    "tui.conquest.looked": "Brought to light: {cards}",
    "tui.conquest.ask.deploy": (
        "3 4 deploys card 3 at planet 4 · 3 and a part of a name aims it · Enter passes for this phase · help"
    ),
    "tui.conquest.ask.window": "3 plays card 3 · Enter passes · skip passes the phase · stops says where you are asked",
    "tui.conquest.why.usage": "Say what you want to do: why 3, why 3 4 (at planet 4), or why attacker Nazdreg.",
    "tui.conquest.help.deploy": "deploys card 3 at planet 4",
    "tui.conquest.help.aim": "deploys or plays card 3 on what bears this name",
    "tui.conquest.help.why": "why 3, why 3 4: why something is not allowed, with the rule",
    "tui.conquest.help.inspect": "inspect 3, inspect nazdreg, inspect plannum: a card or planet with its text",
    "tui.conquest.help.rules": "rules CON-7.9, rules brutal: look up a rule",
    "tui.conquest.help.skip": "pass everything that need not be answered until the phase ends",
    "tui.conquest.help.stops": "in which windows you are asked; stops battle turns one on or off",
    "tui.conquest.signs": (
        "3/4 ATK and HP left   ({minus}1) damage   {flag}2 command icons   {star} warlord   {exhausted} exhausted   "
        "{first} first planet   {minus}2! incoming"
    ),
    "tui.conquest.brief": (
        "You win with three planets that share a symbol, by defeating the enemy's warlord twice (first it is "
        "bloodied), or when their deck is empty.\n"
        "Each round: (1) deploy: in turn one card each, or an Action, until both have passed; (2) command: both "
        "secretly set a dial, the warlords commit with everything in their headquarters; at each planet the side "
        "with more command icons on ready units wins cards and resources, and a lone warlord always wins; "
        "(3) combat: a battle at the first planet and wherever a warlord is; in turn a ready unit exhausts to deal "
        "its ATK to an enemy unit there; a shield card from the hand, one for each hit, prevents damage; the winner "
        "uses the planet's Battle ability, and captures the first planet; (4) headquarters: the token moves on, 2 "
        "cards and 4 resources, everything readies, the initiative changes sides.\n"
        "In the combat windows for Actions the table passes for you unless you say otherwise: stops."
    ),
}
