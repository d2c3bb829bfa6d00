"""The words of Warhammer: Invasion: phrases by key, in each language."""
