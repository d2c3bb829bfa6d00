"""Compares the protocol's document delta with JSON Patch (RFC 6902): bytes sent and time for each answer.

    python bench/deltas.py                  one game of each kind, random answers, both players' documents
    python bench/deltas.py --answers 50     shorter

JSON Patch is computed by the package `jsonpatch`, which is not a dependency of Warhost: install it to run this
benchmark.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Callable
from copy import deepcopy

import jsonpatch
import msgspec
from answer import laid

from warhost.games import game_names
from warhost.server.store import Store
from warhost.server.tables.game.recording import automatic_answer
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.views.delta import carry_out, changes
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

Pair = tuple[dict[str, object], dict[str, object]]  # a view before and after an answer


async def recorded(game: str, answers: int, seed: int) -> list[Pair]:
    """The documents of both players before and after each answer of one game."""
    writer = Writer(Store("sqlite://"))
    table = laid(game, f"{seed:02x}", Services(writer, BotProcesses(1)))
    await table.stop()
    writer.append = _nowhere  # type: ignore[method-assign]
    viewers, rng, found = [Viewer(1), Viewer(2)], random.Random(seed), []
    for viewer in viewers:
        table.join(viewer)
    last = [table.projection.shown(viewer).plain for viewer in viewers]
    play = table.play
    assert play is not None
    while play.state.outcome is None and len(found) < 2 * answers:
        await automatic_answer(table, play.state.seat, rng.choice(play.state.notations()), ordered=False)
        after = [table.projection.shown(viewer).plain for viewer in viewers]
        found += zip(last, after, strict=True)
        last = after
    return deepcopy(found)  # copies: unchanged parts are the same objects, which a comparison could skip


async def _nowhere(*_: object) -> None:
    return


def delta(before: object, after: object) -> bytes:
    """The changes of the protocol, encoded."""
    return msgspec.json.encode(changes(before, after))


def json_patch(before: object, after: object) -> bytes:
    """The operations of RFC 6902, encoded by the same encoder."""
    return msgspec.json.encode(jsonpatch.make_patch(before, after).patch)


def measured(make: Callable[[object, object], bytes], pairs: list[Pair]) -> tuple[float, float]:
    """Bytes and milliseconds of processor time for a pair of documents."""
    begun = time.process_time()
    sent = sum(len(make(before, after)) for before, after in pairs)
    return sent / len(pairs), 1e3 * (time.process_time() - begun) / len(pairs)


def check(pairs: list[Pair]) -> None:
    """Check that both methods produce the second document."""
    for before, after in pairs[:: max(1, len(pairs) // 20)]:
        assert carry_out(deepcopy(before), changes(before, after)) == after
        assert jsonpatch.make_patch(before, after).apply(before) == after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| game | documents | delta, bytes | JSON Patch, bytes | delta, ms | JSON Patch, ms |")
    print("|---|---|---|---|---|---|")
    for game in args.games:
        pairs = asyncio.run(recorded(game, args.answers, args.seed))
        check(pairs)
        ours, theirs = measured(delta, pairs), measured(json_patch, pairs)
        figures = f"{ours[0]:,.0f} | {theirs[0]:,.0f} | {ours[1]:.3f} | {theirs[1]:.3f}"
        print(f"| {game} | {len(pairs)} | {figures} |")


if __name__ == "__main__":
    main()
