"""The data that never changes during a game of Conquest: the decks, and the facts of every card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..effects.circumstances import NOTHING
from ..effects.language.abilities import ANYWHERE, CONSTANT, PLAY, Ability, AbilityEntry, AbilityRegistry
from ..effects.language.basis import reads
from ..effects.language.limits import is_first_time
from ..effects.state.card_table import NO_HOST
from ..effects.state.facts import Facts, PrintedValues, first_of
from ..engine.errors import BadSetup
from ..engine.plain import JsonData
from . import words
from .card import COST_X, Card
from .changes.common import Held, ReservesFight
from .decks.alliance import alliance, may_hold
from .interface import ConquestRules
from .library import LIBRARY, token_codes
from .possible_cards import PossibleCards
from .sectors import TRAXIS, checked_sector, planet_cards, settled_sector

Tables = tuple[str, ...]  # names of the tables of card facts that a game uses
Answer = tuple[AbilityEntry, str, bool]  # a response from hand, its card's code, True if decks may contain the card


class CardBook(AbilityRegistry):
    """The registry of the abilities of Conquest's cards, and the responses that decks may hold."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: dict[tuple[str, Tables], list[Answer]] = {}
        self._lent: dict[tuple[str, Tables], dict[str, Card]] = {}  # warlord -> cards that its decks may hold
        self._holdable: dict[tuple[str, Tables, tuple[str, ...], tuple[str, ...]], PossibleCards] = {}

    def read(self, code: str) -> None:
        if code in LIBRARY:
            self._cards[code] = self.enter(code, LIBRARY[code].text.abilities)

    def answers_of(self, warlord: str, own: Tables) -> list[Answer]:
        """All responses from hand, each with True if a deck of this warlord may hold its card.

        `own` are the tables of own sets in this game.
        """
        key = (warlord, own)
        if key not in self._answers:
            lead = LIBRARY[warlord]
            found: list[Answer] = []
            for card in LIBRARY.everything(own):
                if card.playable:
                    for entry in self.abilities_of(card.code):
                        if entry.ability.when is not None and entry.ability.zone == words.FROM_HAND:
                            entry.price = _price(card)
                            found.append((entry, card.code, may_hold(lead, card)))
            self._answers[key] = found
        return self._answers[key]

    def holdable(self, deck: list[str], own: Tables) -> PossibleCards:
        """What a player with this deck might hold, as far as others can tell: the same with most decks of a warlord."""
        warlord = LIBRARY[deck[0]]
        if (warlord.code, own) not in self._lent:
            cards = [card for card in LIBRARY.everything(own) if card.playable and may_hold(warlord, card)]
            self._lent[warlord.code, own] = {card.code: card for card in cards}
        lent, allied, codes = self._lent[warlord.code, own], alliance(warlord), set(deck)
        strange = tuple(sorted([code for code in codes if code not in lent and LIBRARY[code].playable]))
        brought = {LIBRARY[code].faction for code in codes} & set(allied.factions)
        unsure = allied.factions if allied.most == 1 and len(brought) <= 1 else ()
        key = (warlord.code, own, strange, unsure)
        if key not in self._holdable:
            held = [*lent.values(), *[LIBRARY[code] for code in strange]]
            self._holdable[key] = PossibleCards(
                held, {card.code: self.abilities_of(card.code) for card in held}, unsure
            )
        return self._holdable[key]

    def forget(self, code: str) -> None:
        super().forget(code)
        self._answers.clear()
        self._lent.clear()
        self._holdable.clear()
        planet_cards.cache_clear()
        _shared.cache_clear()


BOOK: Final = CardBook()
# The ability through which texts of a card in hand can refer to the table.
DEPLOY: Final = BOOK.enter("deploy", (Ability(PLAY),))[0]
# The floating ability of an effect that gives a player control of a card (CON-17.12).
CONTROL: Final = BOOK.enter("control", (Ability(CONSTANT, changes=(Held(),)),))[0]


class Options:
    """The options of a game."""

    __slots__ = ("first", "sector")

    def __init__(self, first: str, sector: str = TRAXIS) -> None:
        self.first = first  # who has the initiative in the first round: "1", "2" or "random"
        self.sector = sector  # the key of the sector whose planets are used, or "random" (COM-6.1)

    def written(self) -> JsonData:
        """The options as data; the core set's sector is omitted, as in journals from before there were others."""
        sector: JsonData = {"sector": self.sector} if self.sector != TRAXIS else {}
        return {"first": self.first, **sector}

    def settled(self, seed: int) -> Options:
        """The same options with the sector of a game with this seed."""
        return Options(self.first, settled_sector(self.sector, seed))


