"""The kinds of abilities a card can have, and the registry that gives each a key for saved games."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeVar, cast

from ...engine.compilation import mypyc_attr
from ...engine.dataclass import dataclass
from .basis import REALM, TABLE, reads
from .effect import ALWAYS, Already, AndAlso, Asking, ChosenX, Condition, Effect, HowMany, Number, Slot, hidden_in
from .limits import NO_LIMIT
from .modifier import NO_CHANGES, RuleModifier, classes_of
from .select import ALL, Aimed, Selector
from .texts import Part

T = TypeVar("T", bound=RuleModifier)
NO_MODIFIERS: Final[list[Any]] = []

# The kinds of abilities, in the order in which simultaneous ones resolve.
TRIGGERED: Final = 0  # a constant effect with a trigger condition
FORCED: Final = 1
ACTION: Final = 2
CONSTANT: Final = 3
PLAY: Final = 4  # the rules for playing the card itself
REACTION: Final = 5  # an interrupt or a reaction: the controller of its card may use it
BATTLE: Final = 6  # an ability that the winner of a battle may use
BY_ITSELF: Final = (TRIGGERED, FORCED)  # the kinds of abilities that nobody chooses to use

ANYWHERE: Final = -1

# Filters for the player whom an occurrence concerns.
ANYBODY: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
HOSTS_CONTROLLER: Final = 3  # the controller of the card to which this attachment is attached

NONE_TO_PAY: Final = 0
NOT_ASKED: Final = -1
NO_COST: Final[tuple[Effect, ...]] = ()


@dataclass(frozen=True)
class When:
    """A trigger condition: the kind of event, the cards and player it concerns, and its amount."""

    kind: int
    of: Selector = ALL
    whom: int = ANYBODY
    least: int = 0
    combat: bool = False  # True if only combat damage, or damage by an attack, triggers it
    batch: bool = False  # True if several simultaneous events trigger it only once
    most: int = 0  # the greatest amount that still triggers it; 0 for no limit


@dataclass(frozen=True)
class Ability(Part):
    """One printed ability of a card.

    `zone` is the zone named before it.  `only` must hold when it is used; for a constant effect, as long as it applies.
    `needs` must hold when it is used and again when it resolves.
    """

    kind: int
    effect: Effect | None = None
    when: When | None = None
    changes: tuple[RuleModifier, ...] = NO_CHANGES
    spend: HowMany = NONE_TO_PAY
    cost: tuple[Effect, ...] = NO_COST
    zone: int = ANYWHERE
    only: Condition = ALWAYS
    needs: Condition = ALWAYS
    limit: int = NO_LIMIT  # how often it may be used; see `limits`
    optional: bool = False  # True if the whole text says "you may"
    most_x: HowMany = NONE_TO_PAY  # the upper bound of X if the player chooses X independently of the cost
    x_is: HowMany = NONE_TO_PAY  # the value of X, computed just before the costs are paid
    by: int = YOU  # the player who may use an Action: the card's controller, an opponent or any player
    hand: bool = False  # True if it can be used from the hand only
    instead: tuple[Effect, ...] = NO_COST  # for playing a card: what may be done instead of paying its cost

    def reads(self) -> int:
        return TABLE

    def later(self) -> bool:
        """True: the parts of an ability are evaluated when it is used."""
        return True


GAINED: Final = 96  # the first number of gained abilities, so that they differ from the numbers of printed ones


def number_in(key: str) -> int:
    """The number of the card in the key of an ability."""
    number = key.partition(":")[0].rpartition("-")[2]
    return int(number) if number.isdigit() else 0


class AbilityEntry:
    """An ability in the book: its key, its effects by number, and its targets in reading order."""

    __slots__ = (
        "ability",
        "already",
        "by_class",
        "by_x",
        "due",
        "early",
        "effects",
        "floating",
        "floats",
        "gained",
        "gives",
        "granted",
        "hangs",
        "hidden",
        "index",
        "indexed",
        "key",
        "kind",
        "makes",
        "nests",
        "owed",
        "phase",
        "price",
        "priced",
        "reads",
        "slots",
        "stat",
        "unseen",
    )

    def __init__(self, key: str, index: int, ability: Ability, floats: bool = False) -> None:
        self.key = key
        self.index = index  # its index among the abilities of its card
        self.ability = ability
        self.kind = ability.kind
        # Each modifier with its classes, so that `by_class` can group them.
        self.indexed = [(kind, each) for each in ability.changes for kind in classes_of(each)]
        self.by_class: dict[type[RuleModifier], list[object]] = {}
        for kind, modifier in self.indexed:
            self.by_class.setdefault(kind, []).append(modifier)
        self.phase = ability.only.named_phase()  # the only phase in which this ability may be used, or -1
        self.reads = reads((ability.only, ability.changes)) if ability.changes else TABLE
        # The inputs of the numbers that it changes, without the inputs of the condition `only`.
        self.gives = reads(ability.changes) if ability.changes else TABLE
        self.hidden = NOT_ASKED
        self.makes = bool([each for each in ability.changes if each.is_identity()])
        # True if a part of it applies while the numbers are being computed.  If not, its effect can be computed at any
        # time, except for traits and selectors of planets, which may depend on numbers that are not computed yet.
        self.early = bool([each for each in ability.changes if not each.later() and not each.is_number()])
        self.hangs = not self.early and not self.makes and not self.reads & REALM
        self.floats = floats  # True if it was created by another ability and exists without a card
        self.gained = False  # True if this ability is not printed on its card
        self.unseen = False  # True if using this ability does not show the card
        self.stat = -1  # the keyword that this ability implements, or -1
        self.price = 0  # the lowest cost of using this ability from hand
        self.granted: list[AbilityEntry] = []  # abilities that its modifiers grant to cards, in order of the modifiers
        for change in ability.changes:
            for each in change.grants():
                given = AbilityEntry(f"{key}+{len(self.granted)}", GAINED + number_in(key) % GAINED, each)
                given.gained = True
                self.granted.append(given)
        self.effects: list[Effect] = []
        for effect in (*ability.cost, *ability.instead, *([ability.effect] if ability.effect is not None else [])):
            _list(effect, self.effects)
        slots: list[Slot] = []
        floating: list[AbilityEntry] = []
        self.already: list[Already] = []  # conditions of its text that are evaluated at the moment of triggering
        _note(ability.only, self.already)
        for effect in self.effects:
            if isinstance(effect, Slot):
                slots.append(effect)
            for condition in effect.conditions():
                _note(condition, self.already)
            created = effect.ability_created()
            if created is not None:
                floating.append(AbilityEntry(f"{key}.{len(floating)}", index, created, True))
        self.slots = slots
        self.nests = _nests(slots)  # target index -> index of the outermost target that contains it
        words = (*ability.cost, ability.x_is)
        self.priced = bool([word for word in words if speaks_of_targets(word)])  # True if targets change the cost
        self.by_x = bool(slots) and depends_on(slots[0].of, ChosenX)  # True if X must be chosen before the targets
        # The costs that can be judged before targets are chosen.
        self.due = [cost for cost in ability.cost if not depends_on(cost, Aimed)]
        self.owed = [cost for cost in ability.cost if cost not in self.due]  # the costs that depend on the targets
        self.floating = floating  # the abilities that this one creates for a duration
        if self.already and ability.when is None:
            raise ValueError(f"{key} asks what was so already, but nothing sets it off")

    def modifiers(self, kind: type[T]) -> list[T]:
        """Its rule modifiers of a class."""
        return self.by_class.get(kind, NO_MODIFIERS)

    def considers_hidden(self) -> bool:
        """True if its use depends on cards that other players cannot see."""
        if self.hidden == NOT_ASKED:
            ability = self.ability
            parts = (ability.effect, ability.cost, ability.spend, ability.needs, ability.most_x, ability.x_is)
            self.hidden = int(hidden_in(parts))
        return self.hidden == 1

    def number_of(self, effect: Effect) -> int:
        """The number of an effect in this entry."""
        for number, each in enumerate(self.effects):
            if each is effect:
                return number
        return self.effects.index(effect)

    def effect_at(self, number: int) -> Effect:
        """The effect with this number."""
        return self.effects[number]

    def asking_at(self, number: int) -> Asking:
        """The effect with this number, which asks a question."""
        effect = self.effects[number]
        if not isinstance(effect, Asking):
            raise ValueError(f"{effect!r} asks nothing")
        return effect

    def part_key(self, effect: Effect) -> str:
        """The key of an effect in this entry, for texts and events that name it."""
        return f"{self.key}/{self.number_of(effect)}"

    def floating_of(self, effect: Effect) -> AbilityEntry:
        """The entry of the ability that an effect creates."""
        number = 0
        for each in self.effects:
            if each is effect:
                break
            if type(each) is type(effect):
                number += 1
        return self.floating[number]


def speaks_of_targets(word: object) -> bool:
    """True if a part of a text acts on a chosen target or reads a number from it."""
    if isinstance(word, Aimed):
        return True
    if not isinstance(word, (Effect, Number)):
        return False
    return bool([field for field in fields(cast(Any, word)) if speaks_of_targets(getattr(word, field.name))])


def depends_on(word: object, kind: type) -> bool:
    """True if a word or one of its parts is of a class that depends on a choice: targets, their places, or X."""
    if isinstance(word, kind):
        return True
    if isinstance(word, tuple):
        return any(depends_on(each, kind) for each in word)
    return is_dataclass(word) and any(depends_on(getattr(word, field.name), kind) for field in fields(word))


def _list(effect: Effect, into: list[Effect]) -> None:
    into.append(effect)
    for part in effect.parts():
        _list(part, into)


def _nests(slots: list[Slot]) -> list[int]:
    """By target: the outermost target around it, or itself; nested targets are checked together."""
    found: list[int] = []
    for number, slot in enumerate(slots):
        around = [at for at in range(number) if _holds(slots[at].effect, slot)]
        found.append(around[0] if around else number)
    return found


def _holds(effect: Effect, part: Effect) -> bool:
    return effect is part or bool([each for each in effect.parts() if _holds(each, part)])


def _note(condition: Condition, into: list[Already]) -> None:
    if isinstance(condition, AndAlso):
        _note(condition.one, into)
        _note(condition.other, into)
    elif isinstance(condition, Already):
        into.append(condition)


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityRegistry:
    """The registry of abilities by key.  The abilities of a card are registered at the first lookup of the card."""

    def __init__(self) -> None:
        self._entries: dict[str, AbilityEntry] = {}
        self._cards: dict[str, list[AbilityEntry]] = {}

    def read(self, code: str) -> None:
        """Register the abilities of a card that has not been looked up yet; each game overrides this."""

    def forget(self, code: str) -> None:
        """Drop everything cached from a card's definition, because the definition may change."""
        self._cards.pop(code, None)

    def abilities_of(self, code: str) -> list[AbilityEntry]:
        """The abilities of a card, in printed order."""
        if code not in self._cards:
            self.read(code)
        return self._cards[code]

    def enter(self, code: str, abilities: tuple[Ability, ...]) -> list[AbilityEntry]:
        """Register a card's abilities; the key of each is the card's code and the ability's number."""
        entries = [AbilityEntry(f"{code}:{index}", index, ability) for index, ability in enumerate(abilities)]
        for entry in entries:
            self._add(entry)
        return entries

    def find(self, key: str) -> AbilityEntry:
        if key not in self._entries:
            self.read(key.partition(":")[0])
        return self._entries[key]

    def _add(self, entry: AbilityEntry) -> None:
        self._entries[entry.key] = entry
        for each in (*entry.floating, *entry.granted):
            self._add(each)
