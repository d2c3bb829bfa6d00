"""Tides as a game kit of Warhost."""

from warhost.kit import BotParts, GameKit, TextParts

KIT = GameKit(
    "tides",
    rank=10,
    rules="tides.game:TIDES",
    decks="tides.cards:DECKS",
    cards="tides.cards:CARDS",
    texts=TextParts(messages="tides.words:MESSAGES", card_names="tides.words:CARD_NAMES", speaker="tides.said:speaker"),
    bots=BotParts(evaluation="tides.evaluation:TidesEvaluation"),
)
