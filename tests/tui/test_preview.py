"""The preview of an option, without hidden information."""

from tests.helpers import chooser, decisions
from tests.tui.seated import POSITION, from_position, new_screen
from warhost.engine import Rng
from warhost.engine.rng import seeded
from warhost.lords import LORDS
from warhost.lords.rules.preview import Preview, preview
from warhost.tui.glyphs import ASCII, UNICODE
from warhost.tui.lords.preview import sign, words

BOARD = {
    "turn": {"seat": 1, "phase": "deploy"},
    "options": {"level": "basic"},
    "seat 1": {"hand": ["orc-deathbringer-a", "orc-ravager-a"], "deck": ["orc-butcher"]},
    "seat 2": {"board": {"d4": "dwa-marauder-a", "c4": "dwa-slugger-a"}, "hand": ["dwa-ballista", "dwa-impaler-a"]},
}


def outlook(answer: str, position: dict | None = None) -> Preview:
    state = from_position(position or BOARD).state
    return preview(state, state.index_of(answer))


def test_a_suicide_move_shows_both_losses() -> None:
    """LOW-7.8, LOW-EX-1b"""
    seen = outlook("deploy orc-deathbringer-a d3")
    assert (seen.kills, seen.losses) == (("dwa-marauder-a",), ("orc-deathbringer-a",))
    assert sign(seen, UNICODE) == "+1 −1"
    assert words(seen, new_screen()[0].speaker) == "eliminates Dwarf Marauder, loses Orc Deathbringer"


def test_a_quiet_move_shows_how_the_unit_would_stand() -> None:
    """LOW-7.3: three against a defence of three, on both sides, is not enough."""
    duel = {**BOARD, "seat 2": {"board": {"c4": "dwa-slugger-a"}, "hand": ["dwa-ballista"]}}
    seen = outlook("deploy orc-ravager-a c3", duel)
    assert seen.quiet
    assert (seen.defence, seen.incoming) == (3, 3)
    assert sign(seen, UNICODE) == "\n[3] −3"


def test_shots_still_to_come_are_announced() -> None:
    """LOW-8.9: shots are declared before damage is counted, so no unit has been eliminated yet."""
    seen = outlook("deploy orc-catapult e2", POSITION)
    assert seen.then == "shots"
    assert seen.kills == ()
    assert ASCII.shot in sign(seen, ASCII)


def test_a_shot_shows_its_kill() -> None:
    """LOW-EX-4: arrows 3 and a shot of 4 against defence 4."""
    state = from_position().state
    state.choose("deploy orc-catapult e2")
    assert preview(state, state.index_of("shoot e2 d4")).kills == ("dwa-marauder-a",)
    assert preview(state, state.index_of("hold")).quiet


def test_victory_is_announced() -> None:
    """LOW-14.1, LOW-14.4"""
    short = {**BOARD, "options": {"units": 1, "level": "basic"}}
    assert outlook("deploy orc-deathbringer-a d3", short).ended == "draws"  # both reach one unit at once (LOW-14.4)
    safe = {**short, "seat 2": {"board": {"d4": "dwa-slugger-b"}, "hand": ["dwa-ballista"]}}
    assert outlook("deploy orc-deathbringer-a d3", safe).ended == "wins"


def test_a_preview_changes_nothing_and_knows_nothing_hidden() -> None:
    """LOW-16.6: the preview does not depend on the other hand and the decks."""
    state = LORDS.start({"decks": ["undead", "orcs"]}, 4)
    for at in decisions(state, chooser(seed=4), upto=80):
        if at % 8:
            continue
        before = state.save()
        other = state.clone()
        other.redeal(state.seat, Rng(seeded(at)))
        for index in range(len(state.options)):
            assert preview(state, index) == preview(other, index)
        assert state.save() == before
