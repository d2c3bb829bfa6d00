"""The games as environments of PettingZoo (AEC, with a mask of the legal actions): `pip install 'warhost[research]'`.

    from warhost.research.pettingzoo import env

    game = env(name, decks=[deck, other])

An agent is a seat, `seat_1` and so on.  An action is the number of an option of the question at hand; `option_features`
says in numbers what each of them is, `notations` in words.  A win is worth 1, a loss -1, in the end.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .features import OPTION_WIDTH, WIDTH
from .position import Position, Setups

Observation = dict[str, object]


class WarhostEnv(AECEnv):  # type: ignore[misc]
    """A sequence of games, each with its own seed."""

    def __init__(
        self,
        game: str,
        decks: list[str] | None = None,
        options: dict[str, object] | None = None,
        most_actions: int = 1024,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"render_modes": ["ansi"], "name": f"warhost_{game}_v1", "is_parallelizable": False}
        self.render_mode = render_mode
        self.setups = Setups(game, decks, options, most_actions)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.setups.players)]
        self._luck = random.Random(0)
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(most_actions) for agent in self.possible_agents}
        self.position: Position = self.setups.start(0)
        self.agents: list[str] = []

    def _space(self) -> spaces.Dict:
        """The observation space of an agent; every agent has its own, since a shared one would share its generator."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (WIDTH,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.setups.most_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start a new game.  Without a seed the sequence of the last seed continues."""
        if seed is not None:
            self._luck = random.Random(seed)
        self.position = self.setups.start(self._luck.getrandbits(31))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[max(0, self.position.current_player())]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.setups.most_actions, np.int8)
        if self.position.current_player() == seat:
            mask[: self.setups.actions(self.position)] = 1
        return {
            "observation": np.asarray(self.position.observation_tensor(seat), np.float32),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.position.apply_action(int(action))
        self._clear_rewards()
        if self.position.is_terminal():
            returns = self.position.returns()
            self.rewards = {each: returns[self.possible_agents.index(each)] for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def option_features(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Features of each action: a row for each legal one, then zeros."""
        rows = np.zeros((self.setups.most_actions, OPTION_WIDTH), np.float32)
        for number, row in enumerate(self.position.option_features()):
            rows[number] = row
        return rows

    def notations(self) -> list[str]:
        """The legal actions in notation."""
        return self.position.state.notations()

    def render(self) -> str | None:
        return self.setups.game.drawn(self.position.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(game: str, **more: Any) -> WarhostEnv:
    """An environment of a game: `decks`, `options`, `most_actions`, `render_mode`."""
    return WarhostEnv(game, **more)
