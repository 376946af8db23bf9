"""A club that plays games of two families, one of them with a bank and paid round by round."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from referee.application import RUNTIME
from referee.errors import RulesError
from referee.money.stakes import Reason
from referee.service.access import Caller, Role
from referee.service.check import check
from referee.service.clubs.games import GameRequest, create
from referee.service.clubs.payments import Moved, Part, move
from referee.service.clubs.seats import Seat
from referee.service.clubs.settling import balances, to_settle
from referee.service.clubs.standings import Standings, variants_of
from referee.service.games.pot import pot
from referee.service.games.record import Recording
from referee.service.runtime import UnitOfWork
from referee.store import Store, StoredToken
from referee.store.club_rows import StandingsFilter, StoredClub, StoredMember
from referee.store.sqlite.store import SqliteStore
from tests.penny import published
from tests.refusals import refuses, words
from tests.sitting.test_dues import ABANDONED, AGREED, round_of

STAKE = {"amount": 10, "currency": "DKK"}
NAMES = ("Ann", "Bo", "Cy")


@dataclass
class Club:
    """A club of three members, and its admin."""

    store: Store
    id: str
    digest: bytes

    def caller(self, operation: str) -> Caller:
        return Caller(operation, RUNTIME.now(), self.digest)

    def play(self, variant: str, *acts: dict[str, Any]) -> str:
        """Plays a game of everybody, and answers its id."""
        seats = tuple(Seat(member=f"m{number}") for number in range(1, len(NAMES) + 1))
        with self.store.write() as tx:
            new = GameRequest(variant, {}, seats, stake=STAKE, club=self.id)
            created = create(UnitOfWork(RUNTIME, tx, self.caller("create_game")), new).created or ""
        game_id = created.rpartition("/")[2]
        for act in acts:
            with self.store.write() as tx:
                Recording(game_id, act).run(UnitOfWork(RUNTIME, tx, self.caller("record_hand")))
        return game_id

    def standings(self, family: str | None = None, by: str = "wins") -> dict[str, Any]:
        selection = StandingsFilter(variants_of(None, family))
        with self.store.read() as tx:
            return Standings(self.id, selection, by).run(tx, self.caller("get_standings"))

    def balances(self) -> dict[str, Any]:
        with self.store.read() as tx:
            document: dict[str, Any] = json.loads(balances(tx, self.caller("get_balances"), self.id).body)
        return document

    def to_pay(self) -> list[dict[str, Any]]:
        with self.store.read() as tx:
            payments: list[dict[str, Any]] = json.loads(
                to_settle(tx, self.caller("get_settlement"), self.id).body
            )["payments"]
        return payments

    def pay(self, payer: str, payee: str, amount: int) -> None:
        """Books money that was handed over."""
        with self.store.write() as tx:
            unit = UnitOfWork(RUNTIME, tx, self.caller("record_payment"))
            part = Part(payee, amount, "/to")
            move(unit, self.id, Moved(payer, [part], "DKK", "", Reason.PAYMENT))

    def findings(self) -> list[str]:
        """The findings of `referee check`."""
        return [finding for checked in check(self.store) for finding in checked.findings]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with published(tmp_path):
        store = SqliteStore(tmp_path / "referee.db")
        new_club = Club(store, RUNTIME.new_game_id(None), secrets.token_bytes(32))
        at = RUNTIME.now()
        with store.write() as tx:
            tx.add_club(StoredClub(new_club.id, 1, "Club", "DKK", None, at, at))
            for number, name in enumerate(NAMES, 1):
                tx.put_member(StoredMember(new_club.id, number, name, at))
            token = StoredToken(RUNTIME.new_id(), None, Role.ADMIN.word, "first", new_club.digest, at)
            tx.add_token(replace(token, club_id=new_club.id, used_at=at))
        yield new_club
        store.close()


PENNY = (round_of("p1", p3=-4), round_of(None), round_of("p1"), AGREED)
"""Ann wins 60 less her antes, and Cy loses 40 to the bank."""
CUCUMBER = (
    {"kind": "hand", "outcome": {"taker": "Ann", "card": "9"}},
    {"kind": "hand", "outcome": {"taker": "Bo", "card": "K"}},
    {"kind": "end", "reason": "agreed"},
)


def by_name(standings: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in standings["items"]}


class TestStandings:
    def test_games_of_one_family_show_what_it_counts(self, club: Club) -> None:
        club.play("penny", *PENNY)
        club.play("penny", round_of("p2"), AGREED)
        standings = club.standings()
        assert standings["family"] == "penny"
        ann, bo = by_name(standings)["Ann"], by_name(standings)["Bo"]
        assert {
            key: ann[key] for key in ("games", "wins", "rounds", "rounds_won", "longest_game", "share")
        } == {
            "games": 2,
            "wins": 1,
            "rounds": 4,
            "rounds_won": 2,
            "longest_game": 3,
            "share": 0.5,
        }
        assert (bo["rounds_won"], bo["longest_game"], bo["share"]) == (1, 3, 0.25)
        assert "hands_played" not in ann

    def test_games_of_several_go_by_games_wins_and_money(self, club: Club) -> None:
        club.play("penny", *PENNY)
        club.play("agurk", *CUCUMBER)
        standings = club.standings()
        assert standings["family"] is None
        common = {"place", "member", "name", "games", "wins", "net_money", "rating"}
        assert [row.keys() for row in standings["items"]] == [common] * 3
        assert [row["games"] for row in standings["items"]] == [2, 2, 2]

    @pytest.mark.parametrize(("family", "own"), [("penny", "rounds"), ("cucumber", "hands_played")])
    def test_one_family_that_is_asked_for_shows_its_own(self, club: Club, family: str, own: str) -> None:
        club.play("penny", *PENNY)
        club.play("agurk", *CUCUMBER)
        standings = club.standings(family)
        assert standings["family"] == family
        assert all(row["games"] == 1 and own in row for row in standings["items"])

    def test_a_family_ranks_by_what_it_counts(self, club: Club) -> None:
        club.play("penny", *PENNY)
        club.play("agurk", *CUCUMBER)
        assert club.standings("penny", by="share")["items"][0]["name"] == "Ann"
        fewest = club.standings("cucumber", by="average_penalty")["items"]
        assert [row["average_penalty"] for row in fewest] == [0.0, 4.5, 6.5]
        for family, by in ((None, "share"), (None, "hands_lost"), ("cucumber", "share")):
            with pytest.raises(RulesError) as caught:
                club.standings(family, by=by)
            [fault] = caught.value.violations
            assert (fault.path, fault.code) == ("/query/by", "family_must_count_what_ranks")
        assert "?family=cucumber" in words(fault) or "?family=penny" in words(fault)

    def test_nobody_is_ranked_by_whatever_is_asked_for_where_nothing_was_played(self, club: Club) -> None:
        assert club.standings(by="hands_lost")["items"] == []
        assert club.standings("penny")["family"] == "penny"


class TestMoney:
    def test_the_bank_is_an_account_and_everything_sums_to_zero(self, club: Club) -> None:
        club.play("penny", *PENNY)
        balances = club.balances()
        owed = {account["account"]: account["balance"] for account in balances["items"]}
        assert owed == {"m1": 60, "m2": -30, "m3": -70, "bank": 40}
        assert sum(owed.values()) + balances["cash_box"]["balance"] + balances["pots"] == 0
        assert club.findings() == []

    def test_what_a_pot_holds_between_rounds_waits(self, club: Club) -> None:
        game_id = club.play("penny", round_of("p1"), round_of(None))
        balances = club.balances()
        assert balances["pots"] == 30
        assert [(account["balance"], account["in_play"]) for account in balances["items"]] == [
            (10, 10),
            (-20, -20),
            (-20, -20),
        ]
        assert club.to_pay() == []
        with club.store.read() as tx:
            stored = tx.game(game_id)
            assert stored is not None
            assert pot(stored, tx.transfers(stored.id))["balance"] == {"amount": 30, "currency": "DKK"}
        assert club.findings() == []

    def test_an_abandoned_game_leaves_its_rounds_paid(self, club: Club) -> None:
        game_id = club.play("penny", round_of("p1"), round_of(None), ABANDONED)
        assert [account["balance"] for account in club.balances()["items"]] == [20, -10, -10]
        with club.store.read() as tx:
            assert {transfer.reason for transfer in tx.transfers(game_id)} == {"ante", "payout", "refund"}
        assert club.findings() == []

    def test_a_result_tells_of_what_the_family_calls_a_payout(self, club: Club) -> None:
        game_id = club.play("penny", *PENNY[:3], round_of(None), AGREED)
        with club.store.read() as tx:
            stored = tx.game(game_id)
        assert stored is not None
        paid = json.loads(stored.view)["result"]["transfers"]
        assert {(payout["from"], payout["to"], payout["amount"], payout["reason"]) for payout in paid} == {
            ("pot", player, 10, "refund") for player in ("p1", "p2", "p3")
        }

    def test_what_would_settle_everything_is_booked_with_the_bank_too(self, club: Club) -> None:
        club.play("penny", *PENNY)
        while payments := club.to_pay():
            club.pay(payments[0]["from"], payments[0]["to"], payments[0]["amount"])
        assert all(account["balance"] == 0 for account in club.balances()["items"])
        assert club.findings() == []

    def test_there_is_no_bank_where_nobody_has_played_with_one(self, club: Club) -> None:
        club.play("agurk", *CUCUMBER)
        assert [account["account"] for account in club.balances()["items"]] == ["m1", "m2", "m3"]
        with refuses(RulesError, match="“bank”"):
            club.pay("m1", "bank", 10)
