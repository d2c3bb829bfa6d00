""" "That unit" and "it" are unambiguous in card texts."""

from importlib import import_module
from typing import Any

import pytest

from warhost.text import LANGUAGES, phrasebook
from warhost.text.wording import context
from warhost.text.wording.context import NounPhrase

CARD_GAMES = ("invasion", "conquest")
DEMONSTRATIVE = "that"  # "that unit", and its pronouns
CLEAR = {
    "core-075": "the controller of the development, which is what it is if it is a unit",
    "core-148": "a planet cannot be moved to a planet",
    "deathworld-075": "the planet is named behind the pronoun",
    "oaths-of-vengeance-021": "the development, which is what it is if it is a unit",
    "planetfall-107": "nothing is at a unit",
    "portent-of-doom-085": "the units on the quest are said in the plural",
    "portent-of-doom-100": "the development, which is what it is if it is a unit",
}  # pronouns after the mention of another thing, with the reason why they are unambiguous


@pytest.fixture
def ambiguous(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All ambiguous references; the renderer records the mentions."""
    found: list[str] = []
    named: list[NounPhrase] = []
    form = NounPhrase.form

    def watched(self: NounPhrase, case: str) -> str:
        brief = self.said and self.is_brief(case)
        again = self.said and not brief and self.again == DEMONSTRATIVE and not self.spec.fixed
        unclear = again and not self.apart and not self.role and (bool(self.rivals()) or self.could_be_itself())
        far = brief and any(could_be(self, each) for each in since(self))
        text = form(self, case)
        named.append(self)
        if unclear or far:
            found.append(text)
        return text

    def since(mention: NounPhrase) -> list[NounPhrase]:
        """The things mentioned after the last mention of a thing."""
        last = max([n for n, each in enumerate(named) if each is mention], default=len(named))
        return named[last + 1 :]

    def could_be(one: NounPhrase, other: NounPhrase) -> bool:
        """True if a pronoun for one thing could mean the other, by number and gender."""
        renderer = one.context.renderer
        alike = renderer.tells_that or renderer.gender(one.spec) == renderer.gender(other.spec)
        return alike and one.plural == other.plural and one.spec != other.spec and not other.spec.fixed

    monkeypatch.setattr(context.NounPhrase, "form", watched)
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
        unclear += [(card.code, said, text) for said in ambiguous if said in text and card.code not in CLEAR]
    assert unclear == []


@pytest.mark.parametrize(
    ("language", "game", "code", "said"),
    [
        ("en", "conquest", "warlord-125", "the printed ATK of the departing unit"),
        ("en", "conquest", "planetfall-059", "the number of command icons of the targeted unit"),
        ("en", "conquest", "planetfall-065", "deal 1 damage to one army unit at its new planet"),
        ("en", "conquest", "deathworld-090", "If you control the targeted unit"),
        ("en", "invasion", "fiery-dawn-112", "the printed power of the revealed unit"),
        ("en", "invasion", "tooth-and-claw-052", "the power of the sacrificed unit"),
        ("en", "invasion", "the-accursed-dead-046", "place up to 2 resource tokens on one unit"),
        (
            "en",
            "invasion",
            "days-of-blood-001",
            "only when 3 sections of an opponent's capital are burning, instead of 2",
        ),
        ("en", "invasion", "karaz-a-karak-075", "If the discarded card is not a Dark Elf card"),
        ("pl", "invasion", "rising-dawn-010", "wydrukowany koszt wybranej karty"),
        ("pl", "invasion", "realm-of-the-phoenix-king-022", "wydrukowana siła odrzuconej karty"),
        ("pl", "invasion", "glory-of-days-past-072", "kiedy ta strefa otrzyma obrażenia"),
        ("pl", "invasion", "the-imperial-throne-105", "daj tej karcie +1 do siły"),
        ("ru", "invasion", "the-imperial-throne-105", "дайте этой карте +1 к силе"),
        ("ru", "invasion", "portent-of-doom-089", "чтобы дать этой карте +1 к силе"),
        ("ru", "invasion", "rising-dawn-010", "напечатанная стоимость выбранной карты"),
        ("ru", "invasion", "glory-of-days-past-072", "эта зона получит повреждения"),
        ("ru", "conquest", "legions-039", "уменьшить стоимость развёртываемой карты"),
    ],
)
def test_a_card_is_called_by_what_the_text_did_with_it(language: str, game: str, code: str, said: str) -> None:
    cards: Any = import_module(f"warhost.text.{game}.cards")
    card = import_module(f"warhost.{game}.library").LIBRARY[code]
    assert said in " ".join(cards.TEXTS.lines(phrasebook(language), card))
