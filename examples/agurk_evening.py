"""A whole evening of Agurk against the API, with nothing but Python's standard library.

With `referee serve` running: `python3 examples/agurk_evening.py [http://127.0.0.1:8000]`.
"""

from __future__ import annotations

import json
import sys
import time
import uuid
from http import HTTPStatus
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

PLAYERS = ["Ann", "Bo", "Cy", "Dee"]
EVENING = [
    "Ann 4   Bo J   Cy 7   Dee 2",
    "Bo 5    Cy K   Dee 9  Ann 3",
    "Cy 6    Dee Q  Ann Q  Bo 8",
    "Dee 3   Ann A  Bo 10  Cy 4",
    "Bo 9    Ann 7  Dee 2  Cy 8",  # written down the wrong way round: refused
    "Bo 9    Cy 8   Dee 2  Ann 7",
    "Cy A    Dee 5  Ann 10 Bo 6",
    "Ann 8   Bo 3   Cy J   Dee J",
    "Dee K   Ann 4  Bo 2   Cy 9",
    "Cy 5    Dee Q  Ann 6  Bo 3",
    "Ann 2   Bo A   Cy K",
    "Bo 3    Cy 10  Ann 9",
    "Ann 8   Bo 8   Cy 2",
    "Cy 7    Ann 5  Bo 4",
    "Ann K   Bo 3",
    "Ann 4   Bo 6",
]
"""The last trick of each hand, as the table calls it out."""
CORRECTED_AFTER_HAND = 6
CORRECTION = (2, "Bo 5  Cy Q  Dee 9  Ann 3")
"""Cy's king in the second hand was a queen."""

TRY_AGAIN = {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}
WAITS_S = (0.5, 1, 2)


class RefusedError(Exception):
    """The service said no, and why: a problem document."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.problem = problem


class Referee:
    """One service, and the token of one game."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.token = ""

    def ask(
        self, method: str, path: str, body: Any = None, *, key: str = "", version: int | None = None
    ) -> Any:
        """The answer's JSON. Sent again with the same key, a request still has its effect only once."""
        headers = {"Content-Type": "application/json"}
        if method != "GET":
            headers["Idempotency-Key"] = key or str(uuid.uuid4())
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if version is not None:
            headers["If-Match"] = f'"{version}"'
        content = None if body is None else json.dumps(body).encode()
        return self._send(Request(self.base + path, content, headers, method=method))

    def _send(self, request: Request) -> Any:
        """The answer, asked for again while nobody answers."""
        for wait_s in WAITS_S:
            try:
                return _answer(request)
            except (URLError, TimeoutError):
                time.sleep(wait_s)
        return _answer(request)


def _answer(request: Request) -> Any:
    try:
        with urlopen(request, timeout=10) as answer:
            return json.load(answer)
    except HTTPError as error:
        if error.code in TRY_AGAIN:
            raise
        raise RefusedError(json.load(error)) from None


def last_trick(line: str) -> dict[str, Any]:
    """The hand that a line of the evening tells of."""
    words = line.split()
    played = zip(words[::2], words[1::2], strict=True)
    return {"last_trick": [{"player": player, "card": card} for player, card in played]}


def play(referee: Referee) -> dict[str, Any]:
    """The game, played until somebody has won."""
    players = [{"name": name} for name in PLAYERS]
    new = {"variant": "agurk", "title": "Friday", "players": players}
    game: dict[str, Any] = referee.ask("POST", "/v1/games", new)
    referee.token = game.pop("scorer_token")
    for line in EVENING:
        number = game["next"]["number"]
        try:
            game = record(referee, game, last_trick(line) | {"number": number})
        except RefusedError as refused:
            print(f"Hand {number} is refused: {refused}")
            continue
        if number == CORRECTED_AFTER_HAND:
            game = amend(referee, game, *CORRECTION)
        if game["status"] == "finished":
            break
    return game


def record(referee: Referee, game: dict[str, Any], hand: dict[str, Any]) -> Any:
    """The game with one more hand.

    Sent twice, as a phone does that went offline before it saw the answer: the key makes it one hand.
    """
    path, key = f"/v1/games/{game['id']}/hands", str(uuid.uuid4())
    referee.ask("POST", path, hand, key=key)
    return referee.ask("POST", path, hand, key=key)["game"]


def amend(referee: Referee, game: dict[str, Any], number: int, line: str) -> Any:
    """The game with a hand put right, after showing what that changes."""
    path, hand = f"/v1/games/{game['id']}/hands/{number}", last_trick(line)
    seen = referee.ask("PUT", f"{path}?preview=true", hand)
    names = {player["id"]: player["name"] for player in game["players"]}
    print(f"Putting hand {number} right changes:")
    for change in seen["changes"]:
        name = names[change["player"]]
        print(f"  hand {change['hand']}: {name} {change['before']} -> {change['after']}")
    # Only what was shown: had somebody else written meanwhile, this would be refused with 412.
    return referee.ask("PUT", path, hand, version=seen["before"]["version"])["game"]


def print_sheet(referee: Referee, game: dict[str, Any]) -> None:
    """The score sheet, with the reason for every change of a score."""
    names = {player["id"]: player["name"] for player in game["players"]}
    for hand in referee.ask("GET", f"/v1/games/{game['id']}/hands")["items"]:
        scores = "  ".join(f"{names[player]} {score}" for player, score in hand["scores"].items())
        print(f"{hand['number']:>2}  {scores}{'  (amended)' if hand['amended'] else ''}")
        for line in hand["lines"]:
            print(f"      {line['text']}")


def main() -> None:
    referee = Referee(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
    try:
        game = play(referee)
    except URLError as error:
        sys.exit(f"{referee.base} does not answer ({error.reason}). Is `referee serve` running?")
    print_sheet(referee, game)
    names = {player["id"]: player["name"] for player in game["players"]}
    print("Won by", " and ".join(names[player] for player in game["result"]["winners"]))
    rematch = referee.ask("POST", f"/v1/games/{game['id']}/rematch")
    print("The rematch is dealt by", names[rematch["next"]["dealer"]])


if __name__ == "__main__":
    main()
