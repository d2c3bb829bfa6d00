"""How long card texts are: ours next to the printed ones, Polish and Russian next to English.

print/GAME-lengths.txt keeps how many characters are printed on each card: numbers, no text.  print/GAME-long.txt keeps
the cards that are longer than they should be, with their ratio; `pytest --renew` renews it where that is meant.
"""

from pathlib import Path
from statistics import median
from typing import Final

import pytest

from tests.helpers import compare_kept
from tests.text.test_grammar import cards

PRINT = Path(__file__).parents[1] / "print"
GAMES = ("invasion", "conquest")
SHORT: Final = 60  # characters; up to here one more word is too much of a difference
OF_PRINT: Final = 1.6  # English, next to the print
MEDIAN: Final = 1.05
OF_ENGLISH: Final = {"pl": 1.35, "ru": 1.35}  # next to our English


def said(game: str, language: str) -> dict[str, int]:
    """How many characters the text of each card has, as its snapshot keeps it."""
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
def test_no_more_texts_are_too_long(game: str, renew: bool) -> None:
    english = said(game, "en")
    lengths = {"en": (ratios(english, printed(game)), OF_PRINT)}
    for language, most in OF_ENGLISH.items():
        lengths[language] = (ratios(said(game, language), english), most)
    lines = [
        f"{language} {code}: {ratio:.2f}\n"
        for language, (found, most) in lengths.items()
        for code, ratio in found.items()
        if ratio > most
    ]
    compare_kept(PRINT / f"{game}-long.txt", "".join(lines), renew)
