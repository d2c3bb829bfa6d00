"""The start of a game: seats, shuffled decks, opening hands (LOW-3, LOW-15.E2)."""

from ..engine.errors import BadDeck, BadSetup
from ..engine.rng import seeded
from ..engine.secure_rng import SecureRng
from .armies import UNITS
from .columns import blank_columns
from .decks.deck import Deck, checked, read_deck
from .rules.battle import Battle, shared_battle
from .rules.interface import LordsRules
from .rules.options import Options, read_options
from .rules.turn import Turn
from .state import LordsState


def read_setup(setup: dict[str, object]) -> tuple[Options, list[Deck]]:
    """The checked options and decks of a setup."""
    unknown = set(setup) - {"options", "decks"}
    if unknown:
        raise BadSetup(f"a setup has options and decks, not {', '.join(sorted(map(str, unknown)))}")
    chosen, named = setup.get("options", {}), setup.get("decks", [])
    if not isinstance(chosen, dict):
        raise BadSetup(f"options are named with their values, not {chosen!r}")
    if not isinstance(named, list):
        raise BadSetup(f"decks are a list, not {named!r}")
    options = read_options(chosen)
    decks = [checked(read_deck(each), options) for each in named]
    if len(decks) != options.decks:
        raise BadDeck(f"a game for {options.players} players needs {options.decks} decks, not {len(decks)}")
    foes = [code for deck in decks[1::2] for code in deck.cards]  # LOW-15.F1: every second player is an enemy
    if options.units > len(foes):
        raise BadSetup(f"units may be 1 to {len(foes)} or 0 for off, not {options.units} (LOW-15.B2)")
    largest = min([len(deck.cards) for deck in decks]) - (1 if options.players == 3 else 0)  # LOW-15.E2: no general
    if options.hand > largest:
        raise BadSetup(f"hand may be 1 to {largest} cards, not {options.hand}")
    commanders = sum([UNITS[code].commander for code in foes])
    if options.commanders > commanders:
        raise BadSetup(f"commanders may be 1 to {commanders} or 0 for off, not {options.commanders} (LOW-15.B2)")
    return options, decks


def seating(options: Options, seed: int) -> list[int]:
    """The index of the deck for each seat; the first deck of a setup belongs to player 1 (LOW-3.2)."""
    decks = list(range(options.decks))
    if options.players == 2:
        swapped = (
            SecureRng(seeded(f"first {seed}")).below(2) if options.first == "random" else int(options.first == "2")
        )
        if swapped:
            decks.reverse()
    return decks


def deal(rules: LordsRules, setup: dict[str, object], seed: int) -> LordsState:
    """A game with dealt hands, before its first question."""
    options, decks = read_setup(setup)
    seated = [decks[at] for at in seating(options, seed)]
    battle = shared_battle(options, [deck.cards for deck in seated], [deck.army for deck in seated])
    state = bare_state(rules, battle, seeded(seed))
    for deck in range(options.decks):
        cards = [card for card in range(battle.cards) if battle.card_deck[card] == deck]
        general = next(card for card in cards if battle.general[card])
        cards.remove(general)  # LOW-3.3: the general is not shuffled into the deck
        pile = list(state.shuffled(cards))
        for seat in range(battle.seats):
            if battle.deck_of[seat] == deck:
                in_middle = battle.middle and battle.deck_of.count(deck) > 1
                drawn = battle.hand_size[seat] if in_middle else battle.hand_size[seat] - 1
                hand = [pile.pop() for _ in range(drawn)]  # LOW-3.4, LOW-15.E2: hands are drawn first
                if in_middle:
                    state.middle = general
                else:
                    hand.append(general)
                state.hands[seat] = tuple(hand)
        state.decks[deck] = tuple(pile)
    state.then(Turn(battle.order[0]))
    return state


def bare_state(rules: LordsRules, battle: Battle, rng: int) -> LordsState:
    """An empty state: no cards dealt, no units, no steps."""
    state = LordsState(battle, rules)
    blank_columns(state, rng)
    return state
