"""The options of the end and the direction, which games by rounds tell alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

import pytest

from referee.families.columns import Best
from referee.families.options.book import section_sentences
from referee.families.options.document import read_options, rules_document
from referee.families.options.option import Misfit, clause, options_of
from referee.families.rounds.options import (
    Rounds,
    Target,
    best_option,
    direction_option,
    rounds_option,
    target_option,
    tie_option,
)
from referee.families.rounds.terms import Tie
from referee.families.seats import Direction


class Heading(StrEnum):
    PLAY = "The play"
    END = "The end"


def _never_lowest(rules: Rules) -> Iterator[Misfit]:
    if rules.end.best is Best.LOWEST:
        yield Misfit("Nobody wants marbles.", "highest")


@dataclass(frozen=True)
class EndRules:
    target: Target = target_option(100, Heading.END, "deal")
    rounds: Rounds = rounds_option(None, Heading.END, "deal")
    best: Best = best_option(Heading.END, misfits=_never_lowest)
    tie: Tie = tie_option(Tie.PLAY_ON, Heading.END, "deal")


@dataclass(frozen=True)
class Rules:
    end: EndRules = field(default_factory=EndRules)
    direction: Direction = direction_option(Direction.CLOCKWISE, Heading.PLAY)


@pytest.mark.parametrize(
    ("end", "sentences"),
    [
        (EndRules(), ["The game ends with the deal in which somebody has 100 points."]),
        (
            EndRules(21, 3),
            [
                "The game ends with the deal in which somebody has 21 points.",
                "The game ends after three deals.",
            ],
        ),
        (EndRules(None), ["Any number of deals may be played."]),
    ],
)
def test_the_rule_book_says_what_ends_a_game(end: EndRules, sentences: list[str]) -> None:
    *ends, best, tie = section_sentences(Rules(end), Heading.END)
    assert (ends, best) == (sentences, "The highest score wins.")
    assert tie == "With equal best scores another deal is played, until one side is alone in front."


@dataclass(frozen=True)
class CountedEnd:
    rounds: Rounds = rounds_option(4, Heading.END, "deal")


@dataclass(frozen=True)
class CountedRules:
    end: CountedEnd = field(default_factory=CountedEnd)


@pytest.mark.parametrize(
    ("rounds", "sentence"),
    [(4, "The game ends after four deals."), (None, "Any number of deals may be played.")],
)
def test_a_family_need_not_know_a_target(rounds: int | None, sentence: str) -> None:
    assert [*section_sentences(CountedRules(CountedEnd(rounds)), Heading.END)] == [sentence]


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
    lowest = replace(Rules(), end=EndRules(best=Best.LOWEST))
    assert [misfit.expected for misfit in options_of(Rules)["end.best"].misfits(lowest)] == ["highest"]
