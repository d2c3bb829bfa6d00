"""`warhost league`: meetings and ratings, as text and as JSON."""

import json
from collections.abc import Callable

import pytest

Command = Callable[..., tuple[int, str, str]]
QUICK = ("--option", "units=2")


def test_league_rates_bots_with_intervals(command: Command) -> None:
    arguments = ("league", "lords", "--bots", "random,greedy,captain@2", "--games", 2, *QUICK)
    code, printed, _ = command(*arguments, "--json")
    assert code == 0
    found = json.loads(printed)
    assert [each["bots"] for each in found["meetings"]] == [["greedy", "random"], ["captain@2", "greedy"]]
    assert {each["bot"] for each in found["ratings"]} == {"random", "greedy", "captain@2"}
    for each in found["ratings"]:
        low, high = each["interval"]
        assert low <= each["rating"] <= high
    assert "seconds" not in found
    code, printed, _ = command(*arguments, "--pace")
    assert code == 0
    assert "rating" in printed
    assert "ms a decision" in printed


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--games", 3), "must be even"),
        (("--bots", "greedy"), "at least 2 names"),
        (("--bots", "random,captain@2"), "greedy is to measure the others by"),
    ],
)
def test_bad_input_is_reported_in_one_line(command: Command, arguments: tuple[object, ...], problem: str) -> None:
    code, _, told = command("league", "lords", *arguments)
    assert code != 0
    assert problem in told
