"""An ability as a sentence: its zone word, its kind, its trigger, its cost, what it does, and when it may be used."""

from __future__ import annotations

from typing import Final

from ...effects import abilities as kinds
from ...effects.abilities import Ability, When
from ...effects.conditions import Condition, DuringPhase
from ...effects.lasting import Grant
from ...effects.select import Everything
from ...invasion import words
from ...invasion.changes import EntersDamaged
from .amounts import counted
from .changes import change_text
from .conditions import Clause, clauses
from .effects import effect_text
from .speech import Mention, Speech
from .things import thing_of
from .tongue import DO, TO, Amount, Tongue

WHOM: Final = {kinds.ANYBODY: "any", kinds.YOU: "yours", kinds.OPPONENT: "enemy"}
OCCURRENCES: Final = {
    words.ENTERS_PLAY: "enters-play",
    words.ENTERS_ZONE: "enters-zone",
    words.LEAVES_PLAY: "leaves-play",
    words.IS_DESTROYED: "is-destroyed",
    words.IS_SACRIFICED: "is-sacrificed",
    words.ENTERS_DISCARD: "enters-discard",
    words.IS_DAMAGED: "is-damaged",
    words.DEALS_COMBAT_DAMAGE: "deals-combat-damage",
    words.IS_CORRUPTED: "is-corrupted",
    words.IS_HEALED: "is-healed",
    words.ATTACKS: "attacks",
    words.DEFENDS: "defends",
    words.ZONE_ATTACKED: "is-attacked",
    words.SURVIVES_COMBAT: "survives-combat",
    words.PLAYED: "played",
    words.PLAYED_LIMITED: "played-limited",
    words.PLAYED_DEVELOPMENT: "played-development",
    words.BURNED: "burned",
    words.DRAWN: "drawn",
    words.COLLECTED: "collected",
}
TIMES: Final = {
    words.TURN_BEGINS: "turn-begins",
    words.TURN_ENDS: "turn-ends",
    words.PHASE_BEGINS: "phase-begins",
    words.PHASE_ENDS: "phase-ends",
}
LIMITS: Final = {kinds.EACH_TURN: "limit.turn", kinds.EACH_PHASE: "limit.phase"}


def legal_words(tongue: Tongue, card: str, ability: Ability) -> list[str]:
    """When a card may be played at all, as sentences of their own."""
    return _restrictions(ability, Speech(tongue, card), "play-only")


def ability_text(tongue: Tongue, card: str, ability: Ability) -> str:
    """The whole of an ability.  `card` is what it stands on: unit, support, quest, tactic, card."""
    speech = Speech(tongue, card)
    text = tongue.sentence(_body(ability, speech))
    label = {kinds.FORCED: "forced", kinds.ACTION: "action", kinds.PLAY: "action"}.get(ability.kind)
    parts = []
    if ability.zone != kinds.ANYWHERE:
        parts.append(tongue.phrases[f"word.{words.ZONE_NAMES[ability.zone]}"])
    if label is not None:
        parts.append(tongue.phrases[f"label.{label}"])
    parts.append(text)
    if ability.kind == kinds.ACTION:
        parts += _restrictions(ability, speech, "use-only")
    if ability.limit in LIMITS:
        parts.append(tongue.phrases[LIMITS[ability.limit]])
    return " ".join(parts)


def _body(ability: Ability, speech: Speech) -> str:
    if ability.kind == kinds.CONSTANT or ability.effect is None:
        return _constant(ability, speech)
    if ability.kind in (kinds.ACTION, kinds.PLAY):
        text = _paid(ability, speech)
        if ability.when is None:
            return text
        return speech.tongue.opened(_when(ability.when, [], speech)[0], text)
    return _triggered(ability, speech)


def _constant(ability: Ability, speech: Speech) -> str:
    text = speech.tongue.phrases["and"].join([change_text(change, speech) for change in ability.changes])
    found = clauses(ability.only, speech)
    held = [each.text for each in found if not each.adverb]
    if held:
        condition = speech.tongue.phrases["and"].join(held)
        grants = [change for change in ability.changes if isinstance(change, Grant)]
        key = "while" if len(grants) == len(ability.changes) else "while.first"
        if key == "while" and any(thing_of(grant.of, speech).adjectives for grant in grants):
            key = "as-long-as"  # there is a "while" in it already
        text = speech.tongue.say(key, text=text, condition=condition)
    for each in found:
        text = speech.tongue.opened(each.text, text) if each.adverb else text
    return text


