"""Cinders as a game kit of Warhost."""

from warhost.kit import BotParts, GameKit, TextParts

KIT = GameKit(
    "cinders",
    rank=9,
    rules="cinders.game:CINDERS",
    decks="cinders.cards:DECKS",
    cards="cinders.cards:CARDS",
    texts=TextParts(messages="cinders.words:MESSAGES", card_names="cinders.words:CARD_NAMES"),
    bots=BotParts(evaluation="cinders.evaluation:CindersEvaluation"),
)
