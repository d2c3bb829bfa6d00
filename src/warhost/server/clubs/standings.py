"""Standings of a club from the results of games between its members, and their Elo ratings."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ..protocol import ClubGame, ClubMember, ClubMet, ClubPair
from .results import DRAW, WIN, Result

FIRST_RATING: Final = 1500.0
STEP: Final = 32.0  # K-factor: the most that one game can change an Elo rating
SPREAD: Final = 400.0  # rating difference that predicts ten wins for each loss

Game = list[Result]  # one result per player of the game; only members of the club, on at least two sides


def games_of(found: Iterable[Result]) -> list[Game]:
    """The games among these results in which members played against each other, the oldest first."""
    ordered = sorted(found, key=lambda each: (each.created, each.table_id, each.side, each.user_id))
    games = [list(each) for _, each in groupby(ordered, key=lambda each: each.table_id)]
    return [game for game in games if len({each.side for each in game}) > 1]


def standings(names: dict[int, str], games: list[Game]) -> list[ClubMember]:
    """The standings: one line for each member, by points, then by rating, then by name."""
    lines = {user: ClubMember(user, name, 0, 0, 0, 0, []) for user, name in names.items()}
    met: dict[tuple[int, int], ClubMet] = {}
    for game in games:
        for one in game:
            _count(lines[one.user_id], one)
            for other in game:
                if other.side != one.side:
                    _count(met.setdefault((one.user_id, other.user_id), ClubMet(other.user_id)), one)
    for user, rating in ratings(names, games).items():
        lines[user].rating = round(rating)
    for (user, _), each in sorted(met.items()):
        lines[user].met.append(each)
    return sorted(lines.values(), key=lambda each: (-points(each), -each.rating, each.name, each.user))


def points(line: ClubMember | ClubMet | ClubPair) -> int:
    """Points in half units: two for a win, one for a draw."""
    return WIN * line.won + DRAW * line.drawn


def ratings(names: Iterable[int], games: list[Game]) -> dict[int, float]:
    """Elo ratings, updated game by game; a team counts as one player with its average rating."""
    found = dict.fromkeys(names, FIRST_RATING)
    for game in games:
        changes: dict[int, float] = {}
        sides = {each.side for each in game}
        strength = {side: _mean([found[each.user_id] for each in game if each.side == side]) for side in sides}
        for one in game:
            others = [strength[side] for side in sides if side != one.side]
            expected = _mean([1 / (1 + 10 ** ((other - strength[one.side]) / SPREAD)) for other in others])
            changes[one.user_id] = STEP * (one.points / WIN - expected)
        for user, change in changes.items():
            found[user] += change
    return found


def between(pairs: list[ClubPair], games: list[Game]) -> list[ClubPair]:
    """Copies of the pairs of a round, with the results of their games against each other."""
    lines = [ClubPair(each.one, each.other) for each in pairs]
    wanted = {(each.one, each.other): each for each in lines}
    for game in games:
        for one in game:
            for other in game:
                line = wanted.get((one.user_id, other.user_id))
                if line is not None and one.side != other.side:
                    _count(line, one)
    return lines


def shown(game: Game) -> ClubGame:
    first = game[0]
    sides = [[each.user_id for each in side] for _, side in groupby(game, key=lambda each: each.side)]
    winners = [each.user_id for each in game if each.points == WIN]
    return ClubGame(first.table_id, first.game, first.created, sides, winners)


def _count(line: ClubMember | ClubMet | ClubPair, result: Result) -> None:
    if result.points == WIN:
        line.won += 1
    elif result.points == DRAW:
        line.drawn += 1
    else:
        line.lost += 1


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
