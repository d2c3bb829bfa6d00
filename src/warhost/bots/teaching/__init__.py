"""What bots do for people: advice, a finished game looked at again, and puzzles out of real games."""
