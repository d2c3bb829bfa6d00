"""Terminal dialogue of a card game: the table, the hand with its costs, and abbreviated lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from rich.text import Text

from ...effects.state.world import World
from ...engine import notation
from ...engine.errors import BadNotation
from ...engine.notation import is_number
from ...engine.plain import JsonData
from ...text.speaker import Players, View
from ...text.traits import traits_said
from ..dialogue import Dialogue, Leave
from ..glyphs import FAINT, GOOD, UNICODE
from .answer_queue import IDLE, QueuedAnswer, answer_next, enqueue, spelled_out, split_answers, unnumbered
from .commands import COMMANDS
from .help_page import show_help
from .screen import counted

if TYPE_CHECKING:
    from ...text.duel.cards import CardTexts
    from ...text.duel.speaker import DuelSpeaker
    from ..session import Session
    from .screen import DuelScreen

LISTED: Final = 40

Held = View  # the data of a card in hand in a view


class DuelDialogue(Dialogue):
    """Terminal dialogue of a card game.  A line that matches several options lists them, and a number chooses one."""

    screen: DuelScreen
    speaker: DuelSpeaker

    commands = COMMANDS
    library: ClassVar[View]  # facts of all cards by code
    texts: ClassVar[CardTexts]
    declares: ClassVar[tuple[str, ...]]  # names of the questions that take several cards, one after the other
    windows: ClassVar[tuple[str, ...]]  # questions in which a leading number means a card in hand
    plain: ClassVar[tuple[str, ...]]  # keys of refusals that are not repeated for every card in hand
    examples: ClassVar[tuple[tuple[str, str], ...]]  # example lines of input, each with the key of its explanation
    window_hint: str  # message key of the hint in an action window
    why_usage: ClassVar[str]
    brief: ClassVar[str]
    price_room: ClassVar[int] = 9

    def __init__(self, session: Session, screen: DuelScreen, seat: int) -> None:
        super().__init__(session, seat)
        self.screen = screen
        self.options: list[str] = self.view["options"]
        self.moves: list[JsonData] = self.view["moves"]
        self.narrowed: list[int] = []  # indices of the options that the last line matched
        self.acting = self.view["question"] in self.windows

    @property
    def hand(self) -> list[JsonData]:
        return self.view["players"][self.seat]["hand"]["cards"] if self.seat >= 0 else []

    # --- overridden by each game --------------------------------------------------------------------------------

    def options_of(self, card: Held) -> list[int]:
        """The options of a card in hand; if it has none, those of another copy."""
        own = [index for index, move in enumerate(self.moves) if move.get("id") == card["id"]]
        copies = [each["id"] for each in self.hand if each["code"] == card["code"]]
        return own or [index for index, move in enumerate(self.moves) if move.get("id") in copies]

    def playable(self, card: Held) -> bool:
        return bool(self.options_of(card))

    def wanted(self, card: Held) -> str:
        """The default action with a card in hand, in notation."""
        return f"play {self.library[card['code']].name}"

    def price(self, card: Held) -> str:
        raise NotImplementedError

    def facts(self, card: Held) -> str:
        """The numbers of a card in hand."""
        raise NotImplementedError

    def card_lines(self, code: str) -> list[str]:
        """The text of a card."""
        return self.texts.lines(self.speaker.book, self.library[code])

    def said(self, refusal: Any) -> str:
        """The text of a refusal."""
        world = cast(World, self.session.state)
        card = world.code_of(refusal.card) if 0 <= refusal.card < world.facts.cards else None
        return self.speaker.refusal(refusal.name, card, Players.of(self.view))

    def remark(self, index: int) -> Text:
        """The note after an option in a list."""
        return Text()

    def likeliest(self, among: list[int]) -> list[int]:
        """The options meant by a card's number alone."""
        return among

    def preferred(self, words: list[str], found: list[int]) -> list[int]:
        """The preferred options among those that the words match."""
        return found

    def say(self, key: str, **words: object) -> str:
        """A message, with ellipses that this terminal can show."""
        return super().say(key, **words).replace(UNICODE.dot, self.screen.glyphs.dot)

    def certain(self, words: list[str], index: int) -> bool:
        """True if a line that matches only one option may be carried out at once."""
        return True

    # --- the page -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        screen = self.screen
        screen.clear()
        screen.table(self.view, self.log)
        if self.over:
            screen.line()
            screen.line(self.speaker.outcome(self.view), "bold reverse")
            self.tell("tui.over.ask", style=FAINT)
        else:
            if self.acting:
                self.show_hand()
            else:
                self.mention_hand()
            screen.line(self.prompt(), "bold")
            self._listed()
        if self.session.notice:
            screen.line(self.session.notice, "yellow")
            self.session.notice = ""

    def prompt(self) -> str:
        return self.speaker.prompt(self.view)

    def _listed(self) -> None:
        if self.acting:
            for number, group in enumerate(self.used(), start=len(self.hand) + 1):
                option = self.options[group[0]]
                said = self.speaker.action(option if len(group) == 1 else self.speaker.without_aim(option), self.view)
                self.screen.line(Text(f"{number:>3}  ", style="bold").append(said, "default"))
            self.tell(self.window_hint, style=FAINT)
        else:
            self.list_options()
            self._hint()

    def _hint(self) -> None:
        """Print what can be typed, and the effect of an empty line."""
        idle = self._idle()
        if idle < 0:
            self.tell("tui.duel.ask.list", style=FAINT)
        else:
            self.tell("tui.duel.ask.idle", style=FAINT, action=self.speaker.action(self.options[idle], self.view))

    def _idle(self) -> int:
        """The option that an empty line chooses, or -1."""
        found = [index for index, option in enumerate(self.options) if option in IDLE]
        return found[0] if found else 0 if len(self.options) == 1 else -1

    def used(self) -> list[list[int]]:
        """The options of cards in play, grouped by ability."""
        groups: dict[tuple[object, ...], list[int]] = {}
        for index, move in enumerate(self.moves):
            if move["verb"] == "use":
                which = [move.get(part) for part in ("id", "place", "slot", "ability", "says")]
                groups.setdefault((*which, 0 if "to" in move else index), []).append(index)
        return list(groups.values())

    def list_options(self, with_notation: bool = False) -> None:
        numbers = self.numbers()
        for index in list(numbers)[:LISTED]:
            line = Text(f"{numbers[index]:>3}  ", style="bold")
            line.append(self.speaker.action(self.options[index], self.view), "default").append_text(self.remark(index))
            self.screen.line(line.append(f"   {self.options[index]}", FAINT) if with_notation else line)

    def numbers(self) -> dict[int, int]:
        """The number in the list, by option."""
        among = self.narrowed or range(len(self.options))
        return {index: number for number, index in enumerate(among, start=1)}

    def show_hand(self) -> None:
        """Print the cards with their costs, and why a card cannot be played now."""
        names = [self.speaker.card(card["code"]) for card in self.hand]
        room = max([len(name) for name in names], default=0)
        for number, (card, name) in enumerate(zip(self.hand, names), start=1):
            playable = self.playable(card)
            line = Text(f"{number:>3}  ", style="bold" if playable else FAINT)
            line.append(f"{self.price(card):<{self.price_room}}", "bold" if playable else FAINT)
            line.append(f"{name:<{room}}", "default" if playable else FAINT)
            line.append(f"  {self.facts(card)}", FAINT)
            if self.acting and not playable:
                reason = self._reason(self.wanted(card))
                line.append(f"  {self.screen.glyphs.dot} {reason}" if reason else "", FAINT)
            self.screen.line(self.screen.cut(line, self.screen.width))

    def mention_hand(self) -> None:
        """Print the hand in one line, for questions in which numbers mean something else."""
        cards = counted([self.mention(card) for card in sorted(self.hand, key=lambda card: str(card["code"]))])
        if cards:
            self.screen.line(self.say("tui.duel.hand", cards=f" {self.screen.glyphs.dot} ".join(cards)), FAINT)

    def mention(self, card: Held) -> str:
        """A card in hand, as an item of a list."""
        return f"{self.price(card)} {self.speaker.card(card['code'])}"

    def _reason(self, text: str) -> str:
        try:
            refusal = self.session.state.why_not(self.seat, text)
        except BadNotation:
            return ""
        return self.said(refusal) if refusal is not None and refusal.name not in self.plain else ""

    def show_help(self) -> None:
        show_help(self)

    def show_card(self, code: str) -> None:
        """Print a card with its text."""
        line = Text(self.speaker.card(code), style="bold")
        self.screen.line(line.append(f"  {traits_said(self.speaker.book, self.library[code].traits)}", FAINT))
        for each in self.card_lines(code):
            self.screen.line(f"  {each}")

    # --- lines --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        if not answer_next(self):
            super().run()

    def take(self, line: str, names: Mapping[str, str]) -> None:
        """Process a typed line, which may contain several answers."""
        first, *others = split_answers(line)
        name = names.get(notation.tidy(first).partition(" ")[0], "all")
        if name != "all" or not others:
            super().take(line, names)
            return
        rest = [QueuedAnswer(spelled_out(self, each)) for each in others]
        super().take(first, names)
        if self.answered:
            waiting = self.screen.answer_queues.pop(self.seat, None)
            enqueue(self, [*(waiting.answers if waiting else ()), *rest])

    def all_of(self, text: str) -> bool:
        """True if a part of a line means "all" cards that can be declared."""
        return notation.tidy(text) in ("all", self.say("tui.command.all"))

    def declare_all(self) -> None:
        """Declare all cards one after the other, then finish."""
        question = self.view["question"]
        idle = self._idle()
        every = [option for index, option in enumerate(self.options) if index != idle]
        if question not in self.declares or not every:
            self.tell("tui.duel.all.none")
            return
        self._declare([unnumbered(option) for option in every])

    def declare_numbers(self, numbers: list[int]) -> None:
        """Declare the cards with these numbers in the list, then finish; the last ones first, as names shift."""
        by_number = {number: index for index, number in self.numbers().items() if index != self._idle()}
        if any(number not in by_number for number in numbers):
            self.tell("tui.duel.ask.list", style=FAINT)
            return
        self._declare([self.options[by_number[number]] for number in sorted(set(numbers), reverse=True)])

    def _declare(self, options: list[str]) -> None:
        """Answer with these options one after the other, then finish."""
        idle, question = self._idle(), self.view["question"]
        ends = [self.options[idle]] if idle >= 0 else []
        enqueue(self, [QueuedAnswer(option, question) for option in [*options[1:], *ends]])
        self.answer(self.options.index(options[0]))

    def only_fitting(self, text: str) -> int:
        """The only option that a part of a line matches; -1 if there is none or several."""
        exact = notation.find(notation.tidy(text), self.options)
        words = notation.tidy(text).split()
        found = [exact] if exact >= 0 else self._fitting(words)
        return found[0] if len(found) == 1 and (exact >= 0 or self.certain(words, found[0])) else -1

    def enter(self) -> None:
        """An empty line passes, or ends a series of choices; it leaves when the game is over."""
        if self.over:
            raise Leave
        idle = self._idle()
        if idle >= 0:
            self.answer(idle)
        else:
            self.tell("tui.duel.ask.list", style=FAINT)

    def answered_by(self, line: str) -> None:
        """Process a line with a number, a part of an option, or notation."""
        words = notation.tidy(line).split()
        if self.view["question"] in self.declares and len(words) > 1 and all(map(is_number, words)):
            self.declare_numbers([int(word) for word in words])
            return
        exact = notation.find(" ".join(words), self.options)
        if exact >= 0:
            self.answer(exact)
            return
        found = self._fitting(words)
        if len(found) == 1 and (self.narrowed or self.certain(words, found[0])):
            self.answer(found[0])
        elif found:
            self.narrowed = found
            self.list_options()
            self.tell("tui.duel.ask.which", style=FAINT)
        else:
            self.explain(self.meant(words))

    def _fitting(self, words: list[str]) -> list[int]:
        """The options that a line may mean; in an action window a leading number is a card in hand."""
        if len(words) == 1 and is_number(words[0]) and (self.narrowed or not self.acting):
            return [index for index, number in self.numbers().items() if number == int(words[0])]
        among = self.narrowed or list(range(len(self.options)))
        if self.acting and any(is_number(word) for word in words):
            self.narrowed = []
            at = next(at for at, word in enumerate(words) if is_number(word))
            among = self._numbered(int(words[at]))
            words = words[:at] + words[at + 1 :]
            if not words:
                return self.likeliest(among)
        return self.preferred(words, [index for index in among if self.fits(words, index)])

    def _numbered(self, number: int) -> list[int]:
        """The options for a number in an action window: of a card in hand, or of an ability in play."""
        if not number:
            return []
        if number <= len(self.hand):
            return self.options_of(self.hand[number - 1])
        used = self.used()
        at = number - len(self.hand) - 1
        return used[at] if at < len(used) else []

    def fits(self, words: list[str], index: int) -> bool:
        """True if each word is a prefix of a word in the option's notation or text."""
        said = f"{self.options[index]} {self.speaker.action(self.options[index], self.view)}".lower()
        parts = said.replace(">", " ").replace(",", " ").replace(":", " ").split()
        return all(any(part.startswith(word) for part in parts) for word in words)

    def meant(self, words: list[str]) -> str:
        """A line as notation; in an action window a leading number is replaced by the card in hand."""
        if self.acting and words and is_number(words[0]) and 1 <= int(words[0]) <= len(self.hand):
            wanted, aim = self.wanted(self.hand[int(words[0]) - 1]), self.aim(words[1:])
            return f"{wanted} > {aim}" if aim else wanted
        return " ".join(words)

    def aim(self, words: list[str]) -> str:
        """The notation of the target for a card in hand."""
        return " ".join(words)

    def explain(self, text: str) -> None:
        try:
            refusal = self.session.state.why_not(self.seat, text)
        except BadNotation:
            self.tell("tui.unknown", text=text)
            return
        if refusal is None:
            self.tell("tui.can", style=GOOD, action=self.speaker.action(text, self.view))
        else:
            self.tell("tui.not-now", reason=self.said(refusal), rule=refusal.rule)
