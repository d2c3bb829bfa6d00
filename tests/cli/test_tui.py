"""`warhost tui` with input from a pipe."""

import io
import json
import re
from pathlib import Path

import pytest

from warhost.cli.app import main
from warhost.engine.history.journal import read
from warhost.engine.history.replay import replay
from warhost.games import game_names
from warhost.lords import LORDS
from warhost.text.catalogue import messages_of

OTHER_VERSION = '{"format": 1, "game": "lords", "version": "0", "seed": 1, "setup": {"decks": ["orcs", "elves"]}}\n'
HEADER = '{"format": 1, "game": "lords", "version": "%s", "seed": 1, "setup": %s}\n'


class Warhost:
    """Runs the command and stores its output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *words: object, lines: str = "") -> int:
        self._monkeypatch.setattr("sys.argv", ["warhost", *map(str, words)])
        self._monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as ended:
            main()
        self.out, self.err = self._capsys.readouterr()
        return int(ended.value.code or 0)


@pytest.fixture
def warhost(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Warhost:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Warhost(monkeypatch, capsys)


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "warhost" / "games").glob("*"))


def test_armies_are_asked_for_and_the_game_is_kept(warhost: Warhost, tmp_path: Path) -> None:
    """LOW-3.1: one army by name, one random; the end of the input ends the game cleanly."""
    assert warhost("tui", "lords", "--lang", "en", "--first", "1", lines="9\nOrcs\n7\n1\n\n") == 0
    assert "Choose your army:" in warhost.out
    assert "Please type a number from 1 to 7." in warhost.out
    assert "You deploy" in warhost.out
    (journal,) = kept(tmp_path)
    assert f"The game is saved in {journal}." in warhost.out
    match = replay(read(journal), LORDS)
    assert match.header.setup is not None
    assert match.header.setup["decks"][0] == "orcs"
    assert match.answers[0].seat == 0


def test_the_same_seed_deals_the_same_game(warhost: Warhost) -> None:
    """LOW-16.7"""
    pages = []
    for _ in range(2):
        warhost("tui", "lords", "--seed", "5", "--decks", "surprise,surprise", "--lang", "en", lines="hint\n")
        pages.append(warhost.out.split("The game is saved")[0])
    assert pages[0] == pages[1]
    assert "The computer would:" in pages[0]


def test_a_game_is_resumed_with_its_players(warhost: Warhost, tmp_path: Path) -> None:
    journal = tmp_path / "mine.jsonl"
    common = ("--lang", "en", "--seats", "human,human")
    warhost("tui", "lords", "--decks", "orcs,elves", "--first", "1", "--journal", journal, *common, lines="\n1\n\n")
    answers = [answer.text for answer in read(journal).answers]
    assert len(answers) == 1
    assert warhost("tui", "lords", "--resume", journal, *common, lines="\n1\n\n") == 0
    assert [answer.text for answer in read(journal).answers][:1] == answers
    assert len(read(journal).answers) == 2


def test_a_cut_off_journal_goes_on(warhost: Warhost, tmp_path: Path) -> None:
    journal = tmp_path / "cut.jsonl"
    warhost("tui", "lords", "--decks", "orcs,elves", "--first", "1", "--journal", journal, lines="1\n\n")
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-9])
    assert warhost("tui", "lords", "--resume", journal, lines="quit\n") == 0
    assert len(journal.read_bytes()) > len(whole) - 9
    assert replay(read(journal), LORDS).state.seat == 0


def test_ascii_and_languages_can_be_chosen(warhost: Warhost) -> None:
    assert (
        warhost("tui", "lords", "--decks", "orcs,dwarves", "--ascii", "--lang", "en", "--seed", "2", lines="1\n") == 0
    )
    assert warhost.out.replace(str(Path.home()), "").isascii()
    assert warhost("tui", "lords", "--decks", "orcs,dwarves", "--lang", "pl", "--first", "1", lines="koniec\n") == 0
    assert "Którą kartę wystawiasz?" in warhost.out


def test_the_machines_language_is_spoken_where_we_know_it(warhost: Warhost, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, said in (
        ("pl_PL.UTF-8", "Wybierz swoją"),
        ("ru_RU.UTF-8", "Выберите свою"),
        ("de_DE", "Choose your"),
    ):
        monkeypatch.setenv("LC_ALL", language)
        assert warhost("tui", "lords") == 0
        assert said in warhost.out


def test_variants_by_option(warhost: Warhost) -> None:
    """LOW-15.A1, LOW-15.B1"""
    words = ("--decks", "orcs,dwarves", "--option", "borderless=true", "--option", "units=7", "--first", "1")
    assert warhost("tui", "lords", *words, "--lang", "en", lines="1\n\n") == 0
    assert "captured 0/7" in warhost.out
    assert "0,0" in warhost.out


def test_a_deck_file_may_be_played(warhost: Warhost, tmp_path: Path) -> None:
    """LOW-15.C3: two Catapults for two Ravagers"""
    deck = tmp_path / "mine.txt"
    assert warhost("deck", "convert", "--help") == 0  # the format is that of `warhost deck`
    cards = LORDS.start({"decks": ["orcs", "orcs"]}, 1).battle.decks[0]
    ravagers = [code for code in cards if code.startswith("orc-ravager")][:2]
    changed = list(cards)
    for code in ravagers:
        changed[changed.index(code)] = "orc-catapult"
    lines = ["army: orcs", "name: Stone rain", *[f"{changed.count(code)} {code}" for code in dict.fromkeys(changed)]]
    deck.write_text("\n".join(lines) + "\n", encoding="utf-8")
    words = ("tui", "lords", "--decks", f"{deck},elves", "--journal", tmp_path / "x.jsonl")
    assert warhost(*words, lines="") == 2
    assert "LOW-" in warhost.err
    assert warhost(*words, "--option", "armies=personal", lines="") == 0
    assert read(tmp_path / "x.jsonl").header.setup["decks"][0]["name"] == "Stone rain"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--decks", "orcs,hobbits"), "unknown army 'hobbits'"),
        (("--decks", "orcs,elves,undead"), "--decks names 3 armies, but the game needs 2"),
        (("--decks", "orcs,elves", "--seats", "human,deep-blue"), "unknown bot 'deep-blue'"),
        (("--decks", "orcs,elves", "--seats", "human"), "--seats names 1 players, but the game is for 2"),
        (("--decks", "orcs,elves", "--seats", "greedy,random"), "no seat is human"),
        (("--decks", "orcs,elves", "--option", "hand"), "--option takes name=value"),
        (("--decks", "orcs,elves", "--option", "speed=9"), "unknown option 'speed'"),
        (("--decks", "orcs,elves", "--first", "3"), "option first is one of random, 1, 2"),
        (("--decks", "orcs,elves", "--lang", "xx"), "unknown language 'xx'"),
        (("--resume", "no-such-file.jsonl"), "cannot read no-such-file.jsonl"),
        (("--resume", "x.jsonl", "--seed", "1"), "--resume goes on with a game as it is"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(
    words: tuple[str, ...], said: str, warhost: Warhost, tmp_path: Path
) -> None:
    assert warhost("tui", "lords", *words, lines="1\n") == 2
    assert said in warhost.err
    assert warhost.err.count("\n") == 1
    assert kept(tmp_path) == []


def test_games_that_are_not_there_are_refused(warhost: Warhost) -> None:
    assert warhost("play", "chess") == 2
    assert "unknown game 'chess'" in warhost.err


def test_an_existing_file_is_not_overwritten(warhost: Warhost, tmp_path: Path) -> None:
    precious = tmp_path / "precious.jsonl"
    precious.write_text("mine", encoding="utf-8")
    assert warhost("tui", "lords", "--decks", "orcs,elves", "--journal", precious) == 2
    assert "exists already" in warhost.err
    assert precious.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (OTHER_VERSION, "played with lords rules 0; this build has rules"),
        (OTHER_VERSION.replace('"format": 1', '"format": 7'), "has journal format 7"),
        ("", "has no header line"),
        ("hello\n", "does not begin with a journal header"),
        (HEADER % (LORDS.version, '{"decks": 5}'), "decks are a list, not 5"),
        (HEADER % (LORDS.version, '{"decks": ["orcs"]}'), "needs 2 decks"),
        (HEADER % (LORDS.version, '{"decks": ["orcs", "elves"]}') + "what?\n", "line 2: not an answer"),
        (
            HEADER % (LORDS.version, '{"decks": ["orcs", "elves"]}') + '{"seat": 2, "answer": "fly"}\n',
            "answer 1 does not fit",
        ),
    ],
)
def test_a_journal_that_cannot_be_continued_is_one_line(
    content: str, said: str, warhost: Warhost, tmp_path: Path
) -> None:
    journal = tmp_path / "game.jsonl"
    journal.write_text(content, encoding="utf-8")
    for command in (("tui", "lords", "--resume"), ("replay",), ("verify",)):
        assert warhost(*command, journal) == 2
        assert said in warhost.err
        assert warhost.err.count("\n") == 1
    assert journal.read_text(encoding="utf-8") == content


def test_help_has_an_example(warhost: Warhost) -> None:
    assert warhost("tui", "--help") == 0
    assert f"warhost tui {game_names()[0]}" in warhost.out


def test_a_conquest_game_asks_for_decks_and_can_be_replayed(warhost: Warhost, tmp_path: Path) -> None:
    """CON-18.13: one deck by number, one by name; a spectator of the replay sees no hand."""
    journal = tmp_path / "planets.jsonl"
    words = ("--lang", "en", "--seed", "4", "--first", "1", "--journal", journal)
    assert warhost("tui", "conquest", *words, lines="9\n3\nchaos\nkeep\nskip\n1\nquit\n") == 0
    assert "Choose your deck:" in warhost.out
    assert "Please type a number from 1 to 8." in warhost.out
    assert "You, Orks" in warhost.out
    assert "The opponent (recruit), Chaos" in warhost.out
    answers = [(answer.seat, answer.text) for answer in read(journal).answers]
    assert (0, "keep") in answers
    assert (0, "dial 1") in answers
    assert warhost("replay", journal, "--at", "1", "--lang", "en") == 0
    assert f"Answer 1 of {len(answers)} · seen by a spectator" in warhost.out
    assert "Player 1 (Orks)" in warhost.out
    assert warhost("replay", journal, "--log", "--seat", "1", "--lang", "en") == 0
    assert "You keep your starting hand." in warhost.out
    assert "planet 1" not in warhost.out  # it is shown by its name
    assert warhost("verify", journal) == 0


def test_a_deck_of_conquest_that_is_not_there_is_one_line(warhost: Warhost, tmp_path: Path) -> None:
    assert warhost("tui", "conquest", "--decks", "orks,squats") == 2
    assert "there is no learning deck 'squats'" in warhost.err
    assert warhost.err.count("\n") == 1
    assert kept(tmp_path) == []


def test_two_wins_suggest_a_stronger_level(warhost: Warhost, tmp_path: Path) -> None:
    """New players meet the recruit; a resigned game counts as lost; --seats takes precedence."""
    words = ("tui", "lords", "--decks", "orcs,elves", "--lang", "en", "--first", "1")
    assert warhost(*words, lines="\n") == 0
    assert "--seats human,recruit" in warhost.out
    results = tmp_path / "data" / "warhost" / "levels.json"
    assert not results.exists()  # no game has been won yet
    lost = ("resign\nyes\nquit\n",)
    for _ in range(2):
        assert warhost(*words, "--seats", "human,soldier", lines=lost[0]) == 0
    assert json.loads(results.read_text()) == {"lords": [["soldier", False], ["soldier", False]]}
    assert "Next time your opponent is recruit" in warhost.out
    results.write_text(json.dumps({"lords": [["recruit", True], ["recruit", True]]}))
    assert warhost(*words, lines="\n") == 0
    assert "--seats human,soldier" in warhost.out
    results.write_text("damaged")
    assert warhost(*words, lines="\n") == 0
    assert "--seats human,recruit" in warhost.out


HINTED = [
    ("lords", "orcs,elves", "en", "", "hint"),
    ("invasion", "dwarf,orc", "pl", "1\n", "rada"),
    ("conquest", "orks,chaos", "ru", "1\n1\n", "совет"),
]


@pytest.mark.parametrize(("game", "decks", "language", "before", "word"), HINTED)
def test_a_hint_says_what_the_computer_would_do_and_why(
    game: str, decks: str, language: str, before: str, word: str, warhost: Warhost
) -> None:
    words = ("tui", game, "--decks", decks, "--lang", language, "--first", "1", "--seed", "4")
    assert warhost(*words, lines=f"{before}{word}\nquit\n") == 0
    told = " ".join(warhost.out.partition(f"> {word}")[2].split())  # lines are wrapped at the width of the screen
    said = messages_of(language, "terminal")
    for key in ("tui.hint", "tui.hint.chance", "tui.hint.line", "tui.hint.about"):
        assert re.search(pattern(said[key]), told), key
    others = [key for key in ("tui.hint.worse", "tui.hint.close") for _ in re.findall(pattern(said[key]), told)]
    assert 1 <= len(others) <= 3


def pattern(sentence: str) -> str:
    """A regular expression for a message with any values in its placeholders."""
    return re.sub(r"\\{\w+\\}", ".+?", re.escape(sentence))
