"""Phones at two services over one PostgreSQL: every answer is what was asked for, or a true 409 or 412.

Where a machine is so slow that a write's turn does not come in time, phones come again, as the answer says.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from tests.command_line import referee
from tests.postgres_server import new_database
from tests.serving import Answer, Phone, two_services

PHONES = 8
ROUNDS = 5
EVENINGS = 3
"""Of each phone, in the one club."""
TURNS = 10
"""Of a write that others hold up."""
PATIENCE_S = 1.4
"""What asks for another turn has waited at least as long for its first."""


def _answer(phone: Phone, path: str, body: Any, **headers: str) -> Answer:
    """The answer to a write, tried again as long as others hold it up on a slow machine."""
    for _ in range(TURNS):
        begin = time.monotonic()
        answer = phone.send("POST", path, body, **headers)
        has_waited = time.monotonic() - begin > PATIENCE_S
        if not has_waited or answer.document.get("type") != "/problems/turn_to_write_must_come":
            break
        time.sleep(int(answer.headers["Retry-After"]))
    return answer


@dataclass
class Race:
    """Phones that do the same at once, every other one at the other service."""

    ports: list[int]
    wrong: list[str] = field(default_factory=list)

    def anybody(self, number: int = 0) -> Phone:
        """Somebody without a token."""
        return Phone(self.ports[number % len(self.ports)])

    def at_once(self, act: Callable[[int], Any]) -> list[Any]:
        """The results of as many acts as there are phones, all begun at the same moment."""
        barrier = threading.Barrier(PHONES)

        def begin(number: int) -> Any:
            barrier.wait()
            return act(number)

        with ThreadPoolExecutor(PHONES) as pool:
            return list(pool.map(begin, range(PHONES)))

    def expect(self, act: str, answers: list[Answer], **expected: int) -> None:
        """Notes answers that are others than so many of each status."""
        statuses = Counter(f"s{answer.status}" for answer in answers)
        if statuses != expected:
            bodies = {answer.body for answer in answers if f"s{answer.status}" not in expected}
            self.wrong.append(f"{act}: {dict(statuses)}, expected {expected}; {bodies}")

    def one_key(self) -> None:
        """A hand with one key from all phones is entered once, and all are answered alike."""
        path, phone = self.anybody().new_game()
        for number in range(1, ROUNDS + 1):
            key, body = str(uuid4()), {"outcome": {"taker": "p1", "card": "4"}}
            answers = self.at_once(
                lambda at, key=key, body=body: self._send(at, phone, f"{path}/hands", body, key)
            )
            self.expect("one key", answers, s201=PHONES)
            if len({answer.body for answer in answers}) > 1:
                self.wrong.append("one key: different answers")
            if self.anybody(number).send("GET", path).document["version"] != number + 1:
                self.wrong.append("one key: other than one effect")

    def one_game(self) -> None:
        """The same hand is entered by one phone; what is based on the same version is, too; the rest all."""
        path, phone = self.anybody().new_game()
        body = {"outcome": {"taker": "p1", "card": "4"}}
        version = 1
        for _ in range(ROUNDS):
            numbered, tag = body | {"number": version}, f'"{version + 1}"'
            self.expect(
                "one number",
                self.at_once(lambda at, hand=numbered: self._send(at, phone, f"{path}/hands", hand)),
                s201=1,
                s409=PHONES - 1,
            )
            self.expect(
                "one version",
                self.at_once(lambda at, tag=tag: self._send(at, phone, f"{path}/hands", body, If_Match=tag)),
                s201=1,
                s412=PHONES - 1,
            )
            self.expect(
                "no condition",
                self.at_once(lambda at: self._send(at, phone, f"{path}/hands", body)),
                s201=PHONES,
            )
            version += 2 + PHONES
        if self.anybody(1).send("GET", path).document["version"] != version:
            self.wrong.append("one game: hands were lost or doubled")

    def one_club(self) -> None:
        """Games for a stake, their payouts and ratings, and payments, all in one club's books."""
        founded = self.anybody().send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
        path, token = f"/v1/clubs/{founded['id']}", founded["admin_token"]
        for name in ("Ann", "Bo"):
            Phone(self.ports[0], token).send("POST", f"{path}/members", {"name": name})
        answers = self.at_once(lambda at: self._evenings(Phone(self.ports[at % 2], token), path))
        for act in answers[0]:
            count = PHONES * len(answers[0][act])
            of_act = [answer for each in answers for answer in each[act]]
            self.expect(act, of_act, **{"s200" if act == "standings" else "s201": count})
        games, phone = PHONES * EVENINGS, Phone(self.ports[1], token)
        standings = phone.send("GET", f"{path}/standings").document
        if (standings["unrated_games"], {item["games"] for item in standings["items"]}) != (0, {games}):
            self.wrong.append(f"standings: {standings}")
        balances = phone.send("GET", f"{path}/balances").document
        if balances["pots"] or {item["balance"] for item in balances["items"]} != {0}:
            self.wrong.append(f"balances: {balances}")

    def _evenings(self, phone: Phone, path: str) -> dict[str, list[Answer]]:
        """One phone's games that m1 loses, with the payment that settles each."""
        by_act: dict[str, list[Answer]] = {"games": [], "hands": [], "payments": [], "standings": []}
        club, seats = path.rpartition("/")[2], [{"member": "m1"}, {"member": "m2"}]
        stake = {"amount": 100, "currency": "DKK"}
        body = {"club": club, "variant": "gurka-norway", "players": seats, "stake": stake}
        for _ in range(EVENINGS):
            begun = _answer(phone, "/v1/games", body)
            by_act["games"].append(begun)
            for card in ("K", "10"):
                if begun.status == 201:
                    hand = {"outcome": {"taker": "p1", "card": card}}
                    by_act["hands"].append(_answer(phone, f"/v1/games/{begun.document['id']}/hands", hand))
            payment = {"from": "m1", "to": "m2", "amount": 100}
            by_act["payments"].append(_answer(phone, f"{path}/payments", payment))
            by_act["standings"].append(phone.send("GET", f"{path}/standings"))
        return by_act

    def _send(self, at: int, phone: Phone, path: str, body: Any, key: str = "", **headers: str) -> Answer:
        sent = headers | ({"Idempotency_Key": key} if key else {})
        return _answer(Phone(self.ports[at % 2], phone.token), path, body, **sent)


