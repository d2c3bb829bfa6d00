"""Origins, security headers, request limits, host names and caching."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.bare import bare
from tests.server.people import Person, server, settings
from warhost.server.library.caching import ResponseCache

PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random"}]


def test_every_answer_has_a_strict_policy() -> None:
    with server() as client:
        for path in ("/", "/api/games", "/api/docs", "/api/text/xx", "/nothing.js"):
            headers = client.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["cross-origin-resource-policy"] == "same-origin"


def test_page_headers_are_sent_with_pages_only() -> None:
    with server() as client:
        for path, is_page in (("/", True), ("/api/docs", True), ("/api/games", False), ("/api/text/xx", False)):
            headers = client.get(path).headers
            assert ("script-src 'self'" in headers["content-security-policy"]) == is_page, path
            assert ("permissions-policy" in headers) == ("cross-origin-opener-policy" in headers) == is_page, path


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
        assert tries == [403] * 10 + [429] * 12  # of one account
        others = [client.post("/api/login", json={"name": f"a{n}", "password": "b"}).status_code for n in range(10)]
        assert others == [429] * 10  # of one address
        context = client.app.state.context
        context.requests.burst = 5
        context.requests._buckets.clear()
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
        assert 'warhost_tables{game="lords",state="running"} 1' in metrics
        paths = client.get("/api/schema/openapi.json").json()["paths"]
        assert "/api/tables/{table}/sit" in paths
        assert "POST /api/tables/{table}/sit" in client.get("/api/docs").text


# --- hosts and kinds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost:8765", True),
        ("127.0.0.1", True),
        ("[::1]:8765", True),
        ("192.168.1.7:8765", True),
        ("[fe80::1]", True),
        ("attic:8765", True),
        ("attic.local", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example:8765", False),
        ("evil.example:80:80", False),
    ],
)
def test_an_unknown_host_name_is_refused(host: str, fine: bool) -> None:
    """Otherwise a page of that domain could send requests from a user's browser (DNS rebinding)."""
    with bare() as asked:
        for path in ("/", "/api/games", "/api/tables"):
            answer = asked.ask("GET", path, headers={"host": host})
            assert answer.status == (200 if fine else 421)
            assert fine or answer.refusal == "refused.host"


def test_a_server_with_configured_names_accepts_no_others() -> None:
    with bare(settings(hosts=("club.example",))) as asked:
        hosts = ("club.example", "CLUB.example:443", "localhost", "attic", "192.168.1.7", "club.example.evil.example")
        answers = [asked.ask("GET", "/api/games", headers={"host": host}).status for host in hosts]
        assert answers == [200, 200, 200, 421, 421, 421]


def test_a_socket_from_an_unknown_host_is_refused() -> None:
    with server() as client:
        ada = Person(client)
        path = f"/api/tables/{ada.table(*PLACES)['id']}/socket"
        headers = {**ada.headers, "host": "evil.example"}
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(path, headers=headers):
            pass
        assert closed.value.code == 4403


def test_over_https_the_hsts_header_is_sent() -> None:
    with bare(settings(secure=True)) as asked:
        made = asked.post("/api/session", {"name": "Ada"}, {"host": "club.example", "origin": "https://club.example"})
        assert made.status == 201
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-warhost=")
        assert {"Secure", "HttpOnly", "Path=/"} <= {each.strip() for each in cookie.split(";")}
        headers = {"host": "club.example", "cookie": cookie.partition(";")[0]}
        assert asked.ask("GET", "/api/session", headers=headers).json()["name"] == "Ada"
        stale = {**headers, "cookie": headers["cookie"].removeprefix("__Host-")}
        assert asked.ask("GET", "/api/session", headers=stale).json()["user"] == 0
        plain = asked.post("/api/logout", {}, {**headers, "origin": "http://club.example"})
        assert plain.refusal == "refused.origin"
    with bare() as asked:
        assert "strict-transport-security" not in asked.ask("GET", "/api/games").headers


@pytest.mark.parametrize("kind", ["text/plain", "", "application/x-www-form-urlencoded", "multipart/form-data; x=y"])
def test_a_body_without_the_json_content_type_is_not_read(kind: str) -> None:
    with bare() as asked:
        answer = asked.ask("POST", "/api/session", b'{"name": "Ada"}', {"content-type": kind})
        assert (answer.status, answer.refusal) == (415, "refused.malformed")
        assert asked.ask("POST", "/api/logout", b"", {"content-type": ""}).status == 201


