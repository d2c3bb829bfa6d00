"""What can be read: cards, rules, lessons, scenarios and the built client."""
