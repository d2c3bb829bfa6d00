"""The rules and their coverage: parsing, and that no rule is uncovered."""

import re
from pathlib import Path

import pytest

from warhost.engine.errors import WarhostError
from warhost.games import GAMES
from warhost.rulebook import Rule, Rulebook, Section, read_rulebook, read_rules
from warhost.text import LANGUAGES

ROOT = Path(__file__).parent.parent
TEXT = """# Rules
## 1 Cards
- LOW-1.1 [seed] A card has a number.
- LOW-1.2 [dec Q-2] A card
  has a name.
  - decided: also
    a colour.
- LOW-1.3 retired: nothing.
Some words between.
  And more of them.
## 2 Variants
A - with a word
- LOW-2.A1 [dec Q-2, Q-1] Something. [dec Q-2] Again.
## 3 Open questions
- Q-1 Is it so?
  Yes.
- Q-2 Or so?
## 4 Worked examples
- LOW-EX-1a first.
## 5 Later (not in version 1)
- LOW-5.1 Something else.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("LOW", TEXT)


@pytest.fixture(scope="module", params=GAMES.values(), ids=GAMES)
def whole(request: pytest.FixtureRequest) -> Rulebook:
    return read_rulebook(request.param, ROOT / "docs" / "rules", ROOT / "scenarios", ROOT / "tests")


def test_every_rule_is_covered_or_excused(whole: Rulebook) -> None:
    assert [rule.id for rule in whole.uncovered()] == []


def test_nothing_covers_a_rule_that_does_not_exist(whole: Rulebook) -> None:
    assert whole.unknown == []


def test_no_rule_is_excused_and_covered(whole: Rulebook) -> None:
    assert [rule.id for rule in whole.rules.values() if rule.reason and rule.covered] == []


def test_every_worked_example_is_a_scenario(whole: Rulebook) -> None:
    examples = [rule for rule in whole.rules.values() if "-EX-" in rule.id]
    assert examples
    assert [rule.id for rule in examples if not rule.scenarios] == []


def test_every_question_a_rule_cites_is_answered(whole: Rulebook) -> None:
    cited = {question for rule in whole.rules.values() for question in rule.questions}
    assert cited - set(whole.questions) == set()


# --- other languages ------------------------------------------------------------------------------------------

TRANSLATED = ("lords",)
FIXED = re.compile(
    r"\b[A-Z]{3}-[\w.-]*\w|Q-\d+|`[^`]+`|\b[a-g][1-6]\b|\d+(?:\.\d+)?"
)  # the parts that no translation may change


def fixed(text: str) -> list[str]:
    """The ids, squares, numbers and names of options in a text."""
    return sorted(set(FIXED.findall(text)))


def facts(rule: Rule) -> tuple[object, ...]:
    """The parts that must be the same in every language."""
    notes = [fixed(note) for note in rule.decided]
    return rule.id, fixed(rule.text), notes, rule.sources, rule.questions, bool(rule.group)


@pytest.fixture(scope="module", params=[language for language in LANGUAGES if language != "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("name", TRANSLATED)
def test_every_language_has_the_same_rules_with_the_same_numbers(name: str, language: str) -> None:
    english, other = read_rules(GAMES[name]), read_rules(GAMES[name], language)
    assert list(other.rules) == list(english.rules)
    assert [facts(rule) for rule in other.rules.values()] == [facts(rule) for rule in english.rules.values()]
    assert {each: fixed(text) for each, text in other.questions.items()} == {
        each: fixed(text) for each, text in english.questions.items()
    }
    assert [shape(section) for section in other.sections] == [shape(section) for section in english.sections]


def shape(section: Section) -> tuple[object, ...]:
    return section.number, [rule.id for rule in section.rules], section.questions, bool(section.intro)


@pytest.mark.parametrize("name", TRANSLATED)
def test_no_rule_was_left_in_english(name: str, language: str) -> None:
    english, other = read_rules(GAMES[name]), read_rules(GAMES[name], language)
    assert [each for each, rule in other.rules.items() if rule.plain == english.rules[each].plain] == []
    assert [each for each, text in other.questions.items() if text == english.questions[each]] == []
    assert [
        each.title for each in other.sections if each.title in {section.title for section in english.sections}
    ] == []


def test_a_language_without_rules_is_refused() -> None:
    with pytest.raises(WarhostError, match="cannot read"):
        read_rules(GAMES["lords"], "de")


# --- reading --------------------------------------------------------------------------------------------------


def test_rules_are_read_by_section_with_their_lines_joined(book: Rulebook) -> None:
    assert [(section.number, [rule.id for rule in section.rules]) for section in book.sections] == [
        (1, ["LOW-1.1", "LOW-1.2", "LOW-1.3"]),
        (2, ["LOW-2.A1"]),
        (3, []),
        (4, ["LOW-EX-1a"]),
        (5, ["LOW-5.1"]),
    ]
    assert book.rules["LOW-1.2"].text == "[dec Q-2] A card has a name."
    assert book.rules["LOW-1.2"].decided == ["also a colour."]
    assert book.rules["LOW-1.3"].text == "retired: nothing."


def test_marks_headings_and_words_between_are_kept_apart(book: Rulebook) -> None:
    assert book.rules["LOW-2.A1"].plain == "Something. Again."
    assert book.rules["LOW-2.A1"].sources == ["dec"]
    assert book.rules["LOW-1.1"].sources == ["seed"]
    assert [rule.group for rule in book.rules.values()] == ["", "", "", "with a word", "", ""]
    assert [section.questions for section in book.sections] == [[], [], ["Q-1", "Q-2"], [], []]
    assert Rulebook("LOW", "## 1 A\nSome words.\nMore.\n- LOW-1.1 [ref:K, dec Q-1] b [dec].\n").sections[0] == Section(
        1, "A", [Rule("LOW-1.1", "[ref:K, dec Q-1] b [dec].")], "Some words. More."
    )


def test_rules_with_headings_and_letters_for_their_sources_are_read() -> None:
    """The format of Invasion's rules: bold ids, rulings under headings, decisions that need no coverage."""
    book = Rulebook("INV", HEADED)
    assert list(book.rules) == ["INV-1.1", "INV-FAQ-1", "INV-CON-1"]
    assert book.rules["INV-1.1"].plain == "A rule. (INV-CON-1)"
    assert book.rules["INV-1.1"].sources == ["seed", "dec"]
    assert book.rules["INV-1.1"].questions == ["INV-CON-1"]
    assert book.rules["INV-FAQ-1"].text == "A title. Ruling: so it is. Test: try it."
    assert book.rules["INV-FAQ-1"].group == "Part A"
    assert book.questions == {"INV-CON-1": "Decided: this."}
    assert [rule.id for rule in book.uncovered()] == ["INV-1.1", "INV-FAQ-1"]
    assert [section.number for section in book.sections] == [1, 2, 3]


