"""Engines and servers that can be held against a suite."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from referee.conformance.observations import (
    CURRENCY,
    STAKE,
    balances_of,
    dues_of,
    lines_of,
    refusals_of,
    ruling_of,
    state_of,
)
from referee.errors import RefereeError

Document = Mapping[str, Any]
Observation = dict[str, Any]
"""The outcome of something, as a suite writes it: `state`, `dues`, `lines`; `refused`; or `answer`."""
Send = Callable[[str, str, Document | None, str | None], tuple[int, Any]]
"""Sends a method, a path, a body and a token to an API; its answer is a status and the JSON behind it."""
_FIRST_BAD = 400
_FIRST_FAILURE = 500


class ConformanceError(RefereeError):
    """An engine or a server that cannot be held against the suite any further."""


class Side(Protocol):
    """An engine, or a server, at one game after the other."""

    def begin(self, opening: Document, paths: Mapping[str, str]) -> Observation:
        """The beginning of a game; `paths` are those of its acts, by kind.

        :raises ConformanceError: when nothing comes that can be compared.
        """
        ...

    def step(self, request: Document) -> Observation:
        """The outcome of a step in the game that began last.

        :raises ConformanceError: as above.
        """
        ...

    def ask(self, rules: Document, claim: Document) -> Observation:
        """The answer to a claim without a game.

        :raises ConformanceError: as above.
        """
        ...


class OverApi:
    """A server that speaks the API, by whatever sends requests to it."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._paths: Mapping[str, str] = {}
        self._address = ""
        self._token: str | None = None
        self._transfers = 0

    def begin(self, opening: Document, paths: Mapping[str, str]) -> Observation:
        """The beginning of a game."""
        players = [{"name": name} for name in opening["players"]]
        stake = {"amount": STAKE, "currency": CURRENCY}
        body = {**opening, "players": players, "stake": stake}
        status, game = self._sent("POST", "/v1/games", body)
        if status >= _FIRST_BAD:
            return {"refused": refusals_of(game)}
        self._address, self._token = f"/v1/games/{game['id']}", game["scorer_token"]
        self._paths, self._transfers = paths, 0
        return self._stands(game)

    def step(self, request: Document) -> Observation:
        """The outcome of a step."""
        if "claim" in request:
            return self._ruled(f"{self._address}/claims", request["claim"])
        method, path, body = self._request(request)
        status, answer = self._sent(method, self._address + path, body)
        if status >= _FIRST_BAD:
            return {"refused": refusals_of(answer)}
        act = next((answer[name] for name in answer if name != "game"), None)
        observed = self._stands(answer["game"])
        return {"lines": lines_of(act["lines"])} | observed if act is not None else observed

    def ask(self, rules: Document, claim: Document) -> Observation:
        """The answer to a claim without a game."""
        return self._ruled("/v1/claims", {**rules, **claim})

    def _request(self, request: Document) -> tuple[str, str, Document | None]:
        if "remove" in request:
            return "DELETE", f"/hands/{request['remove']}", None
        body = {name: value for name, value in request["act"].items() if name != "kind"}
        if "amend" in request:
            return "PUT", f"/hands/{request['amend']}", body
        return "POST", f"/{self._paths[request['act']['kind']]}", body

    def _stands(self, game: Document) -> Observation:
        """The state of the game, and the money that has moved since it was looked at last."""
        _, pot = self._sent("GET", f"{self._address}/pot", None)
        new, self._transfers = pot["transfers"][self._transfers :], len(pot["transfers"])
        return {"dues": dues_of(new), "state": state_of(game, balances_of(pot))}

    def _ruled(self, path: str, claim: Document) -> Observation:
        status, answer = self._sent("POST", path, claim)
        return {"refused": refusals_of(answer)} if status >= _FIRST_BAD else {"answer": ruling_of(answer)}

    def _sent(self, method: str, path: str, body: Document | None) -> tuple[int, Any]:
        status, answer = self._send(method, path, body, self._token)
        if status >= _FIRST_FAILURE or not isinstance(answer, Mapping):
            raise ConformanceError(f"{method} {path} was answered with {status}, and not by a JSON object.")
        return status, answer
