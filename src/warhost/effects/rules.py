"""The interface between states, the card language and the rules of a card game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..engine.compilation import mypyc_attr
from ..engine.steps import Step
from .circumstances import NOTHING
from .language.ability_use import AbilityUse, PossibleResponse

if TYPE_CHECKING:
    from ..engine.game import Game
    from .language.abilities import AbilityEntry
    from .language.effect import Effect
    from .state.card_table import CardTable
    from .views.presentation import Presentation

W = TypeVar("W", bound="CardTable")

Damages = list[tuple[int, int]]  # pairs: the damaged thing, and the amount


class RuleIds:
    """Rule ids of the game for things that both games do in the same way."""

    __slots__ = ("begun", "damage_moved", "fizzled", "resigned", "tokens_put", "tokens_taken")

    def __init__(
        self, begun: str, damage_moved: str, tokens_put: str, tokens_taken: str, fizzled: str, resigned: str
    ) -> None:
        self.begun = begun
        self.damage_moved = damage_moved
        self.tokens_put = tokens_put
        self.tokens_taken = tokens_taken
        self.fizzled = fizzled
        self.resigned = resigned


class Creation(Generic[W]):
    """The functions by which states of a game are created and saved."""

    __slots__ = ("bare", "deal", "facts", "placed", "saved")

    def __init__(
        self,
        deal: Callable[[Any, Any, Any, int], W],
        facts: Callable[[Any, Any, list[list[str]]], Any],
        bare: Callable[[Any, int], W],
        placed: Callable[[Any, dict[str, object]], W],
        saved: Callable[[W], dict[str, object]],
    ) -> None:
        self.deal = deal  # function (rules, options, decks, seed) -> state of a new game
        self.facts = facts  # function (rules, options, codes of both decks) -> the data that never changes in a game
        self.bare = bare  # function (facts, random generator) -> empty state
        self.placed = placed  # function (rules, position) -> state before its first answer
        self.saved = saved  # function (state) -> the columns that only this game has, as plain data


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[W]):
    """All operations that a state or a word of the card language needs from the rules; accessed as `state.rules`.

    A game declares further operations in a subclass, its interface, and implements all in a subclass of that.
    """

    game: Game  # assigned by the game, which is created together with its rules

    def __init__(self, cited: RuleIds, creation: Creation[W], presentation: Presentation[W]) -> None:
        self.cited = cited
        self.creation = creation
        self.presentation = presentation

    # --- the course of the game -------------------------------------------------------------------------------

    def deal(self, options: object, decks: object, seed: int) -> W:
        """A new game with these options, before its first step."""
        state: W = self.creation.deal(self, options, decks, seed)
        return state

    def placed(self, position: dict[str, object]) -> W:
        """The state that a position describes, before its first answer, with its log on."""
        state: W = self.creation.placed(self, position)
        return state

    def bare(self, options: object, decks: list[list[str]], rng: int) -> W:
        """An empty state with the facts of these decks."""
        state: W = self.creation.bare(self.creation.facts(self, options, decks), rng)
        return state

    def saved(self, s: W) -> dict[str, object]:
        """The state's columns that only this game has, as plain data."""
        return self.creation.saved(s)

    def settle(self, s: W) -> list[Step[W]]:
        """Apply the rules that always hold; returns the questions about the order of discarded cards."""
        raise NotImplementedError

    def compute_numbers(self, s: W) -> None:
        """Recompute the derived columns.  They are replaced, so that clones can share them."""
        raise NotImplementedError

    def join_moment(self, s: W) -> None:
        """Trigger what belongs to the same moment but is known only after everything is settled."""

    def set_off(self, s: W, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> None:
        """Push the triggered abilities on the stack."""
        raise NotImplementedError

    def keep_for_window(self, s: W, use: AbilityUse) -> None:
        """Store a triggered Action, so that it may be used in the next action window."""
        raise NotImplementedError

    def end_text(self, s: W, use: AbilityUse) -> None:
        """Finish a text: discard the card that was played."""
        raise NotImplementedError

    def fixed(self, s: W, source: int, entry: AbilityEntry) -> int:
        """A number that is fixed when an ability triggers, because its card may leave play before it resolves."""
        return 0

    # --- targets and costs ------------------------------------------------------------------------------------

    def aimed(self, s: W, use: AbilityUse) -> None:
        """All targets are chosen: continue with the costs."""
        raise NotImplementedError

    def aimed_late(self, s: W, use: AbilityUse, card: int) -> None:
        """A target was chosen while the text resolves: pay the price of targeting it first."""

    def can_be_target(self, s: W, card: int, use: AbilityUse) -> bool:
        """True if no rule other than the text itself prevents a card from being a target of this use."""
        raise NotImplementedError

    def can_be_late_target(self, s: W, card: int, use: AbilityUse) -> bool:
        """True if a card can become a target while the text resolves, after its costs were paid."""
        return self.can_be_target(s, card, use)

    def untargetable(self, s: W, use: AbilityUse) -> None:
        """Handle a use without any legal target (INV-11.11)."""
        s.emit("fizzled", self.cited.fizzled, use.controller, use.source)

    def pointless(self, s: W, effect: Effect, use: AbilityUse, card: int) -> bool:
        """True if a card must not be chosen because the effect would do nothing to it (CON-16.12)."""
        return False

    def wealth(self, s: W, seat: int) -> int:
        """The resources that a player can pay with."""
        raise NotImplementedError

    def pay(self, s: W, seat: int, amount: int) -> None:
        raise NotImplementedError

    def earn(self, s: W, seat: int, amount: int, use: AbilityUse) -> None:
        """Give a player resources; a negative amount takes them away."""
        raise NotImplementedError

    def note(self, s: W, use: AbilityUse, cards: tuple[int, ...]) -> None:
        """Record the cards that a cost has revealed, because the text may refer to them."""

    def cost_of(self, s: W, card: int, facedown: bool = False) -> int:
        """The printed cost of a card; an X has the value that its text defines (INV-3.15, INV-FAQ-120).

        With `facedown` the cost of a facedown card is read from its face, too.
        """
        return s.facts.cost[card]

    # --- cards that move --------------------------------------------------------------------------------------

    def draw(self, s: W, seat: int, amount: int) -> int:
        """Let a player draw cards; returns their number."""
        raise NotImplementedError

    def take_to_hand(self, s: W, card: int, seen: bool) -> None:
        """Move a card from a deck or discard pile to its owner's hand; a card that everyone has seen stays known."""
        raise NotImplementedError

    def discard(self, s: W, cards: list[int], use: AbilityUse) -> None:
        """Move cards from a hand or deck to the discard piles of their owners."""
        raise NotImplementedError

    def discard_at_random(self, s: W, seat: int, amount: int, use: AbilityUse) -> None:
        """Discard random cards from a hand, which has at least that many."""
        cards = s.shuffled(sorted(s.hand(seat)))[:amount]
        self.note(s, use, cards)
        self.discard(s, list(cards), use)

    def remove(self, s: W, cards: list[int], how: int, use: AbilityUse) -> None:
        """Remove cards from play at the same time; this counts for a following "then" (INV-12.4)."""
        raise NotImplementedError

    def spared(self, s: W, card: int, use: AbilityUse) -> bool:
        """True if a rule prevents a use from removing a card from play."""
        return False

    def locked(self, s: W, card: int) -> bool:
        """True if a rule prevents a card out of play from moving."""
        return False

    # --- damage and tokens ------------------------------------------------------------------------------------

    def inflict(self, s: W, hits: Damages, use: AbilityUse, uncancellable: bool, combat: bool) -> None:
        """Deal damage to several things at the same time."""
        raise NotImplementedError

    def heal(self, s: W, card: int, amount: int, seat: int = NOTHING) -> None:
        """Let a player remove damage from a card."""
        raise NotImplementedError

    def can_be_hit(self, s: W, card: int) -> bool:
        """True if damage may be assigned to it."""
        raise NotImplementedError

    def can_be_healed(self, s: W, card: int) -> bool:
        """True if damage may be removed from it."""
        return True

    def wounds(self, s: W, card: int) -> int:
        """The damage on a card as card texts count it."""
        return s.damage[card]

    def needed_to_destroy(self, s: W, card: int) -> int:
        """The damage that is still needed to destroy a card."""
        raise NotImplementedError

    def move_damage(self, s: W, source: int, target: int, amount: int) -> None:
        """Move damage from one card to another: it is neither dealt nor assigned (INV-14.12, CON-11.10)."""
        s.damage[source] -= amount
        s.damage[target] = min(255, s.damage[target] + amount)
        s.changed = True
        s.emit("moved-damage", self.cited.damage_moved, s.controller[source], source, other=target, number=amount)

    def put_tokens(self, s: W, card: int, amount: int, use: AbilityUse | None = None) -> None:
        """Put tokens on a card, by an ability or a rule."""
        s.tokens[card] = min(255, s.tokens[card] + amount)
        s.changed = True
        s.emit("tokens", self.cited.tokens_put, s.controller[card], card, number=amount)

    def take_tokens(self, s: W, card: int, amount: int) -> None:
        """Remove tokens from a card, which has at least that many."""
        s.tokens[card] -= amount
        s.changed = True
        s.emit("tokens-removed", self.cited.tokens_taken, s.controller[card], card, number=amount)

    # --- effects that last ------------------------------------------------------------------------------------

    def affected(self, s: W, cards: list[int], use: AbilityUse) -> list[int]:
        """The cards among these that are not immune to a use."""
        return cards

    def lasts(self, s: W, until: int) -> bool:
        """True if a duration can apply now; for example, "until the end of the battle" needs a battle."""
        return True

    def tell_gain(self, s: W, card: int, stat: int, amount: int, use: AbilityUse) -> None:
        """Emit the event that a card has gained something for a while."""
        raise NotImplementedError