def faults(folder: Path, postgres: str, module: tuple[str, ...] = ("referee",)) -> list[str]:
    """The faults of races of phones at two such services, of which the first that has any is the last."""
    with new_database(postgres) as address:
        with two_services(folder, address, module) as ports:
            race = Race(ports)
            for begin in (race.one_club, race.one_game, race.one_key):
                if not race.wrong:
                    begin()
        done = referee("check", "--database", address)
    return race.wrong + ([done.stdout] if done.returncode else [])


def test_phones_that_race_at_two_services_are_answered_truly(tmp_path: Path, postgres: str) -> None:
    assert faults(tmp_path, postgres) == []


@pytest.mark.parametrize("fault", ["without_the_clubs_lock", "without_trying_again"])
def test_what_keeps_writers_apart_is_missed(tmp_path: Path, postgres: str, fault: str) -> None:
    """In one of a few races; as a rule in the first."""
    assert any(faults(tmp_path, postgres, ("tests.service.spoilt", fault)) for _ in range(3))


REFERRING = (
    "CREATE TABLE notes (slot smallint, game bigint, club bigint, FOREIGN KEY (slot, game) REFERENCES games,"
    " FOREIGN KEY (slot, club) REFERENCES clubs)",
    "INSERT INTO notes SELECT slot, number, club FROM games",
)
"""What a program of the operator's does beside the service."""


@pytest.mark.parametrize(
    ("module", "statuses"),
    [(("referee",), [200, 201, 201]), (("tests.service.spoilt", "for_update"), [503, 503, 503])],
)
def test_whoever_only_refers_to_a_game_or_club_holds_up_nobody(
    tmp_path: Path, postgres: str, module: tuple[str, ...], statuses: list[int]
) -> None:
    """Every write of a service takes the rows themselves that its own refer to, games before their club. So
    FOR UPDATE does no harm in the races above: there is nobody who only refers to one."""
    with new_database(postgres) as address, two_services(tmp_path, address, module) as ports:
        founded = Phone(ports[0]).send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
        admin = Phone(ports[1], founded["admin_token"])
        for name in ("Ann", "Bo"):
            admin.send("POST", f"/v1/clubs/{founded['id']}/members", {"name": name})
        body = {
            "club": founded["id"],
            "variant": "gurka-norway",
            "players": [{"member": "m1"}, {"member": "m2"}],
        }
        game = admin.send("POST", "/v1/games", body).document
        path, hand = f"/v1/games/{game['id']}", {"outcome": {"taker": "p1", "card": "4"}}
        admin.send("POST", f"{path}/hands", hand)
        with psycopg.connect(address, autocommit=True) as other:
            other.execute(REFERRING[0])
            other.execute("BEGIN")
            other.execute(REFERRING[1])
            payment = {"from": "m1", "to": "m2", "amount": 100}
            answers = [
                admin.send("PUT", f"{path}/hands/1?reason=Misread", hand),
                admin.send("POST", f"/v1/clubs/{founded['id']}/payments", payment),
                admin.send("POST", "/v1/games", body),
            ]
            other.execute("ROLLBACK")
    assert [answer.status for answer in answers] == statuses
