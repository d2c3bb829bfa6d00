"""`warhost replay` and `warhost verify`: show and check journals."""

import hashlib
import json
from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import BadJournal, WarhostError
from ..engine.files import read_whole
from ..engine.history.match import Match
from ..engine.history.replay import replay as replay_journal
from ..engine.plain import JsonData
from ..server.tables.records.fairness import Verdict, check_journal
from ..tui.journals import open_journal
from ..tui.replaying import Replayer
from .app import app, out
from .tui import Language, PlainAscii, new_screen, read_line

JournalArgument = Annotated[Path, typer.Argument(help="A journal: the file a game was kept in.")]


@app.command(
    epilog="Examples:\n\nwarhost replay game.jsonl\n\nwarhost replay game.jsonl --at 12 --seat 2\n\n"
    "warhost replay game.jsonl --log --lang pl"
)
def replay(
    file: JournalArgument,
    at: Annotated[int | None, typer.Option(help="Print the position after so many answers, and no more.")] = None,
    seat: Annotated[int, typer.Option(help="Whose eyes to look through: 1, 2 ...; 0 is a spectator.")] = 0,
    log: Annotated[bool, typer.Option("--log", help="Print the whole game as sentences, and no more.")] = False,
    language: Language = "",
    plain: PlainAscii = False,
) -> None:
    """Step through a game, forwards and back, as a seat or a spectator saw it."""
    journal, game = open_journal(file)
    match = replay_journal(journal, game)
    seats = len(match.state.view(-1)["sides"])  # type: ignore[arg-type]
    if not 0 <= seat <= seats:
        raise WarhostError(f"there is no seat {seat}: the game has seats 1 to {seats}, and 0 for a spectator")
    if at is not None and not 0 <= at <= len(journal.answers):
        raise WarhostError(f"there is no answer {at}: {file.name} has 0 to {len(journal.answers)}")
    replayer = Replayer(journal, game, new_screen(language, plain, game.name), seat - 1)
    if log:
        replayer.log()
    elif at is not None:
        replayer.at = at
        replayer.show()
    else:
        replayer.run(read_line)


@app.command(epilog="Examples:\n\nwarhost verify game.jsonl\n\nwarhost verify game.jsonl --json")
def verify(
    file: JournalArgument,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
) -> None:
    """Play a journal again from its beginning; check that every answer was legal and that its shuffles were fair.

    Says how it ended and the digest of the last position: equal digests mean equal games. Exits with 2 if the journal
    is damaged, of another version, does not reproduce, or was not dealt as its proof says.
    """
    try:
        journal, game = open_journal(file)
        match = replay_journal(journal, game)
        shuffles = check_journal(read_whole(file, "journal", BadJournal))
        if shuffles.kind == "unfair":
            raise BadJournal(f"{file.name}: its shuffles were not fair: {shuffles.detail}")
    except WarhostError as wrong:
        if not as_json:
            raise
        typer.echo(json.dumps({"file": file.name, "ok": False, "error": str(wrong)}))
        raise typer.Exit(2) from None
    report = report_of(file, match, shuffles)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        out.print(sentence(report), markup=False, soft_wrap=True)


def report_of(file: Path, match: Match, shuffles: Verdict) -> JsonData:
    """The report on a journal as JSON data."""
    outcome = match.state.outcome
    ended = None
    if outcome is not None:
        ended = {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason, "rule": outcome.rule}
    return {
        "file": file.name,
        "ok": True,
        "game": match.header.game,
        "version": match.header.version,
        "answers": len(match.answers),
        "cut_off": cut_off(file, len(match.answers)),
        "ended": ended,
        "shuffles": shuffles.kind,
        "digest": hashlib.sha256(match.state.save().encode()).hexdigest(),
    }


def cut_off(file: Path, answers: int) -> bool:
    """True if the file ends in the middle of a line, which is then ignored."""
    return len([line for line in file.read_text(encoding="utf-8").split("\n") if line.strip()]) > answers + 1


def sentence(report: JsonData) -> str:
    """The report in one line."""
    ended = "not over yet"
    if report["ended"] is not None:
        winners = [str(seat) for seat in report["ended"]["winners"]]
        won = f"won by seat {' and '.join(winners)}" if winners else "drawn"
        ended = f"{won} ({report['ended']['reason']}, {report['ended']['rule']})"
    cut = "; its last line is cut off and was left out" if report["cut_off"] else ""
    fair = "; its shuffles were fair" if report["shuffles"] == "fair" else ""
    return f"{report['file']}: reproduces, {report['answers']} answers, {ended}{cut}{fair}; sha256 {report['digest']}"
