"""What the terminal says in English when Invasion is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.invasion.burns": "burning: {number} of {most}",
    "tui.invasion.experience": "{count} experience",
    "tui.invasion.burning": " BURNING ",
    "tui.invasion.power": "power {number}",
    "tui.invasion.developments": "developments {number}",
    "tui.invasion.attack": "Attack on {place}: {attackers} against {defenders}",
    "tui.invasion.link": "chain {number}: {card} ({player})",
    "tui.invasion.ask.window": (
        "3 k plays card 3 into the kingdom · develop 3 q · Enter passes · skip passes the turn · help"
    ),
    "tui.invasion.why.usage": "Say what you want to do: why 3, why 3 kingdom, or why attacker Troll Slayers.",
    "tui.invasion.help.play": "plays card 3 into the kingdom (k, q, b), or at a target: 3 and a part of its name",
    "tui.invasion.help.develop": "plays card 3 facedown into the quest zone as a development",
    "tui.invasion.help.why": "why 3: why something is not allowed, with the rule",
    "tui.invasion.help.inspect": "inspect 3, inspect kazador: a card with its text",
    "tui.invasion.brief": (
        "You win when two of the three sections of the enemy's capital burn, or when their deck runs out of cards.\n"
        "Each turn: (1) kingdom: old resources go, restore a corrupted card, collect resources for the power in "
        "your kingdom; (2) quest: draw a card for each power in your quest zone; (3) capital: play cards, and one "
        "card facedown as a development, which gives a section one more hit point; (4) battlefield: attack one "
        "zone with units of your battlefield; defenders come from that zone. Damage must first cover every "
        "defender.\n"
        "A card costs its cost and one resource for every loyalty symbol you lack. Both players may act in every "
        "window; actions form a chain that resolves from the last to the first when both have passed."
    ),
}
