"""The definitions of cards: a folder for each box or cycle, a file for each faction in it, loaded on demand."""
