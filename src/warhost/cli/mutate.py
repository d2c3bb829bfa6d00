"""`warhost mutate`: change card definitions one thing at a time, and list the changes that no scenario notices."""

import json
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from ..engine.plain import JsonData
from ..mutation.blank import BlankCheck
from ..mutation.campaign import Campaign
from ..mutation.naming import NamingIndex
from ..mutation.records import Records, records_folder
from ..mutation.trial import INVALID, NOTICED, RESULTS, SURVIVED, Verdict
from ..mutation.workers import Task, try_all
from ..scenarios import PACKAGE
from .app import GameName, app, err, examples, fail, out
from .options import grouped


@dataclass(frozen=True)
class Choice:
    """Options: the mutants to try."""

    sample: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only so many mutants, drawn at random.")] = (
        None
    )
    seed: Annotated[int, typer.Option(help="What the sample is drawn with.")] = 0
    facts: Annotated[bool, typer.Option("--facts", help="Also change printed numbers, traits and uniqueness.")] = False
    changed: Annotated[bool, typer.Option("--changed", help="Only cards changed since their last recorded run.")] = (
        False
    )


@dataclass(frozen=True)
class Places:
    """Options: the folders of records, scenarios and results."""

    record: Annotated[
        bool, typer.Option("--record", help="Record the run: digests of the cards, and the survivors left.")
    ] = False
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where records are kept; tests/mutation by default.")
    ] = None
    scenarios: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="The scenarios; those of Warhost itself by default.")
    ] = None
    survivors: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the survivors to this file, a line each.")
    ] = None


