"""Writes the table of letters that look like a Latin letter: `python -m tools.confusables FILE`.

FILE is `confusables.json` of the Python package confusable-homoglyphs, which has Unicode's table of confusables
(UTS 39) by character.  Only letters and digits that name folding does not replace are kept.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from string import ascii_letters, digits
from typing import Final

from warhost.server.accounts.names import folded

TABLE: Final = Path(__file__).parents[1] / "src" / "warhost" / "server" / "accounts" / "confusables.py"
WIDTH: Final = 110  # characters of a line
HEAD: Final = '''"""Letters and digits that look like a Latin letter or a digit, by Unicode's table UTS 39.

Made by `python -m tools.confusables`; do not edit.
"""

from typing import Final

# By Latin letter or digit: the folded characters that look like it, or whose upper case looks like its upper case.
CONFUSABLES: Final = {
'''


def confusables(groups: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """The folded look-alikes by Latin letter or digit; what a lower-case letter looks like has priority."""
    found: dict[str, str] = {}
    for lower in (False, True):
        for sign, others in groups.items():
            plain = folded(sign)
            if len(plain) != 1 or plain.isascii() or not sign.isalnum():
                continue
            alike = {folded(latin) for latin in ascii_letters + digits if latin in {each["c"] for each in others}}
            if (plain == sign) == lower and len(alike) == 1:
                found[plain] = alike.pop()
    return {latin: "".join(sorted(key for key in found if found[key] == latin)) for latin in sorted(found.values())}


def written(table: dict[str, str]) -> str:
    """The source of the table, in ASCII."""
    lines = [HEAD]
    for latin, others in table.items():
        signs = [ascii(each)[1:-1] for each in others]
        rows = [""]
        for sign in signs:
            if len(rows[-1]) + len(sign) > WIDTH - 12:
                rows.append("")
            rows[-1] += sign
        if len(rows) == 1:
            lines.append(f'    "{latin}": "{rows[0]}",\n')
        else:
            lines += [f'    "{latin}": (\n', *[f'        "{row}"\n' for row in rows], "    ),\n"]
    return "".join([*lines, "}\n"])


if __name__ == "__main__":
    TABLE.write_text(written(confusables(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))), encoding="utf-8")
