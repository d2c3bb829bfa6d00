"""Deck files of Conquest: the text format, JSON, and OCTGN's XML with card names."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warhost.conquest.decks.deck import LEARNING, Deck, problems
from warhost.conquest.decks.files import FILES
from warhost.conquest.decks.pool import warlords
from warhost.conquest.decks.starters import STARTERS, starter
from warhost.conquest.library import official
from warhost.decks import FORMS, LARGEST
from warhost.engine.errors import BadDeck

MINE = Deck(
    "core-003", ["core-173", "core-070", "core-058", "core-058", "core-054", "devourer-011"], "Waaagh & <Bang> #1"
)


# --- any form -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_is_read_again(form: str) -> None:
    again = FILES.parse(FILES.written(MINE, form))
    assert (again.warlord, again.name, list(again.counts().items())) == (MINE.warlord, MINE.name, FILES.listed(MINE))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("faction", STARTERS)
def test_learning_decks_survive_every_form(faction: str, form: str) -> None:
    """CON-18.13"""
    deck = starter(faction)
    again = FILES.parse(FILES.written(deck, form), deck.name)
    assert problems(again, LEARNING) == []
    assert again.name == deck.name


@pytest.mark.parametrize("form", FORMS)
def test_signature_squad_cards_are_written_before_the_other_card_types(form: str) -> None:
    cards = list(FILES.parse(FILES.written(MINE, form)).counts())
    assert cards == ["core-054", "devourer-011", "core-058", "core-070", "core-173"]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(sorted(warlords())),
    st.dictionaries(st.sampled_from(sorted(set(official()) - set(warlords()))), st.integers(1, 99), max_size=12),
    st.text(max_size=40),
    st.sampled_from(FORMS),
)
def test_every_deck_survives_every_form(warlord: str, cards: dict[str, int], name: str, form: str) -> None:
    """Only blanks and unprintable characters in names are lost."""
    deck = Deck(warlord, [code for code, count in cards.items() for _ in range(count)], name)
    again = FILES.parse(FILES.written(deck, form), "deck")
    assert (again.warlord, again.counts()) == (warlord, cards)
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    assert again.name == (tidy or ("deck" if form == "o8d" else warlords()[warlord].name))


@pytest.mark.parametrize("form", FORMS)
def test_what_is_unknown_is_not_written(form: str) -> None:
    with pytest.raises(BadDeck, match="unknown card 'core-999'"):
        FILES.written(Deck("core-001", ["core-999"]), form)
    with pytest.raises(BadDeck, match="unknown warlord 'core-008'"):
        FILES.written(Deck("core-008", ["core-009"]), form)


def test_a_file_is_read_by_what_is_in_it(tmp_path: Path) -> None:
    for form in FORMS:
        path = tmp_path / "deck"
        path.write_text("\ufeff" + FILES.written(MINE, form), encoding="utf-8")
        assert FILES.read_file(path).counts() == dict(FILES.listed(MINE))
    path.write_bytes(b" " * (4 * LARGEST + 1))
    with pytest.raises(BadDeck, match="deck is no deck: it is longer"):
        FILES.read_file(path)


# --- names ----------------------------------------------------------------------------------------------------------


def test_every_name_finds_its_card() -> None:
    for card in official().values():
        assert FILES.find_code(card.name) == card.code
        assert FILES.find_code(f"{card.name} ({card.pack.name})") == card.code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("CORE-007", "core-007"),
        ("ku’gath   PLAGUEFATHER", "warlord-023"),
        ("Subject: ω-x62113", "planetfall-071"),
        ("“Subject: Ω-X62113”", "planetfall-071"),
        ("Ulthwe Spirit Stone", "deathworld-082"),
        ("Nazdreg [Core Set]", "core-003"),
        ("Nazdreg (Planetfall Cycle)", "Nazdreg (Planetfall Cycle)"),
        ("Space Baker", "Space Baker"),
    ],
)
def test_a_card_is_given_by_code_or_name(text: str, code: str) -> None:
    """Accents, capitals and quotation marks do not matter."""
    assert FILES.find_code(text) == code


# --- text -----------------------------------------------------------------------------------------------------------


def test_a_text_has_a_warlord_a_name_and_cards() -> None:
    deck = FILES.parse(
        "warlord: Old One Eye # a monster\nname: #1\n\n2x Lurking Hormagaunt\n1 devourer-011\n3 Space Baker"
    )
    assert (deck.warlord, deck.name, deck.synapse) == ("devourer-001", "#1", "devourer-011")
    assert deck.counts() == {"devourer-002": 2, "devourer-011": 1, "Space Baker": 3}


def test_a_text_is_written_for_people() -> None:
    text = FILES.written(starter("orks"), "text")
    assert text.startswith("warlord: Nazdreg\n\n# signature squad\n4x Nazdreg's Flash Gitz (Core Set)\n")
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings == ["# signature squad", "# army", "# attachment", "# event", "# support"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "x is empty: a deck begins with its warlord, as in 'warlord: Nazdreg'"),
        ("3 core-058", "x, line 1: a deck begins with its warlord"),
        ("game: lords\nwarlord: Nazdreg", "x, line 1: the deck is for another game: 'lords'"),
        ("warlord: Nazdreg\nGoff Boyz", "x, line 2: expected a number of copies and a card, as in '3 core-061'"),
        ("warlord: Nazdreg\n100 Goff Boyz", "x, line 2: a card has 1 to 99 copies, not 100"),
        ("warlord: Nazdreg\nwarlord: Gorzod", "x, line 2: expected a number of copies"),
    ],
)
def test_a_bad_text_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        FILES.parse(text, "x")
    assert said in str(caught.value)


# --- JSON -----------------------------------------------------------------------------------------------------------


def test_json_says_its_game_and_may_name_cards() -> None:
    data = json.loads(FILES.written(MINE, "json"))
    assert (data["game"], data["warlord"], data["cards"]["core-058"]) == ("conquest", "core-003", 2)
    deck = FILES.parse('{"warlord": "nazdreg", "cards": {"Goff Nob": 2}}')
    assert (deck.warlord, deck.cards) == ("core-003", ["core-059", "core-059"])
    with pytest.raises(BadDeck, match=r"x\.json: a deck is an object with warlord and cards"):
        FILES.parse("[]", "x.json")


# --- OCTGN ----------------------------------------------------------------------------------------------------------

FOREIGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="af04f855-0000-4db3-a191-45fe33381679">
  <section name="Main Deck" shared="False">
    <card qty="4" id="0b2f3f2c-0000-4cda-a6b6-000000000002">Nazdreg&#8217;s Flash Gitz</card>
    <card qty="2" id="core-059">called something else</card>
  </section>
  <section name="Warlord" shared="False">
    <card qty="1" id="0b2f3f2c-0000-4cda-a6b6-000000000001">Nazdreg</card>
  </section>
  <notes><![CDATA[Waaagh.]]></notes>
</deck>
"""


