"""Refusals: all keys that the server uses, and the structure of a refusal."""

from __future__ import annotations

from typing import Final

import msgspec

# Why something is refused.  A refusal by the rules has the key of its requirement instead (`GAME.requirement.…`).
REFUSALS: Final[dict[str, str]] = {
    "refused.stale": "the message answers an earlier moment: the game has gone on since",
    "refused.not-asked": "another seat is asked now",
    "refused.resigned": "the seat has resigned: the computer plays on for it",
    "refused.not-your-seat": "the seat belongs to somebody else",
    "refused.not-offered": "the option is not among those offered; args.option",
    "refused.not-running": "the game has not begun, is over or was stopped",
    "refused.other-version": "its rules are not here: it can be looked at, and its journal and a report fetched",
    "refused.no-undo": "there is nothing to take back",
    "refused.no-offer": "nobody has asked to take anything back, or the offer is gone",
    "refused.not-away": "the asked player is here, or not away for args.minutes minutes yet",
    "refused.not-here": "somebody who plays is not here: a game goes on when everybody is",
    "refused.adjourned": "the game is adjourned: say first that it goes on",
    "refused.word": "the operator does not allow this word in messages and names; args.word",
    "refused.new-messages": "a new user sends fewer messages; args.seconds",
    "refused.new-tables": "a new user has at most args.limit unfinished tables; more are for those who are here longer",
    "refused.new-clubs": "a new user founds no club: args.games games against people, or args.hours hours, end that",
    "refused.saying": "nothing was said, or something that cannot be shown, or more than args.limit signs",
    "refused.orders": "the orders name a window or a card that the game does not have, or too many",
    "refused.malformed": "the message cannot be read; args.detail",
    "refused.too-large": "the message is larger than args.limit bytes",
    "refused.too-fast": "too many messages: wait a moment; args.seconds",
    "refused.storage": "it could not be written to disk, so it does not count; try again",
    "refused.origin": "the page that sent this does not belong to this server",
    "refused.no-session": "nobody has said who he is yet: take a name first",
    "refused.login": "name and password do not fit",
    "refused.name-taken": "an account has this name already, or one that looks like it",
    "refused.bad-name": "a name has 1 to args.limit characters and no control characters",
    "refused.weak-password": "a password like this is what everybody tries first",
    "refused.too-many-tries": "too many wrong passwords: try again in args.minutes minutes",
    "refused.no-account": "a guest has no password: make an account first",
    "refused.unknown-session": "nobody is signed in there, or no longer",
    "refused.host": "the server does not know itself by this name: start it with --hostname",
    "refused.short-password": "a password has at least args.least characters",
    "refused.unknown-table": "there is no such table",
    "refused.unknown-game": "there is no such game; args.text",
    "refused.unknown-language": "there is no such language",
    "refused.unknown-bot": "there is no such bot; args.bot",
    "refused.unknown-deck": "there is no such saved deck",
    "refused.unknown-scenario": "there is no such scenario",
    "refused.unknown-lesson": "there is no such lesson, or it has no such step",
    "refused.unknown-puzzle": "there is no such puzzle",
    "refused.unknown-answer": "the game has no such answer; args.last is its last",
    "refused.place-taken": "somebody sits there already",
    "refused.no-place": "the table has no such place",
    "refused.not-welcome": "the table does not admit this person: somebody there has blocked them",
    "refused.blocked-here": "this person has blocked somebody at the table; args.who",
    "refused.password": "the table's password is another one",
    "refused.setup": "no game can be started from this; args.text says why in English",
    "refused.match-length": "there is no match of args.games games; args.lengths are the lengths there are",
    "refused.match-seats": "the match is not over: everybody keeps place and deck until somebody has won it",
    "refused.not-over": "this is shown only once the game is over",
    "refused.already-begun": "the game has begun: leave it by giving up",
    "refused.too-many-tables": "you, or the people at your address, have args.limit unfinished tables already",
    "refused.too-many-connections": "you, or the people at your address, have args.limit tables in view already",
    "refused.too-many-decks": "you have saved args.limit decks already",
    "refused.deck-name": "the name of the deck has invisible characters, or sounds like the server",
    "refused.deck-too-large": "a saved deck with its name has at most args.limit bytes",
    "refused.unknown-club": "there is no such club, you do not belong to it, or the invitation holds no longer",
    "refused.club-account": "a club is for accounts, so that a name stays one person's: make one first",
    "refused.not-founder": "only whoever founded the club does this",
    "refused.too-few": "a round needs two members of the club at least",
    "refused.too-many": "there can be args.limit of them, and there are",
    "refused.banned": "this person is banned for good; args.reason",
    "refused.banned-until": "this person is banned until args.until; args.reason",
    "refused.closed-account": "this account is closed",
    "refused.address-banned": "this address is banned: it can read, and nothing else",
    "refused.no-sign-ups": "the server takes no new people now",
    "refused.reset-link": "the link holds no longer, or was used",
    "refused.not-allowed": "only staff with a higher role do this",
    "refused.unknown-person": "there is no such person",
    "refused.not-banned": "no ban holds there",
    "refused.past-time": "the time is over already",
    "refused.bad-network": "this is no address and no network, or one that is too large",
    "refused.no-member": "the person does not belong to the club",
    "refused.no-such-report": "there is no such report, or it is closed",
    "refused.removed-member": "the founder has removed this person from the club",
    "refused.no-such-job": "there is no such job, or it has begun",
    "refused.no-such-node": "there is no such node",
    "refused.bad-word": "the word is on the list already, or has neither letters nor digits, or is too long",
    "refused.no-such-word": "the word is not on the list",
    "refused.no-such-setting": "there is no such setting",
    "refused.bad-setting": "the setting cannot have this value",
    "refused.not-found": "there is nothing at this address",
    "refused.rules-failed": "the rules fail at this; nothing has changed, so another answer or taking back is possible",
    "refused.failed": "the server failed at this; the failure has been written down",
}

# Reasons why a game cannot go on (`TableInfo.reason`).
STOPS: Final[dict[str, str]] = {
    "stopped.other-version": "it was begun with other rules than this server has; one that has them goes on with it",
    "stopped.rules-changed": "its rules have changed: it goes on when its players agree (`TableInfo.rules_offer`)",
    "stopped.damaged": "its answers do not fit the rules; nothing of it was changed",
    "stopped.storage": "the store does not answer; the game waits, asks again and goes on by itself",
    "stopped.no-answer": "the rules fail at every answer to the question; taking back or giving up leads on",
    "stopped.rules-failed": "the rules of this server fail at its last answer; the journal is kept and can be reported",
    "stopped.bot-failed": "the computer found no answer; the journal is kept and can be reported",
    "stopped.lost": "the server's database has failed and has lost the whole table",
    "stopped.closed": "everybody got up before it began",
}


class Refusal(msgspec.Struct, omit_defaults=True):
    """A refusal.  `rule`, `card` (a code) and `place` name the cause, if there is one."""

    key: str
    args: dict[str, str | int] = {}
    rule: str = ""
    card: str = ""
    place: str = ""


class Problem(msgspec.Struct):
    """The body of every HTTP error response."""

    refusal: Refusal
