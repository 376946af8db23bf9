"""Answers compared with what the OpenAPI document says of them."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from flask import Flask
from jsonschema_rs import (
    Draft202012Validator,
)  # that of OpenAPI 3.1, and hardly a tenth of what Python's takes
from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from referee.families.registry import families

Document = dict[str, Any]


class Documented:
    """Knows what an application may answer."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.text = _text_of(app, tuple(family.id for family in families()))

    @property
    def document(self) -> Document:
        """The OpenAPI document."""
        return parsed(self.text)

    def check(self, method: str, response: TestResponse) -> None:
        """Fails when the answer is none that the document has for this operation."""
        operation = self.operation(method, response.request.path)
        if operation is None:
            return
        status = str(response.status_code)
        said = operation["responses"].get(status)
        where = f"{method} {response.request.path}: {status}"
        assert said is not None or response.status_code >= 400, f"{where} is not documented"
        said = said or operation["responses"]["default"]
        content = self._resolved(said).get("content", {})
        if not content:
            assert response.get_data() == b"", f"{where} is documented to be empty"
            return
        assert response.mimetype in content, f"{where} has {response.mimetype}, not {list(content)}"
        if not response.is_json and response.mimetype != "application/problem+json":
            return
        faults = self.faults(json.dumps(content[response.mimetype]["schema"]), response.json)
        assert faults == [], f"{where}: {faults}"

    def faults(self, schema: str, body: Any) -> list[str]:
        """Where a body is not what a schema says, which may refer to components of the document."""
        return [fault.message for fault in _validator(self.text, schema).iter_errors(body)]

    def operation(self, method: str, path: str) -> Document | None:
        """The operation at a path; None where there is none, or none that is documented."""
        try:
            rule, _ = self.app.url_map.bind("localhost").match(path, method, return_rule=True)
        except HTTPException:
            return None
        template = re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        operations: Document = self.document["paths"].get(template, {})
        return operations.get(method.lower())

    def _resolved(self, said: Document) -> Document:
        if "$ref" not in said:
            return said
        found: Any = self.document
        for step in said["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        return dict(found)


_texts: dict[tuple[str, ...], str] = {}


def _text_of(app: Flask, ids: tuple[str, ...]) -> str:
    """The text of the document, which all applications with these families have alike."""
    if ids not in _texts:
        _texts[ids] = app.test_client().get("/openapi.json").get_data(as_text=True)
    return _texts[ids]


@cache
def parsed(text: str) -> Document:
    """The JSON document that the text is."""
    document: Document = json.loads(text)
    return document


@cache
def _validator(text: str, schema: str) -> Any:
    """A validator of a schema that refers to components of the document."""
    return Draft202012Validator(json.loads(schema) | {"components": parsed(text)["components"]})
