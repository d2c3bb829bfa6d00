"""Validation of a language folder: missing, unused, duplicate and malformed messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from .catalogue import DESCRIPTION, ENGLISH, FOLDER, NAMES, SOURCES, name_rows
from .message import OTHER, PLURAL, Malformed, arguments, choices
from .plural import PluralRules

Files = dict[str, dict[str, str]]  # messages by file and key


def problems(folder: Path) -> list[str]:
    """The problems of a language folder, one per line such as `house.json: nav.home: missing`; empty if complete."""
    found: list[str] = []
    rules = _rules(folder, found)
    own = _read(folder, found)
    found += _duplicates(own)
    if folder.resolve() != (FOLDER / ENGLISH).resolve():
        found += _differences(_read(FOLDER / ENGLISH, []), own)
    for file, messages in own.items():
        found += [f"{file}: {key}: {why}" for key, text in messages.items() for why in _faults(text, rules)]
    for path in sorted(folder.rglob(NAMES)):
        found += [f"{path.relative_to(folder).as_posix()}: {why}" for why in _name_faults(path)]
    return found


def _name_faults(path: Path) -> Iterator[str]:
    """The problems of a file of card names."""
    codes: set[str] = set()
    for row in name_rows(path):
        if row["code"] in codes:
            yield f"{row['code']}: duplicate"
        codes.add(row["code"])
        if not row["name"]:
            yield f"{row['code']}: empty"
        if row["source"] not in SOURCES:
            yield f"{row['code']}: the source is one of {', '.join(SOURCES)}, not {row['source']!r}"


def _rules(folder: Path, found: list[str]) -> PluralRules | None:
    """The plural rules in the description of the language; None if it is invalid."""
    file = f"{DESCRIPTION}.json"
    try:
        described: object = json.loads((folder / file).read_text(encoding="utf-8"))
        if not (isinstance(described, dict) and isinstance(described.get("name"), str)):
            found.append(f"{file}: name: missing")
            return None
        return PluralRules(described["plural"])
    except (OSError, KeyError) as wrong:
        found.append(f"{file}: {'plural' if isinstance(wrong, KeyError) else 'the file'}: missing")
    except (ValueError, AttributeError) as wrong:  # the file is invalid JSON, or has an invalid plural rule
        found.append(f"{file}: {wrong}")
    return None


def _read(folder: Path, found: list[str]) -> Files:
    """All files with messages; unreadable files are reported and left out."""
    files: Files = {}
    for path in sorted(folder.rglob("*.json")):
        file = path.relative_to(folder).as_posix()
        if file == f"{DESCRIPTION}.json":
            continue

        def pairs(each: list[tuple[str, object]], file: str = file) -> dict[str, str]:
            keys = [key for key, _ in each]
            found.extend([f"{file}: {key}: duplicate" for key in sorted({k for k in keys if keys.count(k) > 1})])
            found.extend([f"{file}: {key}: not a text" for key, text in each if not isinstance(text, str)])
            return {key: text for key, text in each if isinstance(text, str)}

        try:
            messages = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=pairs)
        except ValueError as wrong:
            found.append(f"{file}: not JSON: {wrong}")
            continue
        files[file] = messages
    return files


def _duplicates(own: Files) -> Iterator[str]:
    """Keys that more than one file has."""
    seen: dict[str, str] = {}
    for file, messages in own.items():
        for key in messages:
            if key in seen:
                yield f"{file}: {key}: duplicate, also in {seen[key]}"
            seen.setdefault(key, file)


def _differences(english: Files, own: Files) -> Iterator[str]:
    """Messages that are missing in or only in the translation, or that use other arguments."""
    for file, messages in english.items():
        for key, text in messages.items():
            said = own.get(file, {}).get(key)
            if said is None:
                yield f"{file}: {key}: missing"
            else:
                yield from [f"{file}: {key}: {why}" for why in _arguments(text, said)]
    for file, messages in own.items():
        yield from [f"{file}: {key}: unused" for key in messages if key not in english.get(file, {})]


def _arguments(english: str, own: str) -> Iterator[str]:
    try:
        wanted, used = arguments(english), arguments(own)
    except Malformed:
        return  # malformed messages are reported separately
    yield from [f"does not use {{{name}}}" for name in sorted(wanted - used)]
    yield from [f"uses {{{name}}}, which the English message does not have" for name in sorted(used - wanted)]


def _faults(text: str, rules: PluralRules | None) -> Iterator[str]:
    """The problems of one message in a language with these plural rules."""
    if not text:
        yield "empty"
    try:
        found = choices(text)
    except Malformed as wrong:
        yield f"malformed: {wrong}"
        return
    if rules is None:
        return
    for choice in found:
        forms = [form for form in choice.forms if choice.kind == PLURAL and not form.startswith("=")]
        unknown = [form for form in forms if form not in (*rules.rules, OTHER)]
        yield from [f"malformed: the language has no plural form {form!r}" for form in unknown]
