"""Character grid with styles, for drawing the board and cards."""

from rich.text import Text


class Canvas:
    """A grid of columns and rows of one character each; what does not fit is cut off."""

    __slots__ = ("_cells", "height", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a position to the right."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for offset, letter in enumerate(text):
            if 0 <= x + offset < self.width:
                row[x + offset] = (letter, style)

    def centred(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        """Write a text centred in a number of columns."""
        text = text[:width]
        self.put(x + (width - len(text)) // 2, y, text, style)

    def right(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text that ends at a column."""
        self.put(x - len(text) + 1, y, text, style)

    def lines(self) -> list[Text]:
        """The grid, row by row; neighbours with the same style become one span."""
        drawn = []
        for row in self._cells:
            line = Text(no_wrap=True, overflow="crop")
            run, style = "", ""
            for letter, own in row:
                if own != style and run:
                    line.append(run, style)
                    run = ""
                style = own
                run += letter
            line.append(run, style)
            line.rstrip()
            drawn.append(line)
        return drawn
