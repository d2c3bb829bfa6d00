"""Rule modifiers of Conquest: data that its rules look up.  This package imports no rules."""
