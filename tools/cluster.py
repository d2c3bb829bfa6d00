"""Three servers that stand by for each other, with PostgreSQL and a proxy, on this machine (`make cluster`).

Everything runs in the foreground and goes away with it, the database too: it is for trying out, not for keeping.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.clusters import Cluster, Missing

PORT = 8765
NODES = (8761, 8762, 8763)
PROXY = """\
global
    maxconn 4000
defaults
    mode http
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout check 1s
    option redispatch
    retries 10
    retry-on conn-failure empty-response
frontend people
    bind 127.0.0.1:{port}
    option forwardfor
    default_backend warhost
backend warhost
    option httpchk
    http-check send meth GET uri /api/health ver HTTP/1.1 hdr Host localhost
    default-server check inter 500 fall 1 rise 1 on-marked-down shutdown-sessions
{servers}
"""


def node(port: int, database: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", "from warhost.cli import main; main()", "serve", "--standby", "--port", str(port)]
    return subprocess.Popen([*command, "--database", database])


def main() -> None:
    """Until interrupted.  A server that ends, however it does, is started again and stands by."""
    try:
        cluster = Cluster()
    except Missing as why:
        sys.exit(str(why))
    running: dict[int, subprocess.Popen[bytes]] = {}
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with tempfile.TemporaryDirectory() as folder:
            servers = "\n".join(f"    server node{port} 127.0.0.1:{port}" for port in NODES)
            config = Path(folder) / "haproxy.cfg"
            config.write_text(PROXY.format(port=PORT, servers=servers), encoding="utf-8")
            database = cluster.database()
            running = {port: node(port, database) for port in NODES}
            proxy = subprocess.Popen(["haproxy", "-q", "-f", str(config)])
            print(f"People come to http://127.0.0.1:{PORT}; kill or stop a server and see another take over:")
            for port, process in running.items():
                print(f"  port {port}: process {process.pid}", flush=True)
            try:
                while proxy.poll() is None:
                    time.sleep(0.5)
                    for port, process in running.items():
                        if process.poll() is not None:
                            running[port] = node(port, database)
                            print(f"  port {port} again: process {running[port].pid}", flush=True)
            finally:
                proxy.terminate()
    except KeyboardInterrupt:
        pass
    finally:
        for process in running.values():
            process.terminate()
        for process in running.values():
            process.wait()
        cluster.close()


if __name__ == "__main__":
    main()
