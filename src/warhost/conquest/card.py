"""A card of Warhammer 40,000: Conquest as data: what is printed on it, and its text in the card language (CON-1)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ..effects.language.abilities import Ability
from ..effects.language.card import CardSet, DuelCard, Printing, Stats
from ..effects.language.select import Selector
from ..effects.language.texts import Pages, Part, file_name
from ..engine.dataclass import dataclass
from . import words

COST_X: Final = -1
KINDS: Final = ("warlord", "synapse", "army", "attachment", "event", "support", "planet", "token")  # in deck lists
KIND_BITS: Final = {
    "warlord": words.WARLORD,
    "army": words.ARMY,
    "token": words.TOKEN,
    "attachment": words.ATTACHMENT,
    "support": words.SUPPORT,
    "event": words.EVENT,
    "planet": words.PLANET,
    "synapse": words.SYNAPSE,
}
FACTION_NUMBERS: Final = {key: number for number, key in enumerate(words.FACTION_KEYS)}
PLANETS: Final = "planets"  # the file name for cards without a faction


@dataclass(frozen=True)
class Attaches(Part):
    """What the card may be attached to (CON-6.8); an army unit may be deployed as an attachment, too (CON-6.13)."""

    to: Selector
    one_each: bool = False  # True for the text "limit 1 per unit"
    one_relic: bool = False  # True for the text "limit 1 Relic per player" (CON-17.8)


@dataclass(frozen=True)
class OneRelic(Part):
    """A support that is its player's only Relic (CON-17.8)."""


@dataclass(frozen=True)
class DeployCost(Part):
    """An additional cost of deploying the card: its player discards this many cards from hand (CON-6.5)."""

    discards: int


@dataclass(frozen=True)
class Allies(Part):
    """Of a warlord: the factions whose common cards its deck may hold, or only units of a trait (CON-18.12)."""

    factions: tuple[int, ...]
    trait: str = ""


@dataclass(frozen=True)
class Text:
    """The text of a card; `host` are the cards that it may be attached to."""

    abilities: tuple[Ability, ...]
    host: Selector | None
    one_each: bool
    one_relic: bool
    discards: int = 0  # number of cards to discard from hand when the card is deployed
    allies: Allies | None = None


PAGES: Final = Pages("warhost.conquest.cards")
PRINTING: Final = Printing(PAGES, KIND_BITS)


@cache
def numbered(keywords: tuple[tuple[str, int], ...]) -> Stats:
    """Keyword ids with values; an X gets its value from the text."""
    return tuple([(words.STATS.index(name), max(0, number)) for name, number in keywords if name in words.STATS])


@cache
def bits_of(symbols: tuple[str, ...]) -> int:
    """The symbols of a planet as a bit mask."""
    return sum([symbol for symbol, key in zip(words.SYMBOLS, words.SYMBOL_KEYS) if key in symbols])


@dataclass(frozen=True, eq=False)
class Card(DuelCard):
    """One card.  None is a number that is not printed, or in `copies` an unknown one.

    A warlord's abilities are those of its hale side (CON-12.3); its bloodied side has only numbers in the core set.
    """

    faction: str  # empty for planets
    pack: CardSet
    loyalty: str = "common"  # `common`, `loyal` or `signature`; empty for cards that no deck can contain
    unique: bool = False
    cost: int | None = None
    attack: int | None = None
    hit_points: int | None = None
    command: int | None = None
    shields: int | None = None
    traits: tuple[str, ...] = ()
    keywords: tuple[tuple[str, int], ...] = ()
    labels: tuple[str, ...] = ()  # words such as specializations before the text, which are not keywords (CON-15.14)
    squad: int = 0  # the number of the card's signature squad, or 0 (CON-18.2)
    copies: int | None = 1  # copies in one box or pack; for a card of a signature squad also copies in the squad
    hand: int | None = None  # the starting hand of a warlord (CON-3.8)
    resources: int | None = None  # the starting resources of a warlord (CON-3.10)
    bloodied_attack: int | None = None
    bloodied_hit_points: int | None = None
    symbols: tuple[str, ...] = ()  # the symbols of a planet (CON-1.8)
    card_bonus: int | None = None  # cards for the winner of a command struggle: at a planet, or with a unit (CON-7.14)
    resource_bonus: int | None = None
    bonus_at: str = ""  # `material`, `tech` or `infested`: where a unit has its bonus
    plain: bool = False  # True if the card has no text except keywords

    # --- as the rules count -----------------------------------------------------------------------------------------

    @property
    def faction_number(self) -> int:
        return FACTION_NUMBERS[self.faction or words.FACTION_KEYS[0]]

    @property
    def symbol_bits(self) -> int:
        return bits_of(self.symbols)

    @property
    def bonus(self) -> tuple[int, int]:
        """The cards and resources for winning a struggle (CON-7.14)."""
        return (self.card_bonus or 0, self.resource_bonus or 0)

    @property
    def bloodied(self) -> tuple[int, int]:
        """The ATK and HP of a warlord's bloodied side."""
        return (self.bloodied_attack or 0, self.bloodied_hit_points or 0)

    @property
    def stats(self) -> Stats:
        return numbered(self.keywords)

    # --- its text ---------------------------------------------------------------------------------------------------

    @property
    def playable(self) -> bool:
        """True if its text is defined or it has none, and its keywords are known."""
        if [name for name, _ in self.keywords if name not in words.STATS]:
            return False
        return bool(self.parts) or ((self.plain or bool(self.bonus_at)) and PAGES.begun(file_name(self.pack.cycle)))

    @property
    def text(self) -> Text:
        made: Text = PAGES.made(self, read_text)
        return made

    def printing(self) -> Printing:
        return PRINTING

    def page(self) -> tuple[str, str]:
        return self.pack.cycle, self.faction or PLANETS


def read_text(card: Card, parts: tuple[Part, ...]) -> Text:
    """A card's text from its parts.  The ability of an event is used from hand, for the card's cost (CON-6.9)."""
    abilities: list[Ability] = []
    host, one_each, one_relic, discards = None, False, False, 0
    allies: Allies | None = None
    for part in parts:
        if isinstance(part, Attaches):
            host, one_each, one_relic = part.to, part.one_each, part.one_relic
        elif isinstance(part, OneRelic):
            one_relic = True
        elif isinstance(part, DeployCost):
            discards = part.discards
        elif isinstance(part, Allies):
            allies = part
        elif isinstance(part, Ability):
            abilities.append(replace(part, zone=_event_zone(card)) if card.kind == "event" else part)
    return Text(tuple(abilities), host, one_each, one_relic, discards, allies)


def _event_zone(card: Card) -> int:
    """The zone in which an event is played: the hand, unless it has only a Deep Strike cost (CON-19.12)."""
    return words.STRUCK if card.cost is None else words.FROM_HAND


def text(code: str, *parts: Part) -> None:
    """Register the abilities of the card with this code, in printed order."""
    PAGES.write(code, *parts)
