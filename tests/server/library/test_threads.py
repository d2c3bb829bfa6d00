"""Threads that request the same data at once, at a server that has loaded nothing yet, get the same answer."""

import hashlib
import subprocess
import sys

import pytest

from warhost.server.games.adapter import adapters
from warhost.server.library.parts import part_of
from warhost.text.phrasebook import phrasebook

# In a separate process, where nothing has been loaded; threads are switched as often as possible.
PROBE = """
import hashlib, sys, threading
from warhost.server.games.adapter import adapters
from warhost.server.library.parts import part_of
from warhost.text.phrasebook import phrasebook

sys.setswitchinterval(1e-6)
TOGETHER = int(sys.argv[1])
begin = threading.Barrier(TOGETHER)

def ask(number):
    begin.wait()
    try:
        adapter = adapters()[sys.argv[2]]
        asked = (adapter.pool, adapter.cards, lambda: sorted(part_of(phrasebook("pl"), sys.argv[2]).items()))
        turn = number % len(asked)
        told = {str(at % len(asked)): repr(asked[at % len(asked)]()) for at in range(turn, turn + len(asked))}
        said = hashlib.sha256(repr(sorted(told.items())).encode()).hexdigest()
    except BaseException as error:
        said = repr(error)
    print(said + "\\n", end="", flush=True)

threads = [threading.Thread(target=ask, args=(number,)) for number in range(TOGETHER)]
for each in threads: each.start()
for each in threads: each.join()
"""


def asked(together: int, game: str) -> list[str]:
    told = subprocess.run(
        [sys.executable, "-c", PROBE, str(together), game], capture_output=True, text=True, check=True
    )
    return told.stdout.split("\n")[:-1]


def alone(game: str) -> str:
    """The answers to the same requests one after the other."""
    adapter = adapters()[game]
    told = [repr(adapter.pool()), repr(adapter.cards()), repr(sorted(part_of(phrasebook("pl"), game).items()))]
    return hashlib.sha256(repr([(str(number), each) for number, each in enumerate(told)]).encode()).hexdigest()


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_concurrent_first_reads_return_the_same_cards(game: str) -> None:
    assert asked(3, game) == [alone(game)] * 3


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_a_pool_knows_every_trait_that_a_card_of_the_game_has(game: str) -> None:
    adapter = adapters()[game]
    pooled = {trait for card in adapter.pool().cards for trait in card.facts.get("traits") or ()}
    assert {trait for card in adapter.cards() for trait in card.facts.get("traits") or ()} <= pooled
