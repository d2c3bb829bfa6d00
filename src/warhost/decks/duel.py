"""Decks of a card game for two, led by a board or a card: their files, and what series of games need of them."""

from __future__ import annotations

import json
import re
from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from ..engine.errors import BadDeck
from ..engine.events import Event
from ..engine.state import State
from .constructed import ConstructedDecks
from .files import form_of, read_file, read_json, tidy
from .kit import DeckKit
from .lists import Grammar, read_list, write_list
from .names import find_code

PLAYED: Final = ("plays", "deploys")  # events in which a card is played
ENTERED: Final = "entered"  # ... in which it comes into play, be it that it was played or put there
USED: Final = ("uses", "triggers")  # ... in which its text does something; that it resolves then is the same deed


class DeckCard(Protocol):
    """What deck files and series ask of a card."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def playable(self) -> bool: ...


class LedDeck(Protocol):
    """What deck files ask of a deck."""

    cards: list[str]
    name: str

    def counts(self) -> dict[str, int]: ...
    def written(self) -> dict[str, Any]: ...


D = TypeVar("D", bound=LedDeck)


class DuelFiles(Generic[D]):
    """The files of a game's decks; how its decks begin, each game says."""

    grammar: Grammar
    groups: tuple[str, ...]  # the headings under which cards stand, in the order in which decks are written

    def __init__(
        self,
        shelf: Callable[[], Mapping[str, DeckCard]],
        titles: Callable[[], dict[str, list[str]]],
        write_octgn: Callable[[D], str],
    ) -> None:
        self.shelf = shelf  # all cards of the game by code, own ones too
        self.titles = titles  # the codes that bear a title
        self.write_octgn = write_octgn  # the content of a file of OCTGN

    # --- what each game says ----------------------------------------------------------------------------------

    @abstractmethod
    def sets(self) -> dict[str, list[str]]:
        """What the set of each card is called."""

    @abstractmethod
    def made(self, leader: str, cards: list[str], name: str) -> D:
        """A deck, led by what is written so."""

    @abstractmethod
    def read(self, data: Any) -> tuple[str, list[str]]:
        """The leader and the cards of a deck out of plain data."""

    @abstractmethod
    def read_octgn(self, text: str, name: str) -> D:
        """A deck out of a file of OCTGN."""

    @abstractmethod
    def leader(self, deck: D) -> str:
        """What leads a deck."""

    @abstractmethod
    def knows(self, leader: str) -> bool:
        """Whether there is such a leader."""

    @abstractmethod
    def head(self, deck: D) -> list[str]:
        """The first lines of a deck."""

    def group(self, code: str) -> str:
        """The heading under which a card stands."""
        return self.shelf()[code].kind

    # --- reading and writing ----------------------------------------------------------------------------------

    def read_file(self, path: Path) -> D:
        """The deck in a file, whatever its form; whether it is legal is another question."""
        return self.parse(read_file(path), path.name)

    def parse(self, text: str, name: str = "the deck") -> D:
        """A deck out of the content of a file of that name."""
        form = form_of(text, name)
        if form == "o8d":
            return self.read_octgn(text, name)
        return self._parse_json(text, name) if form == "json" else self._parse_text(text, name)

    def _parse_json(self, text: str, name: str) -> D:
        data = read_json(text, name)
        try:
            leader, cards = self.read(data)
        except BadDeck as wrong:
            raise BadDeck(f"{name}: {wrong}") from None
        return self.made(leader, [self.find_code(card) for card in cards], data.get("name", ""))

    def _parse_text(self, text: str, name: str) -> D:
        found = read_list(text, name, self.grammar)
        cards = [code for card, count, _ in found.cards for code in [self.find_code(card)] * count]
        return self.made(found.head, cards, found.name)

    def written(self, deck: D, form: str) -> str:
        """A deck as the content of a file, sorted: by heading, and under it in the order in which cards came out."""
        cards, leader = self.shelf(), self.leader(deck)
        unknown = [code for code in deck.counts() if code not in cards]
        if unknown or not self.knows(leader):
            what = f"card {unknown[0]!r}" if unknown else f"{self.grammar.head} {leader!r}"
            raise BadDeck(f"unknown {what}")
        codes = [code for code, count in self.listed(deck) for _ in range(count)]
        sorted_deck = self.made(leader, codes, tidy(deck.name))
        if form == "json":
            return json.dumps(sorted_deck.written(), indent=2, ensure_ascii=False) + "\n"
        if form == "o8d":
            return self.write_octgn(sorted_deck)
        lines = [(self.group(code), code, cards[code].name, count) for code, count in sorted_deck.counts().items()]
        return write_list(self.head(sorted_deck), lines)

    def listed(self, deck: D) -> list[tuple[str, int]]:
        """The known cards of a deck with their numbers of copies, in the order in which decks are written."""
        cards = self.shelf()
        order = {code: number for number, code in enumerate(cards)}
        known = [item for item in deck.counts().items() if item[0] in cards]
        return sorted(known, key=lambda item: (self.groups.index(self.group(item[0])), order[item[0]]))

    def find_code(self, text: str) -> str:
        """The code of a card that is given by code or name; an unknown one stays as it is written."""
        return find_code(text, self.titles(), self.sets())


def stem(name: str) -> str:
    """The name of a file without its ending."""
    return re.sub(r"\.[^.]*$", "", name)


class DuelDecks(DeckKit, Generic[D]):
    """The decks of a card game for two: those of its box, constructed ones, and those in files."""

    def __init__(
        self,
        files: DuelFiles[D],
        constructed: ConstructedDecks[D],
        starters: Mapping[str, object],
        starter: Callable[[str], D],
        in_no_deck: Mapping[str, object],
        official: Callable[[], Mapping[str, DeckCard]],
    ) -> None:
        self.files = files
        self._constructed = constructed
        self._starters = starters
        self._starter = starter
        self._in_no_deck = in_no_deck  # kinds of cards
        self._official = official  # the cards that decks are mixed of, by code

    def boxed(self) -> list[str]:
        return list(self._starters)

    def constructed(self) -> list[str]:
        return self._constructed.playable

    def ready(self, key: str) -> D:
        return self._constructed.deck(key) if key in self._constructed.all else self._starter(key)

    def parse(self, text: str, name: str) -> D:
        return self.files.parse(text, name)

    def written(self, deck: D, form: str) -> str:
        return self.files.written(deck, form)

    def pool(self) -> list[str]:
        cards = self._official().items()
        return [code for code, card in cards if card.playable and card.kind not in self._in_no_deck]

    def played(self, state: State) -> list[str]:
        cards: list[int] = []
        under_way: set[int] = set()  # what was played and has not come into play yet
        for event in state.log or []:
            if event.kind in PLAYED:
                under_way.add(event.card)
            elif event.kind == ENTERED and event.card in under_way:
                under_way.remove(event.card)
                continue  # one deed with playing it
            if event.kind in (*PLAYED, ENTERED, *USED) or self.acts(state, event):
                cards.append(event.card)
        return [code for code in [self.code(state, card) for card in cards] if code]

    def acts(self, state: State, event: Event) -> bool:
        """Whether a card does something in an event that only this game has."""
        return False

    @abstractmethod
    def code(self, state: State, card: int) -> str:
        """The code of a card of a game; "" where it is none."""
