"""Lords of War in words."""
