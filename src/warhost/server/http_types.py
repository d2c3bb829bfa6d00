"""Types of requests, websockets and connections.  Litestar's own user and authentication objects are not used."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

HttpRequest: TypeAlias = Request[object, object, State]
Socket: TypeAlias = WebSocket[object, object, State]
HttpConnection: TypeAlias = ASGIConnection[Any, object, object, Any]
