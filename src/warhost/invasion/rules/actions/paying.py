"""The costs of playing cards, and paying them (INV-3)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import PLAY
from ....effects.language.ability_use import AbilityUse
from ....effects.language.basis import RESOURCES
from ....effects.language.effect import value
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import subjects_of
from ....effects.state.modifiers import InForce
from ....engine.moves import Move
from ....engine.steps import Question
from ...changes.common import CostChange, IgnoresLoyalty, PaysWithDamage, PaysWithTokens, PlaysFrom, TargetPrice
from ...state import InvasionState
from ...words import FACEDOWN, FROM_DISCARD, PLAYED, PLAYED_AT, PLAYED_FROM_DISCARD, RACES

POOL = -2  # the option to pay from the resource pool, not with tokens
TOKENS: Final = 512  # options from here on: pay with the tokens of card `option - TOKENS`


def printed_cost(s: InvasionState, seat: int, card: int, section: int = NOTHING) -> int:
    """The printed cost with all increases and reductions, without loyalty (INV-3.15, INV-3.16).

    Some changes depend on the zone that the card is played into: `section`, if it is known.  A card from another
    player's pile costs as much as if it were the player's own (INV-39.19).
    """
    control, owner = s.controller, s.controller[card]
    if owner == seat or s.is_in_play(card):
        return _changed_cost(s, seat, card, section)
    control[card] = seat
    cost = _changed_cost(s, seat, card, section)
    control[card] = owner
    return cost


def _changed_cost(s: InvasionState, seat: int, card: int, section: int) -> int:
    cost = s.duel.cost[card] + defined_x(s, seat, card)
    found = s.modifiers(CostChange).concerning(card)
    for each in sorted(found, key=_without_least) if len(found) > 1 else found:
        use, change = each.use, each.modifier
        if (not change.first or not _played_before(s, use, change)) and fits(s, use, change, card, section):
            changed = cost + value(change.amount, s, use, card, use.controller)
            cost = max(changed, min(cost, change.least)) if change.least else changed
    for entry in s.duel.constants[card]:
        for own in entry.modifiers(CostChange):
            if own.of.about_this():
                use = AbilityUse(entry, card, seat, s.place[card], s.births[card])
                if entry.ability.only.holds(s, use, card, seat) and fits(s, use, own, card, section):
                    cost += value(own.amount, s, use, card, seat)
    return max(0, cost)


def defined_x(s: InvasionState, seat: int, card: int) -> int:
    """The X of a cost if the text defines it (INV-12.8, INV-FAQ-120), otherwise 0."""
    number = s.duel.x_is[card]
    if isinstance(number, int):
        return number
    return number.value(s, AbilityUse(s.duel.play[card], card, seat, s.place[card], s.births[card]), card, seat)


def fits(s: InvasionState, use: AbilityUse, change: CostChange, card: int, section: int) -> bool:
    """True if a cost change applies to the zone that a card goes to and the pile that it comes from."""
    if change.risen and not is_risen(s, card):
        return False
    if change.into is ALL:
        return True
    return section != NOTHING and change.into.has(s, section, use, section, use.controller)


def is_risen(s: InvasionState, card: int) -> bool:
    """True if a card is being played from a discard pile."""
    return s.place[card] in s.duel.discards or bool(s.marks[card] & FROM_DISCARD)


def _without_least(each: InForce[CostChange]) -> bool:
    """Sort key: changes with a minimum come first, because a minimum limits only the change that has it."""
    return not each.modifier.least


def _played_before(s: InvasionState, use: AbilityUse, change: CostChange) -> bool:
    """True if the player has already played a card of the set this turn."""
    seat = use.controller
    told = PLAYED_FROM_DISCARD if change.risen else PLAYED
    for at, (kind, card, who, _) in enumerate(s.history):
        if kind == told and who == seat and as_played(s, card, seat, change.of, use):
            if change.into is ALL or _was_played_into(s, at, use, change):
                return True
    return False


def as_played(s: InvasionState, card: int, seat: int, of: Selector, use: AbilityUse) -> bool:
    """True if a card belonged to a set when a player played it, judged by the printed card."""
    kinds, control, marks = s.kinds, s.controller, s.marks
    now = kinds[card], control[card], marks[card]
    kinds[card], control[card], marks[card] = s.duel.kinds[card], seat, marks[card] & ~FACEDOWN
    found = of.has(s, card, use, card, use.controller)
    kinds[card], control[card], marks[card] = now
    return found


def _was_played_into(s: InvasionState, at: int, use: AbilityUse, change: CostChange) -> bool:
    """True if the card was played into a zone to which a cost change applies, according to the history."""
    for kind, section, who, _ in s.history[at + 1 : at + 2]:
        return kind == PLAYED_AT and who == use.controller and change.into.has(s, section, use, section, who)
    return False


def loyalty_cost(s: InvasionState, seat: int, card: int) -> int:
    """The loyalty cost of a card (INV-3.9)."""
    icons = s.duel.loyalty[card]
    if not icons:
        return 0
    if PlaysFrom in s.in_force and not s.is_in_play(card):
        for each in s.modifiers(PlaysFrom).of_player(seat).found:
            if each.modifier.no_loyalty and each.concerns(s, card):
                return 0
    if IgnoresLoyalty in s.in_force and s.modifiers(IgnoresLoyalty).of_player(seat).any(card):
        return 0
    return max(0, icons - s.symbols[seat * RACES + s.duel.faction[card]])


def price(s: InvasionState, seat: int, card: int, section: int = NOTHING) -> int:
    """The total cost of playing a card (INV-3.8), optionally into a zone."""
    return printed_cost(s, seat, card, section) + loyalty_cost(s, seat, card)


def target_price(s: InvasionState, use: AbilityUse, extra: int = NOTHING) -> int:
    """The resources that opponents' effects demand for the targets of this use (INV-3.22, INV-11.12)."""
    if TargetPrice not in s.in_force:
        return 0
    aimed = [_being_played(s, card) for card in use.aims()]
    if extra != NOTHING:
        aimed.append(_being_played(s, extra))
    total = 0
    for each in s.modifiers(TargetPrice).of_opponent(use.controller).found:
        for card in aimed:
            if each.concerns(s, card):
                total += each.modifier.amount
                break
    return total


