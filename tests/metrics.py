"""What /metrics tells, as numbers."""

from __future__ import annotations

import pytest

parser = pytest.importorskip("prometheus_client.parser")


class Told:
    """Everything told at one moment."""

    def __init__(self, text: str) -> None:
        self._samples: dict[str, list[tuple[dict[str, str], float]]] = {}
        self.names = set[str]()
        for family in parser.text_string_to_metric_families(text):
            self.names.add(family.name)
            for sample in family.samples:
                self.names.add(sample.name)
                self._samples.setdefault(sample.name, []).append((sample.labels, sample.value))

    def of(self, name: str, **labels: str) -> float:
        """The sum of all samples of this name with these labels."""
        samples = self._samples.get(name, [])
        return sum(value for given, value in samples if labels.items() <= given.items())
