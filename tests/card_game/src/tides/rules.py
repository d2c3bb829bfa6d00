"""The rules of Tides, as the card language asks for them.

1.1 A deck has 16 to 24 cards, at most four of a kind.  1.2 Each player begins with four cards and no coins.
2.1 In their turn a player gains 2 coins and draws a card.  2.2 Then they play cards from their hand and use Actions, as
long as they like and can pay.  2.3 At the end of the turn they land as much fish as their boats have strength.
2.4 A boat with as much damage as hull sinks.  3.1 A player with 15 fish or more wins.  3.2 A player who cannot draw in
their turn loses.  3.3 A player who resigns loses.
"""

from typing import Any

from warhost.effects.language.abilities import ACTION, PLAY, Ability, AbilityEntry
from warhost.effects.language.ability_use import AbilityUse, PossibleResponse
from warhost.effects.language.lasting import Grant
from warhost.effects.language.limits import NO_LIMIT
from warhost.effects.language.resolution import EndOfText, Resolve
from warhost.effects.language.sets import subjects_of
from warhost.effects.language.targeting import Aim, Triggers, completable, still_legal
from warhost.effects.rules import Damages, RuleIds, Rules
from warhost.effects.state.decks import draw_off
from warhost.effects.state.projection import at_work, basis_of, listen, put_in_force
from warhost.engine import Step

from .cards import BOOK
from .language import BOAT, DECK, DISCARD, ENTERED, HAND, LEFT, SEA, STRENGTH
from .state import SEATS, TidesState

CITED = RuleIds("TID-1.2", "TID-2.4", "TID-2.2", "TID-2.2", "TID-2.2", "TID-3.3")
SAIL = BOOK.enter("sail", (Ability(PLAY),))[0]  # the ability of playing a boat


class TidesRules(Rules[TidesState]):
    """The rules of Tides: a method for each rule that the card language calls."""

    def play_of(self, s: TidesState, card: int) -> AbilityEntry:
        return SAIL if s.facts.kinds[card] & BOAT else s.facts.entries[card][0]

    def price(self, s: TidesState, use: AbilityUse) -> int:
        return 0 if s.is_in_play(use.source) else s.facts.cost[use.source]

    def usable(self, s: TidesState, use: AbilityUse) -> bool:
        ability, it, who = use.ability.ability, use.subject(), use.controller
        if self.price(s, use) > s.resources[who]:
            return False
        if ability.effect is None:
            return True
        if ability.limit != NO_LIMIT and s.is_used(use.source, use.ability):
            return False
        return ability.only.holds(s, use, it, who) and completable(s, use) and ability.effect.partly(s, use, it, who)

    def begin(self, s: TidesState, use: AbilityUse) -> None:
        """TID-2.2: a boat enters play at once; other uses first choose their targets."""
        if use.ability.ability.effect is not None:
            s.then(Aim(use))
            return
        card, seat = use.source, use.controller
        s.resources[seat] -= s.facts.cost[card]
        s.shift(card, SEA * SEATS + seat)
        s.arrive(card, seat, 255)
        s.emit("sailed", "TID-2.2", seat, card)
        s.refresh()  # so that its own arrival can trigger it
        s.happen(ENTERED, card, seat)

    def aimed(self, s: TidesState, use: AbilityUse) -> None:
        card, seat, ability = use.source, use.controller, use.ability.ability
        if ability.kind == ACTION:
            s.resources[seat] -= self.price(s, use)
            if not s.is_in_play(card):
                s.shift(card, DISCARD * SEATS + seat)
            elif ability.limit != NO_LIMIT:
                s.mark_used(card, use.ability)
            s.emit("used", "TID-2.2", seat, card)
        use = still_legal(s, use)
        assert ability.effect is not None
        s.then(Resolve(ability.effect, use, use.subject(), seat), EndOfText(use))

    def end_text(self, s: TidesState, use: AbilityUse) -> None:
        """Do nothing: a gale is in the discard pile already."""

    def set_off(self, s: TidesState, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> None:
        s.then(Triggers(uses))

    def settle(self, s: TidesState) -> list[Step[Any]]:
        """TID-2.4: boats sink at the same time; each triggers on the departure of the others."""
        s.refresh()
        s.changed = False
        gone = [(card, s.was(card), s.controller[card]) for card in s.in_play() if s.damage[card] >= s.hit_points[card]]
        for card, was, seat in gone:
            s.emit("sank", "TID-2.4", seat, card)
            s.happen(LEFT, card, seat, was=was)
        for card, _, _ in gone:
            s.damage[card] = 0
            s.births[card] += 1
            s.shift(card, DISCARD * SEATS + s.owner_of(card))
        if gone:
            s.refresh()
            s.changed = False
        return []

    def compute_numbers(self, s: TidesState) -> None:
        in_play = s.in_play()
        s.kinds, s.hit_points = s.facts.kinds[:], s.facts.hit_points[:]
        s.listeners, s.in_force = {}, {}
        constants = [(card, entry) for card in in_play for entry in s.facts.constants[card]]
        for card in in_play:
            for entry in s.facts.waiting[card]:
                listen(s.listeners, card, entry)
        put_in_force(s, at_work(s, constants), [], ())
        stats = {stat << 9 | card: number for card in in_play for stat, number in s.facts.keywords[card]}
        changes = [
            (card, each.modifier.amount_for(s, card, each.use))
            for each in s.modifiers(Grant).found
            for card in subjects_of(s, each, each.modifier.of)
        ]
        alive = [each for each in s.boosts if s.is_in_play(each.card) and s.births[each.card] == each.birth]
        for card, amount in [*changes, *[(each.card, each.amount) for each in alive]]:
            stats[STRENGTH << 9 | card] += amount
        s.stats = stats
        s.basis = basis_of(s, constants, in_play, [])

    def can_be_target(self, s: TidesState, card: int, use: AbilityUse) -> bool:
        return True

    def earn(self, s: TidesState, seat: int, amount: int, use: AbilityUse) -> None:
        s.resources[seat] += amount
        s.emit("earned", "TID-2.1", seat, number=amount)

    def draw(self, s: TidesState, seat: int, amount: int) -> int:
        return len(draw_off(s, seat, amount, "TID-2.1"))

    def inflict(self, s: TidesState, hits: Damages, use: AbilityUse, uncancellable: bool, combat: bool) -> None:
        for card, amount in hits:
            s.damage[card] = min(255, s.damage[card] + amount)
            s.emit("hit", "TID-2.4", s.controller[card], card, number=amount)
        s.changed = True
        s.mark_carried_out()

    def heal(self, s: TidesState, card: int, amount: int, seat: int = -1) -> None:
        s.damage[card] -= amount
        s.changed = True
        s.emit("mended", "TID-2.4", s.controller[card], card, number=amount)

    def can_be_hit(self, s: TidesState, card: int) -> bool:
        return s.is_in_play(card)

    def tell_gain(self, s: TidesState, card: int, stat: int, amount: int, use: AbilityUse) -> None:
        s.emit("stronger", "TID-2.3", use.controller, card, number=amount)


HIDDEN = frozenset([zone * SEATS + seat for zone in (HAND, DECK) for seat in range(SEATS)])
