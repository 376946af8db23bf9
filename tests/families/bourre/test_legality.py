"""Verdicts about plays, compared with brute force over everything that could be held."""

from __future__ import annotations

from collections import Counter
from random import Random

from referee.families.bourre.referee.claims import judge_play
from referee.families.bourre.table.table import Player, Table
from referee.families.budget import Steps
from tests.families.bourre.oracle import Position, has_cinch, legal, some_position

PLAYERS = tuple(map(Player, ("Ann", "Bo", "Cy", "Di")))


def answer_to(position: Position) -> dict[str, object]:
    return judge_play(Table(position.rules, PLAYERS, 3), position.claim(), Steps())


def plain(cards: object) -> set[str]:
    assert isinstance(cards, list)
    return {card.replace("10", "T") for (card,) in cards}


def test_with_the_holding_known_the_verdict_is_that_of_brute_force() -> None:
    rng, verdicts = Random(1), Counter[str]()
    for _ in range(2500):
        position = some_position(rng, hidden=False)
        answer, allowed = answer_to(position), legal(position, position.holding)
        assert plain(answer["legal_plays"]) == allowed, position
        assert answer["verdict"] == ("legal" if position.card in allowed else "illegal"), position
        cinch = answer["cinch"]
        if cinch is not None:
            assert isinstance(cinch, dict)
            assert cinch["holds"] == has_cinch(position, position.holding)
        verdicts[str(answer["rule"])] += 1
    assert min(verdicts.values()) > 50
    assert {*verdicts} == {"play.follow", "play.head", "play.void", "play.cinch", "play.lead"}


def test_with_the_holding_hidden_the_verdict_is_that_over_every_holding() -> None:
    rng, verdicts = Random(2), Counter[str]()
    while verdicts.total() < 1200:
        position = some_position(rng, hidden=True)
        if not position.unknown:
            continue
        answer = answer_to(position)
        assert answer["verdict"] == position.verdict(), position
        assert (answer["would_settle"] is not None) == (answer["verdict"] == "undetermined")
        verdicts[str(answer["verdict"])] += 1
    assert min(verdicts.values()) > 150
