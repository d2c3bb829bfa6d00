"""Reading of the metrics of a test server, and of the queries in the files for Prometheus and Grafana."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

import yaml

DEPLOY: Final = Path(__file__).parents[3] / "deploy"
PROMTOOL: Final = shutil.which("promtool")
PROMETHEUS: Final = shutil.which("prometheus")
PARTS: Final = re.compile(r"(\w+)(?:\{(.*)\})? (\S+)")
LABEL: Final = re.compile(r'(\w+)="([^"]*)"')
NAMES: Final = re.compile(r"\b(?:warhost|process)_\w+")
SUFFIX: Final = re.compile(r"_(?:bucket|sum|count)$")


def value(text: str, name: str, **labels: str) -> float:
    """The value of one sample."""
    for line in text.splitlines():
        found = PARTS.fullmatch(line)
        if found and found[1] == name and dict(LABEL.findall(found[2] or "")) == labels:
            return float(found[3])
    raise AssertionError(f"{name} {labels} is not in\n{text}")


def metric_names(text: str) -> set[str]:
    """The names of all metrics, from their type lines."""
    return set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))


def queries() -> dict[str, str]:
    """Every query of the alert rules and of the dashboard, by the alert's name or the panel's title."""
    found: dict[str, str] = {}
    for group in yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text())["groups"]:
        found |= {f"alert {rule['alert']}": rule["expr"] for rule in group["rules"]}
    for panel in dashboard()["panels"]:
        for target in panel.get("targets", []):
            found[f"panel {panel['title']} {target['refId']}"] = target["expr"]
    return found


def dashboard() -> Any:
    return json.loads((DEPLOY / "grafana" / "warhost.json").read_text())


def names_in(query: str) -> set[str]:
    """The names of the metrics in a query, as in the type lines."""
    bare = re.sub(r'"[^"]*"', "", query)  # values of labels are not names
    return {SUFFIX.sub("", name) for name in NAMES.findall(bare)}
