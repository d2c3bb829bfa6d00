"""Origins, headers, limits of requests, and pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.people import Person, server, settings

PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random"}]


def test_every_answer_has_a_strict_policy() -> None:
    with server() as client:
        for path in ("/", "/api/games", "/api/docs", "/api/text/xx", "/nothing.js"):
            headers = client.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"


def test_a_foreign_page_can_neither_post_nor_open_a_socket() -> None:
    with server(settings(origins=("https://club.example",))) as client:
        ada = Person(client)
        table = ada.table(*PLACES)
        host = client.base_url.netloc.decode() if isinstance(client.base_url.netloc, bytes) else client.base_url.netloc
        for origin, allowed in (
            ("https://evil.example", False),
            ("null", False),
            (f"http://{host}.evil.example", False),
            ("https://club.example", True),
            (f"http://{host}", True),
        ):
            headers = {**ada.headers, "origin": origin}
            answer = client.post("/api/tables", json={"game": "lords", "places": PLACES}, headers=headers)
            assert answer.status_code == (201 if allowed else 403), origin
            path = f"/api/tables/{table['id']}/socket"
            if allowed:
                with client.websocket_connect(path, headers=headers) as socket:
                    assert socket.receive_json()["type"] == "joined"
            else:
                assert answer.json()["refusal"]["key"] == "refused.origin"
                with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(path, headers=headers):
                    pass
                assert closed.value.code == 4403


def test_a_socket_to_no_table_says_so() -> None:
    with server() as client, client.websocket_connect("/api/tables/nowhere/socket") as socket:
        assert socket.receive_json()["refusal"]["key"] == "refused.unknown-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


def test_large_bodies_are_refused() -> None:
    with server() as client:
        answer = client.post("/api/session", json={"name": "x" * 70_000})
        assert answer.status_code == 413
        assert answer.json()["refusal"]["key"] == "refused.too-large"


def test_an_address_that_asks_too_often_is_slowed_down() -> None:
    with server(settings(now=lambda: 0.0)) as client:
        tries = [client.post("/api/login", json={"name": "a", "password": "b"}).status_code for _ in range(22)]
        assert tries == [403] * 20 + [429] * 2
        house = client.app.state.house
        house.requests.burst = 5
        house.requests._buckets.clear()
        assert [client.get("/api/games").status_code for _ in range(6)] == [200] * 5 + [429]


def test_the_client_is_served_and_routes_by_itself(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>hello")
    (tmp_path / "assets" / "app-1.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    chosen = settings()
    chosen.client = tmp_path
    with server(chosen) as client:
        for path in ("/", "/index.html", "/table/abc"):
            assert client.get(path).text == "<!doctype html>hello"
            assert client.get(path).headers["content-type"].startswith("text/html")
        script = client.get("/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/other.js",
            "/api/x",
        ):
            assert client.get(path).status_code == 404
            assert "secret" not in client.get(path).text


def test_health_metrics_and_the_list_of_requests() -> None:
    with server() as client:
        ada = Person(client)
        ada.table(*PLACES)
        assert client.get("/api/health").json()["ok"] is True
        metrics = client.get("/api/metrics").text
        assert 'warhost_tables{state="running"} 1' in metrics
        paths = client.get("/api/schema/openapi.json").json()["paths"]
        assert "/api/tables/{table}/sit" in paths
        assert "POST /api/tables/{table}/sit" in client.get("/api/docs").text
