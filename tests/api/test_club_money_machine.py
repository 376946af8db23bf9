"""A club's evenings at random, against a plain model of who owes what."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.api.conftest import a_service
from tests.api.service import Club, Document, Game
from tests.postgres_server import new_database

MEMBERS = ("m1", "m2", "m3", "m4")
ACCOUNTS = (*MEMBERS, "guest:Dee", "cash_box")
SEATS = {"gurka": "m1 m2 m3 m4 Dee", "gurka-norway": "m1 Dee m3", "kurko": "m4 m2 m1"}
PER_POINT = {"kurko"}
amounts = st.integers(1, 1000)


class Evening(RuleBasedStateMachine):
    """What a club does, and what it should come to."""

    def __init__(self, postgres: str | None = None) -> None:
        """Over a file, or over the PostgreSQL whose socket is in this folder."""
        super().__init__()
        self.opened = ExitStack()
        folder = Path(self.opened.enter_context(TemporaryDirectory()))
        address = None if postgres is None else self.opened.enter_context(new_database(postgres))
        self.service = self.opened.enter_context(a_service(folder, address))
        self.games: list[tuple[Game, str, int]] = []
        self.handed = Counter[str]()
        """What accounts have come to by payments and adjustments, which the model keeps by itself."""
        self.box = 0
        self.apart: dict[int, tuple[str, str, int, bool]] = {}
        """Payments and adjustments that stand: by booking, who, to whom, how much, and whether in cash."""

    def teardown(self) -> None:
        assert self.service.findings() == []
        self.opened.close()

    @initialize()
    def found(self) -> None:
        self.club: Club = self.service.new_club()
        self.club.members("Ann Bo Cy Di")

    @rule(variant=st.sampled_from(sorted(SEATS)), amount=amounts)
    def begin(self, variant: str, amount: int) -> None:
        stake = {"amount": amount, "currency": "DKK"}
        self.games.append((self.club.game(variant, SEATS[variant], stake=stake), variant, amount))

    def some_game(self, data: Any) -> Game:
        if not self.games:
            self.begin("gurka-norway", 7)
        return data.draw(st.sampled_from(self.games))[0]

    @rule(data=st.data(), card=st.sampled_from(["K", "A", "9"]))
    def lose_a_hand(self, data: Any, card: str) -> None:
        game = self.some_game(data)
        there = game.read()
        playing = [one["id"] for one in there["players"] if one["status"] == "in"]
        if there["status"] == "playing":
            body = {"outcome": {"taker": data.draw(st.sampled_from(playing)), "card": card}}
            assert game.post("/hands", body).status_code in {201, 409, 422}

    @rule(data=st.data(), seat=st.integers(1, 5))
    def buy_in(self, data: Any, seat: int) -> None:
        assert self.some_game(data).post("/buy-ins", {"player": f"p{seat}"}).status_code in {201, 409, 422}

    @rule(data=st.data(), seat=st.integers(1, 6), comes_back=st.booleans())
    def leave(self, data: Any, seat: int, comes_back: bool) -> None:
        game = self.some_game(data)
        left = game.post("/withdrawals", {"player": f"p{seat}"})
        assert left.status_code in {201, 409, 422}
        if left.status_code == 201 and comes_back:
            player = left.get_json()["game"]["players"][seat - 1]
            body = {"member": player["member"]} if player["member"] else {"name": player["name"]}
            assert game.post("/players", body, token=self.club.token).status_code in {201, 409, 422}

    @rule(data=st.data(), reason=st.sampled_from(["agreed", "abandoned"]))
    def end(self, data: Any, reason: str) -> None:
        assert self.some_game(data).post("/end", {"reason": reason}).status_code in {201, 409}

    @rule(data=st.data(), seat=st.integers(1, 3))
    def correct(self, data: Any, seat: int) -> None:
        game = self.some_game(data)
        hands = game.read("/hands?limit=200")["items"]
        if hands:
            number = data.draw(st.sampled_from(hands))["number"]
            body = {"outcome": {"taker": f"p{seat}", "card": "Q"}}
            assert game.put(f"/hands/{number}?reason=x", body).status_code in {200, 409, 422}

    @rule(data=st.data())
    def take_back(self, data: Any) -> None:
        game = self.some_game(data)
        event = data.draw(st.sampled_from(game.read("/events?limit=200")["items"]))["number"]
        assert game.delete(f"/events/{event}?reason=x").status_code in {200, 404, 409}

    @rule(
        payer=st.sampled_from(ACCOUNTS), payee=st.sampled_from(ACCOUNTS), amount=amounts, cash=st.booleans()
    )
    def move(self, payer: str, payee: str, amount: int, cash: bool) -> None:
        body: Document = {"from": payer, "to": payee, "amount": amount}
        more = {} if cash else {"reason": "Fine"}
        response = self.club.post("/payments" if cash else "/adjustments", body | more)
        dee_has_played = any("Dee" in SEATS[variant] for _, variant, _ in self.games)
        if payer == payee or ("guest:Dee" in (payer, payee) and not dee_has_played):
            assert response.status_code == 422
        elif cash and payer == "cash_box" and amount > self.box:
            assert response.status_code == 409
        else:
            number = response.get_json()["bookings"][0]["number"]
            self.apart[number] = (payer, payee, amount, cash)
            self.count(payer, payee, amount, cash=cash)

    def count(self, payer: str, payee: str, amount: int, *, cash: bool) -> None:
        """Who hands money over owes so much less; who is adjusted so much more."""
        self.handed[payer] += amount if cash else -amount
        self.handed[payee] -= amount if cash else -amount
        if cash:
            self.box += amount * ((payee == "cash_box") - (payer == "cash_box"))

    @rule(data=st.data())
    def reverse(self, data: Any) -> None:
        if not self.apart:
            return
        number = data.draw(st.sampled_from(sorted(self.apart)))
        payer, payee, amount, cash = self.apart[number]
        response = self.club.post(f"/ledger/{number}/reversal", {"reason": "x"})
        if cash and payee == "cash_box" and amount > self.box:
            assert response.status_code == 409
            return
        assert response.status_code == 201
        del self.apart[number]
        self.count(payee, payer, amount, cash=cash)

    @rule()
    def look_at_the_standings(self) -> None:
        """Which rates what is finished; whether rightly is seen in the end."""
        assert self.club.read("/standings")["unrated_games"] == 0

    @rule()
    def settle(self) -> None:
        told = self.club.read("/settlement")
        for one in told["payments"]:
            payer, payee, amount = one["from"], one["to"], one["amount"]
            assert self.club.pay(payer, payee, amount)["bookings"][0]["amount"] == amount
            self.count(payer, payee, amount, cash=True)
        after, lacking = self.club.read("/settlement"), told["cash_box_lacks"]
        assert (after["payments"], after["cash_box_lacks"]) == ([], lacking)
        balances = self.club.read("/balances")
        assert balances["cash_box"]["balance"] == -lacking
        open_amounts = [one["balance"] - one["in_play"] for one in balances["items"]]
        assert sum(open_amounts) == lacking
        assert min(open_amounts) >= 0

    @invariant()
    def the_books_are_what_the_games_and_payments_lead_to(self) -> None:
        if not hasattr(self, "club"):
            return
        owed, pots = Counter(self.handed), 0
        for game, variant, stake in self.games:
            view = game.read()
            dues = per_point(view, stake) if variant in PER_POINT else from_the_pot(view, stake)
            held = -sum(dues.values())
            assert view["pot"]["amount"] == held
            assert view["status"] == "playing" or held == 0
            owed.update(dues)
            pots += held
        found = self.club.read("/balances")
        assert found["pots"] == pots >= 0
        assert found["cash_box"]["holds"] == self.box >= 0
        everything = [*found["items"], found["cash_box"]]
        assert {one["account"]: one["balance"] for one in everything if one["balance"]} == {
            account: amount for account, amount in owed.items() if amount
        }
        assert sum(one["balance"] for one in everything) + pots == 0


def account(player: Document) -> str:
    return player["member"] or f"guest:{player['name']}"


def split(amount: int, among: list[str]) -> dict[str, int]:
    """Equal shares; what is odd goes to the first, one each."""
    return {one: amount // len(among) + (at < amount % len(among)) for at, one in enumerate(among)}


def winners(view: Document) -> list[str]:
    won = view["result"]["winners"]
    return [account(player) for player in view["players"] if player["id"] in won]


def from_the_pot(view: Document, stake: int) -> Counter[str]:
    """Everybody's stakes, and the pot for the winners."""
    dues = Counter[str]()
    if view["status"] == "abandoned":
        return dues
    for player in view["players"]:
        dues[account(player)] -= stake * (1 + player["buy_ins"])
    if view["result"]:
        dues.update(split(-sum(dues.values()), winners(view)))
    return dues


def per_point(view: Document, stake: int) -> Counter[str]:
    """What losers pay the winners for each point that they are behind."""
    dues = Counter[str]()
    if not view["result"]:
        return dues
    won, seats = winners(view), view["result"]["winners"]
    best = min(player["score"] for player in view["players"] if player["id"] in seats)
    for player in view["players"]:
        if player["id"] not in seats:
            owed = max(0, player["score"] - best) * stake
            dues[account(player)] -= owed
            dues.update(split(owed, won))
    return dues


_FEW, _FEWER = (settings(max_examples=most, stateful_step_count=25, deadline=None) for most in (8, 4))


def test_a_clubs_evenings_over_a_file() -> None:
    run_state_machine_as_test(Evening, settings=_FEW)


def test_a_clubs_evenings_over_postgres(postgres: str) -> None:
    run_state_machine_as_test(partial(Evening, postgres), settings=_FEWER)