def _being_played(s: InvasionState, card: int) -> int:
    """The card of a target; for a link of the chain that plays a card, that card (INV-ERR-8)."""
    link = card - s.facts.first_link
    if 0 <= link < len(s.chain) and s.chain[link].ability.kind == PLAY:
        return s.chain[link].source
    return card


def target_discards(s: InvasionState, use: AbilityUse, extra: int = NOTHING) -> int:
    """The number of cards that a player must discard from hand for the targets of this use."""
    if TargetPrice not in s.in_force:
        return 0
    aimed = use.aims() + ([extra] if extra != NOTHING else [])
    total = 0
    for each in s.modifiers(TargetPrice).of_opponent(use.controller).found:
        met = [card for card in aimed if each.concerns(s, card)]
        total += each.modifier.discards if met else 0
    return total


def damage_payers(s: InvasionState, seat: int) -> list[int]:
    """The cards whose damage the player may spend like resources."""
    found: list[int] = []
    for each in s.modifiers(PaysWithDamage).of_player(seat).found:
        found += [card for card in subjects_of(s, each, each.modifier.of) if s.damage[card]]
    return found


def token_payers(s: InvasionState, seat: int, card: int) -> list[int]:
    """The cards whose tokens the player may spend to play a card, or without a card on other costs."""
    found: list[int] = []
    for each in s.modifiers(PaysWithTokens).of_player(seat).found:
        purse = each.use.source
        if s.tokens[purse] and each.concerns(s, card) and purse not in found:
            found.append(purse)
    return found


def wealth(s: InvasionState, seat: int, card: int = NOTHING) -> int:
    """The resources that a player can spend on playing a card, or without a card on other costs."""
    total: int = s.resources[seat]
    if PaysWithDamage in s.in_force:
        total += sum([s.damage[each] for each in damage_payers(s, seat)])
    if PaysWithTokens in s.in_force:
        total += sum([s.tokens[each] for each in token_payers(s, seat, card)])
    return total


def earn(s: InvasionState, seat: int, amount: int) -> None:
    """Add resources to the pool, or remove them."""
    s.resources[seat] = min(255, s.resources[seat] + amount)
    s.touched(RESOURCES)
    s.emit("earned" if amount >= 0 else "lost", "INV-1.2", seat, number=abs(amount))


class Pay(Question[InvasionState]):
    """Pay resources; damage or tokens that may be spent instead are asked for one by one (INV-3.19).

    `card` is the card that is being played.
    """

    def run(self, s: InvasionState) -> None:
        seat, amount = self.who, self.number
        if amount == 0:
            return
        sources = damage_payers(s, seat) if PaysWithDamage in s.in_force else []
        if PaysWithTokens in s.in_force:
            sources = [*sources, *[TOKENS + card for card in token_payers(s, seat, self.card)]]
        if not sources:
            s.resources[seat] -= amount
            s.touched(RESOURCES)
            s.emit("paid", "INV-3.19", seat, number=amount)
            return
        s.ask(self, seat, [POOL, *sources] if s.resources[seat] else sources)

    def answer(self, s: InvasionState, option: int) -> None:
        if option == POOL:
            s.resources[self.who] -= 1
            s.touched(RESOURCES)
            s.emit("paid", "INV-3.19", self.who, number=1)
        elif option >= TOKENS:
            s.tokens[option - TOKENS] -= 1
            s.changed = True
            s.emit("paid-with-tokens", "INV-3.19", self.who, option - TOKENS, number=1)
        else:
            s.damage[option] -= 1
            s.changed = True
            s.emit("paid-with-damage", "INV-3.19", self.who, option, number=1)
        s.then(Pay(self.who, self.card, number=self.number - 1))

    def move(self, s: InvasionState, option: int) -> Move:
        if option >= TOKENS:
            return Move("spend token of", option - TOKENS)
        return Move("spend resource") if option == POOL else Move("spend damage of", option)
