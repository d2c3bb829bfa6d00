"""Types of requests, websockets and connections without the parameters of Litestar's generics, which are not used."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

HttpRequest: TypeAlias = Request[Any, Any, Any]
Socket: TypeAlias = WebSocket[Any, Any, Any]
HttpConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
