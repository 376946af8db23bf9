"""The document passes Redocly's recommended rules, none of them switched off."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

Tool = Callable[..., CompletedProcess[str]]


def test_the_linter_finds_in_the_document_only_what_was_put_wrong(
    run_on_node: Tool, committed: Path, tmp_path: Path
) -> None:
    """Of its warnings, too, and what was put wrong shows that it finds anything."""
    document = json.loads(committed.read_text(encoding="utf-8"))
    del document["paths"]["/v1/variants"]["get"]["security"]
    (tmp_path / "referee.json").write_text(json.dumps(document), encoding="utf-8")
    options = ("--extends=recommended", "--format=json")
    done = run_on_node("@redocly/cli/bin/cli.js", "lint", "referee.json", *options, cwd=tmp_path)
    assert done.stdout, done.stderr
    told = [
        f"{found['ruleId']}: {found['message']} {found['location'][0].get('pointer')}"
        for found in json.loads(done.stdout)["problems"]
    ]
    assert len(told) == 1, told
    assert told[0].startswith("security-defined: ")
    assert told[0].endswith("/~1v1~1variants/get")
