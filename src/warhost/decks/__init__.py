"""Decks of all games: counting, reading, writing and reporting problems.  Nothing here depends on a game."""

from .cards import MOST_COPIES, DeckList, counted, read_cards, read_object
from .files import FORMS, LARGEST, Form, form_of, read_file, read_json, tidy, write_new
from .library import Library
from .lists import CODE_WIDTH, Grammar, ParsedList, read_list, write_list
from .names import copies_by_title, find_code, plain, titles_of
from .octgn import DeckLine, read_octgn, write_octgn
from .problem import Problem, Problems, refuse
from .tables import (
    VARIABLE,
    has_no_text,
    keyword_in,
    keywords_in,
    named_in,
    number_in,
    one_of,
    read_card_table,
    read_table,
    rows_of,
    words_in,
)

__all__ = [
    "CODE_WIDTH",
    "FORMS",
    "LARGEST",
    "MOST_COPIES",
    "VARIABLE",
    "DeckLine",
    "DeckList",
    "Form",
    "Grammar",
    "Library",
    "ParsedList",
    "Problem",
    "Problems",
    "copies_by_title",
    "counted",
    "find_code",
    "form_of",
    "has_no_text",
    "keyword_in",
    "keywords_in",
    "named_in",
    "number_in",
    "one_of",
    "plain",
    "read_card_table",
    "read_cards",
    "read_file",
    "read_json",
    "read_list",
    "read_object",
    "read_octgn",
    "read_table",
    "refuse",
    "rows_of",
    "tidy",
    "titles_of",
    "words_in",
    "write_list",
    "write_new",
    "write_octgn",
]
