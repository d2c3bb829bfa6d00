"""Playout policy (fast choice of answers) for Invasion: build kingdom and quest, then an army, then burn a section.

It tries no options: every answer follows from the visible position, so that a whole turn takes little time.
"""

from __future__ import annotations

from typing import Final

from ...engine.rng import Rng
from ...invasion import words
from ...invasion.rules.actions.openings import DEVELOP_CARD, NO_FIRST, PLAY_CARD, in_capital
from ...invasion.rules.actions.paying import price
from ...invasion.rules.actions.window import Window
from ...invasion.rules.battles.combat import AssignDamage, DeclareAttackers, DeclareDefenders, DeclareTarget
from ...invasion.rules.damage.amounts import enough
from ...invasion.rules.damage.indirect import Indirect
from ...invasion.rules.draft import Pick, Reinforce, Remove
from ...invasion.rules.power import zone_power
from ...invasion.rules.turn import Restore
from ...invasion.setup import Mulligan
from ...invasion.state import InvasionState
from ..duel import highest
from ..lookahead import idle_or_first
from .combat import best_target, defends, divide, section_hit_value
from .static_evaluation import HAND_USED, card_worth, section_damage_value, small_deck_penalty, yields

# Weights of the policy, tuned by games of the policy against itself; some differ from those of the evaluation.
STRIKE: Final = 1.92  # value per point of power in the battlefield
GUARD: Final = 0.79  # value of a unit per hit point
HELD: Final = 1.34  # value of a development, which is one hit point for its zone
COST: Final = 0.33  # penalty per spent resource, which could have bought something else
LEAST: Final = 0.23  # minimum value of a play that the policy makes
GIVEN_UP: Final = 0.43  # share of the value of a card in hand that playing it costs
CROWDED: Final = 0.11  # discount for a card from a hand with more cards than can be played
BUILT: Final = 1.22  # factor of the additional yield of kingdom and quest zone
WITHOUT_POWER: Final = 1.09  # value of an attachment or a quest ...
STANDING: Final = 0.4  # ... and of a support, in addition to its cost
BOUGHT: Final = 0.23  # additional value of these cards per resource of their cost
LEGENDARY: Final = 4.0
UNGUARDED: Final = 1.02  # value of a defender for an undefended zone, more if the zone is damaged
GUARDED: Final = 0.26  # value of a defender for a zone that has one already
WHOLE: Final = 0.5  # factor of both values if the section is undamaged
HURT: Final = 3.01  # addition to that factor, increasing as the section nears burning
BURNT: Final = 0.29  # penalty for a unit in a burning zone
CHEAP: Final = 3  # maximum cost of a card that counts as cheap: it can be paid in the first turn
STARTING: Final = 2  # minimum number of cheap cards with power in a starting hand that is kept


def policy_choice(s: InvasionState, rng: Rng) -> int:
    """The index of the policy's answer for the seat that has to decide."""
    question, options = s.question, s.options
    if isinstance(question, Window):
        if in_capital(s, s.seat) and not s.chain:
            return best_play(s)
        return 0
    if isinstance(question, DeclareTarget):
        return best_target(s, options)
    if isinstance(question, DeclareAttackers):
        return 1 if len(options) > 1 else 0
    if isinstance(question, DeclareDefenders):
        return 1 if len(options) > 1 and defends(s) else 0
    if isinstance(question, AssignDamage):
        return assign(s, question)
    if isinstance(question, Indirect):
        return divide(s, question)
    if isinstance(question, Restore):
        return max(range(1, len(options)), key=lambda index: s.duel.power[options[index]]) if len(options) > 1 else 0
    if isinstance(question, Mulligan):
        return 0 if keeps_hand(s, s.seat) else 1
    if isinstance(question, (Pick, Reinforce)):
        return max(range(len(options)), key=lambda index: drafted_worth(s, options[index], s.seat))
    if isinstance(question, Remove):
        return max(range(len(options)), key=lambda index: drafted_worth(s, options[index], 1 - s.seat))
    return idle_or_first(s)


# --- the capital phase ------------------------------------------------------------------------------------------


def best_play(s: InvasionState) -> int:
    """The index of the best play, or of the pass."""
    return highest(play_values(s), LEAST)


def play_values(s: InvasionState) -> list[float]:
    """A quick value for each option of the capital phase; 0 for the pass and for options that cannot be valued."""
    seat = s.seat
    question = s.question
    assert isinstance(question, Window)
    powers = [zone_power(s, seat, zone) for zone in words.ZONES]
    income, draws = (
        words.BASE_POWER[words.KINGDOM] + powers[words.KINGDOM],
        words.BASE_POWER[words.QUEST] + powers[words.QUEST],
    )
    now = yields(max(1, income), max(1, draws))
    worths = sorted([card_worth(s, card) for card in s.hand(seat)], reverse=True)
    crowded = len(worths) > HAND_USED
    values: list[float] = []
    for option in s.options:
        action, card, first = question.opening(option)
        if action == DEVELOP_CARD:
            values.append(development_value(s, s.place[first]) - development_loss(card_worth(s, card), worths))
        elif action != PLAY_CARD or not s.duel.kinds[card] & (
            words.UNIT | words.SUPPORT | words.QUEST_CARD | words.LEGEND
        ):
            values.append(0.0)
        else:
            spent = COST * price(s, seat, card) + (CROWDED if crowded else GIVEN_UP * card_worth(s, card))
            values.append(_placed(s, card, first, income, draws, now) - spent)
    return values


