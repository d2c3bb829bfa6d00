"""The parts of a game, each given as `module:name` and loaded on first use.

A game names its kit in its package's metadata, under the group `warhost.games`; nothing else lists the installed games.
The kit imports none of the packages that use a game: each of them declares the parts it needs as typed `KitPart` keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from .decks.kit import DeckKit
    from .decks.simple import SimpleCard
    from .engine.game import Game

__all__ = ["BotParts", "GameKit", "KitPart", "LibraryParts", "ScreenParts", "TextParts", "TypeParts", "Words"]

Words = Mapping[str, Mapping[str, str]]  # language -> key -> text
T = TypeVar("T")


class Parts:
    """A group of parts, each as `module:name`; "" for a part that the game lacks."""

    def places(self) -> dict[str, str]:
        return dict(vars(self))


@dataclass(frozen=True)
class LibraryParts(Parts):
    """The official cards of a game whose rules name cards."""

    official: str = ""  # function: card code -> card, for every official card, playable or not
    mutation: str = ""  # which values in card definitions mutation tests may change
    sets: str = ""  # creates and checks installed card sets


@dataclass(frozen=True)
class TypeParts(Parts):
    """The shapes of a game's data, from which schemas and the client's types are generated."""

    view: str = ""  # the type of the view that a seat gets
    printed: str = ""  # the type of a card's printed facts
    position: str = ""  # JSON Schema of positions in scenarios


@dataclass(frozen=True)
class TextParts(Parts):
    """The texts of a game in every language."""

    messages: str = ""  # language -> key -> message
    card_names: str = ""  # language -> card names that differ from the English names
    speaker: str = ""  # renders views, options and events as text
    card_words: str = ""  # the words of the language in which its cards are defined


@dataclass(frozen=True)
class BotParts(Parts):
    """The parts of a game that bots use."""

    evaluation: str = ""  # evaluates how good a position is for a seat
    plans: str = ""  # selects the options to search; how long each bot level searches
    figures: str = ""  # the events that the report of a series of games counts


@dataclass(frozen=True)
class ScreenParts(Parts):
    """Where a game is played and shown: at a table of the server, in the terminal and on the command line."""

    table: str = ""
    terminal: str = ""
    terminal_words: str = ""  # language -> key -> text of the terminal
    card_pages: str = ""
    deck_pages: str = ""


class KitPart(Generic[T]):
    """A typed key for `GameKit.get`: `EVALUATION: KitPart[MakeEvaluation] = KitPart("bots.evaluation")`."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        if name not in PART_NAMES:
            raise ValueError(f"a game kit has no part {name!r}")
        self.name = name


GROUPS: Final[dict[str, Parts]] = {
    "library": LibraryParts(),
    "types": TypeParts(),
    "texts": TextParts(),
    "bots": BotParts(),
    "screens": ScreenParts(),
}
PART_NAMES: Final = {f"{group}.{field}" for group, parts in GROUPS.items() for field in parts.places()}

# The default parts of a simple game, which uses them if it names its cards and defines no such part itself.
SIMPLE: Final = {
    "texts.speaker": "warhost.text.simple:speaker_of",
    "bots.plans": "warhost.bots.simple:plans_of",
    "screens.table": "warhost.server.games.simple:SimpleAdapter",
    "screens.terminal": "warhost.tui.simple:SimpleTerminal",
    "screens.card_pages": "warhost.cli.pages.simple:SimpleCardPages",
    "screens.deck_pages": "warhost.cli.pages.simple:SimpleDeckPages",
}


