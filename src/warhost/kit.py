"""One game as everybody else asks for it: every part by where it is, loaded when somebody asks.

A game names its kit in its package's metadata, under the group `warhost.games`; nothing else lists the games there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .bots.evaluation import MakeEvaluation
    from .bots.figures import Figures
    from .bots.plans import GamePlans
    from .cli.cards import CardPages
    from .cli.deck import DeckPages
    from .decks.kit import DeckKit
    from .decks.simple import SimpleCard
    from .engine.game import Game
    from .mutation.tables import Tables
    from .server.games.adapter import Desk
    from .text.card_words import CardWords
    from .text.speaker import MakeSpeaker
    from .tui.terminal import Terminal

Words = Mapping[str, Mapping[str, str]]  # by language, then by key

# What is made for a simple game: one that names its cards, and leaves these parts out.
SIMPLE: Final = {
    "speaker": "warhost.text.simple:speaker_of",
    "plans": "warhost.bots.simple:plans_of",
    "table": "warhost.server.games.simple:SimpleDesk",
    "terminal": "warhost.tui.simple:SimpleTerminal",
    "card_pages": "warhost.cli.pages.simple:SimpleCardPages",
    "deck_pages": "warhost.cli.pages.simple:SimpleDeckPages",
}


class GameKit:
    """The parts of a game, each as `module:name`.  What a game lacks is left out, and whoever asks for it is told.

    A simple game names rules, decks, cards and messages; speaker, table and pages are made from them.
    """

    def __init__(
        self,
        name: str,
        *,
        rank: int,
        rules: str,
        decks: str,
        cards: str = "",
        official: str = "",
        position_schema: str = "",
        view: str = "",
        printed: str = "",
        messages: str = "",
        card_names: str = "",
        speaker: str = "",
        evaluation: str = "",
        plans: str = "",
        figures: str = "",
        table: str = "",
        terminal: str = "",
        terminal_words: str = "",
        card_pages: str = "",
        card_words: str = "",
        deck_pages: str = "",
        mutation: str = "",
    ) -> None:
        self.name = name
        self.rank = rank  # where it stands in a list of all games: the lowest first
        self._where = {
            "rules": rules,
            "decks": decks,
            "cards": cards,
            "official": official,
            "position_schema": position_schema,
            "view": view,
            "printed": printed,
            "messages": messages,
            "card_names": card_names,
            "speaker": speaker,
            "evaluation": evaluation,
            "plans": plans,
            "figures": figures,
            "table": table,
            "terminal": terminal,
            "terminal_words": terminal_words,
            "card_pages": card_pages,
            "card_words": card_words,
            "deck_pages": deck_pages,
            "mutation": mutation,
        }

    def load(self) -> None:
        """Load every part that the kit names, so that errors are raised here and not in the middle of a game."""
        for where in self._where.values():
            if where:
                _found(where)

    def has(self, part: str) -> bool:
        return bool(self._where[part])

    def _part(self, part: str, instead: object = None) -> Any:
        """A part out of its module; where the game has none, what is made for it or stands for it."""
        if self._where[part]:
            return _found(self._where[part])
        if part in SIMPLE and self._where["cards"]:
            return _found(SIMPLE[part])(self)
        return instead

    @cached_property
    def rules(self) -> Game:
        """What starts, restores and checks its games."""
        return self._part("rules")  # type: ignore[no-any-return]

    @cached_property
    def decks(self) -> DeckKit:
        """The decks of the box, how many a game needs, and deck files."""
        return self._part("decks")  # type: ignore[no-any-return]

    @cached_property
    def cards(self) -> Mapping[str, SimpleCard]:
        """The cards of a simple game by code."""
        return self._part("cards", {})  # type: ignore[no-any-return]

    def official(self) -> Mapping[str, Any]:
        """Every official card by code, playable or not; none for a game whose rules name no cards."""
        return self._part("official", dict)()  # type: ignore[no-any-return]

    @cached_property
    def position_schema(self) -> Mapping[str, Any]:
        """What may stand in its positions, as JSON Schema."""
        return self._part("position_schema", {})  # type: ignore[no-any-return]

    @cached_property
    def view(self) -> type | None:
        """The shape of what it shows, from which the client's types are made."""
        return self._part("view")  # type: ignore[no-any-return]

    @cached_property
    def printed(self) -> type | None:
        """The shape of the printed facts of its cards, likewise."""
        return self._part("printed")  # type: ignore[no-any-return]

    @cached_property
    def messages(self) -> Words:
        """What is said of the game, by language and key."""
        return self._part("messages", {})  # type: ignore[no-any-return]

    @cached_property
    def card_names(self) -> Words:
        """By language: the cards that have a name of their own in it."""
        return self._part("card_names", {})  # type: ignore[no-any-return]

    @cached_property
    def speaker(self) -> MakeSpeaker | None:
        """Says its data in the language of a phrasebook."""
        return self._part("speaker")  # type: ignore[no-any-return]

    @cached_property
    def evaluation(self) -> MakeEvaluation | None:
        """How good its positions are, for bots that look ahead."""
        return self._part("evaluation")  # type: ignore[no-any-return]

    @cached_property
    def plans(self) -> GamePlans | None:
        """How bots that think play it."""
        return self._part("plans")  # type: ignore[no-any-return]

    @cached_property
    def figures(self) -> Figures:
        """The events worth a line of their own in the report of a series."""
        return self._part("figures", {})  # type: ignore[no-any-return]

    @cached_property
    def table(self) -> Desk | None:
        """What the server has to know of it."""
        return self._part("table")  # type: ignore[no-any-return]

    @cached_property
    def terminal(self) -> Terminal | None:
        """How it is played in the terminal."""
        return self._part("terminal")  # type: ignore[no-any-return]

    @cached_property
    def terminal_words(self) -> Words:
        """What the terminal says of it, by language and key."""
        return self._part("terminal_words", {})  # type: ignore[no-any-return]

    @cached_property
    def card_pages(self) -> CardPages | None:
        """Its cards on the command line."""
        return self._part("card_pages")  # type: ignore[no-any-return]

    @cached_property
    def card_words(self) -> CardWords | None:
        """The words that its cards are written in."""
        return self._part("card_words")  # type: ignore[no-any-return]

    @cached_property
    def deck_pages(self) -> DeckPages | None:
        """Its decks on the command line."""
        return self._part("deck_pages")  # type: ignore[no-any-return]

    @cached_property
    def mutation(self) -> Tables | None:
        """What mutation tests may change in its card definitions."""
        return self._part("mutation")  # type: ignore[no-any-return]


