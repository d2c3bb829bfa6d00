"""Warhammer 40,000: Conquest as everybody else asks for it."""

from typing import Final

from ..kit import GameKit

KIT: Final = GameKit(
    "conquest",
    rank=3,
    rules="warhost.conquest:CONQUEST",
    decks="warhost.conquest.decks.kit:DECKS",
    position_schema="warhost.conquest.positions.schema:POSITION",
    view="warhost.conquest.view_types:ConquestView",
    messages="warhost.text.conquest.messages:MESSAGES",
    card_names="warhost.text.conquest.messages:CARD_NAMES",
    speaker="warhost.text.conquest.speaker:ConquestSpeaker",
    evaluation="warhost.bots.conquest.evaluation:ConquestEvaluation",
    plans="warhost.bots.conquest.plans:PLANS",
    figures="warhost.bots.conquest.evaluation:FIGURES",
    table="warhost.server.games.conquest:DESK",
    terminal="warhost.tui.conquest.terminal:TERMINAL",
    terminal_words="warhost.tui.conquest.words:WORDS",
    card_pages="warhost.cli.conquest.cards:PAGES",
    card_words="warhost.text.conquest.words:WORDS",
    deck_pages="warhost.cli.conquest.decks:PAGES",
)
