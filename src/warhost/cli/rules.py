"""`warhost rules`: the rules of a game, and which scenarios and tests cover them."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ..engine.plain import JsonData
from ..games import find_game
from ..rulebook import ENGLISH, Rule, Rulebook, Section, read_rulebook, read_rules, tests_folder
from ..text import LANGUAGES
from ..text.ruling_words import ruling_words
from .app import GameName, app, examples, fail, out


@app.command(
    epilog=examples(
        "warhost rules {game}",
        "warhost rules {game} 7.3",
        "warhost rules {game} --uncovered",
    )
)
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, shown whole.")] = None,
    uncovered: Annotated[bool, typer.Option("--uncovered", help="Only rules that nothing covers.")] = False,
    tests: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the tests lie; an installed Warhost comes without.")
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of the rules.")] = ENGLISH,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """List every rule with the scenarios and tests that cover it, or show one rule whole.

    With --uncovered the exit code is 1 if there is such a rule.
    """
    book = read_rulebook(find_game(game), tests=tests)
    if lang != ENGLISH:
        if lang not in LANGUAGES:
            fail(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
        book.say(read_rules(find_game(game), lang))
    if rule is not None:
        found = book.rule(rule)
        if as_json:
            typer.echo(json.dumps(_data(found), ensure_ascii=False))
        else:
            _show(book, found, ruling_words(lang)["decision"])
        return
    left = book.uncovered()
    if as_json:
        typer.echo(json.dumps(_listing(book, game, left if uncovered else None), ensure_ascii=False))
    else:
        for section in book.sections:
            _list(book, section, left, uncovered)
        if tests is None and tests_folder() is None:
            out.print("The tests are not installed here; rules that only they cover appear without.", style="yellow")
        _sum_up(book, left)
    if uncovered and left:
        raise typer.Exit(1)


def _list(book: Rulebook, section: Section, left: list[Rule], only_left: bool) -> None:
    """Print a section as a table."""
    shown = [rule for rule in section.rules if not only_left or rule in left]
    asked = {} if section.rules or only_left else book.questions
    if not shown and not asked:
        return
    title = f"{section.title.split(' (')[0]}: beyond version 1" if section.beyond else section.title
    out.print(f"\n{section.number} {title}", style="bold", markup=False)
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, ratio=1)  # the text is cut at the width of the screen
    table.add_column(no_wrap=True, style="dim")
    table.add_column(no_wrap=True)
    for rule in shown:
        state = "beyond" if section.beyond else _count(rule)
        style = "red" if rule in left else "dim" if section.beyond or not rule.covered else "green"
        table.add_row(Text(rule.id), Text(_begun(rule)), Text(" ".join(rule.questions)), Text(state, style))
    for question, text in asked.items():
        table.add_row(Text(question), Text(text), Text(" ".join(book.citing(question))), Text())
    out.print(table)


def _count(rule: Rule) -> str:
    if rule.retired:
        return "retired"
    counted = [("scenario", len(rule.scenarios)), ("test", len(rule.tests))]
    said = [f"{count} {what}{'s' if count > 1 else ''}" for what, count in counted if count]
    return ", ".join(said) or ("excused" if rule.reason else "uncovered")


def _begun(rule: Rule) -> str:
    """The beginning of a rule's text, without its source marks."""
    text = rule.text
    while text.startswith("[") and "]" in text:
        text = text[text.index("]") + 1 :].lstrip()
    return text


def _sum_up(book: Rulebook, left: list[Rule]) -> None:
    needed = [rule for section in book.sections for rule in section.rules if not section.beyond and not rule.retired]
    files = {name for rule in needed for name in rule.scenarios}
    functions = {name for rule in needed for name in rule.tests}
    covered = sum(rule.covered for rule in needed)
    excused = sum(bool(rule.reason) and not rule.covered for rule in needed)
    said = f"\n{covered} of {len(needed)} rules covered by {len(files)} scenarios and {len(functions)} tests"
    said += f"; {excused} excused" if excused else ""
    said += f"; {len(left)} uncovered: {', '.join(rule.id for rule in left)}" if left else ""
    out.print(said, style="red" if left else "green", markup=False)
    for problem in book.unknown:
        out.print(problem, style="red", markup=False, soft_wrap=True)


def _show(book: Rulebook, rule: Rule, decision: str) -> None:
    """Print one rule with its sources, scenarios and tests."""
    out.print(rule.id, style="bold", markup=False)
    out.print(rule.plain, markup=False)
    for each in rule.notes:
        out.print(f"{decision}: {each}", markup=False)
    for question in rule.questions:
        out.print(f"{question}: {book.questions.get(question, '')}", style="dim", markup=False)
    if rule.reason:
        out.print(f"covered by nothing: {rule.reason}", style="yellow", markup=False)
    for what, names in (("scenario", rule.scenarios), ("test", rule.tests)):
        for name in names:
            out.print(f"{what}  {name}", style="green", markup=False, soft_wrap=True)
    if not rule.covered and not rule.reason:
        out.print("no scenario and no test", style="red")


def _data(rule: Rule) -> JsonData:
    return {
        "id": rule.id,
        "text": rule.text,
        "decided": rule.decided,
        "questions": rule.questions,
        "scenarios": rule.scenarios,
        "tests": rule.tests,
        "covered": rule.covered,
        "reason": rule.reason or None,
    }


def _listing(book: Rulebook, game: str, only: list[Rule] | None) -> JsonData:
    sections = [
        {
            "number": section.number,
            "title": section.title,
            "beyond": section.beyond,
            "rules": [_data(rule) for rule in section.rules if only is None or rule in only],
        }
        for section in book.sections
    ]
    return {
        "game": game,
        "sections": sections,
        "questions": book.questions,
        "uncovered": [rule.id for rule in book.uncovered()],
        "unknown": book.unknown,
    }
