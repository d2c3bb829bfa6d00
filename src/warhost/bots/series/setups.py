"""Setups of a series: its options, and decks that are given or rotate."""

from collections.abc import Iterator

from ...decks.mixed import NONE_SOUGHT
from ...engine.errors import WarhostError
from ...engine.game import Game
from ...engine.plain import JsonData
from ...engine.rng import Rng, seeded
from ...engine.state import SPECTATOR
from ...games import find_kit
from .deal_weights import DealWeights, blocks

Setup = JsonData


class Series:
    """The setups of a series.  Bad options and decks are refused at construction, before a game begins.

    Without decks, all combinations of the boxed ones rotate: with six armies and two seats, 36 games in a row have
    every army against every other and itself, in both seats.
    """

    def __init__(self, game: Game, decks: list[str], options: Setup) -> None:
        self.game = game
        self._kit = find_kit(game.name).decks
        self.decks_needed = self._kit.needed(options)
        self._options = options
        self._decks = decks * self.decks_needed if len(decks) == 1 else decks
        self._boxed = [] if decks else boxed_decks(game)
        view: JsonData = game.start(self.setup(0), 0).view(SPECTATOR)
        self.sides: list[int] = view["sides"]  # number of each seat's side

    def setup(self, number: int) -> Setup:
        """The setup of a game of the series."""
        return self.setup_with(self._decks or rotated(self._boxed, self.decks_needed, number))

    def blocks(self, begin: int, games: int) -> Iterator[range]:
        """The numbers of the games from `begin` on, as many as can be set up at a time."""
        yield range(begin, begin + games)

    def add_counts(self, cards: dict[str, int], games: int = 1) -> None:
        """Record how often each card was played in games of the series."""

    def setup_with(self, decks: list[str]) -> Setup:
        """A setup in which the first deck named begins, unless the options say who does."""
        options = {"first": "1", **self._options} if self._kit.opener(self._options) else self._options
        return {"decks": decks, "options": options}


class MixedSeries(Series):
    """A series in which every deck of every game is a random deck of all playable cards.

    Cards that were played too seldom in earlier blocks are dealt more often.
    """

    def __init__(self, game: Game, seed: int, options: Setup) -> None:
        self._seed = seed
        self._dealing = DealWeights(find_kit(game.name).decks.pool())
        self.sought = NONE_SOUGHT  # weights of the cards in the current block of games
        super().__init__(game, [], options)

    def setup(self, number: int) -> Setup:
        rng = Rng(seeded(f"mixed {self._seed} {number}"))
        options = {**self._kit.mixed_options, **self._options}
        return {"decks": [self._kit.mixed(rng, self.sought) for _ in range(self.decks_needed)], "options": options}

    def blocks(self, begin: int, games: int) -> Iterator[range]:
        for block in blocks(begin, games):
            self.sought = self._dealing.sought()
            yield block

    def add_counts(self, cards: dict[str, int], games: int = 1) -> None:
        self._dealing.count(cards, games)


def boxed_decks(game: Game) -> list[str]:
    """The names of the decks that come with a game, as in a setup."""
    found = find_kit(game.name).decks.boxed()
    if not found:
        raise WarhostError(f"{game.name} comes without decks: name them")
    return found


def rotated(decks: list[str], count: int, number: int) -> list[str]:
    """The decks of a game in a series: every combination occurs, and every deck at every seat in the first few games.

    The number's last digit, in base of the number of decks, shifts all seats; each further digit shifts one seat
    against the first.
    """
    number, start = divmod(number, len(decks))
    chosen = [decks[start]]
    for seat in range(1, count):
        number, ahead = divmod(number, len(decks))
        chosen.append(decks[(start + seat + ahead) % len(decks)])
    return chosen
