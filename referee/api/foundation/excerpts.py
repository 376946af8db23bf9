"""Excerpts of the document: some of its operations, and only what these refer to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Document = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")


def keep_operations(document: Document, is_kept: Callable[[Document], bool]) -> None:
    """Takes out the operations that are not kept, and the components and tags that nothing then refers to."""
    for path, operations in [*document["paths"].items()]:
        for method in [method for method in METHODS if method in operations]:
            if not is_kept(operations[method]):
                del operations[method]
        if not operations.keys() & {*METHODS}:
            del document["paths"][path]
    _drop_unused(document)


def _drop_unused(document: Document) -> None:
    used, waiting = set[str](), [*_references(document["paths"])]
    while waiting:
        place = waiting.pop()
        if place not in used:
            used.add(place)
            _, _, kind, name = place.split("/")
            waiting += _references(document["components"][kind][name])
    for kind in document["components"].keys() - {"securitySchemes"}:
        components = document["components"][kind]
        for name in [name for name in components if f"#/components/{kind}/{name}" not in used]:
            del components[name]
    tags = {tag for path in document["paths"].values() for one in _operations(path) for tag in one["tags"]}
    document["tags"] = [tag for tag in document.get("tags", ()) if tag["name"] in tags]


def _operations(path: Document) -> Iterator[Document]:
    return (path[method] for method in METHODS if method in path)


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, list):
        for value in part:
            yield from _references(value)
