"""The files in `deploy` are accepted by the programs that read them, name files that exist, and show no secret."""

from __future__ import annotations

import re
import shutil
import sqlite3
import ssl
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from warhost.cli.app import app
from warhost.server.sealing.key_ring import KEY_FILE, parsed

DEPLOY = Path(__file__).parents[3] / "deploy"
COMPOSED = sorted(DEPLOY.glob("*/compose.yaml"))
SCRIPTS = [path for path in sorted(DEPLOY.rglob("*")) if path.is_file() and path.read_bytes().startswith(b"#!/bin/sh")]
UNITS = sorted((DEPLOY / "systemd").iterdir())


def needed(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"there is no {program} on the path")
    return found


def said(*command: str, **more: Any) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)
    return (done.stdout + done.stderr + f"exit {done.returncode}" * bool(done.returncode)).strip()


def services(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))["services"]
    return found


def volumes(path: Path) -> list[str]:
    """What services mount, as `source:target[:ro]`."""
    return [each for service in services(path).values() for each in service.get("volumes", ())]


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.parent.name)
def test_mounted_files_exist_and_are_read_only(path: Path) -> None:
    files = [each for each in volumes(path) if each.startswith(".")]
    assert [each for each in files if not each.endswith(":ro")] == []
    sources = [each.split(":")[0] for each in files]
    assert [each for each in sources if "/secrets/" not in each and not (path.parent / each).exists()] == []


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.parent.name)
def test_volumes_networks_and_secrets_are_declared(path: Path) -> None:
    whole = yaml.safe_load(path.read_text(encoding="utf-8"))
    named = {each.split(":")[0] for each in volumes(path) if not each.startswith(".")}
    assert named == set(whole["volumes"])
    assert {name for each in services(path).values() for name in each["networks"]} == set(whole["networks"])
    used = [name for each in services(path).values() for name in each.get("secrets", ())]
    assert {each if isinstance(each, str) else each["source"] for each in used} == set(whole.get("secrets", ()))


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.parent.name)
def test_others_reach_the_proxy_alone(path: Path) -> None:
    ports = {name: [str(port) for port in each.get("ports", ())] for name, each in services(path).items()}
    opened = {name for name, own in ports.items() if [port for port in own if not port.startswith("127.0.0.1:")]}
    assert opened == {"proxy" if "proxy" in ports else "caddy"}
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["networks"]["inside"]["internal"] is True


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.parent.name)
def test_no_container_gets_a_password_by_its_command_or_environment(path: Path) -> None:
    for name, service in services(path).items():
        environment = service.get("environment", {})
        plain = [key for key in environment if "PASSWORD" in key and not key.endswith("_FILE")]
        assert plain == [], name
        assert "password" not in f"{service.get('command', '')}{service.get('entrypoint', '')}".lower(), name


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.parent.name)
def test_warhost_knows_the_options_of_its_containers(path: Path) -> None:
    helped = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    own = [each for each in services(path).values() if each["image"] == "warhost" and each.get("command")]
    assert own
    for service in own:
        assert service["command"][0] == "serve"
        assert [word for word in service["command"][1:] if word.split("=")[0] not in helped] == []
        variables = {name for name in service.get("environment", {}) if name.startswith("WARHOST")} - {KEY_FILE}
        assert [name for name in variables if name not in helped] == []


def test_people_of_a_table_come_to_its_node_and_nodes_trust_their_proxy() -> None:
    own = services(DEPLOY / "cluster" / "compose.yaml")
    assert f"--proxy={own['proxy']['networks']['inside']['ipv4_address']}" in own["node1"]["command"]
    assert f"--monitor={own['prometheus']['networks']['inside']['ipv4_address']}" in own["node1"]["command"]
    config = (DEPLOY / "haproxy" / "haproxy.cfg").read_text(encoding="utf-8")
    nodes = sorted(name for name in own if name.startswith("node"))
    for backend in config.split("\nbackend ")[1:]:
        assert re.findall(r"server \w+ (\w+):8765", backend) == nodes
    scraped = yaml.safe_load((DEPLOY / "prometheus" / "cluster.yaml").read_text(encoding="utf-8"))
    assert scraped["scrape_configs"][0]["static_configs"][0]["targets"] == [f"{name}:8765" for name in nodes]


def test_the_cluster_is_scraped_as_one_server_is() -> None:
    one, three = (
        yaml.safe_load((DEPLOY / "prometheus" / f"{name}.yaml").read_text()) for name in ("prometheus", "cluster")
    )
    for each in (one, three):
        del each["scrape_configs"][0]["static_configs"]
    assert one == three


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    program = needed("systemd-analyze")
    for unit in UNITS:
        text = re.sub(r"^(Exec\w+)=\S+", r"\1=/bin/true", unit.read_text(encoding="utf-8"), flags=re.MULTILINE)
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    assert said(program, "verify", *[str(tmp_path / unit.name) for unit in UNITS]) == ""


