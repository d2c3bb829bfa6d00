"""A card of Warhammer: Invasion as data: what is printed on it, and its text in the card language (INV-2.7)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ..effects.language.abilities import ACTION, PLAY, Ability
from ..effects.language.card import CardSet, DuelCard, Printing, Stats
from ..effects.language.effect import Effect, HowMany
from ..effects.language.select import Selector
from ..effects.language.texts import Pages, Part, file_name
from ..engine.dataclass import dataclass
from . import words

ANY_ZONE: Final = -1
COST_X: Final = -1
HERO: Final = "Hero"
ATTACHMENT: Final = "Attachment"
NEEDED: Final = ("cost", "loyalty", "power", "hit_points", "text")  # facts without which a card is not playable
JUST_PLAY: Final = Ability(PLAY)
KINDS: Final = ("legend", "unit", "support", "quest", "tactic", "fulcrum", "draft")  # in the order of deck lists
KIND_BITS: Final = {
    "unit": words.UNIT,
    "support": words.SUPPORT,
    "quest": words.QUEST_CARD,
    "tactic": words.TACTIC,
    "legend": words.LEGEND,
    "draft": words.DRAFT,
}


@dataclass(frozen=True)
class Attaches(Part):
    """What an attachment is attached to (INV-18.1), and the ability by which it is played."""

    host: Selector
    play: Ability


@dataclass(frozen=True)
class WhereX(Part):
    """What the X printed on the card is, in play and out of it (INV-12.8, INV-FAQ-120)."""

    number: HowMany


@dataclass(frozen=True)
class PlaysInto(Part):
    """The zones that the card may enter, given by their sections; with `enemy` they are an opponent's zones.

    With `his` the zone's player controls it.
    """

    zones: Selector
    enemy: bool = False
    his: bool = False


@dataclass(frozen=True)
class Instead(Part):
    """An alternative cost: its player does something else, so that the cost is 0; loyalty is still paid."""

    cost: Effect


@dataclass(frozen=True)
class StartsInPlay(Part):
    """The game starts with the card in play and a card attached to it facedown, without a mulligan (INV-41.12)."""


@dataclass(frozen=True)
class Drafts(Part):
    """What a draft card does in a draft (INV-30.14 to 30.17)."""

    what: int


@dataclass(frozen=True)
class Text:
    """What a card does: `play` is what playing it does and asks for, `host` what an attachment is attached to."""

    abilities: tuple[Ability, ...]
    play: Ability
    host: Selector | None
    drafting: int
    x_is: HowMany = 0
    into: Selector | None = None
    enemy: bool = False  # True if the card is played into an opponent's zone
    his: bool = False  # True if the opponent then controls a card with `enemy`
    starts: bool = False  # True if the card is in play at the start of the game


PAGES: Final = Pages("warhost.invasion.cards")
PRINTING: Final = Printing(PAGES, KIND_BITS)


@cache
def numbered(keywords: tuple[tuple[str, int], ...]) -> Stats:
    """Keyword ids with values; Ambush 0 is stored as 1 so that it exists, and an X gets its value from the text."""
    found = [(words.STATS.index(name), number) for name, number in keywords if name in words.STATS and number >= 0]
    return tuple([(stat, number + 1 if stat == words.AMBUSH else number) for stat, number in found])


@dataclass(frozen=True, eq=False)
class Card(DuelCard):
    """One card.  None is an unknown number; `doubtful` names the facts that may be wrong.

    `source` in `doubtful` means that the whole card is known from a single list.  `deck_only` restricts the deck: a
    side, a capital, or `non-` and a capital.  `symbols` are the races whose loyalty it provides.
    """

    race: str
    card_set: CardSet
    cost: int | None = 0
    loyalty: int | None = 0
    power: int | None = 0  # the power; for a legend the lowest of `powers` (INV-20.3)
    powers: tuple[int, int, int] | None = None  # the powers of a legend by zone (INV-20.2)
    hit_points: int | None = 0
    traits: tuple[str, ...] = ()
    unique: bool | None = False
    keywords: tuple[tuple[str, int], ...] = ()
    zone_only: str = ""
    deck_only: tuple[str, ...] = ()
    deck_limit: int = 0  # copies in a deck; 0 for the usual limit
    symbols: tuple[str, ...] = ()
    copies: int | None = 1  # copies in one box or pack
    doubtful: tuple[str, ...] = ()
    errata: tuple[str, ...] = ()
    plain: bool = False  # True if the card has no text except keywords

    @property
    def attachment(self) -> bool:
        """True if it is an attachment, by its trait or by its text (an Artefact, INV-39.1)."""
        return ATTACHMENT in self.traits or bool([part for part in self.parts if isinstance(part, Attaches)])

    @property
    def hero(self) -> bool:
        return HERO in self.traits

    # --- as the rules count -----------------------------------------------------------------------------------------

    @property
    def only_zone(self) -> int:
        """The only zone that it can be played into; quests always go into the quest zone (INV-19.1)."""
        if self.kind == "quest":
            return ANY_ZONE if self.text.enemy else words.QUEST  # an Invasion or a Mission goes into an opponent's zone
        return words.ZONE_NAMES.index(self.zone_only) if self.zone_only else ANY_ZONE

    @property
    def stats(self) -> Stats:
        return numbered(self.keywords)

    # --- its text ---------------------------------------------------------------------------------------------------

    @property
    def playable(self) -> bool:
        """True if its text is written, or it has none; its numbers are known, its kind and keywords too."""
        if self.kind not in KIND_BITS or None in (self.cost, self.loyalty, self.power, self.hit_points):
            return False
        if [name for name, _ in self.keywords if name not in words.STATS]:
            return False
        folder = file_name(self.card_set.cycle)
        return bool(self.parts) or (self.plain and PAGES.begun(folder))

    @property
    def missing(self) -> tuple[str, ...]:
        """The unknown facts without which it cannot be played."""
        facts = ["rules"] if self.kind not in KIND_BITS else []
        return (*facts, *[each for each in self.doubtful if each in NEEDED])

    @property
    def text(self) -> Text:
        made: Text = PAGES.made(self, read_text)
        return made

    def printing(self) -> Printing:
        return PRINTING

    def page(self) -> tuple[str, str]:
        return self.card_set.cycle, self.race


def read_text(card: Card, parts: tuple[Part, ...]) -> Text:
    """A card's text from its parts.  The Action of a tactic is its ability of being played (INV-6.6)."""
    abilities: list[Ability] = []
    play, host, drafting = JUST_PLAY, None, 0
    x_is: HowMany = 0
    into: PlaysInto | None = None
    starts = bool([part for part in parts if isinstance(part, StartsInPlay)])
    for part in parts:
        if isinstance(part, Attaches):
            host, play = part.host, part.play
        elif isinstance(part, Instead):
            play = replace(play, instead=(part.cost,))
        elif isinstance(part, Drafts):
            drafting = part.what
        elif isinstance(part, WhereX):
            x_is = part.number
        elif isinstance(part, PlaysInto):
            into = part
        elif isinstance(part, Ability):
            if card.kind == "tactic" and part.kind == ACTION:
                play = replace(part, kind=PLAY)
            else:
                abilities.append(part)
    if play.x_is != 0 and card.cost == COST_X:
        x_is = play.x_is
    if into is None:
        return Text(tuple(abilities), play, host, drafting, x_is, starts=starts)
    return Text(tuple(abilities), play, host, drafting, x_is, into.zones, into.enemy, into.his, starts)


def text(code: str, *parts: Part) -> None:
    """Register the abilities of the card with this code, in printed order."""
    PAGES.write(code, *parts)


def race_symbols(race: str) -> tuple[str, ...]:
    """The loyalty symbols of a card: one of its race; none for a neutral card unless its text says so (INV-3.11)."""
    return (race,) if race != words.RACE_KEYS[words.NEUTRAL] else ()
