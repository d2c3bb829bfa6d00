"""The options of a question as data, for those who show them on a table: what is done, with which card, to what."""

from __future__ import annotations

from typing import Any

from ....effects.effect import DONE
from ....effects.following import Aim, Asked
from ....effects.joints import May, Or, UnlessPays
from ....effects.use import NOTHING
from ....effects.verbs import MoveDamage
from ...language.battles import BringPlanet
from ...language.dials import TurnDial
from ...language.entering import DeployNow
from ...language.hands import ChooseNumber, NameType, UnlessDiscards
from ...language.searching import ToBottom, ToTop
from ...language.strife import CopyKeyword, PreventUpTo, ReassignAny
from ...language.verbs import HealUpTo
from ...library import planet_codes
from ...secrets import sees
from ...state import ConquestState
from ...words import FACTION_KEYS
from ..battles.attacking import AREA_OPTION, ChooseDefender
from ..battles.battle import RETREATING, RangedAttack, Retreat, TakeTurn
from ..battles.damage import SIZE, Indirect, Shield
from ..battles.striking import PRICE, DeepStrikes, strike_cost
from ..battles.striking import SIZE as STRIKE_SIZE
from ..battles.winning import BattleAbility, Cleanse
from ..command import BONUS_NAMES, Dial, TakeBonus
from ..enslaving import Enslave
from ..turn import SITE, DeployTurn, MobileMoves
from .openings import DEPLOY_CARD, LAY_CARD, NO_FIRST, PASS, PLAY_EVENT, entry_of, parts, use_of
from .pricing import cost_at
from .reacting import Answers
from .using import ChooseX, cost_of
from .window import ActionWindow


def move(s: ConquestState, option: int, seat: int) -> dict[str, Any]:
    """One option: a verb, the card it begins with, what it is aimed at or bound for, and an amount.

    `says` is the key of the ability, or of the part of one, whose words tell an option from the others.
    """
    question = s.question
    if isinstance(question, (ActionWindow, DeployTurn)):
        return _opening(s, option, seat)
    if isinstance(question, Answers):
        if option == PASS:
            return {"verb": "pass"}
        use = question.chosen(s, option)
        return {"verb": "use", "id": use.source, "cost": cost_of(s, use), "says": use.ability.key}
    if isinstance(question, Indirect):
        amount, card = divmod(option, SIZE)
        return {"verb": "assign", "amount": amount, "id": card}
    if isinstance(question, Dial):
        return {"verb": "dial", "id": s.duel.planet(option)}
    if isinstance(question, TakeBonus):
        return {"verb": "take", "what": BONUS_NAMES[option]}
    if isinstance(question, MobileMoves) and option >= 0:
        position, card = divmod(option, SITE)
        return {"verb": "move", "id": card, "to": {"id": s.duel.planet(position)}}
    if isinstance(question, (TakeTurn, RangedAttack)) and option >= 0:
        if option >= RETREATING:
            return {"verb": "retreat", "id": option - RETREATING}
        return {"verb": "attacker", "id": option}
    if isinstance(question, ChooseDefender):
        return {"verb": "area", "id": question.card} if option == AREA_OPTION else {"verb": "defender", "id": option}
    if isinstance(question, Retreat) and option >= 0:
        return {"verb": "retreat", "id": option}
    if isinstance(question, Shield) and option >= 0:
        return {"verb": "shield", "id": option, "amount": question.icons(s, option)}
    if isinstance(question, DeepStrikes) and option >= 0:
        host, card = divmod(option, STRIKE_SIZE)
        return {"verb": "strike", "id": card, "cost": strike_cost(s, card), "to": {"id": host}}
    if isinstance(question, Enslave):
        return {"verb": "enslave", "what": FACTION_KEYS[option]}
    if isinstance(question, Cleanse):
        return {"verb": "cleanse", "id": s.duel.planet(question.number)} if option else {"verb": "done"}
    if isinstance(question, BattleAbility):
        return {"verb": "trigger", "id": s.duel.planet(question.number)} if option else {"verb": "done"}
    if isinstance(question, ToBottom):
        return {"verb": "bottom", "id": option}
    if isinstance(question, ToTop):
        return {"verb": "choose", "id": option}
    if isinstance(question, ChooseX):
        return {"verb": "x", "number": option}
    if option == DONE:
        return {"verb": "done"}
    if isinstance(question, Aim):
        return {"verb": "target", **lying(s, option, seat)}
    if isinstance(question, Asked):
        return _asked(s, question, option, seat)
    return {"verb": "answer", "number": option}


def lying(s: ConquestState, card: int, seat: int) -> dict[str, Any]:
    """What is aimed at: by its id, or, of what lies face down and is not to be known, by where it lies."""
    at = s.in_reserve(card) if card < s.duel.cards else NOTHING
    if at == NOTHING or sees(s, seat, card):
        return {"id": card}
    return {"place": s.place[card], "slot": s.piles[s.place[card]].index(card)}


def _asked(s: ConquestState, question: Asked, option: int, seat: int) -> dict[str, Any]:
    effect = question.effect
    if isinstance(effect, Or):
        entry = question.use.ability
        return {"verb": "option", "says": f"{entry.key}/{entry.number_of(effect.effects[option])}"}
    if isinstance(effect, TurnDial):
        return {"verb": "enslave", "what": FACTION_KEYS[option]}
    if isinstance(effect, BringPlanet):
        return {"verb": "bring", "what": planet_codes()[option]}
    if isinstance(effect, DeployNow):
        return _opening(s, option, seat)
    if isinstance(effect, (May, UnlessPays)):
        return {"verb": "accept", "id": question.use.source}
    if isinstance(effect, UnlessDiscards):
        return {"verb": "accept", "id": question.use.source}
    if isinstance(effect, (MoveDamage, HealUpTo, NameType, ChooseNumber, PreventUpTo, ReassignAny, CopyKeyword)):
        return {"verb": "answer", "number": option}
    return {"verb": "choose", **lying(s, option, seat)}


def _opening(s: ConquestState, option: int, seat: int) -> dict[str, Any]:
    if option == PASS:
        return {"verb": "pass"}
    action, card, number, first = parts(option)
    if action == LAY_CARD:
        return {"verb": "reserve", "id": card, "cost": PRICE, "to": {"id": first}}
    if action == DEPLOY_CARD:
        return {"verb": "deploy", "id": card, "cost": cost_at(s, seat, card, first), "to": {"id": first}}
    use = use_of(s, card, entry_of(s, seat, card, number), seat)
    verb = "play" if action == PLAY_EVENT else "use"
    data: dict[str, Any] = {
        "verb": verb,
        "id": card,
        "ability": number,
        "cost": cost_of(s, use),
        "says": use.ability.key,
    }
    if first != NO_FIRST:
        data["to"] = lying(s, first, seat)
    return data
