"""Playing in a terminal: a board that can be read, and lines that may be typed in any way that makes sense."""
