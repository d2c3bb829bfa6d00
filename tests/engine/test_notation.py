"""Notation: the short texts of options."""

import pytest

from warhost.engine.notation import find, is_number, nearest, numbered, tidy


def test_equal_texts_are_distinguished_by_number() -> None:
    assert numbered(["draw", "play", "play", "draw", "play"]) == ["draw", "play", "play #2", "draw #2", "play #3"]
    assert numbered([]) == []


def test_numbered_texts_stay_unique() -> None:
    texts = ["a", "b", "a", "a", "b"]
    assert len(set(numbered(texts))) == len(texts)


@pytest.mark.parametrize("text", ["deploy orc c3", "DEPLOY Orc C3", "  deploy   orc\tc3 ", "deploy\norc c3"])
def test_neither_capitals_nor_blanks_matter(text: str) -> None:
    assert tidy(text) == "deploy orc c3"
    assert find(text, ["hold", "Deploy Orc c3", "draw"]) == 1


@pytest.mark.parametrize("text", ["", "deploy", "deploy orc", "deploy orc c33", "orc c3", "deployorc c3"])
def test_a_part_of_a_text_does_not_count_as_the_text(text: str) -> None:
    assert find(text, ["hold", "deploy orc c3"]) == -1


def test_the_second_copy_is_found_by_its_number() -> None:
    offered = numbered(["play", "play"])
    assert [find("play", offered), find("PLAY  #2", offered), find("play #3", offered)] == [0, 1, -1]


def test_a_hint_names_what_looks_most_alike() -> None:
    offered = ["deploy orc-butcher c3", "deploy orc-butcher d3", "hold"]
    assert nearest("deploy orc-butchr c3", offered).startswith("; did you mean deploy orc-butcher c3")
    assert nearest("HOLDD", offered) == "; did you mean hold?"
    assert nearest("xyzzy", offered) == ""
    assert nearest("xyzzy", []) == ""


@pytest.mark.parametrize("text", ["0", "7", "007", "123456789"])
def test_plain_digits_are_a_number(text: str) -> None:
    assert is_number(text)
    assert int(text) >= 0


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", " 1", "1_0", "²", "٣", "１", "9" * 10, "9" * 5000])
def test_other_digits_are_not_a_number(text: str) -> None:
    """Including digits that `int` does not read, and numbers too long for any game."""
    assert not is_number(text)
