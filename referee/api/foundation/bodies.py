"""JSON bodies, read strictly, so that nothing malformed gets further."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NoReturn

from flask import Request
from marshmallow import RAISE, Schema, ValidationError
from webargs.core import missing
from webargs.flaskparser import FlaskParser, is_json_request
from werkzeug.datastructures import MultiDict
from werkzeug.exceptions import RequestEntityTooLarge

from referee.api.foundation.languages import LANG
from referee.api.foundation.problems import RequestError
from referee.api.foundation.violations import shown, spelt, unfit
from referee.errors import Violation
from referee.words.said import Said, Typed


def read_json(body: bytes) -> Any:
    """The value of a JSON text.

    :raises RequestError: with status 400, when the text is no JSON, or JSON that readers read differently.

    >>> read_json(b'{"a": [1, 2.5]}')
    {'a': [1, 2.5]}
    """
    try:
        # utf-8-sig: some editors begin a file with a byte order mark, and readers may ignore it.
        return _DECODER.decode(body.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise RequestError(
            400, "json_must_be_utf_8", Said("api-json-not-utf-8", {"byte": error.start})
        ) from None
    except json.JSONDecodeError as error:
        where = {"line": error.lineno, "column": error.colno}
        message = Said("api-json-unreadable", {"reason": Typed(error.msg), **where})
        raise RequestError(400, "json_must_be_readable", message) from None
    except RecursionError:
        raise RequestError(400, "json_must_be_shallow") from None
    except ValueError:
        raise RequestError(400, "json_numbers_must_be_short") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        message = Said("api-json-key-twice", {"key": shown(twice)})
        raise RequestError(400, "json_keys_must_be_unique", message)
    return value


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        message = Said("api-json-number-too-large", {"number": Typed(text[:20])})
        raise RequestError(400, "json_numbers_must_be_finite", message)
    return number


def _no_constant(text: str) -> NoReturn:
    message = Said("api-json-without-constants", {"constant": Typed(text)})
    raise RequestError(400, "json_numbers_must_be_finite", message)


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_float=_finite, parse_constant=_no_constant)


def whole_body(request: Request) -> bytes:
    """The request's body.

    :raises RequestEntityTooLarge: when it is longer than this address allows.
    """
    body = request.get_data()
    # werkzeug cuts a body of unknown length off at the limit without a word.
    if request.content_length is None and len(body) == request.max_content_length:
        raise RequestEntityTooLarge
    return body


def digest_of_json(body: bytes) -> str:
    """The digest of a JSON text, the same for texts that say the same.

    >>> digest_of_json(b'{"a": 1, "b": [2]}') == digest_of_json(b'{"b":[2],"a":1}')
    True
    """
    return sha256(json.dumps(read_json(body), sort_keys=True).encode()).hexdigest()


def needs_body(schema: Schema) -> bool:
    """True if a schema has something that must be given.

    Where there are alternatives, no body at all would say nothing of which one is meant.
    """
    if getattr(schema, "ONE_OF", {}):
        return True
    asks_of_the_whole = bool(getattr(schema, "OF_THE_WHOLE", {})) and not getattr(schema, "OR_NONE", False)
    return asks_of_the_whole or any(field.required for field in schema.load_fields.values())


def _given_twice(name: str, values: list[str]) -> Violation:
    given = [value[:60] for value in values[:3]]
    listed = Typed(", ".join(map(spelt, given)))
    message = Said("api-parameter-given-twice", {"name": shown(name), "times": len(values), "given": listed})
    return Violation("", "parameter_must_be_given_once", message, given, "one value")


class StrictParser(FlaskParser):
    """Reads what `Blueprint.arguments` asks for; unknown parameters of a query are refused like fields."""

    DEFAULT_UNKNOWN_BY_LOCATION: dict[str, str | None] = {  # noqa: RUF012  # as webargs declares it
        **FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION,
        "query": RAISE,
    }

    def load_json(self, req: Request, schema: Schema) -> Any:
        """The body, or `missing` where there is none and no field is required."""
        body = whole_body(req)
        if not body:
            if needs_body(schema):
                raise RequestError(400, "body_must_be_given")
            return missing
        if not is_json_request(req):
            sent = shown(req.content_type) if req.content_type else None
            message = Said("api-send-json-instead", {"given": sent}) if sent else Said("api-say-it-is-json")
            raise RequestError(415, "body_must_be_json", message)
        return read_json(body)

    def load_querystring(self, req: Request, schema: Schema) -> Any:
        """The query, in which each parameter is given once."""
        if not req.query_string:
            return {}
        twice = {name: values for name, values in req.args.lists() if len(values) > 1}
        if twice:
            raise unfit({name: [_given_twice(name, values)] for name, values in twice.items()}, "/query")
        args = MultiDict(pair for pair in req.args.items(multi=True) if pair[0] != LANG)
        return self._makeproxy(args, schema)

    def handle_error(
        self,
        error: ValidationError,
        req: Request,
        schema: Schema,
        *,
        error_status_code: int | None,
        error_headers: Mapping[str, str] | None,
    ) -> NoReturn:
        """Raises the violations, with paths that name the body, the query or the headers."""
        messages: Any = error.messages
        [(location, inside)] = messages.items()
        raise unfit(inside, "" if location == "json" else f"/{location}")
