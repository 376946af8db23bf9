"""Conditional requests: a version as `ETag`, `If-Match` and `If-None-Match`, and `?preview=true`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

from flask import Request
from marshmallow import EXCLUDE, ValidationError
from werkzeug.wrappers import Response

from referee.api.foundation.fields import InputSchema, QueryFlag
from referee.api.foundation.violations import unfit
from referee.errors import StaleError
from referee.service.access import no_forms
from referee.words.said import Argument, Said, Typed

_TAG = re.compile(r'(?:W/)?"([^"]*)"')
_WITH_VIEW = re.compile(r"([0-9]+)\.[1-9][0-9]{0,8}")
"""A version, and how it is shown: of these only the version counts for a change."""
_LONGEST_SHOWN = 40


class PreviewQuery(InputSchema):
    """`?preview=true`: tell what would happen, and do nothing."""

    preview = QueryFlag(
        load_default=False, metadata={"description": "Tell what would happen, and do nothing"}
    )


@dataclass(frozen=True, slots=True)
class Condition:
    """The condition of `If-Match`: the versions that a change was made for."""

    versions: frozenset[str] | None = None
    """The versions that fit; None fits any."""

    def holds(self, version: int) -> bool:
        """True if a change may be made to this version.

        >>> Condition(frozenset({"3"})).holds(3), Condition(frozenset({"3"})).holds(4), Condition().holds(4)
        (True, False, True)
        """
        return self.versions is None or str(version) in self.versions

    def check(self, version: int, forms: Callable[[], Collection[str]] = no_forms) -> None:
        """Checks the condition. This belongs inside the transaction that writes.

        The condition may also name one of the `forms` in which this version is shown.

        :raises StaleError: when somebody else wrote first.
        """
        if not self.holds(version) and not self._means(version, forms):
            raise StaleError(self._fault(version), members={"version": version})

    def _means(self, version: int, forms: Callable[[], Collection[str]]) -> bool:
        tags = self.versions or ()
        forms_sent = {
            form for number, _, form in (tag.partition("-") for tag in tags) if number == str(version)
        }
        return bool(forms_sent) and not forms_sent.isdisjoint(forms())

    def _fault(self, version: int) -> Said:
        tags = ", ".join(sorted(self.versions or ()))[:_LONGEST_SHOWN]
        if any(tag.startswith(f"{version}-") for tag in self.versions or ()):
            return Said("api-changed-since-it-was-shown", {"tags": Typed(tags)})
        args: dict[str, Argument] = {"version": version}
        if not tags:
            return Said("api-no-version-in-if-match", args)
        return Said("api-made-for-another-version", {**args, "tags": Typed(tags)})


def etag(version: int, *, view: int | None = None, form: str = "") -> str:
    """The entity tag of a version, with its form where an address has several.

    With `view` it is that of an answer that another release may give otherwise for the same version.

    >>> etag(3), etag(3, view=2), etag(3, form="csv")
    ('"3"', '"3.2"', '"3-csv"')
    """
    number = str(version) if view is None else f"{version}.{view}"
    return f'"{number}-{form}"' if form else f'"{number}"'


def condition_of(request: Request) -> Condition:
    """The condition of the request's `If-Match`. Garbage fits no version.

    A weak tag counts as a strong one, since proxies that compress answers weaken their tags. How a version
    was shown is no matter: a change is made for `"3"` and for `"3.2"` alike.
    """
    header = request.headers.get("If-Match")
    tags = None if header is None else _versions(header)
    return Condition(None if tags is None else frozenset(_version_of(tag) for tag in tags))


def _version_of(tag: str) -> str:
    """The version of a tag that says how it is shown; any other tag as it is."""
    shown = _WITH_VIEW.fullmatch(tag)
    return shown[1] if shown else tag


def not_modified(
    request: Request, version: int, *, view: int | None = None, form: str = ""
) -> Response | None:
    """The answer 304 when the client has this version already, shown so and in this form, else None."""
    header, tag = request.headers.get("If-None-Match"), etag(version, view=view, form=form)
    known = None if header is None else _versions(header)
    if header is None or (known is not None and tag.strip('"') not in known):
        return None
    return Response(status=304, headers={"ETag": tag})


def preview_asked(request: Request) -> bool:
    """True if the request is for a preview.

    The view reads the rest of the query.

    :raises NotationError: when `preview` is neither `true` nor `false`.
    """
    if not request.query_string or "preview" not in request.args:
        return False
    try:
        query: dict[str, bool] = PreviewQuery().load(request.args.to_dict(), unknown=EXCLUDE)
    except ValidationError as error:
        raise unfit(error.messages, "/query") from None
    return query["preview"]


def _versions(header: str) -> frozenset[str] | None:
    """The versions in a list of entity tags; None for `*`."""
    return None if header.strip() == "*" else frozenset(_TAG.findall(header))
