"""Every erratum of the rules is undone by a mutant, or has a reason why no mutant can undo it."""

import re

import pytest

from warhost.mutation.definitions import Definitions
from warhost.mutation.trial import Trial
from warhost.scenarios import rules_folder

GAMES = ("invasion", "conquest")


@pytest.mark.parametrize("game", GAMES)
def test_every_erratum_is_dealt_with(game: str) -> None:
    rules = (rules_folder() / f"{game}.md").read_text(encoding="utf-8")
    defined = set(re.findall(r"^- \**([A-Z]+-ERR-\d+)", rules, re.MULTILINE))
    assert defined
    assert Definitions(game).errata.rules() == defined


@pytest.mark.parametrize("game", GAMES)
def test_what_undoes_an_erratum_is_a_mutant_of_its_card(game: str) -> None:
    definitions = Definitions(game)
    for erratum in definitions.errata.undone:
        ids = [each.id for each in definitions.mutants(erratum.code)]
        assert [each for each in erratum.mutants if each not in ids] == []
        assert erratum.mutants or erratum.parts or erratum.facts


@pytest.mark.parametrize("game", GAMES)
def test_texts_as_printed_can_be_built(game: str) -> None:
    definitions = Definitions(game)
    for erratum in definitions.errata.undone:
        whole = [each for each in definitions.mutants(erratum.code) if each.change == f"undo {erratum.rule}"]
        assert len(whole) == bool(erratum.parts) + bool(erratum.facts)
        found = list(Trial(definitions).verdicts(erratum.code, [], whole))
        assert {each.result for each in found} <= {"survived"}
