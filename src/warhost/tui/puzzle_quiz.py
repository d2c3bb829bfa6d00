"""Puzzles in the terminal: shows the position and the options, and checks the answer."""

from collections.abc import Callable

from ..bots.teaching.puzzles import Puzzle
from ..engine.notation import find, is_number
from ..engine.plain import JsonData
from .page import Page


class Quiz:
    """Dialogue about one puzzle."""

    def __init__(self, puzzle: Puzzle, number: int, screen: Page, read: Callable[[str], str]) -> None:
        self.puzzle = puzzle
        self.read = read
        self.number = number
        self.screen = screen
        self.match = puzzle.match()
        screen.begin(self.match)

    def run(self, solution: bool) -> None:
        """Show the position and ask until the answer is found; an empty line gives up."""
        state, speaker = self.match.state, self.screen.speaker
        say = speaker.book.say
        view: JsonData = state.view(self.puzzle.seat)
        self.screen.replayed(view, [])
        self.screen.held_cards(view)
        options = [speaker.action(each, view) for each in view["options"]]
        for at, words in enumerate(options, start=1):
            self.screen.line(f"{at:3} {words}")
        goal = say(f"tui.puzzle.{self.puzzle.goal}", now=say(f"{self.puzzle.game}.now"))
        self.screen.line(say("tui.puzzle.ask", number=self.number, goal=goal), "bold")
        right = state.notations().index(self.puzzle.solution)
        try:
            while not solution:
                typed = self.read(say("tui.input")).strip()
                if not typed:
                    break
                index = self.chosen(typed)
                if index == right:
                    self.screen.line(say("tui.puzzle.right"), "bold green")
                    return
                self.screen.line(say("tui.puzzle.wrong" if index >= 0 else "tui.unknown", text=typed), "yellow")
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
        self.screen.line(say("tui.puzzle.solution", action=options[right]))

    def chosen(self, typed: str) -> int:
        """The index of the option meant by a number or a text; -1 for none."""
        offered = self.match.state.notations()
        if is_number(typed):
            return int(typed) - 1 if 1 <= int(typed) <= len(offered) else -1
        return find(typed, offered)
