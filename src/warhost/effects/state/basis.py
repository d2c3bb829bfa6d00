"""Cache keys for the derived numbers of cards: a snapshot of their inputs, valid until one of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..language.basis import ANYTHING, DAMAGE, FIGHT, HISTORY, MARKS, PHASE, PILES, REALM, RESOURCES, TOKENS

if TYPE_CHECKING:
    from ...engine.columns import Wide
    from ..language.abilities import AbilityEntry
    from ..language.ability_use import AbilityUse
    from ..language.floating import Boost, Floating
    from .card_table import CardTable
    from .facts import Facts

NO_COLUMN: Final = bytearray()

NO_PILES: Final[list[tuple[int, ...]]] = []

NO_NUMBERS: Final[list[int]] = []

LARGEST: Final = 255  # the upper bound of every computed number


class NumberInput:
    """An input of the computed numbers that can be evaluated at any time.

    As long as its value stays the same, the numbers need not be computed again, whatever else has changed.
    """

    __slots__ = ("reads",)

    def __init__(self, reads: int) -> None:
        self.reads = reads

    def stands(self, s: CardTable, changed: int) -> bool:
        """True if its value is the same as before this change."""
        raise NotImplementedError


class EffectInput(NumberInput):
    """A constant effect with a condition: whether it holds, and the numbers that it grants."""

    __slots__ = ("entry", "given", "held", "it", "use")

    def __init__(self, s: CardTable, use: AbilityUse, entry: AbilityEntry, it: int) -> None:
        super().__init__(entry.reads)
        self.use = use
        self.entry = entry
        self.it = it
        self.held = self._holds(s)  # True if the condition of the ability held when the numbers were computed
        self.given = self._gives(s) if self.held and entry.gives else NO_NUMBERS

    def _holds(self, s: CardTable) -> bool:
        return self.entry.ability.only.holds(s, self.use, self.it, self.use.controller)

    def _gives(self, s: CardTable) -> list[int]:
        found: list[int] = []
        for change in self.entry.ability.changes:
            found += change.given(s, self.use, self.it)
        return found

    def stands(self, s: CardTable, changed: int) -> bool:
        if self.reads & changed == 0:
            return True
        if self._holds(s) != self.held:
            return False
        return not self.held or self.entry.gives & changed == 0 or self._gives(s) == self.given


class WoundsInput(NumberInput):
    """The damage on some cards, where a number depends on it."""

    __slots__ = ("cards", "wounds")

    def __init__(self, s: CardTable, cards: list[int]) -> None:
        super().__init__(DAMAGE)
        self.cards = cards
        self.wounds = [s.damage[card] for card in cards]

    def stands(self, s: CardTable, changed: int) -> bool:
        if changed & DAMAGE:
            for card, wounds in zip(self.cards, self.wounds):
                if s.damage[card] != wounds:
                    return False
        return True


class NumberInputs:
    """A snapshot of the columns that derived numbers depend on.  Immutable, so clones share it."""

    __slots__ = (
        "births",
        "boosts",
        "controller",
        "damage",
        "faces",
        "facts",
        "fight",
        "firm",
        "floating",
        "history",
        "host",
        "in_play",
        "inputs",
        "marks",
        "phase",
        "piles",
        "pools",
        "reads",
        "realm",
        "table",
        "tokens",
    )

    def __init__(self, s: CardTable, firm: int, inputs: list[NumberInput], in_play: list[int]) -> None:
        looked = firm
        for each in inputs:
            looked |= each.reads
        facts = s.facts
        self.facts: Facts = facts
        self.reads = looked  # bit mask of the inputs on which the active texts depend
        self.firm = firm  # changes of these parts (a bit mask) always outdate the numbers, whatever `inputs` say
        self.inputs = inputs
        self.table = s.piles[: facts.table]
        self.piles = s.piles[:] if looked & PILES else NO_PILES
        self.controller: bytearray = s.controller[:]
        self.host: bytearray = s.host[:]
        self.births: bytearray = s.births[:]
        self.marks: Wide = s.marks[:]
        self.in_play = in_play  # cards in play, ordered by place
        self.faces = s.faces(in_play)  # the marks that say which face of each card is up
        self.damage: bytearray = s.damage[:] if looked & DAMAGE else NO_COLUMN
        self.tokens: bytearray = s.tokens[:] if looked & TOKENS else NO_COLUMN
        self.boosts: tuple[Boost, ...] = s.boosts
        self.floating: tuple[Floating, ...] = s.floating
        self.phase = s.phase << 1 | s.active
        self.fight: tuple[int, ...] = s.fight() if looked & FIGHT else ()
        self.realm: tuple[int, ...] = s.realm() if looked & REALM else ()
        self.pools: tuple[int, ...] = s.pools() if looked & RESOURCES else ()
        self.history: tuple[tuple[int, int, int, int], ...] = s.recorded() if looked & HISTORY else ()

    def holds(self, s: CardTable) -> bool:
        """True if no input of a derived number has changed."""
        if self.reads == ANYTHING or self.facts is not s.facts:
            return False
        if s.piles[: self.facts.table] != self.table or s.controller != self.controller or s.host != self.host:
            return False
        if s.boosts != self.boosts or s.floating != self.floating:
            return False
        if s.births != self.births and (s.boosts or s.floating or self._has_new_birth(s)):
            return False
        changed = 0
        if s.marks != self.marks:
            if s.faces(self.in_play) != self.faces:
                return False
            changed = MARKS
        if self.reads:
            changed = self._changed(s, changed)
            if changed & self.firm:
                return False
            if changed:
                for each in self.inputs:
                    if not each.stands(s, changed):
                        return False
        return True

    def _has_new_birth(self, s: CardTable) -> bool:
        """True if a card in play has left play and returned since; only cards in play grant numbers."""
        for card in self.in_play:
            if s.births[card] != self.births[card]:
                return True
        return False

    def _changed(self, s: CardTable, changed: int) -> int:
        """The inputs outside the table that have changed; marks always count as changed."""
        looked = self.reads
        if looked & DAMAGE and s.damage != self.damage:
            changed |= DAMAGE
        if looked & TOKENS and s.tokens != self.tokens:
            changed |= TOKENS
        if looked & PHASE and s.phase << 1 | s.active != self.phase:
            changed |= PHASE
        if looked & FIGHT and s.fight() != self.fight:
            changed |= FIGHT
        if looked & REALM and s.realm() != self.realm:
            changed |= REALM
        if looked & PILES and s.piles != self.piles:
            changed |= PILES
        if looked & RESOURCES and s.pools() != self.pools:
            changed |= RESOURCES
        if looked & HISTORY and s.recorded() != self.history:
            changed |= HISTORY
        return changed


class SettledState:
    """A snapshot of a state in which no automatic rule applied: none applies until its inputs change.  Immutable."""

    __slots__ = ("basis", "damage", "tokens")

    def __init__(self, s: CardTable) -> None:
        self.basis: NumberInputs | None = s.basis
        self.damage: bytearray = s.damage[:]
        self.tokens: bytearray = s.tokens[:]

    def holds(self, s: CardTable) -> bool:
        return self.basis is s.basis and self.damage == s.damage and self.tokens == s.tokens


def within_bounds(numbers: list[int], touched: list[int]) -> list[int]:
    """A column of numbers in which changes of these cards are limited: below 0 counts as 0 (INV-2.16, CON-16.23).

    Printed numbers need no limit.
    """
    for card in touched:
        if numbers[card] < 0:
            numbers[card] = 0
        elif numbers[card] > LARGEST:
            numbers[card] = LARGEST
    return numbers
