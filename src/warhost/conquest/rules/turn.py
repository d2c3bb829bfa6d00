"""The round: deploy, command, combat, headquarters (CON-5 to 8, CON-14)."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.basis import MARKS, PHASE, REALM
from ...effects.language.lasting import END_OF_PHASE, END_OF_TURN
from ...effects.language.limits import EACH_PHASE
from ...effects.state.questions import Opportunity
from ...engine.moves import Move
from ...engine.steps import Question, Step
from .. import words
from ..changes.common import Costs, MustPass
from ..state import ConquestState
from ..words import MOBILE as MOBILE_STAT
from .actions.openings import DEPLOY_CARD, PASS, acts_openly, openings, parts, take
from .actions.stops import DEPLOY, MOBILE, POOR_DEPLOY
from .actions.window import OpenWindow
from .battles.battle import Battle, leaders_at
from .battles.winning import leaders_home
from .command import Dial, Reveal, Struggle, SynapseDial
from .drawing import draw
from .enslaving import Enslave
from .entering import move
from .exhausting import ready_up
from .settling import expire

STAY: Final = -2
SITE: Final = 1024


class Round(Step[ConquestState]):
    """1 Deploy.  2 Command.  3 Combat.  4 Headquarters.  (CON-5.1)"""

    def run(self, s: ConquestState) -> None:
        s.rounds += 1
        s.limited = 0  # CON-15.9: Limited cards can be played again
        s.emit("round", "CON-5.1", s.active, number=s.rounds)
        s.then_all(phases(words.DEPLOY_PHASE))


class DeployPhase(Step[ConquestState]):
    """Players alternate deploy turns; the player with the initiative is first (CON-6.1)."""

    def run(self, s: ConquestState) -> None:
        begin(s, words.DEPLOY_PHASE)
        s.then_all(course(s, words.DEPLOY_PHASE))


class DeployTurn(Opportunity[ConquestState]):
    """Deploy one card, use one Action, or pass for the rest of the phase (CON-6.2, CON-6.3).

    `number` is set once the other player has passed.
    """

    def run(self, s: ConquestState) -> None:
        s.window = words.DEPLOY_TURN
        options = [PASS]
        if not s.modifiers(MustPass).of_player(self.who):
            options += openings(s, self.who, True)
        s.ask(self, self.who, options)

    def answer(self, s: ConquestState, option: int) -> None:
        who = self.who
        if option == PASS:
            s.emit("passed", "CON-6.3", who)
            if not self.number:
                s.then(DeployTurn(1 - who, number=1))
            return
        s.then(DeployTurn(who if self.number else 1 - who, number=self.number))
        take(s, who, option)

    def deployment(self, option: int) -> tuple[int, int]:
        """The card that an option deploys and its destination; twice NOTHING for another action."""
        if option >= 0:
            action, card, _, target = parts(option)
            if action == DEPLOY_CARD:
                return card, target
        return NOTHING, NOTHING

    def window(self, s: ConquestState) -> str:
        poor = not s.resources[self.who] and Costs not in s.in_force and not s.floating
        return POOR_DEPLOY if poor and not acts_openly(s, self.who) else DEPLOY

    def secret(self, s: ConquestState) -> bool:
        return True  # whether the player can deploy depends on the hand

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": DEPLOY, "passed": 1} if self.number else {"window": DEPLOY}


class CommandPhase(Step[ConquestState]):
    """Commit, then the struggles from the first planet outward, then one action window (CON-7)."""

    def run(self, s: ConquestState) -> None:
        begin(s, words.COMMAND_PHASE)
        s.dials = words.NOT_DIALLED
        s.shown_dials = False
        s.then_all(course(s, words.COMMAND_PHASE))


class CombatPhase(Step[ConquestState]):
    """Mobile units move, then battles in planet order, then warlords return home (CON-8)."""

    def run(self, s: ConquestState) -> None:
        begin(s, words.COMBAT_PHASE)
        for card in s.in_play():
            s.marks[card] &= ~words.MOVED
        s.touched(MARKS)
        s.then_all(course(s, words.COMBAT_PHASE))


class MobileMoves(Question[ConquestState]):
    """Each Mobile unit may move to an adjacent planet, before any reaction (CON-8.1, CON-15.7)."""

    def run(self, s: ConquestState) -> None:
        options: list[int] = []
        for card in s.in_play():
            at = s.position(card)
            if (
                s.controller[card] == self.who
                and at != NOTHING
                and s.stat(MOBILE_STAT, card)
                and not s.marks[card] & words.MOVED
            ):
                near = [
                    position for position in (at - 1, at + 1) if 0 <= position < words.LINE and s.is_face_up(position)
                ]
                options += [SITE * position + card for position in near]
        if options:
            s.ask(self, self.who, [STAY, *options])

    def answer(self, s: ConquestState, option: int) -> None:
        if option == STAY:
            return
        position, card = divmod(option, SITE)
        s.marks[card] |= words.MOVED
        s.changed = True
        s.then(self)
        move(s, [(card, position)], self.who, "CON-15.7")

    def move(self, s: ConquestState, option: int) -> Move:
        if option == STAY:
            return Move("stay")
        position, card = divmod(option, SITE)
        return Move("move", card, s.duel.planet(position))

    def idle(self, s: ConquestState) -> int:
        return STAY

    def window(self, s: ConquestState) -> str:
        return MOBILE

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": MOBILE}


class CheckPlanet(Step[ConquestState]):
    """A battle at the first planet, and at others with a warlord; each planet is checked once (CON-8.2 to 8.5).

    `number` is the planet, `target` the first planet at the start of the phase; `card` is set after a battle has begun
    in the phase.
    """

    def run(self, s: ConquestState) -> None:
        position = self.number
        if not s.is_face_up(position):
            return
        if position == self.target or leaders_at(s, position):
            s.then(OpenWindow(number=words.BATTLE_WINDOW), Battle(card=self.card, number=position))


BEGUN: Final = 0


def battle_has_begun(s: ConquestState) -> None:
    """Record in the remaining checks that a battle has begun in this phase."""
    for at, step in enumerate(s.steps):
        if isinstance(step, CheckPlanet) and step.card != BEGUN:
            s.steps[at] = CheckPlanet(step.who, BEGUN, step.target, step.number)


def no_battle_yet(s: ConquestState) -> bool:
    """True if planets are being checked for battles in this phase, and none has begun."""
    waiting = [step for step in s.steps if isinstance(step, (CheckPlanet, Battle))]
    return bool(waiting) and not [step for step in waiting if step.card == BEGUN] and s.battle == NOTHING


def reverse_checks(s: ConquestState) -> bool:
    """Check the remaining planets from the last to the first; returns True if that is a change (CON-8.4).

    A second effect of this kind changes nothing: the order is set, not reversed again.
    """
    places, checks = checks_to_come(s)
    last_first = sorted(checks, key=position_checked)  # last planet first: steps run from the end
    for at, step in zip(places, last_first):
        s.steps[at] = step
    return checks != last_first


def checks_to_come(s: ConquestState) -> tuple[list[int], list[Step[ConquestState]]]:
    """The steps that check the remaining planets, and their indices on the stack."""
    places = [at for at, step in enumerate(s.steps) if isinstance(step, CheckPlanet)]
    return places, [s.steps[at] for at in places]


def position_checked(step: Step[ConquestState]) -> int:
    return step.number


def checks_can_be_reversed(s: ConquestState) -> bool:
    """True if the remaining planets are not checked from the last to the first already."""
    positions = [step.number for step in checks_to_come(s)[1]]
    return positions != sorted(positions)


class WarlordsHome(Step[ConquestState]):
    """Return warlords at the end of the phase (CON-8.7)."""

    def run(self, s: ConquestState) -> None:
        leaders_home(s)


class HeadquartersPhase(Step[ConquestState]):
    """Actions, the token, a new planet, cards, resources, ready, initiative: in this order (CON-14)."""

    def run(self, s: ConquestState) -> None:
        begin(s, words.HEADQUARTERS_PHASE)
        s.then_all(course(s, words.HEADQUARTERS_PHASE))


class MoveToken(Step[ConquestState]):
    """The first-planet token goes to the leftmost face-up planet (CON-14.2)."""

    def run(self, s: ConquestState) -> None:
        planets = s.open_planets()
        if planets and planets[0] != s.token:
            s.token = planets[0]
            s.touched(REALM)
            s.emit("first-planet", "CON-14.2", place=s.token * words.SEATS)


class TurnPlanet(Step[ConquestState]):
    """The leftmost face-down planet is turned up (CON-14.3)."""

    def run(self, s: ConquestState) -> None:
        for position, planet in enumerate(s.planets):
            if planet != words.NO_PLANET and not s.is_face_up(position):
                s.faceup |= 1 << position
                s.touched(REALM)
                s.emit("turned-up", "CON-14.3", place=position * words.SEATS, number=planet)
                break
        if s.first_planet() == NOTHING:
            s.then(MoveToken())  # the token waited for a faceup planet


class DrawCards(Step[ConquestState]):
    """Each player draws two cards; only then are empty decks checked (CON-14.4, CON-4.5)."""

    def run(self, s: ConquestState) -> None:
        for seat in s.in_turn():
            draw(s, seat, words.CARDS_EACH_ROUND)


class GainResources(Step[ConquestState]):
    """Each player gains four resources (CON-14.5)."""

    def run(self, s: ConquestState) -> None:
        for seat in s.in_turn():
            s.rules.gain_resources(s, seat, words.RESOURCES_EACH_ROUND, "CON-14.5")


class ReadyAll(Step[ConquestState]):
    """Every exhausted card readies, attachments and supports too (CON-14.6)."""

    def run(self, s: ConquestState) -> None:
        ready_up(s, s.in_play())


class PassInitiative(Step[ConquestState]):
    """The initiative token goes to the other player (CON-14.7)."""

    def run(self, s: ConquestState) -> None:
        s.active = 1 - s.active
        s.touched(PHASE)
        s.emit("initiative", "CON-14.7", s.active)


class PhaseBegins(Step[ConquestState]):
    """Reactions to the beginning of a phase."""

    def run(self, s: ConquestState) -> None:
        s.happen(words.AFTER_PHASE_BEGINS, seat=s.active)


class PhaseEnds(Step[ConquestState]):
    """Reactions to the end of the phase; then effects that last until it end (CON-16.22)."""

    def run(self, s: ConquestState) -> None:
        s.happen(words.AT_PHASE_END, seat=s.active)
        s.then(PhaseOver(number=self.number))


class PhaseOver(Step[ConquestState]):
    """Reset the limits of the phase and end the effects that last until its end."""

    def run(self, s: ConquestState) -> None:
        for period in (EACH_PHASE, words.EACH_ATTACK):
            s.period_over(period)
        expire(s, END_OF_PHASE)
        expire(s, words.NEXT_ATTACK)
        expire(s, words.NEXT_ACTION)
        s.scars = ()
        if self.number == words.HEADQUARTERS_PHASE:
            s.used = ()
            expire(s, END_OF_TURN)


def phases(phase: int) -> list[Step[ConquestState]]:
    """The rest of a round from a phase on, followed by the next round."""
    every: list[Step[ConquestState]] = [DeployPhase(), CommandPhase(), CombatPhase(), HeadquartersPhase(), Round()]
    return every[phase - words.DEPLOY_PHASE :]


def course(s: ConquestState, phase: int) -> list[Step[ConquestState]]:
    """The steps of a phase in order."""
    first = s.active
    steps: list[Step[ConquestState]] = []
    if phase == words.DEPLOY_PHASE:
        steps = [DeployTurn(first)]
    elif phase == words.COMMAND_PHASE:
        struggles = [Struggle(number=position) for position in range(words.LINE)]
        dials = [Dial(first), SynapseDial(first), Dial(1 - first), SynapseDial(1 - first)]
        steps = [*dials, Reveal(), *struggles, OpenWindow(number=words.COMMAND_WINDOW)]
    elif phase == words.COMBAT_PHASE:
        planets = [CheckPlanet(number=position, target=s.first_planet()) for position in range(words.LINE)]
        steps = [
            OpenWindow(number=words.COMBAT_WINDOW),
            *planets,
            OpenWindow(number=words.AFTER_BATTLES_WINDOW),
            WarlordsHome(),
        ]
    else:
        steps = [
            OpenWindow(number=words.HEADQUARTERS_WINDOW),
            MoveToken(),
            TurnPlanet(),
            DrawCards(),
            GainResources(),
            ReadyAll(),
            PassInitiative(),
        ]
    before: list[Step[ConquestState]] = (
        [MobileMoves(first), MobileMoves(1 - first)] if phase == words.COMBAT_PHASE else []
    )
    if phase == words.DEPLOY_PHASE:
        before = [Enslave(first), Enslave(1 - first)]
    return [*before, PhaseBegins(number=phase), *steps, PhaseEnds(number=phase)]


def begin(s: ConquestState, phase: int) -> None:
    s.phase = phase
    s.touched(PHASE)  # recompute: constant effects may depend on the phase
    s.emit("phase", "CON-5.1", s.active, number=phase)
