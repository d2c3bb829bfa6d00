"""Phrases for verbs that only Invasion has."""

from __future__ import annotations

from dataclasses import replace

from ....effects.language.combinators import If
from ....effects.language.effect import Effect
from ....effects.language.select import Aimed, Everything
from ....effects.language.sets import It, This, Trigger
from ....effects.language.verbs import EVERYTHING, DiscardCards, DiscardTop, TakeToHand
from ....invasion.language.verbs import common as own
from ....invasion.language.verbs import damage, flow, looking, placing, shaping
from ....invasion.words import NEXT_BATTLE, ZONE_NAMES
from ...wording.ability import APART
from ...wording.amounts import counted, everything, explained
from ...wording.card_piles import ABOUT_HIM, and_then
from ...wording.combinators import each_player
from ...wording.context import YOU, NounPhrase, SentenceContext
from ...wording.effects import ONLY_ONCE, SENTENCES, UNTIL, effect_text, renders_effect
from ...wording.renderer import DO, TO, Amount, NounSpec, Unrenderable, agreeing
from ...wording.selectors import leaving, mention, names_its_source, noun_spec

ONLY_ONCE.append(own.Corrupt)
UNTIL[NEXT_BATTLE] = "battle"
APART.add(flow.CloseChain)
ABOUT_HIM.append(looking.LookAtTop)
SENTENCES.extend([looking.Search, looking.RevealTop, looking.LookAtTop, looking.LookAtHand])


@renders_effect(own.Restoring)
def _restore(of: own.Restoring, context: SentenceContext) -> str:
    return context.renderer.say("restore", context.mood, of=mention(of.of, context, "all", many=True))


@renders_effect(shaping.DevelopTop)
def _develop_top(of: shaping.DevelopTop, context: SentenceContext) -> str:
    if of.zone == placing.ANY_OF_YOURS:
        most = explained(of.amount, context)
        return context.renderer.say(f"develop-top.anywhere.{context.who}", context.mood, amount=most) + most.tail
    amount = counted(of.amount, context)
    named = {placing.HERE_ZONE: "here", placing.ITS_ZONE: "its"}
    zone = context.renderer.phrases[f"into.{named[of.zone] if of.zone in named else ZONE_NAMES[of.zone]}"]
    key = "develop-top.one" if amount.numeral == 1 and not amount.tail else "develop-top"
    return context.renderer.say(key, context.mood, amount=amount, zone=zone) + amount.tail


@renders_effect(own.MoveToZone)
def _move(of: own.MoveToZone, context: SentenceContext) -> str:
    moved = leaving(mention(of.of, context, "all", many=True))
    yours = context.who == YOU and (moved.spec.fixed == "this" or moved.spec.owner == "yours")
    return context.renderer.say("move.own" if yours else "move", context.mood, of=moved)


