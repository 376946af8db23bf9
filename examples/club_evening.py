"""An evening of a card club with money: members, three games, a correction, a buy-in, settling up.

With `referee serve` running: `python3 examples/club_evening.py [http://127.0.0.1:8000]`. Python's standard
library only; `agurk_evening.py` shows how to send things again safely.
"""

from __future__ import annotations

import json
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

MEMBERS = ["Ann", "Bo", "Cy", "Dee", "Eva"]
EVENT = "Autumn cup, night 3"
STAKE = {"amount": 2000, "currency": "SEK"}


class Club:
    """One club, and the token of somebody in it."""

    def __init__(self, base: str, name: str, currency: str) -> None:
        self.base, self.token = base.rstrip("/"), ""
        founded = self.ask("POST", "/v1/clubs", {"name": name, "currency": currency})
        self.token, self.id = founded["admin_token"], founded["id"]

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

    def read(self, path: str) -> Any:
        """What the club has at a path."""
        return self.ask("GET", f"/v1/clubs/{self.id}{path}")

    def write(self, path: str, body: Any) -> Any:
        """Adds something to the club."""
        return self.ask("POST", f"/v1/clubs/{self.id}{path}", body)

    def begin(self, players: list[str], *guests: str, **rules: Any) -> str:
        """The address of a new game of members and guests, for a stake."""
        seats = [{"member": name} for name in players] + [{"name": name} for name in guests]
        game = {"club": self.id, "event": EVENT, "players": seats, "stake": STAKE} | rules
        return f"/v1/games/{self.ask('POST', '/v1/games', game)['id']}"

    def lost(self, game: str, *hands: str) -> Any:
        """The game after hands in short: who took the last trick, and with which card."""
        for hand in hands:
            taker, card = hand.split()
            played = self.ask("POST", f"{game}/hands", {"outcome": {"taker": taker, "card": card}})
        return played["game"]


def main() -> None:
    """The evening."""
    club = Club(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000", "Gurkklubben", "SEK")
    for name in MEMBERS:
        club.write("/members", {"name": name})
    thursday = {"name": "Thursday rules", "variant": "gurka", "house_rules": {"limit": {"points": 20}}}
    club.write("/rule-sets", thursday)
    swedish(club)
    corrected(club)
    differences(club)
    show(club)
    settle(club)


def swedish(club: Club) -> None:
    """Gurka by the club's own rules. Ann goes out, buys in, and wins all the same."""
    game = club.begin(MEMBERS, rule_set="Thursday rules")
    club.lost(game, "Ann A", "Ann K")
    bought = club.ask("POST", f"{game}/buy-ins", {"player": "Ann"})
    print(bought["act"]["lines"][0]["text"])
    over = club.lost(game, "Bo A", "Bo K", "Cy A", "Cy K", "Dee A", "Dee K", "Eva A", "Eva K")
    winner = over["result"]["transfers"][0]
    print(f"{name_of(over, winner['to'])} takes the pot: {money(winner['amount'])}")


def corrected(club: Club) -> None:
    """Norwegian Gurka with a guest. The last hand was Bo's, not Flo's: the pot moves."""
    game = club.begin(["Bo"], "Flo", variant="gurka-norway")
    over = club.lost(game, "Flo K", "Bo Q", "Flo 10")
    print(f"{name_of(over, over['result']['winners'][0])} has won … or not:")
    wrong = {"outcome": {"taker": "Bo", "card": "10"}}
    reason = "It%20was%20Bo%20who%20took%20it"
    right = club.ask("PUT", f"{game}/hands/3?reason={reason}", wrong)["game"]
    print(f"{name_of(right, right['result']['winners'][0])} has won.")
    club.ask("POST", f"{game}/lock")


def differences(club: Club) -> None:
    """Kurko: losers pay the winner the difference, here 20 öre a point."""
    game = club.begin(["Cy", "Dee", "Eva"], variant="kurko", stake={"amount": 20, "currency": "SEK"})
    club.lost(game, "Cy K", "Eva 9", "Cy Q")
    ended = club.ask("POST", f"{game}/end", {"reason": "agreed"})["game"]
    for moved in ended["result"]["transfers"]:
        print(f"{name_of(ended, moved['from'])} owes {name_of(ended, moved['to'])} {money(moved['amount'])}")


def show(club: Club) -> None:
    """Standings and balances."""
    print("\nplace  name  games  wins  hands lost      money")
    for one in club.read("/standings?by=net_money")["items"]:
        counts = f"{one['games']:5}  {one['wins']:4}  {one['hands_lost']:10}"
        print(f"{one['place']:5}  {one['name']:4}  {counts}  {money(one['net_money']):>9}")


def settle(club: Club) -> None:
    """The fewest payments, each booked once it was handed over."""
    print()
    for payment in club.read("/settlement")["payments"]:
        print(f"{payment['from_name']} hands {payment['to_name']} {money(payment['amount'])}")
        given = {name: payment[name] for name in ("from", "to", "amount")}
        club.write("/payments", given | {"note": EVENT})
    owing = [one for one in club.read("/balances")["items"] if one["balance"]]
    print("Nobody owes anything." if not owing else f"Still open: {owing}")


def name_of(game: Any, player: str) -> str:
    """A player's name."""
    return next(str(one["name"]) for one in game["players"] if one["id"] == player)


def money(amount: int) -> str:
    """Minor units as kronor."""
    return f"{amount / 100:.2f} kr"


if __name__ == "__main__":
    main()
