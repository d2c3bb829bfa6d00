"""The texts of Assault on Ulthuan, a file for each faction."""
