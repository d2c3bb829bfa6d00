"""Expectations that scenarios of all games share: who is asked, what is offered, what happened, the outcome."""

from __future__ import annotations

from typing import Any

from ..errors import BadScenario
from ..notation import is_number
from ..plain import JsonData
from ..state import State
from .answers import misplaced, unknown_names


def known_keys(what: str, data: object, known: set[str]) -> None:
    """Refuse unknown keys, so that a misspelt key is noticed."""
    if not isinstance(data, dict):
        raise BadScenario(f"{what} names its parts, not {data!r}")
    for key in data:
        if key not in known:
            raise BadScenario(f"{what} has no {key!r}; it may have {', '.join(sorted(known))}")


class Differences:
    """The expectations that do not hold, one line each."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.found: list[str] = []

    def compare(self, what: str, wanted: object, actual: object) -> None:
        if wanted != actual:
            self.found.append(f"{what}: expected {wanted!r}, is {actual!r}")

    def some(self, what: str, wanted: Any, actual: JsonData, ordered: tuple[str, ...] = ()) -> None:
        """Compare the named facts out of many; a list in any order, unless its key is in `ordered`."""
        known_keys(what, wanted, set(actual))
        for key, value in wanted.items():
            is_set = isinstance(value, list) and key not in ordered
            self.compare(f"{what} {key}", sorted(value) if is_set else value, actual[key])

    def whole(self, what: str, wanted: Any, actual: JsonData) -> None:
        """Compare the named facts out of a few, reported in one line."""
        known_keys(what, wanted, set(actual))
        self.compare(what, wanted, {name: actual[name] for name in wanted})

    def common(self, key: str, wanted: Any) -> bool:
        """Compare a key that all games have; return True if this key is one of them."""
        s = self.s
        if key == "asked":
            self.compare(key, wanted, s.seat + 1)
        elif key == "question":
            self.compare(key, wanted, type(s.question).__name__)
        elif key == "options":
            self.compare(key, sorted(wanted), sorted(s.notations()))
        elif key == "offered":
            offered = s.notations()
            self.compare(key, wanted, [text for text in wanted if text in offered])
        elif key == "not offered":
            offered = s.notations()
            self.compare(key, wanted, [text for text in wanted if text not in offered])
            for text in wanted:
                why = misplaced(s, text) or unknown_names(s, text)
                if why:
                    self.found.append(f"{key}: {text!r} shows nothing: {why}")
        elif key == "outcome":
            self.compare(key, wanted, outcome_of(s, wanted))
        else:
            return False
        return True

    def events(self, wanted: list[str], names: list[str]) -> None:
        """Compare events in order: `kind`, `kind RULE` or `kind CARD NAME`.

        `names` are the names of the cards by id.
        """
        found: list[str] = []
        for event in self.s.log or []:
            if len(found) < len(wanted):
                forms = [event.kind, f"{event.kind} {event.rule}"]
                if 0 <= event.card < len(names):
                    forms.append(f"{event.kind} {names[event.card]}")
                if wanted[len(found)] in forms:
                    found.append(wanted[len(found)])
        self.compare("events", wanted, found)


def card_words(name: str) -> tuple[str, int, int]:
    """`NAME of seat 2 #3`: the name, the seat or -1, and which of them, from 0."""
    plain, _, number = name.partition(" #")
    plain, _, whose = plain.partition(" of seat ")
    return plain, int(whose) - 1 if is_number(whose) else -1, int(number) - 1 if is_number(number) else 0


def outcome_of(s: State, wanted: Any) -> Any:
    """The outcome, reduced to the wanted parts."""
    if s.outcome is None:
        return None
    actual = {
        "winners": [seat + 1 for seat in s.outcome.winners],
        "reason": s.outcome.reason,
        "rule": s.outcome.rule,
    }
    if wanted is None:
        return actual
    known_keys("outcome", wanted, set(actual))
    return {key: actual[key] for key in wanted}
