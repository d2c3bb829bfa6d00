"""Deck building: the rules for constructed decks, and the problems of illegal ones (CON-18)."""

from __future__ import annotations

from typing import Final

from ...decks import DeckList, Problem, Problems, copies_by_title, counted, read_object, refuse
from ...engine.errors import BadDeck
from ...engine.plain import JsonData
from ..card import Card
from ..library import CORE, GAME, LIBRARY, OWN, all_cards
from .alliance import WHEEL, alliance
from .pool import NEUTRAL, TYRANIDS, core_box, squad, synapses, warlords

CONSTRUCTED: Final = "constructed"
LEARNING: Final = "learning"
FORMATS: Final = (CONSTRUCTED, LEARNING)
LEAST_CARDS: Final = 50
MOST_COPIES: Final = 3
SYNAPSES: Final = 1  # synapse units of a Tyranid deck; they do not count for the deck size
NO_DECK: Final = {  # kinds of cards that no deck may contain, with problem and rule
    "warlord": ("second-warlord", "CON-18.8"),
    "planet": ("planet", "CON-1.4"),
    "token": ("token", "CON-17.13"),
}
PROBLEMS: Final = {  # problem of a deck -> English words of an error message; `text/` has the translations
    "unknown-warlord": "unknown warlord {warlord!r}",
    "unknown-card": "unknown card {card!r}",
    "too-few": "{count} cards, at least {least} are needed",
    "copies": "{count} copies of {name}, at most {most} are allowed",
    "squad": "{count} copies of {name}, the signature squad has {wanted}",
    "other-squad": "{name} belongs to the signature squad of another warlord",
    "second-warlord": "{name} is a warlord: a deck has one, outside its cards",
    "planet": "{name} is a planet: it is never part of a deck",
    "token": "{name} is a token unit: it is never part of a deck",
    "no-ally": "{name} is a card of {faction}: no ally of this warlord",
    "loyal": "{name} is loyal to {faction}: decks of other factions cannot hold it",
    "ally-army": "{name} is no army unit: nothing else may be taken from {faction}",
    "ally-trait": "{name} is no {trait} unit: nothing else may be taken from {faction}",
    "allies": "{count} cards of {faction}, one of {factions} allied factions; a deck may have {most}",
    "neutral-army": "{name} is a neutral army unit: Tyranid decks cannot hold it",
    "synapse": "{count} synapse units, a Tyranid deck has exactly {wanted}",
    "not-the-box": "{count} copies of {name} instead of the {wanted} of the learning deck",
    "no-learning-deck": "{name} has no learning deck",
    "own-set": "{name} is no card of the {format} format",
    "not-playable": "{name} cannot be played here yet",
}
NOT_YET: Final = "not-playable"  # the problem of a card that is legal in decks, but not implemented
_wrong: Final = Problems(PROBLEMS, (NOT_YET,), all_cards, {}).problem


class Deck(DeckList):
    """A warlord with the codes of its cards: the squad, the others, and a synapse unit, if any."""

    __slots__ = ("warlord",)

    def __init__(self, warlord: str, cards: list[str], name: str = "") -> None:
        super().__init__(cards, name or _called(warlord))
        self.warlord = warlord

    @property
    def drawn(self) -> list[str]:
        """The cards that are shuffled and counted: all except a synapse unit (CON-18.10)."""
        apart = synapses()
        return [code for code in self.cards if code not in apart]

    @property
    def synapse(self) -> str:
        """The synapse unit that starts in the headquarters (CON-19.1); "" except in Tyranid decks."""
        apart = synapses()
        return next(iter([code for code in self.cards if code in apart]), "")

    def written(self) -> JsonData:
        """The deck as plain data, as `read_deck` reads it."""
        named = {"name": self.name} if self.name != _called(self.warlord) else {}
        return {"game": GAME, "warlord": self.warlord, **named, "cards": self.counts()}


def problems(deck: Deck, form: str = CONSTRUCTED) -> list[Problem]:
    """The problems of a deck under the rules of a format, then its cards that cannot be played here."""
    if form not in FORMATS:
        raise BadDeck(f"the format is one of {', '.join(FORMATS)}, not {form!r}")
    if deck.warlord not in warlords():
        return [_wrong("unknown-warlord", "CON-18.1", args={"warlord": deck.warlord})]
    if form == LEARNING:
        return _not_the_box(deck)
    warlord, counts, cards = warlords()[deck.warlord], deck.counts(), all_cards()
    unknown = [_wrong("unknown-card", "CON-1.4", code) for code in counts if code not in cards]
    known = [cards[code] for code in counts if code in cards]
    proper = [card for card in known if card.kind not in NO_DECK]
    return [
        *unknown,
        *_size(len(deck.drawn)),
        *_squad(warlord, counts),
        *[_wrong(*NO_DECK[card.kind], card.code) for card in known if card.kind in NO_DECK],
        *_signatures(warlord, proper),
        *_strangers(warlord, proper, counts),
        *_tyranids(warlord, proper, counts),
        *_copies(counts, proper),
        *_not_yet(warlord, proper),
    ]


