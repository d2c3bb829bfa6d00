"""Base class of game states.  `seat` must pick one of `options`; `choose` runs the rules to the next question."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from . import notation
from .compilation import mypyc_attr
from .errors import BadNotation, IllegalChoice
from .events import EVERYONE, NO_NUMBER, NONE, Event
from .meter import Meter
from .moves import Move, written
from .outcome import Outcome
from .rng import Rng, seeded
from .secure_rng import SecureRng
from .steps import AnyQuestion, AnyStep

if TYPE_CHECKING:
    from .game import Game
    from .requirements import Refusal
    from .views.shared_view import SharedView
    from .windows import Window

NOBODY: Final = -1
SPECTATOR: Final = -1
NO_OPTIONS: Final[list[int]] = []
SAVE_FORMAT: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The game-independent part of a state: the pending steps and the current question.

    Each game adds its own columns in a subclass, and defines how they are cloned, saved, shown and blinded.
    """

    __slots__ = ("decisions", "log", "meter", "options", "outcome", "patient", "question", "rng", "seat", "steps")

    def __init__(
        self,
        steps: list[AnyStep],
        question: AnyQuestion | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
    ) -> None:
        self.steps = steps  # pending steps; the last one runs next
        self.question = question  # the current question, while the game waits for an answer of `seat`
        self.options = options  # the answers that `seat` may give; replaced, never changed, so clones share it
        self.seat = seat
        self.rng = rng
        self.decisions = decisions  # the number of answers so far, forced ones included: identifies the moment
        self.outcome = outcome
        self.log: list[Event] | None = None  # receives events; None in clones, so that search does not pay for events
        self.meter = Meter()  # counts how much work the rules did; clones share it
        self.patient = False  # True if secret questions with a single answer are asked too; off in clones

    # --- running steps ----------------------------------------------------------------------------------------

    def then(self, *steps: AnyStep) -> None:
        """Run these steps next, in reading order."""
        if len(steps) == 1:  # the usual case, faster
            self.steps.append(steps[0])
        else:
            self.steps += steps[::-1]

    def then_all(self, steps: list[AnyStep]) -> None:
        """Run all of these steps next, in reading order."""
        self.steps += steps[::-1]

    def ask(self, question: AnyQuestion, seat: int, options: list[int]) -> None:
        """Ask a question.  A single answer is given at once; without any, the game continues.

        When the game is over, no question is asked any more, whatever was in progress when it ended.
        """
        if self.outcome is not None:
            return
        if len(options) > 1 or (self.patient and options and question.secret(self)):
            self.question = question
            self.seat = seat
            self.options = options
        elif options:
            self.decisions += 1
            question.answer(self, options[0])

    def choose(self, answer: int | str) -> None:
        """Answer the question, by index or by notation, and run the rules until the next one or the end."""
        index = answer if isinstance(answer, int) else self.index_of(answer)
        question = self.question
        if question is None:
            raise IllegalChoice("the game is over")
        if not 0 <= index < len(self.options):
            raise IllegalChoice(f"there is no option {index}: the question has {len(self.options)}")
        option = self.options[index]
        self.question = None
        self.options = NO_OPTIONS
        self.seat = NOBODY
        self.decisions += 1
        question.answer(self, option)
        self.advance()

    def advance(self) -> None:
        """Run steps until one asks or none is left; steps pushed after the end of the game are dropped."""
        steps = self.steps
        while steps and self.question is None:
            if self.outcome is not None:
                steps.clear()
                return
            steps.pop().run(self)

    def end(self, outcome: Outcome) -> None:
        """End the game and drop all pending steps."""
        self.outcome = outcome
        self.steps.clear()
        self.question = None
        self.options = NO_OPTIONS
        self.seat = NOBODY

    def emit(
        self,
        kind: str,
        rule: str,
        seat: int = NONE,
        card: int = NONE,
        place: int = NONE,
        other: int = NONE,
        number: int = NO_NUMBER,
        seen: int = EVERYONE,
    ) -> None:
        """Add an event to the log, if there is one."""
        if self.log is not None:
            self.log.append(Event(kind, rule, seat, card, place, other, number, seen, self.scene()))

    def scene(self) -> tuple[int, ...]:
        """What the places of the game are now, where places can change; an event keeps it."""
        return ()

    def shuffled(self, cards: list[int]) -> tuple[int, ...]:
        """The cards in a random order, drawn from the state's own generator."""
        chance = SecureRng(self.rng)
        chance.shuffle(cards)
        self.rng = chance.state
        return tuple(cards)

    # --- notation ---------------------------------------------------------------------------------------------

    def notations(self) -> list[str]:
        """Every option of the moment in notation, in the order of `options`."""
        return notation.numbered(written(self.moves(), self))

    def moves(self) -> list[Move]:
        """Every option of the moment as data, in the order of `options`."""
        question = self.question
        if question is None:
            return []
        return question.as_moves(self, self.options)

    def index_of(self, text: str) -> int:
        """The index of the option that a text names; raises with the reason if it is not offered."""
        offered = self.notations()
        index = notation.find(text, offered)
        if index < 0:
            if self.question is None:
                raise IllegalChoice("the game is over")
            raise IllegalChoice(f"'{text}' is not offered to seat {self.seat + 1}{notation.nearest(text, offered)}")
        return index

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """The requirement that prevents an action of a seat, or None if the action is offered to it now."""
        if seat == self.seat and notation.find(text, self.notations()) >= 0:
            return None
        return self.refusal(seat, notation.tidy(text))

    def read(self, text: str) -> notation.Phrase:
        """The parts of an action in notation; BadNotation if it cannot be parsed."""
        grammar = self.game.grammar
        phrase = grammar.read(text, self.is_title)
        if not grammar.has(phrase.verb):
            raise BadNotation(f"{phrase.verb!r} is no action; there are {', '.join(grammar.verbs)}")
        return phrase

    # --- copies and saves -------------------------------------------------------------------------------------

    def save(self) -> str:
        """The whole state as one line of JSON; equal states give equal bytes."""
        question = self.question
        data = {
            "format": SAVE_FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "steps": [step.saved() for step in self.steps],
            "question": question.saved() if question is not None else None,
            "options": self.options,
            "seat": self.seat,
            "rng": self.rng,
            "decisions": self.decisions,
            "outcome": self.outcome.saved() if self.outcome is not None else None,
            "columns": self.columns(),
        }
        return json.dumps(data, separators=(",", ":"))

    def reseed(self, seed: int) -> None:
        self.rng = seeded(seed)

    # --- implemented by each game -----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        raise NotImplementedError

    def called(self, thing: int) -> str:
        """The name of a card or a place in notation."""
        raise NotImplementedError

    def titled(self, thing: int) -> str:
        """The bare name: of a card even if it is facedown, of a place without its owner."""
        return self.called(thing)

    def is_title(self, name: str) -> bool:
        """True if a card of this game has this name."""
        return False

    def names(self) -> list[str]:
        """The names of cards and places in notation; empty if the game keeps no such list."""
        return []

    def clone(self) -> State:
        """An independent copy; its event sink is off."""
        raise NotImplementedError

    def columns(self) -> dict[str, object]:
        """The game's own columns as plain data."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """What a seat (or a SPECTATOR) may know, built up from nothing."""
        raise NotImplementedError

    def seen_by(self, seat: int, shared: SharedView) -> dict[str, object]:
        """The view of a seat; parts that are equal for several viewers are taken from `shared`."""
        return self.view(seat)

    def blind(self, seat: int) -> State:
        """A clone without anything hidden from the seat: equal for all states that the seat cannot distinguish."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the cards hidden from the seat again, consistently with everything it has seen."""
        raise NotImplementedError

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """The first requirement that an action which is not offered fails; BadNotation if it cannot be parsed."""
        raise NotImplementedError

    def actions(self, seat: int) -> list[str]:
        """Every action a seat might consider in this position, legal or not, in notation."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        """Resign, at any time.  In a team the game continues while a partner has not resigned."""
        raise NotImplementedError

    def has_resigned(self, seat: int) -> bool:
        """True if the computer plays on for a seat that has resigned."""
        return False

    def partners(self, seat: int) -> list[int]:
        """The other seats of the same side."""
        return []

    def turn_of(self) -> tuple[int, int]:
        """Whose turn it is, and its number in the game."""
        raise NotImplementedError

    def windows(self) -> tuple[Window, ...]:
        """The windows that can occur in this game, in the order of a turn."""
        return ()

    def shown(self, event: Event, seat: int) -> dict[str, object]:
        """An event as a seat (or a SPECTATOR) may know it."""
        raise NotImplementedError

    def shown_log(self, seat: int) -> list[dict[str, object]]:
        """Everything that has happened, as a seat may know it."""
        return [self.shown(event, seat) for event in self.log or []]
