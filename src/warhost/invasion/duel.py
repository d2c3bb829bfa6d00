"""The data that never changes during a game of Invasion: the decks, and the facts of every card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..effects.language.abilities import CONSTANT, PLAY, Ability, AbilityEntry, AbilityRegistry, depends_on
from ..effects.language.basis import reads
from ..effects.language.effect import HowMany
from ..effects.language.lasting import Gain, Grant
from ..effects.language.select import ALL, Selector
from ..effects.state.facts import Facts, PrintedValues, first_of
from ..engine.errors import BadSetup
from ..engine.plain import JsonData
from . import words
from .card import ANY_ZONE, COST_X, Card
from .changes.common import AnyTime, CostChange, PlaysFrom
from .changes.permissions import OncePerTitle
from .interface import InvasionRules
from .language.announcing import FromHand
from .library import CORE, LIBRARY, RANDOM_SETS, chosen_sets

EPIC_SPELL: Final = frozenset({"Epic", "Spell"})  # an Epic Spell is Epic and also a Spell (INV-ERR-20)
NO_TRAITS: Final[frozenset[str]] = frozenset()


class Printed:
    """The printed facts of a card as the rules count them, cached for all games."""

    __slots__ = (
        "abilities",
        "any_time",
        "attachment",
        "card",
        "firm",
        "from_hand",
        "host_reads",
        "keywords",
        "kind",
        "limited",
        "necromancy",
        "once",
        "play",
        "race",
        "returning",
        "symbols",
        "text",
        "traits",
        "zone_only",
        "zoned",
    )

    def __init__(self, card: Card, play: AbilityEntry, abilities: list[AbilityEntry]) -> None:
        self.card = card
        self.text = card.text
        self.play = play
        self.abilities = abilities
        self.host_reads = reads(card.text.host)
        self.traits = frozenset(card.traits) | (EPIC_SPELL if "Epic Spell" in card.traits else NO_TRAITS)
        self.kind = card.kind_bit
        self.race = words.RACE_KEYS.index(card.race)
        self.limited = card.keyword(words.LIMITED) > 0
        self.keywords = card.stats
        self.symbols = tuple([words.RACE_KEYS.index(race) for race in card.symbols])
        self.attachment = card.attachment
        self.zone_only = card.only_zone
        costs = [each for entry in abilities for each in entry.modifiers(CostChange)]
        self.any_time = bool([entry for entry in abilities if entry.modifiers(AnyTime)])
        self.zoned = bool([each for each in costs if each.into is not ALL])  # True if the cost depends on the zone
        self.once = bool([entry for entry in abilities if entry.modifiers(OncePerTitle)])
        self.from_hand = bool([entry for entry in abilities if depends_on(entry.ability.only, FromHand)])
        elsewhere = [each for entry in abilities for each in entry.modifiers(PlaysFrom)]
        self.returning = bool([each for each in elsewhere if each.of.about_this()])
        gives = [entry for entry in abilities if speaks_of(entry, words.NECROMANCY)]
        self.necromancy = card.keyword(words.NECROMANCY) > 0 or bool(gives)
        own = [each for each in costs if each.of.about_this()]
        self.firm = not own and isinstance(card.text.x_is, int) and not play.ability.instead


class CardBook(AbilityRegistry):
    """The registry of the abilities of Invasion's cards."""

    def __init__(self) -> None:
        super().__init__()
        self._plays: dict[str, AbilityEntry] = {}
        self._printed: dict[str, Printed] = {}

    def read(self, code: str) -> None:
        if code in LIBRARY:
            card = LIBRARY[code]
            self._plays[code] = self.enter(f"{code}:play", (card.text.play,))[0]
            self._cards[code] = self.enter(code, card.text.abilities)

    def printed(self, code: str) -> Printed:
        """The printed facts of a card."""
        if code not in self._printed:
            self._printed[code] = Printed(LIBRARY[code], self.play_of(code), self.abilities_of(code))
        return self._printed[code]

    def play_of(self, code: str) -> AbilityEntry:
        """The ability of playing a card."""
        if code not in self._plays:
            self.read(code)
        return self._plays[code]

    def forget(self, code: str) -> None:
        super().forget(code)
        self._plays.pop(code, None)
        self._printed.pop(code, None)
        _shared.cache_clear()


BOOK: Final = CardBook()

KEYWORDS: Final[dict[int, AbilityEntry]] = {}  # keyword id -> triggered ability of the keyword

DEVELOP: Final = BOOK.enter("develop", (Ability(PLAY),))[0]  # the ability of playing a card facedown (INV-4.13)
CANCELLED: Final = BOOK.enter("cancelled", (Ability(PLAY),))[0]  # replaces the ability of a link that was cancelled
DEVELOP.unseen = CANCELLED.unseen = True