def read_options(chosen: JsonData) -> Options:
    """The options in a setup."""
    first = first_of("Conquest", chosen, {"first", "sector"})
    return Options(first, checked_sector(chosen.get("sector", TRAXIS)))


def _token_units(codes: list[str], options: Options) -> list[str]:
    """The codes of the token units that these cards, or the planets of the sector, may bring into play."""
    factions = {LIBRARY[code].faction for code in codes}
    every = options.sector != TRAXIS  # in the sector of the core set only cards bring tokens into play
    tokens = [code for code in token_codes() if every or LIBRARY[code].faction in factions]
    return [code for code in tokens for _ in range(words.SWARM.get(LIBRARY[code].name, words.TOKENS_EACH))]


class FightingSheet(PrintedValues):
    """The printed values that count in play, with those that only Conquest has."""

    __slots__ = ("attack", "command")

    def __init__(self, duel: Duel, card: int) -> None:
        super().__init__(duel, card)
        self.attack = duel.attack[card]
        self.command = duel.command[card]


class Duel(Facts):
    """The facts shared by all clones of a game.

    Card ids are assigned deck by deck, the warlord first; then come the token units of the factions, then the places
    that can be chosen: the planets in line and the two headquarters.
    """

    def __init__(self, rules: ConquestRules, options: Options, decks: list[list[str]]) -> None:
        codes = [code for deck in decks for code in deck]
        for code in codes:
            if code not in LIBRARY:
                raise BadSetup(f"unknown card {code!r}")
        self.first_token = len(codes)
        codes += _token_units(codes, options)
        self.first_stand_in = len(codes)  # the first id of units that represent cards in reserve (CON-19.10)
        codes += [code for deck in decks for code in stand_ins(deck)]
        super().__init__(options.written(), decks, len(codes), words.LINE + words.SEATS)
        if self.objects >= NO_HOST:
            raise BadSetup(f"two decks of {len(codes)} cards and tokens together are too many for one table")
        self.rules = rules
        self.options = options
        owners = [seat for seat, deck in enumerate(decks) for _ in deck]
        self.owner = bytearray(owners + [0] * (len(codes) - len(owners) + words.LINE) + [0, 1])
        self.zone_of = [place // words.SEATS for place in range(words.PLACES)]
        reserves = range(words.RESERVE, words.RESERVE + words.LINE)
        secret = [words.HAND, words.DECK, *reserves]
        self.hidden = frozenset([zone * words.SEATS + seat for zone in secret for seat in range(words.SEATS)])
        self.lay_out(words.IN_PLAY, words.HAND, words.DECK, words.DISCARD, tuple(reserves))
        objects = self.objects
        self.warlords = (0, len(decks[0]))
        self.defs: list[Card] = []
        self.attack = [0] * objects
        self.command = [0] * objects
        self.shields = [0] * objects
        self.priced = [False] * objects  # True if the card has a printed cost (CON-1.6)
        self.one_each = [False] * objects  # True for attachments that are "limit 1 per unit"
        self.one_relic = [False] * objects  # True if a player may control only one such Relic (CON-17.8)
        self.discard_cost = [0] * objects  # number of cards to discard from hand when the card is deployed
        self.attached: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # constants of army cards as attachments
        self.struck: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # abilities of events in a Deep Strike
        self.reserved: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # Actions that cards in reserve can use
        self.strikes = [False] * objects  # True if the card has Deep Strike (CON-19.9)
        self.as_unit: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # abilities of attachments as units
        self.buried: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # abilities that work in the discard pile
        self.shielding: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # abilities of cards used as shields
        self.bloodied: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # abilities of bloodied warlords
        self.playing: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # Actions that can be used from hand
        self.inhand: list[list[AbilityEntry]] = [[] for _ in range(objects)]  # constant effects that work in hand
        for card, code in enumerate(codes):
            self._read(card, LIBRARY[code])
            if card >= self.first_stand_in:
                self._stand_in(card)
        self.synapses = tuple([self._synapse(seat) for seat in range(words.SEATS)])
        for site in self.sites:
            self.kinds[site] = words.PLANET if site < self.cards + words.LINE else words.HEADQUARTERS
        self.printed_kinds = self.kinds[:]
        self.sheets = [FightingSheet(self, card) for card in range(objects)]
        self.held = [self._possible_answers(seat) for seat in range(words.SEATS)]
        waiting = [each.ability.when for buried in self.buried for each in buried]
        self.in_piles = frozenset([when.kind for when in waiting if when is not None])  # discard piles respond to these
        self.in_hands = frozenset([kind for held in self.held for kind in held])  # events to which a hand may respond
        self.from_piles = bool([each for each in self.buried if each])  # True if any ability works in a discard pile
        self.from_reserve = bool([each for each in self.reserved if each])
        self.remembered = frozenset(first_times([each for entries in self.entries for each in entries]))
        self._holdable: dict[int, PossibleCards] = {}

    def _read(self, card: int, facts: Card) -> None:
        self.defs.append(facts)
        self.kinds[card] = facts.kind_bit
        self.hosts.append(facts.text.host)
        self.host_reads.append(reads(facts.text.host))
        self.titles[card] = facts.name
        self.traits[card] = frozenset(facts.traits)
        self.faction[card] = facts.faction_number
        self.cost[card] = max(0, facts.cost or 0)
        self.priced[card] = facts.cost is not None
        self.cost_x[card] = facts.cost == COST_X
        self.attack[card] = max(0, facts.attack or 0)  # None if the text of the card defines it
        self.hit_points[card] = max(0, facts.hit_points or 0)
        self.command[card] = facts.command or 0
        self.shields[card] = facts.shields or 0
        self.unique[card] = facts.unique
        self.one_each[card] = facts.text.one_each
        self.one_relic[card] = facts.text.one_relic
        self.discard_cost[card] = facts.text.discards
        self.keywords[card] = facts.stats
        self.strikes[card] = words.DEEP_STRIKE in [stat for stat, _ in facts.stats]
        for entry in BOOK.abilities_of(facts.code):
            self.entries[card].append(entry)
            ability = entry.ability
            if ability.zone == words.FROM_HAND:
                waiting = self.playing if ability.when is None else self.answering
                (self.inhand if ability.changes else waiting)[card].append(entry)
            elif ability.zone == words.STRUCK:
                self.struck[card].append(entry)
            elif ability.zone == words.IN_RESERVE:
                self.reserved[card].append(entry)
            elif ability.zone == words.AS_UNIT:
                self.as_unit[card].append(entry)
            elif ability.zone == words.FROM_DISCARD:
                self.buried[card].append(entry)
            elif ability.zone == words.AS_SHIELD:
                self.shielding[card].append(entry)
            elif ability.zone == words.ON_BLOODIED_SIDE:
                self.bloodied[card].append(entry)
            elif ability.zone == words.AS_ATTACHMENT:
                self.attached[card].append(entry)
            elif ability.zone != ANYWHERE:
                raise BadSetup(f"{facts.name} has an ability in an unknown zone")
            elif ability.changes:
                self.constants[card].append(entry)
            elif ability.when is not None:
                self.waiting[card].append(entry)
            elif entry.kind != CONSTANT:
                self.acting[card].append(entry)

    def _stand_in(self, card: int) -> None:
        """Define a unit without name, traits, cost and text, which represents a card in reserve."""
        for entry in self.constants[card]:
            for unit in entry.modifiers(ReservesFight):
                self.attack[card], self.hit_points[card] = unit.attack, unit.hit_points
                self.faction[card] = unit.faction.faction
        self.kinds[card] = words.ARMY
        self.titles[card] = ""
        self.traits[card] = frozenset()
        self.cost[card] = 0
        self.priced[card] = False
        self.keywords[card] = ()
        self.unique[card] = False
        self.entries[card], self.constants[card], self.waiting[card], self.acting[card] = [], [], [], []

    def _synapse(self, seat: int) -> int:
        """The synapse unit of a player (CON-19.1), or NOTHING."""
        for card in range(self.first_token):
            if self.kinds[card] == words.SYNAPSE and self.owner[card] == seat:
                return card
        return NOTHING

    def _possible_answers(self, seat: int) -> dict[int, list[AbilityEntry]]:
        """By event: the possible responses of a player from hand, with any deck of their warlord (CON-18.4).

        Their real deck is used only if it contains illegal cards.
        """
        lead, deck = BOOK.answers_of(self.decks[seat][0], self._own_tables()), set(self.decks[seat])
        found: dict[int, list[AbilityEntry]] = {}
        for entry, code, holds in lead:
            when = entry.ability.when
            if when is not None and (holds or code in deck):
                found.setdefault(when.kind, []).append(entry)
        return found

    def _own_tables(self) -> Tables:
        """The tables of installed card sets that the game is played with."""
        return LIBRARY.own_tables_of([code for deck in self.decks for code in deck])

    def holdable(self, seat: int) -> PossibleCards:
        """The cards that a player might hold as far as others can tell; computed on first use."""
        found = self._holdable.get(seat)
        if found is None:
            found = BOOK.holdable(self.decks[seat], self._own_tables())
            self._holdable[seat] = found
        return found

    def code(self, card: int) -> str:
        return self.defs[card].code

    def planet(self, position: int) -> int:
        """The object id of a planet in line."""
        return self.cards + position

    def headquarters(self, seat: int) -> int:
        return self.cards + words.HQ + seat

    def site(self, place: int) -> int:
        """The planet or headquarters that a place in play belongs to."""
        zone = place // words.SEATS
        return self.cards + zone if zone < words.LINE else self.cards + words.HQ + place % words.SEATS


class RedealtDuel(Duel):
    """The facts of a game with its hidden cards replaced (`redeal`)."""

    def __init__(self, like: Duel, names: list[int]) -> None:
        self.redeal(like, names, [each.code for each in like.defs])
        self.options, self.rules, self.warlords = like.options, like.rules, like.warlords
        self.first_token, self.first_stand_in, self.synapses = like.first_token, like.first_stand_in, like.synapses
        self.held, self.in_piles, self.in_hands = like.held, like.in_piles, like.in_hands
        self.from_piles, self.from_reserve = like.from_piles, like.from_reserve
        self.defs = [like.defs[card] for card in names[: like.cards]]
        self.attack = [like.attack[card] for card in names]
        self.command = [like.command[card] for card in names]
        self.shields = [like.shields[card] for card in names]
        self.priced = [like.priced[card] for card in names]
        self.one_each = [like.one_each[card] for card in names]
        self.one_relic = [like.one_relic[card] for card in names]
        self.discard_cost = [like.discard_cost[card] for card in names]
        self.attached = [like.attached[card] for card in names]
        self.struck = [like.struck[card] for card in names]
        self.reserved = [like.reserved[card] for card in names]
        self.strikes = [like.strikes[card] for card in names]
        self.as_unit = [like.as_unit[card] for card in names]
        self.buried = [like.buried[card] for card in names]
        self.shielding = [like.shielding[card] for card in names]
        self.bloodied = [like.bloodied[card] for card in names]
        self.playing = [like.playing[card] for card in names]
        self.inhand = [like.inhand[card] for card in names]
        self.sheets = [like.sheets[card] for card in names]
        self._holdable = {}


def first_times(entries: list[AbilityEntry]) -> list[int]:
    """The events for which abilities, printed or gained, check whether they happen for the first time."""
    found: list[int] = []
    for entry in [each for one in entries for each in (one, *one.granted)]:
        when = entry.ability.when
        if when is not None and is_first_time(entry.ability.limit):
            if words.HAPPENED + when.kind > words.MOST_INDEX:
                raise BadSetup(f"{entry.key} waits for the first time of something that is not recorded")
            found.append(when.kind)
    return found


def stand_ins(deck: list[str]) -> list[str]:
    """The units for a deck whose cards in reserve may be treated as units: one for each card with Deep Strike."""
    makers = [code for code in deck if [each for each in BOOK.abilities_of(code) if each.modifiers(ReservesFight)]]
    if not makers:
        return []
    return [makers[0] for code in deck if words.DEEP_STRIKE in [stat for stat, _ in LIBRARY[code].stats]]


def _price(card: Card) -> int:
    """The lowest cost of responding with a card; an X is at least 1 (CON-16.12)."""
    if card.kind != "event":
        return 0
    return 1 if card.cost == COST_X else card.cost or 0


@lru_cache(maxsize=64)
def _shared(rules: ConquestRules, first: str, sector: str, decks: tuple[tuple[str, ...], ...]) -> Duel:
    return Duel(rules, Options(first, sector), [list(deck) for deck in decks])


def shared_duel(rules: ConquestRules, options: Options, decks: list[list[str]]) -> Duel:
    """The facts of a game; games with the same decks share them."""
    return _shared(rules, options.first, options.sector, tuple([tuple(deck) for deck in decks]))
