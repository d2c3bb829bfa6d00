"""Prometheus text format: https://prometheus.io/docs/instrumenting/exposition_formats/."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple

from .histograms import Histogram

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
ESCAPED: Final = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})


class Metric(NamedTuple):
    """A metric, and in which servers it exists."""

    kind: Literal["counter", "gauge", "histogram"]
    help: str
    labels: tuple[str, ...] = ()
    where: Literal["", "cluster", "sqlite", "linux", "serve"] = ""  # the servers that have it; "": all


class Sample(NamedTuple):
    """A value of a metric, with the values of its labels in the metric's order."""

    name: str
    value: float | Histogram
    labels: tuple[str, ...] = ()


def exposition(metrics: Mapping[str, Metric], samples: Iterable[Sample]) -> str:
    """The samples as text; those of one metric must follow each other."""
    lines: list[str] = []
    latest = ""
    for sample in samples:
        metric = metrics[sample.name]
        if sample.name != latest:
            latest = sample.name
            lines += [f"# HELP {latest} {metric.help}", f"# TYPE {latest} {metric.kind}"]
        labels = dict(zip(metric.labels, sample.labels, strict=True))
        if isinstance(sample.value, Histogram):
            lines += _histogram(sample.name, labels, sample.value)
        else:
            lines.append(_line(sample.name, labels, sample.value))
    return "\n".join(lines) + "\n"


def _histogram(name: str, labels: dict[str, str], values: Histogram) -> Iterator[str]:
    count = 0
    for bound, count in values.buckets:
        yield _line(f"{name}_bucket", {**labels, "le": bound}, count)
    yield _line(f"{name}_sum", labels, values.total)
    yield _line(f"{name}_count", labels, count)


def _line(name: str, labels: Mapping[str, str], value: float) -> str:
    marks = ",".join(f'{label}="{text.translate(ESCAPED)}"' for label, text in labels.items())
    shown = str(int(value)) if value == int(value) else f"{value:.6g}"
    return f"{name}{{{marks}}} {shown}" if marks else f"{name} {shown}"
