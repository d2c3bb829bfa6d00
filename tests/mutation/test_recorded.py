"""The records of mutation tests are current: equivalent mutants, and cards changed since the last recorded run.

Changed cards are tested here; with WARHOST_PROOFS all cards are. `warhost mutate GAME --changed --record` updates the
records.
"""

import os
from functools import cache

import pytest

from warhost.mutation.campaign import Campaign
from warhost.mutation.records import Records, records_folder
from warhost.mutation.trial import NOTICED, SURVIVED
from warhost.mutation.workers import try_all

GAMES = ("invasion", "conquest")
MOST = 60  # with more changed cards the test would take too long: record them first


@cache
def campaign(game: str) -> Campaign:
    return Campaign(game)


def records(game: str) -> Records:
    return Records(game, records_folder())


@pytest.mark.parametrize("game", GAMES)
def test_an_equivalent_mutant_exists_and_has_a_reason(game: str) -> None:
    listed = records(game).equivalent
    codes = set(campaign(game).codes())
    assert [code for code in listed if code not in codes] == []
    for code, mutants in listed.items():
        assert [each for each in mutants if each not in campaign(game).mutants(code)] == [], code
        assert all(len(why) > 10 for why in mutants.values()), code


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_survivor_exists_and_is_not_called_equivalent(game: str) -> None:
    kept = records(game)
    changed = set(campaign(game).changed(list(kept.survivors), kept))
    for code in kept.survivors.keys() - changed:
        mutants = kept.survivors[code]
        assert [each for each in mutants if each not in campaign(game).mutants(code)] == [], code
        assert [each for each in mutants if campaign(game).why_equivalent(code, each, kept)] == [], code


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_changed_cards_have_no_survivors_that_are_not_recorded(game: str) -> None:
    trying, kept = campaign(game), records(game)
    if not kept.digests:
        pytest.skip(f"no run has been recorded yet: warhost mutate {game} --record")
    everything = bool(os.environ.get("WARHOST_PROOFS"))
    codes = trying.codes() if everything else trying.changed(trying.codes(), kept)
    command = f"warhost mutate {game} --changed --record"
    assert everything or len(codes) <= MOST, f"{len(codes)} cards changed since the last recorded run: {command}"
    jobs = (os.cpu_count() or 1) if everything else 1
    found = list(try_all(trying.tasks(codes), trying.attempt, jobs, timeout=300))
    new = [
        f"{each.code} {each.mutant}"
        for each in found
        if each.result == SURVIVED
        and not trying.why_equivalent(each.code, each.mutant, kept)
        and not kept.is_known(each.code, each.mutant)
    ]
    assert new == [], "no scenario notices these changes"
    wrong = [each for each in found if each.result in NOTICED and trying.why_equivalent(each.code, each.mutant, kept)]
    assert wrong == [], "these are called equivalent, but scenarios notice them"
