"""`warhost puzzles`: solve, prove and find positions from real games in which one first move wins or saves."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots.teaching.puzzles import Puzzle, flaw, looked_for, read_puzzles
from ..engine.errors import WarhostError
from ..scenarios import puzzles_folder
from ..tui.puzzle_quiz import Quiz
from .app import GameName, app, err, examples, out
from .tui import Language, PlainAscii, new_screen, read_line

EPILOG = examples(
    "warhost puzzles {game}",
    "warhost puzzles {game} --number 7 --solution",
    "warhost puzzles {game} --prove",
    "warhost puzzles GAME --find 400 --seed 71 --jobs 4 --out puzzles/GAME.jsonl",
    more="""\
The seat that is asked can win this turn, or escape defeat, whatever the enemy answers, and only one answer does it.""",
)


@app.command(epilog=EPILOG)
def puzzles(
    game: GameName,
    number: Annotated[int, typer.Option(min=0, help="Which one, from 1; 0 takes any.")] = 0,
    solution: Annotated[bool, typer.Option("--solution", help="Tell the answer at once.")] = False,
    prove: Annotated[bool, typer.Option("--prove", help="Try everything in each, and fail if one is flawed.")] = False,
    look: Annotated[int, typer.Option("--find", min=0, help="Play so many games and look for puzzles in them.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to share the work; the result is the same.")] = 1,
    write: Annotated[Path | None, typer.Option("--out", help="The file for what is found.")] = None,
    language: Language = "",
    plain: PlainAscii = False,
) -> None:
    """Solve a puzzle: find the one move that wins this turn, or saves from defeat."""
    if look:
        found = search(game, look, seed, jobs)
        text = "".join([f"{each.line()}\n" for each in found])
        if write is None:
            typer.echo(text, nl=False)
        else:
            write.write_text(text, encoding="utf-8")
        err.print(f"{len(found)} puzzles in {look} games", markup=False)
        return
    every = read_puzzles(puzzles_folder() / f"{game}.jsonl")
    if prove:
        prove_all(every)
        return
    if number > len(every) or not every:
        raise WarhostError(f"there are {len(every)} puzzles of {game}")
    at = number or secrets.randbelow(len(every)) + 1
    Quiz(every[at - 1], at, new_screen(language, plain, game), read_line).run(solution)


def search(game: str, games: int, seed: int, jobs: int) -> list[Puzzle]:
    """Search for puzzles with a progress bar."""
    found: list[Puzzle] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        for each in looked_for(game, games, seed, ("greedy", "greedy"), jobs):
            progress.advance(task)
            found += each
    return found


def prove_all(every: list[Puzzle]) -> None:
    flaws = [(at, wrong) for at, each in enumerate(every, start=1) if (wrong := flaw(each))]
    for at, wrong in flaws:
        err.print(f"puzzle {at}: {wrong}", markup=False)
    out.print(f"{len(every) - len(flaws)} of {len(every)} puzzles proved", markup=False)
    if flaws:
        raise typer.Exit(1)
