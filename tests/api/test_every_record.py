"""Whatever game the service took, of whichever family, it takes in again, and it answers the same."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from referee.families.protocol import AnyFamily
from referee.families.registry import OWN
from tests.api.any_games import AnyGame, sheets_of
from tests.api.service import Document, Game, Service, answered, created

GAMES_EACH = int(os.environ.get("REFEREE_CASES", "6"))
UP = ("AH", "2H", "3H", "AS", "2S", "3S", "4S")
"""The cards that lie open when Klondike begins, in a deal made up."""
NEW = {"id", "rematch", "updated_at"}
"""What a game that is taken in has of its own."""


def answers(game: Game) -> dict[str, Any]:
    """What a game answers, but for ids of games, and for what log and books had before corrections."""
    pot, record = game.read("/pot"), game.read("/record")
    return {
        "game": {name: value for name, value in game.read().items() if name not in NEW},
        "pot": pot | {"transfers": standing(pot["transfers"])},
        "acts": game.read("/hands?all_acts=true&limit=200"),
        "rules": game.read("/rules"),
        "record": record | {"events": [{**event, "body": None} for event in record["events"]]},
    }


def standing(transfers: list[Document]) -> list[tuple[Any, ...]]:
    """The money that has moved, without what was reversed."""
    gone = {transfer["reverses"] for transfer in transfers}
    still = [moved for moved in transfers if moved["reverses"] is None and moved["number"] not in gone]
    return sorted((moved["from"], moved["to"], moved["amount"], moved["reason"]) for moved in still)


def taken_in(game: Game) -> Game:
    """The game that is made of another one's record."""
    return Game(game.service, created(game.service.post("/v1/records", game.read("/record"))))


@pytest.mark.parametrize("family", OWN, ids=lambda family: family.id)
def test_a_game_that_was_taken_is_taken_in_again(service: Service, family: AnyFamily) -> None:
    sheets, happened = sheets_of(family.id), Counter[str]()
    for seed in range(GAMES_EACH):
        sheet = sheets[seed * 7 % len(sheets)]
        game = AnyGame(service, family, sheet, Random(f"{family.id} {seed}")).played()
        assert answers(taken_in(game)) == answers(game), seed
        happened.update(game.log())
    assert happened["hand"] >= GAMES_EACH // 2
    assert len(happened.keys() & {"adjustment", "amended", "end", "taken_back"}) >= 3


ROUND = {"melded": 100, "held": 0}
TWO_DEALS = {
    "results": {
        "p1": {"cards": 2, "events": {"tableau_to_foundation": 2}},
        "p2": {"cards": 1, "events": {"tableau_to_foundation": 1}},
    }
}
POINTS = {"cards": "t1", "coins": "t2", "velo": "t1", "setenta": "t2", "escobas": {"t1": 0, "t2": 0}}
OF_SOME_ONLY: list[tuple[str, Document, int, Document]] = [
    ("hand-and-foot-alone", {"teams": 2}, 4, {"out": None, "sides": {"t1": ROUND, "t2": ROUND}}),
    (
        "hand-and-foot",
        {"players": {"min": 4, "max": 6}, "teams": 3, "pack": {"packs": 7}},
        6,
        {"out": None, "sides": {"t1": ROUND, "t2": ROUND, "t3": ROUND}},
    ),
    ("any-game", {"teams": 3}, 6, {"points": {"t1": 5, "t2": -5, "t3": 0}}),
    ("escoba", {"teams": 2, "players": {"min": 3, "max": 6}}, 6, {"outcome": POINTS}),
    ("escoba", {"teams": 2}, 4, {"outcome": POINTS}),
    *[
        (variant, {"players": {"max": 2}, "stakes": {"payout": "pot"}}, 2, TWO_DEALS)
        for variant in ("freecell", "klondike", "klondike-three", "klondike-points", "klondike-vegas")
    ],
]
"""Rules that are not for the fewest: a variant, house rules, how many play, and a round of theirs."""


@pytest.mark.parametrize(("variant", "house_rules", "players", "a_round"), OF_SOME_ONLY)
def test_rules_that_are_not_for_the_fewest_are_for_those_who_play(
    service: Service, variant: str, house_rules: Document, players: int, a_round: Document
) -> None:
    names, stake = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][:players], {"amount": 100, "currency": "EUR"}
    game = service.new_game(variant, " ".join(names), house_rules=house_rules, stake=stake)
    created(game.post("/hands", a_round))
    assert answers(taken_in(game)) == answers(game)
    tried = answered(service.post("/v1/rules", {"variant": variant, "house_rules": house_rules}))
    assert tried["rules"] == game.read("/rules")["rules"]


def test_a_deal_of_as_many_moves_as_there_may_be_is_taken_in_again(service: Service) -> None:
    stock = [
        rank + suit for suit in "CD" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
    ]
    start = {"stock": [*stock, "KC", "KD"], "tableau": [{"down": at, "up": [up]} for at, up in enumerate(UP)]}
    turned: list[Document] = [{"from": "stock", "to": "waste"}] * 24 + [{"from": "waste", "to": "stock"}]
    deal = {"start": start, "moves": (turned * 40)[:1000]}
    game = service.new_game("klondike", "Ann")
    created(game.post("/hands", deal))
    answered(game.put("/hands/1", deal | {"moves": deal["moves"][:900]}))
    assert answers(taken_in(game)) == answers(game)


def test_a_game_in_which_a_hundred_have_come_and_gone_is_taken_in_again(service: Service) -> None:
    record = service.new_game().read("/record")
    comings = [[("join", {"name": f"P {at}"}), ("withdrawal", {"player": f"p{at}"})] for at in range(4, 110)]
    acts = [act for both in comings for act in both]
    at = record["game"]["created_at"]
    record["events"] = [
        {"number": number, "kind": kind, "at": at, "by": "first", "body": body}
        for number, (kind, body) in enumerate(acts, 2)
    ]
    record["scores"] = {f"p{seat}": 0 for seat in range(1, 110)}
    game = Game(service, created(service.post("/v1/records", record)))
    assert answers(taken_in(game)) == answers(game)
