"""A card text never says "that unit" or "it" where it could mean two of the things that it has named."""

from importlib import import_module
from typing import Any

import pytest

from warhost.text import LANGUAGES, phrasebook
from warhost.text.wording import speech
from warhost.text.wording.speech import Mention

CARD_GAMES = ("invasion", "conquest")
DEMONSTRATIVE = "that"  # "that unit", and the pronouns that stand for it


@pytest.fixture
def ambiguous(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every mention that could be of something else, as it is said; the renderer itself records what has been named."""
    found: list[str] = []
    form = Mention.form

    def watched(self: Mention, case: str) -> str:
        again = self.said and self.again == DEMONSTRATIVE and not self.thing.fixed
        unclear = again and not self.apart and not self.role and bool(self.rivals())  # "apart" is "the other one"
        text = form(self, case)
        if unclear:
            found.append(text)
        return text

    monkeypatch.setattr(speech.Mention, "form", watched)
    return found


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mention_has_two_candidates(game: str, language: str, ambiguous: list[str]) -> None:
    cards: Any = import_module(f"warhost.text.{game}.cards")
    book = phrasebook(language)
    unclear = []
    for card in import_module(f"warhost.{game}.library").LIBRARY.values():
        ambiguous.clear()
        text = " ".join(cards.TEXTS.lines(book, card))
        unclear += [(card.code, said, text) for said in ambiguous if said in text]
    assert unclear == []


@pytest.mark.parametrize(
    ("game", "code", "said"),
    [
        ("conquest", "warlord-125", "the printed ATK of the departing unit"),
        ("conquest", "planetfall-059", "the number of command icons of the targeted unit"),
        ("invasion", "fiery-dawn-112", "the printed power of the revealed unit"),
        ("invasion", "tooth-and-claw-052", "the power of the sacrificed unit"),
    ],
)
def test_a_card_is_called_by_what_the_text_did_with_it(game: str, code: str, said: str) -> None:
    cards: Any = import_module(f"warhost.text.{game}.cards")
    card = import_module(f"warhost.{game}.library").LIBRARY[code]
    assert said in " ".join(cards.TEXTS.lines(phrasebook("en"), card))
