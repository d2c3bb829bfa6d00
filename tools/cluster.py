"""Run three servers as a cluster with a worker, PostgreSQL, Redis and a proxy on this machine (`make cluster`).

Everything, including the database, is removed at the end: it is for trying out only.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.server.clusters import Missing
from tests.server.redises import database_and_redis

PORT = 8765
NODES = (8761, 8762, 8763)
CONFIG = Path(__file__).parents[1] / "deploy" / "haproxy" / "haproxy.cfg"


def proxy_config(port: int, nodes: Sequence[str], certificate: str = "") -> str:
    """The cluster's HAProxy configuration for nodes on this machine; without TLS if there is no certificate."""
    servers = "\n".join(f"    server node{number} {address}" for number, address in enumerate(nodes, 1))
    config = CONFIG.read_text(encoding="utf-8")
    config = re.sub(r"frontend unencrypted\n(    .*\n)+", "", config)
    config = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}" + f" ssl crt {certificate}" * bool(certificate), config)
    config = re.sub(r"(    server .*\n)+", lambda _: f"{servers}\n", config)
    return config.replace("maxconn 20000", "maxconn 400")  # the limit on open files may be lower here


def started(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", "from warhost.cli import main; main()", *words])


def main() -> None:
    """Run until interrupted; a process that ends is restarted."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt), database_and_redis() as (cluster, redis):
            run(cluster.database(), redis.url)
    except Missing as why:
        sys.exit(str(why))


def run(database: str, redis: str) -> None:
    """Run the nodes, a worker and the proxy until they end."""
    wanted = {
        f"port {port}": ("serve", "--port", str(port), "--database", database, "--redis", redis) for port in NODES
    }
    wanted["worker"] = ("worker", "--redis", redis, "--processes", "1")
    running = {name: started(*words) for name, words in wanted.items()}
    try:
        with tempfile.TemporaryDirectory() as folder:
            config = Path(folder) / "haproxy.cfg"
            config.write_text(proxy_config(PORT, [f"127.0.0.1:{port}" for port in NODES]), encoding="utf-8")
            proxy = subprocess.Popen(["haproxy", "-q", "-f", str(config)])
            print(f"People come to http://127.0.0.1:{PORT}; kill or stop a server and see another take over:")
            for name, process in running.items():
                print(f"  {name}: process {process.pid}", flush=True)
            try:
                while proxy.poll() is None:
                    time.sleep(0.5)
                    for name, process in running.items():
                        if process.poll() is not None:
                            running[name] = started(*wanted[name])
                            print(f"  {name} again: process {running[name].pid}", flush=True)
            finally:
                proxy.terminate()
    finally:
        for process in running.values():
            process.terminate()
        for process in running.values():
            process.wait()


if __name__ == "__main__":
    main()
