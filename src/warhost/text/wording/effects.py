"""Phrases for verbs and combinators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ...effects.language import choices, combinators, lasting, verbs
from ...effects.language.conditions import ItIs
from ...effects.language.effect import Effect, HowMany
from ...effects.language.numbers import ResourcesOf
from ...effects.language.sets import This
from .amounts import counted, everything, explained, first_of_two, signed
from .conditions import clauses
from .merging import merged
from .plain import plainly
from .renderer import DO, LAST, SHALL, TO, Amount, Thing, Unrenderable
from .speech import CONTROLLER, HE, YOU, NounPhrase, Speech, Told
from .things import leaving, lying, mention, thing_of

UNTIL: Final = {
    lasting.END_OF_TURN: "turn",
    lasting.END_OF_PHASE: "phase",
    lasting.END_OF_COMBAT: "combat",
    lasting.END_OF_ATTACK: "attack",
    lasting.UNTIL_USED: "used",
}
LEAVING: Final = {
    verbs.DESTROYED: "destroy",
    verbs.SACRIFICED: "sacrifice",
    verbs.RETURNED: "return",
    verbs.DISCARDED: "discard",
    verbs.SHUFFLED: "shuffle-into-deck",
    verbs.BURIED: "put-under-deck",
}
ROLES: Final = {  # by way of leaving play: participle for the card
    verbs.DESTROYED: "destroyed",
    verbs.SACRIFICED: "sacrificed",
    verbs.RETURNED: "returned",
    verbs.DISCARDED: "discarded",
}
OF_OTHERS: Final = (
    combinators.EachPlayer,
    combinators.EachOpponent,
)
APART: Final = (choices.May, choices.Or, choices.Choose, choices.Target, combinators.If)  # effects rendered per object
LONG: Final = (combinators.If, combinators.Each, choices.Or, combinators.Then, lasting.Create)

GIVEN: Final = 2  # minimum common words for which grants to one card are merged, such as "give it"
JOINT: Final = "\x1e"  # placeholder between imperatives; replaced by a comma or "and" when their number is known
ONLY_ONCE: Final[list[type]] = []  # types of effects that cannot be applied twice to one card
SENTENCES: Final[list[type]] = []  # types of effects that consist of several clauses, so that a new sentence follows

Does = Callable[[Any, Speech], str]
Repeats = Callable[[Any, Amount, Speech], str]
EFFECTS: Final[dict[type, Does]] = {}
REPEATED: Final[dict[type, Repeats]] = {}


def does(kind: type) -> Callable[[Does], Does]:
    """Decorator that registers the renderer of an effect."""

    def register(function: Does) -> Does:
        EFFECTS[kind] = function
        return function

    return register


def repeats(kind: type) -> Callable[[Repeats], Repeats]:
    """Decorator that registers the renderer of an effect that happens several times."""

    def register(function: Repeats) -> Repeats:
        REPEATED[kind] = function
        return function

    return register


def effect_text(effect: Effect, speech: Speech) -> str:
    maker = EFFECTS.get(type(effect))
    return maker(effect, speech) if maker is not None else plainly(effect, speech, speech.mood)


# --- verbs --------------------------------------------------------------------------------------------------------


@does(verbs.DiscardAtRandom)
def _discard_at_random(of: verbs.DiscardAtRandom, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say(f"discard-at-random.{speech.who}", speech.mood, amount=amount) + amount.tail


@does(verbs.Deal)
def _deal(of: verbs.Deal, speech: Speech) -> str:
    subject = mention(of.of, speech, "each")
    again = speech if subject is speech.it else speech.about(NounPhrase(speech, subject.thing, "that"))
    kind = "uncancellable-damage" if of.uncancellable else "combat-damage" if of.combat else "damage"
    what = speech.renderer.count(_unsaid(lambda: counted(of.amount, again), speech, subject).numeral, kind)
    several = subject.numeral != 1 and not subject.said and not what.startswith("1 ")
    key = "deal.it" if subject.is_brief("dat") else "deal.several" if several else "deal"
    said = speech.renderer.say(key, speech.mood, what=what, of=subject)
    return said + counted(of.amount, again).tail


def _unsaid(amount: Callable[[], Amount], speech: Speech, subject: NounPhrase) -> Amount:
    """A number rendered ahead of the sentence, as if nothing had been mentioned yet."""
    known = speech.known() | {subject: subject.said}
    found = amount()
    speech.forget(known)
    return found


@does(verbs.Heal)
def _heal(of: verbs.Heal, speech: Speech) -> str:
    renderer, amount = speech.renderer, counted(of.amount, speech)
    what = renderer.phrases["all-damage"] if everything(of.amount) else renderer.count(amount.numeral, "damage")
    return renderer.say("heal", speech.mood, what=what, of=mention(of.of, speech, "each")) + amount.tail


@does(verbs.Leave)
def _leave(of: verbs.Leave, speech: Speech) -> str:
    gone = mention(of.of, speech, "all", many=True)
    said = speech.renderer.say(LEAVING[of.how], speech.mood, of=leaving(gone) if of.how == verbs.RETURNED else gone)
    gone.role = ROLES.get(of.how, gone.role)
    return said


@does(verbs.SacrificeOne)
def _sacrifice_one(of: verbs.SacrificeOne, speech: Speech) -> str:
    thing = thing_of(of.of, speech)
    if thing.zone == "corresponding":
        thing.zone = "corresponding-own"
    return speech.renderer.say("sacrifice", speech.mood, of=NounPhrase(speech, thing, "a"))


@does(verbs.Draw)
def _draw(of: verbs.Draw, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("draw", speech.mood, amount=amount) + amount.tail


@does(verbs.Earn)
def _earn(of: verbs.Earn, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("earn", speech.mood, amount=amount) + amount.tail


@does(verbs.Forfeit)
def _forfeit(of: verbs.Forfeit, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("forfeit", speech.mood, amount=amount) + amount.tail


@does(verbs.TakeResources)
def _take(of: verbs.TakeResources, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.renderer.say("take", speech.mood, amount=amount) + amount.tail


@does(verbs.PlaceTokens)
def _tokens(of: verbs.PlaceTokens, speech: Speech) -> str:
    subject = mention(of.of, speech)
    amount = _unsaid(lambda: counted(of.amount, speech), speech, subject)
    said = speech.renderer.say("place-tokens", speech.mood, amount=amount, of=subject)
    return said + counted(of.amount, speech).tail


@does(verbs.DiscardHand)
def _discard_hand(of: verbs.DiscardHand, speech: Speech) -> str:
    return speech.renderer.say(f"discard-hand.{speech.who}", speech.mood)


@does(verbs.MoveDamage)
def _move_damage(of: verbs.MoveDamage, speech: Speech) -> str:
    source, target = mention(of.source, speech), mention(of.target, speech)
    renderer = speech.renderer
    what, tail = renderer.phrases["any-damage" if of.any_number else "all-damage"], ""
    if not everything(of.amount):
        most = explained(of.amount, speech)
        what, tail = renderer.count(most.numeral, "damage"), most.tail
        what = renderer.say("up-to-damage", what=what) if of.any_number else what
    return speech.renderer.say("move-damage", speech.mood, what=what, source=source, target=target) + tail


# --- combinators --------------------------------------------------------------------------------------------------


@does(combinators.Seq)
def _seq(of: combinators.Seq, speech: Speech) -> str:
    """Effects in sequence; grants to the same card are merged."""
    known = speech.renderer.vocabulary
    given = [effect for effect in of.effects if isinstance(effect, lasting.Gain) and effect.stat in known.forbidding]
    for flag in given:
        only_once(flag.amount)
    if len(given) == len(of.effects) and len({(each.of, each.until) for each in given}) == 1:
        what = speech.renderer.phrases["nor"].join(
            [speech.renderer.phrases[f"do.{known.stats[each.stat]}"] for each in given]
        )
        what = speech.renderer.phrases["nor.first"] + what if len(given) > 1 else what
        until = speech.renderer.phrases[f"until.{UNTIL[given[0].until]}"]
        return speech.renderer.say(
            "forbid", speech.mood, of=mention(given[0].of, speech, "each"), what=what, until=until
        )
    alike = [each for each in of.effects if isinstance(each, combinators.EachPlayer) and _all_alike(each)]
    if len(alike) == len(of.effects):  # one phrase for all: "each player must discard their hand and draw 3 cards"
        theirs = speech.by(HE, of_others(speech))
        text = speech.renderer.phrases["and"].join([effect_text(each.effect, theirs) for each in alike])
        return speech.renderer.say("each-player", speech.mood, text=text)
    whom = {_given(each) for each in of.effects}
    if len(whom) == 1 and None not in whom and len(of.effects) > 1:  # all effects are grants to the same card
        spoken = speech.known()
        gifts, leaning = _afresh(of.effects, speech), speech.renderer.leaning_words
        together = merged(gifts, leaning, lambda each: _and(each, speech), GIVEN)
        if together:
            return together
        speech.forget(spoken)
    said = [effect_text(of.effects[0], speech)]
    for before, effect in zip(of.effects, of.effects[1:], strict=False):
        apart = type(before) in SENTENCES and speech.who == YOU  # True if a new sentence in the imperative begins
        near = isinstance(getattr(before, "of", None), This)  # True if only this card has been mentioned so far
        itself, mood = speech.itself if near else "", DO if apart else speech.mood
        said.append(effect_text(effect, replace(speech, itself=itself, mood=mood)))
    if speech.mood != DO and type(of.effects[0]) not in SENTENCES:
        return speech.renderer.phrases["and"].join(said)
    text = said[0]
    for before, effect, each in zip(of.effects, of.effects[1:], said[1:], strict=False):
        if isinstance(effect, (*LONG, choices.May)) or isinstance(before, choices.May) or type(before) in SENTENCES:
            text += f". {each}"
        elif any(isinstance(one, OF_OTHERS) or _tells(one, speech) for one in (before, effect)):
            text += f"; {each}"
        else:
            text += JOINT + each
    plain = ". " not in text and "; " not in text  # True for a simple list: "do this, do that and do something else"
    text = text.replace(JOINT, ", ", text.count(JOINT) - 1) if plain and text.count(JOINT) > 1 else text
    return text.replace(JOINT, speech.renderer.phrases["and"])


def _given(effect: Effect) -> tuple[object, object] | None:
    """The card of a grant and its duration; None for other effects."""
    return (effect.of, effect.until) if isinstance(effect, lasting.Gain) else None


def _afresh(effects: tuple[Effect, ...], speech: Speech) -> list[str]:
    """The effects rendered independently, as if nothing had been mentioned before each."""
    known, said = speech.known(), []
    for effect in effects:
        speech.forget(known)
        said.append(effect_text(effect, speech))
    return said


def _and(said: list[str], speech: Speech) -> str:
    return speech.renderer.phrases["and"].join([", ".join(said[:-1]), said[-1]])


def _all_alike(effect: combinators.EachPlayer) -> bool:
    """True if an effect for every player has no fixed order, so that it can be merged with others."""
    return not effect.you_first and not isinstance(effect.effect, choices.May)


def _tells(effect: Effect, speech: Speech) -> bool:
    """True if an effect is rendered as a statement about a card, not as an imperative."""
    if isinstance(effect, (choices.Target, choices.Choose)):
        return _tells(effect.effect, speech)
    if not isinstance(effect, lasting.Gain):
        return False
    less = isinstance(effect.amount, int) and effect.amount < 0
    stat = speech.renderer.vocabulary.stats[effect.stat]
    known = speech.renderer.vocabulary
    return effect.stat in (*known.forbidding, *known.told) or (less and f"give.{stat}.less" in speech.renderer.phrases)


@does(combinators.Then)
def _then(of: combinators.Then, speech: Speech) -> str:
    first = effect_text(of.first, speech)
    several = ". " in first and speech.who == YOU  # several sentences: the last one's mood may differ
    all_of_us = isinstance(of.second, OF_OTHERS) or getattr(of.second, "everybody", False)
    others = (all_of_us or isinstance(of.second, choices.May)) and speech.who == YOU  # True: no infinitive form exists
    apart = (speech.mood == DO and not speech.aside) or isinstance(of.first, OF_OTHERS) or several or others
    after = replace(speech, itself="")
    second = effect_text(of.second, after.in_mood(DO) if apart else after)
    return speech.renderer.say("then" if apart else "then.on", first=first, second=second)


@does(choices.Target)
def _target(of: choices.Target, speech: Speech) -> str:
    count = explained(of.count, speech)
    how = "target" if of.aimed else "a"
    with first_of_two(speech, ahead=True):
        target = NounPhrase(speech, thing_of(of.of, speech), how, numeral=count.numeral, up_to=of.up_to)
    target.role = "targeted" if of.aimed else "chosen"
    if not speech.renderer.tells_that and speech.that is not None and speech.that.thing.fixed == "this":
        target.again, target.leans = "chosen", not speech.slots and count.numeral == 1
    if not speech.renderer.tells_that and isinstance(of.effect, verbs.DiscardTop):
        target.again = "chosen"  # the next effect discards another card, which "that card" would mean
    briefly = speech.renderer.vocabulary.briefly
    if not speech.renderer.tells_that and [briefly.get(head, head) for head in target.thing.heads] == [speech.card]:
        target.apart = True  # "this unit" would mean the card itself
    if isinstance(of.effect, lasting.Gain):  # the target stays where it is
        target.thing = lying(target.thing, speech.renderer)
    if of.by_opponent:
        target.how = how if speech.renderer.tells_that else "a"
        target.thing.notes.append(speech.renderer.phrases["of-opponents-choice"])
    if isinstance(of.effect, combinators.If) and isinstance(of.effect.condition, ItIs):  # the target comes first
        target.how = "a" if not speech.renderer.tells_that else how
        named = Told(target.form("acc"), target.plural)
        text = effect_text(of.effect, speech.aiming(target)) + count.tail
        return speech.renderer.say("choose-first", speech.mood, of=named, text=text)
    text = effect_text(of.effect, speech.aiming(target)) + count.tail
    if target.said:
        return text
    if not speech.renderer.tells_that:  # in such a language "choose" already says what "target" means
        target.how = "a"
    return speech.renderer.say("choose-first", speech.mood, of=target, text=text)


@does(choices.Choose)
def _choose(of: choices.Choose, speech: Speech) -> str:
    """The choice is rendered where it is used; if only its zone matters, it comes first."""
    chosen = NounPhrase(speech, thing_of(of.of, speech), "target" if of.aimed else "one")
    chosen.role = "targeted" if of.aimed else "chosen"
    inner = speech.about(chosen)
    text = effect_text(of.effect, inner)
    if chosen.said:
        return text
    if not speech.renderer.tells_that and of.aimed:
        chosen.how = "a"
    zone = f"choose-first.zone.{chosen.thing.owner}"
    if zone in speech.renderer.phrases and chosen.thing == Thing(["section"], owner=chosen.thing.owner):
        return speech.renderer.say(zone, speech.mood, text=text)
    if chosen.thing.heads == ["section"]:
        chosen.thing.heads = ["zone"]
        chosen.thing.notes.append(speech.renderer.phrases[f"zone-of.{chosen.thing.owner or 'any'}"])
        chosen.thing.owner = ""
    return speech.renderer.say("choose-first", speech.mood, of=chosen, text=text)


@does(choices.May)
def _may(of: choices.May, speech: Speech) -> str:
    return speech.renderer.say(f"may.{speech.who}", text=effect_text(of.effect, speech.in_mood(TO)))


def _up_to_tokens(of: choices.Or, speech: Speech) -> str | None:
    """ "Place up to two tokens": alternatives of two tokens or one, on the same card."""
    tokens = [each for each in of.effects if isinstance(each, verbs.PlaceTokens)]
    most, whom = len(of.effects), {each.of for each in tokens}
    if [each.amount for each in tokens] != list(range(most, 0, -1)) or len(whom) != 1:
        return None
    subject = mention(tokens[0].of, speech)
    return speech.renderer.say("place-tokens.up-to", speech.mood, amount=Amount(most), of=subject)


@does(choices.Or)
def _or(of: choices.Or, speech: Speech) -> str:
    if tokens := _up_to_tokens(of, speech):
        return tokens
    known, speech = speech.known(), replace(speech, aside=True)
    said = [effect_text(effect, speech.beside()) for effect in of.effects]
    theirs = any(isinstance(effect, OF_OTHERS) for effect in of.effects)  # "they either" would let the others choose
    once = None if theirs else merged(said, speech.renderer.leaning_words, lambda each: _either(each, speech), GIVEN)
    if once or not speech.itself:
        return once or _either(said, speech)
    speech.forget(known)  # the first alternative has mentioned cards that the second has not
    later = replace(speech, itself="")
    ways = [effect_text(effect, (later if n else speech).beside()) for n, effect in enumerate(of.effects)]
    return _either(ways, speech)


def _either(said: list[str], speech: Speech) -> str:
    return speech.renderer.say("either", one=speech.renderer.phrases["either-joint"].join(said[:-1]), other=said[-1])


@does(combinators.If)
def _if(of: combinators.If, speech: Speech) -> str:
    renderer = speech.renderer
    if speech.it is not None:
        speech.it.briefly = True
    theirs = speech.who == HE and not renderer.tells_that  # the subject is the number, so no reflexive possessive
    judged = replace(speech, who=CONTROLLER) if theirs else speech
    condition = renderer.phrases["and"].join([each.text for each in clauses(of.condition, judged)])
    text = renderer.say("if", condition=condition, text=effect_text(of.effect, speech))
    if of.otherwise is None:
        return text
    later = isinstance(of.effect, lasting.Create) and of.effect.ability.effect == of.otherwise  # the effect is the same
    key = "otherwise.at-once" if later else "otherwise"
    return renderer.say(key, text=text, other=effect_text(of.otherwise, speech))


@does(combinators.Times)
def _times(of: combinators.Times, speech: Speech) -> str:
    amount = explained(of.number, speech)
    if type(of.effect) in REPEATED:
        return REPEATED[type(of.effect)](of.effect, amount, speech)
    return speech.renderer.say("times", speech.mood, number=amount, text=effect_text(of.effect, speech)) + amount.tail


@repeats(choices.Choose)
def _choose_several(of: choices.Choose, amount: Amount, speech: Speech) -> str:
    """Choose several: different cards, if the effect cannot be applied twice to one card."""
    if type(of.effect) not in ONLY_ONCE or amount.numeral == 1:
        return speech.renderer.say("times", speech.mood, number=amount, text=effect_text(of, speech)) + amount.tail
    several = NounPhrase(speech, thing_of(of.of, speech), "a", numeral=amount.numeral)
    return effect_text(of.effect, speech.about(several)) + amount.tail


@does(combinators.EachPlayer)
def each_player(of: combinators.EachPlayer, speech: Speech) -> str:
    if isinstance(of.effect, choices.May):
        text = effect_text(of.effect.effect, speech.by(HE, TO))
        return speech.renderer.say("each-player.may", speech.mood, text=text)
    if isinstance(of.effect, combinators.If):
        return speech.renderer.say("each-player.if", text=effect_text(of.effect, speech.by(HE, TO)))
    key = "each-player.you-first" if of.you_first else "each-player"
    return speech.renderer.say(key, speech.mood, text=effect_text(of.effect, speech.by(HE, of_others(speech))))


def of_others(speech: Speech) -> int:
    """The mood for what other players do: they must, or a player pays so that they do."""
    return TO if speech.mood == DO else SHALL


@does(combinators.EachOpponent)
def _each_opponent(of: combinators.EachOpponent, speech: Speech) -> str:
    if isinstance(of.effect, choices.May):
        text = effect_text(of.effect.effect, speech.by(HE, TO))
        return speech.renderer.say("each-opponent.may", speech.mood, text=text)
    text = effect_text(of.effect, speech.by(HE, of_others(speech)))
    return speech.renderer.say("each-opponent", speech.mood, text=text)


@does(choices.UnlessPays)
def _unless_pays(of: choices.UnlessPays, speech: Speech) -> str:
    text = effect_text(of.effect, speech.by(YOU, DO))
    if isinstance(of.price, ResourcesOf):  # the price is all resources of the player
        return speech.renderer.say(f"unless-spends-all.{speech.who}", text=text)
    amount = counted(of.price, speech)
    price = speech.renderer.count(amount.numeral, "resource") + amount.tail
    return speech.renderer.say(f"unless-pays{'-you' if of.to_you else ''}.{speech.who}", text=text, price=price)


@does(combinators.Each)
def _each(of: combinators.Each, speech: Speech) -> str:
    one = NounPhrase(speech, thing_of(of.of, speech), "each")
    inner = speech.about(one)
    if isinstance(of.effect, choices.May) and not one.thing.fixed and not of.by_controller:
        text = effect_text(of.effect.effect, inner.in_mood(TO))
        if one.said:  # the text contains the card, as in "you may move each unit"
            return speech.renderer.say(f"may.{speech.who}", text=text)
    if not one.thing.fixed and not isinstance(of.effect, APART):
        told = inner.by(CONTROLLER, speech.mood) if of.by_controller else inner
        text = effect_text(of.effect, told)
        if one.said:  # the text contains the card, as in "place 1 token on each card"
            return text
        first, again = one.form("nom"), one.form("nom")
        if again in text:  # "that unit gets ..." becomes "each unit gets ..."
            return text.replace(again, first, 1)
        one.said = False
    first = one.form("gen")
    if of.by_controller:
        inner = inner.by(CONTROLLER, speech.mood)
        if isinstance(of.effect, choices.Or):  # the sentence names the player who chooses first
            text = effect_text(of.effect, inner.in_mood(TO))
            known = one.thing.fixed in ("that", "target")
            return speech.renderer.say("each.controller.that" if known else "each.controller", of=first, text=text)
    return speech.renderer.say("each", of=first, text=effect_text(of.effect, inner))


@does(choices.EachEither)
def _each_either(of: choices.EachEither, speech: Speech) -> str:
    return _each(combinators.Each(of.of, choices.Or(of.choices()), by_controller=True), speech)


# --- what lasts ---------------------------------------------------------------------------------------------------


@does(lasting.Gain)
def _gain(of: lasting.Gain, speech: Speech) -> str:
    renderer, known = speech.renderer, speech.renderer.vocabulary
    until = renderer.phrases[f"until.{UNTIL[of.until]}"]
    subject = mention(of.of, speech, "each")
    if of.stat in known.forbidding:
        only_once(of.amount)
        what = renderer.phrases[f"do.{known.stats[of.stat]}"]
        return renderer.say("forbid", speech.mood, of=subject, what=what, until=until)
    if isinstance(of.amount, int) and -of.amount >= known.all_from:
        return renderer.say(f"give.{known.stats[of.stat]}.none", speech.mood, of=subject, until=until)
    key = f"give.{known.stats[of.stat]}"
    if "{amount" not in renderer.phrases[key]:
        only_once(of.amount)
    if isinstance(of.amount, int) and of.amount < 0 and f"{key}.less" in renderer.phrases:
        return renderer.say(f"{key}.less", speech.mood, of=subject, amount=Amount(-of.amount), until=until)
    how = counted if of.stat in known.signed else explained
    amount = _unsaid(lambda: how(of.amount, speech), speech, subject)
    amount = signed(amount) if of.stat in known.signed and "{amount}" in renderer.phrases[key] else amount
    if subject.up_to and not subject.said and speech.mood == DO:  # "three units gain", not "give three units"
        said = f"{renderer.say(f'grant.{known.stats[of.stat]}', of=subject, amount=amount)} {until}"
        return said + how(of.amount, speech).tail
    said = renderer.say(key, speech.mood, of=subject, amount=amount, until=until)
    return said + how(of.amount, speech).tail


def only_once(amount: HowMany) -> None:
    """Raise Unrenderable unless the amount is 1, for words that a card can only have once."""
    if amount != 1:
        raise Unrenderable(f"the phrase has no placeholder for the amount {amount!r}")


@does(combinators.AtRandom)
def _at_random(of: combinators.AtRandom, speech: Speech) -> str:
    chosen = NounPhrase(speech, thing_of(of.of, speech), "one")
    return speech.renderer.say("at-random", text=effect_text(of.effect, speech.about(chosen)))


@does(combinators.AnyPlayerMay)
def _any_player_may(of: combinators.AnyPlayerMay, speech: Speech) -> str:
    return speech.renderer.say("any-player-may", speech.mood, text=effect_text(of.effect, speech.by(HE, TO)))


@does(combinators.EachChooses)
def _each_chooses(of: combinators.EachChooses, speech: Speech) -> str:
    """What each player chooses, and what is then done with all of it."""
    theirs = speech.by(HE, TO)
    chosen = NounPhrase(theirs, thing_of(of.of, theirs), "a")
    choice = speech.renderer.say("each-chooses", speech.mood, of=chosen)
    chosen.several = chosen.many = True
    chosen.role = "chosen"
    return f"{choice}. {effect_text(of.effect, speech.about(chosen).in_mood(DO))}"


@does(choices.ChooseNumber)
def _choose_number(of: choices.ChooseNumber, speech: Speech) -> str:
    return f"{effect_text(of.effect, speech)}{LAST}{speech.renderer.say('choose-number', most=of.most)}{LAST}"
