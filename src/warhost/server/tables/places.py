"""Places (chairs) of a table: created, checked, and rearranged for the next game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TypeVar

from ...bots import BOTS
from ...engine.errors import WarhostError
from ...engine.game import Game
from ...engine.plain import JsonData
from ..accounts.names import check_deck_name, is_reserved, normalized_name
from ..games.adapter import SURPRISE, GameAdapter, find_adapter
from ..protocol import Deck, NewPlace, NewTable, Refusal, Sit
from ..refusing import RequestRefused, refuse
from .records import fairness
from .records.records import Chair, TableRow, User

T = TypeVar("T")


def new_id() -> str:
    """A new table id: unguessable, because it is also the invitation."""
    return secrets.token_urlsafe(12)


def known_adapter(name: str) -> tuple[Game, GameAdapter]:
    """The rules and the adapter of a game; refused if there is no such game."""
    try:
        return find_adapter(name)
    except WarhostError as wrong:
        raise refuse("unknown-game", 404, text=str(wrong)) from None


def checked(work: Callable[[], T]) -> T:
    """The result of `work`; refused if the rules raise an error about the setup."""
    try:
        return work()
    except WarhostError as wrong:
        raise refuse("setup", text=str(wrong)) from None


def check_deck(adapter: GameAdapter, deck: str | Deck, options: JsonData) -> None:
    """Refuse a deck that cannot be played, before anyone waits for it."""
    if deck == SURPRISE:
        return
    report = checked(lambda: adapter.check(deck if isinstance(deck, Deck) else Deck(deck), options))
    if report.problems:
        first = report.problems[0]
        raise RequestRefused(Refusal(first.key, dict(first.args), first.rule, first.card))


def check_texts(check_words: Callable[[str], None], deck: str | Deck, name: str = "") -> None:
    """Refuse names that a player gives to their deck or to a second person, if they are reserved or forbidden."""
    if isinstance(deck, Deck):
        check_deck_name(deck.name)
        check_words(deck.name)
    if name:
        if is_reserved(normalized_name(name), guest=True):
            raise refuse("name-taken", 409)
        check_words(name)


def player(deck: str | Deck, user: User, contribution: str = "", name: str = "") -> Chair:
    """A chair with a person; the second person at a hot seat has a separate name."""
    given = contribution[: fairness.LONGEST_CONTRIBUTION] or fairness.new_contribution()
    return Chair("person", user.id, normalized_name(name) if name else user.name, deck=deck, contribution=given)


def chair_of(adapter: GameAdapter, place: NewPlace, user: User, wanted: NewTable) -> Chair:
    """A chair as its creator has chosen it."""
    if place.kind == "open":
        return Chair("open")
    check_deck(adapter, place.deck, wanted.options)
    if place.kind == "me":
        return player(place.deck, user, wanted.contribution, place.name)
    return bot_player(place)


def bot_player(wanted: NewPlace | Sit) -> Chair:
    """A chair with a bot."""
    if wanted.bot not in BOTS:
        raise refuse("unknown-bot", bot=wanted.bot)
    return Chair("bot", bot=wanted.bot, deck=wanted.deck, contribution=fairness.new_contribution())


def free_place(row: TableRow, user: int) -> int:
    """A place that is reserved for the user, else a free one; -1 if there is none."""
    for wanted in (user, 0):
        for place, chair in enumerate(row.chairs):
            if chair.kind == "open" and chair.user == wanted:
                return place
    return -1


def again(old: TableRow, user: int, swap: bool) -> TableRow:
    """The row of a table for the next game: bots and the asking user sit down, other players have places reserved.

    With `swap` all players move on by one place and play the deck of that place.
    """
    players = [*old.chairs[-1:], *old.chairs[:-1]] if swap else old.chairs
    chairs = []
    for chair, deck in zip(players, [each.deck for each in old.chairs], strict=True):
        waits = chair.kind == "person" and chair.user != user
        given = "" if waits else fairness.new_contribution()
        chairs.append(Chair("open" if waits else chair.kind, chair.user, chair.name, chair.bot, deck, given))
    return TableRow(
        new_id(), old.game, find_adapter(old.game)[0].version, "open", chairs, old.options, user, int(time.time()),
        public=old.public, password=old.password, clock=old.clock, wait=old.wait, scenario=old.scenario,
        position=old.position,
        seed=old.seed if old.position is not None else "", order=old.order if old.position is not None else [],
    )  # fmt: skip
