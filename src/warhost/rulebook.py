"""The rules of a game as numbered statements, and which scenarios and tests cover each of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .engine.errors import BadScenario, WarhostError
from .engine.game import Game
from .scenarios import CHECKOUT, find_scenarios, load_scenario, read_yaml, rules_folder, scenarios_folder

SECTION: Final = re.compile(r"^## (\d+)\.? (.+)$")
QUESTION: Final = re.compile(r"^- (Q-\d+) (.+)$")
CITED: Final = re.compile(r"\bQ-\d+\b|\b[A-Z]+-(?:(?:CON|OPEN)-|Q)\d+\b")
DECIDED: Final = re.compile(r"^\s*- (?:decided|rozstrzygnięto|решено): (.+)$")
MARK: Final = re.compile(r"\s*\[((?:seed|ref[: ?]|card\b|peer|dec)[^\]]*)\]")  # the source of a sentence, in brackets
TAG: Final = re.compile(r"\s*\{(P|R|F1|F2|F3|FT|FS|D|DEC)(?: [^}]*)?\}")  # the source, as letters: {F2 v1.4}
SOURCE: Final = re.compile(r"^\| \{(\w+)\} \| ([^|-][^|]*) \|")  # a table row that explains the letters of a source
EMPHASIS: Final = re.compile(r"(\*\*|`)|\*(?=\S)(.+?)(?<=\S)\*")  # Markdown: **so**, `so` or *so*
DECISION: Final = re.compile(r"^[A-Z]+-(?:(?:CON|OPEN)-|Q)\d+$")  # the id of a decision between documents
GROUP: Final = re.compile(r"^(?:[A-Z] -|###) (.+)$")  # a heading of a group of rules in a section
ENGLISH: Final = "en"  # the language of the authoritative rules; each translation is in a separate folder
NOT_YET: Final = "not in version 1"  # marks the heading of a section of rules that are not implemented yet
FIRST_ID: Final = re.compile(r"^- ([A-Z]+)-\d", re.MULTILINE)  # in a file of rules: the prefix of its ids
UNCOVERED: Final = "uncovered.yaml"  # in the folder of the rules: for each game, rule ids and why they are not covered


class BadRules(WarhostError):
    """Rules that cannot be read, or that are asked for by a wrong id."""


@dataclass
class Rule:
    """One numbered statement with everything known about it."""

    id: str
    text: str
    group: str = ""  # the heading of the group to which the rule belongs
    decided: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    reason: str = ""  # why no scenario or test covers the rule, if that is intended
    sentence: str = ""  # for a decision: its text, with the names of its sources instead of letters

    @property
    def covered(self) -> bool:
        return bool(self.scenarios or self.tests)

    @property
    def retired(self) -> bool:
        return self.text.startswith("retired")

    @property
    def decision(self) -> bool:
        """True if it only records a decision: the rules that follow from it are what must be covered."""
        return DECISION.match(self.id) is not None

    @property
    def plain(self) -> str:
        """The text as people read it."""
        return readable(self.sentence or self.text)

    @property
    def notes(self) -> list[str]:
        """The decisions attached to it, as people read them."""
        return [readable(note) for note in self.decided]

    @property
    def sources(self) -> list[str]:
        """Its sources: `seed` (the rulebook, a card), `ref` (other players), `dec` (our decision)."""
        marks = ", ".join(MARK.findall(self.text)).replace("card", "seed").replace("peer", "ref")
        tags = set(TAG.findall(self.text))
        marks += ", dec" if "DEC" in tags else ""
        marks += ", seed" if tags - {"DEC"} else ""
        return [kind for kind in ("seed", "ref", "dec") if re.search(rf"\b{kind}\b", marks)]

    @property
    def questions(self) -> list[str]:
        """The open questions it cites."""
        return list(dict.fromkeys(CITED.findall(self.text)))


@dataclass
class Section:
    """A heading and the rules under it."""

    number: int
    title: str
    rules: list[Rule] = field(default_factory=list)
    intro: str = ""  # text between the heading and the first rule
    questions: list[str] = field(default_factory=list)  # questions that the section answers

    @property
    def beyond(self) -> bool:
        """True if it is recorded for later versions and need not be covered."""
        return NOT_YET in self.title


class Rulebook:
    """All rules of a game by section, and its decided questions.

    `supplements` are texts with further sections, whose ids have another prefix.
    """

    def __init__(self, prefix: str, text: str, supplements: Iterable[str] = ()) -> None:
        self.prefixes = [prefix]
        self.sections: list[Section] = []
        self.questions: dict[str, str] = {}
        self._read(prefix, text)
        for each in supplements:
            found = FIRST_ID.search(each)
            if found is None:
                raise BadRules("a supplement has no rule")
            self.prefixes.append(found[1])
            self._read(found[1], each)
        self.rules = {rule.id: rule for section in self.sections for rule in section.rules}
        sources = {found[1]: found[2] for found in map(SOURCE.match, text.splitlines()) if found}
        for each, rule in self.rules.items():
            if rule.decision:
                rule.sentence = TAG.sub(lambda tag: _named(tag, sources), rule.text)
                self.questions[each] = rule.plain
        self.unknown: list[str] = []  # rule ids that scenarios or tests name, but that do not exist

    def rule(self, wanted: str) -> Rule:
        """The rule with an id; the prefix of the game may be left out."""
        name = wanted.upper()
        for each in (name, *[f"{prefix}-{name}" for prefix in self.prefixes]):
            for known in self.rules:
                if known.upper() == each:
                    return self.rules[known]
        raise BadRules(f"there is no rule {wanted!r}; `warhost rules` lists them all")

    def citing(self, question: str) -> list[str]:
        """The rules that cite a question."""
        return [rule.id for rule in self.rules.values() if question in rule.questions]

    def uncovered(self) -> list[Rule]:
        """The rules of this version that neither a scenario nor a test covers and that have no listed reason."""
        return [
            rule
            for section in self.sections
            for rule in section.rules
            if not section.beyond and not rule.covered and not rule.retired and not rule.decision and not rule.reason
        ]

    def cover(self, scenarios: Iterable[tuple[str, list[str]]], tests: Iterable[tuple[str, list[str]]]) -> None:
        """Record coverage: names of scenarios and tests with the ids they name."""
        for name, ids in scenarios:
            for each in ids:
                self._known(each, name).scenarios.append(name)
        for name, ids in tests:
            for each in ids:
                self._known(each, name).tests.append(name)

    def excuse(self, reasons: dict[str, str]) -> None:
        """Record why some rules are not covered."""
        for each, reason in reasons.items():
            self._known(each, UNCOVERED).reason = reason

    def say(self, other: Rulebook) -> None:
        """Replace texts by those of another language, rule by rule; missing ones stay as they are."""
        titles = {section.number: section for section in other.sections}
        for section in self.sections:
            told = titles.get(section.number)
            if told is not None and not section.beyond:
                section.title, section.intro = told.title, told.intro
        for each, rule in self.rules.items():
            said = other.rules.get(each)
            if said is not None:
                rule.text, rule.group, rule.decided, rule.sentence = said.text, said.group, said.decided, said.sentence
        self.questions |= {each: said for each, said in other.questions.items() if each in self.questions}

    def _known(self, wanted: str, where: str) -> Rule:
        if wanted not in self.rules:
            self.unknown.append(f"{where} names {wanted}, and there is no such rule")
            return Rule(wanted, "")
        return self.rules[wanted]

    def _read(self, prefix: str, text: str) -> None:
        """Parse headings, list items and their continuation lines; a rule may have a separate heading."""
        item = re.compile(rf"^- \**({_ids(prefix)})\** (.+)$")
        titled_rule = re.compile(rf"^#### ({_ids(prefix)}): (.+)$")
        rule: Rule | None = None
        question = group = ""
        headed = False
        for line in text.splitlines():
            if heading := SECTION.match(line):
                self.sections.append(Section(int(heading[1]), heading[2]))
                rule, question, group, headed = None, "", "", False
            elif line.startswith("## "):
                break  # the appendices follow, without numbered rules
            elif alone := titled_rule.match(line):
                rule, question, headed = Rule(alone[1], f"{alone[2].rstrip('.?')}.", group), "", True
                self.sections[-1].rules.append(rule)
            elif headed and rule is not None and line.startswith("- "):
                rule.text += f" {line[2:]}"
            elif found := item.match(line):
                if not self.sections:
                    raise BadRules(f"{found[1]} stands before the first section")
                rule, question, headed = Rule(found[1], found[2], group), "", False
                self.sections[-1].rules.append(rule)
            elif asked := QUESTION.match(line):
                rule, question = None, asked[1]
                self.questions[question] = asked[2]
                if self.sections:
                    self.sections[-1].questions.append(question)
            elif rule is not None and (decided := DECIDED.match(line)):
                rule.decided.append(decided[1])
            elif line.startswith("  ") and rule is not None and rule.decided:
                rule.decided[-1] += f" {line.strip()}"
            elif line.startswith("  ") and rule is not None:
                rule.text += f" {line.strip()}"
            elif line.startswith("  ") and question:
                self.questions[question] += f" {line.strip()}"
            else:
                rule, question = None, ""
                headed = False
                if titled := GROUP.match(line):
                    group = titled[1]
                elif self.sections and not self.sections[-1].rules and line.strip():
                    self.sections[-1].intro = f"{self.sections[-1].intro} {line.strip()}".lstrip()


def readable(text: str) -> str:
    """A line of the rules without the marks of its sources and of emphasis."""
    return EMPHASIS.sub(r"\2", TAG.sub("", MARK.sub("", text))).strip()


def read_rules(game: Game, language: str = ENGLISH, rules: Path | None = None) -> Rulebook:
    """The rules of a game in a language, without their coverage; BadRules if there are none."""
    folder = rules or rules_folder()
    path = (folder if language == ENGLISH else folder / language) / f"{game.name}.md"
    try:
        supplements = [each.read_text(encoding="utf-8") for each in sorted(path.parent.glob(f"{game.name}-*.md"))]
        return Rulebook(game.prefix, path.read_text(encoding="utf-8"), supplements)
    except OSError as failed:
        raise BadRules(f"cannot read {path}: {failed.strerror}") from None


def said_in(game: Game, language: str) -> Rulebook | None:
    """The rules of a game in a language; untranslated parts are in English.  None if nothing is translated."""
    book = read_rules(game)
    if language != ENGLISH:
        try:
            book.say(read_rules(game, language))
        except BadRules:
            return None
    return book


def read_rulebook(
    game: Game, rules: Path | None = None, scenarios: Path | None = None, tests: Path | None = None
) -> Rulebook:
    """The rules of a game with their coverage, from the given folders or those that come with Warhost."""
    rules = rules or rules_folder()
    book = read_rules(game, rules=rules)
    scenarios = scenarios or scenarios_folder()
    tests = tests or tests_folder()
    book.cover(_scenario_ids(scenarios, game.name), _test_ids(tests, book.prefixes) if tests is not None else [])
    book.excuse(_reasons(rules / UNCOVERED, game.name))
    return book


def tests_folder() -> Path | None:
    """The tests of a checkout; an installed Warhost has none."""
    folder = CHECKOUT / "tests"
    return folder if folder.is_dir() and (CHECKOUT / "scenarios").is_dir() else None


def _named(tag: re.Match[str], sources: dict[str, str]) -> str:
    """The name of a source for its letters; other tags have none."""
    return f"{tag[0].partition('{')[0]}[{sources[tag[1]]}]" if tag[1] in sources else ""


def _ids(prefix: str) -> str:
    """A pattern of the ids of rules: LOW-7.3, LOW-15.A1, LOW-EX-1a; a whole section (LOW-15) does not match."""
    return rf"{re.escape(prefix)}-(?:\d+\.[A-Z]?\d+[a-z]?|[A-Z]+-?\d+[a-z]?)"


def _scenario_ids(folder: Path, game: str) -> list[tuple[str, list[str]]]:
    """The ids that scenarios of a game name; files that do not contain the game's name are skipped."""
    named = re.compile(rf"\b{re.escape(game)}\b")
    files = [path for path in find_scenarios([folder]) if named.search(path.read_text(encoding="utf-8"))]
    loaded = [(path, load_scenario(path)) for path in files]
    return [(str(path.relative_to(folder.parent)), found.covers) for path, found in loaded if found.game == game]


def _test_ids(folder: Path, prefixes: Iterable[str]) -> list[tuple[str, list[str]]]:
    """The ids in the docstring of every test function: the rules that a test exercises."""
    named = re.compile("|".join([rf"\b{_ids(prefix)}\b" for prefix in prefixes]))
    found = []
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if not named.search(text):
            continue
        for node in ast.walk(ast.parse(text, str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                ids = list(dict.fromkeys(named.findall(ast.get_docstring(node) or "")))
                if ids:
                    found.append((f"{path.relative_to(folder.parent)}::{node.name}", ids))
    return found


def _reasons(path: Path, game: str) -> dict[str, str]:
    if not path.exists():
        return {}
    data: object = read_yaml(path) or {}
    reasons = data.get(game) or {} if isinstance(data, dict) else None
    if not isinstance(reasons, dict) or not all(isinstance(reason, str) for reason in reasons.values()):
        raise BadScenario(f"{path}: it lists, by game, rule ids with the reason why nothing covers them")
    return reasons
