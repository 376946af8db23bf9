"""Idempotency: answers kept by the key of their request, so that what is sent again is done once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from flask import Response, request

from referee.api.foundation.answers import json_answer
from referee.api.foundation.conditions import etag
from referee.api.foundation.context import ROOT
from referee.api.foundation.languages import in_words, path_asked
from referee.api.foundation.requests import client_address
from referee.api.foundation.seals import HEADER, REPLAYED, fingerprint, key_of, scope_of, seal, unseal
from referee.errors import RulesError, Violation
from referee.service.access import Caller, check_counts
from referee.service.runtime import Reply, dumps
from referee.store import Reading, StoredAnswer
from referee.store.slots import split_digest
from referee.words.said import Said


@dataclass(frozen=True, slots=True)
class Answer:
    """A response in the form in which it is kept."""

    status: int
    headers: Mapping[str, str]
    body: str

    def response(self, *, replayed: bool = False) -> Response:
        """The answer as it is sent. It is kept without words, so that it may be in another language again."""
        headers = {**self.headers, REPLAYED: "true"} if replayed else self.headers
        body, in_language = in_words(self.body)
        return json_answer(body, {**headers, **in_language}, status=self.status)


def answer_of(reply: Reply | None, status: int) -> Answer:
    """The answer that a use case replies; None is answered 204."""
    if reply is None:
        return Answer(204, {}, "")
    headers = {} if reply.version is None else {"ETag": etag(reply.version)}
    if reply.created is not None:
        headers["Location"] = ROOT + reply.created
    return Answer(reply.status or status, headers, reply.body)


class RequestKey:
    """The key of a request, which its answer is kept by. Its body is read whole here, before any snapshot."""

    def __init__(self, key: str, caller: Caller) -> None:
        self._key, self._caller = key, caller
        # Of the token's digest alone, as earlier releases have it.
        principal = _stranger() if caller.token is None else split_digest(caller.token)[1]
        self.scope = scope_of(key, principal)
        """The scope by which the answer is found."""
        self._print = fingerprint(request.method, path_asked(request), request.get_data())

    def earlier(self, tx: Reading) -> Response | None:
        """The answer that was kept before, or None.

        :raises RulesError: when the key was used for another request.
        :raises NoTokenError: when the token was revoked or has expired since.
        """
        stored = tx.answer(self.scope)
        if stored is None:
            return None
        token = None if self._caller.token is None else tx.token(self._caller.token)
        if token is not None:
            check_counts(token, self._caller)
        return self._opened(stored).response(replayed=True)

    def _opened(self, stored: StoredAnswer) -> Answer:
        if stored.fingerprint != self._print:
            message = Said("api-key-of-another-request")
            code = "idempotency_key_must_be_for_this_request"
            raise RulesError.of([Violation(f"/headers/{HEADER}", code, message)])
        return Answer(*json.loads(unseal(stored.sealed, self._key)))

    def row_of(self, answer: Answer, *, at: str) -> StoredAnswer:
        """The row in which an answer is kept."""
        text = dumps([answer.status, dict(answer.headers), answer.body]).encode()
        return StoredAnswer(self.scope, self._print, seal(text, self._key), at)


def request_key(caller: Caller) -> RequestKey | None:
    """The key of this request, or None."""
    key = key_of(request)
    return None if key is None else RequestKey(key, caller)


def _stranger() -> bytes:
    """The caller of a request without a token: whoever has its address.

    Such requests are answered tokens. Two senders may use one key, copied from an example, and neither is to
    be given what the other one has begun; a phone that has changed its network begins anew at worst.
    """
    return client_address().encode()
