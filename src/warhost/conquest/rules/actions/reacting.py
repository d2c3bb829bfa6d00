"""Interrupts and reactions: forced ones first, then the others in turn, one at a time (CON-16.7 to 16.11)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING, OPEN_CARD
from ....effects.language.abilities import BY_ITSELF
from ....effects.language.ability_use import AbilityUse, Occurrence, PossibleResponse
from ....effects.language.resolution import EndOfText
from ....effects.language.targeting import have_same_result
from ....engine.events import NO_NUMBER
from ....engine.moves import Move, MoveFormat
from ....engine.renumbering import Renumbering
from ....engine.requirements import Requirement
from ....engine.state import SPECTATOR
from ....engine.steps import NO_IDLE_OPTION, Question
from ... import words
from ...changes.common import Costs, Silences
from ...pending import Deployment
from ...state import ConquestState
from ..elsewhere import playable_elsewhere
from .requirements import MUST_PAY
from .stops import INTERRUPT, OUT_OF_HAND, REACTION

PASS: Final = -2
BOTH: Final = 2  # the question ends after this many passes in a row
SET_ASIDE: Final = -1  # special number of passes: nobody has been asked yet
FROM_HAND: Final = 1024  # options from this number on are responses from hand


class Answers(Question[ConquestState]):
    """Responses to an event: `who` may use one or pass; it ends when both pass in a row (`number`).

    `uses` are triggered abilities in play.  The player whom one of `alerts` concerns is asked whether or not they hold
    a response, so the question reveals nothing about their hand.  Cards are checked when the player is asked, so cards
    gained or drawn by an earlier response count.
    """

    uses: tuple[AbilityUse, ...]
    alerts: tuple[PossibleResponse, ...]
    who: int
    number: int  # the number of passes in a row, or SET_ASIDE

    def gathering(self, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> Answers:
        """A copy with more possible responses."""
        return self.replaced(uses=(*self.uses, *uses), alerts=(*self.alerts, *alerts))

    def run(self, s: ConquestState) -> None:
        if self.number == SET_ASIDE:
            s.then(self.replaced(who=s.in_turn()[0], number=0))
            return
        due = [use.ability.kind for use in self.uses if use.ability.kind in BY_ITSELF]
        if due:  # mandatory ones first; constant effects before forced effects
            forced = [number for number, use in enumerate(self.uses) if use.ability.kind == min(due)]
            same = have_same_result([self.uses[number] for number in forced])
            s.ask(self, s.in_turn()[0], forced[:1] if same else forced)
            return
        who = self.who
        mine = [number for number, use in enumerate(self.uses) if use.controller == who and s.rules.usable(s, use)]
        if self.alerted(s, who):
            held = self.held(s, who)
            mine += [FROM_HAND + number for number, use in enumerate(held) if s.rules.usable(s, use)]
        elif not mine and not self.hides(s, who):
            self.passed(s)
            return
        s.ask(self, who, mine if mine and self.owes(s) else [PASS, *mine])

    def alerted(self, s: ConquestState, who: int) -> bool:
        """True if a player must be asked: some card of the game could respond from their hand and be paid for."""
        if Silences in s.in_force and s.modifiers(Silences).of_opponent(who):
            return False
        if not s.hand(who) and not playable_elsewhere(s, who, False):
            return False
        rich = s.resources[who] + cheapest(s)
        for alert in self.alerts:
            if alert.seat == who:
                for entry in alert.entries:
                    if entry.price <= rich:
                        return True
        return False

    def hides(self, s: ConquestState, who: int) -> bool:
        """True if their responses with cards in play depend on cards that only they see."""
        return bool([use for use in self.uses if use.controller == who and s.rules.hides(s, use)])

    def held(self, s: ConquestState, who: int) -> list[AbilityUse]:
        """The responses that a player really holds."""
        return [
            AbilityUse(entry, card, who, s.place[card], s.births[card], occurrence=alert.occurrence)
            for alert in self.alerts
            if alert.seat == who
            for card in (*s.hand(who), *playable_elsewhere(s, who, False))
            for entry in s.duel.answering[card]
            if entry in alert.entries
        ]

    def owes(self, s: ConquestState) -> bool:
        """True if this player is deploying a card that they can only pay for with an interrupt (CON-6.11)."""
        pending = s.awaited(Deployment)
        return pending.card != NOTHING and s.controller[pending.card] == self.who and s.rules.missing(s, pending) > 0

    def duty(self, s: ConquestState) -> Requirement | None:
        return MUST_PAY if self.owes(s) else None

    def occurrence(self) -> Occurrence:
        """The event of the responses."""
        return self.uses[0].occurrence if self.uses else self.alerts[0].occurrence

    def about(self, s: ConquestState) -> dict[str, object] | None:
        """What everyone knows about the event."""
        happened = self.occurrence()
        told: dict[str, object] = {"kind": happened.kind}
        if happened.cause.card == NOTHING or lies_open(s, happened.cause.card):
            told["by"] = happened.cause.card
        if happened.card == NOTHING:
            return told
        if lies_open(s, happened.card):
            return {**told, "id": happened.card}
        return {**told, "card": s.code_of(happened.card)} if happened.notes.seen & OPEN_CARD else told

    def passed(self, s: ConquestState) -> None:
        if self.number + 1 < BOTH:
            s.then(self.replaced(who=1 - self.who, number=self.number + 1))

    def chosen(self, s: ConquestState, option: int) -> AbilityUse:
        return self.held(s, self.who)[option - FROM_HAND] if option >= FROM_HAND else self.uses[option]

    def answer(self, s: ConquestState, option: int) -> None:
        if option == PASS:
            self.passed(s)
            return
        use = self.chosen(s, option)
        rest = self.uses if option >= FROM_HAND else self.uses[:option] + self.uses[option + 1 :]
        if use.ability.kind in BY_ITSELF:
            s.then(self.replaced(uses=rest))
            if s.rules.usable(s, use):
                s.rules.announce(s, use)
            return
        s.then(self.replaced(uses=rest, who=1 - self.who, number=0))
        s.rules.announce(s, use)

    def move(self, s: ConquestState, option: int) -> Move:
        if option == PASS:
            return Move("pass")
        use = self.chosen(s, option)
        verb = "resolve" if use.ability.kind in BY_ITSELF else "play" if option >= FROM_HAND else "use"
        discarded = option >= FROM_HAND and s.place[use.source] // words.SEATS == words.DISCARD
        others = self.held(s, self.who) if option >= FROM_HAND else list(self.uses)
        again = [each for each in others if each.source == use.source and each.ability is use.ability]
        answered = use.occurrence.card if len(again) > 1 else NOTHING
        word = words.OUT_OF_DISCARD if discarded else ""
        return Move(verb, use.source, answered, ability=use.ability.key, manner=MoveFormat(joint="on", word=word))

    def charge(self, s: ConquestState, option: int) -> int:
        return s.rules.use_cost(s, self.chosen(s, option)) if option != PASS else NO_NUMBER

    def idle(self, s: ConquestState) -> int:
        return PASS if PASS in s.options else NO_IDLE_OPTION

    def window(self, s: ConquestState) -> str:
        if PASS not in s.options:
            return ""
        kind = self.occurrence().kind
        return usual_window(kind) if self.in_play(s) else OUT_OF_HAND.get(kind, usual_window(kind))

    def in_play(self, s: ConquestState) -> list[int]:
        """The abilities in play that the asked player can use, or that may be usable as far as others can tell."""
        return [
            number
            for number, use in enumerate(self.uses)
            if use.controller == self.who and (s.rules.usable(s, use) or s.rules.hides(s, use))
        ]

    def trigger(self, s: ConquestState) -> str:
        """The card of the only usable ability in play, or ""."""
        found = self.in_play(s) if PASS in s.options else []
        return s.code_of(self.uses[found[0]].source) if len(found) == 1 else ""

    def trigger_uses(self, s: ConquestState) -> list[int]:
        found = self.in_play(s)
        return [number for number in found if not s.rules.hides(s, self.uses[number])]

    def beside(self, s: ConquestState) -> str:
        """The window of a response from hand, if one is possible (CON-16.9)."""
        kind = self.occurrence().kind
        return OUT_OF_HAND.get(kind, usual_window(kind)) if self.alerted(s, self.who) else ""

    def subject(self, s: ConquestState) -> str:
        """The only usable card in play, otherwise the revealed card that the event concerns."""
        if PASS not in s.options:
            return ""
        own = [use for use in self.uses if use.controller == self.who and not s.rules.hides(s, use)]
        usable = {use.source for use in own if s.rules.usable(s, use)}
        if len(usable) == 1:
            return s.code_of(usable.pop())
        happened = self.occurrence()
        shown = [card for card in (happened.card, happened.cause.card) if card != NOTHING and lies_open(s, card)]
        return s.code_of(shown[0]) if shown else ""

    def secret(self, s: ConquestState) -> bool:
        return s.rules.could_answer(s, self.who, self.alerts) or self.hides(s, self.who)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("alerts", "uses")

    def __init__(
        self, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...], who: int, number: int
    ) -> None:
        self.card = self.target = -1
        self.uses = uses
        self.alerts = alerts
        self.who = who
        self.number = number

    def replaced(
        self,
        *,
        uses: tuple[AbilityUse, ...] | None = None,
        alerts: tuple[PossibleResponse, ...] | None = None,
        who: int | None = None,
        number: int | None = None,
    ) -> Answers:
        """A copy with some fields replaced."""
        return Answers(
            self.uses if uses is None else uses,
            self.alerts if alerts is None else alerts,
            self.who if who is None else who,
            self.number if number is None else number,
        )

    def renamed(self, names: Renumbering) -> Answers:
        """A copy with the card ids renumbered."""
        return Answers(
            tuple([each.renamed(names) for each in self.uses]),
            tuple([each.renamed(names) for each in self.alerts]),
            self.who,
            self.number,
        )

    def saved(self) -> list[object]:
        return [
            "Answers",
            [each.saved() for each in self.uses],
            [each.saved() for each in self.alerts],
            self.who,
            self.number,
        ]


def usual_window(kind: int) -> str:
    """The window in which abilities in play respond to a kind of event."""
    return INTERRUPT if words.about_to_happen(kind) else REACTION


def lies_open(s: ConquestState, card: int) -> bool:
    """True if everyone sees where a card is; places are always visible."""
    return card >= s.duel.cards or s.is_seen_by(SPECTATOR, card)


def cheapest(s: ConquestState) -> int:
    """The largest possible reduction of an event's printed cost now."""
    if Costs not in s.in_force:
        return 0
    amounts = [each.modifier.amount for each in s.modifiers(Costs).found]
    return sum([-amount for amount in amounts if isinstance(amount, int) and amount < 0])


