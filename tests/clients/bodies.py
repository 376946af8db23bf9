"""The bodies that the guides and the document show, with the operations that take them."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.documents import DOCUMENTS, blocks_of, text_of

Shown = list[tuple[str, str, Any]]
"""Path, method, body."""
_FROM = {"URL": "", "GAME": "/v1/games/x", "NIGHT": "/v1/games/x", "CLUB": "/v1/clubs/x"}
"""What the guides call the beginnings of addresses."""
_SENT = re.compile(
    r"""(?P<method>-X\ [A-Z]+\ )?"?\$(?P<begin>URL|GAME|NIGHT|CLUB)(?P<rest>[\w/-]*)\S*"""
    r"""(?:\ -H\ "[^"]*")*\s*(?:\\\n\s*)?-d\ '(?P<body>\{[^']*\})'(?=[\s|)>;])""",
    re.X,
)
"""What stands there whole; not what a shell puts together."""


def bodies_of_guides(document: dict[str, Any]) -> Shown:
    """Those of the README and the guides, but for those whose answer is a refusal."""
    blocks = [block for name in DOCUMENTS for block in blocks_of(text_of(name)) if not block.shows_refusal]
    return [
        (
            _path(document, _FROM[sent["begin"]] + sent["rest"]),
            (sent["method"] or "-X POST").split()[1].lower(),
            json.loads(sent["body"]),
        )
        for block in blocks
        for sent in _SENT.finditer(block.commands)
    ]


def bodies_of_the_document(document: dict[str, Any]) -> Shown:
    """The examples of the document."""
    return [
        (path, method, body)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if "requestBody" in operation
        for content in operation["requestBody"]["content"].values()
        for body in _examples(content)
    ]


def _examples(content: dict[str, Any]) -> list[Any]:
    own = [content["example"]] if "example" in content else []
    return own + [example["value"] for example in content.get("examples", {}).values()]


def _path(document: dict[str, Any], address: str) -> str:
    """The path of the document that an address is an instance of; the one with the fewest parameters."""
    fitting = [path for path in document["paths"] if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), address)]
    return min(fitting, key=lambda path: path.count("{"))