def problems_in(deck: Deck, form: str) -> list[Problem]:
    """The rule problems of a deck; in the format of a card set, cards of this set are legal, too."""
    return OWN.problems(deck, form, FORMATS, LIBRARY, problems, _wrong)


def _size(count: int) -> list[Problem]:
    """Fewer than fifty cards, including the squad but not the warlord (CON-18.7)."""
    return [_wrong("too-few", "CON-18.7", args={"count": count, "least": LEAST_CARDS})] if count < LEAST_CARDS else []


def _squad(warlord: Card, counts: dict[str, int]) -> list[Problem]:
    """Differences from the warlord's signature squad (CON-18.1)."""
    return [
        _wrong("squad", "CON-18.1", code, {"count": counts.get(code, 0), "wanted": wanted})
        for code, wanted in squad(warlord.code).items()
        if counts.get(code, 0) != wanted
    ]


def _signatures(warlord: Card, cards: list[Card]) -> list[Problem]:
    """Signature cards of other warlords (CON-18.2)."""
    strange = [card for card in cards if card.squad not in (0, warlord.squad)]
    return [_wrong("other-squad", "CON-18.2", card.code) for card in strange]


def _strangers(warlord: Card, cards: list[Card], counts: dict[str, int]) -> list[Problem]:
    """Cards of other factions: only common ones of allies (CON-18.3, CON-18.4, CON-18.9 to 18.12)."""
    allied = alliance(warlord)
    found = []
    taken: dict[str, int] = {}
    for card in cards:
        about: dict[str, str | int] = {"faction": card.faction}
        if card.faction in (warlord.faction, NEUTRAL) or card.squad:
            continue
        if card.faction not in allied.factions:
            rule = allied.rule if card.faction in WHEEL else "CON-18.11"
            found.append(_wrong("no-ally", rule, card.code, about))
        elif card.loyalty == "loyal":
            found.append(_wrong("loyal", allied.rule, card.code, about))
        elif not allied.takes(card) and allied.trait:
            found.append(_wrong("ally-trait", allied.rule, card.code, {**about, "trait": allied.trait}))
        elif not allied.takes(card):
            found.append(_wrong("ally-army", allied.rule, card.code, about))
        else:
            taken[card.faction] = taken.get(card.faction, 0) + counts[card.code]
    if len(taken) > allied.most:  # too many allies: report each, as the player chooses which one stays
        for faction, count in taken.items():
            numbers: dict[str, str | int] = {"count": count, "factions": len(taken), "most": allied.most}
            found.append(_wrong("allies", allied.rule, args={"faction": faction, **numbers}))
    return found


def _tyranids(warlord: Card, cards: list[Card], counts: dict[str, int]) -> list[Problem]:
    """Problems of Tyranid decks: neutral army units, and other than one synapse unit (CON-18.10)."""
    if warlord.faction != TYRANIDS:
        return []
    neutral = [card for card in cards if card.faction == NEUTRAL and card.kind == "army"]
    found = [_wrong("neutral-army", "CON-18.10", card.code) for card in neutral]
    synapses = sum([counts[card.code] for card in cards if card.kind == "synapse"])
    if synapses != SYNAPSES:
        found.append(_wrong("synapse", "CON-18.10", args={"count": synapses, "wanted": SYNAPSES}))
    return found


def _copies(counts: dict[str, int], cards: list[Card]) -> list[Problem]:
    """More than three copies of a title (CON-18.6); squad cards and synapse units have their own numbers."""
    free = [card for card in cards if not card.squad and card.kind != "synapse"]
    return [
        _wrong("copies", "CON-18.6", card.code, {"count": count, "most": MOST_COPIES})
        for card, count in copies_by_title(counts, free)
        if count > MOST_COPIES
    ]


def _not_yet(warlord: Card, cards: list[Card]) -> list[Problem]:
    """Legal cards that cannot be played here yet."""
    return [_wrong(NOT_YET, "", card.code) for card in [warlord, *cards] if not card.playable]


def _not_the_box(deck: Deck) -> list[Problem]:
    """The cards in which a deck differs from the learning deck of its warlord (CON-18.13)."""
    warlord = warlords()[deck.warlord]
    if warlord.pack.cycle != CORE:
        return [_wrong("no-learning-deck", "CON-18.13", deck.warlord)]
    held, wanted = deck.counts(), counted(list(core_box(warlord.faction)))
    return [
        _wrong("not-the-box", "CON-18.13", code, {"count": held.get(code, 0), "wanted": wanted.get(code, 0)})
        for code in {**wanted, **held}
        if held.get(code, 0) != wanted.get(code, 0)
    ]


def read_deck(data: object) -> Deck:
    """A deck from a setup: an object with `warlord`, `cards` and an optional `name`."""
    return Deck(*read_object(data, GAME, "warlord"))


def checked(deck: Deck) -> Deck:
    """The deck; raises BadDeck unless it is a learning deck or a legal deck of playable cards."""
    if problems(deck, LEARNING):
        refuse(deck.name, problems(deck))
    return deck


def _called(code: str) -> str:
    cards = all_cards()
    return cards[code].name if code in cards else code
