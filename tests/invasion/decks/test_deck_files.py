"""Deck files of Invasion: the text format, JSON, OCTGN's XML, and errors in them."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warhost.decks import FORMS, LARGEST
from warhost.engine.errors import BadDeck
from warhost.invasion.decks.deck import SIDE, Deck, problems
from warhost.invasion.decks.files import FILES
from warhost.invasion.library import official

MINE = Deck("high-elf", ["core-119", "core-001", "core-001", "legends-001", "core-051"], "Elves & <Dwarfs> #1")


# --- any form ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_is_read_again(form: str) -> None:
    again = FILES.parse(FILES.written(MINE, form))
    assert (again.capital, again.name, list(again.counts().items())) == (MINE.capital, MINE.name, FILES.listed(MINE))


@pytest.mark.parametrize("form", FORMS)
def test_cards_are_sorted_by_kind_and_then_as_they_came_out(form: str) -> None:
    cards = list(FILES.parse(FILES.written(MINE, form)).counts())
    assert cards == ["legends-001", "core-001", "core-051", "core-119"]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(sorted(SIDE)),
    st.dictionaries(st.sampled_from(sorted(official())), st.integers(1, 99), min_size=1, max_size=12),
    st.text(max_size=40),
    st.sampled_from(FORMS),
)
def test_every_deck_survives_every_form(capital: str, cards: dict[str, int], name: str, form: str) -> None:
    """Only blanks and unprintable characters in names are lost."""
    deck = Deck(capital, [code for code, count in cards.items() for _ in range(count)], name)
    text = FILES.written(deck, form)
    again = FILES.parse(text, "deck")
    assert (again.capital, again.counts()) == (capital, cards)
    assert FILES.written(again, form) == text or form == "o8d"  # an .o8d file without a name gets the name of the file
    tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    assert again.name == (tidy or ("deck" if form == "o8d" else capital))


@pytest.mark.parametrize("form", FORMS)
def test_unknown_cards_and_capitals_are_not_written(form: str) -> None:
    with pytest.raises(BadDeck, match="unknown card 'core-999'"):
        FILES.written(Deck("dwarf", ["core-999"]), form)
    with pytest.raises(BadDeck, match="unknown capital 'bretonnia'"):
        FILES.written(Deck("bretonnia", ["core-001"]), form)


def test_a_file_is_read_by_what_is_in_it(tmp_path: Path) -> None:
    for form in FORMS:
        path = tmp_path / "deck"
        path.write_text("\ufeff" + FILES.written(MINE, form), encoding="utf-8")
        assert FILES.read_file(path).counts() == dict(FILES.listed(MINE))


def test_what_is_far_too_long_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match=f"x is no deck: it is longer than {LARGEST} signs"):
        FILES.parse("capital: dwarf\n" + "# \n" * LARGEST, "x")
    path = tmp_path / "big.o8d"
    path.write_bytes(b" " * (4 * LARGEST + 1))
    with pytest.raises(BadDeck, match=r"big\.o8d is no deck: it is longer"):
        FILES.read_file(path)


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="cannot read"):
        FILES.read_file(tmp_path / "none.o8d")


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("core-007", "core-007"),
        ("CORE-007", "core-007"),
        ("king  kazador", "core-007"),
        ("Rodrik’s Raiders", "march-of-the-damned-007"),
        ("Innovation", "core-119"),
        ("Innovation (Assault on Ulthuan)", "assault-on-ulthuan-057"),
        ("Innovation [core set]", "core-119"),
        ("Reinforcements", "cataclysm-053"),
        ("Reinforcements (Core Set)", "core-129"),
        ("Mining Tunnels (The Enemy Cycle)", "the-burning-of-derricksburg-002"),
        ("Innovation (Legends)", "Innovation (Legends)"),
        ("Dwarf Baker", "Dwarf Baker"),
    ],
)
def test_a_card_is_given_by_code_or_name(text: str, code: str) -> None:
    """INV-28.11: a title printed twice may be distinguished by its set."""
    assert FILES.find_code(text) == code


def test_every_name_finds_a_card_of_that_name() -> None:
    for card in official().values():
        assert official()[FILES.find_code(card.name)].name == card.name
        assert FILES.find_code(f"{card.name} ({card.card_set.name})") == card.code


def test_an_unknown_card_is_left_to_the_deck_checker() -> None:
    """So that all unknown cards are listed at once, not only the first."""
    deck = FILES.parse("capital: dwarf\n1 core-999\n2 Dwarf Baker\n")
    assert [each.card for each in problems(deck) if each.name == "unknown-card"] == ["core-999", "Dwarf Baker"]


# --- text -------------------------------------------------------------------------------------------------------------


def test_a_text_has_a_capital_a_name_and_cards() -> None:
    deck = FILES.parse(
        "capital: High Elf\nname: My: Deck #2 \n2 core-001\n1x King Kazador\n3 ×  innovation\n2 core-001 # more"
    )
    assert (deck.capital, deck.name) == ("high-elf", "My: Deck #2")
    assert deck.counts() == {"core-001": 4, "core-007": 1, "core-119": 3}


def test_heads_comments_blank_lines_and_capitals_do_not_matter() -> None:
    deck = FILES.parse("# mine\r\n\r\nname: X\r\nGame: Invasion\r\nCAPITAL : Orc  # green\r\n\r\n 2X  core-056 # big")
    assert (deck.capital, deck.name, deck.cards) == ("orc", "X", ["core-056", "core-056"])


def test_a_text_without_cards_is_an_empty_deck() -> None:
    """A first-game deck has neutral cards that are dealt at random (INV-29.2), so a file cannot stand for it."""
    assert FILES.parse("capital: dwarf\n").cards == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the deck is empty: a deck begins with its capital, as in 'capital: dwarf'"),
        ("# nothing\n\n", "the deck is empty"),
        ("2 core-001\n", "line 1: a deck begins with its capital"),
        ("\ncapital:\n2 core-001", "line 2: a deck begins with its capital"),
        ("capital: dwarf\ncore-001\n", "line 2: expected a number of copies and a card, as in '3 core-001'"),
        ("capital: dwarf\n2\n", "line 2: expected a number of copies"),
        ("capital: dwarf\n2core-001\n", "line 2: expected a number of copies"),
        ("capital: dwarf\ncapital: orc\n", "line 2: expected a number"),
        ("capital: dwarf\n1 core-001\ncapital: orc\n", "line 3: expected a number"),
        ("capital: dwarf\n-1 core-001\n", "line 2: expected a number"),
        ("capital: dwarf\n0 core-001\n", "line 2: a card has 1 to 99 copies, not 0"),
        ("capital: dwarf\n100 core-001\n", "line 2: a card has 1 to 99 copies, not 100"),
        (f"capital: dwarf\n{'9' * 150} core-001\n", "line 2: a card has 1 to 99 copies"),
        (f"capital: dwarf\n{'9' * 5000} core-001\n", "line 2: a line has at most 200 signs, not 50"),
        ("capital: dwarf\n" + "99 core-001\n" * 16, "a deck has at most 1500 cards, not 1584"),
        ("game: lords\n", "line 1: the deck is for another game: 'lords'"),
    ],
)
def test_a_bad_text_is_refused_with_its_line(text: str, said: str) -> None:
    refused(text, "the deck", said)


def refused(text: str, name: str, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        FILES.parse(text, name)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


# --- JSON -------------------------------------------------------------------------------------------------------------


def test_json_says_its_game_and_may_name_cards() -> None:
    data = json.loads(FILES.written(MINE, "json"))
    assert (data["game"], data["capital"], data["cards"]["core-001"]) == ("invasion", "high-elf", 2)
    deck = FILES.parse('{"capital": "Dark Elf", "cards": {"King Kazador": 2}}')
    assert (deck.capital, deck.cards) == ("dark-elf", ["core-007", "core-007"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "x.json is no JSON: "),
        ("[" * 10_000, "x.json is no JSON"),
        ("[]", "x.json: a deck is an object with capital and cards"),
        ('{"capital": "dwarf", "cards": {"core-001": "3"}}', "x.json: every card of a deck needs a number of copies"),
        (
            '{"capital": "dwarf", "cards": {"core-001": 1}, "size": 3}',
            "x.json: a deck has capital, cards and name, not size",
        ),
    ],
)
def test_bad_json_is_refused_in_one_line(text: str, said: str) -> None:
    refused(text, "x.json", said)


# --- OCTGN ------------------------------------------------------------------------------------------------------------

FOREIGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f" sleeveid="0">
  <section name="Capital" shared="False">
    <card qty="1" id="5f1d2b3c-0000-4cda-a6b6-000000000001">Empire</card>
  </section>
  <section name="Main Deck" shared="False">
    <card qty="3" id="5f1d2b3c-0000-4cda-a6b6-000000000002">King Kazador</card>
    <card qty="2" id="5f1d2b3c-0000-4cda-a6b6-000000000003">Rodrik&#8217;s
      Raiders</card>
    <card id="core-119">called something else</card>
  </section>
  <notes><![CDATA[Play well.]]></notes>
</deck>
"""


