"""The interface that every game implements."""

from __future__ import annotations

import json

from .compilation import mypyc_attr
from .errors import BadSave, OtherVersion
from .notation import NO_GRAMMAR, Grammar
from .outcome import Outcome
from .plain import JsonData, JsonList, number, numbers
from .state import SAVE_FORMAT, State
from .steps import AnyQuestion, AnyStep, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules object of one game: starts, restores and checks its states.  It holds nothing that changes."""

    def __init__(
        self,
        name: str,
        version: str,
        prefix: str,
        steps: dict[str, type[AnyStep]],
        quiet: tuple[str, ...] = (),
        telling: tuple[str, ...] = (),
        grammar: Grammar = NO_GRAMMAR,
    ) -> None:
        self.name = name
        self.version = version  # version of the rules; a journal names the version with which it was played
        self.prefix = prefix  # the prefix of this game's rule ids
        self.steps = steps
        self.quiet = quiet  # kinds of events with no visible effect: a pass, the start of a phase
        self.telling = telling  # kinds of events that reveal something hidden or random
        self.grammar = grammar  # the grammar by which its notation is parsed

    def start(self, setup: JsonData, seed: int) -> State:
        """A new game from options and decks, waiting for its first answer, with its log on."""
        raise NotImplementedError

    def place(self, position: dict[str, object]) -> State:
        """A game set up in any position (scenarios, bug reports), with its log on."""
        raise NotImplementedError

    def restored(
        self,
        columns: dict[str, object],
        steps: list[AnyStep],
        question: AnyQuestion | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
    ) -> State:
        """A state of this game from its saved parts."""
        raise NotImplementedError

    def differences(self, state: State, expected: dict[str, object]) -> list[str]:
        """The expectations of a scenario that do not hold, one line each: expected and actual."""
        raise NotImplementedError

    def drawn(self, state: State) -> str:
        """The position as plain text, shown with a failed scenario."""
        raise NotImplementedError

    def load(self, text: str) -> State:
        """The state that `save` wrote."""
        try:
            data = json.loads(text)
            found = (data["format"], data["game"], data["version"])
        except (ValueError, KeyError, TypeError, RecursionError) as broken:
            raise BadSave(f"this is no saved game: {broken}") from None
        if found != (SAVE_FORMAT, self.name, self.version):
            raise OtherVersion(
                f"saved by {found[1]} rules {found[2]} (format {found[0]}); "
                f"this is {self.name} rules {self.version} (format {SAVE_FORMAT})"
            )
        try:
            question = self.step(data["question"]) if data["question"] is not None else None
            if question is not None and not isinstance(question, Question):
                raise BadSave(f"{data['question'][0]} is no question")
            ended = data["outcome"]
            return self.restored(
                data["columns"],
                [self.step(saved) for saved in data["steps"]],
                question,
                numbers(data["options"]),
                number(data["seat"]),
                number(data["rng"]),
                number(data["decisions"]),
                Outcome(tuple(numbers(ended[0])), ended[1], ended[2]) if ended is not None else None,
            )
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as broken:
            raise BadSave(f"this saved game is damaged: {broken!r}") from None

    def step(self, saved: JsonList) -> AnyStep:
        """A step from its saved form."""
        kind = self.steps.get(saved[0])
        if kind is None:
            raise BadSave(f"{self.name} has no step {saved[0]!r}")
        who, card, target, number = numbers(saved[1:])
        return kind(who, card, target, number)
