"""The rules of Lords of War."""
