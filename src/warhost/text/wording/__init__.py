"""Rendering of the card language: every selector, number, condition, verb, joint and change has its phrase here.

`vocabulary.py` is what a game calls things, `renderer.py` puts templates and nouns together, `speech.py` knows what a
sentence has come to speak of; the other files take the language apart, one kind of words each.  `words_en.py`,
`words_pl.py` and `words_ru.py` are the words that the games share; what only one game has is in the `wording` of its
folder, registered by class as here, with the languages put together in `renderers.py`.
"""
