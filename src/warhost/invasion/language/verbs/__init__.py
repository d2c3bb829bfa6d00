"""The verbs of Invasion by topic; `common` has the rest."""
