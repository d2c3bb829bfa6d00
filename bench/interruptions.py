"""How many questions a person answers in a game, of which kinds, and how many without a real choice.

Both seats belong to people at separate screens who have given no orders, so the table answers only where windows
say so by default and where there is one outcome.  A question is one time that a person is interrupted: questions of a
stage whose answers clients put together and send at once are one (`combined_answers.draft` decides, as at a table), and
so is a development with which the player also ends the capital phase.  "Single answers" counts them separately.  A
question is idle if there was but one answer to it.  A call is a row of questions to one person, until the other person
is asked.

    .venv/bin/python bench/interruptions.py --game conquest --games 20 --bot greedy
    .venv/bin/python bench/interruptions.py --game invasion --games 20 --bot greedy --decks boxed
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from warhost.bots import bot_rng, maker
from warhost.engine import Match
from warhost.engine.history.journal import Header
from warhost.engine.views.perspective import Perspective
from warhost.games import find_game, find_kit
from warhost.server.games.adapter import find_adapter
from warhost.server.tables.game.combined_answers import draft, kind_of
from warhost.server.tables.game.orders import GivenOrders, chosen_by_orders, question_of

LONGEST = 20_000  # maximum number of answers in a game
THEN_PASS = ("develop",)  # verbs of answers to which clients offer to add that the player passes


@dataclass
class Tally:
    """Counts by kind of window or question."""

    games: int = 0
    rounds: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    idle: Counter[str] = field(default_factory=Counter)
    single: Counter[str] = field(default_factory=Counter)  # each part of a combined answer counted as a question
    calls: int = 0  # questions to another player than the question before
    passed_over: int = 0  # questions that the default standing orders answered

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.calls += other.calls
        self.single.update(other.single)
        self.passed_over += other.passed_over
        self.asked.update(other.asked)
        self.idle.update(other.idle)


def play(game: str, decks: tuple[str, str], seed: int, bot: str) -> Tally:
    """Play one game with bots in the role of people."""
    state = find_game(game).start({"decks": list(decks), "options": {}}, seed)
    match = Match(Header(game, "", seed), state, patient=True)
    bots = [maker(bot)(bot_rng(seed, seat)) for seat in range(2)]
    tally = Tally(games=1)
    before, goes_on, ending = -1, False, ("", (0, 0))
    for _ in range(LONGEST):
        state = match.state
        question = state.question
        if state.outcome is not None or question is None:
            break
        taken = chosen_by_orders(GivenOrders(), question_of(match, state.seat), state.windows(), [])
        if taken:
            tally.passed_over += 1
            state.choose(taken)
            continue
        seat, forced = state.seat, len(state.options) == 1
        option = 0 if forced else bots[seat].choose(Perspective(state, seat))
        answer, kind = state.notations()[option], question.window(state) or type(question).__name__
        ends = before == seat and question.passing(state) == state.options[option]
        together = before == seat and (goes_on or (ends and ending == (kind_of(state), state.turn_of())))
        tally.single[kind] += 1
        tally.asked[kind] += not together
        tally.idle[kind] += forced and not together
        tally.calls += before != seat
        before, ending = seat, (kind_of(state), state.turn_of()) if answer.startswith(THEN_PASS) else ("", (0, 0))
        goes_on = draft(match, [answer], GivenOrders(), find_adapter(game)[1].reveals_information) is not None
        state.choose(option)
    tally.rounds = match.state.turn_of()[1]
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="who answers where a person is asked")
    parser.add_argument("--decks", choices=["constructed", "boxed"], default="constructed")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    kit = find_kit(chosen.game).decks
    lots, names = Random(chosen.seed), kit.boxed() if chosen.decks == "boxed" else kit.constructed()
    pairs = [(lots.choice(names), lots.choice(names)) for _ in range(chosen.games)]
    total = Tally()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        running = [
            pool.submit(play, chosen.game, pair, chosen.seed + number, chosen.bot) for number, pair in enumerate(pairs)
        ]
        for each in running:
            total.add(each.result())
    asked, idle, sides = sum(total.asked.values()), sum(total.idle.values()), 2 * total.games
    print(f"{total.games} games of {total.rounds / total.games:.1f} rounds, {chosen.bot} for both seats")
    print(f"{asked / sides:.1f} questions a game for each person, {idle / asked:.1%} of them idle")
    print(f"{sum(total.single.values()) / sides:.1f} single answers a game; {total.calls / sides:.1f} calls")
    print(f"{asked / total.rounds / 2:.1f} questions a round, {total.passed_over / total.rounds / 2:.1f} passed over")
    for kind, number in total.asked.most_common():
        single = f"{total.single[kind] / sides:6.2f} single answers"
        print(f"{kind:22} {number / sides:6.2f} a game, {single}, idle {total.idle[kind] / max(1, number):6.1%}")


if __name__ == "__main__":
    main()
