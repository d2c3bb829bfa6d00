"""Phrases for verbs that only Invasion has."""

from __future__ import annotations

from dataclasses import replace

from ....effects.language.select import Aimed, Everything
from ....effects.language.sets import It, This, Trigger
from ....effects.language.verbs import EVERYTHING, SacrificeOne, TakeToHand
from ....invasion.language.verbs import common as own
from ....invasion.language.verbs import damage, flow, looking, placing, shaping
from ....invasion.words import NEXT_BATTLE, ZONE_NAMES
from ...wording.ability import APART
from ...wording.amounts import counted, everything, explained
from ...wording.effects import ONLY_ONCE, SENTENCES, UNTIL, does, each_player, effect_text, repeats
from ...wording.piles import ABOUT_HIM, and_then
from ...wording.renderer import DO, TO, Amount, Thing, Unrenderable, agreeing
from ...wording.speech import YOU, NounPhrase, Speech
from ...wording.things import leaving, mention, thing_of

ONLY_ONCE.append(own.Corrupt)
UNTIL[NEXT_BATTLE] = "battle"
APART.add(flow.CloseChain)
ABOUT_HIM.append(looking.LookAtTop)
SENTENCES.extend([looking.Search, looking.RevealTop, looking.LookAtTop, looking.LookAtHand])


