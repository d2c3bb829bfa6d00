"""Run the steps of the Containerfile without a registry: `python tools/try_image.py`, as root with mmdebstrap.

Each stage has its own root, a minimal Debian instead of its base image; the stage `client` uses the result of `make
web`.  Then the server is started as in the image, with a read-only root file system and without privileges, and its
health check must succeed.  `--compile 0` leaves the rules interpreted.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INSTRUCTION = re.compile(r"^(FROM|ARG|ENV|WORKDIR|COPY|RUN|USER|HEALTHCHECK|ENTRYPOINT|CMD)\s+(.*)$")
INCLUDE = "python3,python3-venv,ca-certificates"
MADE_ELSEWHERE = "client"  # the stage of the image that is replaced by the result of `make web`
PATIENCE = 60  # seconds that the server may take to become healthy
# Run in separate namespaces, where only /data and /tmp are writable; turns the loopback device on first.
SERVE = """
set -eu
mount --make-rprivate /; mount --bind {root} {root}
mount -t tmpfs -o uid={uid},gid={gid} tmpfs {root}/data; mount -t tmpfs tmpfs {root}/tmp; mount -t proc proc {root}/proc
mount -o remount,bind,ro {root}
{python} -c 'import fcntl, socket, struct
fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sh", b"lo", 0x41))'
inside() {{ chroot --userspec={uid}:{gid} {root} /usr/bin/env -i {env} "$@"; }}
if inside touch /usr/written 2>/dev/null; then echo "the root file system can be written to"; exit 1; fi
inside {command} & server=$!
for _ in $(seq {patience}); do
  sleep 1
  if inside {health} 2>/dev/null; then
    echo "healthy as $(inside id -u), read-only root"; kill -TERM $server; wait $server || true; exit 0
  fi
done
echo "not healthy after {patience} seconds"; exit 1
"""


@dataclass
class Stage:
    """A build stage: its root folder, and the settings made by its instructions."""

    name: str
    root: Path
    env: dict[str, str] = field(default_factory=lambda: {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"})
    folder: str = "/"
    user: str = "0:0"
    health: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def run(self, line: str) -> None:
        where = self.root / self.folder.lstrip("/")
        where.mkdir(parents=True, exist_ok=True)
        words = [
            "chroot",
            str(self.root),
            "/usr/bin/env",
            "-i",
            *[f"{name}={value}" for name, value in self.env.items()],
        ]
        print(f"[{self.name}] RUN {line[:100]}", flush=True)
        subprocess.run([*words, "/bin/sh", "-ec", f"cd {self.folder}\n{line}"], check=True)


def instructions(text: str) -> list[tuple[str, str]]:
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines()
    return [(found[1], found[2]) for found in map(INSTRUCTION.match, lines) if found]


def debian(folder: Path) -> Path:
    """A minimal Debian with the name service and certificates of this machine."""
    root = folder / "debian"
    subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={INCLUDE}", "bookworm", str(root)], check=True
    )
    for each in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"):
        if Path(each).is_file():
            (root / each.lstrip("/")).unlink(missing_ok=True)
            shutil.copy(each, root / each.lstrip("/"))
    return root


def copied(stage: Stage, words: list[str], stages: dict[str, Stage]) -> None:
    """COPY: tracked files of the checkout, or files of another stage."""
    *sources, target = [word for word in words if not word.startswith("--")]
    to = stage.root / (stage.folder if target[0] != "/" else "").lstrip("/") / target.lstrip("/")
    origin = next((word.partition("=")[2] for word in words if word.startswith("--from=")), "")
    if origin == MADE_ELSEWHERE:
        shutil.copytree(ROOT / "web" / "dist", to, dirs_exist_ok=True)
    elif origin:
        subprocess.run(["cp", "-a", f"{stages[origin].root}{sources[0]}", str(to)], check=True)
    else:
        listed = subprocess.run(["git", "ls-files", *sources], cwd=ROOT, check=True, capture_output=True, text=True)
        base = Path(sources[0]) if sources[0] != "." else Path()
        for name in listed.stdout.splitlines():
            file = to / Path(name).relative_to(base)
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, file)


def built(text: str, folder: Path, arguments: dict[str, str]) -> Stage:
    """Run all instructions; returns the last stage."""
    base = debian(folder)
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for kind, rest in instructions(text):
        if kind == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(name, folder / name)
            if name != MADE_ELSEWHERE:
                subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(stage.root)], check=True)
        elif stage is None or stage.name == MADE_ELSEWHERE:
            continue
        elif kind == "ARG":
            key, _, value = rest.partition("=")
            stage.env[key] = arguments.get(key, value)
        elif kind == "ENV":
            stage.env.update(word.split("=", 1) for word in shlex.split(rest))
        elif kind == "WORKDIR":
            stage.folder = rest
        elif kind == "COPY":
            copied(stage, rest.split(), stages)
        elif kind == "RUN":
            stage.run(rest)
        elif kind == "USER":
            stage.user = rest
        elif kind == "HEALTHCHECK":
            stage.health = json.loads(rest[rest.index("[") :])
        else:
            setattr(stage, {"ENTRYPOINT": "entry", "CMD": "command"}[kind], json.loads(rest))
    assert stage is not None
    return stage


def serve(stage: Stage) -> bool:
    """True if the server is healthy as the image would start it."""
    uid, gid = stage.user.split(":")
    script = SERVE.format(
        root=stage.root,
        uid=uid,
        gid=gid,
        python=sys.executable,
        env=" ".join([shlex.quote(f"{name}={value}") for name, value in {**stage.env, "HOME": "/data"}.items()]),
        command=shlex.join([*stage.entry, *stage.command]),
        health=shlex.join(stage.health),
        patience=PATIENCE,
    )
    done = subprocess.run(["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", script])
    return done.returncode == 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compile", default="1", choices=("0", "1", "quick"))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        Path(name).chmod(0o755)
        last = built((ROOT / "Containerfile").read_text(encoding="utf-8"), Path(name), {"COMPILE": chosen.compile})
        sys.exit(not serve(last))