def test_a_request_with_two_lengths_is_refused() -> None:
    """A proxy might use the other length, and treat the rest as another request (request smuggling)."""
    with bare() as asked:
        answer = asked.ask("POST", "/api/session", b'{"name": "Ada"}', {"transfer-encoding": "chunked"})
        assert (answer.status, answer.refusal) == (400, "refused.malformed")


# --- cached pages --------------------------------------------------------------------------------------------------


def test_large_pages_are_compressed_once_and_not_sent_again_if_unchanged() -> None:
    codes = ",".join(f"core-{number:03}" for number in range(1, 40))
    paths = ("/api/rules/invasion", "/api/rules/lords?language=pl", "/api/cards/lords", "/api/text/pl",
             "/api/text/ru/conquest", "/api/cards/lords?language=ru", f"/api/cards/invasion?codes={codes}",
             "/api/scenarios/lords", "/api/decks/pool/lords", "/api/lessons/lords")  # fmt: skip
    with bare() as asked:
        for path in paths:
            plain = asked.ask("GET", path)
            packed = asked.ask("GET", path, headers={"accept-encoding": "br, gzip;q=0.5"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert gzip.decompress(packed.body) == plain.body
            assert len(packed.body) < len(plain.body) / 2
            assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"
            assert "accept-encoding" in plain.headers["vary"]
            tag = plain.headers["etag"]
            for known in (tag, f'"other", W/{tag}', "*"):
                again = asked.ask("GET", path, headers={"if-none-match": known})
                assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
            assert asked.ask("GET", path, headers={"if-none-match": '"other"'}).status == 200
            assert asked.ask("GET", path, headers={"accept-encoding": "gzip;q=0"}).body == plain.body


def test_changing_pages_and_refusals_are_not_cached() -> None:
    with bare() as asked:
        for path in ("/api/tables", "/api/session", "/api/cards/chess", "/api/rules/lords?language=xx", "/api/health"):
            assert "etag" not in asked.ask("GET", path).headers
        kept = next(each for each in asked.app.middleware if isinstance(each, ResponseCache))
        assert kept.pages == {}


def test_the_pages_of_the_client_are_compressed_and_have_an_etag(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>hello" + " " * 2000)
    (tmp_path / "assets" / "app-1.js").write_text("1;" * 2000)
    chosen = settings()
    chosen.client = tmp_path
    with bare(chosen) as asked:
        for path, cache in (("/", "no-cache"), ("/settings", "no-cache"), ("/assets/app-1.js", "immutable")):
            packed = asked.ask("GET", path, headers={"accept-encoding": "gzip"})
            assert (packed.status, packed.headers["content-encoding"]) == (200, "gzip")
            assert cache in packed.headers["cache-control"]
            assert gzip.decompress(packed.body) == asked.ask("GET", path).body
            again = asked.ask("GET", path, headers={"if-none-match": packed.headers["etag"]})
            assert (again.status, again.body) == (304, b"")


# --- the public list --------------------------------------------------------------------------------------------------


def test_one_user_cannot_fill_the_list_of_tables() -> None:
    """Only a few tables of each user, and first those whose owner is connected; the limits by address are in
    `test_prefixes.py`.
    """
    waiting = [{"kind": "me", "deck": "orcs"}, {"kind": "open"}]
    with server() as client:
        client.app.state.context.lobby.public_tables._home = lambda table: ""  # everyone here has one address
        ada, eve = Person(client), Person(client, "Eve")
        first = ada.table(*waiting, public=True)["id"]
        others = [eve.table(*waiting, public=True)["id"] for _ in range(8)]
        shown = [each["id"] for each in client.get("/api/tables").json()["open"]]
        assert first in shown
        assert len(set(shown) & set(others)) == 5
        with ada.join(first):
            assert next(each["id"] for each in client.get("/api/tables").json()["open"]) == first
        assert {each["id"] for each in eve.get("/api/tables").json()["mine"]} == set(others)


def test_metrics_are_only_for_this_machine_and_monitoring_addresses() -> None:
    with bare(settings(monitors=("192.0.2.5",))) as asked:
        assert asked.ask("GET", "/api/metrics", address="192.0.2.5").text.startswith("# HELP warhost_build_info ")
        assert asked.ask("GET", "/api/metrics", address="192.0.2.6").refusal == "refused.not-found"
