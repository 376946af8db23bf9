"""Audits of simulated hands: they find exactly the infractions that were planted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.bourre.family import BOURRE
from referee.families.bourre.rules.options import DealRules, MustStay, Rules, StayRules, Trump
from referee.families.bourre.table.table import Player, Table
from tests.families.bourre.games import AUDITED, Game, stayers
from tests.families.bourre.oracle import PACK, Position, legal, some_rules, winner
from tests.refusals import refuses

PLAYERS = tuple(map(Player, ("Ann", "Bo", "Cy", "Di")))


def as_written(card: str) -> str:
    return card.replace("T", "10")


class Simulated:
    """A hand from the deal to the last trick; now and then somebody plays what they may not."""

    def __init__(self, rng: Random, rules: Rules) -> None:
        self.rng, self.rules, self.trump = rng, rules, rng.choice("CDHS")
        seats, size = rng.randint(2, 4), rules.deal.cards
        cards = rng.sample(PACK, len(PACK))
        self.holdings = [cards[at * size : (at + 1) * size] for at in range(seats)]
        rest = cards[seats * size :]
        self.thrown = [[rest.pop(), rest.pop()] if rng.random() < 0.5 else [] for _ in range(seats)]
        self.own: list[list[str]] = [[] for _ in range(seats)]
        self.taken, self.gone = [0] * seats, list[str]()
        self.tricks: list[list[dict[str, str]]] = []
        self.planted: list[dict[str, Any]] = []
        leader = 0
        for _ in range(size):
            leader = self._trick(leader)

    def _trick(self, leader: int) -> int:
        seats = [(leader + at) % len(self.holdings) for at in range(len(self.holdings))]
        lying = list[str]()
        for at, seat in enumerate(seats):
            card = self._card(seat, lying, is_last=at == len(seats) - 1)
            lying.append(card)
            self.holdings[seat].remove(card)
            self.own[seat].append(card)
        self.tricks.append(
            [
                {"player": f"p{seat + 1}", "card": as_written(card)}
                for seat, card in zip(seats, lying, strict=True)
            ]
        )
        self.gone += lying
        won = seats[lying.index(winner(lying, self.trump))]
        self.taken[won] += 1
        return won

    def _card(self, seat: int, lying: list[str], *, is_last: bool) -> str:
        holding = self.holdings[seat]
        at = Position(
            self.rules,
            self.trump,
            tuple(lying),
            holding[0],
            tuple(holding),
            gone=(*self.gone, *self.thrown[seat]),
            own=tuple(self.own[seat]),
            tricks_taken=self.taken[seat],
            is_last=is_last,
            is_first=not self.tricks,
            is_broken=any(card[1] == self.trump for card in (*self.gone, *lying)),
        )
        allowed = legal(at, holding)
        forbidden = sorted({*holding} - allowed)
        if forbidden and self.rng.random() < 0.2:
            card = self.rng.choice(forbidden)
            plays = sorted(map(as_written, allowed))
            number = len(self.tricks) + 1
            self.planted.append(
                {"trick": number, "player": f"p{seat + 1}", "card": as_written(card), "legal_plays": plays}
            )
            return card
        return self.rng.choice(sorted(allowed))

    def claim(self) -> dict[str, Any]:
        players = [f"p{seat + 1}" for seat in range(len(self.holdings))]
        thrown = {
            player: [*map(as_written, cards)] for player, cards in zip(players, self.thrown, strict=True)
        }
        return {
            "kind": "audit",
            "trump": {"suit": self.trump},
            "dealer": players[-1],
            "stay": stayers(*players),
            "tricks": self.tricks,
            "discards": thrown,
        }


def test_audits_find_exactly_what_was_planted() -> None:
    rng, planted = Random(3), 0
    for _ in range(400):
        hand = Simulated(rng, some_rules(rng))
        table = Table(hand.rules, PLAYERS[: len(hand.holdings)], len(hand.holdings) - 1)
        answer = BOURRE.engine.judge(table, hand.claim())
        infractions = [
            {
                "trick": infraction["trick"],
                "player": infraction["player"],
                "card": infraction["card"],
                "legal_plays": sorted(card for (card,) in infraction["legal_plays"]),
            }
            for infraction in answer["infractions"]
        ]
        assert infractions == hand.planted, hand.rules
        assert answer["verdict"] == ("illegal" if hand.planted else "legal")
        assert [*answer["taken"].values()] == hand.taken
        planted += len(hand.planted)
    assert planted > 200


@pytest.mark.parametrize(
    ("trump", "upcard", "discards", "illegal"),
    [
        (Trump.NEXT_CARD, "QH", {}, True),
        (Trump.NEXT_CARD, "3H", {}, False),
        (Trump.SHOWN_BEFORE, "QH", {}, False),
        (Trump.DEALERS_LAST, "QH", {}, True),
        (Trump.DEALERS_SIXTH, "QH", {}, True),
        (Trump.SHOWN_BEFORE, "3H", {"p1": ["QH"]}, True),
        (Trump.SHOWN_BEFORE, "3H", {"p2": ["QH"]}, False),
    ],
)
def test_what_lies_face_up_or_was_thrown_away_counts_for_a_cinch(
    trump: Trump, upcard: str, discards: dict[str, list[str]], illegal: bool
) -> None:
    """Ann held J♥ 10♥ and led 2♣: two sure tricks, exactly if the queen is gone as well as what she plays."""
    rules = Rules(deal=DealRules(3, trump), stay=StayRules(must=MustStay.NOBODY))
    tricks = [
        [{"player": "p1", "card": "2C"}, {"player": "p2", "card": "3C"}],
        [{"player": "p2", "card": "4C"}, {"player": "p1", "card": "AH"}],
        [{"player": "p1", "card": "JH"}, {"player": "p2", "card": "5D"}],
    ]
    claim = {
        "kind": "audit",
        "trump": {"card": upcard},
        "dealer": "p2",
        "stay": stayers("p1", "p2"),
        "tricks": tricks,
        "discards": {**discards, "p1": [*discards.get("p1", []), "KH"]},
    }
    answer = BOURRE.engine.judge(Table(rules, PLAYERS[:2], 1), claim)
    assert [infraction["rule"] for infraction in answer["infractions"]] == (["play.cinch"] if illegal else [])


def test_an_audit_needs_two_who_stay() -> None:
    claim = {"kind": "audit", "trump": {"suit": "H"}, "stay": stayers("p1"), "tricks": AUDITED}
    with refuses(RulesError, match="Tricks are played by two or more"):
        BOURRE.engine.judge(Game(players=3).table, claim)


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        (
            {"dealer": "Zoe", "tricks": [*AUDITED[:3], AUDITED[3][:2], AUDITED[4]]},
            [("/dealer", "player_must_be_known"), ("/tricks/3", "hands_must_be_of_one_size")],
        ),
        (
            {"dealer": "Zoe", "stay": stayers("p1", "Eve")},
            [("/dealer", "player_must_be_known"), ("/stay/1/player", "player_must_be_known")],
        ),
        ({"dealer": "Zoe"}, [("/dealer", "player_must_be_known")]),
    ],
)
def test_an_audit_tells_all_that_is_wrong_at_once(
    changed: dict[str, Any], wrong: list[tuple[str, str]]
) -> None:
    claim = {"kind": "audit", "trump": {"suit": "H"}, "stay": stayers("p1", "p2", "p3"), "tricks": AUDITED}
    with pytest.raises(RulesError) as caught:
        BOURRE.engine.judge(Game(players=3).table, claim | changed)
    assert [(violation.path, violation.code) for violation in caught.value.violations] == wrong
