"""Game adapters: what the server has to know of a game beyond the engine's interface."""

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
from ..protocol import CardInfo, Deck, DeckPool, DeckReport, GameInfo, MeantMove, Outlook, Refusal
from ..protocol.words import Value

SURPRISE: Final = "surprise"  # a deck that is left to chance


class GameAdapter(Protocol):
    """Adapter of one game for the lobby and the tables."""

    haste: float  # how much of the pace an answer by standing orders takes: less where a turn has many windows
    head: str  # the key of who leads a deck, in the decks of a setup
    describes: bool  # whether positions of running games can be written down

    def places(self, options: JsonData) -> int:
        """The number of places for these options; BadSetup if they are not valid."""
        ...

    def check(self, deck: Deck, options: JsonData, form: str = "", ally: str = "") -> DeckReport:
        """The problems of a deck in a format ("": the usual one), with an ally that was chosen for it."""
        ...

    def needs(self, deck: Deck) -> dict[str, Value]:
        """The options that a deck may not be played without."""
        ...

    def army(self, deck: str | Deck) -> str:
        """The key of a deck's army; "" for a surprise."""
        ...

    def setup(self, options: JsonData, decks: list[str | Deck], seed: int) -> JsonData:
        """The setup that a game is started from; random armies are drawn from the seed."""
        ...

    def order(self, setup: JsonData, seed: int) -> list[int]:
        """The place of each seat's player."""
        ...

    def seats(self, position: JsonObject) -> int:
        """How many seats the game of a position has."""
        ...

    def telling(self, kind: str) -> bool:
        """True if an event of this kind reveals something hidden or random."""
        ...

    def meant(self, state: State, seat: int, move: MeantMove) -> str:
        """A move given by its parts, in notation; BadNotation if the player's view shows nothing of that name."""
        ...

    def refusal(self, state: State, found: requirements.Refusal) -> Refusal:
        """A refusal by the rules, with names in it instead of numbers."""
        ...

    def outlook(self, state: State, index: int) -> Outlook:
        """The outlook of an option, as far as the asked seat can know it."""
        ...

    def position(self, state: State) -> JsonObject | None:
        """The position of a state in scenario form; None if it cannot be written."""
        ...

    def summary(self, state: State) -> JsonObject:
        """A summary of a state in the form of a scenario's check."""
        ...

    def read_deck(self, text: str) -> Deck:
        """A deck read from the text of a file, legal or not; BadDeck if it is no deck."""
        ...

    def write_deck(self, deck: Deck, form: str) -> str:
        """A deck as the content of a file."""
        ...

    def pool(self) -> DeckPool:
        """The card pool that decks are built from."""
        ...

    def info(self) -> GameInfo:
        """The game's entry in the list of games, with its options."""
        ...

    def cards(self) -> list[CardInfo]:
        """Every card of the game."""
        ...

    def own_cards(self, state: State) -> list[CardInfo]:
        """The cards that only this position brings along."""
        ...

    def deck_codes(self, state: State, seat: int) -> list[str]:
        """The cards that a seat came with, as it knows them itself; none where a game sends all cards at once."""
        ...


TABLE: Final[KitPart[GameAdapter]] = KitPart("screens.table")


@cache
def adapters() -> dict[str, GameAdapter]:
    """The games that can be played at a table, by name."""
    found = [(kit.name, kit.get(TABLE)) for kit in all_kits()]
    return {name: adapter for name, adapter in found if adapter is not None}


def find_adapter(name: str) -> tuple[Game, GameAdapter]:
    """The rules and the adapter of a game; WarhostError if there is none."""
    kit = find_kit(name)
    adapter = kit.get(TABLE)
    if adapter is None:
        raise WarhostError(f"{name} cannot be played at a table yet; there is {', '.join(adapters())}")
    return kit.rules, adapter


def all_games() -> list[GameInfo]:
    """The games that can be played at a table, then those that cannot yet."""
    coming = [kit.name for kit in all_kits() if kit.name not in adapters()]
    return [adapter.info() for adapter in adapters().values()] + [GameInfo(name, "", ready=False) for name in coming]
