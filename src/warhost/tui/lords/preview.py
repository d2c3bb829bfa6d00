"""Text of a preview of captures: as a symbol in a cell, and as a phrase."""

from ...lords.rules.preview import Preview
from ...text.lords.speaker import LordsSpeaker
from ..glyphs import Glyphs


def sign(preview: Preview, glyphs: Glyphs) -> str:
    """The short form for a cell: `+2 −1`, and on a second line the unit's condition there: `[6] −5`."""
    parts = [f"+{len(preview.kills)}"] if preview.kills else []
    parts += [f"{glyphs.minus}{len(preview.losses)}"] if preview.losses else []
    parts += [glyphs.shot] if preview.then == "shots" else []
    badge = f"[{preview.defence}] {glyphs.minus}{preview.incoming}" if preview.incoming else ""
    return " ".join(parts) + (f"\n{badge}" if badge else "")


def words(preview: Preview, speaker: LordsSpeaker) -> str:
    """The preview as a phrase."""
    say = speaker.book.say
    parts = []
    if preview.ended:
        parts.append(say(f"tui.preview.{preview.ended}"))
    if preview.kills:
        parts.append(say("tui.preview.kills", cards=", ".join([speaker.card(code) for code in preview.kills])))
    if preview.losses:
        parts.append(say("tui.preview.losses", cards=", ".join([speaker.card(code) for code in preview.losses])))
    if preview.then:
        parts.append(say("tui.preview.shot" if preview.then == "shots" else "tui.preview.advance"))
    return ", ".join(parts) or say("tui.preview.nothing")
