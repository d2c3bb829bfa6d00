"""A package of others, as type checkers see it: a bot, a game's kit, and a position for research."""

from typing import assert_type

from warhost.bots import BOTS, Bot, find_bot
from warhost.engine import Game, Perspective, Rng, State
from warhost.kit import BotParts, GameKit
from warhost.research.position import Setups


class HastyBot:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        guess: State = perspective.sample(self.rng)
        return self.rng.below(len(guess.options))


BOTS["hasty"] = HastyBot
bot: Bot = HastyBot(Rng(1))
KIT = GameKit("hasty", rank=9, rules="hasty:RULES", decks="hasty:DECKS", bots=BotParts(evaluation="hasty:EVALUATION"))


def actions() -> list[int]:
    return Setups("lords", decks=["orcs", "elves"]).start(seed=7).legal_actions()


assert_type(actions(), list[int])
assert_type(KIT.rules, Game)
assert_type(find_bot("random", 1, 0), Bot)
