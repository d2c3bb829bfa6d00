"""State of one table: its row, its game, its viewers and its open offers.  No task, no socket and no disk access."""

from __future__ import annotations

from collections import Counter

from ...engine.state import NOBODY
from ..games.adapter import find_adapter
from ..protocol import AdjournOffer, UndoOffer
from .chat import Chat
from .game.absence import Absence
from .game.order_book import OrderBook
from .game.rules_replay import Continuation
from .game.table_game import TableGame
from .records.journals import journal_text, remaining_answers
from .records.records import Record, TableRow
from .replays.archived_game import ArchivedGame
from .services.clock import Clock
from .services.processes import Requester
from .services.services import Services
from .views.viewer import Viewer

STAND_IN = "greedy"  # key of the bot that plays for absent players, and for a team member who has resigned


class TableState:
    """State of a table.  Once the table is started, only its task changes it.

    The functions in `game/` apply intents to it; `Table` adds the task and the inbox.
    """

    def __init__(self, row: TableRow, services: Services) -> None:
        self.row = row
        self.services = services
        self.play: TableGame | None = None
        self.past: ArchivedGame | None = None  # stored views of a finished game whose rules version is not installed
        self.continuation: Continuation | None = None  # continuation under new rules, while players are asked to agree
        self.records: list[Record] = []  # the stored records; while a game is played, use `all_records`
        self.saved = 0  # `moment` of the last snapshot
        self.clock: Clock | None = None
        self.offer: UndoOffer | None = None
        self.adjourning: AdjournOffer | None = None
        self.absence = Absence(services.now)
        self.chat = Chat(services)
        self.book = OrderBook(services)
        self.viewers: list[Viewer] = []
        self.present: Counter[int] = Counter()  # number of open connections by user
        self.unshared: dict[Viewer, None] = {}  # viewers that do not share a stream: all players, and few spectators
        self.streams: list[Viewer] = []  # viewers that stand for several spectators with the same stream
        self.version = 0  # increases with every change that viewers may see
        self.replaced = 0  # incremented when the game in memory is replaced by the stored one
        self.admitted: set[int] = set()  # ids of the users who have given the table's password
        _, self.adapter = find_adapter(row.game)
        self.used = services.now()
        self.closed = False
        self.moved = False  # True if another node has taken over the table
        self.moves_to_players = False  # True if the table moves to the node to which all of its players are connected
        self.is_stalled = False  # True while a write is slow: viewers see it, and no new work is accepted
        self.needs_recovery = False  # True if the database has less than viewers were shown
        # True if the question, or who answers it, may have changed: the task must check for a bot or standing orders.
        self.asked_again = False

    @property
    def moment(self) -> int:
        """The number of records so far."""
        return self.play.moment if self.play is not None else len(self.records)

    @property
    def all_records(self) -> list[Record]:
        """The records of the game, whether it is being played or only stored."""
        return self.play.records if self.play is not None else self.records

    # --- who is asked -----------------------------------------------------------------------------------------

    @property
    def is_played(self) -> bool:
        """True while the game waits for an answer: it runs and is not adjourned."""
        return self.play is not None and self.row.state == "running" and not self.row.adjourned

    @property
    def asked_bot(self) -> str:
        """The name of the bot that must decide now, or ""."""
        return self._bot_asked_in(self.play) if self.play is not None else ""

    def _bot_asked_in(self, play: TableGame) -> str:
        row = self.row
        if not self.is_played or play.state.seat < 0:
            return ""
        chair = row.chairs[row.order[play.state.seat]]
        if play.state.has_resigned(play.state.seat) or chair.user in self.absence.played:
            return STAND_IN
        return chair.bot

    @property
    def ordered_option(self) -> str:
        """The option that standing orders will choose for the asked seat, or ""."""
        play = self.play
        if play is None or not self.is_played or self.asked_bot:
            return ""
        option = self.book.answer(play)
        return "" if play.has_failed(option) else option  # if the rules engine failed on it, the player is asked

    def ordered_next(self, trial: TableGame) -> str:
        """The option of standing orders in a later position of the game, which has not been stored yet."""
        return "" if self._bot_asked_in(trial) else self.book.found(trial)

    @property
    def timed(self) -> int:
        """The seat whose clock runs, or NOBODY.  Bots have no clock."""
        play = self.play
        if play is None or not self.is_played or self.asked_bot:
            return NOBODY
        if any(each.kind == "timeout" for each in play.failed):
            return NOBODY  # these rules cannot end the game now; the clock runs again after the next answer
        return play.state.seat

    def requester(self) -> Requester:
        """The user for whom bots run here: the owner, with the address of a viewer, preferably their own."""
        owner = self.row.owner
        looking = [viewer for viewer in self.viewers if viewer.user == owner] or self.viewers
        return Requester(owner, looking[0].home if looking else "")

    def nearest_node(self) -> str:
        """The other node with most of the players, if none is connected here and the game can move; else ""."""
        if self.row.state != "running" or self.clock is not None or self.offer or self.adjourning:
            return ""
        nodes = sorted(viewer.node for viewer in self.unshared if self.row.places_of(viewer.user))
        return max(nodes, key=nodes.count) if nodes and "" not in nodes else ""

    # --- changes ----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Notify every viewer of a change."""
        self.version += 1
        for viewer in (*self.unshared, *self.streams):
            if self.play is not None:
                viewer.kept = min(viewer.kept, len(self.play.match.log))
            viewer.show()
        if self.closed:
            for viewer in self.viewers:
                viewer.show()

    def ask_again(self) -> None:
        """Notify every viewer, and make the table's task check for an automatic answer."""
        self.asked_again = True
        self.show()

    def stop_game(self, reason: str) -> None:
        """Stop the game with a reason; all records are kept, and nothing is retried."""
        self.row.state, self.row.reason = "stopped", reason
        self.show()

    def discard_views(self) -> None:
        """Mark all cached views and logs as outdated, because the game has been replaced."""
        self.replaced += 1
        for viewer in (*self.viewers, *self.streams):
            viewer.kept = 0

    def journal(self) -> str:
        """The journal, also of a game whose rules version is not installed."""
        if self.play is not None:
            return self.play.journal()
        return journal_text(self.row, remaining_answers(self.records), self.row.state == "over", self.records)
