"""The messages of Warhammer 40,000: Conquest in every language."""
