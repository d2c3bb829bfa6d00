"""Journals: their format, errors in damaged ones, and atomic writing."""

import json
from pathlib import Path

import pytest

from tests.helpers import chooser
from warhost.engine import Header, Journal, Match
from warhost.engine.errors import BadJournal, OtherVersion
from warhost.engine.history.journal import Answer, parse, read
from warhost.engine.history.replay import replay
from warhost.lords import LORDS

SETUP = {"decks": ["orcs", "dwarves"], "options": {"first": "1"}}
HEADER = '{"format": 1, "game": "lords", "version": "1", "seed": 5, "setup": {}}'
ANSWER = '{"seat": 1, "answer": "draw"}'


def played(answers: int = 12) -> Match:
    match = Match(Header("lords", LORDS.version, 5, SETUP), LORDS.start(SETUP, 5))
    pick = chooser(seed=5)
    while len(match.answers) < answers:
        match.choose(pick(match.state))
    return match


def journal_of(match: Match) -> Journal:
    return Journal(match.header, match.answers)


# --- the form ---------------------------------------------------------------------------------------------------


def test_a_journal_is_a_header_and_an_answer_a_line() -> None:
    match = played(3)
    lines = journal_of(match).text().splitlines()
    assert json.loads(lines[0]) == {"format": 1, "game": "lords", "version": LORDS.version, "seed": 5, "setup": SETUP}
    assert [json.loads(line) for line in lines[1:]] == [
        {"seat": answer.seat + 1, "answer": answer.text} for answer in match.answers
    ]
    assert journal_of(match).text().endswith("}\n")
    assert journal_of(match).text().isascii()


def test_what_was_written_is_read(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "game.jsonl"
    journal_of(match).write(path)
    assert path.read_text() == journal_of(match).text()
    assert replay(read(path), LORDS).state.save() == match.state.save()


def test_a_journal_may_begin_from_a_position() -> None:
    """A bug report: a position, a random seed, and the answers."""
    position = {
        "turn": {"phase": "deploy"},
        "seat 1": {"hand": ["orc-butcher", "orc-ravager-a"], "deck": ["orc-catapult"]},
        "seat 2": {"board": {"d4": "dwa-slugger-a"}},
    }
    state = LORDS.place(position)
    state.reseed(9)
    match = Match(Header("lords", LORDS.version, 9, position=position), state)
    match.choose("deploy orc-butcher d3")
    text = journal_of(match).text()
    assert "position" in json.loads(text.splitlines()[0])
    assert "setup" not in json.loads(text.splitlines()[0])
    assert replay(parse(text), LORDS).state.save() == match.state.save()


def test_a_seed_larger_than_any_machine_word_survives() -> None:
    header = Header("lords", LORDS.version, 10**40, SETUP)
    assert parse(Journal(header, []).text()).header.seed == 10**40


# --- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    [
        "",
        "not json",
        "[]",
        "12",
        "null",
        "{}",
        '{"format": 1, "game": "lords", "version": "1"}',
        '{"format": 1, "game": "lords", "version": "1", "seed": "5", "setup": {}}',
        '{"format": 1, "game": "lords", "version": "1", "seed": 5}',
        '{"format": 1, "game": "lords", "version": "1", "seed": 5, "setup": []}',
        '{"format": 1, "game": "lords", "version": "1", "seed": 5, "setup": {}, "position": 3}',
    ],
)
def test_a_damaged_header_is_refused(header: str) -> None:
    with pytest.raises(BadJournal, match=r"^game\.jsonl does not begin with a journal header$"):
        parse(f"{header}\n{ANSWER}\n", "game.jsonl")


@pytest.mark.parametrize("text", ["", HEADER, HEADER[:20]])
def test_a_header_cut_short_is_no_header(text: str) -> None:
    with pytest.raises(BadJournal, match="no header line"):
        parse(text)


@pytest.mark.parametrize("cut", range(1, len(ANSWER)))
def test_a_last_line_cut_short_is_dropped(cut: int) -> None:
    """It was never acknowledged: the process was killed while writing it."""
    journal = parse(f"{HEADER}\n{ANSWER}\n{ANSWER[:cut]}")
    assert [answer.text for answer in journal.answers] == ["draw"]


def test_a_last_line_that_only_lacks_its_end_of_line_counts() -> None:
    assert [answer.seat for answer in parse(f"{HEADER}\n{ANSWER}").answers] == [0]


