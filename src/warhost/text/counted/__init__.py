"""What messages count, language by language: numbers with their nouns in the form that they want, as ICU writes it."""
