"""Cinders as Warhost asks for it."""

from warhost.kit import GameKit

KIT = GameKit(
    "cinders",
    rank=9,
    rules="cinders.game:CINDERS",
    decks="cinders.cards:DECKS",
    cards="cinders.cards:CARDS",
    messages="cinders.words:MESSAGES",
    card_names="cinders.words:CARD_NAMES",
    evaluation="cinders.evaluation:CindersEvaluation",
)