@does(own.Restoring)
def _restore(of: own.Restoring, speech: Speech) -> str:
    return speech.renderer.say("restore", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(shaping.DevelopTop)
def _develop_top(of: shaping.DevelopTop, speech: Speech) -> str:
    if of.zone == placing.ANY_OF_YOURS:
        most = explained(of.amount, speech)
        return speech.renderer.say(f"develop-top.anywhere.{speech.who}", speech.mood, amount=most) + most.tail
    amount = counted(of.amount, speech)
    named = {placing.HERE_ZONE: "here", placing.ITS_ZONE: "its"}
    zone = speech.renderer.phrases[f"into.{named[of.zone] if of.zone in named else ZONE_NAMES[of.zone]}"]
    key = "develop-top.one" if amount.numeral == 1 and not amount.tail else "develop-top"
    return speech.renderer.say(key, speech.mood, amount=amount, zone=zone) + amount.tail


@does(own.MoveToZone)
def _move(of: own.MoveToZone, speech: Speech) -> str:
    moved = leaving(mention(of.of, speech, "all", many=True))
    yours = speech.who == YOU and (moved.thing.fixed == "this" or moved.thing.owner == "yours")
    return speech.renderer.say("move.own" if yours else "move", speech.mood, of=moved)


@does(damage.IndirectDamage)
def _indirect(of: damage.IndirectDamage, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    key = "indirect.everybody" if of.everybody else "indirect"
    key += ".uncancellable" if of.uncancellable else ""
    twice = speech.renderer.phrases["indirect.twice"] if of.twice else ""
    return speech.renderer.say(key, speech.mood, amount=amount) + amount.tail + twice


@does(damage.DealDivided)
def _deal_divided(of: damage.DealDivided, speech: Speech) -> str:
    what = speech.renderer.count(of.amount, "damage")
    return speech.renderer.say("deal-divided", speech.mood, what=what, of=mention(of.of, speech, "bare", many=True))


@does(damage.RemoveDamage)
def _remove_damage(of: damage.RemoveDamage, speech: Speech) -> str:
    what = speech.renderer.count(of.amount, "damage")
    return speech.renderer.say("remove-damage", speech.mood, what=what, of=mention(of.of, speech))


@does(looking.EachDraws)
def _each_draws(of: looking.EachDraws, speech: Speech) -> str:
    return each_player(of, speech)


@does(own.Cancel)
def _cancel(of: own.Cancel, speech: Speech) -> str:
    key = "cancel.forbidding" if of.forbidding else "cancel"
    return speech.renderer.say(key, speech.mood, of=mention(of.of, speech))


@does(own.CopyTactic)
def _copy(of: own.CopyTactic, speech: Speech) -> str:
    return speech.renderer.say("copy", speech.mood, of=mention(of.of, speech))


@does(looking.SearchTop)
def _search_top(of: looking.SearchTop, speech: Speech) -> str:
    wanted = NounPhrase(speech, thing_of(of.of, speech), "a")
    return speech.renderer.say("search-top", speech.mood, amount=Amount(of.amount), of=wanted)


@does(looking.ShuffleDeck)
def _shuffle(of: looking.ShuffleDeck, speech: Speech) -> str:
    return speech.renderer.say("shuffle", speech.mood)


@does(looking.ShuffleInto)
def _shuffle_into(of: looking.ShuffleInto, speech: Speech) -> str:
    return speech.renderer.say(f"shuffle-into.{speech.who}", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(own.Attached)
def _attached(of: own.Attached, speech: Speech) -> str:
    return ""


@does(damage.RedirectAssigned)
def _redirect_assigned(of: damage.RedirectAssigned, speech: Speech) -> str:
    to = speech.it if isinstance(of.to, It) and speech.it else mention(of.to, speech)
    card = mention(of.of, replace(speech, it=None))  # without `it`, since this card is mentioned first
    if of.amount == EVERYTHING:
        return speech.renderer.say("redirect-assigned.any", speech.mood, of=card, to=to)
    return speech.renderer.say("redirect-assigned", speech.mood, amount=Amount(of.amount), of=card, to=to)


@does(damage.CancelAssigned)
def _cancel_assigned(of: damage.CancelAssigned, speech: Speech) -> str:
    renderer, amount = speech.renderer, counted(of.amount, speech)
    what = renderer.phrases["all-damage"] if everything(of.amount) else renderer.count(amount.numeral, "damage")
    key = "cancel-assigned.one" if amount.numeral == 1 else "cancel-assigned"
    return renderer.say(key, speech.mood, what=what, of=mention(of.of, speech, "bare", many=True)) + amount.tail


@does(flow.AttackNow)
def _attack_now(of: flow.AttackNow, speech: Speech) -> str:
    if isinstance(of.by, Everything):
        return speech.renderer.say("attack-now", speech.mood)
    return speech.renderer.say("attack-now.by", speech.mood, of=mention(of.by, speech))


@does(placing.PutIntoPlay)
def _put_into_play(of: placing.PutIntoPlay, speech: Speech) -> str:
    """Put a card into play: into which zone, and how."""
    renderer = speech.renderer
    named = {placing.ANY_OF_YOURS: "any", placing.HERE_ZONE: "here", placing.THAT_ZONE: "that"} | {
        placing.DEFENDING_ZONE: "defending"
    }
    zone = renderer.phrases[f"put-into.{named[of.zone] if of.zone in named else ZONE_NAMES[of.zone]}"]
    how = (renderer.phrases["put.corrupted"] if of.corrupted else "") + (
        renderer.phrases["put.declared" if of.declared else "put.attacking"] if of.attacking else ""
    )
    how += renderer.phrases["put.defending"] if of.defending else ""
    put = mention(of.of, speech)
    how = agreeing(how, put.plural, put.gender)
    if put.plural and of.zone == placing.ANY_OF_YOURS:
        zone = renderer.phrases["put-into.any.many"]
    key = "put-into-play.it" if put.is_brief("acc") else "put-into-play"
    return renderer.say(key, speech.mood, of=put, zone=zone, how=how)


@does(placing.AttachCard)
def _attach_card(of: placing.AttachCard, speech: Speech) -> str:
    card, to = mention(of.of, speech), mention(of.to, speech)
    if isinstance(of.of, This) or not isinstance(of.to, (Aimed, It, Trigger)):
        to.thing.other = True  # the new host is another card than now
    return speech.renderer.say("attach-card", speech.mood, of=card, to=to)


def _search_abroad(of: looking.Search, wanted: NounPhrase, speech: Speech) -> str:
    """Search the top cards of an opponent's deck."""
    if not isinstance(of.top, int) or not of.shuffled or of.random:
        raise Unrenderable("an opponent's deck is searched from its top, and shuffled")
    renderer = speech.renderer
    where = renderer.say("top-cards.enemy", amount=Amount(of.top))
    found = renderer.say("search", speech.mood, where=where, of=wanted)
    wanted.briefly = True
    return renderer.say("search.abroad", found=found, text=effect_text(of.effect, speech.about(wanted).in_mood(TO)))


@does(looking.Search)
def _search(of: looking.Search, speech: Speech) -> str:
    """Search: where and for what, and what is done with the found cards."""
    thing, renderer = thing_of(of.of, speech), speech.renderer
    thing.heads = thing.heads or ["card"]
    several = "any-number" if of.most == EVERYTHING else "a"
    wanted = NounPhrase(speech, thing, several, of.most > 1, of.most if of.most > 1 else 1, of.most > 1)
    if of.most == EVERYTHING:
        wanted = NounPhrase(speech, thing, "any-number", True)
    wanted.role = "found"
    top = explained(of.top, speech)
    if of.enemy:
        return _search_abroad(of, wanted, speech)
    where = renderer.phrases["whole-deck"] if of.top == EVERYTHING else renderer.say("top-cards", amount=top)
    found = renderer.say("search", speech.mood, where=where, of=wanted) + ("" if of.top == EVERYTHING else top.tail)
    wanted.briefly = True
    if of.random:
        wanted = NounPhrase(speech, thing if renderer.tells_that else Thing(["card"]), "that")
        wanted.said = wanted.briefly = True
    if of.shuffled and not of.random:  # otherwise "it" would mean the shuffled deck
        wanted.briefly = False
    shown = isinstance(of.effect, TakeToHand) and of.effect.seen
    one = ".one" if "search.shown.one" in renderer.phrases and not wanted.many else ""
    key = f"search.shown{one}" if shown else "search.random" if of.random else "search.then"
    if of.must_find() and not shown:
        return renderer.say("search.any", found=found, text=effect_text(of.effect, speech.about(wanted)))
    if of.random and of.shuffled:
        return renderer.say(
            "search.random.shuffled", found=found, text=effect_text(of.effect, speech.about(wanted).in_mood(DO))
        )
    if of.shuffled:
        return renderer.say(
            "search.shuffled", found=found, text=effect_text(of.effect, speech.about(wanted).in_mood(DO))
        )
    return renderer.say(key, found=found, text=effect_text(of.effect, speech.about(wanted).in_mood(TO)))


@does(looking.RevealTop)
def _reveal_top(of: looking.RevealTop, speech: Speech) -> str:
    amount = explained(of.amount, speech)
    key = "reveal-top.one" if amount.numeral == 1 else "reveal-top"
    said = speech.renderer.say(f"{key}.{speech.who}", speech.mood, amount=amount) + amount.tail
    return and_then(said, of.effect, speech)


@does(looking.PutOnDeck)
def _put_on_deck(of: looking.PutOnDeck, speech: Speech) -> str:
    key = "put-on-deck.bottom" if of.bottom else "put-on-deck"
    return speech.renderer.say(key, speech.mood, of=mention(of.of, speech, "all", many=True))


@does(looking.LookAtTop)
def _look_at_top(of: looking.LookAtTop, speech: Speech) -> str:
    """Look at top cards, with what may be done with them."""
    renderer, amount = speech.renderer, explained(of.amount, speech)
    one = "look-at-top.one" if amount.numeral == 1 else "look-at-top"
    said = renderer.say(f"{one}.{speech.who}", speech.mood, amount=amount) + amount.tail
    if of.discards:
        key = "look.discard.any" if of.discards == EVERYTHING else "look.discard"
        said += renderer.say(key, amount=Amount(of.discards))
    rest = "" if of.discards else ".one" if amount.numeral == 1 else ".all"
    if of.bottom == EVERYTHING:
        return said + renderer.phrases[f"look.top-or-bottom{rest}"]
    if of.bottom:
        return said + renderer.say("look.some-bottom", amount=Amount(of.bottom))
    return said + renderer.phrases[f"look.back{rest}"]


@does(looking.LookAtHand)
def _look_at_hand(of: looking.LookAtHand, speech: Speech) -> str:
    said = speech.renderer.say("look-at-hand", speech.mood)
    return said + (speech.renderer.say("look-at-hand.discard", amount=Amount(of.discards)) if of.discards else "")


@does(looking.RevealHand)
def _reveal_hand(of: looking.RevealHand, speech: Speech) -> str:
    return speech.renderer.say(f"reveal-hand.{speech.who}", speech.mood)


@repeats(SacrificeOne)
def _sacrifice_several(of: SacrificeOne, amount: Amount, speech: Speech) -> str:
    several = NounPhrase(speech, thing_of(of.of, speech), "a", numeral=amount.numeral)
    return speech.renderer.say("sacrifice", speech.mood, of=several) + amount.tail


@does(damage.Fight)
def _fight(of: damage.Fight, speech: Speech) -> str:
    return speech.renderer.say("fight", speech.mood, one=mention(of.one, speech), other=mention(of.other, speech))


@does(placing.PutTogether)
def _put_together(of: placing.PutTogether, speech: Speech) -> str:
    zone = speech.renderer.phrases["into.its" if of.zone == placing.ITS_ZONE else f"into.{ZONE_NAMES[of.zone]}"]
    put = mention(of.of, speech, "all", many=True)
    key = "put-together"
    if put.thing.fixed == "noted":
        key, zone = "put-together.noted", speech.renderer.phrases[f"put-into.{ZONE_NAMES[of.zone]}"]
    said = speech.renderer.say(key, speech.mood, of=put, zone=zone)
    if of.then is None:
        return said
    return speech.renderer.say("put-together.then", said=said, text=effect_text(of.then, speech.about(put).in_mood(DO)))


@does(placing.MoveInto)
def _move_into(of: placing.MoveInto, speech: Speech) -> str:
    place = "here" if of.zone == placing.HERE_ZONE else ZONE_NAMES[of.zone]
    zone = speech.renderer.phrases[f"move-into.{place}"]
    return speech.renderer.say(
        "move-into", speech.mood, of=leaving(mention(of.of, speech, "all", many=True)), zone=zone
    )
