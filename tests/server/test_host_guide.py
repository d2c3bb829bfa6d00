"""The configurations in the guide for hosts are accepted by the programs, where these are installed."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.listening import WAIT, listening
from tools.cluster import CONFIG, proxy_config
from warhost.server.accounts.limits import Limits

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "host.md"
BLOCKS = re.findall(r"^```\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
CERTIFICATE = "/etc/haproxy/warhost.pem"


def block(word: str) -> str:
    (found,) = [each for each in BLOCKS if word in each]
    return found


def said(*command: str) -> str:
    """The output of a program."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def checked(folder: Path, config: str) -> str:
    """HAProxy's messages about a configuration."""
    if shutil.which("haproxy") is None or shutil.which("openssl") is None:
        pytest.skip("HAProxy is not installed: there is no haproxy (or no openssl) on the path")
    _, both = certified(folder)
    file = folder / "haproxy.cfg"
    file.write_text(config.replace(CERTIFICATE, str(both)), encoding="utf-8")
    return said("haproxy", "-c", "-f", str(file))


def certified(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate, and a file with the certificate and its key."""
    key, certificate, both = (folder / name for name in ("key", "certificate", "both"))
    wanted = ("-keyout", str(key), "-out", str(certificate), "-days", "1", "-subj", "/CN=localhost")
    named = ("-addext", "subjectAltName=DNS:localhost")
    said(
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        *wanted,
        *named,
    )
    both.write_text(certificate.read_text() + key.read_text())
    return certificate, both


def haproxy(both: Path, port: int, server: int) -> tuple[str, tuple[str, ...]]:
    """The HAProxy configuration of `deploy` for one node on this machine, and the command that runs it."""
    return proxy_config(port, [f"127.0.0.1:{server}"], str(both)), ("-q", "-f")


def nginx(both: Path, port: int, server: int) -> tuple[str, tuple[str, ...]]:
    """The same for nginx, whose temporary files are in the folder of the certificate."""
    config = block("proxy_http_version").replace("listen 443", f"listen {port}").replace(":8765", f":{server}")
    config = re.sub(r"/etc/nginx/warhost\.(pem|key)", str(both), config)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {both.parent / kind};\n" for kind in kinds)
    head = f"daemon off;\npid {both.parent / 'pid'};\nerror_log stderr;\nevents {{}}\n"
    return f"{head}http {{\naccess_log off;\n{own}{config}}}\n", ("-e", "stderr", "-c")


@contextmanager
def behind(folder: Path, program: str, server: int) -> Iterator[tuple[int, Path]]:
    """A TLS proxy before a server: its port and its certificate."""
    if shutil.which(program) is None or shutil.which("openssl") is None:
        pytest.skip(f"there is no {program} (or no openssl) on the path")
    certificate, both = certified(folder)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    config, words = PROXIES[program](both, port, server)
    file = folder / "proxy.conf"
    file.write_text(config, encoding="utf-8")
    process = subprocess.Popen([program, *words, str(file)])
    try:
        yield port, certificate
    finally:
        process.terminate()
        process.wait()


PROXIES = {"haproxy": haproxy, "nginx": nginx}


@pytest.mark.parametrize("program", PROXIES)
def test_people_play_through_the_proxies_of_the_guide_over_tls(tmp_path: Path, program: str) -> None:
    """Cookies are restricted to https, requests of the page are accepted as same-origin, and the
    websocket is upgraded.
    """
    with listening(Limits(), secure=True) as context, behind(tmp_path, program, context.port) as (port, certificate):
        trusted, page = ssl.create_default_context(cafile=certificate), f"https://localhost:{port}"
        headers = {"origin": page}
        with httpx.Client(base_url=page, verify=trusted, headers=headers, timeout=WAIT) as ada:
            until_up(ada)
            assert ada.post("/api/session", json={"name": "Ada"}).status_code == 201
            (cookie,) = [f"{each.name}={each.value}" for each in ada.cookies.jar if each.secure]
            assert cookie.startswith("__Host-")
            assert ada.get("/api/session").headers["strict-transport-security"]
            places = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"}]
            table = ada.post("/api/tables", json={"game": "lords", "places": places}).json()["id"]
        path = f"wss://localhost:{port}/api/tables/{table}/socket"
        told = {**headers, "cookie": cookie}
        with connect(path, ssl=trusted, additional_headers=told, open_timeout=WAIT) as line:
            view = json.loads(line.recv(WAIT))["document"]["view"]
            answer = {"type": "answer", "id": 1, "moment": 0, "seat": view["seat"], "option": view["options"][0]}
            line.send(json.dumps(answer))
            assert {json.loads(line.recv(WAIT))["type"] for _ in range(2)} == {"done", "changed"}
        with (
            pytest.raises(InvalidStatus),
            connect(
                path,
                ssl=trusted,
                additional_headers={**told, "origin": page.replace("https", "http")},
                open_timeout=WAIT,
            ),
        ):  # a page that could have been forged on the way
            pass


def until_up(client: httpx.Client) -> None:
    """Wait until the proxy listens and considers the server healthy."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            if client.get("/api/health").status_code == 200:
                return
    raise AssertionError("the proxy does not come")


def test_haproxy_takes_the_configuration_without_a_warning(tmp_path: Path) -> None:
    """HAProxy also accepts configurations that would not pass on client addresses or keep a table's players together,
    so those lines are checked here.
    """
    config = re.sub(r" node\d:8765", " 127.0.0.1:8765", CONFIG.read_text(encoding="utf-8"))  # names of this machine
    answer = checked(tmp_path, config)
    assert "valid" in answer
    assert "WARNING" not in answer
    assert "WARNING" in checked(tmp_path, config.replace("mode http", "mode tcp"))
