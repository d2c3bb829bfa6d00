"""Warhammer: Invasion as everybody else asks for it."""

from typing import Final

from ..kit import GameKit

KIT: Final = GameKit(
    "invasion",
    rank=2,
    rules="warhost.invasion:INVASION",
    decks="warhost.invasion.decks.kit:DECKS",
    position_schema="warhost.invasion.positions.schema:POSITION",
    view="warhost.invasion.view_types:InvasionView",
    messages="warhost.text.invasion.messages:MESSAGES",
    card_names="warhost.text.invasion.messages:CARD_NAMES",
    speaker="warhost.text.invasion.speaker:InvasionSpeaker",
    evaluation="warhost.bots.invasion.evaluation:InvasionEvaluation",
    plans="warhost.bots.invasion.plans:PLANS",
    figures="warhost.bots.invasion.evaluation:FIGURES",
    table="warhost.server.games.invasion:DESK",
    terminal="warhost.tui.invasion.terminal:TERMINAL",
    terminal_words="warhost.tui.invasion.words:WORDS",
    card_pages="warhost.cli.invasion.cards:PAGES",
    card_words="warhost.text.invasion.words:WORDS",
    deck_pages="warhost.cli.invasion.decks:PAGES",
)
