"""Grammar: articles, plurals, genders, cases and numerals, and the nouns of cards."""