@pytest.mark.parametrize("unit", [each for each in UNITS if each.stem == "warhost-node"], ids=lambda unit: unit.stem)
def test_a_node_that_has_retired_is_not_started_again(unit: Path) -> None:
    """It ends by SIGTERM, which systemd treats as a requested stop."""
    text = unit.read_text(encoding="utf-8")
    assert "Restart=on-failure\n" in text
    assert "ExecReload=/bin/kill -USR1 $MAINPID\n" in text


def test_caddy_takes_its_configuration() -> None:
    answer = said(
        needed("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "single" / "Caddyfile")
    )
    assert "Valid configuration" in answer
    assert '"warn"' not in answer


@pytest.mark.parametrize("path", sorted((DEPLOY / "nftables").iterdir()), ids=lambda path: path.stem)
def test_nftables_takes_the_rules(path: Path) -> None:
    answer = said(needed("nft"), "--check", "--file", str(path))
    if "Operation not permitted" in answer:
        pytest.skip("nft checks rules only as an administrator")
    assert answer == ""


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_have_no_mistakes_that_a_shell_checker_finds(path: Path) -> None:
    assert said("sh", "-n", str(path)) == ""
    assert said(needed("shellcheck"), str(path)) == ""


@pytest.fixture(scope="module")
def secrets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    needed("openssl")
    folder = tmp_path_factory.mktemp("made") / "secrets"
    assert said(str(DEPLOY / "make-secrets"), str(folder), "club.example") == ""
    return folder


def test_secrets_are_made_once_and_for_their_owner_alone(secrets: Path) -> None:
    assert secrets.stat().st_mode & 0o777 == 0o700
    before = {path.name: path.read_bytes() for path in secrets.iterdir()}
    assert said(str(DEPLOY / "make-secrets"), str(secrets), "club.example") == ""
    assert {path.name: path.read_bytes() for path in secrets.iterdir()} == before


def test_all_nodes_have_the_key_that_is_made(secrets: Path) -> None:
    assert len(parsed((secrets / "warhost-key").read_text(encoding="ascii"), "warhost-key")) == 1
    nodes = [each for name, each in services(DEPLOY / "cluster" / "compose.yaml").items() if name.startswith("node")]
    assert len(nodes) == 3
    assert {each["environment"]["WARHOST_KEY_FILE"] for each in nodes} == {"/run/secrets/warhost-key"}
    assert all("warhost-key" in each["secrets"] for each in nodes)
    unit = (DEPLOY / "systemd" / "warhost-node.service").read_text(encoding="utf-8")
    assert "LoadCredential=warhost-key:/etc/warhost/secrets/warhost-key\n" in unit
    assert "WARHOST_KEY_FILE=%d/warhost-key\n" in unit


def test_every_file_that_the_cluster_mounts_is_made(secrets: Path) -> None:
    path = DEPLOY / "cluster" / "compose.yaml"
    declared = yaml.safe_load(path.read_text(encoding="utf-8"))["secrets"].values()
    wanted = {each["file"] for each in declared} | {
        each.split(":")[0][2:] for each in volumes(path) if "/secrets/" in each
    }
    assert {name for name in wanted if not (secrets.parent / name).is_file()} == set()


def test_the_certificates_are_of_the_authority_and_have_the_names_of_the_machines(secrets: Path) -> None:
    for name in ("primary", "standby", "redis", "club.example"):
        words = ("verify", "-CAfile", str(secrets / "ca.crt"), "-verify_hostname", name, str(secrets / f"{name}.crt"))
        assert said("openssl", *words).endswith(": OK")
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(secrets / "warhost.pem")


def test_prometheus_and_grafana_read_files_that_exist() -> None:
    promtool = needed("promtool")
    assert "SUCCESS" in said(promtool, "check", "config", str(DEPLOY / "prometheus" / "cluster.yaml"))
    own = services(DEPLOY / "cluster" / "compose.yaml")["grafana"]["volumes"]
    provider = yaml.safe_load((DEPLOY / "grafana" / "provisioning" / "dashboards.yaml").read_text())["providers"][0]
    assert [each for each in own if each.split(":")[1].startswith(provider["options"]["path"])]


def test_a_sqlite_database_is_backed_up_while_it_is_written(tmp_path: Path) -> None:
    """The copy has what was committed; of many copies the newest fourteen are kept."""
    for day in range(1, 20):
        (tmp_path / "backups").mkdir(exist_ok=True)
        (tmp_path / "backups" / f"202001{day:02}T000000Z.sqlite3").touch()
    with closing(sqlite3.connect(tmp_path / "club.sqlite3")) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("CREATE TABLE answers (number INTEGER)")
        writer.execute("INSERT INTO answers VALUES (1)")
        writer.commit()
        writer.execute("INSERT INTO answers VALUES (2)")
        copy = Path(said(str(DEPLOY / "sqlite" / "backup"), str(tmp_path / "club.sqlite3"), str(tmp_path / "backups")))
    with closing(sqlite3.connect(copy)) as reader:
        assert reader.execute("SELECT number FROM answers").fetchall() == [(1,)]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert len(list((tmp_path / "backups").iterdir())) == 14
