"""The reasons why a card cannot be deployed, played, used or targeted (CON-6, CON-16)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import AbilityEntry
from ....effects.language.ability_use import AbilityUse
from ....effects.language.lasting import Untargetable
from ....effects.language.select import IN_PILES
from ....effects.language.targeting import aimed_at
from ....effects.state.finding import find
from ....effects.state.questions import offered_without_aim
from ....engine.notation import Phrase
from ....engine.requirements import Refusal, Requirement
from ...state import ConquestState
from ...words import AMBUSH, ARMY, COMBAT_PHASE, EVENT, EXHAUSTED, LINE, NO_ATTACHMENTS, NO_WARGEAR, SUPPORT
from ..deploying import affordable, destinations, forbidden
from ..entering import WARGEAR
from ..immunity import blocker
from ..turn import DeployTurn
from . import requirements
from .naming import must_be_known, own_first
from .openings import ambushed, use_of
from .reacting import Answers
from .using import cost_of, defines_x, obstacle
from .window import ActionWindow


def not_yours(s: ConquestState, seat: int, verb: str) -> Requirement:
    """Why the other player is asked: in the deploy phase they take turns, until one has passed (CON-6.1, CON-6.3)."""
    question = s.question
    if isinstance(question, DeployTurn) and verb in ("deploy", "play", "use", "pass"):
        return requirements.NOT_PASSED if question.number else requirements.YOUR_DEPLOY_TURN
    return requirements.YOUR_CHOICE


def why_not_open(s: ConquestState, seat: int, phrase: Phrase) -> Refusal | None:
    """The requirement that prevents deploying, playing or using a card with this destination or target."""
    verb, plain = phrase.verb, phrase.card
    must_be_known(s, plain)
    if seat != s.seat:
        return Refusal(not_yours(s, seat, verb))
    if verb == "use":
        return _use(s, seat, phrase)
    held = [card for card in s.hand(seat) if s.duel.defs[card].name.lower() == plain]
    if not held:
        return Refusal(requirements.CARD_IN_HAND)
    card = held[0]
    if verb == "play":
        return _play(s, seat, card, phrase.target)
    return why_not_deploy(s, seat, card) or _whereto(s, seat, card, phrase)


def why_not_deploy(s: ConquestState, seat: int, card: int) -> Refusal | None:
    """The requirement that prevents deploying a card from hand, regardless of its destination."""
    duel = s.duel
    if duel.kinds[card] == EVENT:
        return Refusal(requirements.EVENTS_ARE_PLAYED, card)
    if not isinstance(s.question, (DeployTurn, ActionWindow)):
        return Refusal(requirements.RIGHT_STEP)
    ambush = s.phase == COMBAT_PHASE and (s.keyword(AMBUSH, card) or ambushed(s, seat, card))
    if isinstance(s.question, ActionWindow) and not ambush:
        return Refusal(requirements.DEPLOY_TURN_OR_AMBUSH, card)
    refused = forbidden(s, seat, card)
    if refused is not None:
        return refused
    targets = destinations(s, seat, card)
    if not targets:
        return Refusal(requirements.HAS_HOST, card)
    if not [target for target in targets if affordable(s, seat, card, target)]:
        return Refusal(requirements.ENOUGH_RESOURCES, card)
    return None


def _whereto(s: ConquestState, seat: int, card: int, phrase: Phrase) -> Refusal | None:
    """The refusal for a destination of a card that can be deployed elsewhere."""
    duel, aim = s.duel, phrase.target
    kind, attaches = duel.kinds[card], duel.hosts[card] is not None
    if kind == SUPPORT:
        return Refusal(requirements.TO_THE_HEADQUARTERS, card)
    planets = [duel.planet(position) for position in range(LINE)]
    names = {s.name_of(site).lower(): site for site in planets}
    if aim in names:
        if isinstance(s.question, ActionWindow) and not s.keyword(AMBUSH, card) and kind == ARMY:
            return Refusal(requirements.DEPLOY_TURN_OR_AMBUSH, card)  # the card has Ambush, but not at this planet
        if names[aim] in destinations(s, seat, card):
            return Refusal(requirements.ENOUGH_RESOURCES, card)
        return Refusal(requirements.FACE_UP_PLANET if kind == ARMY else requirements.LEGAL_HOST, names[aim])
    if not attaches:
        return Refusal(requirements.TO_A_PLANET, card)
    if not aim:
        return Refusal(requirements.AIM_IS_NAMED, card)
    host = find(s, aim, 1, own_first(s, seat))
    if host in destinations(s, seat, card):
        return Refusal(requirements.ENOUGH_RESOURCES, card)
    if s.stat(NO_ATTACHMENTS, host) or (s.stat(NO_WARGEAR, host) and WARGEAR in duel.traits[card]):
        return Refusal(requirements.TAKES_ATTACHMENTS, host)
    return Refusal(requirements.LEGAL_HOST, host)


def _play(s: ConquestState, seat: int, card: int, aim: str) -> Refusal | None:
    if s.duel.kinds[card] != EVENT:
        return Refusal(requirements.CARDS_ARE_DEPLOYED, card)
    if not s.duel.playing[card]:
        return _answering(s, seat, card)
    if not isinstance(s.question, (DeployTurn, ActionWindow)):
        return Refusal(requirements.RIGHT_STEP)
    return _why_not(s, use_of(s, card, s.duel.playing[card][0], seat), aim)


def _use(s: ConquestState, seat: int, phrase: Phrase) -> Refusal | None:
    mine = [card for card in own_first(s, seat) if s.name_of(card).lower() == phrase.card]
    if not mine:
        return Refusal(requirements.CARD_IN_PLAY)
    card = mine[0]
    acting = [entry for each, entry in s.actors[seat] if each == card]
    if s.controller[card] != seat and not acting:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not acting:
        return _answering(s, seat, card) if s.duel.waiting[card] else Refusal(requirements.HAS_ACTION, card)
    if not isinstance(s.question, (DeployTurn, ActionWindow)):
        return Refusal(requirements.RIGHT_STEP)
    return _why_not(s, use_of(s, card, acting[min(max(0, phrase.which - 1), len(acting) - 1)], seat), phrase.target)


def _answering(s: ConquestState, seat: int, card: int) -> Refusal:
    """The refusal for an interrupt or reaction: its event has not happened, or another requirement fails."""
    question = s.question
    if isinstance(question, Answers):
        for use in (*question.uses, *question.held(s, seat)):
            if use.source == card and use.controller == seat:
                missing = obstacle(s, use)
                if missing is not None:
                    return _missing(s, use, missing)
    return Refusal(requirements.WAITS_FOR_ITS_CONDITION, card)


def _missing(s: ConquestState, use: AbilityUse, missing: Requirement) -> Refusal:
    if missing is requirements.COST_CAN_BE_PAID and _exhausts_itself(use) and s.marks[use.source] & EXHAUSTED:
        return Refusal(requirements.IS_READY, use.source)
    return Refusal(missing, use.source)


def _why_not(s: ConquestState, use: AbilityUse, aim: str) -> Refusal | None:
    """The requirement that prevents using an Action at all, or on this target."""
    missing = obstacle(s, use)
    if missing is not None and not (missing is requirements.HAS_TARGET and aim):
        return _missing(s, use, missing)
    slots = use.ability.slots
    if not slots or not aim:
        return Refusal(requirements.LEGAL_TARGET, use.source)
    among = [card for card in aims(s, use.ability, 0) if s.name_of(card).lower() == aim]
    if not among:
        return Refusal(requirements.LEGAL_TARGET, use.source)
    if defines_x(use) and cost_of(s, aimed_at(s, use, 0, among[0])) > s.resources[use.controller]:
        return Refusal(requirements.ENOUGH_RESOURCES, use.source)
    refused = why_not_aim(s, use, 0, among[0])
    later = refused.requirement is requirements.CHANGES_SOMETHING and offered_without_aim(s, use.source)
    return Refusal(requirements.AIM_COMES_LATER, use.source) if later else refused


def _exhausts_itself(use: AbilityUse) -> bool:
    return any(cost.turns_this() for cost in use.ability.ability.cost)


def aims(s: ConquestState, entry: AbilityEntry, slot: int) -> list[int]:
    """The visible cards that may be legal targets, for explaining why one of them is not."""
    found = [*s.in_play(), *s.duel.sites]
    if entry.slots and entry.slots[slot].of.scope() == IN_PILES:
        return [*s.discard_pile(0), *s.discard_pile(1), *found]
    return found


def why_not_aim(s: ConquestState, use: AbilityUse, slot: int, card: int) -> Refusal:
    """The requirement that a card fails as a target."""
    if not use.ability.slots[slot].of.has(s, card, use, NOTHING, use.controller):
        return Refusal(requirements.LEGAL_TARGET, card)
    if use.ability.slots[slot].aimed:
        by = blocker(s, card, use)
        if by != NOTHING:
            return Refusal(
                requirements.CAN_BE_TARGETED if s.modifiers(Untargetable).any(card) else requirements.NOT_IMMUNE, by
            )
    return Refusal(requirements.CHANGES_SOMETHING, card)