def development_loss(worth: float, worths: list[float]) -> float:
    """The value lost with a card played facedown; in a crowded hand, relative to the next card."""
    return CROWDED + max(0.0, worth - worths[HAND_USED]) if len(worths) > HAND_USED else worth


def _placed(s: InvasionState, card: int, first: int, income: int, draws: int, now: float) -> float:
    """The value of a card at its destination."""
    duel = s.duel
    kind, power = duel.kinds[card], duel.power[card]
    if first == NO_FIRST or duel.attachment[card]:
        return LEGENDARY + 2.0 * power if kind & words.LEGEND else WITHOUT_POWER + BOUGHT * duel.cost[card]
    zone = s.place[first] // words.SEATS
    value = GUARD * duel.hit_points[card] if kind & words.UNIT else STANDING + BOUGHT * duel.cost[card]
    if kind & words.UNIT:
        value += defender_urgency(s, zone * words.SEATS + s.seat)
    if zone == words.KINGDOM:
        value += BUILT * (yields(max(1, income + power), max(1, draws)) - now)
    elif zone == words.QUEST:
        value += BUILT * (yields(max(1, income), max(1, draws + power)) - now)
        value -= small_deck_penalty(len(s.deck(s.seat)), max(1, draws + power)) - small_deck_penalty(
            len(s.deck(s.seat)), max(1, draws)
        )
    elif zone == words.BATTLEFIELD:
        value += STRIKE * power
    return value


def defender_urgency(s: InvasionState, place: int) -> float:
    """The urgency of a defender for a zone: highest if it is damaged and undefended."""
    section = s.duel.section(place)
    if s.marks[section] & words.BURNING:
        return -BURNT
    alone = not [card for card in s.piles[place] if s.kinds[card] & words.UNIT]
    share = s.damage[section] / (words.SECTION_HIT_POINTS + s.developments(place))
    return (UNGUARDED if alone else GUARDED) * (WHOLE + HURT * share)


def development_value(s: InvasionState, place: int) -> float:
    """The value of a development for a zone."""
    section = s.duel.section(place)
    if s.marks[section] & words.BURNING:
        return 0.0
    full = words.SECTION_HIT_POINTS + s.developments(place)
    return HELD + section_damage_value(s.damage[section], full) - section_damage_value(s.damage[section], full + 1)


# --- the attack -------------------------------------------------------------------------------------------------


def assign(s: InvasionState, question: AssignDamage) -> int:
    """The index for damage: enough on the weakest uncovered unit, the rest on the section; a defender kills units."""
    targets = sorted({question.share(option)[1] for option in s.options})
    sections = [card for card in targets if card >= s.duel.cards]
    if sections:
        best = max(sections, key=lambda each: (section_hit_value(s, s.place[each], question.number), -each))
        return question.index_of(s, question.number, best)
    left = question.number
    short = [card for card in targets if s.assigned[card] < enough(s, card)]
    lacking = {card: enough(s, card) - s.assigned[card] for card in short}
    deadly = [card for card in short if lacking[card] <= left]
    if deadly:
        card = max(deadly, key=lambda each: ((s.power[each] + 0.5) / lacking[each], -each))
        return question.index_of(s, lacking[card], card)
    card = min(short or targets, key=lambda each: (lacking.get(each, 0), each))
    return question.index_of(s, left, card)


# --- before the game --------------------------------------------------------------------------------------------


def keeps_hand(s: InvasionState, seat: int) -> bool:
    """True if a starting hand is worth keeping: enough cards that give power at once, compared with a new hand."""
    hand = s.hand(seat)
    early = len([card for card in hand if builds(s, seat, card)])
    every = early + len([card for card in s.deck(seat) if builds(s, seat, card)])
    usual = every * len(hand) // (len(hand) + len(s.deck(seat)))
    return early >= max(1, min(STARTING, usual))


def builds(s: InvasionState, seat: int, card: int) -> bool:
    """True if a card can be paid for in the first turn and gives a zone power."""
    duel = s.duel
    if not duel.kinds[card] & (words.UNIT | words.SUPPORT) or duel.attachment[card] or not duel.power[card]:
        return False
    return price(s, seat, card) <= CHEAP


def drafted_worth(s: InvasionState, card: int, seat: int) -> float:
    """The value of a card in a drafted deck: power for its price; a deck needs cheap cards as well."""
    if card < 0:
        return -1.0
    duel = s.duel
    kind = duel.kinds[card]
    price = duel.cost[card] + 0.6 * duel.loyalty[card]
    if kind & words.UNIT:
        return 3.0 + 2.0 * duel.power[card] + 0.7 * duel.hit_points[card] - 0.9 * price
    if kind & words.SUPPORT:
        return 2.5 + 2.0 * duel.power[card] - 0.6 * price
    return 2.0 - 0.3 * price
