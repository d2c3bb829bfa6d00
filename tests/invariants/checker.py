"""Independent, slow check of the rules: invariants that must hold at every question, computed from scratch.

Each check returns a sentence for every violation. The rules themselves use nothing of this.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable
from typing import Any

from tests.invariants.records import told_in_sample
from warhost.effects.state.world import World
from warhost.engine import SPECTATOR, Perspective, Rng, State
from warhost.engine.rng import seeded

Check = Callable[[Any], list[str]]
# By hidden card that a seat knows: its place, and the state of the generator at that moment, which a shuffle changes.
Known = Callable[[Any, int], dict[int, tuple[int, int]]]


class Checker:
    """Follows one game and checks the invariants at every question."""

    def __init__(self, checks: list[Check], known: Known, place: Callable[[Any, int], int], seats: int) -> None:
        self._checks = checks
        self._known = known
        self._place = place
        self._seats = seats
        self._before: list[dict[int, tuple[int, int]]] = [{} for _ in range(seats)]
        self._handled: tuple[int, tuple[int, ...]] = (
            -1,
            (),
        )  # the seat that was asked last, and the cards revealed to it
        self._steps: dict[int, tuple[Any, bytes]] = {}  # pending steps at the last question: by id, their saved form
        self.decisions = 0
        self.perspective: Perspective | None = None  # the asked player's knowledge at the last question

    def look(self, state: State) -> list[str]:
        """The violations at this question."""
        found = [sentence for check in self._checks for sentence in check(state)]
        found += self._forgotten(state)
        found += self._rewritten(state)
        found += _put_again(state)
        notations = state.notations()
        perspective = self.perspective = Perspective(state, state.seat)
        found += _put_blindly(perspective, notations)
        if self.decisions % 16 == 0:
            found += _saved(state, notations) + _shown(state, self._seats, notations)
        if self.decisions % 48 == 0:
            found += _sampled(state, perspective, notations)
        elif isinstance(state, World):
            found += told_in_sample(state, perspective, Rng(seeded(f"told {state.decisions}")))
        self.decisions += 1
        return found

    def _forgotten(self, state: State) -> list[str]:
        """A player who knows a card that stays in place still knows it, unless the order was mixed at random or by
        another seat that looked at several cards alone.
        """
        found = []
        asked, light = self._handled
        for seat in range(self._seats):
            now = self._known(state, seat)
            mixed = light if seat != asked and len(light) > 1 else ()
            found += [
                f"seat {seat + 1} has forgotten card {card} in place {where[0]}"
                for card, where in self._before[seat].items()
                if card not in now and card not in mixed and self._stays(state, card, where)
            ]
            self._before[seat] = now
        self._handled = (state.seat, state.question.looked(state) if state.question is not None else ())
        return found

    def _rewritten(self, state: State) -> list[str]:
        """A step, with its uses and occurrences, never changes once it is made."""
        now = {at: told(step) for at, (step, _) in self._steps.items()}
        found = [
            f"{marshal.loads(said)} has become {step.saved()}"
            for at, (step, said) in self._steps.items()
            if now[at] != said
        ]
        self._steps = {id(step): (step, now[id(step)] if id(step) in now else told(step)) for step in state.steps}
        return found

    def _stays(self, state: State, card: int, where: tuple[int, int]) -> bool:
        place, mixed = where
        return self._place(state, card) == place and state.rng == mixed


def told(step: Any) -> bytes:
    """The content of a step as text, so that later changes of the step do not affect it."""
    return marshal.dumps(step.saved(), 2)  # the last format in which equal data always give equal bytes


def _put_again(state: State) -> list[str]:
    """Asking a question again gives the same question."""
    twin = state.clone()
    question, twin.question, twin.patient = twin.question, None, True
    if question is None:
        return []
    question.run(twin)
    return [] if twin.options == state.options else [f"{question.saved()} is another question when it is put again"]


def _put_blindly(perspective: Perspective, notations: list[str]) -> list[str]:
    """A question does not depend on what the asked player must not know: asked in a blinded state, it is the same."""
    return [] if perspective.notations() == notations else ["the question hangs on what its seat does not know"]


def _saved(state: State, notations: list[str]) -> list[str]:
    """Saved and loaded, it is the same game with the same question."""
    text = state.save()
    again = state.game.load(text)
    found = [] if again.save() == text else ["a save does not come back as it was"]
    return found if again.notations() == notations else [*found, "a loaded game asks another question"]


def _shown(state: State, seats: int, notations: list[str]) -> list[str]:
    """Views agree with each other and with the state: who is asked, what is offered, plain data."""
    found = []
    for seat in (*range(seats), SPECTATOR):
        view: dict[str, Any] = state.view(seat)
        if json.loads(json.dumps(view)) != view:
            found.append(f"the view of seat {seat + 1} is no plain data")
        if view["asked"] != state.seat:
            found.append(f"seat {seat + 1} is told that seat {view['asked'] + 1} is asked")
        if view["options"] != (notations if seat == state.seat else []):
            found.append(f"seat {seat + 1} is shown other options than there are")
    return found


def _sampled(state: State, perspective: Perspective, notations: list[str]) -> list[str]:
    """A guess at what is hidden is the same question, and shows the seat what it saw."""
    sample = perspective.sample(Rng(seeded(f"sample {state.decisions}")))
    found = []
    if sample.options != perspective.options or sample.notations() != notations:
        found.append("a sample asks another question")
    if json.dumps(sample.view(state.seat)) != json.dumps(state.view(state.seat)):
        found.append("a sample shows something else")
    return found