def own_kit(name: str, *, rank: int, without: tuple[str, ...] = ()) -> GameKit:
    """The kit of a game of Warhost itself: its parts lie where those of the others do, but for those it is without."""
    title = name.capitalize()
    parts = {
        "rules": f"warhost.{name}:{name.upper()}",
        "decks": f"warhost.{name}.decks.kit:DECKS",
        "official": f"warhost.{name}.library:official",
        "position_schema": f"warhost.{name}.positions.schema:POSITION",
        "view": f"warhost.{name}.view_types:{title}View",
        "printed": f"warhost.{name}.view_types:CardFacts",
        "messages": f"warhost.text.{name}.messages:MESSAGES",
        "card_names": f"warhost.text.{name}.messages:CARD_NAMES",
        "speaker": f"warhost.text.{name}.speaker:{title}Speaker",
        "evaluation": f"warhost.bots.{name}.evaluation:{title}Evaluation",
        "plans": f"warhost.bots.{name}.plans:PLANS",
        "figures": f"warhost.bots.{name}.evaluation:FIGURES",
        "table": f"warhost.server.games.{name}:DESK",
        "terminal": f"warhost.tui.{name}.terminal:TERMINAL",
        "terminal_words": f"warhost.tui.{name}.words:WORDS",
        "card_pages": f"warhost.cli.{name}.cards:PAGES",
        "card_words": f"warhost.text.{name}.words:WORDS",
        "deck_pages": f"warhost.cli.{name}.decks:PAGES",
        "mutation": f"warhost.mutation.{name}:TABLES",
    }
    return GameKit(name, rank=rank, **{part: where for part, where in parts.items() if part not in without})


def _found(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