def _triggered(ability: Ability, speech: Speech) -> str:
    """After something has happened, do something."""
    assert ability.when is not None
    assert ability.effect is not None
    found = _without_phase(ability.only) if ability.when.kind in TIMES else []
    rest = clauses(ability.only, speech) if not found else []
    opening, it = _when(ability.when, found, speech)
    opening = " ".join([opening, *[each.text for each in rest if each.adverb]])
    inner = speech.about(it) if it is not None else speech
    effect = effect_text(ability.effect, inner.in_mood(TO) if ability.optional else inner)
    text = speech.tongue.say("may.yours", text=effect) if ability.optional else effect
    held = [each.text for each in rest if not each.adverb]
    if held:
        text = speech.tongue.say("if.behind", text=text, condition=speech.tongue.phrases["and"].join(held))
    return speech.tongue.opened(opening, text)


def _paid(ability: Ability, speech: Speech) -> str:
    """Do X to do Y: what is paid, then what follows."""
    assert ability.effect is not None
    tongue = speech.tongue
    price = counted(ability.spend, speech)
    costs = [] if price.numeral == 0 else [tongue.say("spend", amount=price) + price.tail]
    costs += [effect_text(effect, speech) for effect in ability.cost]
    if not costs:
        return effect_text(ability.effect, speech)
    effect = effect_text(ability.effect, speech.in_mood(TO))
    return tongue.say("cost", cost=tongue.phrases["and"].join(costs), text=effect)


def _without_phase(only: Condition) -> list[DuringPhase]:
    return [only] if isinstance(only, DuringPhase) else []


def _when(when: When, phases: list[DuringPhase], speech: Speech) -> tuple[str, Mention | None]:
    """How a sentence opens, and what it has spoken of."""
    tongue, whom = speech.tongue, WHOM[when.whom]
    if when.kind in TIMES:
        key = f"{TIMES[when.kind]}.{whom}"
        phase = f"phase.{words.PHASE_KEYS[phases[0].phase]}" if phases else "phase.each"
        return tongue.say(key, phase=tongue.phrases[phase]), None
    clause, it = _clause(when, speech)
    return clause, it


def _clause(when: When, speech: Speech, mood: int = DO) -> tuple[str, Mention]:
    tongue, whom = speech.tongue, WHOM[when.whom]
    thing = thing_of(when.of, speech)
    if isinstance(when.of, Everything):
        thing.heads = ["card"]
    if when.kind in (words.PLAYED, words.PLAYED_LIMITED, words.PLAYED_DEVELOPMENT):
        thing.owner = ""
    if when.kind == words.ENTERS_ZONE and thing.zone == "here":
        thing.zone = ""
    of = Mention(speech, thing, "a")
    key = f"when.{OCCURRENCES[when.kind]}"
    key = key if key in tongue.phrases else f"{key}.{whom}"
    return tongue.say(key, mood, of=of, least=Amount(max(when.least, 1))), of


def floating_text(ability: Ability, until: str, speech: Speech) -> str:
    """An ability that is left behind for a while."""
    tongue = speech.tongue
    lasts = tongue.phrases[f"until.{until}"]
    if ability.when is None or ability.effect is None:
        text = _constant(ability, speech)
        entering = all(isinstance(change, EntersDamaged) for change in ability.changes)
        return text if entering else tongue.say("floating", until=lasts, text=text)
    if ability.when.kind in TIMES:
        opening = tongue.say(f"{TIMES[ability.when.kind]}.floating")
        return f"{effect_text(ability.effect, speech)} {opening}"
    clause, it = _clause(ability.when, speech, TO)
    text = tongue.say("next-time", clause=clause, text=effect_text(ability.effect, speech.about(it)))
    if not ability.changes:
        return text
    changed = tongue.phrases["and"].join([change_text(change, speech) for change in ability.changes])
    return tongue.say("until-then", text=text, changed=changed)


def _restrictions(ability: Ability, speech: Speech, key: str) -> list[str]:
    """Use only, play only: sentences behind or in front of the text."""
    found: list[Clause] = clauses(ability.only, speech) + clauses(ability.needs, speech)
    if not found:
        return []
    said = [each.text if each.adverb else speech.tongue.say("only-if", condition=each.text) for each in found]
    return [speech.tongue.sentence(speech.tongue.say(key, when=speech.tongue.phrases["and"].join(said)))]
