"""The options of a question as data, for those who show them on a table: what is done, with which card, to what.

`says` is the key of the ability, or of the part of one, whose words tell an option from the others.
"""

from __future__ import annotations

from typing import Any

from ....effects.effect import DONE
from ....effects.following import Aim, Asked, Offer, Triggers
from ....effects.joints import AnyNumber, Choose, ChoosePlayer, ChooseSome, Or
from ....effects.ordering import Ordering
from ....effects.verbs import DiscardChosen, RemoveAmong, SacrificeOne
from ...language.damage import RedirectDamage
from ...language.verbs.beneath import TakeOrAttach
from ...language.verbs.common import MoveToZone, RedirectAttack, SearchTop
from ...language.verbs.facedown import DevelopAtRandom
from ...language.verbs.fighting import AttackElsewhere
from ...language.verbs.leaving import LEAVES_INSTEAD
from ...language.verbs.looking import LookAtHand, Search
from ...language.verbs.placing import AttachCard, PutIntoPlay
from ...language.verbs.revealing import RevealFromHand
from ...language.verbs.shaping import DevelopAnywhere, DevelopThis, OntoQuest, UseNecromancy
from ...language.verbs.swapping import SwitchQuest
from ...language.verbs.taking import PlayNow, TakeControl
from ...secrets import sees
from ...state import InvasionState
from ...words import BENEATH, FACEDOWN, SEATS, STATS, TOUGHNESS
from ..battles.altering import TOUGHNESS_RULE, Altering, Preventing, Redirecting, altering_rules
from ..battles.combat import (
    AmbushStep,
    AssignDamage,
    DeclareAttackers,
    DeclareDefenders,
    DeclareFurtherTarget,
    DeclareTarget,
    PayToDefend,
)
from ..battles.damage import Indirect
from ..battles.fronts import ChooseFront
from ..departing import Replacing
from ..draft import Pick, Reinforce, Remove
from ..following import AttachTo, PlayRevealed, PutApart, Rearranging
from ..leaving import DiscardDown
from ..shaping import Rearranged
from ..starting import LayTask
from ..turn import Restore
from .answering import Answering, held
from .openings import DEVELOP_CARD, NO_FIRST, PASS, PLAY_CARD, parts, taken
from .paying import Pay
from .playing import DiscardFor, cost_of
from .window import Occasions, Window

SIZE = 512