class Options:
    """The options of a game."""

    __slots__ = ("draft", "first", "restore_units_only")

    def __init__(self, first: str, restore_units_only: bool, draft: str = CORE) -> None:
        self.first = first  # who begins: "1", "2" or "random"
        # True if the strict reading of INV-CON-3 applies: only units can be restored.
        self.restore_units_only = restore_units_only
        self.draft = draft  # the card sets of a draft (INV-30.20)

    def written(self) -> JsonData:
        return {"first": self.first, "restore_units_only": self.restore_units_only, "draft": self.draft}


def read_options(chosen: JsonData) -> Options:
    """The options in a setup."""
    first = first_of("Invasion", chosen, {"first", "restore_units_only", "draft"})
    strict = chosen.get("restore_units_only", False)
    draft = str(chosen.get("draft", CORE))
    if not isinstance(strict, bool):
        raise BadSetup(f"restore_units_only is true or false, not {strict!r}")
    if draft not in (CORE, RANDOM_SETS):
        chosen_sets(draft)
    return Options(first, strict, draft)


def speaks_of(entry: AbilityEntry, stat: int) -> bool:
    """True if an ability gives something a keyword."""
    given = [each.stat for each in entry.modifiers(Grant)]
    given += [each.stat for each in entry.effects if isinstance(each, Gain)]
    return stat in given or bool([each for each in entry.floating if speaks_of(each, stat)])


class ZoneSheet(PrintedValues):
    """The printed values that count in play, with those that only Invasion has."""

    __slots__ = ("power", "symbols")

    def __init__(self, duel: Duel, card: int) -> None:
        super().__init__(duel, card)
        self.power = duel.power[card]
        self.symbols = duel.symbols[card]


