"""The course of a game of Tides, the view of each seat, and the rules object."""

from typing import Any

from warhost.effects.game import DuelGame, Saves
from warhost.effects.hidden.partial_knowledge import fitted, unseen
from warhost.effects.language.abilities import ACTION, CONSTANT, FORCED
from warhost.effects.language.limits import EACH_TURN, period_of
from warhost.effects.rules import Creation
from warhost.effects.state.columns import blank_columns
from warhost.effects.state.decks import shuffle_deck
from warhost.effects.state.facts import Facts
from warhost.effects.views.presentation import Openings, Presentation
from warhost.effects.views.secrets import Secrets
from warhost.effects.views.viewing import event_view
from warhost.engine import Move, Outcome, Question, Step
from warhost.engine.errors import BadScenario
from warhost.engine.moves import TITLED
from warhost.engine.notation import Grammar
from warhost.engine.requirements import Requirement
from warhost.engine.rng import seeded
from warhost.engine.scenarios.expectation import Differences, known_keys
from warhost.engine.views.simple_view import SimplePlayer, simple_view, zone_view

from .cards import BOOK, CARDS, DECKS
from .language import DECK, DISCARD, HAND, SEA, STRENGTH
from .rules import CITED, HIDDEN, TidesRules
from .state import SEATS, TidesState, actions, refusal

PASS = -1
GRAMMAR = Grammar(("pass", "play", "use", "target", "choose", "done", "resolve", "resign"))
START, COINS, ENOUGH = 4, 2, 15
ZONES = {"hand": HAND, "sea": SEA, "deck": DECK, "discard": DISCARD}
PLACES = len(ZONES) * SEATS


class Turn(Step[TidesState]):
    """2.1 Gain coins and draw a card; a player who cannot draw loses (3.2)."""

    def run(self, s: TidesState) -> None:
        s.active = self.who
        s.turn += 1
        s.resources[self.who] = min(255, s.resources[self.who] + COINS)
        s.emit("turn", "TID-2.1", self.who, number=s.turn)
        if s.rules.draw(s, self.who, 1):
            s.then(Main(self.who), Landing(self.who))
        else:
            s.end(Outcome((1 - self.who,), "adrift", "TID-3.2"))


class Main(Question[TidesState]):
    """2.2 Play cards and use Actions, or pass. An option is a card."""

    def run(self, s: TidesState) -> None:
        titles = {(s.titled(use.source), s.is_in_play(use.source)): use.source for use in s.open_uses(self.who)}
        s.ask(self, self.who, [*titles.values(), PASS])  # of equal cards only one is offered

    def answer(self, s: TidesState, option: int) -> None:
        if option != PASS:
            s.then(Main(self.who))
            s.rules.begin(s, next(use for use in s.open_uses(self.who) if use.source == option))

    def move(self, s: TidesState, option: int) -> Move:
        verb = "use" if option != PASS and s.is_in_play(option) else "play"
        return Move("pass") if option == PASS else Move(verb, option, manner=TITLED)

    def idle(self, s: TidesState) -> int:
        return PASS

    def secret(self, s: TidesState) -> bool:
        return True


class Landing(Step[TidesState]):
    """2.3 The boats land their fish, and effects until the end of the turn end. 3.1 Fifteen tons win."""

    def run(self, s: TidesState) -> None:
        strength = sum([s.stat(STRENGTH, card) for card in s.piles[self.who]])
        if strength:
            s.land(self.who, strength)
        s.boosts, s.floating, s.changed = (), (), True
        s.period_over(period_of(EACH_TURN))
        if s.fish[self.who] >= ENOUGH:
            s.end(Outcome((self.who,), "caught", "TID-3.1"))
        else:
            s.then(Turn(1 - self.who))


