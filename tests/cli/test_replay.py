"""`warhost replay` and `warhost verify`."""

import hashlib
import io
import json
from pathlib import Path

import pytest

from tests.helpers import chooser
from warhost.cli.app import main
from warhost.engine import Header, Journal, Match
from warhost.lords import LORDS
from warhost.server.tables.records import fairness
from warhost.text import LANGUAGES, phrasebook
from warhost.tui.words import terminal_words

SETUP = {"decks": ["orcs", "dwarves"], "options": {"first": "1", "units": 4}}
SEED = 8


@pytest.fixture
def match() -> Match:
    match = Match(Header("lords", LORDS.version, SEED, SETUP), LORDS.start(SETUP, SEED))
    pick = chooser(seed=SEED)
    while match.state.outcome is None:
        match.choose(pick(match.state))
    return match


@pytest.fixture
def journal(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    Journal(match.header, match.answers).write(path)
    return path


@pytest.fixture
def warhost(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: object, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["warhost", *map(str, words)])
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return run


def test_verify_says_how_it_ended_and_the_digest(match: Match, journal: Path, warhost) -> None:
    """LOW-16.7: the same seed, decks and answers lead to the same position."""
    code, out, _ = warhost("verify", journal)
    digest = hashlib.sha256(match.state.save().encode()).hexdigest()
    assert code == 0
    assert out.count("\n") == 1
    assert f"game.jsonl: reproduces, {len(match.answers)} answers, won by seat" in out
    assert digest in out


def test_verify_for_programs(match: Match, journal: Path, warhost) -> None:
    code, out, _ = warhost("verify", journal, "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["ok"], data["game"], data["version"]) == (True, "lords", LORDS.version)
    assert data["answers"] == len(match.answers)
    assert match.state.outcome is not None
    assert data["ended"]["winners"] == [seat + 1 for seat in match.state.outcome.winners]
    assert data["ended"]["rule"] == match.state.outcome.rule
    assert not data["cut_off"]


def test_verify_rejects_a_journal_that_does_not_reproduce(journal: Path, warhost) -> None:
    lines = journal.read_text(encoding="utf-8").splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    journal.write_text("\n".join(lines) + "\n", encoding="utf-8")
    code, out, err = warhost("verify", journal)
    assert (code, out) == (2, "")
    assert "answer 1 does not fit" in err
    code, out, err = warhost("verify", journal, "--json")
    assert (code, err) == (2, "")
    assert json.loads(out)["ok"] is False
    assert "answer 1 does not fit" in json.loads(out)["error"]


def test_verify_tells_of_a_cut_off_line(match: Match, journal: Path, warhost) -> None:
    journal.write_bytes(journal.read_bytes()[:-9])
    code, out, _ = warhost("verify", journal)
    assert code == 0
    assert f"{len(match.answers) - 1} answers" in out
    assert "its last line is cut off and was left out" in out


def test_replay_prints_one_position(match: Match, journal: Path, warhost) -> None:
    code, out, _ = warhost("replay", journal, "--at", "3", "--lang", "en")
    assert code == 0
    assert f"Answer 3 of {len(match.answers)} · seen by a spectator" in out
    first = LORDS.start(SETUP, SEED)
    for answer in match.answers[:3]:
        first.choose(answer.text)
    shown = first.view(-1)
    assert f"Turn {shown['turn']}" in out
    assert out.count("╔") + out.count("↖") >= 1


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own(journal: Path, warhost) -> None:
    """LOW-16.6"""
    state = LORDS.start(SETUP, SEED)
    names = [{LORDS_NAMES(card["code"]) for card in state.view(seat)["hands"][seat]["cards"]} for seat in (0, 1)]
    _, spectator, _ = warhost("replay", journal, "--at", "0", "--lang", "en")
    _, near, _ = warhost("replay", journal, "--at", "0", "--seat", "1", "--lang", "en")
    assert not [name for name in names[0] | names[1] if name in spectator]
    assert [name for name in names[0] if name in near]
    assert not [name for name in names[1] - names[0] if name in near]


def LORDS_NAMES(code: str) -> str:  # noqa: N802
    from warhost.lords.armies import UNITS

    return UNITS[code].name.split()[-1]


def test_replay_tells_the_whole_game(journal: Path, warhost) -> None:
    code, out, _ = warhost("replay", journal, "--log", "--lang", "pl")
    assert code == 0
    assert out.splitlines()[0] == "Bitwa się zaczyna."
    assert "Gracz 1 (Orki) wystawia na c3:" in out
    assert "wygrywa" in out.splitlines()[-1]


def test_replay_steps_forwards_and_back(match: Match, journal: Path, warhost) -> None:
    count = len(match.answers)
    lines = "\nn\nb\njump 4\n2\n+\n-\nend\nseat 2\nseat 0\nstart\nb\n999\nfly\nlog\nquit\n"
    code, out, _ = warhost("replay", journal, "--lang", "en", lines=lines)
    assert code == 0
    shown = [int(part.split()[0]) for part in out.split("Answer ")[1:]]
    assert shown == [0, 1, 2, 1, 4, 2, 3, 2, count, count, count, 0, 0]
    assert "seen by Player 2 (Dwarves)" in out
    assert f"This journal has the answers 0 to {count}." in out
    assert "Unknown command “fly”." in out
    assert "The battle begins." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_takes_the_commands_that_it_names(match: Match, journal: Path, warhost, language: str) -> None:
    """The commands that the prompt names work in the reader's language and in English."""
    say = {**phrasebook(language).messages, **terminal_words(language)}
    own = {name: say[f"tui.command.{name}"] for name in ("end", "start", "seat", "quit")}
    assert len(set(own.values())) == len(own)
    for words in (own, {name: name for name in own}):
        lines = f"{words['end']}\n{words['seat']} 1\n{words['start']}\n{words['quit']}\nnever read\n"
        code, out, _ = warhost("replay", journal, "--lang", language, lines=lines)
        assert code == 0
        shown = [say["tui.replay.title"].format(at=at, count=len(match.answers)) for at in (0, len(match.answers))]
        assert [out.count(title) for title in shown] == [2, 2]  # at first and by start; by end and by seat
        assert all(own[name] in out for name in ("end", "seat", "quit"))


def test_missing_files_and_numbers_are_refused(journal: Path, warhost) -> None:
    for words, said in (
        (("--at", "9999"), "there is no answer 9999"),
        (("--at", "-1"), "there is no answer -1"),
        (("--seat", "3"), "there is no seat 3"),
    ):
        code, out, err = warhost("replay", journal, *words)
        assert (code, out) == (2, "")
        assert said in err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_help_has_an_example(command: str, warhost) -> None:
    code, out, _ = warhost(command, "--help")
    assert code == 0
    assert f"warhost {command} game.jsonl" in out


def test_the_proof_of_fair_shuffles_is_checked(warhost, tmp_path: Path) -> None:
    """A journal from a server contains the secret from which its seed was made; another secret is detected."""
    secret, contributions = "ab" * 32, ["Ada's dice", "Bob's dice"]
    seed = fairness.fair_seed(secret, contributions)
    header = Header("lords", LORDS.version, seed, {"decks": ["orcs", "elves"]}).line()
    fair, unfair = tmp_path / "fair.jsonl", tmp_path / "unfair.jsonl"
    fair.write_text(fairness.header_line(header, secret, contributions, reveal=True) + "\n", encoding="utf-8")
    unfair.write_text(fairness.header_line(header, "cd" * 32, contributions, reveal=True) + "\n", encoding="utf-8")
    code, out, _ = warhost("verify", fair)
    assert (code, "its shuffles were fair" in out) == (0, True)
    code, _, err = warhost("verify", unfair)
    assert code == 2
    assert "not fair: the seed is not made of the secret and the contributions" in err
