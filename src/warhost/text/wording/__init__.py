"""Renderer of card texts: each selector, number, condition, verb, combinator and change has a phrase here.

`vocabulary.py` has a game's names for things, `renderer.py` fills in templates and noun phrases, `context.py` keeps
track of what a sentence has mentioned; each of the other files renders one category of words.  The folder
`phrases` has the phrases that the games share, by language; phrases of one game are in its folder's `wording`,
registered by class as here, with its languages assembled in `renderers.py`.
"""
