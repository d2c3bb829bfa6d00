"""Follow docs/guides/install.md literally in an empty Debian: `python -m tools.follow_guide [WAY]...`.

As root, with mmdebstrap.  Every line of the guide's `sh` blocks is run; the machines of the cluster have their own
roots and networks.  What cannot be run is printed: each such line, and what takes the place of systemd.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "guides" / "install.md"
STUB = ROOT / "tools" / "systemctl_stub.py"
NAME = "warhost.example.org"
LOCAL = "localhost"  # in place of the guide's name: Caddy is its own authority for it
NETWORK = "warhost-guide"  # prefix of network namespaces
ADDRESSES = {"node1": 1, "node2": 2, "node3": 3, "primary": 11, "standby": 12, "redis": 13, "proxy": 14}
PACKAGES = "caddy nftables postgresql redis-server haproxy"  # of all sections, for machines without a way outside
SKIPPED = {"make web": "the client is the one that was built before; its packages come from another registry"}
NOT_RUN = (
    "systemd itself: tools/systemctl_stub.py starts the units' commands, without their isolation, timers and restarts",
    f"a certificate of a public authority: {NAME} is {LOCAL} here",
    "firewall rules are checked by nft, and not applied",
)


def blocks(heading: str) -> list[str]:
    """The `sh` blocks below a heading, until the next heading."""
    text = GUIDE.read_text(encoding="utf-8")
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, heading
    return re.findall(r"^```sh\n(.*?)^```$", found[1], re.MULTILINE | re.DOTALL)


class Machine:
    """An empty root in which the guide is followed; all its processes end with it."""

    def __init__(self, name: str, base: Path, folder: Path, network: str = "") -> None:
        """A layer above a base root.  `network`: the network namespace; without one the network of this machine."""
        self.name, self.root = name, folder / name / "root"
        for each in ("root", "upper", "work"):
            (folder / name / each).mkdir(parents=True)
        layers = f"lowerdir={base},upperdir={folder / name / 'upper'},workdir={folder / name / 'work'}"
        mounts = [
            "mount --make-rprivate /",
            f"mount -t overlay overlay -o {layers} {self.root}",
            f"mount -t proc proc {self.root}/proc",
            f"mount --rbind /dev {self.root}/dev",
            f"mount -t tmpfs tmpfs {self.root}/run",
            f"mount -t tmpfs tmpfs {self.root}/dev/shm",
            "echo ready; exec sleep infinity",
        ]
        inside = ["ip", "netns", "exec", network] if network else []
        self._init = subprocess.Popen(
            [*inside, "unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", "; ".join(mounts)],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self._init.stdout is not None
        if self._init.stdout.readline() != "ready\n":
            raise SystemExit(f"{name}: the root cannot be mounted")
        children = Path(f"/proc/{self._init.pid}/task/{self._init.pid}/children").read_text().split()
        self._inside = ["nsenter", "--target", children[0], "--mount", "--pid", "--net", "chroot", str(self.root)]
        self.run("begin", f"echo {name} >/etc/hostname; mkdir -p /run/lock /run/user; chmod 1777 /dev/shm")

    def follow(self, heading: str, **replaced: str) -> None:
        """Run what the guide says below a heading."""
        for number, block in enumerate(blocks(heading), 1):
            for old, new in replaced.items():
                block = block.replace(old, new)
            self.run(f"{heading}, block {number}", block)

    def run(self, title: str, lines: str) -> None:
        skipped = [line for line in lines.splitlines() if line in SKIPPED]
        lines = "\n".join(line for line in lines.splitlines() if line not in SKIPPED).replace(NAME, LOCAL)
        environment = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C.UTF-8",
        }
        begun = time.monotonic()
        done = subprocess.run(
            [*self._inside, "env", "-i", *[f"{key}={value}" for key, value in environment.items()], "sh", "-ec", lines],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        if title != "begin":
            state = "done" if done.returncode == 0 else f"FAILED ({done.returncode})"
            print(f"{self.name}: {title}: {state} in {time.monotonic() - begun:.0f} s", flush=True)
            for line in skipped:
                print(f"    not run: {line} ({SKIPPED[line]})")
        if done.returncode:
            logs = [*self.root.glob("var/log/*.log")]
            print(done.stdout[-3000:], *[f"== {each.name}\n{each.read_text()[-1500:]}" for each in logs], sep="\n")
            raise SystemExit(1)

    def copy_to(self, other: Machine, folder: str, *names: str) -> None:
        """Copy files of a folder to the same folder of another machine, as scp would."""
        packed = [*self._inside, "tar", "-C", folder, "-c", *names]
        archive = subprocess.run(packed, check=True, capture_output=True).stdout
        subprocess.run([*other._inside, "tar", "-C", folder, "-x"], input=archive, check=True)

    def close(self) -> None:
        self._init.send_signal(signal.SIGKILL)
        self._init.wait()


def debian(folder: Path) -> Path:
    """An empty Debian, with this machine's name service and certificates, the repository, and the built client."""
    base = folder / "base"
    if not base.exists():
        options = ["--quiet", "--variant=minbase", "--include=ca-certificates", "--dpkgopt=force-unsafe-io"]
        subprocess.run(["mmdebstrap", *options, "bookworm", str(base)], check=True)
    for each in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt", "/etc/pip.conf"):
        if Path(each).is_file():
            (base / each.lstrip("/")).unlink(missing_ok=True)
            shutil.copy(each, base / each.lstrip("/"))
    shutil.copy(STUB, base / "usr/local/bin/systemctl")
    (base / "usr/local/bin/systemctl").chmod(0o755)
    (base / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")  # packages start nothing by themselves
    (base / "usr/sbin/policy-rc.d").chmod(0o755)
    (base / "root/.curlrc").write_text("cacert = /var/lib/caddy/caddy/pki/authorities/local/root.crt\n")
    source = base / "usr/local/src/warhost"
    shutil.rmtree(source, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    shutil.copytree(ROOT / "web" / "dist", source / "web" / "dist", dirs_exist_ok=True)
    return base


def prepared(base: Path, folder: Path, packages: str) -> Path:
    """A root in which Warhost is installed, and packages for machines without a way outside."""
    machine = Machine("prepared", base, folder)
    try:
        machine.follow("Get Warhost")
        if packages:
            machine.run(f"packages {packages}", f"apt-get install --yes {packages}")
    finally:
        machine.close()
    merged = folder / "merged"  # a layer above a layer would need its own lower folders: copied once instead
    shutil.copytree(base, merged, symlinks=True)
    subprocess.run(["cp", "-a", f"{folder / 'prepared' / 'upper'}/.", str(merged)], check=True)
    return merged


def single(base: Path, folder: Path, sections: Sequence[str]) -> None:
    machine = Machine("server", base, folder)
    try:
        for section in sections:
            machine.follow(section)
    finally:
        machine.close()


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def cluster(base: Path, folder: Path) -> None:
    """Seven machines in a private network."""
    with ExitStack() as stack:
        networks = {name: f"{NETWORK}-{name}" for name in (*ADDRESSES, "switch")}
        for network in networks.values():
            ip("netns", "add", network)
            stack.callback(subprocess.run, ["ip", "netns", "del", network], check=False)
        switch = ("-n", networks["switch"])
        ip(*switch, "link", "add", "bridge", "type", "bridge")
        ip(*switch, "link", "set", "bridge", "up")
        machines = {}
        for name, number in ADDRESSES.items():
            own = ("-n", networks[name])
            ip(*switch, "link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", networks[name])
            ip(*switch, "link", "set", name, "master", "bridge", "up")
            ip(*own, "addr", "add", f"10.0.0.{number}/24", "dev", "eth0")
            ip(*own, "link", "set", "eth0", "up")
            ip(*own, "link", "set", "lo", "up")
            machines[name] = Machine(name, base, folder, networks[name])
            stack.callback(machines[name].close)
        names, secrets, firewall = blocks("A cluster")
        for machine in machines.values():
            machine.run("A cluster, names", names)
        machines["node1"].run("A cluster, secrets", secrets)
        for name, machine in machines.items():
            if name != "node1":
                machines["node1"].copy_to(machine, "/etc/warhost", "secrets", "ca.crt")
            if name != "proxy":
                machine.run("A cluster, firewall", firewall)
        for name, heading in (("primary", "The primary"), ("standby", "The standby"), ("redis", "Redis")):
            machines[name].follow(heading)
        for name in ("node1", "node2", "node3"):
            machines[name].follow("Each node", node1=name)
        machines["proxy"].follow("The proxy")
        machines["primary"].follow("Backups to any moment")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ways", nargs="*", metavar="WAY", help="sqlite, postgresql or cluster; all if none is named")
    parser.add_argument("--base", type=Path, help="an empty Debian that was made before, which is changed")
    args = parser.parse_args()
    ways = args.ways or ["postgresql", "cluster"]  # the guide for PostgreSQL contains the one for SQLite
    if os.geteuid() != 0:
        sys.exit("follow_guide: it makes roots and networks, so it has to be started as root")
    with tempfile.TemporaryDirectory(prefix="warhost-guide-", dir="/var/tmp", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        if args.base:
            subprocess.run(["cp", "-a", str(args.base), str(folder / "base")], check=True)
        base = debian(folder)
        print("Not run:", *NOT_RUN, sep="\n    ", flush=True)
        ready = prepared(base, folder, PACKAGES if "cluster" in ways else "")
        if "sqlite" in ways or "postgresql" in ways:
            more = ["One machine with PostgreSQL"] if "postgresql" in ways else []
            single(ready, folder, ["One machine with SQLite", *more])
        if "cluster" in ways:
            cluster(ready, folder)
    with suppress(BrokenPipeError):
        print("The guide works as it is written.")


if __name__ == "__main__":
    main()