def facts_of(rules: TidesRules, options: dict[str, Any], decks: list[list[str]]) -> Facts:
    codes = [code for deck in decks for code in deck]
    facts = Facts(options, decks, len(codes), 0)
    facts.lay_out(SEATS, HAND, DECK, DISCARD, ())
    facts.owner = bytearray([seat for seat, deck in enumerate(decks) for _ in deck])
    facts.zone_of, facts.hidden = [place // SEATS for place in range(PLACES)], HIDDEN
    facts.hosts, facts.host_reads = [None] * len(codes), [0] * len(codes)
    for card, code in enumerate(codes):
        printed = CARDS[code]
        facts.kinds[card], facts.titles[card] = printed.kind, printed.name
        facts.cost[card], facts.hit_points[card] = printed.numbers["cost"], printed.numbers.get("hull", 0)
        facts.keywords[card] = ((STRENGTH, printed.numbers.get("strength", 0)),)
        by_kind = {CONSTANT: facts.constants, FORCED: facts.waiting, ACTION: facts.acting}
        for entry in BOOK.abilities_of(code):
            facts.entries[card].append(entry)
            by_kind[entry.kind][card].append(entry)
    facts.printed_kinds = facts.kinds[:]
    return facts


def bare(facts: Facts, rng: int) -> TidesState:
    """A state with every card in its owner's deck and no steps."""
    s = TidesState(facts)
    piles: list[tuple[int, ...]] = [()] * PLACES
    for seat in range(SEATS):
        piles[DECK * SEATS + seat] = tuple([card for card in range(facts.cards) if facts.owner[card] == seat])
    blank_columns(s, rng, piles, bytearray([DECK * SEATS + owner for owner in facts.owner]))
    return s


def deal(rules: TidesRules, options: dict[str, Any], decks: object, seed: int) -> TidesState:
    found = DECKS.begin({"options": options, "decks": decks}, seed)
    races = {"races": [deck.key for deck in found]}
    s = bare(facts_of(rules, races, [deck.codes() for deck in found]), seeded(seed))
    s.log = []
    for seat in range(SEATS):
        shuffle_deck(s, seat, "shuffled", "TID-1.2")
        rules.draw(s, seat, START)
    s.then(Turn(0))
    return s


def placed(rules: TidesRules, position: dict[str, Any]) -> TidesState:
    """The state of a position such as `{"turn": 1, "seat 1": {"hand": ["Skiff"], "coins": 3, "fish": 9}}`."""
    known_keys("a position", position, {"turn", "seat 1", "seat 2"})
    parts: list[dict[str, Any]] = [position.get(f"seat {seat + 1}", {}) for seat in range(SEATS)]
    codes = {card.name: card.code for card in CARDS.values()}
    laid = [[(codes[name], zone) for key, zone in ZONES.items() for name in part.get(key, [])] for part in parts]
    s = bare(facts_of(rules, {"races": ["", ""]}, [[code for code, _ in cards] for cards in laid]), 1)
    for card, (seat, zone) in enumerate([(seat, zone) for seat, cards in enumerate(laid) for _, zone in cards]):
        s.shift(card, zone * SEATS + seat)
    for seat, part in enumerate(parts):
        known_keys("a seat", part, {*ZONES, "coins", "fish"})
        s.resources[seat], s.fish[seat] = part.get("coins", 0), part.get("fish", 0)
    s.active, s.turn, s.log = position.get("turn", 1) - 1, 1, []
    s.refresh()
    s.then(Main(s.active), Landing(s.active))
    s.advance()
    return s


def view(s: TidesState, seat: int, shared: Any) -> dict[str, object]:
    races: Any = s.facts.agreed["races"]
    asked = "play" if isinstance(s.question, Main) else "target"
    players: list[SimplePlayer] = []
    for whose in range(SEATS):
        seen = {"hand": whose == seat, "sea": True, "deck": False, "discard": True}
        zones = [zone_view(key, s.piles[zone * SEATS + whose], seen[key], s.code_of) for key, zone in ZONES.items()]
        numbers = {"fish": s.fish[whose], "coins": s.resources[whose]}
        players.append({"seat": whose, "numbers": numbers, "zones": zones})
    return simple_view(s, seat, asked, s.active, s.turn, races, players)


def shown(s: TidesState, event: Any, seat: int) -> dict[str, object]:
    return event_view(s, event, seat, lambda s, card: s.code_of(card), str, ())


def differences(s: TidesState, expected: dict[str, Any]) -> list[str]:
    found = Differences(s)
    for key, wanted in expected.items():
        seat = {"seat 1": 0, "seat 2": 1}.get(key)
        if seat is not None:
            cards = {key: sorted(map(s.titled, s.piles[zone * SEATS + seat])) for key, zone in ZONES.items()}
            found.some(key, wanted, {**cards, "coins": s.resources[seat], "fish": s.fish[seat]})
        elif not found.common(key, wanted):
            raise BadScenario(f"nothing can be expected of {key!r}")
    return found.found


class TidesSecrets(Secrets[TidesState]):
    """Hands and decks are hidden."""

    def hidden(self, s: TidesState, seat: int, owner: int) -> list[int]:
        return [card for zone in (HAND, DECK) for card in unseen(s, seat, zone * SEATS + owner)]

    def fitting(self, s: TidesState, seat: int, slots: list[int], dealt: list[int]) -> list[int]:
        return fitted(s, seat, slots, dealt, [], [])

    def laid(self, s: TidesState, names: list[int]) -> None:
        dealt = Facts({}, [[], []], 0, 0)
        dealt.redeal(s.facts, names, [s.code_of(card) for card in range(s.facts.cards)])
        s.facts = dealt


def saved(s: TidesState) -> dict[str, object]:
    return {"fish": s.fish, "turn": s.turn, "coins": list(s.resources)}


def restore(s: TidesState, book: object, columns: dict[str, Any]) -> None:
    s.fish, s.turn, s.resources = list(columns["fish"]), columns["turn"], bytearray(columns["coins"])


OVER = Requirement("over", "TID-3.1")
OPENINGS = Openings(lambda s, option: Main(s.seat).move(s, option), lambda s, option: 0, PASS)
PRESENTATION = Presentation(
    view, shown, refusal, actions, (), OPENINGS, TidesSecrets(), OVER, differences, lambda s: str(s.fish)
)
RULES = TidesRules(CITED, Creation(deal, facts_of, bare, placed, saved), PRESENTATION)
SAVES = Saves(BOOK, {}, restore, dict)
TIDES = DuelGame("tides", "1", "TID", (Turn, Main, Landing), (), GRAMMAR, RULES, SAVES)
