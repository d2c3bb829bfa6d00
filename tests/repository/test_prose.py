"""The prose check finds what it bans, and has no findings in the repository."""

import pytest

from tools.prose import commits
from tools.prose.check import Rule, findings, idioms, rules
from tools.prose.passages import Passage, client, files, markdown, messages, python, script


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.pattern.pattern[:30])
def test_every_rule_finds_its_example(rule: Rule) -> None:
    assert idioms(Passage("example", 1, rule.example), [rule])


def test_an_idiom_is_found_across_a_line_break_and_reported_at_its_line() -> None:
    passage = Passage("a.py", 7, "# A number.\n# Values that hang\n# on it.")
    assert [line.split(": ")[0] for line in idioms(passage, rules())] == ["a.py:8"]


def test_docstrings_and_comments_are_read_and_code_is_not() -> None:
    text = '"""A module."""\n\nstands = "anew"  # why\n# alone\n\n\ndef f():\n    """Return 1.\n\n    Twice.\n    """\n'
    assert [(line, piece.strip()[:9]) for line, piece in python(text)] == [
        (1, '"""A modu'),
        (3, "# why"),
        (4, "# alone"),
        (8, '"""Return'),
    ]


def test_names_of_tests_are_read_as_words() -> None:
    text = "def test_one() -> None: ...\n\n\n    async def test_two_words(\ndef other_words() -> None: ...\n"
    assert list(python(text)) == [(1, "def test one"), (4, "    async def test two words")]


def test_comments_of_scripts_are_read() -> None:
    assert list(script("# one\nkey: a#b # two\n\techo '#three'\n")) == [(1, "# one"), (2, "# two")]


def test_comments_of_the_client_are_read() -> None:
    text = 'const a = "http://x"; // one\n/* two\n   three */\n<!-- four -->\n'
    assert [line for line, _ in client(text)] == [1, 2, 4]


def test_code_blocks_of_a_page_are_not_read() -> None:
    text = "# Title\n\none\ntwo\n```\ncode\n```\nthree\n"
    assert list(markdown(text)) == [(1, "# Title"), (3, "one\ntwo"), (8, "three")]


def test_values_of_messages_are_read() -> None:
    assert list(messages('{\n  "he": "A \\"b\\"."\n}\n')) == [(2, 'A "b".')]


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("Fix flaky store test: query from its own thread", 0),
        ("Fixed the store test", 1),
        ("Fixes the store test", 1),
        ("fix the store test", 1),
        ("Fix the store test.", 1),
        ("Fix the store test\nbecause", 1),
        ("Fix the store test\n\nbecause", 0),
        ("Embed fonts", 0),
        ("Fix " + "x" * 68, 0),
        ("Fix " + "x" * 69, 1),
    ],
)
def test_the_form_of_a_commit_message(message: str, wrong: int) -> None:
    assert len(list(commits.faults(message))) == wrong


def test_the_repository_has_no_findings() -> None:
    assert findings(files()) == []
