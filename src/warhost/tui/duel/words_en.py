"""What the terminal says in English when a card game for two is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.duel.resources": "resources {number}",
    "tui.duel.discard": "discard {number}",
    "tui.duel.ask.list": "a number or a part of a name chooses · help",
    "tui.duel.ask.idle": "a number or a part of a name chooses · Enter: {action} · help",
    "tui.duel.ask.which": "Which one? Type its number, or board to go back.",
    "tui.duel.inspect.usage": "Say what to look at: inspect 3 (in your hand), or inspect and a card's name.",
    "tui.duel.skip.later": "From now on everything passes that can; this question still needs an answer.",
    "tui.duel.stops.unknown": "There is no such window; there are {names}.",
    "tui.duel.stops.on": "asks",
    "tui.duel.stops.off": "passes",
    "tui.duel.pile": "Discard pile of player {number}: {cards}",
    "tui.duel.deck.ask": "Choose your deck:",
    "tui.duel.deck.foe": "Choose the deck of the opponent:",
    "tui.duel.deck.seat": "Choose a deck for player {number}:",
    "tui.duel.help.enter": "passes, or ends a row of choices",
    "tui.command.skip": "skip",
    "tui.command.stops": "stops",
    "tui.command.piles": "piles",
    "tui.help.skip": "pass everything that need not be answered until the turn ends",
    "tui.help.stops": "in which windows you are asked; stops end turns one on or off",
    "tui.help.piles": "both discard piles",
    "tui.duel.hand": "Hand: {cards}",
}
