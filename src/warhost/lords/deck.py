"""Deck building: standard, personal and mercenary armies, and what is wrong with the others (LOW-1.2, LOW-15.C-D)."""

from typing import Any, Final

from ..engine.errors import BadDeck
from .armies import ARMIES, UNITS
from .options import OFF, Options
from .units import GENERAL, RANKS

MOST_COPIES: Final = 99  # of one card: what is more is a slip of the finger


class Deck:
    """A list of card codes under an army's name."""

    __slots__ = ("army", "cards", "name")

    def __init__(self, army: str, cards: list[str], name: str = "") -> None:
        self.army = army
        self.cards = cards
        self.name = name or (ARMIES[army].name if army in ARMIES else army)

    def counts(self) -> dict[str, int]:
        """How many of each card, in the order in which they first stand in the list."""
        counted: dict[str, int] = {}
        for code in self.cards:
            counted[code] = counted.get(code, 0) + 1
        return counted


class Problem:
    """One thing that is wrong with a deck, with its rule and the card it lies in."""

    __slots__ = ("card", "rule", "text")

    def __init__(self, rule: str, text: str, card: str = "") -> None:
        self.rule = rule
        self.text = text
        self.card = card

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def ranks(cards: list[str]) -> dict[str, int]:
    """How many cards of each rank."""
    return {rank: sum(UNITS[code].rank == rank for code in cards) for rank in RANKS}


def standard(army: str) -> Deck:
    """The deck as it comes out of the box."""
    if army not in ARMIES:
        raise BadDeck(f"unknown army {army!r}; there are {', '.join(ARMIES)}")
    return Deck(army, ARMIES[army].deck())


def problems(deck: Deck, kind: str, max_copies: int = OFF) -> list[Problem]:
    """Everything that keeps a deck from being a standard, personal or mercenary army."""
    if deck.army not in ARMIES:
        return [Problem("LOW-3.1", f"unknown army {deck.army!r}; there are {', '.join(ARMIES)}")]
    box = ARMIES[deck.army].deck()
    if kind == "standard" and deck.cards == box:
        return []
    unknown = [code for code in deck.counts() if code not in UNITS]
    if unknown:
        return [Problem("LOW-1.1", f"unknown card {code!r}", code) for code in unknown]
    if kind == "standard":
        return _not_the_box(deck, Deck(deck.army, box))
    found = []
    wanted, held = ranks(box), ranks(deck.cards)
    for rank in RANKS:
        if held[rank] != wanted[rank]:
            rule = "LOW-15.D3" if rank == GENERAL else "LOW-15.C2"
            found.append(Problem(rule, f"{held[rank]} cards of rank {rank} instead of {wanted[rank]}"))
    for code, count in deck.counts().items():
        if kind == "personal" and UNITS[code].army != deck.army:
            found.append(Problem("LOW-15.C1", f"{code} is of another race: only a mercenary army may hold it", code))
        if max_copies and count > max_copies:
            found.append(Problem("LOW-15.C2", f"{count} copies of {code}; agreed are at most {max_copies}", code))
    return found


def _not_the_box(deck: Deck, box: Deck) -> list[Problem]:
    """Whether a deck is another one than that out of the box, and in which cards."""
    held, wanted = deck.counts(), box.counts()
    other = [code for code in {**wanted, **held} if held.get(code, 0) != wanted.get(code, 0)]
    if not other:
        return []
    listed = ", ".join([f"{held.get(code, 0)} {code} instead of {wanted.get(code, 0)}" for code in other])
    return [Problem("LOW-1.2", f"not the standard deck of the {box.name}: {listed}")]


def read_deck(data: Any) -> Deck:
    """A deck out of a setup: an army's key, or an object with `army`, `cards` and perhaps a `name`."""
    if isinstance(data, str):
        return standard(data)
    if not isinstance(data, dict) or not isinstance(data.get("army"), str):
        raise BadDeck(f"a deck is an army's name or an object with army and cards, not {data!r}")
    extra = set(data) - {"army", "cards", "name"}
    if extra:
        raise BadDeck(f"a deck has army, cards and name, not {', '.join(sorted(map(str, extra)))}")
    cards = data.get("cards")
    if cards is None:
        return standard(data["army"])
    if isinstance(cards, dict):
        if not all(type(count) is int and 0 < count <= MOST_COPIES for count in cards.values()):
            raise BadDeck(f"every card of a deck needs a number of copies from 1 to {MOST_COPIES}")
        cards = [code for code, count in cards.items() for _ in range(count)]
    if not isinstance(cards, list) or not all(isinstance(code, str) for code in cards):
        raise BadDeck("the cards of a deck are a list of codes, or codes with their number of copies")
    return Deck(data["army"], cards, str(data.get("name", "")))


def checked(deck: Deck, options: Options) -> Deck:
    """The deck, if it may be played under these options."""
    found = problems(deck, options.armies, options.max_copies)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadDeck(f"deck {deck.name}: {found[0]}{more}")
    return deck
