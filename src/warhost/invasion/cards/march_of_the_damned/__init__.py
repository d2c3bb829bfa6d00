"""The texts of March of the Damned, a file for each faction."""
