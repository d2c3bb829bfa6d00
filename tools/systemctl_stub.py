#!/usr/bin/env python3
"""A small `systemctl` for a root without systemd: it starts the units of `deploy` as they say, and Debian's services.

It honours User, Environment, EnvironmentFile, LoadCredential, StateDirectory, UMask, ExecStart and ExecReload.  What
isolates a service (ProtectSystem and so on), timers and restarts are systemd's alone.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

UNITS = Path("/etc/systemd/system")
RUN = Path("/run/units")
CADDY = "XDG_DATA_HOME=/var/lib/caddy HOME=/var/lib/caddy setpriv --reuid=caddy --regid=caddy --clear-groups"
CADDY_CAPS = "--inh-caps=+net_bind_service --ambient-caps=+net_bind_service caddy run --config /etc/caddy/Caddyfile"
DEBIAN = {  # name: command that stays in the foreground
    "caddy": f"env {CADDY} {CADDY_CAPS}",
    "haproxy": "haproxy -db -f /etc/haproxy/haproxy.cfg",
    "redis-server": "setpriv --reuid=redis --regid=redis --clear-groups redis-server /etc/redis/redis.conf",
}


def main(words: list[str]) -> int:
    verb, *names = [word for word in words if not word.startswith("-")]
    if verb == "daemon-reload":
        return 0
    if verb == "enable":
        verb = "start" if "--now" in words else ""
    for name in names:
        code = act(verb, name.removesuffix(".service"))
        if code:
            print(f"systemctl: {verb} {name} failed", file=sys.stderr)
            return code
    return 0


def act(verb: str, name: str) -> int:
    if name.endswith(".timer"):
        return 0 if (UNITS / name).is_file() else 1
    if name == "nftables":  # the rules are checked, not applied: the network is that of another machine
        return subprocess.run(["nft", "--check", "--file", "/etc/nftables.conf"]).returncode
    if name == "postgresql":
        done = subprocess.run(["pg_ctlcluster", "15", "main", verb], stdin=subprocess.DEVNULL)
        return 0 if done.returncode == 2 else done.returncode  # 2: it runs, or is stopped, already
    if verb == "reload":
        os.kill(running(name), signal.SIGUSR1)
        return 0
    if verb in ("stop", "restart"):
        stop(name)
    if verb == "is-active":
        return 0 if running(name) else 3
    return start(name) if verb in ("start", "restart") else 0


def running(name: str) -> int:
    """The process of a unit, or 0."""
    try:
        pid = int((RUN / name).read_text())
        os.kill(pid, 0)
    except (OSError, ValueError):
        return 0
    return pid


def stop(name: str) -> None:
    pid = running(name)
    if pid:
        os.kill(pid, signal.SIGTERM)
    while running(name):
        time.sleep(0.05)


def start(name: str) -> int:
    if running(name):
        return 0
    RUN.mkdir(exist_ok=True)
    if name in DEBIAN:
        return begin(name, shlex.split(DEBIAN[name]), dict(os.environ))
    text = (UNITS / f"{name}.service").read_text()
    values: dict[str, list[str]] = {}
    for key, value in re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE):
        values.setdefault(key, []).append(value)
    user = values["User"][0]
    credentials = RUN / f"{name}.credentials"
    shutil.rmtree(credentials, ignore_errors=True)
    credentials.mkdir(mode=0o711)
    for each in values.get("LoadCredential", []):
        target = credentials / each.split(":")[0]
        shutil.copy(each.split(":")[1], target)
        shutil.chown(target, user)
        target.chmod(0o400)
    for folder in values.get("StateDirectory", []):
        (Path("/var/lib") / folder).mkdir(mode=0o700, exist_ok=True)
        shutil.chown(Path("/var/lib") / folder, user, user)
    environment = {"PATH": os.environ["PATH"], "HOME": "/"}
    for line in values.get("Environment", []):
        environment |= dict(word.split("=", 1) for word in shlex.split(line.replace("%d", str(credentials))))
    for line in values.get("EnvironmentFile", []):
        file = Path(line.removeprefix("-"))
        if file.is_file() or not line.startswith("-"):
            environment |= dict(each.split("=", 1) for each in file.read_text().splitlines() if "=" in each)
    words = [
        part
        for word in values["ExecStart"][0].split()
        for part in (environment.get(word[1:], "").split() if word.startswith("$") else [word])
    ]
    umask = values.get("UMask", ["0022"])[0]
    changed = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--no-new-privs"]
    command = [*changed, "sh", "-c", f'umask {umask}; exec "$@"', "sh", *words]
    if values.get("Type") == ["oneshot"]:
        return subprocess.run(command, env=environment, cwd="/").returncode
    return begin(name, command, environment)


def begin(name: str, command: list[str], environment: dict[str, str]) -> int:
    with Path(f"/var/log/{name}.log").open("ab") as log:
        process = subprocess.Popen(
            command, env=environment, cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    (RUN / name).write_text(str(process.pid))
    time.sleep(1)
    return process.poll() or 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
