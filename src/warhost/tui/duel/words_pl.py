"""What the terminal says in Polish when a card game for two is played."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tui.duel.resources": "zasoby {number}",
    "tui.duel.discard": "odrzucone {number}",
    "tui.duel.ask.list": "wybiera numer lub część nazwy · pomoc",
    "tui.duel.ask.idle": "wybiera numer lub część nazwy · Enter: {action} · pomoc",
    "tui.duel.ask.which": "Która? Podaj numer albo wróć: plansza.",
    "tui.duel.inspect.usage": "Napisz, co obejrzeć: obejrzyj 3 (z ręki) albo obejrzyj i nazwa karty.",
    "tui.duel.skip.later": "Odtąd gra pasuje za ciebie, gdzie tylko można; na to pytanie trzeba jednak odpowiedzieć.",
    "tui.duel.stops.unknown": "Nie ma takiego okna; są: {names}.",
    "tui.duel.stops.on": "pyta",
    "tui.duel.stops.off": "pasuje",
    "tui.duel.pile": "Stos kart odrzuconych gracza {number}: {cards}",
    "tui.duel.deck.ask": "Wybierz swoją talię:",
    "tui.duel.deck.foe": "Wybierz talię przeciwnika:",
    "tui.duel.deck.seat": "Wybierz talię dla gracza {number}:",
    "tui.duel.help.enter": "pasuje albo kończy wybieranie",
    "tui.command.skip": "pomiń",
    "tui.command.stops": "okna",
    "tui.command.piles": "stosy",
    "tui.help.skip": "pasuj we wszystkim, co nie wymaga odpowiedzi, do końca tury",
    "tui.help.stops": "w których oknach jest pytanie; okna end włącza lub wyłącza jedno",
    "tui.help.piles": "oba stosy kart odrzuconych",
    "tui.duel.hand": "Ręka: {cards}",
}
