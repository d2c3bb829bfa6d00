"""The container image: pinned packages, base images by digest, no root, a health check; and its build steps."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tools.image_pins import digest_of, pinned

ROOT = Path(__file__).parents[3]
CONTAINERFILE = ROOT / "Containerfile"
pytestmark = pytest.mark.skipif(not CONTAINERFILE.is_file(), reason="a source distribution has no container file")
DIGEST = "sha256:" + "0123456789abcdef" * 4


class Registry(BaseHTTPRequestHandler):
    """A registry that requires a token, gives one to everyone, and returns one digest."""

    def do_HEAD(self) -> None:
        allowed = self.headers.get("Authorization") == "Bearer for-anybody"
        self.send_response(200 if allowed else 401)
        if allowed:
            self.send_header("Docker-Content-Digest", DIGEST if self.path == "/v2/library/python/manifests/3" else "")
        else:
            realm = f"http://{self.headers['Host']}/token"
            self.send_header("WWW-Authenticate", f'Bearer realm="{realm}",service="here",scope="pull"')
        self.end_headers()

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"token": "for-anybody"}')

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def registry() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Registry)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_registry_tells_the_digest_of_an_image(registry: str) -> None:
    assert digest_of(registry, "library/python", "3", "http") == DIGEST
    with pytest.raises(ValueError, match="tells no digest"):
        digest_of(registry, "library/other", "3", "http")


def test_every_base_image_gets_its_digest_and_an_old_one_is_replaced() -> None:
    text = CONTAINERFILE.read_text(encoding="utf-8")
    asked: list[tuple[str, str, str]] = []

    def ask(registry: str, name: str, tag: str) -> str:
        asked.append((registry, name, tag))
        return DIGEST

    once = pinned(text, ask)
    assert sorted(asked) == sorted(
        tuple(re.split(r"/(?=library)|:", each.partition("@")[0]))
        for each in re.findall(r"^ARG \w+_IMAGE=(\S+)$", text, re.M)
    )
    assert once.count(f"@{DIGEST}") == len(asked) == 2
    assert pinned(once, lambda *_: "sha256:" + "f" * 64) == once.replace(DIGEST, "sha256:" + "f" * 64)


def test_packages_are_installed_by_hash_and_the_server_runs_unprivileged() -> None:
    text = CONTAINERFILE.read_text(encoding="utf-8")
    installs = re.findall(r"pip install ([^&\n]+)", text)
    assert len(installs) == 3
    assert [each for each in installs if "--require-hashes" not in each and "--no-index" not in each] == []
    last = text[text.rindex("\nFROM ") :]
    assert re.search(r"^USER \d+:\d+$", last, re.M)
    assert "\nHEALTHCHECK " in last


@pytest.mark.skipif(not os.environ.get("WARHOST_PROOFS"), reason="takes minutes; `make proofs` runs it")
@pytest.mark.skipif(shutil.which("mmdebstrap") is None or os.geteuid() != 0, reason="needs mmdebstrap and root")
def test_the_steps_of_the_image_run_and_its_server_is_healthy_with_a_read_only_root() -> None:
    command = [sys.executable, "tools/try_image.py", "--compile", "0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "healthy as 10001" in done.stdout