def move(s: InvasionState, option: int, seat: int) -> dict[str, Any]:
    """One option: a verb, the card it begins with, what it is aimed at or bound for, and an amount."""
    question = s.question
    if isinstance(question, (Window, Occasions)):
        return _opening(s, option, seat)
    if isinstance(question, (AssignDamage, Indirect)):
        amount, card = divmod(option, SIZE)
        return {"verb": "assign", "amount": amount, **_ref(s, card, seat)}
    if option == DONE:
        return {"verb": "done"}
    if isinstance(question, DeclareTarget):
        through, card = divmod(option, SIZE)
        return {"verb": "attack", **_ref(s, card, seat), "through": through - 1 if through else None}
    if isinstance(question, Preventing):
        return _alteration(s, question.number * SIZE + question.card, seat)
    if isinstance(question, Redirecting):
        return {"verb": "redirect", **_ref(s, option, seat)}
    if isinstance(question, Answering) and option >= 0:
        return {"verb": "use", **_ref(s, held(s, question.who, question.alerts)[option].source, seat)}
    if isinstance(question, Triggers):
        use = question.uses[option]
        return {"verb": "resolve", **_ref(s, use.source, seat), "says": use.ability.key}
    if isinstance(question, Altering):
        return _alteration(s, option, seat)
    if isinstance(question, Replacing):
        number, card = divmod(option, SIZE)
        source = s.rules[LEAVES_INSTEAD][number][0].source
        return {"verb": "replace", **_ref(s, source, seat), "to": _ref(s, card, seat)}
    if isinstance(question, Rearranging):
        action, card = divmod(option, SIZE)
        return {"verb": ("top", "bottom", "discard")[action], **_ref(s, card, seat)}
    if isinstance(question, Rearranged):
        zone, card = divmod(option, SIZE)
        return {"verb": "move", **_ref(s, card, seat), "to": _ref(s, s.duel.section((zone - 1) * SEATS + seat), seat)}
    if isinstance(question, Offer):
        return {"verb": "accept", **_ref(s, question.use.source, seat)}
    for kind, verb in (
        (Aim, "target"),
        (DeclareFurtherTarget, "attack"),
        (ChooseFront, "attack"),
        (DeclareAttackers, "attacker"),
        (DeclareDefenders, "defender"),
        (PayToDefend, "sacrifice"),
        (AmbushStep, "ambush"),
        (Restore, "restore"),
        (DiscardDown, "discard"),
        (DiscardFor, "discard"),
        (LayTask, "choose"),
        (AttachTo, "target"),
        (PlayRevealed, "play"),
        (Ordering, "discard"),
        (Pay, "spend"),
        (Pick, "pick"),
        (Reinforce, "pick"),
        (Remove, "remove"),
    ):
        if isinstance(question, kind) and option >= 0:
            return {"verb": verb, **_ref(s, option % SIZE if isinstance(question, Pay) else option, seat)}
    if isinstance(question, PutApart):
        return {"verb": "choose", **_ref(s, question.cards[len(question.places)], seat), "to": _ref(s, option, seat)}
    if isinstance(question, Asked):
        effect = question.effect
        if isinstance(
            effect,
            (
                AnyNumber,
                AttachCard,
                Choose,
                ChoosePlayer,
                ChooseSome,
                AttackElsewhere,
                DevelopAtRandom,
                DevelopAnywhere,
                DevelopThis,
                MoveToZone,
                OntoQuest,
                PlayNow,
                PutIntoPlay,
                RedirectAttack,
                RemoveAmong,
                RevealFromHand,
                Search,
                SearchTop,
                SwitchQuest,
                TakeControl,
                TakeOrAttach,
                UseNecromancy,
            ),
        ):
            return {"verb": "choose", **_ref(s, option, seat)}
        if isinstance(effect, (DiscardChosen, LookAtHand)):
            return {"verb": "discard", **_ref(s, option, seat)}
        if isinstance(effect, SacrificeOne):
            return {"verb": "sacrifice", **_ref(s, option, seat)}
        if isinstance(effect, Or):
            entry = question.use.ability
            return {"verb": "option", "says": f"{entry.key}/{entry.number_of(effect.effects[option])}"}
    return {"verb": "answer", "number": option}


def _alteration(s: InvasionState, option: int, seat: int) -> dict[str, Any]:
    """Damage cancelled or redirected: the card whose effect it is, and what it works on; Toughness is a card's own."""
    number, hit = divmod(option, SIZE)
    to = _ref(s, hit, seat)
    if number == TOUGHNESS_RULE:
        return {"verb": "apply", **to, "effect": STATS[TOUGHNESS], "to": to}
    use, change, _ = altering_rules(s)[number]
    effect = "redirect" if isinstance(change, RedirectDamage) else "cancel"
    return {"verb": "apply", **_ref(s, use.source, seat), "effect": effect, "to": to}


def _opening(s: InvasionState, option: int, seat: int) -> dict[str, Any]:
    if option == PASS:
        return {"verb": "pass"}
    action, card, ability, first = parts(option)
    verb = "play" if action == PLAY_CARD else "develop" if action == DEVELOP_CARD else "use"
    use = taken(s, seat, option)
    data: dict[str, Any] = {"verb": verb, **_ref(s, card, seat), "cost": cost_of(s, use)}
    if verb == "use":
        data["ability"] = ability
        data["says"] = use.ability.key
    if first != NO_FIRST:
        data["to"] = _ref(s, first, seat)
    return data


def _ref(s: InvasionState, card: int, seat: int) -> dict[str, Any]:
    """How a table finds it: by id, by place and slot where it lies facedown, or as a link of the chain.

    Experience that a seat does not see is found by what it lies under.
    """
    if card >= s.duel.first_link:
        return {"link": card - s.duel.first_link}
    if 0 <= card < s.duel.cards and s.marks[card] & FACEDOWN and not sees(s, seat, card):
        place = s.place[card]
        if place // SEATS == BENEATH:
            return {"id": s.host[card]}
        return {"place": place, "slot": s.piles[place].index(card)}
    return {"id": card}
