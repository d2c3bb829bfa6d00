"""Text of an ability: its trigger, cost, effect, and restrictions of use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from ...effects.language import abilities as kinds
from ...effects.language import limits
from ...effects.language.abilities import Ability, When
from ...effects.language.choices import Choose, Or, Target, TargetPlayer
from ...effects.language.combinators import Each, If, Then, Times
from ...effects.language.conditions import DuringPhase, ThereAre
from ...effects.language.effect import AndAlso, ChosenX, Condition, Effect
from ...effects.language.lasting import Blank, Create, Grant
from ...effects.language.modifier import RuleModifier
from ...effects.language.select import Aimed, Both, Everything
from ...effects.language.sets import Host, This
from ...effects.language.verbs import DISCARDED, RETURNED, SACRIFICED, DiscardCards, DiscardTop, Leave
from . import choices, combinators, verbs
from .amounts import counted, explained, number_parts
from .changes import changes_text
from .conditions import Clause, clauses
from .context import YOU, NounPhrase, SentenceContext
from .effects import OF_OTHERS, UNTIL, effect_text, renders_effect
from .renderer import DO, TO, Amount, NounSpec, Renderer, Unrenderable
from .selectors import noun_spec

REGISTERED: Final = (choices, combinators, verbs)  # imported because they register their renderers
WHOM: Final = {kinds.ANYBODY: "any", kinds.YOU: "yours", kinds.OPPONENT: "enemy", kinds.HOSTS_CONTROLLER: "hosts"}
PERIODS: Final = {  # by use limit: key of the period; games add their own
    limits.EACH_TURN: "turn",
    limits.EACH_PHASE: "phase",
}
TIMES: Final = {1: "", 2: ".twice"}
PAID: Final = {SACRIFICED: "sacrificed", DISCARDED: "discarded", RETURNED: "returned"}  # as in "the sacrificed unit"
APART: Final[set[type]] = set()  # types of costs that are rendered as separate sentences
ON_ITSELF: Final[set[type]] = set()  # verbs of costs that always act on the ability's own card
# By type of a change that lasts until one card is played: the same change, of "the next card".
OF_THE_NEXT: Final[dict[type, Callable[[Any], RuleModifier]]] = {}
# Types of changes that are rendered as an infinitive, with a test whether that is possible.
FOLDED: Final[dict[type, Callable[[Any], bool]]] = {Blank: lambda change: True}
AT_ONCE: Final[set[type]] = set()  # types of changes that happen as soon as their condition is true
OVER: Final[set[type]] = set()  # types of conditions about past events, which need "if", not "while"
LASTING: Final[set[type]] = set()  # types of changes whose text states no duration


def limit_words(renderer: Renderer, limit: int) -> list[str]:
    """The use limit of an ability, as a sentence after it."""
    if limit == limits.NO_LIMIT:
        return []
    word = "max" if limits.is_by_title(limit) else "first" if limits.is_first_time(limit) else "limit"
    key = f"{word}.{PERIODS[limits.period_of(limit)]}{TIMES.get(limits.times_of(limit), '.often')}"
    if key not in renderer.phrases:
        raise Unrenderable(f"a limit has no words: {key}")
    return [renderer.phrases[key]]


def opens_with_first_time(ability: Ability) -> bool:
    """True if the sentence begins with "the first time", so that no limit follows it."""
    return ability.kind == kinds.TRIGGERED and limits.is_first_time(ability.limit)


def body_text(ability: Ability, context: SentenceContext) -> str:
    if ability.kind == kinds.CONSTANT or ability.effect is None:
        return _constant(ability, context)
    if ability.kind in (kinds.ACTION, kinds.PLAY, kinds.BATTLE):
        if ability.when is None:
            return _paid(ability, context)
        opening, it = _when(ability.when, _opening_phases(ability, context), context)
        if it is not None and not it.spec.fixed:
            _not_this(it, ability.when, context)
            it.alone = _names_one_card(it)
        return context.renderer.opened(opening, _paid(ability, context.after(it) if it is not None else context))
    return _triggered(ability, context)


def _opening_phases(ability: Ability, context: SentenceContext) -> list[DuringPhase]:
    """The phase at whose beginning or end an Action is used: part of the opening, not a separate condition."""
    timed = ability.when is not None and ability.when.kind in context.renderer.vocabulary.times
    return phases_of(ability.only)[0] if timed else []


def _constant(ability: Ability, context: SentenceContext) -> str:
    text = changes_text(ability.changes, context)
    found = clauses(ability.only, context)
    held = [each.text for each in found if not each.adverb]
    if held:
        condition = context.renderer.phrases["and"].join(held)
        grants = [change for change in ability.changes if isinstance(change, Grant)]
        key = "while" if len(grants) == len(ability.changes) else "while.first"
        if key == "while" and any(noun_spec(grant.of, context).adjectives for grant in grants):
            key = "as-long-as"  # "as long as", because the text contains a "while" already
        if type(ability.only) in OVER or all(type(change) in AT_ONCE for change in ability.changes):
            key = "if"
        text, condition = _said_once(ability, text, condition, key in ("while.first", "if"), context)
        text = context.renderer.say(key, text=text, condition=condition)
    you = context.renderer.phrases["may.yours"].partition("{")[0]
    for each in found:
        when = each.text if text.startswith(you) else each.told or each.text
        text = context.renderer.opened(when, text) if each.adverb else text
    return text


def _said_once(ability: Ability, text: str, condition: str, first: bool, context: SentenceContext) -> tuple[str, str]:
    """Text and condition with a pronoun in the second one, if both begin with the same card."""
    of = getattr(ability.changes[0], "of", None) if ability.changes else None
    if not isinstance(of, (This, Host)):
        return text, condition
    subject = NounPhrase(context, noun_spec(of, context), "bare")
    named, again = subject.form("nom"), context.renderer.again(subject.spec)
    if not text.startswith(f"{named} ") or not condition.startswith(f"{named} "):
        return text, condition
    later = (text if first else condition).removeprefix(f"{named} ")
    later = context.renderer.going_on(f"{again} {later}".strip())
    return (later, condition) if first else (text, later)


def _triggered(ability: Ability, context: SentenceContext) -> str:
    """Text of a triggered ability: "After ..., ..."."""
    assert ability.when is not None
    assert ability.effect is not None
    found: list[DuringPhase] = []
    rest = clauses(ability.only, context)
    if ability.when.kind in context.renderer.vocabulary.times:
        found, others = phases_of(ability.only)
        rest = [each for other in others for each in clauses(other, context)]
    opening, it = _when(ability.when, found, context)
    if opens_with_first_time(ability):
        assert it is not None
        key = f"when.{context.renderer.vocabulary.occurrences[ability.when.kind]}"
        opening = context.renderer.say(f"{key}.first.{PERIODS[limits.period_of(ability.limit)]}", of=it)
    if it is not None and not it.spec.fixed:
        _not_this(it, ability.when, context)
        it.alone = _names_one_card(it)
    doer = it.spec.doer if it is not None else None
    if isinstance(doer, NounPhrase) and not doer.spec.fixed:
        doer.far = True
        _not_this(doer, ability.when, context)
    if isinstance(doer, NounPhrase) and it is not None and doer.spec.fixed == "attached":
        _not_this(it, ability.when, replace(context, card=context.host))
    opening = " ".join([opening, *[each.text for each in rest if each.adverb]])
    inner = context.after(it) if it is not None else context
    if it is not None and not context.renderer.tells_that and not found:
        rest = clauses(ability.only, _beside(ability, inner))  # the card is named otherwise after other units
    effect = _paid(ability, inner.in_mood(TO) if ability.optional else inner)
    text = context.renderer.say("may.yours", text=effect) if ability.optional else effect
    named = isinstance(getattr(ability.effect, "of", None), This)  # a pronoun can then follow for this card
    held = [(named and each.brief) or each.text for each in rest if not each.adverb]
    if held:
        key = "if" if isinstance(ability.effect, Or) else "if.behind"  # behind, it would belong to the last alternative
        text = context.renderer.say(key, text=text, condition=context.renderer.phrases["and"].join(held))
    return context.renderer.opened(opening, text)


def _beside(ability: Ability, context: SentenceContext) -> SentenceContext:
    """The context of a condition after the text: the chosen unit, if the condition refers to it."""
    only, effect = ability.only, ability.effect
    if not isinstance(effect, (Choose, Target)) or not isinstance(only, ThereAre) or not _of_itself(only.of):
        return context
    return context.about(NounPhrase(context, noun_spec(effect.of, context), "a"))


def _of_itself(of: object) -> bool:
    """True if a selector means the card itself, with or without further conditions."""
    return isinstance(of, This) or (isinstance(of, Both) and (_of_itself(of.one) or _of_itself(of.other)))


def _paid(ability: Ability, context: SentenceContext) -> str:
    """The cost, then the effect: "do X to do Y"."""
    assert ability.effect is not None
    renderer, effect = context.renderer, ability.effect
    context = replace(context, doing=True)
    paid = [each for each in ability.cost if isinstance(getattr(each, "of", None), This) or type(each) in ON_ITSELF]
    as_paid = next((PAID[each.how] for each in ability.cost if isinstance(each, Leave) and each.how in PAID), "")
    as_paid = as_paid or ("discarded" if any(isinstance(each, DiscardCards) for each in ability.cost) else "")
    early = _slots_in(ability.cost)
    while isinstance(effect, Target) and not isinstance(effect, TargetPlayer):
        if effect.aimed and len(context.slots) not in early:
            break
        how = "target" if effect.aimed else "a"  # rendered early, because the cost mentions it
        numeral = effect.count if isinstance(effect.count, int) else "X"
        chosen = NounPhrase(context, noun_spec(effect.of, context), how, numeral=numeral, up_to=effect.up_to)
        if not effect.aimed:
            chosen.again, chosen.leans = (as_paid, False) if as_paid else ("chosen", True)
        context, effect = context.aiming(chosen), effect.effect
    price = counted(ability.spend, context)
    costs = [] if price.numeral == 0 else [renderer.say("spend", amount=price) + price.tail]
    costs += [effect_text(each, context) for each in ability.cost]
    costs = _one_object(costs, context)
    if not costs:
        return effect_text(effect, context) + _what_x_is(ability, context)
    if ability.cost:
        context = replace(context, itself="this" if paid else "")
    apart = [each for each in ability.cost if type(each) in APART]
    if stands_alone(effect) or apart:
        said = renderer.phrases["and"].join(costs)  # the cost precedes the text of the effect
        key = "cost.first" if ability.cost and not apart else "cost.apart"  # a cost in resources needs no subject
        return renderer.say(key, cost=said, text=effect_text(effect, context) + _what_x_is(ability, context))
    if isinstance(effect, If):  # "exhaust this support to draw 1 card if ..."
        held = renderer.phrases["and"].join([each.text for each in clauses(effect.condition, context)])
        text = renderer.say("if.behind", text=effect_text(effect.effect, context.in_mood(TO)), condition=held)
    else:
        text = effect_text(effect, replace(context.in_mood(TO), after_cost=True))
        text = _at_first_step(effect, text, _what_x_is(ability, context))
    return renderer.say("cost", cost=renderer.phrases["and"].join(costs), text=text)


def _at_first_step(effect: Effect, text: str, tail: str) -> str:
    """A text with a tail such as the definition of X, which belongs to the first of two steps."""
    while isinstance(effect, (Target, Choose)):
        effect = effect.effect
    first, stop, rest = text.partition(". ")
    return f"{first}{tail}{stop}{rest}" if isinstance(effect, Then) else text + tail


def _one_object(costs: list[str], context: SentenceContext) -> list[str]:
    """ "Exhaust and sacrifice this support": merge two costs with the same object."""
    words = [each.split(" ", 1) for each in costs]
    if len(words) == 2 and words[0][1:] == words[1][1:] and words[0][1:]:
        return [context.renderer.phrases["and"].join([words[0][0], costs[1]])]
    return costs


def _slots_in(word: object) -> set[int]:
    """The slots of the targets that a word or its parts refer to."""
    if isinstance(word, Aimed):
        return {word.slot}
    parts = word if isinstance(word, tuple) else ()
    if is_dataclass(word) and not isinstance(word, type):
        parts = tuple([getattr(word, field.name) for field in fields(word)])
    return {slot for part in parts for slot in _slots_in(part)}


def _what_x_is(ability: Ability, context: SentenceContext) -> str:
    """Definition of X, if the text has one; it comes last, after everything it may refer to.

    In a text that does not define X, X is the printed cost, which a separate sentence explains.
    """
    if ability.x_is == kinds.NONE_TO_PAY:
        return ""
    if isinstance(ability.effect, Target) and not context.slots:
        target = NounPhrase(context, noun_spec(ability.effect.of, context), "target")
        target.said, target.role = True, "targeted"
        context = context.aiming(target)
    if names_x((ability.effect, ability.cost, ability.spend)):
        return explained(ability.x_is, context).tail
    return f". {context.renderer.say('x-is', meaning=number_parts(ability.x_is, context).meaning)}"


def names_x(word: object) -> bool:
    """True if a word or one of its parts uses X."""
    parts = word if isinstance(word, tuple) else ()
    if is_dataclass(word) and not isinstance(word, type):
        parts = tuple([getattr(word, field.name) for field in fields(word)])
    return isinstance(word, ChosenX) or any(names_x(part) for part in parts)


def phases_of(only: Condition) -> tuple[list[DuringPhase], list[Condition]]:
    """The phases in a condition, and the other conditions."""
    if isinstance(only, AndAlso):
        (one, rest), (other, more) = phases_of(only.one), phases_of(only.other)
        return one + other, rest + more
    return ([only], []) if isinstance(only, DuringPhase) else ([], [only])


def stands_alone(effect: Effect) -> bool:
    """True if an effect must be a separate sentence, which cannot follow "to"."""
    if isinstance(effect, Create):
        changes = effect.ability.changes
        folded = [change for change in changes if type(change) in FOLDED and FOLDED[type(change)](change)]
        return effect.ability.when is not None or len(folded) < len(changes)
    if isinstance(effect, Target) and isinstance(effect.effect, DiscardTop) and effect.effect.then is not None:
        return True  # the sentence names the target first
    if isinstance(effect, (Target, Choose)):
        return stands_alone(effect.effect)
    if isinstance(effect, Then):
        return stands_alone(effect.first)
    if isinstance(effect, Or):  # there is no verb form for "you" and other players together
        others = [each for each in effect.effects if isinstance(each, OF_OTHERS)]
        return 0 < len(others) < len(effect.effects)
    if isinstance(effect, Times):
        return stands_alone(effect.effect)
    if isinstance(effect, If):
        return effect.otherwise is not None or stands_alone(effect.effect)
    return isinstance(effect, Each)


def _when(when: When, phases: list[DuringPhase], context: SentenceContext) -> tuple[str, NounPhrase | None]:
    """The opening of a sentence, and the noun phrase that it mentions."""
    renderer, whom = context.renderer, WHOM[when.whom]
    if when.kind in renderer.vocabulary.times:
        key = f"{renderer.vocabulary.times[when.kind]}.{whom}"
        phase = f"phase.{renderer.vocabulary.phases[phases[0].phase]}" if phases else "phase.each"
        return renderer.say(key, phase=renderer.phrases[phase]), None
    clause, it = _clause(when, context)
    return clause, it


def _clause(when: When, context: SentenceContext, mood: int = DO) -> tuple[str, NounPhrase]:
    renderer, whom = context.renderer, WHOM[when.whom]
    spec, roaming = noun_spec(when.of, context), False
    if isinstance(when.of, Everything) or when.kind in renderer.vocabulary.about:
        spec.heads = spec.heads or [renderer.vocabulary.about.get(when.kind, "card")]
    name = renderer.vocabulary.occurrences[when.kind]
    if name in ("played", "played-limited", "played-development") and spec.owner:
        raise Unrenderable("the player of a played card belongs in `whom`, not in the card's selector")
    if name in ("enters-zone", "played-into"):
        if spec.zone != "here" and not spec.fixed:
            raise Unrenderable("a trigger for entering a zone is only possible for this zone")
        roaming, spec.zone = spec.zone != "here", ""
    where = ""
    if when.kind in renderer.vocabulary.placed:
        there = NounSpec(zone=spec.zone, notes=spec.notes)
        where = "".join([f" {each}" for each in renderer.behind(there, context.who, False)])
        spec = replace(spec, zone="", notes=[])
    spec.targeted = when.kind in renderer.vocabulary.aimed
    key = f"when.{name}"
    if when.kind in renderer.vocabulary.going and (spec.zone == "here" or spec.company):
        where = spec.company or renderer.phrases["to-here"]
        spec, key = (
            replace(spec, zone="", company="", notes=spec.notes[:-1] if spec.company else spec.notes),
            f"{key}.there",
        )
    if spec.fixed and f"zone.{spec.zone}" in renderer.phrases and spec.zone.startswith("type-"):
        spec = replace(spec, notes=[renderer.phrases[f"zone.{spec.zone}"], *spec.notes], zone="")
    yours = whom == "yours" and f"{key}.yours" in renderer.phrases  # "after you move a unit of your own"
    of = NounPhrase(replace(context, doing=True) if yours else context, spec, "a")
    of.role = renderer.vocabulary.roles.get(name, "")
    if name == "played-into":
        of.again = "played"
    if when.batch:
        several = NounPhrase(context, spec, "bare", True)
        key += ".combat" if when.combat else ""
        return renderer.say(f"{key}.batch", mood, of=several), several
    key += ".any-zone" if roaming else ".combat" if when.combat and f"{key}.combat" in renderer.phrases else ""
    key = key if key in renderer.phrases else f"{key}.{whom}"
    if when.most:
        if when.most != when.least:
            raise Unrenderable("a maximum is only possible if it equals the minimum")
        key = f"when.{name}.exactly"
    least = Amount(max(when.least, 1))
    meanwhile = [renderer.phrases[f"while.{mark}"] for mark in spec.adjectives] if spec.fixed else []
    doer = spec.doer
    if isinstance(doer, NounPhrase):
        _distinguish(spec, doer.spec)
        return renderer.say(f"{key}.by", mood, of=of, doer=doer, where=where), of
    return " ".join([renderer.say(key, mood, of=of, least=least, where=where), *meanwhile]), of


def _distinguish(one: NounSpec, other: NounSpec) -> None:
    """Mark "this" unit as ambiguous if the sentence will refer to the other one."""
    for this, that in ((one, other), (other, one)):
        this.unclear = this.fixed == "this" and not that.fixed


def _not_this(that: NounPhrase, when: When, context: SentenceContext) -> None:
    """Mark the card of the trigger as distinct from this card, if "that unit" could be taken for it."""
    renderer = context.renderer
    briefly = renderer.vocabulary.briefly
    if renderer.tells_that or [briefly.get(head, head) for head in that.spec.heads[:1]] != [context.card]:
        return
    that.apart = True
    if renderer.vocabulary.occurrences.get(when.kind) == "deployed":
        that.again = "deployed"


def _names_one_card(it: NounPhrase) -> bool:
    """True if a trigger speaks of one card and of nothing else that a pronoun could mean."""
    spec = it.spec
    return not (it.plural or spec.doer or spec.zone or spec.company or spec.notes or spec.sides)


@renders_effect(Create)
def _create(of: Create, context: SentenceContext) -> str:
    return floating_text(of.ability, UNTIL[of.until], of.every, context)


def floating_text(ability: Ability, until: str, every: bool, context: SentenceContext) -> str:
    """Text of an ability that an effect creates for some time."""
    renderer, context = context.renderer, replace(context, doing=False, itself="")
    if ability.when is None or ability.effect is None:
        lasts = renderer.phrases["until.game" if until == "used" else f"until.{until}"]
        text = _constant(ability, context)
        entering = all(type(change) in LASTING for change in ability.changes)
        return text if entering else renderer.say("floating", context.mood, until=lasts, text=text)
    usual = renderer.vocabulary.usually
    if every:
        clause, it = _clause(ability.when, context)
        text = renderer.opened(clause, effect_text(ability.effect, replace(context.about(it), mood=DO, doing=True)))
        lasts = renderer.phrases["until.game" if until == "used" else f"until.{until}"]
        return renderer.say("floating", until=lasts, text=text)
    if ability.when.kind in renderer.vocabulary.times:
        if until != usual:
            raise Unrenderable(f"an effect delayed to the end of a turn or phase cannot have the duration {until}")
        opening = renderer.say(f"{renderer.vocabulary.times[ability.when.kind]}.floating")
        text = effect_text(ability.effect, replace(context, doing=True))
        before = context.mood != DO and not renderer.tells_that  # "muszą pod koniec tury cofnąć ..."
        return f"{opening} {text}" if before else f"{text} {opening}"
    played = renderer.vocabulary.occurrences[ability.when.kind] == "played" and WHOM[ability.when.whom] == YOU
    if played and ability.changes and all(type(change) in OF_THE_NEXT for change in ability.changes):
        next_one = NounPhrase(context, noun_spec(ability.when.of, context), "next")
        next_one.said = True
        changed = changes_text(tuple([OF_THE_NEXT[type(change)](change) for change in ability.changes]), context)
        text = effect_text(ability.effect, replace(context.after(next_one), doing=True))
        return renderer.say("floating", until=renderer.phrases[f"until.{until}"], text=f"{changed}; {text}")
    clause, it = _clause(ability.when, context, TO)
    key = "next-time" if until == usual else f"next-time.{until}"
    text = renderer.say(key, clause=clause, text=effect_text(ability.effect, replace(context.after(it), doing=True)))
    if not ability.changes:
        return text
    changed = changes_text(ability.changes, context)
    return renderer.say("until-then", text=text, changed=changed)


def restrictions(ability: Ability, context: SentenceContext, key: str) -> list[str]:
    """Restrictions of use ("use only ..."), as sentences before or after the text."""
    opening = _opening_phases(ability, context)
    only = phases_of(ability.only)[1] if opening else [ability.only]
    found: list[Clause] = [each for part in only for each in clauses(part, context)] + clauses(ability.needs, context)
    if not found:
        return []
    said = [each.text if each.adverb else context.renderer.say("only-if", condition=each.text) for each in found]
    return [context.renderer.sentence(context.renderer.say(key, when=context.renderer.phrases["and"].join(said)))]
