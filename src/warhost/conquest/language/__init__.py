"""The words of the card language that only Conquest has."""
