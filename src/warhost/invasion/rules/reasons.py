"""Why an action is not offered: the first requirement it fails, with the card that imposes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.abilities import ACTION, ANYBODY, OPPONENT, YOU, AbilityEntry
from ...effects.language.ability_use import AbilityUse
from ...effects.language.choices import AskingOfOne
from ...effects.language.resolution import Asked
from ...effects.language.select import IN_PILES, ON_CHAIN
from ...effects.language.sets import subjects
from ...effects.language.targeting import Aim, completable
from ...effects.state.finding import find
from ...effects.state.questions import offered_at_something, offered_without_aim, reason
from ...engine.errors import BadNotation
from ...engine.events import NO_NUMBER
from ...engine.notation import Phrase
from ...engine.requirements import Refusal
from ...engine.steps import Question
from ..changes.common import DEVELOPED_HERE, FACEUP
from ..state import InvasionState
from ..words import CANNOT_BE_RESTORED, CHOSEN, CORRUPTED, DEFENDING, HAND, LEGEND, SEATS, TACTIC, ZONE_NAMES
from .actions import requirements
from .actions.answering import held
from .actions.costs import cost_of, paid_for, possible_x
from .actions.elsewhere import elsewhere
from .actions.gained import gained_by, which_of
from .actions.openings import (
    at_work,
    destinations,
    is_heard,
    risen,
    why_not_answer,
    why_not_develop,
    why_not_play,
    why_not_take,
    why_not_there,
    why_not_use,
)
from .actions.paying import price, target_price, wealth
from .actions.playing import ChooseX
from .actions.targets import can_be_target, why_not_target
from .actions.window import Occasions, Window
from .battles.ambush import AmbushStep
from .battles.assigning import AssignDamage, assignment_obstacle, uncovered
from .battles.attackers import DeclareAttackers
from .battles.declaring import attack_obstacle, closed_by, defence_obstacle, obliged, open_zones, solitary
from .battles.defenders import DeclareDefenders
from .battles.fighters import fighters
from .battles.targets import DeclareFurtherTarget, DeclareTarget, everything
from .damage.amounts import can_be_hit
from .damage.indirect import Indirect
from .movement.developments import development_barred_by
from .movement.restrictions import zone_refused_by
from .turn import Restore

Reason = Callable[[InvasionState, int, Phrase], Refusal | None]


def refusal(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    """What prevents an action that is not offered, while the game goes on."""
    aimless = offered_at_something(s, seat, phrase)
    if aimless != NOTHING:
        return Refusal(requirements.AIM_IS_NAMED, aimless)
    if phrase.verb in ("play", "use", "develop"):
        return _opening(s, seat, phrase)
    if seat != s.seat:
        return Refusal(requirements.YOUR_CHOICE)
    return reason(s, seat, phrase, REASONS, requirements.RIGHT_STEP)


def _opening(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    verb, plain, aim = phrase.verb, phrase.card, phrase.target
    question = s.question
    base = question.card if isinstance(question, (Window, Occasions)) else 0
    if verb == "use":
        return _use(s, seat, phrase)
    hand = list(s.piles[HAND * SEATS + seat])
    hand += risen(s, seat)
    unfit = FACEUP if verb == "develop" else DEVELOPED_HERE
    hand += [card for card, _, change in elsewhere(s, seat) if change.how != unfit]
    own = [card for card in hand if s.duel.defs[card].name.lower() == plain]
    if not own:
        if not s.is_title(plain):
            raise BadNotation(f"there is no card {plain!r} in this game")
        return Refusal(requirements.CARD_IN_HAND)
    if not isinstance(question, Window):
        return Refusal(requirements.RIGHT_STEP)
    if seat != s.seat:
        return Refusal(requirements.YOUR_CHOICE)
    card = own[0]
    if verb == "develop":
        refused = why_not_develop(s, seat, base)
        if refused is None and aim in ZONE_NAMES:
            keeper = development_barred_by(s, ZONE_NAMES.index(aim) * SEATS + seat)
            refused = Refusal(requirements.MAY_BE_DEVELOPED, keeper) if keeper != NOTHING else None
        return refused or Refusal(requirements.OWN_ZONE)
    refused = why_not_play(s, seat, card, base)
    if refused is not None:
        use = AbilityUse(s.duel.play[card], card, seat, s.place[card], s.births[card])
        return _priced_out(s, use, aim) if refused.requirement is requirements.HAS_TARGET and aim else refused
    return _aimed(s, seat, card, phrase)


def _aimed(s: InvasionState, seat: int, card: int, phrase: Phrase) -> Refusal | None:
    """The refusal for a card that can be played, but not to this zone or target."""
    aim = phrase.target
    if not aim:
        return Refusal(requirements.LEGAL_TARGET, card)
    entry = s.duel.play[card]
    if entry.slots:
        target = find(s, aim, phrase.copy, _aims(s, entry))
        return _untargetable(s, AbilityUse(entry, card, seat, s.place[card], s.births[card]), target)
    if s.duel.kinds[card] & (TACTIC | LEGEND):
        return Refusal(requirements.LEGAL_TARGET, card)  # such a card is played without a target
    if aim in ZONE_NAMES:
        whereto = s.duel.section(ZONE_NAMES.index(aim) * SEATS + (1 - seat if s.duel.enemy[card] else seat))
    elif aim.removeprefix("enemy ") in ZONE_NAMES:
        return Refusal(requirements.OWN_ZONE, card)
    else:
        whereto = find(s, aim, phrase.copy, s.in_play())
        if s.controller[whereto] != seat:
            return Refusal(requirements.YOU_CONTROL_IT, whereto)
    if whereto in destinations(s, seat, card):
        poor = price(s, seat, card, s.duel.section(s.place[whereto])) > wealth(s, seat, card)
        # It may cost less in another zone, so this zone may be too expensive although the card is offered.
        return Refusal(requirements.ENOUGH_RESOURCES, card) if poor else None
    return why_not_there(s, seat, card, whereto)


def _aims(s: InvasionState, entry: AbilityEntry) -> list[int]:
    """The visible candidates for the first target: in play, on the chain, and in discard piles if those are legal."""
    scope = entry.slots[0].of.scope()
    found = [*s.in_play(), *s.duel.sites]
    if scope == ON_CHAIN:
        return [*[s.duel.first_link + number for number in range(len(s.chain))], *found]
    if scope == IN_PILES:
        return [*s.discard_pile(0), *s.discard_pile(1), *found]
    return found


def _priced_out(s: InvasionState, use: AbilityUse, aim: str) -> Refusal:
    """The refusal if the player can pay for no target; the intended one may be legal except for its cost (INV-3.22)."""
    slot = use.ability.slots[0]
    for card in _aims(s, use.ability):
        if s.name_of(card).lower() == aim and slot.of.has(s, card, use, NOTHING, use.controller):
            if slot.aimed and not can_be_target(s, card, use):
                return Refusal(why_not_target(s, card, use), card)
    return Refusal(requirements.HAS_TARGET, use.source)


def _untargetable(s: InvasionState, use: AbilityUse, target: int) -> Refusal:
    """The refusal for an illegal target, or for an X that is missing because it is chosen first (INV-3.24)."""
    later = offered_without_aim(s, use.source)
    tries = [use.paying(x) for x in possible_x(s, use)] if later else [use]
    if not [each for each in tries if use.ability.slots[0].of.has(s, target, each, NOTHING, use.controller)]:
        return Refusal(requirements.LEGAL_TARGET, target)
    if use.ability.slots[0].aimed and not can_be_target(s, target, use):
        return Refusal(why_not_target(s, target, use), target)
    return Refusal(requirements.AIM_COMES_LATER, use.source) if later else Refusal(requirements.LEGAL_TARGET, target)


def _use(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    name, aim = phrase.card, phrase.target
    own = [each for each in s.in_play() if s.controller[each] == seat]  # look at the player's own cards first
    among = [*own, *[each for each in s.in_play() if each not in own]]
    card = find(s, name, phrase.number, among) if _here(s, name) else NOTHING
    if card == NOTHING:
        if not s.is_title(name):
            raise BadNotation(f"there is no card {name!r} in this game")
        return _not_in_play(s, seat, name)
    acting = [*s.duel.acting[card], *gained_by(s, seat, card)]
    anothers = [entry for entry in acting if entry.ability.by != YOU]
    if s.controller[card] != seat and not anothers:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not isinstance(s.question, (Window, Occasions)):
        return Refusal(requirements.RIGHT_STEP)
    if seat != s.seat:
        return Refusal(requirements.YOUR_CHOICE)
    if not acting:
        later = aim and offered_without_aim(s, card)
        return Refusal(requirements.AIM_COMES_LATER, card) if later else _occasion(s, seat, card)
    meant = [each for each in acting if which_of(s, card, each) == phrase.which]
    if phrase.which and not meant:
        return _occasion(s, seat, card)
    entry = meant[0] if meant else acting[0]
    if entry.ability.when is not None:
        return _occasion(s, seat, card)
    if entry.ability.by not in (ANYBODY, YOU if s.controller[card] == seat else OPPONENT):
        return Refusal(requirements.WHO_MAY_USE, card)
    refused = why_not_use(s, seat, card, entry)
    if refused is not None and refused.requirement is requirements.HAS_TARGET and aim:
        return _priced_out(s, AbilityUse(entry, card, seat, s.place[card], s.births[card]), aim)
    if refused is not None or not entry.slots:
        return refused
    target = find(s, aim, phrase.copy, _aims(s, entry))
    return _untargetable(s, AbilityUse(entry, card, seat, s.place[card], s.births[card]), target)


def _occasion(s: InvasionState, seat: int, card: int) -> Refusal:
    """The refusal for a card that has only triggered Actions."""
    waiting = [entry for entry in s.duel.waiting[card] if entry.kind == ACTION]
    if not waiting:
        return Refusal(requirements.HAS_ACTION, card)
    for use in _set_off(s, seat):
        if use.source == card:
            return _not_taken(s, use)
    heard = [entry for entry in waiting if is_heard(s, card, entry)]
    return Refusal(requirements.FIRST_OPPORTUNITY if heard else requirements.ABILITY_WORKS_HERE, card)


def _not_in_play(s: InvasionState, seat: int, name: str) -> Refusal:
    """No such card is in play: but one may be set off in the hand (INV-39.17), or by having left (INV-23.12)."""
    if seat != s.seat or not isinstance(s.question, (Window, Occasions)):
        return Refusal(requirements.CARD_IN_PLAY)
    for use in held(s, seat, s.chances):
        if s.duel.defs[use.source].name.lower() == name:
            return why_not_answer(s, use) or Refusal(requirements.LEGAL_TARGET, use.source)
    for use in _set_off(s, seat):
        if s.duel.defs[use.source].name.lower() == name and at_work(s, use):
            return _not_taken(s, use)
    for card in s.hand(seat):
        if s.duel.defs[card].name.lower() == name and [each for each in s.duel.answering[card] if each.kind == ACTION]:
            return Refusal(requirements.FIRST_OPPORTUNITY, card)
    return Refusal(requirements.CARD_IN_PLAY)


def _set_off(s: InvasionState, seat: int) -> list[AbilityUse]:
    """The triggered actions of a player that must be used now, and those that could not be used."""
    return [use for use in (*s.occasions, *s.missed) if use.controller == seat]


def _not_taken(s: InvasionState, use: AbilityUse) -> Refusal:
    """The refusal for a triggered action; if nothing prevents it any more, it is too late."""
    waits = use in s.occasions
    return why_not_take(s, use) or Refusal(
        requirements.LEGAL_TARGET if waits else requirements.FIRST_OPPORTUNITY, use.source
    )


def _here(s: InvasionState, name: str) -> bool:
    return bool([card for card in s.in_play() if s.name_of(card).lower() == name])


def _attack(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    zone = phrase.target or phrase.card  # the zone in which a legend, or the capital, is attacked
    if zone.removeprefix("own ") in ZONE_NAMES and zone not in ZONE_NAMES:
        return Refusal(requirements.OPPONENTS_ZONE)
    if zone not in ZONE_NAMES:
        raise BadNotation(f"'attack' names one of {', '.join(ZONE_NAMES)}, not {zone!r}")
    place = ZONE_NAMES.index(zone) * SEATS + 1 - seat
    barred = closed_by(s, place)
    if barred != NOTHING:
        return Refusal(requirements.ZONE_OPEN, barred)
    if s.is_attacked(place):
        return Refusal(requirements.ANOTHER_ZONE)
    return _must(s, seat) or Refusal(requirements.ALL_ZONES if everything(s, seat) else requirements.OPPONENTS_ZONE)


def _must(s: InvasionState, seat: int) -> Refusal | None:
    """The card that must attack and so prevents other choices (INV-40.1)."""
    for place in open_zones(s, 1 - seat):
        for card in obliged(s, seat, (place,)):
            return Refusal(requirements.MUST_FIGHT, card)
    return None


def _attacker(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    assert isinstance(s.question, DeclareAttackers)
    card = find(s, phrase.card, phrase.number, s.in_play())
    front = s.question.number
    obstacle = attack_obstacle(s, seat, card, s.fronts[front], front=front)
    return obstacle or solitary(s, card, True) or Refusal(requirements.RIGHT_STEP, card)


def _defender(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    assert isinstance(s.question, DeclareDefenders)
    card = find(s, phrase.card, phrase.number, s.in_play())
    return (
        defence_obstacle(s, seat, card, s.question.front())
        or solitary(s, card, False)
        or Refusal(requirements.RIGHT_STEP, card)
    )


def _assign(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    """The refusal for damage that cannot be assigned, in combat or as indirect damage."""
    if phrase.amount == NO_NUMBER or not phrase.card:
        raise BadNotation(f"'assign' is followed by an amount and what it goes to, not {phrase.written()!r}")
    indirect = isinstance(s.question, Indirect)
    return _divide(s, seat, phrase) if indirect else _assign_in_combat(s, seat, phrase)


def _assign_in_combat(s: InvasionState, seat: int, phrase: Phrase) -> Refusal:
    question, name = s.question, phrase.card
    assert isinstance(question, AssignDamage)
    if name in ZONE_NAMES:
        zone = ZONE_NAMES.index(name) * SEATS
        enemy = zone + 1 - s.attacker
        card = s.duel.section(enemy if seat == s.attacker else zone + s.attacker)
    else:
        card = find(s, name, phrase.number, [*s.in_play(), *s.duel.sites])
    if phrase.amount > question.number:
        return Refusal(requirements.DAMAGE_LEFT, card)
    units = [each for each in fighters(s, DEFENDING, question.target) if each != s.attacked_legend]
    return assignment_obstacle(s, seat, card, uncovered(s, units), question.target) or Refusal(
        requirements.DAMAGE_LEFT, card
    )


def _divide(s: InvasionState, seat: int, phrase: Phrase) -> Refusal:
    question, name = s.question, phrase.card
    assert isinstance(question, Indirect)
    if name in ZONE_NAMES:
        return Refusal(requirements.RIGHT_STEP)  # not just a zone: "own" or "enemy" is missing
    card = find(s, name, phrase.number, [*s.in_play(), *s.duel.sites])
    if phrase.amount > question.number:
        return Refusal(requirements.DAMAGE_LEFT, card)
    if s.controller[card] != seat:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    return Refusal(requirements.NOT_MORE_THAN_DESTROYS if can_be_hit(s, card) else requirements.NOT_BURNING, card)


def _aim(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    question = s.question
    assert isinstance(question, Aim)
    target = find(s, phrase.card, phrase.number, [*s.in_play(), *s.duel.sites])
    slot = question.use.ability.slots[question.number]
    use = question.use
    if not slot.of.has(s, target, use, NOTHING, use.controller) or target in use.chosen_for(question.number):
        return Refusal(requirements.LEGAL_TARGET, target)
    barred = slot.aimed and not can_be_target(s, target, use)
    return Refusal(why_not_target(s, target, use) if barred else requirements.LEGAL_TARGET, target)


def _x(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    """The refusal for a value of X that cannot be paid or leaves no legal target."""
    question = s.question
    assert isinstance(question, ChooseX)
    use = question.use.paying(phrase.amount)
    if wealth(s, seat, paid_for(use)) < cost_of(s, use) + target_price(s, use):
        return Refusal(requirements.ENOUGH_RESOURCES, use.source)
    return Refusal(requirements.HAS_TARGET if not completable(s, use) else requirements.COST_CAN_BE_PAID, use.source)


def _restore(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    card = find(s, phrase.card, phrase.number, s.in_play())
    if s.controller[card] != seat:
        return Refusal(requirements.YOU_CONTROL_IT, card)
    if not s.marks[card] & CORRUPTED:
        return Refusal(requirements.IS_CORRUPTED, card)
    return Refusal(requirements.MAY_BE_RESTORED if s.stat(CANNOT_BE_RESTORED, card) else requirements.IS_UNIT, card)


def _no_attack(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    return _must(s, seat) or Refusal(requirements.RIGHT_STEP)


def _alone(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    """The refusal to finish a declaration with a card that cannot fight alone."""
    chosen = [card for card in s.in_play() if s.marks[card] & CHOSEN]
    return Refusal(requirements.NOT_ALONE, chosen[0]) if len(chosen) == 1 else Refusal(requirements.RIGHT_STEP)


def _ambush(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    return Refusal(requirements.AMBUSH_FACEDOWN)


def _move(s: InvasionState, seat: int, phrase: Phrase) -> Refusal | None:
    """The refusal for a zone to which a card cannot be moved."""
    question, zone = s.question, phrase.card
    assert isinstance(question, Asked)
    use, effect = question.use, question.effect
    asked = effect.move(s, use, question.it, question.who, s.options[0]).verb if s.options else ""
    if not isinstance(effect, AskingOfOne) or asked != phrase.verb or zone not in ZONE_NAMES:
        return Refusal(requirements.RIGHT_STEP)
    for card in subjects(s, effect.of, use, question.it, question.who):
        place = ZONE_NAMES.index(zone) * SEATS + s.controller[card]
        if s.place[card] == place:
            return Refusal(requirements.OTHER_ZONE, card)
        hero = zone_refused_by(s, card, place, True)
        if hero != NOTHING:
            return Refusal(requirements.NO_OTHER_HERO if s.duel.hero[hero] else requirements.ZONE_LETS_IN, hero)
    return Refusal(requirements.RIGHT_STEP)


# By verb: the questions that offer it, and the function that explains why it is not offered.
REASONS: Final[dict[str, tuple[tuple[type[Question[InvasionState]], ...], Reason]]] = {
    "attack": ((DeclareTarget, DeclareFurtherTarget), _attack),
    "no attack": ((DeclareTarget,), _no_attack),
    "attacker": ((DeclareAttackers,), _attacker),
    "defender": ((DeclareDefenders,), _defender),
    "done": ((DeclareAttackers, DeclareDefenders), _alone),
    "ambush": ((AmbushStep,), _ambush),
    "assign": ((AssignDamage, Indirect), _assign),
    "target": ((Aim,), _aim),
    "x": ((ChooseX,), _x),
    "restore": ((Restore,), _restore),
    "move to": ((Asked,), _move),
}


def actions(s: InvasionState, seat: int) -> list[str]:
    """All actions that a seat might try, legal or not."""
    duel = s.duel
    names = sorted({s.name_of(card) for card in s.in_play()})
    hand = sorted({duel.defs[card].name for card in s.piles[HAND * SEATS + seat]})
    listed = ["pass", "done", "no attack", *(s.notations() if seat == s.seat else [])]
    for name in hand:
        listed += [f"develop {name} > {zone}" for zone in ZONE_NAMES]
        card = next(each for each in s.piles[HAND * SEATS + seat] if duel.defs[each].name == name)
        if duel.play[card].slots:
            listed += [f"play {name} > {target}" for target in names]
        else:
            listed += [f"play {name}", *[f"play {name} > {zone}" for zone in ZONE_NAMES]]
    for card in s.in_play():
        if duel.acting[card] and len(duel.acting[card]) == 1 and not duel.acting[card][0].slots:
            listed.append(f"use {s.name_of(card)}")
    listed += [f"attack {zone}" for zone in ZONE_NAMES]
    for name in names:
        listed += [f"attacker {name}", f"defender {name}", f"assign 1 {name}", f"restore {name}", f"target {name}"]
    listed += [f"assign 1 {zone}" for zone in ZONE_NAMES]
    return list(dict.fromkeys(listed))
