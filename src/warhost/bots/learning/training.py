"""Training by self-play: games of the search bot, weights fitted to their results, and deciding matches.

Each generation plays games with the best evaluation so far (every fourth against an earlier one), fits weights to all
positions of all generations, and lets the new weights play the old ones.  Only the match decides, because a better
prediction does not always play better.  All files are in one folder, so that an interrupted training can be resumed.

Games of the playout policy are much faster than games of the search bot, and their positions are like those at the end
of playouts.  All generations learn from those games, too, if there are any.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ...engine.errors import WarhostError
from ...engine.state import State
from ...engine.views.perspective import Perspective
from ...games import find_game
from ..bot import bot_rng
from ..learned_evaluation import read_weights
from ..plans import GamePlans, Plans, find_plans
from ..repeats import Repeats
from ..search import SearchBot
from ..series.setups import MixedSeries, Series, Setup
from ..series.statistics import Score

LEVEL: Final = "captain"  # level with so many playouts that it is fast, and its games are good enough to learn from
MIXED: Final = 3  # every third game is played with random decks of all cards
OLDER: Final = 4  # every fourth game is played against an earlier evaluation
MOST_ANSWERS: Final = 5_000  # maximum number of answers; a longer game is discarded
SEATS: Final = (0, 1)
MATCH_SEEDS: Final = 500_000  # offset of the seeds of a generation's matches from those of its games
POLICY_GENERATION: Final = 0  # number of the games of the playout policy in the files


class Task(NamedTuple):
    """One training game, with all parameters that determine its course."""

    game: str
    seed: int
    setup: Setup
    weights: tuple[str, ...]  # by seat: content of the weights file, or "" for the hand-written evaluation
    playouts: int  # playouts per decision
    policy: bool = False  # True if the playout policy answers for both seats, without search


class TrainingGame(NamedTuple):
    """The data of a game: who won, and the positions at the start of every turn, seen by each seat in turn."""

    score: float  # result for the first seat: 1 won, 0.5 drawn, 0 lost
    features: array[int]  # the features of all positions, one after another
    by_hand: list[float]  # by position: the chance of winning by the hand-written evaluation


def played(task: Task) -> TrainingGame:
    """Play one game between two search bots, or by the playout policy."""
    state = find_game(task.game).start(task.setup, task.seed)
    state.log = None
    known = find_plans(task.game)
    plans = [known.make(state, seat, None) for seat in SEATS]
    choose = policy_player(task, plans) if task.policy else search_player(task, known)
    features: array[int] = array("i")
    by_hand: list[float] = []
    turn, answers = -1, 0
    while state.outcome is None and answers < MOST_ANSWERS:
        if state.turn_of()[1] != turn:
            turn = state.turn_of()[1]
            for each in plans:
                features.extend(each.features(state))
                by_hand.append(each.chance(state))
        state.choose(choose(state))
        answers += 1
    winners = state.outcome.winners if state.outcome is not None else ()
    return TrainingGame(0.5 if len(winners) != 1 else float(winners[0] == 0), features, by_hand)


def search_player(task: Task, known: GamePlans) -> Callable[[State], int]:
    """A function that answers for both seats by search, each with its own weights."""
    judges = [read_weights(text, known.feature_names) if text else None for text in task.weights]
    bots = [SearchBot(bot_rng(task.seed, seat), LEVEL, task.playouts, judgement=judges[seat]) for seat in SEATS]
    repeats = [Repeats() for _ in SEATS]

    def choose(state: State) -> int:
        seat = state.seat
        return repeats[seat].instead(state, bots[seat].choose(Perspective(state, seat)))

    return choose


def policy_player(task: Task, plans: list[Plans]) -> Callable[[State], int]:
    """A function that answers for both seats by the playout policy."""
    rng = bot_rng(task.seed, 0)
    repeats = [Repeats() for _ in SEATS]

    def choose(state: State) -> int:
        seat = state.seat
        return repeats[seat].instead(state, plans[seat].policy_choice(state, rng))

    return choose


Play = Callable[[list[Task]], Iterator[TrainingGame]]  # function that plays tasks and returns the results in order


@dataclass(frozen=True)
class TrainingConfig:
    """The size of a training."""

    game: str
    seed: int
    games: int  # number of games per generation
    match: int  # number of games in which the new weights play against the best so far; even
    hidden: int = 0  # number of hidden neurons; 0 for a linear model
    playouts: int = 0  # playouts per decision; 0 for the number of the level
    policy_games: int = 0  # number of games by the playout policy, from which all generations learn


class Generation(NamedTuple):
    """The result of a generation."""

    number: int
    games: int
    positions: int
    loss: float  # mean log loss on the held-out games
    loss_by_hand: float
    score: Score  # result of the new weights against the best so far
    best: bool


class Training:
    """A training in a folder; finished parts are not repeated."""

    def __init__(self, folder: Path, config: TrainingConfig, play: Play) -> None:
        names = find_plans(config.game).feature_names
        if not names:
            raise WarhostError(f"there are no features of {config.game} yet, so nothing can be learned")
        self.folder = folder
        self.config = config
        self.names = names
        self._play = play
        folder.mkdir(parents=True, exist_ok=True)
        asked = {"game": config.game, "seed": config.seed, "games": config.games, "match": config.match}
        asked |= {"hidden": config.hidden, "trials": config.playouts, "policy games": config.policy_games}
        if self._begun.exists() and json.loads(self._begun.read_text()) != asked:
            raise WarhostError(f"{folder} holds a training with other settings: {self._begun.read_text().strip()}")
        self._begun.write_text(json.dumps(asked) + "\n")

    @property
    def _begun(self) -> Path:
        return self.folder / "training.json"

    @property
    def done(self) -> list[Generation]:
        """The generations that are finished."""
        file = self.folder / "progress.jsonl"
        if not file.exists():
            return []
        found = [json.loads(line) for line in file.read_text().splitlines()]
        return [Generation(**{**each, "score": Score(*each["score"])}) for each in found]

    def champion(self) -> str:
        """The weights that have won the last match; "" while the hand-written evaluation is best."""
        winners = [each.number for each in self.done if each.best]
        return self._weights(winners[-1]).read_text() if winners else ""

    def generation(self) -> Generation:
        """Run one more generation."""
        from .fitting import fit_weights, read_games, write_games

        config, number = self.config, len(self.done) + 1
        files: list[Path] = []
        for each in range(POLICY_GENERATION if config.policy_games else 1, number + 1):
            files.append(self.folder / f"games-{each}.npz")
            if not files[-1].exists():
                write_games(files[-1], self.names, list(self._play(self._tasks(each))))
        fit = fit_weights([read_games(file) for file in files], self.names, config.hidden, config.seed)
        text = json.dumps({"version": str(number), "game": config.game, "counts": self.names, **fit.weights})
        self._weights(number).write_text(text + "\n")
        score = self._match(number, text)
        best = score.wins > score.losses
        found = Generation(number, config.games, fit.positions, fit.loss, fit.loss_by_hand, score, best)
        line = {**found._asdict(), "score": [score.wins, score.draws, score.losses]}
        with (self.folder / "progress.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        return found

    def _weights(self, number: int) -> Path:
        return self.folder / f"weights-{number}.json"

    def _tasks(self, generation: int) -> list[Task]:
        if generation == POLICY_GENERATION:
            return [
                self._task(generation, number, ("", ""))._replace(policy=True)
                for number in range(self.config.policy_games)
            ]
        champion = self.champion()
        earlier = ["", *[self._weights(each.number).read_text() for each in self.done]]
        tasks: list[Task] = []
        for number in range(self.config.games):
            rival = earlier[number // OLDER % len(earlier)] if number % OLDER == OLDER - 1 else champion
            sides = (champion, rival) if number % 2 else (rival, champion)
            tasks.append(self._task(generation, number, sides))
        return tasks

    def _task(self, generation: int, deal: int, weights: tuple[str, ...]) -> Task:
        config = self.config
        game = find_game(config.game)
        series = MixedSeries(game, config.seed, {}) if deal % MIXED == MIXED - 1 else Series(game, [], {})
        seed = (config.seed * 1_000 + generation) * 1_000_000 + deal
        return Task(config.game, seed, series.setup(deal), weights, config.playouts)

    def _match(self, generation: int, text: str) -> Score:
        """The new weights against the best so far: every deal twice, with swapped seats."""
        old = self.champion()
        tasks = []
        for number in range(self.config.match):
            sides = (text, old) if number % 2 == 0 else (old, text)
            tasks.append(self._task(generation, MATCH_SEEDS + number // 2, sides))
        wins, draws = 0, 0
        for number, game in enumerate(self._play(tasks)):
            mine = game.score if number % 2 == 0 else 1.0 - game.score
            wins += mine == 1.0
            draws += mine == 0.5
        return Score(wins, draws, len(tasks) - wins - draws)
