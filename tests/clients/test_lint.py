"""The document passes Redocly's recommended rules, none of them switched off."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

Tool = Callable[..., CompletedProcess[str]]


def findings(run_on_node: Tool, document: Path) -> list[dict[str, Any]]:
    """What the linter has against a document, warnings too."""
    options = ("--extends=recommended", "--format=json")
    done = run_on_node("@redocly/cli/bin/cli.js", "lint", document, *options, cwd=document.parent)
    assert done.stdout, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)["problems"]
    return found


def test_the_linter_has_nothing_against_the_document(run_on_node: Tool, committed: Path) -> None:
    told = [
        f"{found['ruleId']}: {found['message']} {found['location'][0].get('pointer')}"
        for found in findings(run_on_node, committed)
    ]
    assert told == []


def test_the_linter_finds_what_is_wrong(run_on_node: Tool, committed: Path, tmp_path: Path) -> None:
    document = json.loads(committed.read_text(encoding="utf-8"))
    del document["paths"]["/v1/variants"]["get"]["security"], document["servers"]
    (tmp_path / "referee.json").write_text(json.dumps(document), encoding="utf-8")
    found = {found["ruleId"] for found in findings(run_on_node, tmp_path / "referee.json")}
    assert found == {"security-defined", "no-empty-servers"}
