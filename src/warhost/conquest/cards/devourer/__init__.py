"""The texts of The Great Devourer, a file for each faction."""
