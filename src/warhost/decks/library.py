"""The cards of a game by code: tables of facts are read when somebody asks for a card of theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, Protocol, TypeVar

from ..engine.errors import BadScenario


class Printed(Protocol):
    """What a library asks of a card."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def playable(self) -> bool: ...
    def page(self) -> tuple[str, str]: ...


C = TypeVar("C", bound=Printed)


class Library(Mapping[str, C], Generic[C]):
    """The cards that can be played, by code, in the order in which they came out.

    `official` are the cards of the publisher's sets, playable or not; `shelf` has those of own sets as well.  Own cards
    are found by code and name, but lists of all cards (mixed decks, counts, kept texts) have the official ones only.
    """

    def __init__(
        self,
        tables: Callable[[], Iterable[str]],
        table_of: Callable[[str], str],
        read: Callable[[str], dict[str, C]],
        own_tables: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self._names = tables
        self._own_names = own_tables
        self._table_of = table_of
        self._read = read
        self._tables: dict[str, dict[str, C]] = {}
        self._official: dict[str, C] = {}
        self._shelf: dict[str, C] = {}
        self._added: dict[str, C] = {}
        self._bearers: dict[str, list[C]] = {}  # by name in small letters
        self._known: set[str] = set()  # official cards that can be played: once they can, they always can

    def table(self, name: str) -> dict[str, C]:
        """The cards of one table, by code."""
        found = self._tables.get(name)
        # Where two threads read a table at once the cards of one of them are the cards, for both.
        return found if found is not None else self._tables.setdefault(name, self._read(name))

    def official(self) -> dict[str, C]:
        """All official cards."""
        if not self._official:
            self._official = {code: card for name in self._names() for code, card in self.table(name).items()}
        return self._official

    def shelf(self) -> dict[str, C]:
        """All official cards and those of own sets."""
        if not self._shelf:
            own = {code: card for name in self._own_names() for code, card in self.table(name).items()}
            self._shelf = {**self.official(), **own}
        return self._shelf

    def everything(self) -> Iterator[C]:
        """All official cards, and those of our own."""
        yield from self.official().values()
        yield from self._added.values()

    def printed(self, code: str) -> C | None:
        """A card by its code, playable or not."""
        return self._added.get(code) or self.table(self._table_of(code)).get(code)

    def page_of(self, code: str) -> tuple[str, str] | None:
        """The set and the faction in whose file the text of a card belongs; None if there is no such card."""
        card = self.printed(code)
        return card.page() if card is not None else None

    def code_of(self, name: str) -> str | None:
        """The code of the card that can be played and has this code or name; the one that came out first."""
        if name in self:
            return name
        if not self._bearers:
            bearers: dict[str, list[C]] = {}
            for card in self.shelf().values():
                bearers.setdefault(card.name.lower(), []).append(card)
            self._bearers = bearers  # whole, or not at all: another thread may look
        wanted = name.lower()
        own = [card for card in self._added.values() if card.name.lower() == wanted]
        for card in [*self._bearers.get(wanted, []), *own]:
            if card.playable:
                return card.code
        return None

    def named(self, name: str) -> str:
        """The code of a card by its code or its name, for a position or a check."""
        code = self.code_of(name)
        if code is None:
            raise BadScenario(f"there is no card {name!r}")
        return code

    def called(self, code: str) -> str:
        """What a card is called: its name, or its code where another card is called the same."""
        name = self[code].name
        return name if self.code_of(name) == code else code

    def add(self, cards: Iterable[C]) -> None:
        """Put cards of our own on the shelf."""
        self._added |= {card.code: card for card in cards}
        self._known -= self._added.keys()

    def remove(self, codes: Iterable[str]) -> None:
        """Take cards of our own away again."""
        for code in codes:
            self._added.pop(code, None)

    def replace(self, card: C) -> None:
        """Exchange the facts of an official card, for tests of other definitions; its code and name stay."""
        self.table(self._table_of(card.code))[card.code] = card
        for cards in (self._official, self._shelf):
            if card.code in cards:
                cards[card.code] = card
        self._bearers = {}

    def __getitem__(self, code: str) -> C:
        card = self.printed(code)
        if card is None or not card.playable:
            raise KeyError(code)
        return card

    def __contains__(self, code: object) -> bool:
        if code in self._known:
            return True
        card = self.printed(code) if isinstance(code, str) else None
        if card is None or not card.playable:
            return False
        if card.code not in self._added:
            self._known.add(card.code)
        return True

    def __iter__(self) -> Iterator[str]:
        yield from [code for code, card in self.official().items() if card.playable]
        yield from self._added

    def __len__(self) -> int:
        return len(list(iter(self)))
