"""Moments of a game: the answers after which there is something to see."""

from warhost.engine.events import Event
from warhost.engine.history.moments import moments


def log(*kinds: str) -> list[Event]:
    return [Event(kind, "") for kind in kinds]


def test_an_answer_that_brought_nothing_but_quiet_events_is_no_moment() -> None:
    """Four answers: one that plays, one that passes, one without any event, one that passes and so draws."""
    told = [0, 2, 3, 3]
    assert moments(log("played", "phase", "passed", "passed", "drew"), told, ("passed", "phase")) == [0, 1, 4]


def test_where_nothing_is_quiet_every_answer_with_an_event_counts_and_so_does_the_end() -> None:
    assert moments(log("turn", "placed", "drew"), [0, 1, 2, 3], ()) == [0, 1, 2, 3, 4]
    assert moments([], [0, 0], ()) == [0, 2]


def test_a_game_without_answers_has_its_beginning() -> None:
    assert moments(log("begun"), [], ()) == [0]
