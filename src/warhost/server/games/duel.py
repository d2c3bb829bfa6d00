"""Base class of the adapters of two-player card games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from ...bots import BOTS
from ...decks import FORMS, Problem
from ...decks.constructed import ConstructedDecks
from ...decks.families import Families
from ...decks.kit import DeckKit
from ...effects.state.world import World
from ...engine import requirements
from ...engine.events import NO_NUMBER
from ...engine.game import Game
from ...engine.moves import PLAIN, Move, MoveFormat
from ...engine.plain import JsonData, JsonObject
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...text import LANGUAGES, phrasebook
from ...text.phrasebook import Phrasebook, own_names
from .. import protocol
from ..protocol.words import Value
from .adapter import SURPRISE
from .card_sets import Installed, TableSets, without_sets
from .move_notation import verb_of, visible_thing

SEATS = 2


def deck_pool(
    game: str,
    armies: list[protocol.PoolArmy],
    packs: list[protocol.PackInfo],
    cards: list[protocol.PoolCard],
    ready: list[protocol.Deck],
    formats: Iterable[str],
    least: int,
    most: int,
    copies: int,
) -> protocol.DeckPool:
    """The deck-building pool of a game; all games have the same deck file formats."""
    return protocol.DeckPool(game, armies, packs, cards, ready, list(formats), list(FORMS), least, most, copies)


def pool_card(
    card: Any,
    family: str,
    facts: JsonObject,
    pack: str,
    limit: int,
    fits: dict[str, int],
    listed: dict[str, str] | None = None,
) -> protocol.PoolCard:
    """A card with its deck-building facts."""
    return protocol.PoolCard(
        card.code, card.name, family, card.kind, facts, pack, limit, fits, listed or {}, card.playable
    )


class GameDeck(Protocol):
    """Protocol of a deck in the rules package of a game."""

    name: str
    cards: list[str]

    def counts(self) -> dict[str, int]: ...

    def written(self) -> JsonObject: ...


class PrintedCard(Protocol):
    """Protocol of a printed card in the rules package of a game."""

    @property
    def code(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str: ...


AnyDeck = TypeVar("AnyDeck", bound=GameDeck)
AnyCard = TypeVar("AnyCard", bound=PrintedCard)


class CardSource(Generic[AnyDeck, AnyCard]):
    """Sources of a game's cards, decks and options; `options` raises BadSetup if they are invalid.

    `official` has all cards that exist, implemented or not, `library` those that can be played; `pool` is the
    deck-building pool, which is created once because it does not change while a server runs.
    """

    def __init__(
        self,
        read: Callable[[JsonObject], AnyDeck],
        options: Callable[[JsonObject], object],
        official: Callable[[], Mapping[str, AnyCard]],
        library: Mapping[str, AnyCard],
        pool: Callable[[], protocol.DeckPool],
        installed: Installed,
    ) -> None:
        self.read = read
        self.options = options
        self.official = official
        self.library = library
        self.pool = cache(pool)
        self.sets = TableSets(installed)


class CardTextSource(Generic[AnyCard]):
    """How a game renders card texts, and the effects of a card between which a player may have to choose, by key."""

    def __init__(
        self,
        lines: Callable[[Phrasebook, AnyCard], list[str]],
        told_apart: Callable[[AnyCard], list[str]],
        effect: Callable[[Phrasebook, str], str],
    ) -> None:
        self.lines = lines
        self.told_apart = told_apart
        self.effect = effect

    def effects(self, book: Phrasebook, card: AnyCard) -> dict[str, str]:
        return {key: self.effect(book, key) for key in self.told_apart(card)}


class DuelAdapter(ABC, Generic[AnyDeck, AnyCard]):
    """Base class of the adapters of two-player card games; the abstract methods are what differs between them."""

    haste = 0.2
    describes = True
    rules: ClassVar[Game]
    head: ClassVar[str]  # key of a setup under which a deck's leader is given: "capital" or "warlord"
    told: ClassVar[tuple[str, ...]]  # event kinds that reveal hidden or random information
    options: ClassVar[list[protocol.OptionInfo]]
    decks: ClassVar[DeckKit]
    ready: ClassVar[ConstructedDecks[Any]]

    def __init__(
        self,
        source: CardSource[AnyDeck, AnyCard],
        words: CardTextSource[AnyCard],
        position: Callable[[Any], JsonObject | None],
        summary: Callable[[Any], JsonObject],
    ) -> None:
        self._source = source
        self._words = words
        self._position = position
        self._summary = summary

    # --- a game's own ------------------------------------------------------------------------------------------------

    @abstractmethod
    def leader(self, deck: AnyDeck) -> str:
        """The card with which a deck is played: its capital or its warlord."""

    @abstractmethod
    def default_deck_name(self, leader: str) -> str:
        """The default name of a deck with this leader."""

    @abstractmethod
    def emblem(self, leader: str) -> str:
        """The key of the emblem of a leader."""

    @abstractmethod
    def face(self, deck: AnyDeck) -> str:
        """The code of the card whose image represents a deck in lists."""

    @abstractmethod
    def random_choices(self, decks: list[str | protocol.Deck]) -> list[str]:
        """The decks from which a random deck is drawn when these decks were chosen."""

    @abstractmethod
    def problems(self, deck: AnyDeck, form: str) -> list[Problem]:
        """The problems of a deck in a format; "" is the default one."""

    @abstractmethod
    def families(self, deck: AnyDeck, ally: str) -> Families: ...

    @abstractmethod
    def family(self, card: AnyCard) -> str: ...

    @abstractmethod
    def facts(self, card: AnyCard) -> JsonObject:
        """The printed facts of a card."""

    @abstractmethod
    def refusal(self, state: State, found: requirements.Refusal) -> protocol.Refusal: ...

    # --- decks -------------------------------------------------------------------------------------------------------

    def check(self, deck: protocol.Deck, options: JsonData, form: str = "", ally: str = "") -> protocol.DeckReport:
        """Report on a deck; a preconstructed deck or a draft pile has no problems."""
        sets = self._agreed(options)
        if deck.cards is None and deck.army in (*self.boxed(), *self.ready.playable):
            return protocol.DeckReport([], {}, {})
        built, cards = self._built(deck), self._source.official()
        kinds = [cards[code].kind for code in built.cards if code in cards]
        found = self.families(built, ally)
        return protocol.DeckReport(
            [self._problem(each) for each in [*self.problems(built, form), *self._source.sets.problems(sets, built)]],
            {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)},
            {},
            [protocol.DeckFamily(each.family, each.cards, each.joins, each.asks, each.gives) for each in found.all],
            found.ally,
            list(found.closed),
        )

    def needs(self, deck: protocol.Deck) -> dict[str, Value]:
        return {}

    def read_deck(self, text: str) -> protocol.Deck:
        found: AnyDeck = self.decks.parse(text, "the deck")
        leader = self.leader(found)
        return protocol.Deck(leader, found.name if found.name != self.default_deck_name(leader) else "", found.counts())

    def write_deck(self, deck: protocol.Deck, form: str) -> str:
        boxed = deck.cards is None and deck.army in (*self.decks.boxed(), *self.ready.all)
        return self.decks.written(self.decks.ready(deck.army) if boxed else self._built(deck), form)

    def boxed(self) -> dict[str, dict[str, int]]:
        """The preconstructed decks by key, with the number of each card."""
        return {key: self.decks.ready(key).counts() for key in self.decks.boxed()}

    def army(self, deck: str | protocol.Deck) -> str:
        key = deck.army if isinstance(deck, protocol.Deck) else deck
        if key in self.ready.all:
            key = self.leader(self.ready.deck(key))
        return self.emblem(key)

    def setup(self, options: JsonData, decks: list[str | protocol.Deck], seed: int) -> JsonData:
        rng, free = Rng(seeded(f"decks {seed}")), self.random_choices(decks)
        drawn = [free[rng.below(len(free))] if deck == SURPRISE else deck for deck in decks]
        return {
            "decks": [self._plain(deck) for deck in drawn],
            "options": self.decks.settled(without_sets(options), seed),
        }

    def _agreed(self, options: JsonData) -> str:
        """The card sets that a table's options allow; BadSetup if the options are not valid."""
        self._source.options(without_sets(options))
        return self._source.sets.chosen(options)

    def _built(self, deck: protocol.Deck) -> AnyDeck:
        return self._source.read({**self._headed(deck), "cards": deck.cards or {}})

    def _plain(self, deck: str | protocol.Deck) -> str | JsonObject:
        """A deck in the form of a setup; one without a card list is a preconstructed deck."""
        if isinstance(deck, protocol.Deck) and deck.cards is not None:
            return {**self._headed(deck), "cards": deck.cards}
        key = deck if isinstance(deck, str) else deck.army
        return self.ready.deck(key).written() if key in self.ready.all else key  # cards, since ready decks change

    def _headed(self, deck: protocol.Deck) -> JsonObject:
        return {self.head: deck.army, **({"name": deck.name} if deck.name else {})}

    def _problem(self, found: Problem) -> protocol.DeckProblem:
        """A problem with the English name of its card, for clients that have not loaded the pool."""
        cards = self._source.official()
        named: dict[str, str | int] = {"name": cards[found.card].name} if found.card in cards else {}
        key = f"{self.rules.name}.deck.{found.name}"
        return protocol.DeckProblem(key, found.rule, found.card, {**named, **found.args}, found.illegal)

    # --- tables ------------------------------------------------------------------------------------------------------

    def places(self, options: JsonData) -> int:
        self._agreed(options)
        return SEATS

    def order(self, setup: JsonData, seed: int) -> list[int]:
        return list(range(SEATS))

    def seats(self, position: JsonObject) -> int:
        return SEATS

    def reveals_information(self, kind: str) -> bool:
        return kind in self.told

    def notation_of(self, state: State, seat: int, move: protocol.MoveData) -> str:
        s = cast(World, state)
        card, target = [visible_thing(s, seat, thing) for thing in (move.card, move.to)]
        amount = move.amount if move.amount >= 0 else NO_NUMBER
        verb = verb_of(state, move)
        return Move(verb, card, target, amount, manner=self.manner(s, seat, verb, card, target)).written(s)

    def manner(self, s: World, seat: int, verb: str, card: int, target: int) -> MoveFormat:
        """Which parts notation leaves out when it writes this move, such as the owner of a zone."""
        return PLAIN

    def position(self, state: State) -> JsonObject | None:
        return self._position(state)

    def summary(self, state: State) -> JsonObject:
        return self._summary(state)

    def outlook(self, state: State, index: int) -> protocol.PreviewOutcome:
        return protocol.PreviewOutcome()  # hidden cards may change the outcome (chains, shields, interrupts)

    # --- cards -------------------------------------------------------------------------------------------------------

    def info(self) -> protocol.GameInfo:
        rules = self.rules
        boxed = [protocol.ArmyInfo(key, cards, not cards) for key, cards in self.boxed().items()]
        decks = {key: self.ready.deck(key) for key in self.ready.playable}
        built = [protocol.ReadyDeck(key, self.army(key), deck.name, self.face(deck)) for key, deck in decks.items()]
        sets = self._source.sets
        options = [*self.options, *sets.options()]
        return protocol.GameInfo(
            rules.name, rules.version, True, [SEATS], list(BOTS), boxed, options, rules.prefix, built, sets.infos()
        )

    def pool(self) -> protocol.DeckPool:
        return self._source.pool()

    def cards(self) -> list[protocol.CardInfo]:
        return self._cards

    def own_cards(self, state: State) -> list[protocol.CardInfo]:
        return []

    @abstractmethod
    def deck_codes(self, state: State, seat: int) -> list[str]: ...

    @cached_property
    def _cards(self) -> list[protocol.CardInfo]:
        library = self._source.library
        own = [code for code in self._source.official() if code in library]  # includes cards of installed card sets
        return [self._card(library[code]) for code in dict.fromkeys([*library, *own])]

    def _card(self, card: AnyCard) -> protocol.CardInfo:
        books = [phrasebook(language) for language in LANGUAGES]
        text = {book.language: self._words.lines(book, card) for book in books}
        effects = {book.language: said for book in books if (said := self._words.effects(book, card))}
        names = own_names(self.rules.name, card.code)
        return protocol.CardInfo(card.code, card.name, names, self.family(card), self.facts(card), text, effects)
