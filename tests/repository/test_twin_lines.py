"""The number of lines that both card games have must not grow: shared code belongs in `effects`, `decks` or `text`."""

from tools.twin_lines import LONG, count, lines_of, runs, sources, twins

MOST = 282  # lower it whenever more code is shared
MOST_IN_LONG_RUNS = 25


def test_the_number_of_lines_in_both_card_games_does_not_grow() -> None:
    assert count() <= MOST
    assert count(LONG) <= MOST_IN_LONG_RUNS


def test_cards_are_data_and_not_compared() -> None:
    paths = [path.as_posix() for path in sources("conquest")]
    assert [path for path in paths if path.endswith("warhost/conquest/state.py")]
    assert not [path for path in paths if "warhost/conquest/cards/" in path]
    assert [path for path in paths if "games/conquest/cards/" in path]  # in the client, such files are code


def test_a_run_of_three_counts_whatever_the_game_is_called() -> None:
    one = lines_of("import os\nfrom a import (\n  b,\n)\n\na = InvasionState\n# why\nb  =  2\n)\nc = 3\nd = 4\n")
    assert one == [(6, "a = GAMEState"), (8, "b = 2"), (10, "c = 3"), (11, "d = 4")]
    other = lines_of("x = 1\na = ConquestState\nb = 2\nc = 3\ne = 5\n")
    assert twins(one, {run for _, run in runs(other)}) == one[:3]
    assert twins(one[1:], {run for _, run in runs(other)}) == []
