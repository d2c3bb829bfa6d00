"""The cards of a game by code: tables of facts are read on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, Protocol, TypeVar

from ..engine.errors import BadScenario


class Printed(Protocol):
    """The attributes of a card that a library uses."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def playable(self) -> bool: ...
    def page(self) -> tuple[str, str]: ...


C = TypeVar("C", bound=Printed)


class Library(Mapping[str, C], Generic[C]):
    """The playable cards by code, in order of release.

    `official` are the cards of the publisher's sets, playable or not; `all_cards` has those of own sets as well.  Own
    cards are found by code and name, but lists of all cards (mixed decks, counts, text snapshots) have the official
    ones only.
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
        self._bearers: dict[str, list[C]] = {}  # lower-case name -> cards with this name
        self._known: set[str] = set()  # official cards that are known to be playable and need no second check

    def table(self, name: str) -> dict[str, C]:
        """The cards of one table, by code."""
        found = self._tables.get(name)
        # Two threads may read a table at the same time; then both return the cards of the thread that finished first.
        return found if found is not None else self._tables.setdefault(name, self._read(name))

    def official(self) -> dict[str, C]:
        """All official cards."""
        if not self._official:
            self._official = {code: card for name in self._names() for code, card in self.table(name).items()}
        return self._official

    def all_cards(self) -> dict[str, C]:
        """All official cards and those of own sets."""
        if not self._shelf:
            self._shelf = {**self.official(), **self.own()}
        return self._shelf

    def everything(self, own: Iterable[str] = ()) -> Iterator[C]:
        """All official cards, those of own sets in these tables, and own cards."""
        yield from self.official().values()
        for name in own:
            yield from self.table(name).values()
        yield from self._added.values()

    def own_tables_of(self, codes: Iterable[str]) -> tuple[str, ...]:
        """The tables of own sets that have cards with these codes."""
        return tuple(sorted({self._table_of(code) for code in codes} - {*self._names()} - {""}))

    def own(self) -> dict[str, C]:
        """The cards of own sets by code."""
        return {code: card for name in self._own_names() for code, card in self.table(name).items()}

    def printed(self, code: str) -> C | None:
        """A card by its code, playable or not."""
        return self._added.get(code) or self.table(self._table_of(code)).get(code)

    def page_of(self, code: str) -> tuple[str, str] | None:
        """The set and the faction of the file that holds the text of a card; None if there is no such card."""
        card = self.printed(code)
        return card.page() if card is not None else None

    def code_of(self, name: str) -> str | None:
        """The code of the playable card with this code or name; the first released one."""
        if name in self:
            return name
        if not self._bearers:
            bearers: dict[str, list[C]] = {}
            for card in self.all_cards().values():
                bearers.setdefault(card.name.lower(), []).append(card)
            self._bearers = bearers  # assigned only when complete, because another thread may read it
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
        """The name of a card, or its code if another card has the same name."""
        name = self[code].name
        return name if self.code_of(name) == code else code

    def add(self, cards: Iterable[C]) -> None:
        """Add own cards."""
        self._added |= {card.code: card for card in cards}
        self._known -= self._added.keys()

    def remove(self, codes: Iterable[str]) -> None:
        """Remove own cards."""
        for code in codes:
            self._added.pop(code, None)

    def replace(self, card: C) -> None:
        """Replace the facts of an official card, for tests of other definitions; its code and name stay."""
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
