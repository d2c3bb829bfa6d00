"""Subprocess that renders a link preview image, so that it does not block the event loop: JSON in, PNG out.

`python poster_process.py FOLDER`: the folder has the client's renderer and fonts.  Names may be in any script:
characters that our fonts lack are drawn with a system font, or with a replacement character.
"""

import json
import os
import sys
import unicodedata
from html import escape
from pathlib import Path

import quickjs
import resvg_py

WIDE, HIGH = 800, 420
MEMORY = 64 * 1024 * 1024
SECONDS = 5
STAND_IN = "•"
OTHERS = ("/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts", "C:/Windows/Fonts")
TRIED = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">'
    '<text x="16" y="44" font-size="32" font-family="Alegreya">{}</text></svg>'
)


def main(folder: Path, asked: str) -> bytes:
    painter = quickjs.Context()
    painter.set_memory_limit(MEMORY)
    painter.set_time_limit(SECONDS)
    painter.eval((folder / "painter.js").read_text(encoding="utf-8"))
    letters = sorted(str(path) for path in folder.glob("*.ttf"))
    wanted = json.loads(asked)
    missing = missing_characters(wanted["title"] + "".join(wanted["lines"]), letters, [])
    others = [place for place in OTHERS if Path(place).is_dir()] if missing else []
    missing = missing_characters(missing, letters, others)
    wanted["title"] = renderable_text(wanted["title"], missing)
    wanted["lines"] = [renderable_text(line, missing) for line in wanted["lines"]]
    painter.set("asked", json.dumps(wanted))
    svg: str = painter.eval("warhost.drawPoster(asked)")
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=WIDE, height=HIGH, skip_system_fonts=True, font_files=letters, font_dirs=others
        )
    )


def rendered_with(sign: str, letters: list[str], others: list[str]) -> bytes:
    """A character rendered with our fonts, or with those of other folders if ours do not have it."""
    svg = TRIED.format(escape(sign))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=letters, font_dirs=others))


def missing_characters(text: str, letters: list[str], others: list[str]) -> str:
    """The characters of a text that no font can render."""
    nothing = rendered_with("", letters, others)
    signs = [sign for sign in sorted(set(text)) if not sign.isspace()]
    return "".join([sign for sign in signs if rendered_with(sign, letters, others) == nothing])


def renderable_text(text: str, missing: str) -> str:
    """A text that can be rendered: missing characters are replaced, and combining marks on them removed."""
    marks = [sign for sign in missing if unicodedata.category(sign)[0] == "M"]
    return text.translate({ord(sign): "" if sign in marks else STAND_IN for sign in missing})


if __name__ == "__main__":
    os.nice(19)
    sys.stdout.buffer.write(main(Path(sys.argv[1]), sys.stdin.read()))
