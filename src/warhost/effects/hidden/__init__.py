"""Cards that lie hidden: which seats know them all the same, and what may be guessed of one."""
