"""The text of every card in every language equals its snapshot (update with: pytest tests/text --renew)."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers import compare_kept
from warhost.lords.armies import ARMIES, UNITS
from warhost.lords.units import RANGED, facing, template, unit
from warhost.text import LANGUAGES, phrasebook
from warhost.text.lords.cards import card_sentences, template_words
from warhost.text.lords.speaker import LordsSpeaker

SNAPSHOTS = Path(__file__).parent / "snapshots"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_as_kept(language: str, renew: bool) -> None:
    book = phrasebook(language)
    speaker = LordsSpeaker(book)
    lines = []
    for army in ARMIES.values():
        lines.append(f"# {speaker.army(army.key)}")
        for card in army.units:
            lines.append(f"{card.code}: {speaker.card(card.code)}")
            lines += [f"  {sentence}" for sentence in card_sentences(book, card)]
        lines.append("")
    compare_kept(SNAPSHOTS / f"{language}.txt", "\n".join(lines), renew)


def test_a_card_says_its_facts() -> None:
    """LOW-1.5, LOW-1.6, LOW-1.7: defence, arrows, template and support are in the text."""
    text = " ".join(card_sentences(phrasebook("en"), UNITS["orc-catapult"]))
    assert "Defence 4" in text
    assert "right 1, left 1" in text
    assert "for 4" in text
    assert "rows 1–3 ahead, three squares wide" in text
    assert "Support" in text
    assert "Support" not in " ".join(card_sentences(phrasebook("en"), UNITS["orc-ravager-a"]))


def test_class_rules_are_left_out_where_they_are_off() -> None:
    """LOW-11.5, LOW-12.11: at the basic level cavalry and berserkers are like infantry."""
    warhog, deathbringer = UNITS["orc-warhog-a"], UNITS["orc-deathbringer-a"]
    book = phrasebook("en")
    assert any("recalled" in sentence for sentence in card_sentences(book, warhog))
    assert not any("recalled" in sentence for sentence in card_sentences(book, warhog, full=False))
    assert any("must move" in sentence for sentence in card_sentences(book, deathbringer))
    assert not any("must move" in sentence for sentence in card_sentences(book, deathbringer, full=False))


def test_movement_arrows_are_named() -> None:
    """LOW-1.8"""
    assert any("(front, back)" in sentence for sentence in card_sentences(phrasebook("en"), UNITS["tem-palisade"]))


def test_a_card_without_arrows_says_so() -> None:
    """LOW-5.11"""
    bare = replace(UNITS["orc-ravager-a"], arrows=facing())
    assert card_sentences(phrasebook("en"), bare)[1] == "This unit has no attack arrows."


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (("###", "###", ".U."), "rows 1–2 ahead, three squares wide"),
        (("###", ".#.", ".U."), "row 1 ahead, one square wide; row 2 ahead, three squares wide"),
        (("###", "...", ".U."), "row 2 ahead, three squares wide"),
        ((".U.", "###"), "row 1 behind, three squares wide"),
        (("#.#", ".U."), "row 1 ahead, columns -1, +1"),
        (
            ("###", "#U#", ".#."),
            "row 1 ahead, three squares wide; next to this unit, columns -1, +1; row 1 behind, one square wide",
        ),
    ],
)
def test_any_template_can_be_described(rows: tuple[str, ...], words: str) -> None:
    """LOW-1.6: including templates that no card of the core sets has."""
    shooter = unit("x", "X", "elite", RANGED, 3, facing(), template(2, *rows))
    assert shooter.ranged is not None
    assert template_words(phrasebook("en"), shooter.ranged) == words
