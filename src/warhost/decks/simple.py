"""Cards and decks of a simple game: a few numbers and effects per card, and limits for deck size and copies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from ..engine.errors import BadDeck, BadSetup
from ..engine.plain import JsonData
from ..engine.rng import Rng, seeded
from .cards import read_object
from .files import Form, form_of, read_json, tidy
from .kit import DUEL, DeckKit
from .lists import Grammar, read_list, write_list
from .mixed import NONE_SOUGHT, Sought
from .problem import Problem, refuse

FORMS: Final[tuple[Form, ...]] = ("text", "json")
FIRSTS: Final = ("random", "1", "2")  # which deck begins: a random one, the first or the second


class SimpleCard:
    """A card: its English name, its numbers by name, and its effects, each a key with a number.

    The message of a number is `<game>.number.<name>`, that of an effect `<game>.effect.<key>`.
    """

    __slots__ = ("code", "effects", "name", "numbers")

    def __init__(
        self, code: str, name: str, numbers: dict[str, int], effects: tuple[tuple[str, int], ...] = ()
    ) -> None:
        self.code = code
        self.name = name
        self.numbers = numbers
        self.effects = effects


class SimpleDeck:
    """A deck: the boxed deck that it is based on, an optional name, and its cards with their copies."""

    __slots__ = ("cards", "key", "name")

    def __init__(self, key: str, cards: dict[str, int], name: str = "") -> None:
        self.key = key
        self.cards = cards
        self.name = name

    def codes(self) -> list[str]:
        """The codes of its cards, repeated by copies."""
        return [code for code, count in self.cards.items() for _ in range(count)]


class SimpleDecks(DeckKit):
    """The decks of a simple two-player game."""

    forms = FORMS
    boxed_words = "the decks"

    def __init__(
        self,
        game: str,
        cards: Mapping[str, SimpleCard],
        boxed: Mapping[str, dict[str, int]],
        *,
        size: tuple[int, int],
        copies: int,
        rule: str,
    ) -> None:
        self.game = game
        self.cards = cards
        self.box = boxed
        self.least, self.most = size  # the minimum and maximum number of cards in a deck
        self.copies = copies  # the maximum number of copies of a card in a deck
        self.rule = rule  # the id of the rule about deck size
        self.grammar = Grammar(game, "deck", next(iter(boxed)), f"2 {next(iter(cards))}")

    @property
    def head(self) -> str:  # type: ignore[override]
        return f"deck: {next(iter(self.box))}"

    def boxed(self) -> list[str]:
        return list(self.box)

    def ready(self, key: str) -> SimpleDeck:
        if key not in self.box:
            raise BadDeck(f"unknown deck {key!r}; there are {', '.join(self.box)}")
        return SimpleDeck(key, dict(self.box[key]))

    def read(self, data: object) -> SimpleDeck:
        """A deck from a setup: the name of a boxed deck, or an object with `deck` and `cards`."""
        if isinstance(data, SimpleDeck):
            return data
        if isinstance(data, str):
            return self.ready(data)
        if isinstance(data, dict) and isinstance(data.get("deck"), str) and data.get("cards") is None:
            return self.ready(data["deck"])
        key, codes, name = read_object(data, self.game, "deck")
        return SimpleDeck(key, {code: codes.count(code) for code in dict.fromkeys(codes)}, name)

    def parse(self, text: str, name: str) -> SimpleDeck:
        form = form_of(text, name)
        if form == "json":
            return self.read(read_json(text, name))
        if form not in FORMS:
            raise BadDeck(f"{name}: decks of {self.game} are written as {' or '.join(FORMS)}")
        found = read_list(text, name, self.grammar)
        cards: dict[str, int] = {}
        for card, count, _ in found.cards:
            cards[self._code(card)] = cards.get(self._code(card), 0) + count
        return SimpleDeck(found.head.lower(), cards or self.ready(found.head.lower()).cards, found.name)

    def written(self, deck: SimpleDeck, form: str) -> str:
        if form not in FORMS:
            raise BadDeck(f"decks of {self.game} are written as {' or '.join(FORMS)}, not as {form}")
        unknown = [code for code in deck.cards if code not in self.cards]
        if unknown:
            raise BadDeck(f"unknown card {unknown[0]!r}")
        if form == "json":
            return json.dumps(self.plain(deck), indent=2, ensure_ascii=False) + "\n"
        head = [f"game: {self.game}", f"deck: {deck.key}", *([f"name: {tidy(deck.name)}"] if deck.name else [])]
        listed = [("cards", code, self.cards[code].name, count) for code, count in deck.cards.items()]
        return write_list(head, listed)

    def plain(self, deck: SimpleDeck) -> dict[str, object]:
        """The deck as data, in the form in which a setup contains it."""
        named = {"name": deck.name} if deck.name else {}
        return {"game": self.game, "deck": deck.key, **named, "cards": deck.cards}

    def problems(self, deck: SimpleDeck) -> list[Problem]:
        """The problems of a deck."""
        found = [self._wrong("unknown-card", code) for code in deck.cards if code not in self.cards]
        if deck.key not in self.box:
            found.append(self._wrong("unknown-deck", deck=deck.key))
        size = sum(deck.cards.values())
        if not self.least <= size <= self.most:
            found.append(self._wrong("size", count=size, least=self.least, most=self.most))
        return found + [
            self._wrong("copies", code, count=count, most=self.copies)
            for code, count in deck.cards.items()
            if count > self.copies
        ]

    def _wrong(self, name: str, card: str = "", **args: str | int) -> Problem:
        words = ", ".join([f"{key} {value}" for key, value in {"card": card, **args}.items() if value != ""])
        return Problem(name, self.rule, card, args, f"{name}: {words}")

    def _code(self, text: str) -> str:
        wanted = " ".join(text.lower().split())
        return next((code for code, card in self.cards.items() if wanted in (code, card.name.lower())), text)

    # --- before a game ------------------------------------------------------------------------------------------

    def begin(self, setup: JsonData, seed: int) -> list[SimpleDeck]:
        """The decks of a setup in seat order, the starting player first.  Raises an error if a deck is illegal."""
        unknown = sorted(set(setup) - {"decks", "options"})
        decks = setup.get("decks")
        if unknown or not isinstance(decks, list) or len(decks) != DUEL:
            raise BadSetup(f"{self.game} needs `decks`, {DUEL} of them, and perhaps `options`")
        found = [self.read(deck) for deck in decks]
        for deck in found:
            refuse(deck.name or deck.key, self.problems(deck))
        return [found[at] for at in self.seating(setup.get("options", {}), seed)]

    def players(self, options: dict[str, object]) -> int:
        read_first(self.game, options)
        return DUEL

    def seating(self, options: dict[str, object], seed: int) -> list[int]:
        first = read_first(self.game, options)
        begins = Rng(seeded(f"first {seed}")).below(DUEL) if first == "random" else int(first) - 1
        return [begins, 1 - begins]

    def mixed(self, rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
        """Random cards, as many as the minimum deck size."""
        cards: dict[str, int] = {}
        codes = list(self.cards)
        while sum(cards.values()) < self.least:
            code = codes[rng.below(len(codes))]
            if cards.get(code, 0) < self.copies:
                cards[code] = cards.get(code, 0) + 1
        return self.plain(SimpleDeck(next(iter(self.box)), cards))


def read_first(game: str, options: object) -> str:
    """The option that decides who begins, the only option of a simple game."""
    if not isinstance(options, dict) or set(options) - {"first"}:
        raise BadSetup(f"{game} has no options but `first`")
    first = options.get("first", FIRSTS[0])
    if first not in FIRSTS:
        raise BadSetup(f"`first` is one of {', '.join(FIRSTS)}, not {first!r}")
    return str(first)