@app.command(
    epilog=examples(
        "warhost mutate GAME",
        "warhost mutate GAME core-005",
        "warhost mutate GAME --sample 500 --seed 7 --jobs 8",
        "warhost mutate GAME --changed --record",
    )
)
@grouped
def mutate(
    game: GameName,
    card: Annotated[
        str | None,
        typer.Argument(metavar="CARD", help="A code, a name or a part of one; without any, all.", show_default=False),
    ] = None,
    *,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; one for each processor by default.")] = (
        os.cpu_count() or 1
    ),
    choice: Choice,
    places: Places,
    blank: Annotated[
        bool, typer.Option("--blank", help="Instead: list the scenarios about cards that pass without the cards' text.")
    ] = False,
    timeout: Annotated[float, typer.Option(metavar="SECONDS", help="How long one mutant may take.")] = 120.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Change card definitions one thing at a time, and list the changes that no scenario notices.

    A scenario is run if it names the card.  Exit code 0: every change was noticed, or is listed as equivalent.  1: some
    were not, or a change that is listed as equivalent was noticed.  2: bad input.
    """
    if places.record and (choice.sample is not None or choice.facts):
        fail("a run with --sample or --facts cannot be recorded")
    kept = Records(game, places.records or records_folder())
    campaign = Campaign(game, choice.facts, NamingIndex(game, places.scenarios))
    codes = campaign.chosen(card) if card is not None else campaign.codes()
    if blank:
        _list_blank(BlankCheck(campaign, codes, kept.inert()))
        return
    if choice.changed:
        codes = campaign.changed(codes, kept)
    verdicts = _watched(campaign, campaign.tasks(codes, choice.sample, choice.seed), jobs, timeout)
    report = Report(campaign, codes, verdicts, kept)
    if places.record:
        kept.record({code: campaign.digest(code) for code in codes}, report.left(), campaign.codes())
    if places.survivors is not None:
        places.survivors.write_text("".join(f"{line}\n" for line in report.lines()), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False))
    else:
        report.print()
    if report.survived or report.wrong:
        raise typer.Exit(1)


def _list_blank(check: BlankCheck) -> None:
    """Print the scenarios that show nothing of what their cards do; exit code 1 if there are any."""
    found = list(check.passing())
    for file, why in found:
        out.print(f"{file.path}  {why}", markup=False, soft_wrap=True)
    out.print(f"{len(found)} scenarios pass without the text of their cards", style="red" if found else "green")
    if found:
        raise typer.Exit(1)


class Report:
    """Results: verdicts in the order of cards and mutants."""

    def __init__(self, campaign: Campaign, codes: list[str], verdicts: list[Verdict], records: Records) -> None:
        self._campaign = campaign
        places = {
            (code, mutant): (at, number)
            for at, code in enumerate(codes)
            for number, mutant in enumerate(campaign.mutants(code))
        }
        self.verdicts = sorted(verdicts, key=lambda verdict: places[verdict.code, verdict.mutant])
        survived = [each for each in self.verdicts if each.result == SURVIVED]
        self.equivalent = [each for each in survived if campaign.why_equivalent(each.code, each.mutant, records)]
        self.survived = [each for each in survived if each not in self.equivalent]
        self.wrong = [
            each
            for each in self.verdicts
            if each.result in NOTICED and campaign.why_equivalent(each.code, each.mutant, records)
        ]
        self.cards = len(codes)

    def left(self) -> dict[str, list[str]]:
        """The survivors by card."""
        found: dict[str, list[str]] = {}
        for each in self.survived:
            found.setdefault(each.code, []).append(each.mutant)
        return found

    def counts(self) -> dict[str, int]:
        counted = Counter(each.result for each in self.verdicts)
        counted[SURVIVED] = len(self.survived)
        return {**{result: counted[result] for result in RESULTS}, "equivalent": len(self.equivalent)}

    def lines(self) -> list[str]:
        """One line for each survivor: its definition's location, the card, and the change."""
        return [f"{self._where(each)}\t{each.code}\t{self._name(each)}\t{self._change(each)}" for each in self.survived]

    def data(self) -> JsonData:
        return {
            "cards": self.cards,
            **self.counts(),
            "survivors": [
                {"card": each.code, "name": self._name(each), "mutant": each.mutant, "where": self._where(each)}
                for each in self.survived
            ],
            "invalid mutants": [f"{each.code} {each.mutant}" for each in self.verdicts if each.result == INVALID],
            "noticed but listed as equivalent": [f"{each.code} {each.mutant}" for each in self.wrong],
        }

    def print(self) -> None:
        for line in self.lines():
            where, code, name, mutant = line.split("\t")
            out.print(f"{where}  {code} {name}  {mutant}", markup=False, soft_wrap=True)
        for each in self.wrong:
            said = f"listed as equivalent, but noticed: {each.code} {each.mutant} ({each.by})"
            out.print(said, style="red", markup=False, soft_wrap=True)
        said = ", ".join(f"{count} {result}" for result, count in self.counts().items() if count)
        style = "red" if self.survived or self.wrong else "green"
        out.print(f"{self.cards} cards, {len(self.verdicts)} mutants: {said or 'none'}", style=style, markup=False)

    def _where(self, verdict: Verdict) -> str:
        path, line = self._campaign.definitions.where(verdict.code, verdict.mutant)
        in_checkout = Path("src") / "warhost" / path.relative_to(PACKAGE)
        return f"{in_checkout if in_checkout.exists() else path}:{line}"

    def _change(self, verdict: Verdict) -> str:
        erratum = self._campaign.definitions.undoes(verdict.code, verdict.mutant)
        return f"{verdict.mutant} (undoes {erratum})" if erratum else verdict.mutant

    def _name(self, verdict: Verdict) -> str:
        return str(self._campaign.definitions.card(verdict.code).name)


def _watched(campaign: Campaign, tasks: list[Task], jobs: int, timeout: float) -> list[Verdict]:
    """All verdicts, with a progress bar.  The bar uses no thread, because workers are forked."""
    found = []
    total = sum(len(ids) for _, ids in tasks)
    with Progress(console=err, transient=True, disable=not err.is_terminal, auto_refresh=False) as progress:
        bar = progress.add_task("Trying", total=total)
        for verdict in try_all(tasks, campaign.attempt, jobs, timeout):
            found.append(verdict)
            progress.update(bar, advance=1, refresh=True)
    return found
