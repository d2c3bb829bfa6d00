"""Mutation workers that hang or fail."""

import time
from collections.abc import Iterator

import pytest

from warhost.engine.errors import WarhostError
from warhost.mutation.trial import KILLED, TIMED_OUT, Verdict
from warhost.mutation.workers import try_all


def attempt(code: str, ids: tuple[str, ...]) -> Iterator[Verdict]:
    for each in ids:
        if each == "hangs":
            time.sleep(600)
        if each == "refused":
            raise WarhostError("a scenario fails")
        yield Verdict(code, each, KILLED)


def test_every_mutant_gets_a_verdict() -> None:
    tasks = [("a", ("1", "2")), ("b", ("3",)), ("c", ())]
    found = list(try_all(tasks, attempt, jobs=2, timeout=60))
    assert sorted((each.code, each.mutant) for each in found) == [("a", "1"), ("a", "2"), ("b", "3")]


def test_a_hanging_mutant_is_killed_and_the_others_continue() -> None:
    found = list(try_all([("a", ("1", "hangs", "2")), ("b", ("3",))], attempt, jobs=1, timeout=0.2))
    assert [(each.mutant, each.result) for each in found] == [
        ("1", KILLED),
        ("hangs", TIMED_OUT),
        ("2", KILLED),
        ("3", KILLED),
    ]


def test_an_error_in_a_worker_is_raised() -> None:
    with pytest.raises(WarhostError, match="a scenario fails"):
        list(try_all([("a", ("refused",))], attempt, jobs=1, timeout=60))
