"""The words that determine the meaning of a card: as printed, and in our text, for every card.

print/GAME.txt lists which of these words, and which numbers above one, are printed on the card, without reminders:
facts, no sentences. print/GAME-otherwise.txt lists where our text has more of them (+) or fewer (-); each difference
was reviewed. After changing a text, review the difference and update the files with `pytest --renew`.
"""

import re
from pathlib import Path

import pytest

from tests.helpers import compare_kept
from tests.text.test_grammar import cards

PRINT = Path(__file__).parent / "print"
GAMES = ("invasion", "conquest")
WORDS = {
    "another": r"(?:an)?other|different",
    "cancel": r"cancel\w*",
    "cannot": r"cannot|may not",
    "indirect": r"indirect",
    "limit": r"limit|max|maximum",
    "may": r"may(?! not)",
    "non": r"non-?(?:unique|warlord|hero)",
    "opponent": r"opponents?|enemy|enemies",
    "random": r"random",
    "redirect": r"redirect\w*",
    "target": r"targets?",
    "unless": r"unless",
    "until": r"until|this (?:turn|phase|round)|that turn|for (?:this|that) attack",
}
NUMBERS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "ten": "10", "twice": "2"}


def weighty(text: str) -> set[str]:
    """The words and numbers of a text that determine its meaning."""
    plain = text.lower()
    words = {word for word, pattern in WORDS.items() if re.search(rf"\b(?:{pattern})\b", plain)}
    numbers = {NUMBERS.get(each, each) for each in re.findall(r"\d+|\b[a-z]+\b", plain)}
    return words | {each for each in numbers if each.isdigit() and int(each) > 1}


def printed(game: str) -> dict[str, set[str]]:
    lines = (PRINT / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    return {code: set(words.split()) for code, _, words in (line.partition(":") for line in lines)}


def said(game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, sentence in cards("en", game):
        found.setdefault(name.partition(":")[0], set()).update(weighty(sentence))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_card_text_has_the_key_terms_of_the_printed_text(game: str, renew: bool) -> None:
    on_cards, ours = printed(game), said(game)
    assert len(ours) > 600
    assert set(ours) - set(on_cards) == set()
    lines = []
    for code, words in ours.items():
        more, fewer = sorted(words - on_cards[code]), sorted(on_cards[code] - words)
        if more or fewer:
            lines.append(f"{code}: {' '.join([f'+{each}' for each in more] + [f'-{each}' for each in fewer])}\n")
    compare_kept(PRINT / f"{game}-otherwise.txt", "".join(lines), renew)


@pytest.mark.parametrize(
    ("ours", "print_has"),
    [
        ("Deal 2 damage to target unit.", {"target", "2"}),
        ("Each turn, redirect damage to another unit.", {"redirect", "another"}),
        ("Your opponents cannot draw more than one card.", {"opponent", "cannot"}),
        ("You may play it. This unit may not attack.", {"may", "cannot"}),
        ("Until the end of the phase, it deals seven damage, which is uncancellable.", {"until", "7"}),
    ],
)
def test_key_terms_are_found(ours: str, print_has: set[str]) -> None:
    assert weighty(ours) == print_has
