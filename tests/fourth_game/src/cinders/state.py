"""The state of a game of Cinders, and what each seat may know of it."""

from typing import Any

from warhost.engine import Event, Game, Outcome, Question, Refusal, Requirement, Rng, State, Step
from warhost.engine.errors import BadNotation, IllegalChoice
from warhost.engine.events import NO_NUMBER, NONE
from warhost.engine.plain import number, numbers
from warhost.engine.views.simple_view import SimplePlayer, simple_view, zone_view

from .cards import CARDS

SEATS = 2
NOT_YOUR_TURN = Requirement("not-your-turn", "CIN-2.1")
NOT_IN_HAND = Requirement("not-in-hand", "CIN-2.2")
OVER = Requirement("over", "CIN-3.1")

Piles = list[tuple[int, ...]]  # by seat


class CindersState(State):
    """State of Cinders.

    Card ids: first those of the first seat, then those of the second; `codes` has the code of each.
    """

    __slots__ = ("active", "codes", "decks", "fires", "hands", "heat", "passes", "races", "turn")

    def __init__(
        self,
        steps: list[Step[Any]],
        question: Question[Any] | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
        races: tuple[str, ...],
        codes: tuple[tuple[str, ...], ...],
        decks: Piles,
        hands: Piles,
        fires: Piles,
        heat: list[int],
        active: int,
        turn: int,
        passes: int,
    ) -> None:
        super().__init__(steps, question, options, seat, rng, decisions, outcome)
        self.races = races  # by seat: the name of the boxed deck
        self.codes = codes  # by owner; never changes
        self.decks = decks  # the last card is the top one
        self.hands = hands
        self.fires = fires  # cards that have been played
        self.heat = heat
        self.active = active
        self.turn = turn
        self.passes = passes  # number of passes in a row

    @property
    def game(self) -> Game:
        from .game import CINDERS  # circular: the game creates states, and a state refers to its game

        return CINDERS

    def clone(self) -> "CindersState":
        return CindersState(
            *(self.steps[:], self.question, self.options, self.seat, self.rng, self.decisions, self.outcome),
            *(self.races, self.codes, self.decks[:], self.hands[:], self.fires[:], self.heat[:]),
            *(self.active, self.turn, self.passes),
        )

    def columns(self) -> dict[str, object]:
        return {
            **{"races": self.races, "codes": self.codes, "decks": self.decks, "hands": self.hands, "fires": self.fires},
            **{"heat": self.heat, "active": self.active, "turn": self.turn, "passes": self.passes},
        }

    # --- cards ------------------------------------------------------------------------------------------------

    def code(self, card: int) -> str:
        first = len(self.codes[0])
        return self.codes[0][card] if card < first else self.codes[1][card - first]

    def called(self, thing: int) -> str:
        return CARDS[self.code(thing)].name

    def draw(self, seat: int) -> None:
        """Draw the top card of a player's deck; an empty deck is allowed (CIN-2.1)."""
        if self.decks[seat]:
            card = self.decks[seat][-1]
            self.decks[seat] = self.decks[seat][:-1]
            self.hands[seat] += (card,)
            self.emit("drew", "CIN-2.1", seat, card, seen=1 << seat)

    # --- what a seat may know ---------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, object]:
        players = [self._player(each, seat) for each in range(SEATS)]
        return simple_view(self, seat, "play", self.active, self.turn, self.races, players)

    def _player(self, whose: int, seat: int) -> SimplePlayer:
        zones = [("hand", self.hands[whose], whose == seat), ("fire", self.fires[whose], True)]
        zones.append(("deck", self.decks[whose], False))
        shown = [zone_view(key, cards, seen, self.code) for key, cards, seen in zones]
        return {"seat": whose, "numbers": {"heat": self.heat[whose]}, "zones": shown}

    def shown(self, event: Event, seat: int) -> dict[str, object]:
        data: dict[str, object] = {"kind": event.kind, "rule": event.rule}
        if event.seat != NONE:
            data["seat"] = event.seat
        if event.card != NONE and event.tells(seat):
            data["card"] = self.code(event.card)
        if event.number != NO_NUMBER:
            data["number"] = event.number
        return data

    def blind(self, seat: int) -> "CindersState":
        state = self.clone()
        state._deal_hidden(seat, None)
        state.rng = 0
        if seat != self.seat and self.question is not None:
            state.options = [0]  # another seat's options would reveal its hand
        return state

    def redeal(self, seat: int, rng: Rng) -> None:
        self._deal_hidden(seat, rng)
        if seat != self.seat and self.question is not None:
            question, self.question = self.question, None
            question.run(self)
            self.advance()
        self.rng = rng.fork()

    def _deal_hidden(self, seat: int, rng: Rng | None) -> None:
        """Deal the hidden cards again: the opponent's hand and both decks, shuffled, or in order
        without a generator.
        """
        for owner in range(SEATS):
            hand = self.hands[owner] if owner != seat else ()
            cards = sorted(hand + self.decks[owner])
            if rng is not None:
                rng.shuffle(cards)
            if owner != seat:
                self.hands[owner] = tuple(cards[: len(hand)])
            self.decks[owner] = tuple(cards[len(hand) :])

    # --- what may be done -------------------------------------------------------------------------------------

    def actions(self, seat: int) -> list[str]:
        return ["pass", *[f"play {card.name}" for card in CARDS.values()]]

    def refusal(self, seat: int, text: str) -> Refusal | None:
        verb, _, name = text.partition(" ")
        card = next((each for each in CARDS.values() if each.name.lower() == name), None)
        if text != "pass" and (verb != "play" or card is None):
            raise BadNotation(f"'{text}' is no action of Cinders; there is 'pass', and 'play' with a card")
        if self.outcome is not None:
            return Refusal(OVER)
        return Refusal(NOT_YOUR_TURN if seat != self.seat else NOT_IN_HAND)

    def resign(self, seat: int) -> None:
        if seat not in range(SEATS):
            raise IllegalChoice(f"there is no seat {seat + 1}")
        self.emit("resigned", "CIN-3.3", seat)
        self.end(Outcome((1 - seat,), "resigned", "CIN-3.3"))

    def turn_of(self) -> tuple[int, int]:
        return self.active, self.turn


def restored(columns: dict[str, Any], *common: Any) -> CindersState:
    """A state from its saved parts."""
    piles = {name: [tuple(numbers(pile)) for pile in columns[name]] for name in ("decks", "hands", "fires")}
    return CindersState(
        *common,
        tuple([str(race) for race in columns["races"]]),
        tuple([tuple([CARDS[code].code for code in codes]) for codes in columns["codes"]]),
        **piles,
        heat=numbers(columns["heat"]),
        **{name: number(columns[name]) for name in ("active", "turn", "passes")},
    )
