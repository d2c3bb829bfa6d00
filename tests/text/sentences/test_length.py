"""The length of card texts: ours compared with the printed ones, Polish and Russian compared with English.

print/GAME-lengths.txt has the number of characters printed on each card: numbers, no text. print/GAME-long.txt lists
the cards that are too long, with their ratio; `pytest --renew` updates it after an intended change.
"""

from pathlib import Path
from statistics import median
from typing import Final

import pytest

from tests.helpers import compare_kept
from tests.text.test_grammar import cards

PRINT = Path(__file__).parents[1] / "print"
GAMES = ("invasion", "conquest")
SHORT: Final = 60  # characters; in texts up to this length one more word would exceed the ratio
OF_PRINT: Final = 1.6  # English compared with the print
MEDIAN: Final = 1.05
OF_ENGLISH: Final = 1.35  # Polish and Russian compared with our English
BRIEF: Final = 140  # characters; texts up to this length may have one more long word: a label or "с особенностью"
LONG_WORD: Final = 15


def said(game: str, language: str) -> dict[str, int]:
    """The number of characters in each card's text, from its snapshot."""
    found: dict[str, list[str]] = {}
    for name, sentence in cards(language, game):
        found.setdefault(name.partition(":")[0], []).append(sentence)
    return {code: len(" ".join(sentences)) for code, sentences in found.items()}


def printed(game: str) -> dict[str, int]:
    lines = (PRINT / f"{game}-lengths.txt").read_text(encoding="utf-8").splitlines()
    return {code: int(length) for code, _, length in (line.partition(": ") for line in lines)}


def ratios(ours: dict[str, int], others: dict[str, int]) -> dict[str, float]:
    return {code: ours[code] / length for code, length in others.items() if length > SHORT and ours.get(code)}


@pytest.mark.parametrize("game", GAMES)
def test_english_is_as_long_as_the_print(game: str) -> None:
    found = ratios(said(game, "en"), printed(game))
    assert len(found) > 400
    assert median(found.values()) <= MEDIAN


@pytest.mark.parametrize("game", GAMES)
def test_no_more_english_texts_are_too_long(game: str, renew: bool) -> None:
    found = ratios(said(game, "en"), printed(game))
    lines = [f"en {code}: {ratio:.2f}\n" for code, ratio in found.items() if ratio > OF_PRINT]
    compare_kept(PRINT / f"{game}-long.txt", "".join(lines), renew)


LONGER: Final = {
    "ru conquest deathworld-033": "the trigger names a keyword of three words and its user",
    "ru conquest devourer-034": "a trait, a target and a cost in 91 English characters",
    "ru conquest planetfall-078": "two traits, and a verb for attaching that is not a noun again",
    "ru invasion hidden-kingdoms-044": "to destroy and to burn take different objects",
    "ru invasion redemption-of-a-mage-077": "a short text that names the kind of card and a trait twice",
    "ru invasion the-twin-tailed-comet-046": "the control of both targets is said",
    "ru invasion shield-of-the-gods-115": "the control of the target, and two traits",
    "ru invasion the-warpstone-chronicles-085": "a non-trait of two words, and a cost that is set",
    "pl invasion bleeding-sun-108": "the rulebook's words for a defender",
    "pl invasion bleeding-sun-109": "the rulebook's words for a defender",
    "pl invasion shield-of-the-gods-115": "the rulebook's words for a defender",
}  # why these texts are longer than the limit


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_other_languages_are_hardly_longer_than_english(language: str) -> None:
    longer = []
    for game in GAMES:
        english, ours = said(game, "en"), said(game, language)
        for code, length in english.items():
            most = OF_ENGLISH * length + (LONG_WORD if length < BRIEF else 0)
            if length > SHORT and ours[code] > most:
                longer.append(f"{language} {game} {code}")
    assert sorted(longer) == sorted(each for each in LONGER if each.startswith(language))
