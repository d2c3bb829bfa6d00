"""Several nodes as one house: who has which table, how the others are asked, and what all of them count together."""
