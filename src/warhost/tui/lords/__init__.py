"""Lords of War in the terminal."""
