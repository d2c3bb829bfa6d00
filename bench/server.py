"""Server process of a load test: `warhost serve` without its limits."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
WIDE = 10**6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--redis", default="")
    parser.add_argument("--pace", type=float, default=0.8)
    parser.add_argument("--profile", default="")
    parser.add_argument("--plain-loop", action="store_true", help="asyncio's own, though uvloop is there")
    args = parser.parse_args()
    if args.plain_loop:
        sys.modules["uvloop"] = None  # type: ignore[assignment]  # so it cannot be found
    if not args.profile:
        serve(args.database, args.redis, args.pace)
        return
    import cProfile

    watching = cProfile.Profile(time.thread_time)  # processor time of this thread only, not of other processes
    watching.runcall(serve, args.database, args.redis, args.pace)
    watching.dump_stats(args.profile)


def serve(database: str, redis: str, pace: float) -> None:
    """All players come from one address, and answer faster than people can."""
    from warhost.server import running
    from warhost.server.settings import Settings

    try:
        from warhost.server.accounts.limits import Limits
    except ImportError:  # older versions of the server have it in another module
        from warhost.server.limits import Limits

    of_address = ("requests", "request_burst", "logins", "login_burst", "sign_ups", "sign_up_burst", "address_sockets",
                  "address_tables", "loop_burst")  # fmt: skip
    known = Limits.__dataclass_fields__  # older versions of the server have fewer limits
    limits = Limits(**{name: WIDE for name in of_address if name in known})
    more = {"redis": redis} if redis else {}  # older versions of the server have no such option
    settings = Settings(
        database, client=None, limits=limits, message_rate=WIDE, message_burst=WIDE, pace=pace, **more
    )  # fmt: skip
    start = running.run_node if redis else running.run_server
    start(settings, "127.0.0.1", 0, lambda url: print(url, flush=True))


class Server:
    """A server or a cluster, with the packages of this Python, compiled or not.

    `checkout`: an older version with interpreted rules and asyncio's own loop.
    """

    def __init__(
        self,
        database: str,
        nodes: int = 1,
        redis: str = "",
        profile: str = "",
        pace: float = 0.8,
        checkout: Path | None = None,
    ) -> None:
        command = [sys.executable, __file__, database, "--pace", str(pace)]
        command += ["--profile", profile] if profile else []
        command += ["--redis", redis] if redis else []
        command += ["--plain-loop"] if checkout is not None else []
        paths = [str(checkout / "src")] if checkout is not None else []
        paths += [os.environ.get("PYTHONPATH", ""), str(ROOT)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        self.processes = [
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) for _ in range(nodes)
        ]
        self.urls = [each.stdout.readline().strip() for each in self.processes if each.stdout is not None]
        assert all(url.startswith("http://") for url in self.urls), "the server did not start"

    def memory(self) -> int:
        """Bytes in use, as the kernel counts them."""
        pages = sum(int(Path(f"/proc/{each.pid}/statm").read_text().split()[1]) for each in self.processes)
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """Processor time used so far, by all threads."""
        used = 0
        for each in self.processes:
            fields = Path(f"/proc/{each.pid}/stat").read_text().rsplit(")", 1)[1].split()
            used += int(fields[11]) + int(fields[12])
        return used / os.sysconf("SC_CLK_TCK")

    def end(self, sig: signal.Signals) -> None:
        for each in self.processes:
            each.send_signal(sig)
        for each in self.processes:
            each.wait()
            if each.stdout is not None:
                each.stdout.close()


if __name__ == "__main__":
    main()
