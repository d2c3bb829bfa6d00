"""Events, prompts, options, refusals and outcomes of Lords of War have texts."""

import pytest

from tests.helpers import chooser, decisions
from warhost.engine import SPECTATOR, Refusal
from warhost.lords import LORDS
from warhost.text import LANGUAGES, Players, phrasebook
from warhost.text.lords.speaker import LordsSpeaker

GAMES = [
    {"decks": ["orcs", "dwarves"]},
    {"decks": ["undead", "templars"], "options": {"borderless": True, "ranged_strict": True}},
    {"decks": ["elves", "lizardmen"], "options": {"players": 3, "open_partners": True}},
    {"decks": ["orcs", "undead", "orcs", "elves"], "options": {"players": 4}},
]


def speaker(language: str = "en") -> LordsSpeaker:
    return LordsSpeaker(phrasebook(language))


def told(event: dict, reader: int = 0, language: str = "en") -> str:
    return speaker(language).event(event, Players(reader, [0, 1], ["orcs", "dwarves"]))


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_whole_games_can_be_rendered_in_every_language(number: int) -> None:
    """Every event, option and prompt of a game, for every seat and for a spectator."""
    state = LORDS.start(GAMES[number], number)
    speakers = [speaker(language) for language in LANGUAGES]
    for at in decisions(state, chooser(seed=number)):
        view = state.view(state.seat)
        for each in speakers if at % 5 == 0 else speakers[:1]:
            assert "?" in each.prompt(view)
            assert all("?" not in each.action(option, view) for option in view["options"])
            assert each.prompt(state.view(SPECTATOR))
    for seat in range(SPECTATOR, state.battle.seats):
        view, log = state.view(seat), state.shown_log(seat)
        for each in speakers:
            sentences = [each.event(event, Players.of(view)) for event in log]
            assert all(sentence.endswith((".", "!")) and "{" not in sentence for sentence in sentences)
            assert each.outcome(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_game_has_a_message(language: str) -> None:
    """Each names the card and the square that prevent the action, if there are such."""
    state = LORDS.start(GAMES[1], 5)
    talks, said = speaker(language), set()
    for at in decisions(state, chooser(seed=5), upto=60):
        for action in state.actions(state.seat) if at % 10 == 3 else []:
            refusal = state.why_not(state.seat, action)
            if refusal is not None:
                text = talks.refusal(refusal.name, *imposed(state, refusal))
                assert "?" not in text, (refusal, text)
                said.add(refusal.name)
    assert len(said) > 8


def imposed(state, refusal: Refusal) -> tuple[str | None, str | None]:
    card = state.battle.code(refusal.card) if refusal.card >= 0 else None
    place = state.battle.board.name(refusal.place) if refusal.place >= 0 else None
    return card, place


def test_a_hidden_card_is_not_named() -> None:
    """LOW-16.6: a card that another player draws is only called a card."""
    state = LORDS.start({"decks": ["orcs", "dwarves"], "options": {"first": "1"}}, 1)
    state.choose(0)
    drew = next(event for event in state.log or [] if event.kind == "drew")
    name = speaker().card(state.battle.code(drew.card))
    assert told(state.shown(drew, 0), reader=0) == f"You draw {name}."
    assert told(state.shown(drew, 1), reader=1) == "The opponent draws a card."
    assert told(state.shown(drew, SPECTATOR), reader=SPECTATOR) == "Player 1 (Orcs) draws a card."


def test_the_reader_is_spoken_to() -> None:
    fell = {"kind": "eliminated", "rule": "LOW-7.3", "seat": 0, "card": "orc-ravager-a", "place": "c3", "number": 5}
    assert told(fell, 0) == "You lose Orc Ravager on c3: 5 against defence 3."
    assert told(fell, 1) == "The opponent loses Orc Ravager on c3: 5 against defence 3."
    assert told(fell, 0, "pl") == "Tracisz na c3: Ork pustoszyciel (5 przeciw obronie 3)."
    assert told(fell, 1, "ru") == "Противник теряет на c3: Orc Ravager (5 против защиты 3)."


def test_partners_win_together() -> None:
    """LOW-15.F1: the event names one winner, but their partner has won as well."""
    players = Players(2, [0, 1, 0, 1], ["orcs", "elves", "orcs", "undead"])
    assert speaker().event({"kind": "ended", "rule": "LOW-14.1", "seat": 0}, players) == "You win the battle."
    assert speaker().event({"kind": "ended", "rule": "LOW-14.4"}, players) == "The battle ends in a draw."


def test_outcomes_are_rendered_from_the_readers_point_of_view() -> None:
    view = {"seat": 1, "sides": [0, 1], "races": ["orcs", "dwarves"], "outcome": [[0], "commanders", "LOW-14.1"]}
    assert speaker().outcome(view) == "You lose. Too many of your commanders have fallen."
    assert speaker().outcome({**view, "seat": 0}) == "You win! Enough enemy commanders have fallen."
    assert speaker().outcome({**view, "seat": -1}) == (
        "Player 1 (Orcs) wins. Enough commanders of the losing side (Player 2 (Dwarves)) have fallen."
    )
    drawn = {**view, "outcome": [[], "both", "LOW-14.4"]}
    assert speaker("pl").outcome(drawn) == "Remis. Obie strony osiągnęły cel w tej samej walce."


def test_a_scenarios_own_cards_have_names() -> None:
    position = {
        "cards": {"marauder-ex": {"like": "dwa-marauder-a", "name": "Marauder-EX"}},
        "seat 1": {"hand": ["orc-ravager-a", "orc-catapult"], "deck": ["orc-butcher"]},
        "seat 2": {"board": {"d4": "marauder-ex"}, "hand": ["dwa-ballista"]},
    }
    state = LORDS.place(position)
    units = {unit.code: unit for unit in state.battle.units}
    assert LordsSpeaker(phrasebook("pl"), units).card("marauder-ex") == "Marauder-EX"
