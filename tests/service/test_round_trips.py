"""The number of questions to PostgreSQL for one recorded hand: each time costs the way there and back."""

from __future__ import annotations

import uuid
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import psycopg
import pytest

from tests.round_trips import Said, until_quiet
from tests.serving import Document, Phone

ENDLESS = {"limit": {"points": 10_000}}
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
STATEMENTS, ROUND_TRIPS = 2, 2
"""Of a hand: one to see where everything stands, and one to keep it."""
WARM = 8
"""After so many hands all statements have been prepared."""
EVENINGS = 2
"""After so many evenings they have, and so many more are counted."""


def plain(phone: Phone) -> tuple[str, Phone]:
    players = [{"name": name} for name in NAMES]
    body = {"variant": "agurk", "house_rules": ENDLESS, "players": players}
    game = phone.send("POST", "/v1/games", body).document
    return f"/v1/games/{game['id']}", Phone(phone.port, game["scorer_token"])


def founded(phone: Phone, *names: str) -> tuple[str, Phone]:
    """The id of a club of these members, and its admin's phone."""
    club = phone.send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
    admin = Phone(phone.port, club["admin_token"])
    for name in names:
        admin.send("POST", f"/v1/clubs/{club['id']}/members", {"name": name})
    return club["id"], admin


def of_a_club(phone: Phone) -> tuple[str, Phone]:
    club, admin = founded(phone, *NAMES)
    body = {
        "variant": "agurk",
        "house_rules": ENDLESS,
        "club": club,
        "players": [{"member": f"m{at}"} for at, _ in enumerate(NAMES, 1)],
        "stake": {"amount": 500, "currency": "DKK"},
    }
    return f"/v1/games/{admin.send('POST', '/v1/games', body).document['id']}", admin


def hand(number: int) -> dict[str, Any]:
    """A hand of which nobody is out."""
    return {"outcome": {"taker": f"p{1 + number % len(NAMES)}", "card": "4"}}


@pytest.mark.parametrize("begin", [plain, of_a_club])
def test_a_hand_asks_the_database_a_few_times(way: tuple[Said, str], phone: Phone, begin: Any) -> None:
    counts, (path, scorer) = way[0], begin(phone)
    seen = Counter[tuple[int, int]]()
    for number in range(2 * WARM):
        if number == WARM:
            seen.clear()
            until_quiet(counts)
        counts.forget()
        sent = scorer.send("POST", f"{path}/hands", hand(number), Idempotency_Key=str(uuid.uuid4()))
        assert sent.status == 201, sent.body
        seen[counts.statements, counts.round_trips] += 1
    # Now and then something else is done beside a hand, such as to open a connection that comes too late.
    assert seen.most_common()[0][0] == (STATEMENTS, ROUND_TRIPS)


@dataclass
class Evening:
    """Evenings of a club that plays for a stake, and what each kind of act asks the database for."""

    counts: Said
    club: str
    admin: Phone
    seats: list[dict[str, str]]
    by_act: dict[str, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))

    def act(self, name: str, method: str, path: str, body: Any = None) -> Document:
        """Does something, and counts."""
        self.counts.forget()
        answer = self.admin.send(method, path, body, Idempotency_Key=str(uuid.uuid4()))
        assert answer.status in (200, 201), answer.body
        self.by_act[name].append((self.counts.statements, self.counts.round_trips))
        return answer.document

    def play(self, hands: int) -> None:
        """A game of so many hands of which nobody is out, and those that put all out but one."""
        body = {"club": self.club, "variant": "gurka-norway", "players": self.seats}
        stake = {"amount": 100, "currency": "DKK"}
        game = self.act("begin", "POST", "/v1/games", body | {"stake": stake})
        path, low = f"/v1/games/{game['id']}", {"outcome": {"taker": "p1", "card": "4"}}
        for number in range(hands):
            lower = {"outcome": {"taker": f"p{1 + number % len(self.seats)}", "card": "4"}}
            self.admin.send("POST", f"{path}/hands", lower)
        self.act("correct", "PUT", f"{path}/hands/1?reason=Misread", low)
        self.act("take back", "DELETE", f"{path}/hands/2?reason=Twice")
        self.pay_out(path)
        self.act("correct the end", "PUT", f"{path}/hands/1?reason=Misread", low)
        self.admin.send("GET", f"/v1/clubs/{self.club}/standings")  # which rates the game
        again = self.act("again", "POST", f"{path}/rematch", {})
        self.pay_out(f"/v1/games/{again['id']}")
        self.act("pay", "POST", f"/v1/clubs/{self.club}/payments", {"from": "m1", "to": "m2", "amount": 1})

    def pay_out(self, path: str) -> None:
        """Plays a game to its end, at which its pot is paid out."""
        while True:
            players = self.admin.send("GET", path).document["players"]
            first, *others = [player["id"] for player in players if player["status"] == "in"]
            lost = {"outcome": {"taker": first, "card": "K"}}
            is_last = len(others) == 1 and self._would_end(path, lost)
            self.act("end" if is_last else "hand", "POST", f"{path}/hands", lost)
            if is_last:
                return

    def _would_end(self, path: str, lost: Document) -> bool:
        preview = self.admin.send("POST", f"{path}/hands?preview=true", lost).document
        return bool(preview["game"]["status"] == "finished")


@pytest.fixture(scope="module")
def evenings(way: tuple[Said, str], phone: Phone) -> list[Evening]:
    """Those of a club of three, those of one of eight, and those with guests and more hands."""
    played = []
    for names, guests, hands in (
        ("Ann Bo Cy", "", 3),
        ("Ann Bo Cy Di Ed Flo Gil", "", 3),
        ("Ann Bo", "Di Ed Flo", 12),
    ):
        club, admin = founded(phone, *names.split())
        seats = [{"member": f"m{at}"} for at, _ in enumerate(names.split(), 1)]
        seats += [{"name": guest} for guest in guests.split()]
        evening = Evening(way[0], club, admin, seats)
        for _ in range(2 * EVENINGS):
            evening.play(hands)
        played.append(evening)
    return played


@pytest.mark.parametrize(
    ("act", "statements", "round_trips"),
    [
        ("hand", 10, 8),  # of a game whose family this process does not know yet
        ("begin", 20, 16),
        ("end", 25, 16),
        ("again", 27, 21),
        ("correct", 15, 11),
        ("take back", 15, 11),
        ("correct the end", 30, 23),
        ("pay", 14, 13),
    ],
)
def test_acts_with_money_ask_no_more_for_more_players_and_hands(
    evenings: list[Evening], act: str, statements: int, round_trips: int
) -> None:
    # What else is done beside an act only adds to what is counted.
    of_three, of_seven, with_guests = (min(evening.by_act[act][-EVENINGS:]) for evening in evenings)
    assert of_three == of_seven
    for count, trips in (of_three, with_guests):
        assert count <= statements
        assert trips <= round_trips


def test_statements_that_are_waited_for_and_such_that_are_not_are_counted(way: tuple[Said, str]) -> None:
    counts, address = way
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        counts.forget()
        for _ in range(3):
            connection.execute("SELECT 1")
        assert (counts.statements, counts.round_trips) == (3, 3)
        counts.forget()
        with connection.pipeline():
            for _ in range(3):
                connection.execute("SELECT 1")
        assert (counts.statements, counts.round_trips) == (3, 1)
