"""The races, kinds and decks of Invasion in English."""

from typing import Final

from ..counted.en import COPIES, IN_DECK

MESSAGES: Final[dict[str, str]] = {
    # races, sides and kinds of cards of Invasion
    "invasion.race.neutral": "Neutral",
    "invasion.race.dwarf": "Dwarfs",
    "invasion.race.empire": "Empire",
    "invasion.race.high-elf": "High Elves",
    "invasion.race.orc": "Orcs",
    "invasion.race.chaos": "Chaos",
    "invasion.race.dark-elf": "Dark Elves",
    "invasion.race.lizardmen": "Lizardmen",
    "invasion.race.wood-elf": "Wood Elves",
    "invasion.race.skaven": "Skaven",
    "invasion.race.undead": "Undead",
    "invasion.side.order": "Order",
    "invasion.side.destruction": "Destruction",
    "invasion.kind.legend": "Legend",
    "invasion.kind.unit": "Unit",
    "invasion.kind.support": "Support",
    "invasion.kind.quest": "Quest",
    "invasion.kind.tactic": "Tactic",
    "invasion.kind.fulcrum": "Fulcrum",
    "invasion.kind.draft": "Draft card",
    "invasion.list.restricted": "restricted",
    "invasion.list.banned": "banned",
    "invasion.list.later": "not playable yet",
    # what is wrong with a deck of Invasion
    "invasion.deck.unknown-capital": "There is no capital called {capital}.",
    "invasion.deck.unknown-card": "There is no card called {card}.",
    "invasion.deck.too-few": IN_DECK + "; there must be at least {least}.",
    "invasion.deck.too-many": IN_DECK + "; there may be at most {most}.",
    "invasion.deck.copies": "{card}: " + COPIES + ", but a deck may hold at most {most}.",
    "invasion.deck.deck-limit": "{card}: " + COPIES + ", but the card allows only {most} in a deck.",
    "invasion.deck.other-side": "{card} does not fit the capital ({capital}): it belongs to {side}.",
    "invasion.deck.capital-side": "The capital ({capital}) does not fit the cards: they belong to {side}.",
    "invasion.deck.side-only": "{card} may only be in a deck of {side}.",
    "invasion.deck.capital-only": "{card} may only be in a deck with this capital: {wanted}.",
    "invasion.deck.not-capital": "{card} may not be in a deck with this capital: {unwanted}.",
    "invasion.deck.draft-card": "{card} is a draft card: it is never part of a deck.",
    "invasion.deck.fulcrum": "{card} is a fulcrum: it lies on the table and is never part of a deck.",
    "invasion.deck.restricted": (
        "{card} is restricted: {count, plural, one {# title} other {# titles}} of that list in the deck; "
        "only one is allowed."
    ),
    "invasion.deck.banned": "{card} is banned in this format.",
    "invasion.deck.not-playable": "{card} cannot be played here yet.",
    "invasion.deck.capital-not-playable": "This capital cannot be played here yet: {capital}.",
    # how the constructed decks want to be played
    "invasion.ready.grudges-repaid": (
        "Slayers and rangers that grow angrier with every fallen friend. "
        "Put miners into the kingdom first, then fill the battlefield. "
        "Let cheap dwarfs die in defence: each death pays."
    ),
    "invasion.ready.riders-of-the-realm": (
        "Knights in every zone that move to where they are needed. "
        "Build the quest zone early and keep Surrender! for the turn you attack. "
        "Karl Franz leads the last charge."
    ),
    "invasion.ready.fire-from-the-sea": (
        "Indirect damage wears the enemy down before a blow is struck. "
        "Defend patiently and keep tactics in hand for answers. "
        "Warships and bolt throwers finish burning zones."
    ),
    "invasion.ready.green-tide": (
        "Many cheap goblins and one idea: attack. "
        "Play everything into the battlefield and pillage what stands in the way. "
        "If the game is long, you have waited too long."
    ),
    "invasion.ready.rot-and-ruin": (
        "Corruption takes enemy units out of the fight. "
        "Spread it every turn and strike where nobody can defend. "
        "Plague comes first, axes later."
    ),
    "invasion.ready.hekartis-harvest": (
        "Sacrifices feed the sorceresses, and the enemy's hand withers. "
        "Keep something worthless on the table to give away. "
        "Win slowly: who has no cards has no answers."
    ),
    "invasion.ready.under-empire": (
        "Skaven under an Orc banner: fast, cheap and treacherous. "
        "Trade rats for anything that costs more. "
        "Warp weapons clear the way for the last attack."
    ),
    "invasion.ready.mithril-and-plunder": (
        "Rich halls first, a wall of shields second. "
        "Runes and mines pay for the long game. "
        "King Alrik and Thorek turn gold into victory."
    ),
    "invasion.ready.veterans-of-middenheim": (
        "Greatswords and knights who have seen every war. "
        "Hold all three zones evenly and answer attacks with reserves. "
        "Luthor Huss shames whoever would flee."
    ),
    "invasion.ready.princes-hoard": (
        "Artefacts on heroes, and answers to everything. "
        "Draw more than the enemy and spend it on spells. "
        "Prince Althran comes late and ends it."
    ),
    "invasion.ready.raiders-of-the-iron-rock": (
        "Raiders take home more than they cost. "
        "Hide boys as developments and let them jump out. "
        "Wurrzag keeps the Waaagh! going."
    ),
    "invasion.ready.the-northern-host": (
        "Norsemen who must attack and love it. "
        "Fill the battlefield, then let daemons follow the trail of blood. "
        "Sigvald and the dragon break what is left."
    ),
    "invasion.ready.the-black-ark": (
        "Raids from the sea, and snares for whoever defends. "
        "Strike where the enemy has no unit left to stand in the way. "
        "Few cards in the enemy's hand mean few surprises."
    ),
    "invasion.ready.lustria-awakes": (
        "Skinks ask no questions and saurus give no quarter. "
        "Build temples early: they make every predator stronger. "
        "Attack with few, but large."
    ),
    "invasion.ready.the-wild-wood": (
        "The forest strikes from where nobody looks. "
        "Keep developments ready to become trees. "
        "Spellsingers decide when the hunt begins."
    ),
    "invasion.ready.vermintide": (
        "Rats, rats and more rats: six swarms to a deck. Never hold a unit back. What dies comes again."
    ),
    "invasion.ready.the-restless-dead": (
        "The discard pile is your second hand. "
        "Let the dead fall and raise them again. "
        "Vlad waits until the deck is empty."
    ),
}