@renders_effect(damage.IndirectDamage)
def _indirect(of: damage.IndirectDamage, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    key = "indirect.everybody" if of.everybody else "indirect"
    key += ".uncancellable" if of.uncancellable else ""
    twice = context.renderer.phrases["indirect.twice"] if of.twice else ""
    return context.renderer.say(key, context.mood, amount=amount) + amount.tail + twice


@renders_effect(damage.DealDivided)
def _deal_divided(of: damage.DealDivided, context: SentenceContext) -> str:
    what = context.renderer.count(of.amount, "damage")
    return context.renderer.say("deal-divided", context.mood, what=what, of=mention(of.of, context, "bare", many=True))


@renders_effect(damage.RemoveDamage)
def _remove_damage(of: damage.RemoveDamage, context: SentenceContext) -> str:
    what = context.renderer.count(of.amount, "damage")
    return context.renderer.say("remove-damage", context.mood, what=what, of=mention(of.of, context))


@renders_effect(looking.EachDraws)
def _each_draws(of: looking.EachDraws, context: SentenceContext) -> str:
    return each_player(of, context)


@renders_effect(own.Cancel)
def _cancel(of: own.Cancel, context: SentenceContext) -> str:
    key = "cancel.forbidding" if of.forbidding else "cancel"
    return context.renderer.say(key, context.mood, of=mention(of.of, context))


@renders_effect(own.CopyTactic)
def _copy(of: own.CopyTactic, context: SentenceContext) -> str:
    return context.renderer.say("copy", context.mood, of=mention(of.of, context))


@renders_effect(looking.SearchTop)
def _search_top(of: looking.SearchTop, context: SentenceContext) -> str:
    wanted = NounPhrase(context, noun_spec(of.of, context), "a")
    return context.renderer.say("search-top", context.mood, amount=Amount(of.amount), of=wanted)


@renders_effect(looking.ShuffleDeck)
def _shuffle(of: looking.ShuffleDeck, context: SentenceContext) -> str:
    return context.renderer.say("shuffle", context.mood)


@renders_effect(looking.ShuffleInto)
def _shuffle_into(of: looking.ShuffleInto, context: SentenceContext) -> str:
    return context.renderer.say(
        f"shuffle-into.{context.who}", context.mood, of=mention(of.of, context, "all", many=True)
    )


@renders_effect(own.Attached)
def _attached(of: own.Attached, context: SentenceContext) -> str:
    return ""


@renders_effect(damage.RedirectAssigned)
def _redirect_assigned(of: damage.RedirectAssigned, context: SentenceContext) -> str:
    to = context.it if isinstance(of.to, It) and context.it else mention(of.to, context)
    card = mention(of.of, replace(context, it=None))  # without `it`, since this card is mentioned first
    if of.amount == EVERYTHING:
        return context.renderer.say("redirect-assigned.any", context.mood, of=card, to=to)
    return context.renderer.say("redirect-assigned", context.mood, amount=Amount(of.amount), of=card, to=to)


@renders_effect(damage.CancelAssigned)
def _cancel_assigned(of: damage.CancelAssigned, context: SentenceContext) -> str:
    renderer, amount = context.renderer, counted(of.amount, context)
    what = renderer.phrases["all-damage"] if everything(of.amount) else renderer.count(amount.numeral, "damage")
    key = "cancel-assigned.one" if amount.numeral == 1 else "cancel-assigned"
    return renderer.say(key, context.mood, what=what, of=mention(of.of, context, "bare", many=True)) + amount.tail


@renders_effect(flow.AttackNow)
def _attack_now(of: flow.AttackNow, context: SentenceContext) -> str:
    if isinstance(of.by, Everything):
        return context.renderer.say("attack-now", context.mood)
    return context.renderer.say("attack-now.by", context.mood, of=mention(of.by, context))


@renders_effect(placing.PutIntoPlay)
def _put_into_play(of: placing.PutIntoPlay, context: SentenceContext) -> str:
    """Put a card into play: into which zone, and how."""
    renderer = context.renderer
    named = {placing.ANY_OF_YOURS: "any", placing.HERE_ZONE: "here", placing.THAT_ZONE: "that"} | {
        placing.DEFENDING_ZONE: "defending"
    }
    zone = renderer.phrases[f"put-into.{named[of.zone] if of.zone in named else ZONE_NAMES[of.zone]}"]
    how = (renderer.phrases["put.corrupted"] if of.corrupted else "") + (
        renderer.phrases["put.declared" if of.declared else "put.attacking"] if of.attacking else ""
    )
    how += renderer.phrases["put.defending"] if of.defending else ""
    put = mention(of.of, context)
    how = agreeing(how, put.plural, put.gender)
    if put.plural and of.zone == placing.ANY_OF_YOURS:
        zone = renderer.phrases["put-into.any.many"]
    key = "put-into-play.it" if put.is_brief("acc") else "put-into-play"
    if names_its_source(put):
        key += ".from"
        if not how.startswith(","):  # "in your battlefield attacking" comes before a long description
            zone, how = zone + how, ""
    return renderer.say(key, context.mood, of=put, zone=zone, how=how)


@renders_effect(placing.AttachCard)
def _attach_card(of: placing.AttachCard, context: SentenceContext) -> str:
    card, to = mention(of.of, context), mention(of.to, context)
    if isinstance(of.of, This) or not isinstance(of.to, (Aimed, It, Trigger)):
        to.spec.other = True  # the new host is another card than now
    return context.renderer.say("attach-card", context.mood, of=card, to=to)


def _search_abroad(of: looking.Search, wanted: NounPhrase, context: SentenceContext) -> str:
    """Search the top cards of an opponent's deck."""
    if not isinstance(of.top, int) or not of.shuffled or of.random:
        raise Unrenderable("an opponent's deck is searched from its top, and shuffled")
    renderer = context.renderer
    where = renderer.say("top-cards.enemy", amount=Amount(of.top))
    found = renderer.say("search", context.mood, where=where, of=wanted)
    wanted.briefly = True
    return renderer.say("search.abroad", found=found, text=effect_text(of.effect, context.about(wanted).in_mood(TO)))


@renders_effect(looking.Search)
def _search(of: looking.Search, context: SentenceContext) -> str:
    """Search: where and for what, and what is done with the found cards."""
    spec, renderer = noun_spec(of.of, context), context.renderer
    spec.heads = spec.heads or ["card"]
    several = "any-number" if of.most == EVERYTHING else "a"
    wanted = NounPhrase(context, spec, several, of.most > 1, of.most if of.most > 1 else 1, of.most > 1)
    if of.most == EVERYTHING:
        wanted = NounPhrase(context, spec, "any-number", True)
    wanted.role = "found"
    top = explained(of.top, context)
    if of.enemy:
        return _search_abroad(of, wanted, context)
    where = renderer.phrases["whole-deck"] if of.top == EVERYTHING else renderer.say("top-cards", amount=top)
    found = renderer.say("search", context.mood, where=where, of=wanted) + ("" if of.top == EVERYTHING else top.tail)
    wanted.briefly = True
    if of.random:
        wanted = NounPhrase(context, spec if renderer.tells_that else NounSpec(["card"]), "that")
        wanted.said = wanted.briefly = True
    if of.shuffled and not of.random:  # otherwise "it" would mean the shuffled deck
        wanted.briefly = False
    shown = isinstance(of.effect, TakeToHand) and of.effect.seen
    one = ".one" if "search.shown.one" in renderer.phrases and not wanted.many else ""
    key = f"search.shown{one}" if shown else "search.random" if of.random else "search.then"
    if of.must_find() and not shown:
        return renderer.say("search.any", found=found, text=effect_text(of.effect, context.about(wanted)))
    if of.random and of.shuffled:
        return renderer.say(
            "search.random.shuffled", found=found, text=effect_text(of.effect, context.about(wanted).in_mood(DO))
        )
    if of.shuffled:
        return renderer.say(
            "search.shuffled", found=found, text=effect_text(of.effect, context.about(wanted).in_mood(DO))
        )
    return renderer.say(key, found=found, text=effect_text(of.effect, context.about(wanted).in_mood(TO)))


@renders_effect(looking.RevealTop)
def _reveal_top(of: looking.RevealTop, context: SentenceContext) -> str:
    amount = explained(of.amount, context)
    key = "reveal-top.one" if amount.numeral == 1 else "reveal-top"
    said = context.renderer.say(f"{key}.{context.who}", context.mood, amount=amount) + amount.tail
    return and_then(said, _naming_the_card(of), context)


def _naming_the_card(of: looking.RevealTop) -> Effect:
    """The effect on one revealed card, which is still the top card: "discard it", not "discard the top card"."""
    effect = of.effect
    if isinstance(effect, If) and of.amount == 1 and effect.otherwise == DiscardTop(1):
        return replace(effect, otherwise=DiscardCards(It()))
    return effect


@renders_effect(looking.PutOnDeck)
def _put_on_deck(of: looking.PutOnDeck, context: SentenceContext) -> str:
    key = "put-on-deck.bottom" if of.bottom else "put-on-deck"
    return context.renderer.say(key, context.mood, of=mention(of.of, context, "all", many=True))


@renders_effect(looking.LookAtTop)
def _look_at_top(of: looking.LookAtTop, context: SentenceContext) -> str:
    """Look at top cards, with what may be done with them."""
    renderer, amount = context.renderer, explained(of.amount, context)
    one = "look-at-top.one" if amount.numeral == 1 else "look-at-top"
    said = renderer.say(f"{one}.{context.who}", context.mood, amount=amount) + amount.tail
    if of.discards:
        key = "look.discard.any" if of.discards == EVERYTHING else "look.discard"
        said += renderer.say(key, amount=Amount(of.discards))
    rest = "" if of.discards else ".one" if amount.numeral == 1 else ".all"
    if of.bottom == EVERYTHING:
        return said + renderer.phrases[f"look.top-or-bottom{rest}"]
    if of.bottom:
        return said + renderer.say("look.some-bottom", amount=Amount(of.bottom))
    return said + renderer.phrases[f"look.back{rest}"]


@renders_effect(looking.LookAtHand)
def _look_at_hand(of: looking.LookAtHand, context: SentenceContext) -> str:
    said = context.renderer.say("look-at-hand", context.mood)
    return said + (context.renderer.say("look-at-hand.discard", amount=Amount(of.discards)) if of.discards else "")


@renders_effect(looking.RevealHand)
def _reveal_hand(of: looking.RevealHand, context: SentenceContext) -> str:
    return context.renderer.say(f"reveal-hand.{context.who}", context.mood)


@renders_effect(damage.Fight)
def _fight(of: damage.Fight, context: SentenceContext) -> str:
    return context.renderer.say("fight", context.mood, one=mention(of.one, context), other=mention(of.other, context))


@renders_effect(placing.PutTogether)
def _put_together(of: placing.PutTogether, context: SentenceContext) -> str:
    zone = context.renderer.phrases["into.its" if of.zone == placing.ITS_ZONE else f"into.{ZONE_NAMES[of.zone]}"]
    put = mention(of.of, context, "all", many=True)
    key = "put-together"
    if put.spec.fixed == "noted":
        key, zone = "put-together.noted", context.renderer.phrases[f"put-into.{ZONE_NAMES[of.zone]}"]
    said = context.renderer.say(key, context.mood, of=put, zone=zone)
    if of.then is None:
        return said
    return context.renderer.say(
        "put-together.then", said=said, text=effect_text(of.then, context.about(put).in_mood(DO))
    )


@renders_effect(placing.MoveInto)
def _move_into(of: placing.MoveInto, context: SentenceContext) -> str:
    place = "here" if of.zone == placing.HERE_ZONE else ZONE_NAMES[of.zone]
    zone = context.renderer.phrases[f"move-into.{place}"]
    return context.renderer.say(
        "move-into", context.mood, of=leaving(mention(of.of, context, "all", many=True)), zone=zone
    )