HEADED = """## 1. Rules
- **INV-1.1** A rule. {F2 v1.4}{DEC} (INV-CON-1)

## 2. Rulings
### Part A

#### INV-FAQ-1: A title
- Ruling: so it is.
- Test: try it.

## 3. Decisions
- **INV-CON-1** Decided: this. {R}

## Appendix A. Cards
- **INV-9.9** nothing.
"""


def test_marks_may_stand_behind_a_rule_and_questions_have_ids_like_rules() -> None:
    book = Rulebook("CON", MARKED)
    rule = book.rules["CON-1.1"]
    assert rule.plain == "A rule (Area Effect) is so."
    assert rule.sources == ["seed", "ref", "dec"]
    assert rule.questions == ["CON-Q1"]
    assert rule.decided == ["so it is."]
    assert book.rules["CON-1.2"].plain == "Printed."
    assert [book.rules[each].sources for each in ("CON-1.2", "CON-1.3")] == [["seed"], ["ref"]]
    assert book.questions == {"CON-Q1": "Is it so? Decided: yes."}
    assert book.citing("CON-Q1") == ["CON-1.1"]
    assert [each.id for each in book.uncovered()] == ["CON-1.1", "CON-1.2", "CON-1.3"]


MARKED = """## 1. Rules
- CON-1.1 A rule (Area Effect) [seed] is so. [ref 22a][ref?][dec CON-Q1]
  - decided: so it is.
- CON-1.2 Printed. [card]
- CON-1.3 Seen elsewhere. [peer]

## 21. Open questions
- CON-Q1 Is it so? Decided: yes.
"""