# Reactions that do not wait: before shields are used (CON-11.3), and before a text resolves, even within another text.
AT_ONCE: Final = frozenset({words.AFTER_ASSIGNED, words.AFTER_ASSIGNED_BY_ATTACK, words.AFTER_TARGETED})


def waits(occurrence: Occurrence) -> bool:
    """True if responses to an event wait for the end of the text that caused it, as reactions do (CON-16.26)."""
    return not words.about_to_happen(occurrence.kind) and occurrence.kind not in AT_ONCE


def set_off(s: ConquestState, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> None:
    """Ask for interrupts now, and for reactions unless they wait for the end of a text."""
    at = text_being_followed(s)
    if at >= 0:
        late = tuple([use for use in uses if waits(use.occurrence)])
        later = tuple([alert for alert in alerts if waits(alert.occurrence)])
        if late or later:
            frame = s.steps[at]
            assert isinstance(frame, (Answers, EndOfText))
            s.steps[at] = frame.gathering(late, later)
            uses = tuple([use for use in uses if not waits(use.occurrence)])
            alerts = tuple([alert for alert in alerts if not waits(alert.occurrence)])
    if uses or alerts:
        s.then(Answers(uses, alerts, s.in_turn()[0], 0))


def text_being_followed(s: ConquestState) -> int:
    """The index on the stack of the step that collects waiting reactions, or -1."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, EndOfText):
            return at
        if isinstance(step, Answers):
            return at if step.number == SET_ASIDE else -1
    return -1


def set_aside(s: ConquestState) -> None:
    """Let triggered abilities wait until an earlier event is finished."""
    if s.fresh or s.alerts:
        uses, alerts = s.fresh, s.alerts
        s.fresh, s.alerts = (), ()
        at = text_being_followed(s)
        if at >= 0:
            set_off(s, uses, alerts)
        else:
            s.then(Answers(uses, alerts, s.in_turn()[0], SET_ASIDE))
