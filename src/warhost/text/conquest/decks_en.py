"""How decks of Warhammer 40,000: Conquest are said in English."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    # factions, kinds of cards and how bound they are
    "conquest.faction.neutral": "Neutral",
    "conquest.faction.space-marines": "Space Marines",
    "conquest.faction.astra-militarum": "Astra Militarum",
    "conquest.faction.orks": "Orks",
    "conquest.faction.chaos": "Chaos",
    "conquest.faction.dark-eldar": "Dark Eldar",
    "conquest.faction.eldar": "Eldar",
    "conquest.faction.tau": "Tau",
    "conquest.faction.tyranids": "Tyranids",
    "conquest.faction.necrons": "Necrons",
    "conquest.kind.warlord": "Warlord",
    "conquest.kind.army": "Army unit",
    "conquest.kind.attachment": "Attachment",
    "conquest.kind.support": "Support",
    "conquest.kind.event": "Event",
    "conquest.kind.synapse": "Synapse unit",
    "conquest.kind.planet": "Planet",
    "conquest.kind.token": "Token unit",
    "conquest.kind.squad": "Signature squad",
    "conquest.loyalty.common": "common",
    "conquest.loyalty.loyal": "loyal",
    "conquest.loyalty.signature": "signature",
    "conquest.list.later": "not playable yet",
    # what is wrong with a deck
    "conquest.deck.unknown-warlord": "There is no warlord called {warlord}.",
    "conquest.deck.unknown-card": "There is no card called {card}.",
    "conquest.deck.too-few": "{count} cards in the deck; there must be at least {least}.",
    "conquest.deck.copies": "{card}: {count} copies, but a deck may hold at most {most}.",
    "conquest.deck.squad": "{card}: {count} copies, but the signature squad has exactly {wanted}.",
    "conquest.deck.other-squad": "{card} belongs to the signature squad of another warlord.",
    "conquest.deck.second-warlord": "{card} is a warlord: a deck is led by one, and no warlord is among its cards.",
    "conquest.deck.planet": "{card} is a planet: it is never part of a deck.",
    "conquest.deck.token": "{card} is a token unit: it is never part of a deck.",
    "conquest.deck.no-ally": "{card} cannot be in this deck: its faction ({faction}) is no ally of the warlord.",
    "conquest.deck.loyal": "{card} is loyal: it can only be in decks of its own faction ({faction}).",
    "conquest.deck.ally-army": (
        "{card} cannot be in this deck: only army units may be taken from other factions ({faction})."
    ),
    "conquest.deck.ally-trait": (
        "{card} cannot be in this deck: only army units with the trait {trait} may be taken from {faction}."
    ),
    "conquest.deck.allies": (
        "{faction}: {count} cards of this ally, but the deck has {factions} allied factions; {most} is allowed."
    ),
    "conquest.deck.neutral-army": "{card} is a neutral army unit: a Tyranid deck cannot hold it.",
    "conquest.deck.synapse": "{count} synapse units in the deck; a Tyranid deck has exactly {wanted}.",
    "conquest.deck.not-the-box": "{card}: {count} copies, but the learning deck has {wanted}.",
    "conquest.deck.no-learning-deck": "{card} has no learning deck: only the warlords of the core set have one.",
    "conquest.deck.not-playable": "{card} cannot be played here yet.",
}
