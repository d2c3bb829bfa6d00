"""Why an action is not offered: the first requirement it fails, with the card that imposes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.targeting import Aim
from ....effects.state.finding import find
from ....effects.state.questions import offered_at_something, reason
from ....engine.errors import BadNotation
from ....engine.events import NO_NUMBER
from ....engine.notation import Phrase
from ....engine.requirements import Refusal
from ....engine.steps import Question
from ...state import ConquestState
from ...words import EVENT, LINE, MOBILE, MOVED, SUPPORT
from ..battles.damage import Indirect, Shield
from ..battles.deep_strike import DeepStrikes, reservable, strike_cost
from ..battles.fighting import FIGHTING, why_not_fight, why_not_pass
from ..command import BONUS_NAMES, Dial, SynapseDial, TakeBonus, forbidden_by
from ..enslaving import refuses
from ..entering import may_enter
from ..turn import DeployTurn, MobileMoves
from . import requirements
from .naming import must_be_known, own_first
from .playing import aims, not_yours, why_not_aim, why_not_open

Reason = Callable[[ConquestState, int, Phrase], Refusal]


def refusal(s: ConquestState, seat: int, phrase: Phrase) -> Refusal | None:
    """What prevents an action that is not offered, while the game goes on."""
    verb = phrase.verb
    # The target of "deploy" is checked elsewhere, as a support is deployed without one.
    aimless = offered_at_something(s, seat, phrase) if verb != "deploy" else NOTHING
    if aimless != NOTHING:
        return Refusal(requirements.AIM_IS_NAMED, aimless)
    if verb in ("deploy", "play", "use"):
        return why_not_open(s, seat, phrase) or Refusal(requirements.RIGHT_STEP)
    if seat != s.seat:
        return Refusal(not_yours(s, seat, verb))
    if verb == "pass":
        return why_not_pass(s)
    if verb in FIGHTING:
        return why_not_fight(s, seat, verb, NOTHING if verb == "area effect" else _fighter(s, seat, phrase))
    return reason(s, seat, phrase, REASONS, requirements.RIGHT_STEP)


def _fighter(s: ConquestState, seat: int, phrase: Phrase) -> int:
    """The card that is meant: a defender of the enemy first, and cards at the battle first."""
    cards = own_first(s, 1 - seat if phrase.verb == "defender" else seat)
    there = [card for card in cards if s.position(card) == s.battle]
    return find(s, phrase.card, phrase.number, [*there, *[card for card in cards if card not in there]])


# --- the other questions ----------------------------------------------------------------------------------------


def _shield(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    must_be_known(s, phrase.card)
    held = [card for card in s.hand(seat) if s.duel.defs[card].name.lower() == phrase.card]
    return Refusal(requirements.HAS_SHIELDS, held[0]) if held else Refusal(requirements.CARD_IN_HAND)


def _reserve(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    """The refusal for a card that cannot be put into reserve: no Deep Strike, or no resource (CON-19.9)."""
    must_be_known(s, phrase.card)
    held = [card for card in s.hand(seat) if s.duel.defs[card].name.lower() == phrase.card]
    if not held:
        return Refusal(requirements.CARD_IN_HAND)
    if not s.duel.strikes[held[0]]:
        return Refusal(requirements.HAS_DEEP_STRIKE, held[0])
    if not reservable(s, seat, held[0]):
        return Refusal(requirements.ENOUGH_RESOURCES, held[0])
    return Refusal(
        requirements.FACE_UP_PLANET, find(s, phrase.target, 1, [s.duel.planet(each) for each in range(LINE)])
    )


def _strike(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    """The refusal for a card that cannot Deep Strike: not in reserve there, too expensive, or without a host."""
    must_be_known(s, phrase.card)
    laid = [card for card in s.reserves(s.battle, seat) if s.duel.defs[card].name.lower() == phrase.card]
    if not laid:
        return Refusal(requirements.CARD_IN_RESERVE)
    card = laid[0]
    if not s.duel.strikes[card]:
        return Refusal(requirements.HAS_DEEP_STRIKE, card)
    if strike_cost(s, card) > s.resources[seat]:
        return Refusal(requirements.ENOUGH_RESOURCES, card)
    if refuses(s, seat, card):
        return Refusal(requirements.ENSLAVED_FACTION, card)
    other = may_enter(s, card, seat)
    return Refusal(requirements.NO_OTHER_COPY, other) if other != NOTHING else Refusal(requirements.LEGAL_HOST, card)


def _mobile(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    """The refusal for a move when Mobile units may move (CON-15.7)."""
    card = find(s, phrase.card, phrase.number, own_first(s, seat))
    at = s.position(card)
    if s.controller[card] != seat:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not s.stat(MOBILE, card) or at == NOTHING:
        return Refusal(requirements.IS_MOBILE, card)
    if s.marks[card] & MOVED:
        return Refusal(requirements.MOVES_ONCE, card)
    planet = find(s, phrase.target, 1, [s.duel.planet(each) for each in range(LINE)])
    if not s.is_face_up(planet - s.duel.cards):
        return Refusal(requirements.FACE_UP_PLANET, planet)
    return Refusal(requirements.ADJACENT_PLANET, planet)


def _dial(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    synapse = isinstance(s.question, SynapseDial)
    if synapse != (phrase.verb == "synapse dial"):
        return Refusal(requirements.RIGHT_STEP)
    planets = s.open_planets()
    if not 0 < phrase.amount <= len(planets):
        return Refusal(requirements.DIAL_SHOWS_A_PLANET)
    position = planets[phrase.amount - 1]
    return Refusal(requirements.MAY_BE_DIALLED, s.duel.synapses[seat] if synapse else forbidden_by(s, seat, position))


def _bonus(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    return Refusal(requirements.BONUS_IS_THERE)


def _aim(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    question = s.question
    assert isinstance(question, Aim)
    among = aims(s, question.use.ability, question.number)
    return why_not_aim(s, question.use, question.number, find(s, phrase.card, phrase.number, among))


def _assign(s: ConquestState, seat: int, phrase: Phrase) -> Refusal:
    question = s.question
    assert isinstance(question, Indirect)
    if phrase.amount == NO_NUMBER or not phrase.card:
        raise BadNotation(f"'assign' is followed by an amount and what it goes to, not {phrase.written()!r}")
    card = find(s, phrase.card, phrase.number, own_first(s, question.who))
    if s.controller[card] != question.who:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if card not in question.units:
        return Refusal(requirements.LEGAL_TARGET, card)
    return Refusal(requirements.TAKES_SO_MUCH, card)


# By verb: the questions that offer it, and the function that explains why it is not offered.
REASONS: Final[dict[str, tuple[tuple[type[Question[ConquestState]], ...], Reason]]] = {
    "reserve": ((DeployTurn,), _reserve),
    "strike": ((DeepStrikes,), _strike),
    "shield": ((Shield,), _shield),
    "dial": ((Dial,), _dial),
    "synapse dial": ((Dial,), _dial),
    "take": ((TakeBonus,), _bonus),
    **{f"take {bonus}": ((TakeBonus,), _bonus) for bonus in BONUS_NAMES},
    "move": ((MobileMoves,), _mobile),
    "target": ((Aim,), _aim),
    "assign": ((Indirect,), _assign),
}


# --- all actions ------------------------------------------------------------------------------------------------


def actions(s: ConquestState, seat: int) -> list[str]:
    """All actions that a seat might try, legal or not."""
    duel = s.duel
    names = sorted({s.name_of(card) for card in s.in_play()})
    planets = [s.name_of(duel.planet(position)) for position in range(LINE)]
    listed = ["pass", "done", "stay", "no shield", "area effect", *(s.notations() if seat == s.seat else [])]
    for card in s.hand(seat):
        name, kind = duel.defs[card].name, duel.kinds[card]
        listed.append(f"shield {name}")
        if kind == EVENT:
            listed += [f"play {name}", *[f"play {name} > {each}" for each in (*names, *planets)]]
        elif kind == SUPPORT:
            listed.append(f"deploy {name}")
        else:
            listed += [f"deploy {name} > {each}" for each in planets]
            if duel.hosts[card] is not None:
                listed += [f"deploy {name} > {each}" for each in names]
    for card in s.in_play():
        name = s.name_of(card)
        if duel.acting[card]:
            listed += [f"use {name}", *[f"use {name} > {each}" for each in names]]
        if s.stat(MOBILE, card):
            listed += [f"move {name} > {each}" for each in planets]
    for name in names:
        listed += [f"attacker {name}", f"defender {name}", f"retreat {name}", f"target {name}", f"assign 1 {name}"]
    listed += [f"dial {number + 1}" for number in range(LINE)]
    listed += [f"take {bonus}" for bonus in ("both", "cards", "resources", "nothing")]
    return list(dict.fromkeys(listed))
