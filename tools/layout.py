"""Formats generated code like `ruff format`: long calls over several lines, sorted imports."""

from __future__ import annotations

WIDTH = 120


def bracketed(head: str, items: list[str], tail: str, indent: int = 4) -> list[str]:
    """A call, list or signature on one line, on three, or with a line for each item; `indent` is added later."""
    margin = " " * (len(head) - len(head.lstrip()))
    width = WIDTH - indent
    if len(f"{head}{', '.join(items)}{tail}") <= width:
        return [f"{head}{', '.join(items)}{tail}"]
    tail = tail.removeprefix(",")
    together = f"{margin}    {', '.join(items)}"
    if len(together) <= width and head.endswith("(") and "=" not in head:  # a list or tuple has a line for each item
        return [head, together, margin + tail]
    return [head, *[line for item in items for line in _item(f"{margin}    {item}", indent)], margin + tail]


def _item(line: str, indent: int) -> list[str]:
    """A separate line for an item of a call; if that is too long, each of its items gets a line."""
    if len(line) < WIDTH - indent or not line.endswith(")"):
        return [f"{line},"]
    head, _, inner = line[:-1].partition("(")
    return bracketed(f"{head}(", _parts(inner), "),", indent)


def _parts(inner: str) -> list[str]:
    """The arguments of a call, split at commas outside brackets."""
    found, depth = [""], 0
    for letter in inner:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [each.strip() for each in found]


def relative(home: str, module: str) -> str:
    """A module as another one imports it."""
    there, here = home.split("."), module.split(".")[:-1]
    while there and here and there[0] == here[0]:
        there, here = there[1:], here[1:]
    return "." * (len(here) + 1) + ".".join(there)


def distance(home: str) -> tuple[int, str]:
    """Imports from farther away come first."""
    name = home.lstrip(".")
    return len(name) - len(home), name


def import_lines(home: str, names: set[str]) -> list[str]:
    """Constants, then classes, then functions."""
    listed = sorted(names, key=lambda name: (0 if name.isupper() else 1 if name[0].isupper() else 2, name.lower()))
    line = f"from {home} import {', '.join(listed)}"
    return [line] if len(line) <= WIDTH else [f"from {home} import (", *[f"    {name}," for name in listed], ")"]
