"""Expected positions of scenarios and the text form of a position: the part that both card games share."""

from __future__ import annotations

from typing import Generic, TypeVar

from ...engine.errors import BadScenario
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import Differences, card_words
from ..circumstances import NOTHING
from ..state.facts import PLAYERS
from ..state.world import World

W = TypeVar("W", bound=World)


class Expecting(Generic[W]):
    """Compares a position with the expectations of a scenario; each game adds its own keys."""

    def turn(self, s: W) -> dict[str, object]:
        """The present phase, turn and similar facts."""
        raise NotImplementedError

    def own(self, s: W, key: str, wanted: object, held: Differences) -> bool:
        """Compare a key that only this game has; return True if it has this key."""
        raise NotImplementedError

    def seat(self, s: W, seat: int, name: str, wanted: dict[str, object], held: Differences) -> None:
        """Compare the expectations about a player."""
        raise NotImplementedError

    def card(self, s: W, card: int) -> dict[str, object]:
        """All facts about a card in play that can be checked."""
        raise NotImplementedError

    def differences(self, s: W, expected: JsonData) -> list[str]:
        """The expectations that do not hold, one line each."""
        held = Differences(s)
        for key, wanted in expected.items():
            if held.common(key, wanted):
                continue
            if key.startswith("seat "):
                self.seat(s, _seat_of(key), key, wanted, held)
            elif key == "turn":
                held.whole(key, wanted, self.turn(s))
            elif key == "events":
                held.events(wanted, titles(s))
            elif not self.own(s, key, wanted, held):
                self._card(s, key, wanted, held)
        return held.found

    def _card(self, s: W, name: str, wanted: object, held: Differences) -> None:
        """Compare a card in play by name: `#2` is the second copy, `NAME of seat 2` is that seat's; or `gone`."""
        plain, whose, at = card_words(name)
        found = [card for card in s.in_play() if s.titled(card) == plain and whose in (NOTHING, s.controller[card])]
        if at >= len(found):
            if plain not in titles(s):
                raise BadScenario(f"nothing can be checked by {name!r}")
            held.compare(name, wanted, "gone")
        elif not isinstance(wanted, dict):
            held.compare(name, wanted, "in play")
        else:
            held.some(name, wanted, self.card(s, found[at]))


def _seat_of(name: str) -> int:
    seats = [f"seat {seat + 1}" for seat in range(PLAYERS)]
    if name not in seats:
        raise BadScenario(f"there is no {name}")
    return seats.index(name)


def titles(s: World) -> list[str]:
    """The titles of all cards by id."""
    return [s.titled(card) for card in range(s.facts.cards)]


def names(s: World, cards: tuple[int, ...]) -> list[str]:
    """The names of cards, sorted."""
    return sorted([s.titled(card) for card in cards])


def seen_by_others(s: World, seat: int, cards: tuple[int, ...]) -> list[str]:
    """The names of those of a player's hidden cards that the other player knows, sorted."""
    return names(s, tuple([card for card in cards if s.is_seen_by((seat + 1) % PLAYERS, card)]))


def possessions(s: World, seat: int) -> dict[str, object]:
    """A player's resources and cards out of play, and which of the hidden ones the other player knows."""
    return {
        "resources": s.resources[seat],
        "hand": names(s, s.hand(seat)),
        "hand size": len(s.hand(seat)),
        "known hand": seen_by_others(s, seat, s.hand(seat)),
        "known deck": seen_by_others(s, seat, s.deck(seat)),
        "deck": [s.titled(card) for card in s.deck(seat)[::-1]],
        "deck size": len(s.deck(seat)),
        "discard": names(s, s.discard_pile(seat)),
        "discard pile": [s.titled(card) for card in s.discard_pile(seat)],
    }


# --- the position as text, for a failure report -----------------------------------------------------------------


def drawn_seat(s: World, seat: int, lines: list[str]) -> list[str]:
    """A player as text: resources and hand, the `lines` of their cards in play, and their discard pile."""
    hand = ", ".join(names(s, s.hand(seat)))
    has = f"seat {seat + 1}: {s.resources[seat]} resources, hand ({hand}), {len(s.deck(seat))} in the deck"
    return [has, *lines, f"  discard: {', '.join(names(s, s.discard_pile(seat)))}"]


def drawn_question(s: World, active: str, where: str) -> list[str]:
    """The result, or the current question with its seat; `active` is whose turn it is."""
    if s.outcome is not None:
        return [f"over: {s.outcome}"]
    asked = f"seat {s.active + 1} {active}" if active else f"turn of seat {s.active + 1}"
    question = f"{asked}; seat {s.seat + 1} is asked ({where}, {type(s.question).__name__}):"
    return [question, "  " + ", ".join(s.notations())]


def drawn_marks(s: World, card: int, words: tuple[tuple[int, str], ...]) -> str:
    """The marks of a card that have a name."""
    return "".join([f" {word}" for mark, word in words if s.marks[card] & mark])


def drawn_counters(s: World, card: int) -> str:
    """The damage and the tokens on a card."""
    damage = f" {s.damage[card]} damage" if s.damage[card] else ""
    return f"{damage} {s.tokens[card]} tokens" if s.tokens[card] else damage
