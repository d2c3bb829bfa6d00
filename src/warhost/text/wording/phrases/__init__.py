"""The words of the card language that both card games share: phrases by key, a file for each language."""
