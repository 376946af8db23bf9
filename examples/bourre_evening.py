"""An evening of Bourré with money: a pot that is carried, a bourré, a renege, a correction, settling up.

With `referee serve` running: `python3 examples/bourre_evening.py [http://127.0.0.1:8000]`. Python's standard
library only; `agurk_evening.py` shows how to send things again safely.
"""

from __future__ import annotations

import json
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PLAYERS = ["Ann", "Bo", "Cy", "Dee", "Eva"]
STAKE = {"amount": 25, "currency": "USD"}
"""What a chip is worth."""
EVENING: list[dict[str, Any]] = [
    {"taken": {"Ann": 3, "Bo": 1, "Dee": 1}},
    {"taken": {"Ann": 0, "Bo": 3, "Cy": 2, "Eva": 0}},
    {"taken": {"Bo": 0, "Cy": 2, "Dee": 2, "Eva": 1}},
    {"stay": ["Dee"]},
    {"taken": {"Ann": 3, "Cy": 2, "Eva": 0}, "faults": [{"player": "Ann", "kind": "renege"}]},
    {"stay": []},
]
"""Hand by hand what the table calls out: tricks taken, a lone stayer, nobody."""
CORRECTION = (5, {"taken": {"Ann": 3, "Cy": 1, "Eva": 1}, "faults": [{"player": "Ann", "kind": "renege"}]})
"""In the fifth hand Eva had taken a trick after all."""


class Game:
    """One game, and the token that may score it."""

    def __init__(self, base: str, **new: Any) -> None:
        self.base, self.token = base.rstrip("/"), ""
        begun = self.ask("POST", "/v1/games", new)
        self.token, self.path = begun["scorer_token"], f"/v1/games/{begun['id']}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.base + path, content, headers, method=method)) as response:
                return json.load(response)
        except HTTPError as error:
            raise SystemExit(f"{method} {path}: {json.load(error)['detail']}") from None

    def write(self, path: str, body: Any, *, method: str = "POST") -> Any:
        """Adds something to the game, or puts it right."""
        return self.ask(method, self.path + path, body)


def money(amount: int) -> str:
    """An amount of cents in words."""
    return f"{amount / 100:+.2f} USD"


def tell(hand: dict[str, Any]) -> None:
    """Prints what a hand led to, without the antes."""
    told = [line["text"] for line in hand["lines"] if line["kind"] not in {"ante", "exempt"}]
    print(f"Hand {hand['number']}, pot {hand['pot']['total']}: {' '.join(told)}")


def main() -> None:
    """Plays the evening against a running service."""
    base = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    players = [{"name": name} for name in PLAYERS]
    game = Game(base, variant="bourre", title="Friday", players=players, stake=STAKE)
    for hand in EVENING:
        told = game.write("/hands?preview=true", hand)["hand"]["pot"]
        assert game.write("/hands", hand)["hand"]["pot"] == told  # as the preview has said
        tell(game.ask("GET", f"{game.path}/hands/{EVENING.index(hand) + 1}"))
    number, hand = CORRECTION
    changed = game.write(f"/hands/{number}", hand, method="PUT")
    print("Corrected.", end=" ")
    tell(changed["hand"])
    ended = game.write("/end", {"reason": "agreed"})
    for line in ended["act"]["lines"]:
        print(line["text"])
    pot = game.ask("GET", f"{game.path}/pot")
    names = {player["id"]: player["name"] for player in ended["game"]["players"]}
    for player in pot["players"]:
        print(f"{names[player['player']]}: {money(player['balance'])}")
    assert sum(player["balance"] for player in pot["players"]) == 0


if __name__ == "__main__":
    main()
