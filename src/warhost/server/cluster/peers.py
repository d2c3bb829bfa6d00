"""HTTP client for the other nodes of the cluster, and the cache of which node owns which table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec

from ...engine.plain import JsonObject
from ..protocol import Problem, TableInfo
from ..refusing import RequestRefused, refuse
from ..tables.records.records import TableRow, User
from ..writer import Writer
from .membership import Member, Membership

if TYPE_CHECKING:
    from ..tables.records.public_table import PublicTable
    from .shared import SharedState

LOG = logging.getLogger(__name__)
SECRET: Final = "x-warhost-node"  # header with the secret of the sending node, which authenticates its requests
FOR_ADDRESS: Final = "x-warhost-for"  # header with the address of the client for whom a node asks
FROM_NODE: Final = "x-warhost-from"  # header with the id of the asking node, to which the client stays connected
PATIENCE: Final = 8.0  # seconds that a client waits while the owner of a table changes
AGAIN: Final = 0.1
LOOKED: Final = 0.25  # seconds between two checks whether the asked node is still alive
REMEMBERED: Final = 50_000  # maximum number of tables of other nodes whose owner is cached


class OnOtherNode(Exception):
    """Another node owns the table, or is better suited to own it."""

    def __init__(self, member: Member, table: str) -> None:
        super().__init__(f"{table} is at {member.address}")
        self.member = member
        self.table = table


class PeerNodes:
    """HTTP client for the other nodes."""

    def __init__(self, membership: Membership, writer: Writer, shared: SharedState) -> None:
        self.membership = membership
        self.shared = shared
        self.me = membership.me
        self._writer = writer
        self._known: dict[str, str] = {}  # cache by table: the node that last owned it
        self._claimed: set[str] = set()  # tables taken in the current batch, but not restored yet
        self._watched: dict[str, asyncio.Task[None]] = {}  # by node: the task that waits for the end of its lease
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=50)
        self.http = httpx.AsyncClient(timeout=httpx.Timeout(PATIENCE, connect=1.0), limits=limits, trust_env=False)

    async def close(self) -> None:
        for watching in self._watched.values():
            watching.cancel()
        await self.http.aclose()
        await self.shared.close()

    async def take(self, name: str) -> bool:
        """Take ownership of a table; False if there is no such table.  Raises OnOtherNode if another should own it."""
        known = self.membership.present.get(self._known.get(name, ""))
        if known is not None:
            raise OnOtherNode(known, name)
        if name in self._claimed:
            self._claimed.discard(name)
            return True
        writer, loop = self._writer, asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while (found := await writer.read(writer.reading.find_owner, name)) is not None:
            row, node = found
            owner = self.membership.present.get(node)
            if owner is not None and owner.id != self.me.id:
                self._remember(name, owner)
                raise OnOtherNode(owner, name)
            if not node or node == self.me.id:
                better = self._better(row.game, row.version)
                if better is not None:
                    if node:  # without this condition the better node would send all clients back to this one
                        await writer.call(writer.store.release_any_fence, name)
                    raise OnOtherNode(better, name)
                if await writer.write(writer.store.take, name):
                    self.forget(name)
                    return True
            if loop.time() > until:
                LOG.warning("table %s belongs to node %s, which nobody here knows", name, node)
                raise refuse("storage", 503)
            await asyncio.sleep(AGAIN)  # the owner may be a new node that is not in the list of members yet
        return False

    async def claim(self, rows: list[TableRow]) -> list[str]:
        """Take ownership of those of these tables that have no living owner and that this node has the rules for."""
        mine = [row.id for row in rows if self._better(row.game, row.version) is None]
        claimed = await self._writer.write(self._writer.store.take_all, mine) if mine else []
        for name in claimed:
            self.forget(name)
        self._claimed.update(claimed)
        return claimed

    def unclaim(self, name: str) -> None:
        """Forget that a table was taken in a batch, because another node owns it."""
        self._claimed.discard(name)

    def redirect_if_leaving(self) -> None:
        """Raise OnOtherNode if this node is leaving and another should create the new table."""
        if self.membership.leaving:
            staying = [each for each in self.membership.present.values() if self.membership.stays(each)]
            if staying:
                raise OnOtherNode(min(staying, key=lambda each: each.id), "")

    async def tables(self) -> list[PublicTable]:
        """The public tables of the other nodes."""
        return await self.shared.tables()

    def forget(self, name: str) -> None:
        """Remove a table from the cache of owners."""
        self._known.pop(name, None)

    async def infos(self, elsewhere: list[OnOtherNode]) -> dict[str, TableInfo]:
        """Infos of tables at other nodes, with one request for each node; omits those of nodes that do not respond."""
        by_node: dict[str, list[OnOtherNode]] = {}
        for each in elsewhere:
            by_node.setdefault(each.member.id, []).append(each)
        found = await asyncio.gather(*[self._infos(each) for each in by_node.values()])
        return {info.id: info for part in found for info in part}

    async def _infos(self, tables: list[OnOtherNode]) -> list[TableInfo]:
        member, names = tables[0].member, [each.table for each in tables]
        headers = {SECRET: member.secret, FOR_ADDRESS: "", "content-type": "application/json"}
        try:
            answer = await self.http.post(
                f"{member.address}/api/nodes/tables", content=msgspec.json.encode(names), headers=headers, timeout=2.0
            )
            return msgspec.json.decode(answer.raise_for_status().content, type=list[TableInfo])
        except (httpx.HTTPError, msgspec.DecodeError) as failed:
            LOG.warning("%d tables cannot be asked for: %s", len(names), type(failed).__name__)
            for name in names:
                self.forget(name)
            return []

    async def delete_at(self, elsewhere: OnOtherNode, user: User) -> None:
        """Delete a user from a table of another node; refused if that node does not respond."""
        try:
            path = f"/api/tables/{elsewhere.table}/forget"
            (await self.ask(elsewhere.member, "POST", path, content=msgspec.json.encode(user))).raise_for_status()
        except httpx.HTTPError:
            self.forget(elsewhere.table)
            raise refuse("storage", 503) from None

    async def follow(self, elsewhere: OnOtherNode, user: User) -> TableInfo:
        """Take the place that is reserved for a user at a table of another node."""
        path = f"/api/tables/{elsewhere.table}/follow"
        try:
            answer = await self.ask(elsewhere.member, "POST", path, content=msgspec.json.encode(user))
        except httpx.HTTPError:
            self.forget(elsewhere.table)
            raise refuse("storage", 503) from None
        if answer.is_error:
            raise RequestRefused(msgspec.json.decode(answer.content, type=Problem).refusal, answer.status_code)
        return msgspec.json.decode(answer.content, type=TableInfo)

    async def ask(self, member: Member, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request to another node; fails when the node's lease ends."""
        headers = {**more.pop("headers", {}), SECRET: member.secret}
        asking = asyncio.ensure_future(self.http.request(method, member.address + path, headers=headers, **more))
        try:
            while not (await asyncio.wait([asking], timeout=LOOKED))[0]:
                if member.id not in self.membership.present:
                    raise httpx.ReadTimeout(f"{member.address} is gone")
            return asking.result()
        finally:
            asking.cancel()

    async def until_gone(self, member: Member) -> None:
        """Wait for the end of a node's lease; all callers share one polling task."""
        watching = self._watched.get(member.id)
        if watching is None:
            watching = self._watched[member.id] = asyncio.create_task(self._watch(member.id))
        await asyncio.shield(watching)

    async def _watch(self, node: str) -> None:
        while node in self.membership.present:
            await asyncio.sleep(AGAIN)
        del self._watched[node]

    def ownership_diagnostics(self, name: str) -> JsonObject:
        """What this node has cached about a table's owner, for diagnosis."""
        present, known = self.membership.present, self._known.get(name, "")
        return {
            "node": self.me.id,
            "address": self.me.address,
            "leaving": self.membership.leaving,
            "seconds since its lease was renewed": round(time.monotonic() - self.membership.renewed, 1),
            "present": {each.id: each.address for each in present.values()},
            "cached owner": known,
            "fence": self._writer.store.fences.get(name, 0),
        }

    def _better(self, game: str, version: str) -> Member | None:
        """A node to own a game instead of this one: it has the rules that this one lacks, or it is not leaving."""
        mine = self.me.has(game, version)
        if mine and not self.membership.leaving:
            return None
        others = [each for each in self.membership.present.values() if each.id != self.me.id]
        fitting = [each for each in others if each.has(game, version) and not (mine and each.leaving)]
        return min(fitting, key=lambda each: (each.leaving, each.id), default=None)

    def _remember(self, name: str, owner: Member) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[name] = owner.id