def test_questions_know_the_rules_that_cite_them(book: Rulebook) -> None:
    assert book.questions == {"Q-1": "Is it so? Yes.", "Q-2": "Or so?"}
    assert book.citing("Q-2") == ["LOW-1.2", "LOW-2.A1"]
    assert book.rules["LOW-2.A1"].questions == ["Q-2", "Q-1"]


def test_retired_rules_and_later_versions_need_no_cover(book: Rulebook) -> None:
    assert [rule.id for rule in book.uncovered()] == ["LOW-1.1", "LOW-1.2", "LOW-2.A1", "LOW-EX-1a"]


def test_scenarios_tests_and_reasons_take_a_rule_off_the_list(book: Rulebook) -> None:
    book.cover([("one.yaml", ["LOW-1.1", "LOW-EX-1a"])], [("test_a.py::test_b", ["LOW-1.2"])])
    book.excuse({"LOW-2.A1": "cannot be shown"})
    assert book.uncovered() == []
    assert book.rules["LOW-1.1"].scenarios == ["one.yaml"]
    assert book.rules["LOW-1.2"].tests == ["test_a.py::test_b"]
    assert book.unknown == []


def test_an_id_without_a_rule_is_named_with_its_place(book: Rulebook) -> None:
    book.cover([("one.yaml", ["LOW-9.9"])], [])
    book.excuse({"LOW-8.8": "gone"})
    assert book.unknown == [
        "one.yaml names LOW-9.9, and there is no such rule",
        "uncovered.yaml names LOW-8.8, and there is no such rule",
    ]


@pytest.mark.parametrize("wanted", ["LOW-2.A1", "low-2.a1", "2.A1", "2.a1"])
def test_a_rule_is_found_with_and_without_its_prefix(book: Rulebook, wanted: str) -> None:
    assert book.rule(wanted).id == "LOW-2.A1"


def test_a_rule_that_does_not_exist_is_refused(book: Rulebook) -> None:
    with pytest.raises(WarhostError, match=r"there is no rule 'LOW-7\.7'"):
        book.rule("LOW-7.7")


def test_only_docstrings_of_tests_count(tmp_path: Path) -> None:
    """An id elsewhere in a test, or in a helper, may be about anything."""
    for name, text in (("rules/lords.md", TEXT), ("scenarios/a.yaml", SCENARIO), ("tests/lords/test_a.py", TESTS)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    book = read_rulebook(GAMES["lords"], tmp_path / "rules", tmp_path / "scenarios", tmp_path / "tests")
    assert book.rules["LOW-1.1"].tests == ["tests/lords/test_a.py::test_one"]
    assert book.rules["LOW-2.A1"].tests == ["tests/lords/test_a.py::test_one"]
    assert book.rules["LOW-1.2"].tests == []
    assert book.rules["LOW-1.2"].scenarios == ["scenarios/a.yaml"]
    assert book.unknown == []


SCENARIO = "{game: lords, title: a, covers: [LOW-1.2], position: {}, check: {asked: 1}}\n"
TESTS = '''
def test_one() -> None:
    """LOW-1.1, LOW-2.A1: section LOW-2 as a whole is no rule."""
def test_two() -> None:
    assert "LOW-1.2"
def helper() -> None:
    """LOW-1.2"""
'''


def test_reasons_of_another_form_are_refused(tmp_path: Path) -> None:
    (tmp_path / "lords.md").write_text(TEXT, encoding="utf-8")
    (tmp_path / "uncovered.yaml").write_text("lords: [LOW-1.1]\n", encoding="utf-8")
    with pytest.raises(WarhostError, match="rule ids with the reason"):
        read_rulebook(GAMES["lords"], tmp_path, ROOT / "scenarios", ROOT / "tests")
