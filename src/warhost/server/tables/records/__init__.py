"""What is kept of a table: its row, its answers, what is remembered of them, and the journal made of it."""
