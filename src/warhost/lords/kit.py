"""Lords of War as everybody else asks for it."""

from typing import Final

from ..kit import GameKit

KIT: Final = GameKit(
    "lords",
    rank=1,
    rules="warhost.lords:LORDS",
    decks="warhost.lords.decks.kit:DECKS",
    position_schema="warhost.lords.positions.schema:POSITION",
    view="warhost.lords.view_types:LordsView",
    messages="warhost.text.lords.messages:MESSAGES",
    card_names="warhost.text.lords.messages:CARD_NAMES",
    speaker="warhost.text.lords.speaker:LordsSpeaker",
    evaluation="warhost.bots.lords.evaluation:LordsEvaluation",
    plans="warhost.bots.lords.plans:PLANS",
    figures="warhost.bots.lords.evaluation:FIGURES",
    table="warhost.server.games.lords:DESK",
    terminal="warhost.tui.lords.terminal:TERMINAL",
    card_pages="warhost.cli.lords.cards:PAGES",
    deck_pages="warhost.cli.lords.decks:PAGES",
)
