"""The games as Python games of OpenSpiel: `pip install 'warhost[research]'`, then `pyspiel.load_game("warhost_GAME")`.

    import warhost.research.openspiel
    import pyspiel

    state = pyspiel.load_game("warhost_GAME").new_initial_state()

The first node is a chance node: one of a fixed number of deals.  Later draws and shuffles follow from it, so algorithms
that need every draw as a separate chance node cannot be used.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from ..games import game_names
from .features import WIDTH
from .position import Position, Setups

DEALS: Final = 1000
LONGEST: Final = 100_000  # maximum number of answers in a game, which OpenSpiel must know
PREFIX: Final = "warhost_"


def game_type(name: str) -> pyspiel.GameType:
    """The properties that OpenSpiel requires in advance."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=f"Warhost: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"decks": "", "most_actions": 1024},
    )


class WarhostGame(pyspiel.Game):  # type: ignore[misc]
    """A two-player game of Warhost; `decks` names the decks (`orks+tau`), by default the boxed ones take turns."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        wanted = params or {}
        decks = [each for each in str(wanted.get("decks", "")).split("+") if each]
        most = int(wanted.get("most_actions", 1024))
        self.setups = Setups(name, decks, {}, most)
        info = pyspiel.GameInfo(
            num_distinct_actions=most,
            max_chance_outcomes=DEALS,
            num_players=self.setups.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, wanted)

    def new_initial_state(self) -> WarhostState:
        return WarhostState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return Observer()


class WarhostState(pyspiel.State):  # type: ignore[misc]
    """A position, or the deal before it."""

    def __init__(self, game: WarhostGame) -> None:
        super().__init__(game)
        self.setups = game.setups
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_terminal() else self.position.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return list(range(self.setups.actions(self.position))) if player == self.position.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.setups.start(action)
        else:
            self.position.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.position.action_to_string(action) if action in self.position.legal_actions() else str(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_terminal()

    def returns(self) -> list[float]:
        return self.position.returns() if self.position is not None else [0.0] * self.setups.players

    def __str__(self) -> str:
        return "deal" if self.position is None else self.setups.game.drawn(self.position.state)


class Observer:
    """A player's observation in OpenSpiel's form."""

    def __init__(self) -> None:
        self.tensor = np.zeros(WIDTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WarhostState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = state.position.observation_tensor(player)

    def string_from(self, state: WarhostState, player: int) -> str:
        return "deal" if state.position is None else state.position.observation_string(player)


def register(name: str) -> None:
    """Register a game with `pyspiel.load_game`."""

    class Named(WarhostGame):
        def __init__(self, params: dict[str, object] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(name), Named)


for each in game_names():
    register(each)
