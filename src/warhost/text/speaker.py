"""Base class of all speakers: names of players, and the outcome of a game."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ..kit import KitPart
from .phrasebook import Phrasebook

View: TypeAlias = Mapping[str, Any]
Shown: TypeAlias = Mapping[str, Any]  # an event with the data that a seat may see
Words: TypeAlias = dict[str, Any]  # arguments of a message, by name


class Players:
    """The players of a table from one reader's point of view.  A spectator's seat is -1."""

    __slots__ = ("places", "races", "reader", "sides")

    def __init__(
        self, reader: int, sides: list[int], races: list[str], places: Mapping[str, str] | None = None
    ) -> None:
        self.reader = reader
        self.sides = sides
        self.races = races
        self.places = places or {}  # by place that contains a card: the card's code

    @staticmethod
    def of(view: View) -> "Players":
        """The players of a view, with its seat as the reader."""
        planets = [planet for planet in view.get("planets", []) if "code" in planet]
        places = {f"planet-{planet['position'] + 1}": planet["code"] for planet in planets}
        races = view["races"] if "races" in view else view["armies"]
        return Players(view["seat"], view["sides"], races, places)

    def race(self, seat: int) -> str:
        """The army of a seat; partners in variant E share one deck (LOW-15.E1)."""
        return self.races[min(seat, len(self.races) - 1)]

    def reads_for(self, seat: int) -> bool:
        """True if the reader belongs to the seat's team."""
        return self.reader >= 0 and self.sides[self.reader] == self.sides[seat]


class Speaker:
    """Renders the data of a game in one language."""

    __slots__ = ("book",)
    game: str

    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    def army(self, key: str) -> str:
        """The name of an army or race."""
        raise NotImplementedError

    def card(self, code: str) -> str:
        """The name of a card."""
        raise NotImplementedError

    def event(self, event: Shown, players: Players) -> str:
        raise NotImplementedError

    def prompt(self, view: View) -> str:
        raise NotImplementedError

    def action(self, notation: str, view: View) -> str:
        raise NotImplementedError

    def player(self, seat: int, players: Players) -> str:
        """The name of a player as the subject of a sentence, "You" for the reader."""
        if seat == players.reader:
            return self.book.say("player.you")
        if players.reader >= 0 and len(players.sides) == 2:
            return self.book.say("player.foe")
        race = players.race(seat)
        if not race:
            return self.book.say("player.bare", number=seat + 1)
        return self.book.say("player.seat", number=seat + 1, army=self.army(race))

    def outcome(self, view: View) -> str:
        """Text about how the game of a view ended, and why."""
        winners, reason, _ = view["outcome"]
        players = Players.of(view)
        if not winners:
            result = self.book.say("result.draw")
        elif players.reader >= 0:
            result = self.book.say("result.won.you" if players.reader in winners else "result.lost.you")
        else:
            result = " ".join([self.book.say("result.won", player=self.player(seat, players)) for seat in winners])
        return f"{result} {self._why_it_ended(reason, winners, players)}"

    def _why_it_ended(self, reason: str, winners: list[int], players: Players) -> str:
        """The reason from the reader's point of view; for spectators with the player's name."""
        key = f"{self.game}.outcome.{reason}"
        ending = ""
        if not winners:
            ending = ".draw"
        elif players.reader >= 0:
            ending = ".won" if players.reader in winners else ".lost"
            if ending == ".lost" and len(players.sides) > 2 and self.book.has(f"{key}.lost.team"):
                ending = ".lost.team"
        losers = [seat for seat in range(len(players.sides)) if seat not in winners]
        told = {
            name: ", ".join([self.player(seat, players) for seat in seats])
            for name, seats in (("winner", winners), ("loser", losers))
        }
        return self.book.say(key + ending if self.book.has(key + ending) else key, **told)


MakeSpeaker = Callable[[Phrasebook], Speaker]
SPEAKER: Final[KitPart[MakeSpeaker]] = KitPart("texts.speaker")
