"""Every end of a game as text: for the winner, for the loser, and by name for spectators."""

from typing import Any

import pytest

from warhost.games import find_kit
from warhost.text import LANGUAGES, Speaker, phrasebook
from warhost.text.speaker import SPEAKER

RACES = {"lords": ["dwarves", "orcs"], "invasion": ["dwarf", "orc"], "conquest": ["orks", "tau"]}
REASONS = {
    "lords": ("commanders", "units", "resigned"),
    "invasion": ("burned", "decked", "resigned"),
    "conquest": ("planets", "last-planet", "warlord", "decked", "resigned"),
}
EVERY = [(game, reason) for game, reasons in REASONS.items() for reason in reasons]


def speaking(game: str, language: str) -> Speaker:
    make = find_kit(game).get(SPEAKER)
    assert make is not None
    return make(phrasebook(language))


def ended(game: str, reason: str, reader: int, winners: list[int], language: str, seats: int = 2) -> str:
    races = RACES[game] * (seats // 2)
    view: dict[str, Any] = {
        "seat": reader,
        "sides": [seat % 2 for seat in range(seats)],
        "races": races,
        "armies": races,
        "outcome": (winners, reason, "RULE"),
    }
    return speaking(game, language).outcome(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "reason"), EVERY)
def test_each_side_has_its_own_sentence(game: str, reason: str, language: str) -> None:
    won, lost, watched = [ended(game, reason, reader, [0], language) for reader in (0, 1, -1)]
    assert len({won, lost, watched}) == 3
    assert won.split(" ", 2)[2:] != lost.split(" ", 2)[2:]  # the reason is also from their point of view
    army = speaking(game, language).army
    assert army(RACES[game][0]) in watched
    for line in (won, lost, watched, ended(game, reason, 0, [], language)):
        assert "{" not in line


def test_a_player_who_resigned_does_not_read_that_the_opponent_did() -> None:
    assert ended("lords", "resigned", 1, [0], "en") == "You lose. You resigned."
    assert ended("lords", "resigned", 0, [0], "en") == "You win! The other side resigned."
    assert ended("lords", "commanders", 1, [0], "en") == "You lose. Too many of your commanders have fallen."
    assert ended("lords", "resigned", 3, [0, 2], "en", seats=4) == "You lose. Your side resigned."


def test_a_draw_says_that_it_was_both() -> None:
    assert ended("conquest", "warlord", 0, [], "en") == (
        "The game is a draw. Both bloodied warlords have been defeated at once."
    )
