"""Decks of a two-player card game, with a capital board or a warlord: their files, and their use in series."""

from __future__ import annotations

import json
import re
from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from ..engine.errors import BadDeck
from ..engine.events import Event
from ..engine.plain import JsonData
from ..engine.state import State
from .constructed import ConstructedDecks
from .files import form_of, read_file, read_json, tidy
from .kit import DeckKit
from .lists import Grammar, read_list, write_titles
from .names import find_code

PLAYED: Final = ("plays", "deploys")  # events in which a card is played
ENTERED: Final = "entered"  # an event in which a card comes into play, whether it was played or not
USED: Final = ("uses", "triggers")  # events in which an ability is used; when it resolves, it is not counted again


class DeckCard(Protocol):
    """The attributes of a card that deck files and series use."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def playable(self) -> bool: ...


class LedDeck(Protocol):
    """The attributes of a deck that deck files use."""

    cards: list[str]
    name: str

    def counts(self) -> dict[str, int]: ...
    def written(self) -> JsonData: ...


D = TypeVar("D", bound=LedDeck)


class DuelFiles(Generic[D]):
    """The deck files of a game; each game defines the header of its decks."""

    grammar: Grammar
    groups: tuple[str, ...]  # the headings of card groups, in the order of a written deck list

    def __init__(
        self,
        all_cards: Callable[[], Mapping[str, DeckCard]],
        titles: Callable[[], dict[str, list[str]]],
        write_octgn: Callable[[D], str],
    ) -> None:
        self.all_cards = all_cards  # card code -> card, including cards that users added
        self.titles = titles  # card title -> the codes of the cards with this title
        self.write_octgn = write_octgn  # function that returns a deck as the content of an OCTGN file

    # --- implemented by each game -----------------------------------------------------------------------------

    @abstractmethod
    def sets(self) -> dict[str, list[str]]:
        """The names of the set of each card."""

    @abstractmethod
    def made(self, leader: str, cards: list[str], name: str) -> D:
        """A deck with this leader, as written."""

    @abstractmethod
    def read(self, data: object) -> tuple[str, list[str]]:
        """The leader and the cards of a deck from plain data."""

    @abstractmethod
    def read_octgn(self, text: str, name: str) -> D:
        """A deck from an OCTGN file."""

    @abstractmethod
    def leader(self, deck: D) -> str:
        """The leader of a deck."""

    @abstractmethod
    def knows(self, leader: str) -> bool:
        """True if there is such a leader."""

    @abstractmethod
    def head(self, deck: D) -> list[str]:
        """The header lines of a deck."""

    def group(self, code: str) -> str:
        """The heading of the group of a card."""
        return self.all_cards()[code].kind

    # --- reading and writing ----------------------------------------------------------------------------------

    def read_file(self, path: Path) -> D:
        """The deck in a file, in any form; its legality is not checked."""
        return self.parse(read_file(path), path.name)

    def parse(self, text: str, name: str = "the deck") -> D:
        """A deck from the content of a file with that name."""
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
        """A deck as the content of a file, sorted by heading, then by order of release."""
        cards, leader = self.all_cards(), self.leader(deck)
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
        lines = [(self.group(code), self.titled(code), count) for code, count in sorted_deck.counts().items()]
        return write_titles(self.head(sorted_deck), lines)

    def titled(self, code: str) -> str:
        """A card as people write it, `Innovation (Core Set)`; its code where that would be read as another card."""
        title = f"{self.all_cards()[code].name} ({self.sets()[code][1]})" if code in self.sets() else code
        return title if "#" not in title and self.find_code(title) == code else code

    def listed(self, deck: D) -> list[tuple[str, int]]:
        """The known cards of a deck with their numbers of copies, in the order in which decks are written."""
        cards = self.all_cards()
        order = {code: number for number, code in enumerate(cards)}
        known = [item for item in deck.counts().items() if item[0] in cards]
        return sorted(known, key=lambda item: (self.groups.index(self.group(item[0])), order[item[0]]))

    def find_code(self, text: str) -> str:
        """The code of a card that is given by code or name; an unknown one is returned as written."""
        return find_code(text, self.titles(), self.sets())


def stem(name: str) -> str:
    """The name of a file without its extension."""
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
        self._in_no_deck = in_no_deck  # kinds of cards that no deck contains
        self._official = official  # function that returns official cards by code: mixed decks use only these

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
        under_way: set[int] = set()  # cards that were played and have not entered play yet
        for event in state.log or []:
            if event.kind in PLAYED:
                under_way.add(event.card)
            elif event.kind == ENTERED and event.card in under_way:
                under_way.remove(event.card)
                continue  # playing it was counted already
            if event.kind in (*PLAYED, ENTERED, *USED) or self.acts(state, event):
                cards.append(event.card)
        return [code for code in [self.code(state, card) for card in cards] if code]

    def acts(self, state: State, event: Event) -> bool:
        """True if an event of a kind that only this game has shows that a card was used."""
        return False

    @abstractmethod
    def code(self, state: State, card: int) -> str:
        """The code of a card of a game; "" if the number is not a card."""
