"""How languages bend their words: articles and plurals, genders, cases and numerals, and the nouns of cards."""
