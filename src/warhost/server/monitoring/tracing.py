"""Optional OpenTelemetry traces of requests, answers and commits.

They are sent where the usual environment variable says, `OTEL_EXPORTER_OTLP_ENDPOINT`; without it nothing is imported.
Spans have no names, addresses, cookies or ids of tables, since the link of an unlisted table is a secret.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType
from litestar.types import Scope

from ... import __version__
from ...engine.errors import WarhostError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
    from opentelemetry.trace import Tracer

ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
MISSING: Final = "traces need the extra: pip install 'warhost[traces]', or unset {name}"
HEADERS: Final = ("traceparent", "tracestate")


@dataclass
class Tracing:
    """The library in use, or None for both: no traces."""

    tracer: Tracer | None = None
    provider: TracerProvider | None = None


CURRENT: Final = Tracing()


def start_tracing(node: str = "") -> None:
    """Send traces if an endpoint is configured; refused if the extra is missing.  `node`: name in the cluster."""
    name = next((each for each in ENDPOINTS if os.environ.get(each)), "")
    if not name:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise WarhostError(MISSING.format(name=name)) from None
    use_processor(BatchSpanProcessor(OTLPSpanExporter()), node)


def use_processor(processor: SpanProcessor, node: str = "") -> None:
    """Give all spans to a processor of OpenTelemetry."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    stop_tracing()
    own = {"service.name": "warhost", "service.version": __version__}
    if node:
        own["service.instance.id"] = node
    CURRENT.provider = TracerProvider(resource=Resource.create(own))
    CURRENT.provider.add_span_processor(processor)
    CURRENT.tracer = CURRENT.provider.get_tracer("warhost")


def stop_tracing() -> None:
    """Send what is waiting, and stop."""
    if CURRENT.provider is not None:
        CURRENT.provider.shutdown()
    CURRENT.tracer = CURRENT.provider = None


def record(name: str, seconds: float, **attributes: str | int) -> None:
    """A span that ends now and took this long."""
    if CURRENT.tracer is not None:
        now = time.time_ns()
        given = {f"warhost.{key}": value for key, value in attributes.items()}
        CURRENT.tracer.start_span(name, start_time=now - int(seconds * 1e9), attributes=given).end(now)


@contextmanager
def request_span(scope: Scope, request: str) -> Iterator[list[int]]:
    """A span of an HTTP request, within the trace of its `traceparent`; yields a list for the status of the response.

    `scope`: that of ASGI.  `request`: its id, which is in the log as well.
    """
    if CURRENT.tracer is None or scope["type"] == ScopeType.WEBSOCKET:
        yield []
        return
    from opentelemetry import propagate, trace

    given = {name.decode(): value.decode("latin-1") for name, value in scope["headers"] if name.decode() in HEADERS}
    method, status = str(scope["method"]), [0]
    with CURRENT.tracer.start_as_current_span(
        method,
        context=propagate.extract(given),
        kind=trace.SpanKind.SERVER,
        attributes={"http.request.method": method, "warhost.request": request},
    ) as span:
        try:
            yield status
        finally:
            route = str(scope.get("path_template", ""))
            span.update_name(f"{method} {route}".strip())
            span.set_attribute("http.route", route)
            span.set_attribute("http.response.status_code", status[0])
            if status[0] >= 500:
                span.set_status(trace.StatusCode.ERROR)


def trace_headers() -> dict[str, str]:
    """The headers by which another node continues the trace of the present request."""
    found: dict[str, str] = {}
    if CURRENT.tracer is not None:
        from opentelemetry import propagate

        propagate.inject(found)
    return found