def test_octgn_decks_are_read_by_name() -> None:
    """OCTGN's ids are unknown here, unless they are our codes; sections and notes do not matter."""
    deck = FILES.parse(FOREIGN, "my elves.o8d")
    assert (deck.capital, deck.name) == ("empire", "my elves")
    assert deck.counts() == {"core-007": 3, "march-of-the-damned-007": 2, "core-119": 1}


@pytest.mark.parametrize(
    "card", ["Dark Elf Capital", "Capital: Dark Elf", "dark elf capital board", "Capital City (Dark Elf)"]
)
def test_a_capital_is_recognised_in_any_section(card: str) -> None:
    text = f'<deck><section name="Main"><card>{card}</card><card>King Kazador</card></section></deck>'
    assert FILES.parse(text).capital == "dark-elf"
    assert FILES.parse(text).cards == ["core-007"]


def test_without_a_capital_it_is_that_of_most_cards() -> None:
    text = '<deck><card qty="2">King Kazador</card><card qty="3">core-026</card><card qty="9">core-111</card></deck>'
    assert FILES.parse(text).capital == "empire"


def test_a_card_named_like_a_race_is_no_capital() -> None:
    deck = FILES.parse('<deck><section name="Main"><card>Dwarf</card><card>core-026</card></section></deck>')
    assert (deck.capital, deck.cards) == ("empire", ["Dwarf", "core-026"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "x.o8d, line 1: no XML: no element found"),
        ("<deck>\n<card", "x.o8d, line 2: no XML: unclosed token"),
        ("<deck>\n</section>", "x.o8d, line 2: no XML: mismatched tag"),
        ("<cards/>", "x.o8d, line 1: a deck begins with <deck>, not <cards>"),
        ("<deck/>", "x.o8d names no capital and has no card of a race"),
        ('<deck>\n\n<card qty="0">Innovation</card></deck>', "x.o8d, line 3: a card has 1 to 99 copies, not '0'"),
        ('<deck><card qty="100">Innovation</card></deck>', "line 1: a card has 1 to 99 copies, not '100'"),
        ('<deck><card qty="٣">Innovation</card></deck>', "line 1: a card has 1 to 99 copies"),
        (f"<deck><card>{'a' * 201}</card></deck>", "x.o8d, line 1: a name has at most 200 signs, not 201"),
        (f"<deck><section name='{'a' * 201}'/></deck>", "x.o8d, line 1: a name has at most 200 signs, not 201"),
        ("<deck>" + '<card qty="99">Innovation</card>' * 16 + "</deck>", "a deck has at most 1500 cards, not 1584"),
        ('<deck>\n<card qty="1"> </card></deck>', "x.o8d, line 2: a card without a name"),
        ("<deck>&nbsp;</deck>", "x.o8d, line 1: no XML: undefined entity"),
    ],
)
def test_bad_xml_is_refused_with_its_line(text: str, said: str) -> None:
    refused(text, "x.o8d", said)


@pytest.mark.parametrize(
    "inside",
    [
        '[<!ENTITY a "Innovation">]',
        '[<!ENTITY a SYSTEM "file:///etc/hostname">]',
        '[<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]',
        'SYSTEM "http://localhost/deck.dtd"',
    ],
)
def test_entities_and_document_types_are_refused(inside: str) -> None:
    """They are refused before they are parsed, so nothing is fetched or expanded."""
    refused(f"<!DOCTYPE deck {inside}>\n<deck><card>&a;</card></deck>", "x.o8d", "line 1: a deck has no document type")
