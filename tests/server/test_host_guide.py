"""What the guide for hosts gives to copy is what the programs it is for take, where they are installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.cluster import PROXY

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "host.md"
BLOCKS = re.findall(r"^```\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
CERTIFICATE = "/etc/haproxy/warhost.pem"


def block(word: str) -> str:
    (found,) = [each for each in BLOCKS if word in each]
    return found


def said(*command: str) -> str:
    """Everything that a program says."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def checked(folder: Path, config: str) -> str:
    """What HAProxy has against a configuration."""
    if shutil.which("haproxy") is None or shutil.which("openssl") is None:
        pytest.skip("HAProxy is not installed: there is no haproxy (or no openssl) on the path")
    key, certificate, both = (folder / name for name in ("key", "certificate", "both"))
    wanted = ("-keyout", str(key), "-out", str(certificate), "-days", "1", "-subj", "/CN=localhost")
    said("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", *wanted)
    both.write_text(certificate.read_text() + key.read_text())
    file = folder / "haproxy.cfg"
    file.write_text(config.replace(CERTIFICATE, str(both)), encoding="utf-8")
    return said("haproxy", "-c", "-f", str(file))


def test_haproxy_takes_the_configuration_of_the_guide_without_a_warning(tmp_path: Path) -> None:
    """It also takes one in which it would neither say whose requests they are nor bring a table's people together."""
    answer = checked(tmp_path, block("frontend people"))
    assert "valid" in answer
    assert "WARNING" not in answer
    assert "WARNING" in checked(tmp_path, block("frontend people").replace("mode http", "mode tcp"))


def test_what_make_cluster_starts_is_what_the_guide_says() -> None:
    """But for the certificate, the addresses, and how many connections there may be."""
    own = re.compile(r"^    (maxconn|bind|server|timeout http-request) .*\n", re.MULTILINE)
    tried = PROXY.format(port=1, servers="    server one 127.0.0.1:1")
    assert own.sub("", tried) == own.sub("", block("frontend people"))


def test_systemd_takes_the_unit_of_the_guide(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed: there is no systemd-analyze on the path")
    program = shutil.which("true") or "/bin/true"
    unit = tmp_path / "warhost.service"
    unit.write_text(block("[Service]").replace("/opt/warhost/bin/warhost", program), encoding="utf-8")
    assert said("systemd-analyze", "verify", str(unit)) == ""


def test_a_node_that_has_retired_is_not_started_again() -> None:
    """It ends by SIGTERM, which systemd takes for a wish."""
    assert "Restart=on-failure\n" in block("[Service]")
