"""Interface of game adapters: what the server needs to know of a game in addition to the engine's interface."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from ...engine import requirements
from ...engine.errors import WarhostError
from ...engine.game import Game
from ...engine.plain import JsonData, JsonObject
from ...engine.state import State
from ...games import all_kits, find_kit
from ...kit import KitPart
from ..protocol import CardInfo, Deck, DeckPool, DeckReport, GameInfo, MoveData, PreviewOutcome, Refusal
from ..protocol.words import Value

SURPRISE: Final = "surprise"  # value instead of a deck's key: a random deck


class GameAdapter(Protocol):
    """Adapter of one game for the lobby and the tables."""

    haste: float  # factor of the pause before standing orders answer; lower if a turn has many action windows
    head: str  # key of a setup under which a deck's leader is given: "capital" or "warlord"
    describes: bool  # True if positions of running games can be exported

    def places(self, options: JsonData) -> int:
        """The number of players for these options; raises BadSetup if they are invalid."""
        ...

    def check(self, deck: Deck, options: JsonData, form: str = "", ally: str = "") -> DeckReport:
        """The problems of a deck in a format ("" for the default one), with the chosen ally."""
        ...

    def needs(self, deck: Deck) -> dict[str, Value]:
        """The options without which a deck may not be played."""
        ...

    def army(self, deck: str | Deck) -> str:
        """The key of a deck's army; "" for a random deck."""
        ...

    def setup(self, options: JsonData, decks: list[str | Deck], seed: int) -> JsonData:
        """The setup that starts a game; random decks are drawn with the seed."""
        ...

    def order(self, setup: JsonData, seed: int) -> list[int]:
        """The index of the player at each seat."""
        ...

    def seats(self, position: JsonObject) -> int:
        """The number of seats in the game of a position."""
        ...

    def reveals_information(self, kind: str) -> bool:
        """True if an event of this kind reveals hidden or random information."""
        ...

    def notation_of(self, state: State, seat: int, move: MoveData) -> str:
        """Notation of a move that is given by its parts; raises BadNotation if the player's view has no such thing."""
        ...

    def refusal(self, state: State, found: requirements.Refusal) -> Refusal:
        """A refusal by the rules, with ids replaced by names."""
        ...

    def outlook(self, state: State, index: int) -> PreviewOutcome:
        """Preview of an option's outcome from what the asked seat knows."""
        ...

    def position(self, state: State) -> JsonObject | None:
        """The position of a state in scenario form; None if it cannot be exported."""
        ...

    def summary(self, state: State) -> JsonObject:
        """A summary of a state in the form of a scenario's expected result."""
        ...

    def read_deck(self, text: str) -> Deck:
        """The deck read from a file, legal or not; raises BadDeck if the file contains no deck."""
        ...

    def write_deck(self, deck: Deck, form: str) -> str:
        """The content of a deck file."""
        ...

    def pool(self) -> DeckPool:
        """The card pool for deck building."""
        ...

    def info(self) -> GameInfo:
        """The game's entry in the list of games, with its options."""
        ...

    def cards(self) -> list[CardInfo]:
        """All cards of the game."""
        ...

    def own_cards(self, state: State) -> list[CardInfo]:
        """The cards that exist only in this position."""
        ...

    def deck_codes(self, state: State, seat: int) -> list[str]:
        """The card codes of a seat's own deck; empty for games that send all cards to every client."""
        ...


TABLE: Final[KitPart[GameAdapter]] = KitPart("screens.table")


@cache
def adapters() -> dict[str, GameAdapter]:
    """The adapters of all playable games, by name."""
    found = [(kit.name, kit.get(TABLE)) for kit in all_kits()]
    return {name: adapter for name, adapter in found if adapter is not None}


def find_adapter(name: str) -> tuple[Game, GameAdapter]:
    """The rules and the adapter of a game; raises WarhostError if there is no such game."""
    kit = find_kit(name)
    adapter = kit.get(TABLE)
    if adapter is None:
        raise WarhostError(f"{name} cannot be played at a table yet; there is {', '.join(adapters())}")
    return kit.rules, adapter


def all_games() -> list[GameInfo]:
    """All games: those that can be played at a table first."""
    coming = [kit.name for kit in all_kits() if kit.name not in adapters()]
    return [adapter.info() for adapter in adapters().values()] + [GameInfo(name, "", ready=False) for name in coming]
