"""Events of a game that are worth a line of their own in the report of a series, by the words for them."""

Figures = dict[str, tuple[str, ...]]
