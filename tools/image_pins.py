"""Pin the base images of the container file by digest: `python tools/image_pins.py` asks their registry.

It needs a registry that can be reached, and rewrites the lines `ARG ..._IMAGE=` of the Containerfile.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

CONTAINERFILE: Final = Path(__file__).resolve().parents[1] / "Containerfile"
IMAGE: Final = re.compile(r"^(ARG \w+_IMAGE=)([\w.-]+)/([\w./-]+):([\w.-]+)(?:@sha256:[0-9a-f]{64})?$", re.M)
KINDS: Final = ("application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json")
DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")
HOSTS: Final = {"docker.io": "registry-1.docker.io"}  # registry -> its host name, if it differs


def digest_of(registry: str, name: str, tag: str, scheme: str = "https") -> str:
    """The digest of an image index, from its registry."""
    url = f"{scheme}://{HOSTS.get(registry, registry)}/v2/{name}/manifests/{tag}"
    headers = {"Accept": ", ".join(KINDS)}
    try:
        answer = _asked(url, headers)
    except urllib.error.HTTPError as refused:
        if refused.code != 401:
            raise
        headers["Authorization"] = f"Bearer {_token(refused.headers['WWW-Authenticate'])}"
        answer = _asked(url, headers)
    if DIGEST.fullmatch(answer) is None:
        raise ValueError(f"{url} tells no digest: {answer!r}")
    return answer


def _asked(url: str, headers: dict[str, str]) -> str:
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers, method="HEAD"), timeout=30) as answer:
        return str(answer.headers.get("Docker-Content-Digest", ""))


def _token(challenge: str) -> str:
    """An anonymous token from the token server that the registry names."""
    parts = dict(re.findall(r'(\w+)="([^"]*)"', challenge))
    url = f"{parts['realm']}?service={parts.get('service', '')}&scope={parts.get('scope', '')}"
    with urllib.request.urlopen(url, timeout=30) as answer:
        return str(json.load(answer)["token"])


def pinned(text: str, ask: Callable[[str, str, str], str] = digest_of) -> str:
    """The container file with the current digests of all base images."""
    return IMAGE.sub(lambda found: f"{found[1]}{found[2]}/{found[3]}:{found[4]}@{ask(*found.groups()[1:])}", text)


if __name__ == "__main__":
    try:
        CONTAINERFILE.write_text(pinned(CONTAINERFILE.read_text(encoding="utf-8")), encoding="utf-8")
    except OSError as wrong:
        sys.exit(f"the registry cannot be reached: {wrong}")
