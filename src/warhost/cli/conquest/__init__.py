"""The words that only Conquest has."""
