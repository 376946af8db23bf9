"""The board and the alert rules under `examples/metrics` ask for what `/metrics` tells, in true PromQL."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import yaml

from tests.documents import ROOT
from tests.metrics import Told

metrics = pytest.importorskip("referee.metrics")
promql = pytest.importorskip("promql_parser")

FOLDER = ROOT / "examples" / "metrics"
BOARD = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
RULES = yaml.safe_load((FOLDER / "alerts.yml").read_text(encoding="utf-8"))["groups"]
_NAME = re.compile(r"\breferee_\w+")
_LABEL = re.compile(r'(\w+)\s*(?:=|=~|!=|!~)\s*"([^"]*)"')
_BY = re.compile(r"\bby \(([^)]*)\)")
SCRAPED = {"job", "instance"}
"""The labels that Prometheus adds."""


def asked() -> list[str]:
    """Every question put to Prometheus."""
    board = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    rules = [rule["expr"] for group in RULES for rule in group["rules"]]
    return [one.replace("$__rate_interval", "5m").replace("$job", "referee") for one in (*board, *rules)]


@pytest.fixture(scope="module")
def text() -> str:
    """What is told once everything has happened."""
    meter = metrics.Metrics()
    meter.answered("record_hand", 201, 0.1)
    meter.wrote("kept", 0.1)
    meter.tries_again("conflict")
    meter.connected(1)
    meter.not_connected()
    meter.led(0)
    meter.missed(1)
    meter.watched(1)
    meter.notified(0.1)
    meter.began("cucumber")
    meter.played("cucumber")
    meter.judged("cucumber", "legal")
    return meter.exposition()[1].decode()


@pytest.mark.parametrize("expression", asked())
def test_a_question_is_promql_and_about_something_told(expression: str, text: str) -> None:
    promql.parse(expression)
    there = Told(text).names
    assert expression.startswith("up{") or set(_NAME.findall(expression)) <= there
    assert _NAME.findall(expression) or expression.startswith("up{")
    labels = {name for name, _ in _LABEL.findall(expression)}
    labels |= {name.strip() for names in _BY.findall(expression) for name in names.split(",")}
    for name in labels - SCRAPED:
        assert f'{name}="' in text, name


def test_everything_told_is_on_the_board(text: str) -> None:
    shown = " ".join(target["expr"] for panel in BOARD["panels"] for target in panel["targets"])
    families = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE referee_")}
    families = {name for name in families if not name.endswith("_created")}
    assert len(families) > 12
    assert {name for name in families if name not in shown} == set()


def test_panels_and_rules_tell_themselves_apart() -> None:
    panels: list[dict[str, Any]] = BOARD["panels"]
    assert len({panel["title"] for panel in panels}) == len(panels)
    assert len({panel["id"] for panel in panels}) == len(panels)
    rules = [rule for group in RULES for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in rules)


def test_values_of_labels_are_such_as_are_told() -> None:
    known = {*metrics.OUTCOMES, *metrics.REASONS, "record_hand", "referee", "5.."}
    assert {value for one in asked() for _, value in _LABEL.findall(one)} <= known
