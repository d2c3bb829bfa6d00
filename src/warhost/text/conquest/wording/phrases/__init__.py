"""The words of Warhammer 40,000: Conquest: phrases by key, in each language."""
