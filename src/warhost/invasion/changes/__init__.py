"""Rule modifiers of Invasion: data that its rules look up.  This package imports no rules."""
