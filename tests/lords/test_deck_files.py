"""Deck files of Lords of War: the text format, JSON, and errors in them."""

import json
from pathlib import Path

import pytest

from warhost.decks import write_new
from warhost.engine.errors import BadDeck
from warhost.lords import ARMIES
from warhost.lords.decks.deck import Deck, problems, standard
from warhost.lords.decks.files import listed, parse, read_deck_file, written

MINE = Deck("orcs", [c for c in ARMIES["orcs"].deck() if c != "orc-ravager-a"] + ["orc-catapult"] * 2, "Catapults!")


def test_a_text_has_an_army_a_name_and_cards() -> None:
    deck = parse("army: orcs\nname: My: Deck \n2 orc-butcher\n1x orc-catapult\n3 x  Goblin Bow Pest\n")
    assert (deck.army, deck.name) == ("orcs", "My: Deck")
    assert deck.counts() == {"orc-butcher": 2, "orc-catapult": 1, "orc-goblin-bow-pest": 3}


def test_comments_blank_lines_capitals_and_other_line_ends_do_not_matter() -> None:
    text = "# mine\r\n\r\nARMY : Orcs  # green\r\n  2X   ORC   CATAPULT # big\r\n\r\n1 Orc-Butcher"
    deck = parse(text)
    assert deck.army == "orcs"
    assert deck.name == "Orcs"
    assert deck.counts() == {"orc-catapult": 2, "orc-butcher": 1}


@pytest.mark.parametrize("name", ["#1 deck", "name: again", "Zażółć", "a  b\nc"])
def test_a_name_may_hold_any_sign(name: str) -> None:
    """Only blanks and line ends become single blanks."""
    deck = Deck("orcs", ["orc-butcher"], name)
    for form in ("text", "json"):
        again = parse(written(deck, form))
        assert again.name == " ".join(name.split())
        assert again.cards == ["orc-butcher"]


def test_a_card_may_be_listed_in_several_lines() -> None:
    assert parse("army: orcs\n2 orc-butcher\n1 orc-butcher\n").counts() == {"orc-butcher": 3}


def test_a_text_without_cards_is_the_deck_out_of_the_box() -> None:
    assert parse("army: undead").cards == standard("undead").cards
    assert parse("army: undead\nname: Bones").name == "Bones"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the deck is empty: a deck begins with its army"),
        ("# nothing\n\n", "the deck is empty"),
        ("2 orc-butcher\n", "line 1: a deck begins with its army, as in 'army: orcs'"),
        ("name: Mine\narmy: orcs\n", "line 1: a deck begins with its army"),
        ("\narmy:\n2 orc-butcher", "line 2: a deck begins with its army"),
        ("army: orcs\norc-butcher\n", "line 2: expected a number of copies and a card"),
        ("army: orcs\n2\n", "line 2: expected a number of copies and a card"),
        ("army: orcs\n2orc-butcher\n", "line 2: expected a number of copies and a card"),
        ("army: orcs\narmy: elves\n", "line 2: expected a number"),
        ("army: orcs\n-1 orc-butcher\n", "line 2: expected a number"),
        ("army: orcs\n0 orc-butcher\n", "line 2: a card has 1 to 99 copies, not 0"),
        ("army: orcs\n100 orc-butcher\n", "line 2: a card has 1 to 99 copies, not 100"),
        (f"army: orcs\n{'9' * 150} orc-butcher\n", "line 2: a card has 1 to 99 copies"),
        (f"army: orcs\n{'9' * 5000} orc-butcher\n", "line 2: a line has at most 200 signs, not 50"),
        ("army: orcs\n" + "99 orc-butcher\n" * 16, "a deck has at most 1500 cards, not 1584"),
        ("army: orcs\n2 Orc Ravager\n", "line 2: 'Orc Ravager' may be orc-ravager-a or orc-ravager-b; write which"),
        ("army: hobbits\n", "unknown army 'hobbits'"),
    ],
)
def test_a_bad_text_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        parse(text)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_card_is_left_to_the_deck_checker() -> None:
    """LOW-1.1: so that all unknown cards are listed at once, not only the first."""
    deck = parse("army: orcs\n1 orc-baker\n2 Orc Smith\n")
    assert [problem.card for problem in problems(deck, "mercenary")] == ["orc-baker", "Orc Smith"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "deck.json is no JSON"),
        ("", "deck.json is no JSON"),
        ("[" * 10_000, "deck.json is no JSON"),
        ("[]", "a deck is an army's name or an object"),
        ('{"army": "orcs", "cards": {"orc-butcher": 0}}', "deck.json: every card of a deck needs a number of copies"),
        ('"hobbits"', "unknown army 'hobbits'"),
    ],
)
def test_bad_json_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        parse(text, "deck.json")
    assert said in str(caught.value)


