"""Moments of a game: the answers after which something new is visible."""

from warhost.engine.events import Event
from warhost.engine.history.moments import moments


def log(*kinds: str) -> list[Event]:
    return [Event(kind, "") for kind in kinds]


def test_an_answer_with_only_quiet_events_is_no_moment() -> None:
    """Four answers: one plays, one passes, one has no events, and one passes and so draws a card."""
    told = [0, 2, 3, 3]
    assert moments(log("played", "phase", "passed", "passed", "drew"), told, ("passed", "phase")) == [0, 1, 4]


def test_without_quiet_kinds_every_answer_with_an_event_counts() -> None:
    assert moments(log("turn", "placed", "drew"), [0, 1, 2, 3], ()) == [0, 1, 2, 3, 4]
    assert moments([], [0, 0], ()) == [0, 2]


def test_a_game_without_answers_has_its_beginning() -> None:
    assert moments(log("begun"), [], ()) == [0]
