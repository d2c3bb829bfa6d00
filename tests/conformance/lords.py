"""Lords of War in the conformance suite: its setups, its hidden cards, and the maximum length of a game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from warhost.engine import Requirement
from warhost.lords import ARMIES, LORDS, UNITS, LordsState
from warhost.lords.rules import requirements

from .case import Case
from .positions.lords_kept import COUNTED, TRANSCRIPTS
from .positions.lords_questions import CLOSE_CALLS, QUESTIONS

NO_CARD = -1
BY_RANK: dict[str, list[str]] = {}
for unit in UNITS.values():
    BY_RANK.setdefault(unit.rank, []).append(unit.code)


# --- setups ---------------------------------------------------------------------------------------------------


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """Every variant (LOW-15) and every option, with decks that are legal under them."""
    players = draw(st.sampled_from([2, 3, 4, 2, 3, 6]))
    armies = draw(st.sampled_from(["standard", "standard", "personal", "mercenary"]))
    decks = 2 if players == 3 else players
    options: dict[str, Any] = {"players": players, "armies": armies, **draw(rule_options()), **draw(goals(decks))}
    if players == 2:
        options["first"] = draw(st.sampled_from(["random", "1", "2"]))
    if players < 4:
        options["borderless"] = draw(st.booleans())
        options["columns"] = draw(st.sampled_from([7, 7, 7, 5, 9]))
        options["rows"] = draw(st.sampled_from([6, 6, 6, 4, 8]))
    return {"decks": [draw(deck(armies)) for _ in range(decks)], "options": options}


def rule_options() -> st.SearchStrategy[dict[str, Any]]:
    """The decided questions of LOW-17, and sizes on which no rule may depend (LOW-19.5)."""
    switch = st.booleans()
    return st.fixed_dictionaries(
        {
            "level": st.sampled_from(["full", "full", "basic"]),
            "ranged_strict": switch,
            "shoot_after_release": switch,
            "cavalry_always": switch,
            "general_refill": switch,
            "team_moves": switch,
            "open_partners": switch,
            "tie_break": st.sampled_from(["draw", "active", "points"]),
            "quiet_turns": st.sampled_from([50, 50, 50, 8]),
            "hand": st.sampled_from([6, 6, 6, 3, 7]),
        }
    )


def goals(decks: int) -> st.SearchStrategy[dict[str, int]]:
    """LOW-15.B: the usual goals, one of the two switched off, or both very high."""
    most = {"units": 18 * decks, "commanders": 3 * decks}
    return st.sampled_from(
        [{}, {"units": 15, "commanders": 3}, {"units": 0}, {"commanders": 0}, {"units": most["units"]}, most]
    )


@st.composite
def deck(draw: st.DrawFn, armies: str) -> Any:
    """An army's name, or its deck with cards swapped for others of the same rank (LOW-15.C, LOW-15.D)."""
    army = draw(st.sampled_from(sorted(ARMIES)))
    if armies == "standard":
        return army
    cards = ARMIES[army].deck()
    for _ in range(draw(st.integers(0, 8))):
        at = draw(st.integers(0, len(cards) - 1))
        others = [c for c in BY_RANK[UNITS[cards[at]].rank] if armies == "mercenary" or UNITS[c].army == army]
        cards[at] = draw(st.sampled_from(others))
    return {"army": army, "cards": cards}


# --- how long a game can last -----------------------------------------------------------------------------------


def bound(s: LordsState) -> int:
    """An upper bound on the decisions in a game.

    A card is eliminated once, so at most `cards` turns have an elimination; at most `quiet_turns` turns in a row have
    none (LOW-14.6). In one turn each mobile unit moves once and each ranged unit shoots once; each player of a side may
    decline once after every move and after every advance of berserkers, which follows an elimination; one card is
    deployed; the hand is filled with at most its size of cards, and one `stop`.
    """
    battle = s.battle
    members = max(len(side) for side in battle.members)
    moves = max(len(side) for side in battle.mobile)
    shots = max(len(side) for side in battle.ranged)
    turns = battle.cards + (battle.cards + 1) * battle.options.quiet_turns
    moving = moves + members * (moves + 2)
    shooting = shots + members * (moves + 1)
    refilling = max(battle.hand_size) + 1
    advancing = members + sum(battle.berserker)
    return turns * (moving + 1 + shooting + refilling) + battle.cards * advancing


# --- what is hidden (LOW-16.6) ----------------------------------------------------------------------------------


def visible(s: LordsState, seat: int) -> dict[int, str]:
    """The visible cards: the board, captures, the general in the middle, the seat's hand, and cards shown to it."""
    battle = s.battle
    cards = [*s.where, *s.captured[0], *s.captured[1], *([s.middle] if s.middle != NO_CARD else [])]
    for holder, hand in enumerate(s.hands):
        partner = battle.options.open_partners and seat >= 0 and battle.side[seat] == battle.side[holder]
        cards += [card for card in hand if holder == seat or partner or s.known[card]]
    return {card: battle.code(card) for card in cards}


def hidden(s: LordsState, seat: int) -> list[list[int]]:
    """The other cards by deck: in the deck or in a hand that the seat does not see."""
    seen = visible(s, seat)
    battle = s.battle
    return [
        [card for card in range(battle.cards) if battle.card_deck[card] == deck and card not in seen]
        for deck in range(len(s.decks))
    ]


def swapped(s: LordsState, one: int, other: int) -> LordsState | None:
    """The same game with two cards of hands and decks swapped and the question asked again; None if the question would
    then answer itself, so that this moment would not occur.
    """
    change = {one: other, other: one}
    state = s.clone()
    state.patient = s.patient
    state.hands = [tuple([change.get(card, card) for card in hand]) for hand in s.hands]
    state.decks = [tuple([change.get(card, card) for card in deck]) for deck in s.decks]
    question = state.question
    if question is not None:
        answers = state.decisions
        state.question, state.options, state.seat = None, [], -1
        question.run(state)
        if state.decisions != answers:
            return None
    return state


LORDS_CASE = Case(
    game=LORDS,
    effort=60,
    setups=setups(),
    bound=bound,
    visible=visible,
    hidden=hidden,
    codes=lambda s: [s.battle.code(card) for card in range(s.battle.cards)],
    swapped=swapped,
    requirements=[each for each in vars(requirements).values() if isinstance(each, Requirement)],
    questions=QUESTIONS,
    close_calls=CLOSE_CALLS,
    transcripts=TRANSCRIPTS,
    counted=COUNTED,
    fixed=[
        {"decks": ["orcs", "dwarves"]},
        {"decks": ["elves", "lizardmen"], "options": {"ranged_strict": True}},
        {"decks": ["templars", "undead"], "options": {"borderless": True}},
        {"decks": ["undead", "orcs"], "options": {"players": 3, "open_partners": True}},
        {"decks": ["orcs", "elves", "orcs", "undead"], "options": {"players": 4}},
    ],
)
