"""Fair shuffles: what the proof in a journal proves."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import examples
from warhost.engine.history.journal import Header, parse
from warhost.server.tables.records.fairness import check_journal, commitment, fair_seed, header_line, new_secret

SECRET = "ab" * 32
LINE = Header("lords", "1", fair_seed(SECRET, ["x", "y"]), {"decks": ["orcs", "elves"]}).line()


def changed(**more: object) -> str:
    data = json.loads(header_line(LINE, SECRET, ["x", "y"], reveal=True))
    data["fairness"] |= {key: value for key, value in more.items() if key != "seed"}
    return json.dumps({**data, **{key: value for key, value in more.items() if key == "seed"}}) + "\n"


def test_an_honest_journal_is_fair_and_any_reader_takes_it() -> None:
    assert check_journal(changed()).kind == "fair"
    assert parse(changed()).header.seed == fair_seed(SECRET, ["x", "y"])


def test_a_running_game_does_not_show_its_secret() -> None:
    line = header_line(LINE, SECRET, ["x", "y"], reveal=False)
    assert SECRET not in line
    assert commitment(SECRET) in line
    assert check_journal(line).kind == "not-yet"


def test_whatever_is_changed_afterwards_is_noticed() -> None:
    assert check_journal(changed(secret="cd" * 32)).kind == "unfair"
    assert check_journal(changed(commitment=commitment("cd" * 32))).kind == "unfair"
    assert check_journal(changed(contributions=["x", "z"])).kind == "unfair"
    assert check_journal(changed(contributions=["y", "x"])).kind == "unfair"
    assert check_journal(changed(contributions=["xy", ""])).kind == "unfair"
    assert check_journal(changed(seed=5)).kind == "unfair"
    assert check_journal(changed(secret="no hex")).kind == "unfair"
    assert check_journal(changed(contributions=7)).kind == "unfair"


def test_a_journal_without_a_proof_claims_none() -> None:
    assert check_journal(LINE).kind == "unproved"
    assert check_journal("nonsense").kind == "unfair"
    assert check_journal("[]").kind == "unfair"


@examples(50)
@given(st.lists(st.text(max_size=5), max_size=4), st.lists(st.text(max_size=5), max_size=4))
def test_different_contributions_make_different_seeds(one: list[str], other: list[str]) -> None:
    assert (fair_seed(SECRET, one) == fair_seed(SECRET, other)) == (one == other)


def test_secrets_are_long_and_new_each_time() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
    assert all(len(bytes.fromhex(new_secret())) == 32 for _ in range(3))
