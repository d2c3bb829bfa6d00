"""What cards do: a folder for each box or cycle, a file for each faction in it, read when a card is asked for."""
