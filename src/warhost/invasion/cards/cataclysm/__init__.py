"""The texts of Cataclysm, a file for each faction."""
