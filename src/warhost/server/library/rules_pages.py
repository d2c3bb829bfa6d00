"""HTTP handlers of rules pages, in the reader's language, each rule with the scenarios that show it."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, cast

from litestar import get
from litestar.params import FromPath, FromQuery

from ...games import find_game
from ...rulebook import ENGLISH, Rule, Rulebook, Section, read_rules, said_in
from ...text import LANGUAGES
from ..protocol import RuleInfo, RuleQuestion, RuleScenario, RuleSection, RulesInfo
from ..refusing import refuse
from ..tables.places import known_adapter
from .caching import KEPT, encoded
from .scenario_index import scenarios_of

Source = Literal["seed", "ref", "dec"]


@get("/api/rules/{game:str}", summary="The rules of a game with their scenarios", sync_to_thread=True, opt=KEPT)
def rules(game: FromPath[str], language: FromQuery[str] = ENGLISH) -> RulesInfo:
    known_adapter(game)
    if language not in LANGUAGES:
        raise refuse("unknown-language", 404)
    return encoded(rules_of(game, language))


@cache
def rules_of(name: str, language: str) -> RulesInfo:
    """The rules of a game in a language, cached.  The English rules define which sections are for later versions."""
    game = find_game(name)
    english = read_rules(game)
    book, asked = said_in(game, language), language
    if book is None:
        book, language = english, ENGLISH
    later = {section.number for section in english.sections if section.beyond}
    shown: dict[str, list[RuleScenario]] = {}
    for scenario in scenarios_of(name, asked):
        for covered in scenario.covers:
            shown.setdefault(covered, []).append(RuleScenario(scenario.path, scenario.title))
    return RulesInfo(name, language, [_section(book, each, later, shown) for each in book.sections])


def _section(book: Rulebook, section: Section, later: set[int], shown: dict[str, list[RuleScenario]]) -> RuleSection:
    title = section.title.split(" (")[0] if section.number in later else section.title.split(" [")[0]
    asked = [RuleQuestion(each, book.questions[each], book.citing(each)) for each in section.questions]
    told = [_rule(rule, shown.get(rule.id, [])) for rule in section.rules]
    return RuleSection(section.number, title, section.intro, section.number in later, told, asked)


def _rule(rule: Rule, scenarios: list[RuleScenario]) -> RuleInfo:
    sources = cast(list[Source], rule.sources)  # the parser of rules accepts no other source
    return RuleInfo(rule.id, rule.plain, rule.group, sources, rule.questions, rule.notes, scenarios)


HANDLERS: Final = [rules]
