"""The report of `warhost deck check`, for every game."""

import json
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path

import typer

from ...decks import Problem, plain
from ..app import out


def print_report(facts: Mapping[str, object], found: list[Problem]) -> None:
    """Print the problems as JSON."""
    listing = [
        {
            "name": each.name,
            "illegal": each.illegal,
            "rule": each.rule or None,
            "card": each.card or None,
            **each.args,
            "text": each.text,
        }
        for each in found
    ]
    typer.echo(json.dumps({**facts, "problems": listing}, ensure_ascii=False))


def tell(
    file: Path, legal: str, broken: str, found: list[Problem], say: Callable[[Problem], str], names: list[str]
) -> None:
    """Print the problems for people: that the file is `legal`, or the number of problems (`broken`) and each of them.

    `names` are the codes and names of all cards, for suggestions.
    """
    illegal = [each for each in found if each.illegal]
    waiting = [each for each in found if not each.illegal]
    if illegal:
        count = "1 problem" if len(illegal) == 1 else f"{len(illegal)} problems"
        out.print(f"{file}: {count} {broken}", style="red", markup=False, soft_wrap=True)
    else:
        out.print(f"{file}: {legal}", style="green", markup=False, soft_wrap=True)
    width = max([len(each.rule) for each in illegal], default=0)
    for each in illegal:
        out.print(f"  {each.rule:{width}}  {say(each)}{_hint(each, names)}", markup=False, soft_wrap=True)
    if waiting:
        out.print("Not playable yet:", style="yellow")
        for each in waiting:
            out.print(f"  {say(each)}", markup=False, soft_wrap=True)


def print_unknown(counts: dict[str, int], known: Mapping[str, object]) -> None:
    """Print the cards of a deck that do not exist, below a list of those that do."""
    for code, count in counts.items():
        if code not in known:
            out.print(f"{count:2} {code}: unknown card", style="red", markup=False, soft_wrap=True)


def _hint(problem: Problem, names: list[str]) -> str:
    """A suggestion for an unknown card or warlord."""
    if problem.name not in ("unknown-card", "unknown-warlord"):
        return ""
    by_plain = {plain(name): name for name in names}
    close = get_close_matches(plain(problem.card or str(problem.args.get("warlord", ""))), by_plain, n=3)
    return f" Did you mean {' or '.join(by_plain[each] for each in close)}?" if close else ""
