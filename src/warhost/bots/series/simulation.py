"""Statistics of a series of games: winners, end reasons and lengths."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ...engine.errors import WarhostError
from ...games import find_kit
from ..figures import find_figures
from .playing import Fixture, FixtureResult, series_seed
from .setups import Series
from .statistics import Distribution, distribution

SELDOM: Final = 20  # uses below which the figures of a card prove little


@dataclass
class Tally:
    """The number of games of a bot or army, and their results."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def count(self, won: bool, drawn: bool) -> None:
        self.games += 1
        self.wins += won
        self.draws += drawn

    def plain(self) -> dict[str, object]:
        return {"games": self.games, "wins": self.wins, "draws": self.draws}


@dataclass
class Summary:
    """The statistics of a series.  Bots and armies count once for each seat they hold."""

    game: str = ""  # name of the game that was played
    games: int = 0
    draws: int = 0
    seats: dict[str, Tally] = field(default_factory=dict)
    bots: dict[str, Tally] = field(default_factory=dict)
    armies: dict[str, Tally] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    crashes: list[FixtureResult] = field(default_factory=list)

    def count(self, played: FixtureResult) -> None:
        """Add a game."""
        if played.error:
            self.crashes.append(played)
            return
        drawn = not played.winners
        self.game = played.fixture.game
        self.games += 1
        self.draws += drawn
        self.reasons[played.reason] += 1
        self.events.update(played.events)
        self.cards.update(played.cards)
        self.turns.append(played.turns)
        self.decisions.append(played.decisions)
        for seat, (bot, army) in enumerate(zip(played.fixture.bots, played.armies, strict=True)):
            won = seat in played.winners
            for tallies, name in ((self.seats, str(seat + 1)), (self.bots, bot), (self.armies, army)):
                tallies.setdefault(name, Tally()).count(won, drawn)

    @property
    def lengths(self) -> dict[str, Distribution]:
        return {"turns": distribution(self.turns), "decisions": distribution(self.decisions)}

    @property
    def idle(self) -> list[str]:
        """The cards of the pool that were never played."""
        return [code for code in find_kit(self.game).decks.pool() if not self.cards[code]] if self.game else []

    @property
    def seldom(self) -> dict[str, int]:
        """The cards of the pool that did something only a few times, and how often."""
        pool = find_kit(self.game).decks.pool() if self.game else []
        return {code: self.cards[code] for code in pool if self.cards[code] < SELDOM}

    @property
    def notable(self) -> dict[str, int]:
        """The counts of the events that this game reports separately (`figures`)."""
        figures = find_figures(self.game) if self.game else {}
        return {words: sum(self.events[each] for each in kinds) for words, kinds in figures.items()}

    def plain(self) -> dict[str, object]:
        """The summary as JSON data, without measured times, so that the same games give the same bytes."""
        return {
            "games": self.games,
            "decisions": sum(self.decisions),
            "draws": self.draws,
            "winners": {
                words: {name: tally.plain() for name, tally in sorted(tallies.items())}
                for words, tallies in (("seats", self.seats), ("bots", self.bots), ("armies", self.armies))
            },
            "reasons": dict(sorted(self.reasons.items())),
            "lengths": {name: each.plain() for name, each in self.lengths.items()},
            **self.notable,
            "events": dict(sorted(self.events.items())),
        }


def fixtures(series: Series, bots: list[str], games: int, seed: int, begin: int = 0) -> list[Fixture]:
    """The games of a series, each with its own seed; `begin` is the first number."""
    by_seat = seated_bots(bots, series.sides)
    return [
        Fixture(series.game.name, series.setup(number), series_seed(seed, number), by_seat)
        for number in range(begin, begin + games)
    ]


def seated_bots(bots: list[str], sides: list[int]) -> tuple[str, ...]:
    """The bot of each seat: one name for all seats, one for each side, or one for each seat."""
    if len(bots) == len(sides):
        return tuple(bots)
    if len(bots) == 1:
        return tuple(bots * len(sides))
    if len(bots) == len(set(sides)):
        return tuple(bots[side] for side in sides)
    raise WarhostError(f"{len(bots)} bots cannot share {len(sides)} seats: name one, one a side or one a seat")
