"""The options of the end, the money and the direction, which games by rounds have alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

import pytest

from referee.errors import RulesError
from referee.families.columns import Best
from referee.families.options.book import section_sentences
from referee.families.options.document import read_options, rules_document
from referee.families.options.option import Misfit, clause, options_of, section
from referee.families.options.players import PlayersRange
from referee.families.rounds.ends import EndRules, StakesRules, end_options, terms_from
from referee.families.rounds.options import direction_option
from referee.families.rounds.terms import Payout, Tie
from referee.families.seats import Direction


class Heading(StrEnum):
    PLAY = "The play"
    END = "The end"
    MONEY = "Money"


def _never_lowest(rules: Rules) -> Iterator[Misfit]:
    if rules.end.best is Best.LOWEST:
        yield Misfit("Nobody wants marbles.", "highest")


END = EndRules(target=100, tie=Tie.PLAY_ON)


@dataclass(frozen=True)
class Rules:
    players: PlayersRange = field(default_factory=PlayersRange)
    end: EndRules = end_options(END, Heading.END, "deal", best={"misfits": _never_lowest})
    stakes: StakesRules = section(StakesRules(), payout={"heading": Heading.MONEY})
    direction: Direction = direction_option(Direction.CLOCKWISE, Heading.PLAY)


@pytest.mark.parametrize(
    ("end", "sentences"),
    [
        (END, ["The game ends with the deal in which somebody has 100 points."]),
        (
            replace(END, target=21, rounds=3),
            [
                "The game ends with the deal in which somebody has 21 points.",
                "The game ends after three deals.",
            ],
        ),
        (replace(END, target=None), ["Any number of deals may be played."]),
    ],
)
def test_the_rule_book_says_what_ends_a_game(end: EndRules, sentences: list[str]) -> None:
    *ends, best, tie = section_sentences(Rules(end=end), Heading.END)
    assert (ends, best) == (sentences, "The highest score wins.")
    assert tie == "With equal best scores another deal is played, until one side is alone in front."


def test_the_rule_book_says_how_money_is_won() -> None:
    differences = Rules(stakes=StakesRules(Payout.DIFFERENCES))
    sentence = "Every loser pays the winner the difference between their scores, times the stake for a point."
    assert [*section_sentences(differences, Heading.MONEY)] == [sentence]


def test_only_the_payouts_that_a_family_offers_are_read() -> None:
    with pytest.raises(RulesError) as refusal:
        read_options(Rules(), {"stakes": {"payout": "bank"}})
    (violation,) = refusal.value.violations
    assert (violation.path, violation.expected) == ("/stakes/payout", ["pot", "differences"])


def test_terms_follow_from_the_options() -> None:
    terms = terms_from(Rules(PlayersRange(2, 4), replace(END, rounds=9, best=Best.LOWEST)))
    assert (terms.seats, terms.target, terms.rounds) == (range(2, 5), 100, 9)
    assert (terms.best, terms.tie, terms.payout) == (Best.LOWEST, Tie.PLAY_ON, Payout.POT)
    assert terms_from(Rules(), [3]).seats == [3]


@pytest.mark.parametrize(
    ("option", "document", "says"),
    [
        ("end.target", {"end": {"target": None}}, "no number of points ends the game"),
        ("end.best", {"end": {"best": "lowest"}}, "the lowest score wins"),
        ("end.tie", {"end": {"tie": "share"}}, "equal best scores share the win"),
        ("direction", {"direction": "anticlockwise"}, "play goes anticlockwise, to the right"),
    ],
)
def test_every_value_has_its_clause(option: str, document: dict[str, object], says: str) -> None:
    rules = read_options(Rules(), document)
    assert clause(rules, option) == says
    assert read_options(Rules(), rules_document(rules)) == rules


def test_a_family_says_what_else_there_is_to_an_option() -> None:
    lowest = replace(Rules(), end=replace(END, best=Best.LOWEST))
    assert [misfit.expected for misfit in options_of(Rules)["end.best"].misfits(lowest)] == ["highest"]


def test_an_option_that_is_misspelt_is_refused_where_a_family_declares_it() -> None:
    with pytest.raises(TypeError, match=r"^StakesRules has no option payouts\.$"):
        section(StakesRules(), payouts={"heading": Heading.MONEY})
    with pytest.raises(TypeError, match=r"^EndRules has no option rond, targt\.$"):
        end_options(END, Heading.END, targt={}, best={}, rond={})
