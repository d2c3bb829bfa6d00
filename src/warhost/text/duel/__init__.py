"""Card games for two in words: the part that both of them share."""
