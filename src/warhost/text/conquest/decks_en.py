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
    # how the constructed decks want to be played
    "conquest.ready.the-great-wolf": (
        "Ragnar fights where the enemy warlord stands. "
        "Commit boldly and strike first. "
        "Wolves win battles; scouts pay for them."
    ),
    "conquest.ready.the-inquisitors-levy": (
        "Coteaz spends his soldiers, and there are many. "
        "Hold the early planets with conscripts. "
        "Nobody's sacrifice is wasted."
    ),
    "conquest.ready.snots-everywhere": (
        "Snotlings flood every planet. "
        "Win command struggles by numbers and turn the greatest fights with them. "
        "Zogwort makes more when he is at the front."
    ),
    "conquest.ready.grandfathers-garden": (
        "Damage moves from your units to theirs. "
        "Bear the first wounds gladly. "
        "Ku'gath gives them away where they hurt most."
    ),
    "conquest.ready.raid-on-sacaellum": (
        "Raids take cards and resources from under the enemy's nose. "
        "Stay mobile and fight only what you outnumber. "
        "Torture decides long games."
    ),
    "conquest.ready.wings-over-traxis": (
        "Everything flies and everything moves. Decide late where the battle is. Baharroth strikes and is gone."
    ),
    "conquest.ready.the-greater-good": (
        "Ranged fire first, blades of the Ethereal second. "
        "Give weapons to those who stay alive. "
        "Aun'shi holds a planet alone if he must."
    ),
    "conquest.ready.the-swarm": (
        "The synapse goes one way, the Swarmlord another: two fronts in one round. "
        "Infest planets and feed on them. "
        "Termagants are never too many."
    ),
    "conquest.ready.the-enslaved-legion": (
        "The enslavement dial tells which faction serves you this round. "
        "Plan two rounds ahead. "
        "What fell today reanimates tomorrow."
    ),
    "conquest.ready.out-of-the-shadows": (
        "Half the army waits in reserve, facedown. "
        "Let the enemy commit, then strike from above. "
        "Keep resources for the drop."
    ),
}