class GameKit:
    """One game: its rules and decks, and groups of the optional parts, each part as `module:name`.

    A simple game names rules, decks, cards and messages; speaker, table, terminal and pages are made from them.
    """

    def __init__(
        self,
        name: str,
        *,
        rank: int,
        rules: str,
        decks: str,
        cards: str = "",
        library: LibraryParts | None = None,
        types: TypeParts | None = None,
        texts: TextParts | None = None,
        bots: BotParts | None = None,
        screens: ScreenParts | None = None,
    ) -> None:
        self.name = name
        self.rank = rank  # position in lists of games, the lowest first
        self._places = {"rules": rules, "decks": decks, "cards": cards}
        groups = {"library": library, "types": types, "texts": texts, "bots": bots, "screens": screens}
        for group, parts in groups.items():
            places = (parts or GROUPS[group]).places()
            self._places |= {f"{group}.{field}": place for field, place in places.items()}
        self._found: dict[str, object] = {}

    def load(self) -> None:
        """Load every part that the kit names, so that errors are raised here and not in the middle of a game."""
        for place in self._places.values():
            if place:
                _imported(place)

    def get(self, part: KitPart[T]) -> T | None:
        """A part of the game, or None if the game has none."""
        found: T | None = self._get(part.name)
        return found

    def _get(self, name: str) -> Any:
        """A part by its name: the game's own one, the default of a simple game, or None; kept once it was found."""
        if name not in self._found:
            if self._places[name]:
                self._found[name] = _imported(self._places[name])
            elif name in SIMPLE and self._places["cards"]:
                self._found[name] = _imported(SIMPLE[name])(self)
            else:
                self._found[name] = None
        return self._found[name]

    @cached_property
    def rules(self) -> Game:
        """Starts, restores and checks games."""
        rules: Game = self._get("rules")
        return rules

    @cached_property
    def decks(self) -> DeckKit:
        """The decks of the box, the number of decks a game needs, and deck files."""
        decks: DeckKit = self._get("decks")
        return decks

    @cached_property
    def cards(self) -> Mapping[str, SimpleCard]:
        """The cards of a simple game by code."""
        return self._get("cards") or {}

    def official(self) -> Mapping[str, Any]:
        """Every official card by code, playable or not; none for a game whose rules name no cards."""
        official = self._get("library.official")
        return official() if official is not None else {}

    @cached_property
    def position_schema(self) -> Mapping[str, Any]:
        """The JSON Schema of the positions of its scenarios."""
        return self._get("types.position") or {}

    @cached_property
    def view(self) -> type | None:
        """The type of its views, from which the client's types are generated."""
        view: type | None = self._get("types.view")
        return view

    @cached_property
    def printed(self) -> type | None:
        """The type of the printed facts of its cards, from which the client's types are generated."""
        printed: type | None = self._get("types.printed")
        return printed

    @cached_property
    def messages(self) -> Words:
        """The game's messages by language and key."""
        return self._get("texts.messages") or {}

    @cached_property
    def card_names(self) -> Words:
        """By language: the names of the cards that are not called by their English names in it."""
        return self._get("texts.card_names") or {}

    @cached_property
    def terminal_words(self) -> Words:
        """The terminal's messages about the game, by language and key."""
        return self._get("screens.terminal_words") or {}


def own_kit(name: str, *, rank: int, without: tuple[str, ...] = ()) -> GameKit:
    """The kit of one of Warhost's own games, whose parts have the same places in each game, except those it lacks."""
    title = name.capitalize()

    def parts(group: str, **places: str) -> dict[str, str]:
        return {field: place for field, place in places.items() if f"{group}.{field}" not in without}

    return GameKit(
        name,
        rank=rank,
        rules=f"warhost.{name}:{name.upper()}",
        decks=f"warhost.{name}.decks.kit:DECKS",
        library=LibraryParts(
            **parts(
                "library",
                official=f"warhost.{name}.library:official",
                mutation=f"warhost.mutation.{name}:TABLES",
                sets=f"warhost.cli.{name}.sets:SETS",
            )
        ),
        types=TypeParts(
            view=f"warhost.{name}.view_types:{title}View",
            printed=f"warhost.{name}.view_types:CardFacts",
            position=f"warhost.{name}.positions.schema:POSITION",
        ),
        texts=TextParts(
            **parts(
                "texts",
                messages=f"warhost.text.{name}.messages:MESSAGES",
                card_names=f"warhost.text.{name}.messages:CARD_NAMES",
                speaker=f"warhost.text.{name}.speaker:{title}Speaker",
                card_words=f"warhost.text.{name}.words:WORDS",
            )
        ),
        bots=BotParts(
            evaluation=f"warhost.bots.{name}.evaluation:{title}Evaluation",
            plans=f"warhost.bots.{name}.plans:PLANS",
            figures=f"warhost.bots.{name}.evaluation:FIGURES",
        ),
        screens=ScreenParts(
            **parts(
                "screens",
                table=f"warhost.server.games.{name}:ADAPTER",
                terminal=f"warhost.tui.{name}.terminal:TERMINAL",
                terminal_words=f"warhost.tui.{name}.words:WORDS",
                card_pages=f"warhost.cli.{name}.cards:PAGES",
                deck_pages=f"warhost.cli.{name}.decks:PAGES",
            )
        ),
    )


def _imported(place: str) -> Any:
    """The object at `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
