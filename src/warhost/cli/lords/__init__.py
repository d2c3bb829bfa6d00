"""How Lords of War is said."""
