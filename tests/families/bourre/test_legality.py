"""Verdicts about plays, compared with brute force over everything that could be held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from referee.families.bourre.referee.claims import judge_play
from referee.families.bourre.table.table import Player, Table
from referee.families.budget import Steps
from tests.families.bourre.oracle import Position, broken, has_cinch, legal, some_position

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
        assert answer["verdict"] == "legal" or answer["rule"] in broken(position, position.holding), position
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


def some_hidden(seed: int) -> Iterator[tuple[Position, dict[str, object]]]:
    """Positions of which not all is known, and what is answered."""
    rng = Random(seed)
    while True:
        position = some_position(rng, hidden=True)
        if position.unknown:
            yield position, answer_to(position)


def test_the_rule_is_one_that_the_play_breaks_from_every_holding_where_one_is() -> None:
    rules = Counter[str]()
    for position, answer in some_hidden(3):
        breaks = [broken(position, holding) for holding in position.holdings()]
        some, every = set[str]().union(*breaks), set[str].intersection(*breaks)
        if answer["verdict"] != "legal":
            assert answer["rule"] in (every or some), position
            rules[str(answer["rule"])] += 1
        if rules.total() == 900:
            break
    assert min(rules.values()) > 20
    assert {*rules} == {"play.follow", "play.head", "play.void", "play.cinch", "play.lead"}


def test_whatever_is_a_proof_proves() -> None:
    """With those cards alone known the play is illegal; and each convicts, or none can be spared."""
    rules = Counter[str]()
    for position, answer in some_hidden(4):
        proof = answer["proof"]
        if not isinstance(proof, list):
            # Where no card is one, the play is illegal whichever is known.
            assert answer["verdict"] != "illegal" or convicts(position), position
            continue
        cards = [card.replace("10", "T") for card in proof]
        assert convicts(position, *cards), position
        alone = [convicts(position, card) for card in cards]
        spared = [convicts(position, *(other for other in cards if other != card)) for card in cards]
        assert all(alone) or not any(spared), position
        rules[str(answer["rule"])] += 1
        if rules.total() == 400:
            break
    assert min(rules.values()) > 5
    assert {*rules} == {"play.follow", "play.head", "play.void", "play.cinch", "play.lead"}


def convicts(position: Position, *cards: str) -> bool:
    """Whether the play is illegal if of all other cards only these are known."""
    return all(
        position.card not in legal(position, holding)
        for holding in position.holdings([position.card, *cards])
    )
