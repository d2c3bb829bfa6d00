"""Run three servers as a cluster with a worker, PostgreSQL, Redis and a proxy on this machine (`make cluster`).

Everything, including the database, is removed at the end: it is for trying out only.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.server.clusters import Missing
from tests.server.redises import database_and_redis

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
    use_backend tables if {{ path_beg /api/tables/ }}
    default_backend warhost
backend tables
    balance uri depth 3
    hash-type consistent
    option httpchk
    http-check send meth GET uri /api/health ver HTTP/1.1 hdr Host localhost
    default-server check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
backend warhost
    balance leastconn
    option httpchk
    http-check send meth GET uri /api/health ver HTTP/1.1 hdr Host localhost
    default-server check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


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
            servers = "\n".join(f"    server node{port} 127.0.0.1:{port}" for port in NODES)
            config = Path(folder) / "haproxy.cfg"
            config.write_text(PROXY.format(port=PORT, servers=servers), encoding="utf-8")
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
