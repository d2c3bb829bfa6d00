"""The texts of Legends, a file for each faction."""
