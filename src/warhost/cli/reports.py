"""`warhost reports`: what people at the tables of a server have reported about each other."""

import time

from .app import app, out
from .locations import DatabaseOption, DatabaseUrlFile, database_url


@app.command(epilog="Examples:\n\nwarhost reports\n\nwarhost reports --database club.sqlite3")
def reports(database: DatabaseOption = "", database_url_file: DatabaseUrlFile = "") -> None:
    """Show what players have reported: who said it, who reported it, at which table, and the messages before it."""
    from ..server.store import Store  # imported here, because it is slow

    store = Store(database_url(database, database_url_file))
    found = store.reports()
    store.close()
    if not found:
        out.print("Nobody has reported anything.")
    for each in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.at))
        out.print(f"{when}  {each.by}, reported by {each.reporter} at table {each.table}", markup=False)
        for name, words in each.said:
            out.print(f"    {name}: {words}", markup=False, soft_wrap=True)
