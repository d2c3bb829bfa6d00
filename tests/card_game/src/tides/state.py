"""The state of a game of Tides: the columns of the card language, and the fish of each player."""

from typing import Any

from warhost.effects.language.ability_use import AbilityUse, Occurrence
from warhost.effects.state.columns import copied_columns
from warhost.effects.state.facts import Facts
from warhost.effects.state.world import World
from warhost.engine.requirements import Refusal, Requirement

from .cards import CARDS
from .language import HAND, STRENGTH

SEATS = 2
NOT_NOW = Requirement("not-now", "TID-2.2")
NOT_ASKED = Requirement("not-asked", "TID-2.1")


class TidesState(World):
    """State of Tides. Card ids: first those of the first seat, then those of the second."""

    __slots__ = ("fish", "turn")

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.fish = [0, 0]
        self.turn = 0

    def clone(self) -> "TidesState":
        twin = TidesState(self.facts)
        copied_columns(self, twin)
        twin.fish, twin.turn = self.fish[:], self.turn
        return twin

    @property
    def rules(self) -> Any:
        from .game import RULES  # circular: the rules create states, and a state refers to its rules

        return RULES

    def land(self, seat: int, amount: int) -> None:
        """Add fish to a player's catch (TID-2.3)."""
        self.fish[seat] += amount
        self.emit("landed", "TID-2.3", seat, number=amount)

    def open_uses(self, seat: int) -> list[AbilityUse]:
        """TID-2.2: what a seat could begin now: cards of the hand that it can pay for, and Actions of boats."""
        entries = [(card, self.rules.play_of(self, card)) for card in self.hand(seat)]
        entries += [(card, entry) for card in self.piles[seat] for entry in self.facts.acting[card]]
        uses = [AbilityUse(entry, card, seat, self.place[card], self.births[card]) for card, entry in entries]
        return [use for use in uses if self.rules.usable(self, use)]

    # --- required by the card language --------------------------------------------------------------------------

    def numbers(self) -> tuple[object, ...]:
        return self.stats, self.hit_points, self.kinds

    def values_of(self, card: int) -> tuple[int, ...]:
        return self.stat(STRENGTH, card), self.hit_points[card], self.damage[card]

    def is_first(self, occurrence: Occurrence) -> bool:
        return True

    def shows_face(self, card: int) -> bool:
        return True

    def is_seen_by(self, seat: int, card: int) -> bool:
        return self.place[card] == HAND * SEATS + seat or self.place[card] not in self.facts.hidden

    def in_turn(self) -> list[int]:
        return [self.active, 1 - self.active]

    def code_of(self, card: int) -> str:
        first = len(self.facts.decks[0])
        return self.facts.decks[0][card] if card < first else self.facts.decks[1][card - first]

    def name_of(self, card: int) -> str:
        return CARDS[self.code_of(card)].name

    def turn_of(self) -> tuple[int, int]:
        return self.active, self.turn


def actions(s: TidesState, seat: int) -> list[str]:
    return ["pass", *[f"play {card.name}" for card in CARDS.values()]]


def refusal(s: TidesState, seat: int, phrase: Any) -> Refusal:
    return Refusal(NOT_NOW if seat == s.seat else NOT_ASKED)