class Duel(Facts):
    """The facts shared by all clones of a game.  Card ids are assigned deck by deck."""

    def __init__(self, rules: InvasionRules, options: Options, decks: list[list[str]]) -> None:
        codes = [code for deck in decks for code in deck]
        super().__init__(options.written(), decks, len(codes), words.SEATS * len(words.ZONES))
        self.rules = rules
        self.options = options
        self.owner = bytearray([seat for seat, deck in enumerate(decks) for _ in deck] + [0, 1] * len(words.ZONES))
        self.zone_of = [place // words.SEATS for place in range(words.PLACES)]
        self.remembered = words.REMEMBERED
        self.lay_out(words.IN_PLAY, words.HAND, words.DECK, words.DISCARD, (words.BENEATH, words.UNDER))
        self.hidden = frozenset(
            [
                zone * words.SEATS + seat
                for zone in (words.HAND, words.DECK, words.BENEATH)
                for seat in range(words.SEATS)
            ]
        )
        objects = self.objects
        self.defs: list[Card] = []
        self.loyalty = [0] * objects
        self.power = [0] * objects
        self.any_time = [False] * objects  # True if the card may be played whenever an action may be taken
        self.firm = [False] * objects  # True if no text of the card itself changes its cost
        self.x_is: list[HowMany] = [0] * objects  # the value of X, if the text of the card defines it (INV-12.8)
        self.into: list[Selector | None] = [None] * objects  # zones into which it may be played; None: any
        self.enemy = [False] * objects  # True if the card is played into an opponent's zone (INV-39.43, INV-39.45)
        self.his = [False] * objects  # True if the opponent then controls a card with `enemy`
        self.zoned = False  # True if the cost of any card of this game depends on the zone
        self.starts = [False] * objects  # True if the card is in play at the start of the game
        self.hero = [False] * objects
        self.limited = [False] * objects
        self.attachment = [False] * objects
        self.zone_only = [ANY_ZONE] * objects
        self.symbols: list[tuple[int, ...]] = [()] * objects  # the races of which the card provides loyalty symbols
        self.powers: list[tuple[int, int, int]] = [(0, 0, 0)] * objects  # of legends: the power in each zone
        self.play: list[AbilityEntry] = []
        self.answers: list[dict[int, list[AbilityEntry]]] = [{}, {}]  # by owner: event -> responses of their cards
        self.returning: list[int] = []  # cards whose own text lets them be played from outside the hand
        self.necromancy = False  # True if a card of this game can be played from the discard pile
        for card, code in enumerate(codes):
            if code not in LIBRARY:
                raise BadSetup(f"unknown card {code!r}")
            self._read(card, BOOK.printed(code))
        for site in self.sites:
            self.kinds[site] = words.SECTION
        self.printed_kinds = self.kinds[:]
        self.sheets = [ZoneSheet(self, card) for card in range(objects)]

    def _read(self, card: int, printed: Printed) -> None:
        facts, text = printed.card, printed.text
        self.defs.append(facts)
        self.play.append(printed.play)
        self.hosts.append(text.host)
        self.host_reads.append(printed.host_reads)
        self.kinds[card] = printed.kind
        self.titles[card] = facts.name
        self.traits[card] = printed.traits
        self.faction[card] = printed.race
        self.cost[card] = max(0, facts.cost or 0)
        self.x_is[card] = text.x_is
        self.cost_x[card] = facts.cost == COST_X and text.x_is == 0
        self.into[card] = text.into
        self.enemy[card], self.his[card] = text.enemy, text.his
        self.loyalty[card] = facts.loyalty or 0
        self.power[card] = max(0, facts.power or 0)
        self.hit_points[card] = max(0, facts.hit_points or 0)  # None if the text of the card defines them
        self.symbols[card] = printed.symbols
        if facts.powers is not None:
            self.powers[card] = facts.powers
        self.starts[card] = text.starts
        self.unique[card] = bool(facts.unique)
        self.hero[card] = facts.hero
        self.limited[card] = printed.limited
        self.attachment[card] = printed.attachment
        self.zone_only[card] = printed.zone_only
        self.any_time[card] = printed.any_time
        self.firm[card] = printed.firm
        self.keywords[card] = printed.keywords
        self.necromancy = self.necromancy or printed.necromancy
        self.zoned = self.zoned or printed.zoned
        if printed.zoned:
            self.remembered = self.remembered | {words.PLAYED_AT}
        if printed.once:
            self.remembered = self.remembered | {words.ENTERS_PLAY}
        if printed.from_hand:
            self.remembered = self.remembered | {words.PLAYED_FROM_HAND}
        if printed.returning:
            self.returning.append(card)
        for seat in range(words.SEATS):  # both players, as control can change
            self._await(seat, printed.play)
        for entry in printed.abilities:
            self.entries[card].append(entry)
            ability = entry.ability
            if ability.changes:
                self.constants[card].append(entry)
            if ability.hand:
                self._answer(card, entry)
            elif ability.when is not None:
                self.waiting[card].append(entry)
            elif entry.kind != CONSTANT and not ability.changes:
                self.acting[card].append(entry)

    def _answer(self, card: int, entry: AbilityEntry) -> None:
        """Register an ability that is used from the hand, for its card and for the player who may hold it."""
        self.answering[card].append(entry)
        self._await(self.owner[card], entry)

    def _await(self, seat: int, entry: AbilityEntry) -> None:
        """Register for a player the events that trigger an ability from the hand."""
        when = entry.ability.when
        known = self.answers[seat]
        if when is not None and entry not in known.get(when.kind, []):
            known[when.kind] = [*known.get(when.kind, []), entry]

    def code(self, card: int) -> str:
        return self.defs[card].code

    def section(self, place: int) -> int:
        """The section of the capital for a zone."""
        return self.cards + place


class RedealtDuel(Duel):
    """The facts of a game with its hidden cards replaced (`redeal`)."""

    def __init__(self, like: Duel, names: list[int]) -> None:
        self.redeal(like, names, [each.code for each in like.defs])
        self.options, self.necromancy, self.zoned = like.options, like.necromancy, like.zoned
        self.rules = like.rules
        self.defs = [like.defs[card] for card in names[: like.cards]]
        self.play = [like.play[card] for card in names[: like.cards]]
        self.loyalty = [like.loyalty[card] for card in names]
        self.power = [like.power[card] for card in names]
        self.any_time = [like.any_time[card] for card in names]
        self.firm = [like.firm[card] for card in names]
        self.x_is = [like.x_is[card] for card in names]
        self.into = [like.into[card] for card in names]
        self.enemy = [like.enemy[card] for card in names]
        self.his = [like.his[card] for card in names]
        self.starts = [like.starts[card] for card in names]
        self.hero = [like.hero[card] for card in names]
        self.limited = [like.limited[card] for card in names]
        self.attachment = [like.attachment[card] for card in names]
        self.zone_only = [like.zone_only[card] for card in names]
        self.symbols = [like.symbols[card] for card in names]
        self.powers = [like.powers[card] for card in names]
        self.sheets = [like.sheets[card] for card in names]
        self.answers = like.answers
        self.returning = [at for at, card in enumerate(names) if card in like.returning]


@lru_cache(maxsize=64)
def _shared(rules: InvasionRules, first: str, strict: bool, draft: str, decks: tuple[tuple[str, ...], ...]) -> Duel:
    return Duel(rules, Options(first, strict, draft), [list(deck) for deck in decks])


def shared_duel(rules: InvasionRules, options: Options, decks: list[list[str]]) -> Duel:
    """The facts of a game; games with the same decks share them."""
    return _shared(
        rules, options.first, options.restore_units_only, options.draft, tuple([tuple(deck) for deck in decks])
    )
