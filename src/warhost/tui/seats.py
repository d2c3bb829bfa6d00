"""Assignment of players to seats: people and bots, named in the order of the decks."""

from collections.abc import Sequence
from typing import Final

from ..bots import FIRST
from ..bots.levels import check_bot
from ..decks.kit import DUEL
from ..engine.errors import WarhostError
from ..engine.history.journal import Header
from ..games import find_kit

__all__ = ["DUEL", "HUMAN", "checked_seats", "in_deck_order", "in_seat_order", "players_of", "usual_seats"]

HUMAN: Final = "human"


def usual_seats(players: int, rival: str = FIRST) -> list[str]:
    """The default players: one person against bots."""
    return [HUMAN] + [rival] * (players - 1)


def checked_seats(names: Sequence[str], game: str, players: int, rival: str = FIRST) -> list[str]:
    """Check the players: their number, that they exist, and that at least one is human; the default is `rival`."""
    seats = list(names) or usual_seats(players, rival)
    if len(seats) != players:
        raise WarhostError(f"--seats names {len(seats)} players, but the game is for {players}")
    for name in seats:
        if name != HUMAN:
            check_bot(name, game)
    if HUMAN not in seats:
        raise WarhostError("no seat is human; to watch bots play use: warhost simulate")
    return seats


def players_of(header: Header) -> int:
    """The number of seats in the game of a journal header."""
    source = header.setup if header.position is None else header.position
    return find_kit(header.game).decks.players(dict((source or {}).get("options", {})))


def in_seat_order(header: Header, names: Sequence[str]) -> list[str]:
    """The players by seat, from their order by deck."""
    order = _order(header, len(names))
    return [names[at] for at in order]


def in_deck_order(header: Header, seats: Sequence[str]) -> list[str]:
    """Players by seat, in the order of the decks: the inverse of `in_seat_order`."""
    order = _order(header, len(seats))
    return [seats[order.index(at)] for at in range(len(seats))]


def _order(header: Header, players: int) -> list[int]:
    if header.position is not None:
        return list(range(players))
    return find_kit(header.game).decks.seating(dict((header.setup or {}).get("options", {})), header.seed)