@pytest.mark.parametrize(
    "line",
    ["", "  ", "draw", "{}", "[]", "1", '{"seat": 1}', '{"seat": "1", "answer": "draw"}', '{"seat": 1, "answer": 2}'],
)
def test_a_bad_line_in_the_middle_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(BadJournal, match=r"^game\.jsonl, line 3: not an answer"):
        parse(f"{HEADER}\n{ANSWER}\n{line}\n{ANSWER}\n", "game.jsonl")


def test_lines_may_end_as_they_do_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(journal_of(played()).text().replace("\n", "\r\n").encode())
    assert len(read(path).answers) == 12


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match=r"cannot read .*missing\.jsonl"):
        read(tmp_path / "missing.jsonl")
    with pytest.raises(BadJournal, match="cannot read"):
        read(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe\n")
    with pytest.raises(BadJournal, match="not a text file"):
        read(tmp_path / "picture")


# --- versions ---------------------------------------------------------------------------------------------------


def test_another_format_is_refused() -> None:
    with pytest.raises(OtherVersion, match="journal format 2; this build reads format 1"):
        parse(HEADER.replace('"format": 1', '"format": 2') + "\n")


def test_another_rules_version_is_refused() -> None:
    journal = journal_of(played(4))
    journal.header.version = "0"
    with pytest.raises(OtherVersion, match=f"lords rules 0; this build has rules {LORDS.version}"):
        replay(journal, LORDS)


def test_another_game_is_refused() -> None:
    journal = journal_of(played(4))
    journal.header.game = "chess"
    with pytest.raises(BadJournal, match="a journal of chess, not of lords"):
        replay(journal, LORDS)


# --- what does not reproduce --------------------------------------------------------------------------------------


def test_an_answer_that_was_not_offered_is_named_by_its_number() -> None:
    match = played(6)
    journal = Journal(match.header, [*match.answers[:4], Answer(match.answers[4].seat, "deploy orc-butcher z9")])
    with pytest.raises(BadJournal, match=r"^answer 5 does not fit: 'deploy orc-butcher z9' is not offered"):
        replay(journal, LORDS)


def test_an_answer_of_a_seat_that_was_not_asked_is_refused() -> None:
    match = played(6)
    wrong = Answer(1 - match.answers[4].seat, match.answers[4].text)
    with pytest.raises(BadJournal, match=r"answer 5 does not fit: seat \d is not asked now"):
        replay(Journal(match.header, [*match.answers[:4], wrong]), LORDS)


def test_answers_after_the_end_are_refused() -> None:
    match = played(6)
    match.choose("resign", 0)
    with pytest.raises(BadJournal, match="answer 8 does not fit: the game is over"):
        replay(Journal(match.header, [*match.answers, Answer(0, "draw")]), LORDS)


def test_a_replay_may_stop_on_the_way() -> None:
    match = played(10)
    part = replay(journal_of(match), LORDS, 7)
    assert [answer.text for answer in part.answers] == [answer.text for answer in match.answers[:7]]
    match.undo(3)
    assert part.state.save() == match.state.save()


# --- writing ----------------------------------------------------------------------------------------------------


def test_writing_again_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = played(4)
    journal_of(match).write(path)
    match.choose(0)
    journal_of(match).write(path)
    assert path.read_text() == journal_of(match).text()
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_path_that_cannot_be_written_leaves_everything_as_it_was(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "old.jsonl").write_text("old")
    for path in (taken, tmp_path / "missing" / "game.jsonl", taken / "old.jsonl" / "game.jsonl"):
        with pytest.raises(BadJournal, match="cannot write"):
            journal_of(played(2)).write(path)
    assert sorted(str(each.relative_to(tmp_path)) for each in tmp_path.rglob("*")) == ["taken", "taken/old.jsonl"]
    assert (taken / "old.jsonl").read_text() == "old"


def test_an_old_file_outlives_a_failed_write(tmp_path: Path) -> None:
    """The new text is first written to a temporary file; if that fails, the old file is unchanged."""
    path = tmp_path / "game.jsonl"
    path.write_text("old")
    (tmp_path / "game.jsonl.part").mkdir()
    with pytest.raises(BadJournal, match="cannot write"):
        journal_of(played(2)).write(path)
    assert path.read_text() == "old"


@pytest.mark.parametrize("deep", ["[" * 60 + "]" * 60, "[" * 5000 + "]" * 5000, '{"a":' * 20_000])
def test_a_header_that_is_nested_too_deeply_is_refused(deep: str) -> None:
    with pytest.raises(BadJournal, match="does not begin with a journal header"):
        parse(HEADER.replace("{}", deep) + "\n")
    with pytest.raises(BadJournal, match="line 2: not an answer"):
        parse(HEADER + "\n" + deep + "\n")
