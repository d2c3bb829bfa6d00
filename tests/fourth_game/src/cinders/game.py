"""The rules of Cinders, and the object that starts, restores and checks its games.

1.1 Two players have a deck and a fire each.  1.2 A deck has 12 to 20 cards, at most four of a kind.
1.3 Each player begins with three cards.
2.1 In their turn a player draws a card.  2.2 Then they play a card from their hand, or pass.
2.3 A card adds its heat to the fire of its player; then it does what it says.
3.1 A player whose fire has 12 heat or more wins.  3.2 When both decks are empty and both players have passed in a row,
the hotter fire wins.  3.3 A player who resigns loses.
"""

from typing import Any

from warhost.engine import Game, Move, Outcome, Question, Step
from warhost.engine.errors import BadScenario
from warhost.engine.rng import seeded
from warhost.engine.scenarios.expectation import Differences, known_keys
from warhost.engine.state import NOBODY

from .cards import CARDS, DECKS
from .state import SEATS, CindersState, restored

PASS = -1
HAND = 3
BLAZES = 12  # CIN-3.1


class Turn(Step[CindersState]):
    """2.1 Draw a card.  2.2 Play a card or pass."""

    def run(self, s: CindersState) -> None:
        s.active = self.who
        s.turn += 1
        s.emit("turn", "CIN-2.1", self.who, number=s.turn)
        s.draw(self.who)
        s.then(PlayCard(self.who), EndTurn(self.who))


class PlayCard(Question[CindersState]):
    """2.2 Play a card from your hand, or pass. Of equal cards only one is offered."""

    def run(self, s: CindersState) -> None:
        hand = {s.code(card): card for card in s.hands[self.who]}
        s.ask(self, self.who, [*hand.values(), PASS])

    def move(self, s: CindersState, option: int) -> Move:
        return Move("pass") if option == PASS else Move("play", option)

    def idle(self, s: CindersState) -> int:
        return PASS

    def secret(self, s: CindersState) -> bool:
        return True

    def answer(self, s: CindersState, option: int) -> None:
        if option == PASS:
            s.passes += 1
            s.emit("passed", "CIN-2.2", self.who)
            return
        s.passes = 0
        card = CARDS[s.code(option)]
        s.hands[self.who] = tuple([each for each in s.hands[self.who] if each != option])
        s.fires[self.who] += (option,)
        s.heat[self.who] += card.numbers["heat"]
        s.emit("played", "CIN-2.3", self.who, option, number=card.numbers["heat"])
        for effect, number in card.effects:
            EFFECTS[effect](s, self.who, number)


class EndTurn(Step[CindersState]):
    """3.1 and 3.2: end the game if a player has won; otherwise pass the turn to the other player."""

    def run(self, s: CindersState) -> None:
        if s.heat[self.who] >= BLAZES:
            s.end(Outcome((self.who,), "blazes", "CIN-3.1"))
        elif s.passes >= SEATS and not any(s.decks):
            most = max(s.heat)
            hotter = tuple([seat for seat in range(SEATS) if s.heat[seat] == most])
            s.end(Outcome(hotter if len(hotter) == 1 else (), "burnt-down", "CIN-3.2"))
        else:
            s.then(Turn(1 - self.who))
            return
        s.emit("ended", s.outcome.rule if s.outcome is not None else "")


def _draw(s: CindersState, who: int, number: int) -> None:
    for _ in range(number):
        s.draw(who)


def _douse(s: CindersState, who: int, number: int) -> None:
    lost = min(number, s.heat[1 - who])
    s.heat[1 - who] -= lost
    s.emit("doused", "CIN-2.3", 1 - who, number=lost)


EFFECTS = {"draw": _draw, "douse": _douse}


class CindersGame(Game):
    """Cinders: start, place, restore and check."""

    def start(self, setup: dict[str, Any], seed: int) -> CindersState:
        decks = DECKS.begin(setup, seed)
        codes = tuple([tuple(deck.codes()) for deck in decks])
        s = _bare(codes, seeded(seed), tuple([deck.key for deck in decks]))
        first = len(codes[0])
        s.decks = [s.shuffled(list(range(first))), s.shuffled(list(range(first, first + len(codes[1]))))]
        s.log = []
        for seat in range(SEATS):
            for _ in range(HAND):
                s.draw(seat)
        s.then(Turn(0))
        s.advance()
        return s

    def place(self, position: dict[str, Any]) -> CindersState:
        """The state of a position such as `{"turn": 1, "seat 1": {"hand": ["Spark"], "deck": ["Ember"], "heat": 3}}`;
        the named seat has drawn already.
        """
        known_keys("a position", position, {"turn", "seat 1", "seat 2"})
        parts = [position.get(f"seat {seat + 1}", {}) for seat in range(SEATS)]
        for part in parts:
            known_keys("a seat", part, {"hand", "deck", "heat"})
        piles = [[_codes(part.get(pile, [])) for pile in ("hand", "deck")] for part in parts]
        s = _bare(tuple([tuple(hand + deck) for hand, deck in piles]), 0)
        at = 0
        for seat, (hand, deck) in enumerate(piles):
            s.hands[seat] = tuple(range(at, at + len(hand)))
            s.decks[seat] = tuple(range(at + len(hand), at + len(hand) + len(deck)))[::-1]  # the first is the top one
            s.heat[seat] = parts[seat].get("heat", 0)
            at += len(hand) + len(deck)
        s.active = position.get("turn", 1) - 1
        s.turn = 1
        s.log = []
        s.then(PlayCard(s.active), EndTurn(s.active))
        s.advance()
        return s

    def restored(self, columns: dict[str, Any], *common: Any) -> CindersState:  # type: ignore[override]
        return restored(columns, *common)

    def differences(self, state: CindersState, expected: dict[str, Any]) -> list[str]:  # type: ignore[override]
        found = Differences(state)
        for key, wanted in expected.items():
            if key in ("seat 1", "seat 2"):
                seat = int(key[-1]) - 1
                hand = sorted([state.called(card) for card in state.hands[seat]])
                found.some(key, wanted, {"heat": state.heat[seat], "hand": hand, "deck": len(state.decks[seat])})
            elif not found.common(key, wanted):
                raise BadScenario(f"nothing can be expected of {key!r}")
        return found.found

    def drawn(self, state: CindersState) -> str:  # type: ignore[override]
        return "\n".join([f"seat {seat + 1}: heat {state.heat[seat]}" for seat in range(SEATS)])


def _bare(codes: tuple[tuple[str, ...], ...], rng: int, races: tuple[str, ...] = ("", "")) -> CindersState:
    return CindersState([], None, [], NOBODY, rng, 0, None, races, codes, [(), ()], [(), ()], [(), ()], [0, 0], 0, 0, 0)


def _codes(names: list[str]) -> list[str]:
    by_name = {card.name: card.code for card in CARDS.values()}
    unknown = [name for name in names if name not in by_name]
    if unknown:
        raise BadScenario(f"unknown card {unknown[0]!r}")
    return [by_name[name] for name in names]


CINDERS = CindersGame(
    "cinders", "1", "CIN", {each.__name__: each for each in (Turn, PlayCard, EndTurn)}, telling=("drew",)
)
