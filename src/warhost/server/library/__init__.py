"""Content pages: cards, rules, lessons, scenarios, puzzles and the built client."""