def test_json_is_recognized_by_its_brace() -> None:
    assert parse(' {"army": "orcs"}', "deck.txt").cards == standard("orcs").cards


@pytest.mark.parametrize(("text", "name"), [("<deck/>", "deck.o8d"), ("army: orcs", "D.O8D"), ("<?xml ?>", "deck.txt")])
def test_decks_of_the_other_games_are_refused(text: str, name: str) -> None:
    with pytest.raises(BadDeck, match=r"\.o8d\) are for the other games"):
        parse(text, name)


@pytest.mark.parametrize("deck", [MINE, standard("elves")], ids=["personal", "standard"])
@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_written_reads_back(deck: Deck, form: str) -> None:
    again = parse(written(deck, form), f"deck.{form}")
    assert (again.army, again.name) == (deck.army, deck.name)
    assert sorted(again.cards) == sorted(deck.cards)
    assert written(again, form) == written(deck, form)
    assert written(parse(written(again, "json"), "x.json"), "text") == written(deck, "text")


def test_a_deck_is_written_by_rank() -> None:
    text = written(MINE, "text")
    assert text.startswith(
        "army: orcs\nname: Catapults!\n\n# general\n1 orc-gonke-longtooth         # Gonke Longtooth\n"
    )
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings == ["# general", "# command", "# special", "# elite", "# veteran", "# regular", "# recruit"]
    assert json.loads(written(MINE, "json"))["cards"]["orc-catapult"] == 4
    assert [code for code, _ in listed(MINE)] == list(json.loads(written(MINE, "json"))["cards"])


def test_what_is_unknown_is_not_written() -> None:
    with pytest.raises(BadDeck, match="unknown card 'orc-baker'"):
        written(Deck("orcs", ["orc-baker"]), "json")
    with pytest.raises(BadDeck, match="unknown army 'hobbits'"):
        written(Deck("hobbits", ["orc-butcher"]), "text")


def test_files_are_read_and_unreadable_ones_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("\ufeffarmy: orcs\n2 orc-butcher\n", encoding="utf-8")
    assert read_deck_file(path).counts() == {"orc-butcher": 2}
    with pytest.raises(BadDeck, match=r"cannot read .*missing\.txt"):
        read_deck_file(tmp_path / "missing.txt")
    with pytest.raises(BadDeck, match="cannot read"):
        read_deck_file(tmp_path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadDeck, match="not a text file"):
        read_deck_file(path)


def test_an_existing_file_is_only_replaced_by_force(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    write_new(path, "one")
    with pytest.raises(BadDeck, match=r"deck\.txt exists already; --force replaces it"):
        write_new(path, "two")
    assert path.read_text() == "one"
    write_new(path, "two", force=True)
    assert path.read_text() == "two"
    with pytest.raises(BadDeck, match="cannot write"):
        write_new(tmp_path / "no" / "folder.txt", "three")
    assert [each.name for each in tmp_path.iterdir()] == ["deck.txt"]
