"""The texts of Hidden Kingdoms, a file for each faction."""