def test_octgn_decks_are_read_by_name() -> None:
    """OCTGN's ids are unknown here, unless they are our codes; the warlord is found in any section."""
    deck = FILES.parse(FOREIGN, "green tide.o8d")
    assert (deck.warlord, deck.name) == ("core-003", "green tide")
    assert deck.counts() == {"core-054": 4, "core-059": 2}


def test_a_second_warlord_stays_among_the_cards() -> None:
    """CON-18.8: so that the deck check reports it."""
    deck = FILES.parse('<deck><card qty="2">Nazdreg</card><card>Gorzod</card></deck>')
    assert (deck.warlord, deck.cards) == ("core-003", ["core-003", "planetfall-049"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<deck><card>Goff Nob</card></deck>", "x.o8d names no warlord"),
        ("<deck>\n<card/></deck>", "x.o8d, line 2: a card without a name"),
        ('<deck><card qty="0">Nazdreg</card></deck>', "x.o8d, line 1: a card has 1 to 99 copies"),
        ("<!DOCTYPE deck>\n<deck/>", "x.o8d, line 1: a deck has no document type"),
        ("<deck>", "x.o8d, line 1: no XML"),
    ],
)
def test_bad_xml_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        FILES.parse(text, "x.o8d")
    assert said in str(caught.value)
