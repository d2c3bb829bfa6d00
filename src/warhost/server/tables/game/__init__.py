"""The game of a table: answers, undo, end, absence, recovery, and the standing orders of its seats."""
