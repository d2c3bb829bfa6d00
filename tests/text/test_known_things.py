"""A card that a sentence has identified is not chosen again, and an X that was paid earlier is explained."""

import re

import pytest

from tests.text.renderers import INVASION_RENDERERS
from tests.text.test_grammar import cards
from warhost.invasion.card import COST_X
from warhost.invasion.library import LIBRARY
from warhost.text import LANGUAGES, phrasebook
from warhost.text.invasion.cards import card_lines
from warhost.text.wording.ability import names_x

CHOSEN_AGAIN = {
    "en": r"\b(?:that|this) \w+ with fewer|except cards with the same name|for each [^.:;]*: you may",
    "pl": r"z wyjątkiem kart o (?:tytule|nazwie)|dla każde[^.:;]*: możesz",
    "ru": r"кроме карт с названием|для каждо[^.:;]*: вы можете",
}


@pytest.mark.parametrize("game", ["invasion", "conquest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_is_not_chosen_again(language: str, game: str) -> None:
    texts = cards(language, game)
    assert len(texts) > 700
    assert [each for each in texts if re.search(CHOSEN_AGAIN[language], each[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_play_says_which_x_was_paid(language: str) -> None:
    """INV-3.24: X is chosen when the card is played; a text that names it later says so."""
    waiting = [
        card
        for card in LIBRARY.values()
        if card.cost == COST_X and card.kind != "tactic" and names_x(card.text.abilities)
    ]
    assert waiting
    for card in waiting:
        assert INVASION_RENDERERS[language].phrases["x-paid"] in card_lines(phrasebook(language), card)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Destroy that unit if it has fewer remaining hit points than the loyalty of the discarded card"),
        (
            "pl",
            "Jeśli pozostała Wytrzymałość wybranej jednostki jest mniejsza niż lojalność odrzuconej karty, zniszcz",
        ),
        ("ru", "Уничтожьте выбранный отряд, если у него осталось меньше X очков жизни"),
    ],
)
def test_what_is_known_is_asked_whether_it_is_weak(language: str, said: str) -> None:
    assert said in " ".join(card_lines(phrasebook(language), LIBRARY["karaz-a-karak-075"]))


OTHERS = [
    # the chosen card is not the card itself, although both are units
    ("invasion", "march-of-the-damned-022", "pl", "Pod koniec tury poświęć wzmocnioną jednostkę"),
    ("invasion", "march-of-the-damned-022", "ru", "В конце хода пожертвуйте выбранным отрядом"),
    ("invasion", "fragments-of-power-035", "pl", "; wybrana jednostka traci"),
    # the damaged card is not the host of the card
    ("conquest", "devourer-042", "pl", "zaatakowana jednostka nie może wycofać się"),
    ("conquest", "devourer-042", "ru", "тот отряд не может отступать"),
    # a condition behind another unit is about the card itself
    ("conquest", "warlord-023", "pl", "jeśli ma ona obrażenia"),
    ("conquest", "warlord-023", "ru", "если он повреждён"),
    # the card that is healed completely, and the damage that is not prevented
    ("invasion", "redemption-of-a-mage-062", "pl", "wylecz wszystkie jej obrażenia"),
    ("invasion", "redemption-of-a-mage-062", "ru", "вылечите все его повреждения"),
    ("conquest", "deathworld-128", "pl", "zapobiegnij wszystkim tym obrażeniom oprócz 2"),
]


@pytest.mark.parametrize(("game", "code", "language", "words"), OTHERS)
def test_of_two_units_it_is_clear_which_is_meant(game: str, code: str, language: str, words: str) -> None:
    said = [text for name, text in cards(language, game) if name.startswith(f"{code}:")]
    assert words in " ".join(said)
