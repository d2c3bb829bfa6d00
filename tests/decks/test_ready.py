"""The constructed decks of the card games: legal, described in every language, and usable by name."""

import re
from typing import Any

import pytest

from warhost.conquest.decks.constructed import READY as CONQUEST_DECKS
from warhost.conquest.decks.deck import problems as conquest_problems
from warhost.conquest.decks.files import FILES as CONQUEST_FILES
from warhost.conquest.decks.pool import squad, warlords
from warhost.decks.constructed import ConstructedDecks
from warhost.engine.errors import WarhostError
from warhost.games import find_game, find_kit
from warhost.invasion.decks.constructed import READY as INVASION_DECKS
from warhost.invasion.decks.deck import problems as invasion_problems
from warhost.invasion.decks.files import FILES as INVASION_FILES
from warhost.text import LANGUAGES, phrasebook

ALL = [("invasion", key) for key in INVASION_DECKS.all] + [("conquest", key) for key in CONQUEST_DECKS.all]
DECKS: dict[str, ConstructedDecks] = {"invasion": INVASION_DECKS, "conquest": CONQUEST_DECKS}


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_deck_breaks_no_rule_and_waits_at_most_for_cards(game: str, key: str) -> None:
    found = {"invasion": invasion_problems, "conquest": conquest_problems}[game](DECKS[game].deck(key))  # type: ignore[operator]
    assert [problem.text for problem in found if problem.illegal] == []
    assert (key in find_kit(game).decks.constructed()) == (not found)


@pytest.mark.parametrize(("game", "key"), ALL)
def test_the_play_style_of_a_deck_is_described_in_every_language(game: str, key: str) -> None:
    said = {phrasebook(language).say(f"{game}.ready.{key}") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_deck_has_a_name_in_every_language(game: str, key: str) -> None:
    said = {language: phrasebook(language).say(f"{game}.ready.{key}.name") for language in LANGUAGES}
    assert said["en"] == DECKS[game].deck(key).name
    assert len(set(said.values())) == len(LANGUAGES)
    assert said["ru"][0] > "Ѐ", "Russian names are written in Cyrillic"


def test_there_are_no_names_of_missing_decks() -> None:
    kept = [key for key in phrasebook("en").messages if re.fullmatch(r"\w+\.ready\..+\.name", key)]
    assert sorted(kept) == sorted(f"{game}.ready.{key}.name" for game, key in ALL)


@pytest.mark.parametrize("files", [INVASION_FILES, CONQUEST_FILES], ids=["invasion", "conquest"])
def test_every_card_is_written_by_title_and_set_and_read_again(files: Any) -> None:
    for code, card in files.all_cards().items():
        title = files.titled(code)
        assert title.startswith(card.name)
        assert files.find_code(title) == code


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_deck_written_as_other_sites_read_it_is_the_same_deck(game: str, key: str) -> None:
    files = {"invasion": INVASION_FILES, "conquest": CONQUEST_FILES}[game]
    deck = DECKS[game].deck(key)
    text = files.written(deck, "text")
    assert files.parse(text).counts() == deck.counts()
    cards = [line for line in text.splitlines() if re.match(r"\d", line)]
    assert cards
    assert [line for line in cards if not re.fullmatch(r"\d+x .+ \(.+\)", line)] == []


def test_every_warlord_of_conquest_leads_a_deck_that_can_be_played() -> None:
    """CON-18.1, CON-18.7: fifty cards including its squad."""
    led = [CONQUEST_DECKS.deck(key) for key in CONQUEST_DECKS.playable]
    assert {deck.warlord for deck in led} == set(warlords())
    for deck in led:
        assert len(deck.drawn) == 50
        assert {code: deck.drawn.count(code) for code in squad(deck.warlord)} == squad(deck.warlord)


@pytest.mark.parametrize("key", CONQUEST_DECKS.all)
def test_the_play_style_of_a_conquest_deck_is_three_sentences(key: str) -> None:
    for language in LANGUAGES:
        assert phrasebook(language).say(f"conquest.ready.{key}").count(". ") == 2


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, key in ALL if key in DECKS[game].playable])
def test_a_game_begins_with_a_deck_by_its_name(game: str, key: str) -> None:
    foe = find_kit(game).decks.boxed()[0]
    begun = find_game(game).start({"decks": [key, foe], "options": {}}, 1)
    written = find_game(game).start({"decks": [DECKS[game].deck(key).written(), foe], "options": {}}, 1)
    assert begun.view(0) == written.view(0)


@pytest.mark.parametrize(("game", "key"), [(game, key) for game, key in ALL if key not in DECKS[game].playable])
def test_a_deck_that_waits_for_a_card_is_refused(game: str, key: str) -> None:
    with pytest.raises(WarhostError):
        find_game(game).start({"decks": [key, key], "options": {}}, 1)
