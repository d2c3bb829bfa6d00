"""Replays a journal: the match that its answers lead to."""

from ..errors import BadJournal, OtherVersion, WarhostError
from ..game import Game
from .journal import Journal
from .match import Match


def replay(journal: Journal, game: Game, upto: int | None = None) -> Match:
    """Replay a journal from its start, all of it or its first `upto` answers."""
    header = journal.header
    if header.game != game.name:
        raise BadJournal(f"this is a journal of {header.game}, not of {game.name}")
    if header.version != game.version:
        raise OtherVersion(f"played with {header.game} rules {header.version}; this build has rules {game.version}")
    if header.position is not None:
        state = game.place(header.position)
        state.reseed(header.seed)
    else:
        state = game.start(header.setup or {}, header.seed)
    match = Match(header, state)
    for number, answer in enumerate(journal.answers[:upto], start=1):
        try:
            match.choose(answer.text, answer.seat)
        except WarhostError as refused:
            raise BadJournal(f"answer {number} does not fit: {refused}") from None
    return match
