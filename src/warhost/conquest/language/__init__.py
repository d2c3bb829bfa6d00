"""The words of the card language that only this game has."""
