"""Steps: the pending parts of a rule or card text, with the cards they concern, on the stack of a state."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeAlias, TypeVar

from .compilation import mypyc_attr
from .events import NO_NUMBER
from .moves import Move
from .renumbering import Renumbering
from .requirements import Requirement

if TYPE_CHECKING:
    from .state import State

NO_IDLE_OPTION: Final = -(1 << 31)  # the value for "this question has no option that does nothing"
S = TypeVar("S", bound="State", contravariant=True)  # the kind of state on which the steps of a game work


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending part of a rule, with the player and cards it concerns.  Immutable, so clones share it.

    A step that needs other fields declares all of its fields; `python -m tools.records` generates their code.
    """

    who: Annotated[int, -1]
    card: Annotated[int, -1]
    target: Annotated[int, -1]
    number: Annotated[int, 0]

    def run(self, s: S) -> None:
        """Carry out this part, or push the steps that do."""
        raise NotImplementedError

    @classmethod
    def stored_name(cls) -> str:
        """The name of the class in saved games and views.  A class that is renamed keeps it by overriding this."""
        return cls.__name__

    def renamed(self, names: Renumbering) -> "Step[S]":
        """A copy with the card ids renumbered: the new ids of hidden cards are in `names`."""
        return self

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("card", "number", "target", "who")

    def __init__(self, who: int = -1, card: int = -1, target: int = -1, number: int = 0) -> None:
        self.who = who
        self.card = card
        self.target = target
        self.number = number

    def saved(self) -> list[object]:
        return [self.stored_name(), self.who, self.card, self.target, self.number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that asks.  `run` computes the options and calls `s.ask`; `answer` carries the chosen one out.

    An option is an integer that only its question can interpret.
    """

    __slots__ = ()

    def answer(self, s: S, option: int) -> None:
        """Carry out an option."""
        raise NotImplementedError

    def move(self, s: S, option: int) -> Move:
        """The option as data."""
        raise NotImplementedError

    def as_moves(self, s: S, options: list[int]) -> list[Move]:
        """Several options as data."""
        return [self.move(s, option) for option in options]

    def charge(self, s: S, option: int) -> int:
        """What the option costs, or NO_NUMBER where it has no price."""
        return NO_NUMBER

    def concealed(self) -> "Question[S]":
        """The question as other seats see it: without anything that depends on hidden cards."""
        return self

    def idle(self, s: S) -> int:
        """The option that does nothing (pass, hold, stay), or NO_IDLE_OPTION."""
        return NO_IDLE_OPTION

    def passing(self, s: S) -> int:
        """The option of a seat that passes the window: it does nothing, or what is mandatory anyway."""
        return self.idle(s)

    def settled(self, s: S) -> int:
        """The option that leads to the only outcome, whatever is chosen, or NO_IDLE_OPTION; everyone can see that."""
        return NO_IDLE_OPTION

    def window(self, s: S) -> str:
        """The key of the window in which it is asked, one of those that the state lists, or ""."""
        return ""

    def stage(self, s: S) -> str:
        """The key of the combined answer that it is part of, or ""; a player gives answers with one key at once."""
        return ""

    def trigger(self, s: S) -> str:
        """The code of the card, if it asks "may you use this trigger?", or ""."""
        return ""

    def trigger_uses(self, s: S) -> list[int]:
        """The options by which its trigger is used, as far as everyone can tell: none where cards that others do not
        see decide whether it can be."""
        return [] if self.secret(s) else [option for option in s.options if option != self.idle(s)]

    def beside(self, s: S) -> str:
        """The key of the window if its trigger is not used; "" if everyone can tell that no other card can respond."""
        return ""

    def subject(self, s: S) -> str:
        """The code of the open card that it is about: the one to respond to or to protect, or whose trigger it is."""
        return self.trigger(s)

    def looked(self, s: S) -> tuple[int, ...]:
        """The cards shown to the asked seat while it decides."""
        return ()

    def about(self, s: S) -> dict[str, object] | None:
        """What everyone at the table sees of the question: the card whose text asks, what is left to divide."""
        return None

    def moment(self, s: S) -> dict[str, object] | None:
        """The moment at which it is asked, as a position writes it; None if no position can start there."""
        return None

    def duty(self, s: S) -> Requirement | None:
        """The requirement to act instead of passing, if it has a separate name."""
        return None

    def secret(self, s: S) -> bool:
        """True if the option count would leak hidden cards.

        A patient state asks such a question even if it has one answer only: skipping it would leak them too.
        """
        return False


AnyStep: TypeAlias = Step[Any]  # a step of any game
AnyQuestion: TypeAlias = Question[Any]
