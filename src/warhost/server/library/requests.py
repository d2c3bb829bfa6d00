"""HTTP handlers of content that does not change while a server runs (games, cards, texts), and of decks."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ...engine.errors import WarhostError
from ...rulebook import ENGLISH
from ...text import phrasebook
from ...text.catalogue import languages
from ...text.phrasebook import Phrasebook
from .. import protocol
from ..accounts.limits import LARGEST_DECK, LARGEST_ID
from ..accounts.names import check_deck_name
from ..context import context_of
from ..database import LimitReached
from ..games.adapter import all_games
from ..http_types import HttpRequest
from ..refusing import RequestRefused, refuse
from ..tables.places import checked, known_adapter
from .caching import KEPT, encoded
from .parts import INTERFACE, all_parts, in_language, interface, part_of
from .scenario_index import chapters_of, run_of, scenarios_of


@get("/api/games", summary="The games, with what can be chosen before one", sync_to_thread=True, opt=KEPT)
def games() -> list[protocol.GameInfo]:
    return encoded(all_games())


@get(
    "/api/cards/{game:str}",
    summary="The cards of a game, with text made from their facts; in one language, and only some of them, if asked so",
    sync_to_thread=True,
    opt=KEPT,
)
def cards(game: FromPath[str], language: FromQuery[str] = "", codes: FromQuery[str] = "") -> list[protocol.CardInfo]:
    found = known_adapter(game)[1].cards()
    if codes:
        wanted = set(codes.split(","))
        found = [card for card in found if card.code in wanted]
    if language:
        _book(language)
        found = [in_language(card, language) for card in found]
    return encoded(found)


@get("/api/text/{language:str}", summary="The messages of a language by key", sync_to_thread=True, opt=KEPT)
def text(language: FromPath[str]) -> protocol.TextInfo:
    book = _book(language)
    names = {game: dict(names) for game, names in book.card_names.items()}
    messages = dict(book.messages)
    for part in all_parts():
        messages |= interface(language, part)
    return encoded(protocol.TextInfo(language, messages, names, _names_of_languages()))


@get(
    "/api/text/{language:str}/{part:str}",
    summary="Some of the messages of a language: those of every page, of a game, its refusals, lessons or decks",
    sync_to_thread=True,
    opt=KEPT,
)
def text_part(language: FromPath[str], part: FromPath[str]) -> protocol.TextInfo:
    book = _book(language)
    if part not in all_parts():
        raise refuse("not-found", 404)
    names = {part: dict(book.card_names[part])} if part in book.card_names else {}
    return encoded(
        protocol.TextInfo(language, part_of(book, part), names, _names_of_languages() if part == INTERFACE else {})
    )


def _names_of_languages() -> dict[str, str]:
    return {code: each.name for code, each in languages().items()}


def _book(language: str) -> Phrasebook:
    try:
        return phrasebook(language)
    except WarhostError:
        raise refuse("unknown-language", 404) from None


@get(
    "/api/scenarios/{game:str}",
    summary="The scenarios of a game or of one chapter, their titles in a language",
    sync_to_thread=True,
    opt=KEPT,
)
def scenarios(
    game: FromPath[str], language: FromQuery[str] = ENGLISH, chapter: FromQuery[str] = ""
) -> list[protocol.ScenarioInfo]:
    known_adapter(game)
    _book(language)
    return encoded(scenarios_of(game, language, chapter))


@get(
    "/api/scenarios/{game:str}/chapters",
    summary="The chapters of scenarios of a game, their titles in a language",
    sync_to_thread=True,
    opt=KEPT,
)
def scenario_chapters(game: FromPath[str], language: FromQuery[str] = ENGLISH) -> list[protocol.ScenarioChapter]:
    known_adapter(game)
    _book(language)
    return encoded(chapters_of(game, language))


@get("/api/scenarios/{game:str}/run", summary="A scenario played step by step", sync_to_thread=True, opt=KEPT)
def scenario_run(game: FromPath[str], path: FromQuery[str], language: FromQuery[str] = ENGLISH) -> protocol.ScenarioRun:
    known_adapter(game)
    _book(language)
    return encoded(checked(lambda: run_of(path, language)))


@get(
    "/api/decks/pool/{game:str}",
    summary="What decks of a game are built from",
    sync_to_thread=True,
    opt=KEPT,
)
def pool(game: FromPath[str]) -> protocol.DeckPool:
    return encoded(known_adapter(game)[1].pool())


@post("/api/decks/check", summary="What is wrong with a deck", status_code=200, sync_to_thread=False)
def check(data: JSONBody[protocol.DeckCheck]) -> protocol.DeckReport:
    adapter = known_adapter(data.game)[1]
    return checked(lambda: adapter.check(data.deck, data.options, data.format, data.ally))


@post("/api/decks/read", summary="A deck out of the content of a file", status_code=200, sync_to_thread=False)
def read(data: JSONBody[protocol.DeckText]) -> protocol.Deck:
    adapter = known_adapter(data.game)[1]
    return checked(lambda: adapter.read_deck(data.text))


@post("/api/decks/write", summary="A deck as the content of a file", status_code=200, sync_to_thread=False)
def write(data: JSONBody[protocol.DeckForm]) -> protocol.DeckText:
    adapter = known_adapter(data.game)[1]
    return protocol.DeckText(data.game, checked(lambda: adapter.write_deck(data.deck, data.form)))


@get("/api/decks", summary="One's saved decks")
async def decks(request: HttpRequest) -> list[protocol.SavedDeck]:
    context = context_of(request)
    user = await context.require_user(request)
    found = await context.writer.read(context.writer.reading.decks, user.id)
    return await asyncio.to_thread(lambda: encoded([_with_needs(each) for each in found]))


@post("/api/decks", summary="Save a deck; it need not be legal yet")
async def add_deck(request: HttpRequest, data: JSONBody[protocol.SavedDeck]) -> protocol.SavedDeck:
    return await _save(request, protocol.SavedDeck(data.game, data.deck, 0))


@put("/api/decks/{deck:int}", summary="Replace a saved deck")
async def replace_deck(
    request: HttpRequest, deck: FromPath[int], data: JSONBody[protocol.SavedDeck]
) -> protocol.SavedDeck:
    return await _save(request, protocol.SavedDeck(data.game, data.deck, deck))


@delete("/api/decks/{deck:int}", summary="Delete a saved deck")
async def drop_deck(request: HttpRequest, deck: FromPath[int]) -> None:
    context = context_of(request)
    user = await context.require_user(request)
    known = 0 <= deck <= LARGEST_ID
    if not known or not await context.writer.call(context.writer.store.drop_deck, user.id, deck):
        raise refuse("unknown-deck", 404)


async def _save(request: HttpRequest, deck: protocol.SavedDeck) -> protocol.SavedDeck:
    context = context_of(request)
    user = await context.require_user(request)
    known_adapter(deck.game)
    if not 0 <= deck.id <= LARGEST_ID:
        raise refuse("unknown-deck", 404)
    check_deck_name(deck.deck.name)
    context.follower.words.check(deck.deck.name)
    if len(msgspec.json.encode(deck.deck)) > LARGEST_DECK:
        raise refuse("deck-too-large", 413, limit=LARGEST_DECK)
    most = context.settings.limits.decks
    try:
        saved = await context.writer.call(context.writer.store.save_deck, user.id, deck, most)
    except LimitReached:
        raise refuse("too-many-decks", 429, limit=most) from None
    if saved is None:
        raise refuse("unknown-deck", 404)
    return _with_needs(saved)


def _with_needs(saved: protocol.SavedDeck) -> protocol.SavedDeck:
    """A saved deck with the options that it needs; none for an unreadable deck or an unknown game."""
    try:
        saved.needs = known_adapter(saved.game)[1].needs(saved.deck)
    except (WarhostError, RequestRefused):
        saved.needs = {}
    return saved


HANDLERS: Final = [
    games,
    cards,
    text,
    text_part,
    scenarios,
    scenario_chapters,
    scenario_run,
    pool,
    check,
    read,
    write,
    decks,
    add_deck,
    replace_deck,
    drop_deck,
]
