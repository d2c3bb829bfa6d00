"""`warhost train`: weights for the thinking bots, learned from games against themselves."""

from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ...bots.learning.strength import strength_plot
from ...bots.learning.training import Generation, Training, TrainingConfig, played
from ...bots.series.parallel import parallel_map
from ...engine.errors import WarhostError
from ..app import GameName, app, err, examples, out
from ..options import Workers, grouped

EPILOG = examples(
    "warhost train {game} --out training --games 400 --generations 3 --jobs 8",
    "warhost train {game} --out training --hidden 32 --policy-games 12000 --jobs 8",
    "warhost train {game} --out training --hidden 16 --cluster local",
    more="""\
A training that was stopped goes on when the same command is given again.  progress.jsonl tells what came of each
generation, strength.svg draws it, weights-N.json are the weights of generation N, games-N.parquet its games.""",
)


@app.command(epilog=EPILOG)
@grouped
def train(
    game: GameName,
    *,
    folder: Annotated[Path, typer.Option("--out", help="The folder of this training.")],
    games: Annotated[int, typer.Option(min=1, help="Games of a generation to learn from.")] = 200,
    generations: Annotated[int, typer.Option(min=1, help="Generations in all, with those already done.")] = 1,
    match: Annotated[int, typer.Option(min=2, help="Games that decide between old and new: an even number.")] = 100,
    hidden: Annotated[int, typer.Option(min=0, max=64, help="Neurons beside the straight lines.")] = 0,
    trials: Annotated[int, typer.Option(min=0, help="Trials for a decision; 0 takes as many as a captain.")] = 0,
    policy_games: Annotated[int, typer.Option(min=0, help="Fast games without search to learn from, too.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers,
) -> None:
    """Let the thinking bot play itself, fit weights to how the games ended, and let new weights play old ones."""
    if match % 2:
        raise WarhostError(f"--match must be even, for every game is played again with swapped seats; not {match}")
    config = TrainingConfig(game, seed, games, match, hidden, trials, policy_games)
    training = Training(folder, config, lambda tasks: parallel_map(played, tasks, workers.jobs, workers.cluster))
    while len(training.done) < generations:
        err.print(f"{game}: generation {len(training.done) + 1} of {generations}", markup=False)
        training.generation()
        (folder / "strength.svg").write_text(strength_plot(game, training.done), encoding="utf-8")
    show(training.done)


def show(done: list[Generation]) -> None:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("generation", "positions", "loss", "by hand", "games", "score %", "interval %", "kept"):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in done:
        low, high = each.score.interval
        table.add_row(
            str(each.number),
            str(each.positions),
            f"{each.loss:.3f}",
            f"{each.loss_by_hand:.3f}",
            str(each.score.games),
            f"{100 * each.score.rate:.0f}",
            f"{100 * low:.0f}-{100 * high:.0f}",
            "yes" if each.best else "no",
        )
    out.print(table)
