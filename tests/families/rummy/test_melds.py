"""Melds, and the reasons why other cards are none."""

from __future__ import annotations

from random import Random

import pytest

from referee.cards import JOKER, Card, parse_card
from referee.families.budget import Steps
from referee.families.rummy.rules.melding import Ace, Melding, Suits
from referee.families.rummy.table.holdings import Holding
from referee.families.rummy.table.melds import JokersLie, Meld, NoMeld, meld_of, melds_of
from tests.families.rummy import oracle
from tests.refusals import words

LOW, EITHER, AROUND = (Melding(ace) for ace in Ace)
ANY = Melding(suits=Suits.ANY, most=None)


def cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def fault(melding: Melding, text: str) -> NoMeld:
    no_meld = meld_of(melding, cards(text))
    assert isinstance(no_meld, NoMeld)
    return no_meld


def meld(melding: Melding, text: str) -> Meld:
    read = meld_of(melding, cards(text))
    assert isinstance(read, Meld), read
    return read


@pytest.mark.parametrize("melding", [LOW, EITHER, AROUND, ANY, Melding(most=3), Melding(Ace.LOW, most=None)])
def test_a_meld_is_what_an_oracle_takes_for_one(melding: Melding) -> None:
    rng = Random(3)
    deck = [Card(rank, suit) for rank in "A23QK" for suit in "CD"] * 2 + [Card(JOKER)] * 2
    for size in (2, 3, 3, 3, 4, 5) * 60:
        some = rng.sample(deck, size)
        melds = melds_of(melding, some)
        kinds = [] if isinstance(melds, NoMeld) else [meld.kind.value for meld in melds]
        expected = {"set": oracle.is_set(melding, some), "run": oracle.is_run(melding, some)}
        assert kinds == [kind for kind, is_one in expected.items() if is_one], some


@pytest.mark.parametrize(
    ("melding", "text", "code", "rule", "says"),
    [
        (LOW, "7S 7H", "cards_must_be_three", "melds", "7♠ 7♥ is no meld: one has three cards at least."),
        (LOW, "", "cards_must_be_three", "melds", "Nothing is no meld: one has three cards at least."),
        (
            LOW,
            "joker joker joker",
            "meld_must_have_a_natural_card",
            "pack.jokers",
            "Jokers alone are no meld.",
        ),
        (LOW, "7S 7H 8D", "ranks_must_be_equal", "melds", "7♠ 7♥ 8♦ is no set: its cards are of one rank."),
        (
            LOW,
            "7S 7S 7D",
            "suits_must_be_different",
            "melds.suits",
            "7♠ 7♠ 7♦ is no set here: its cards are of different suits.",
        ),
        (
            LOW,
            "7S 7H 7D 7C joker",
            "set_must_not_be_larger",
            "melds.most",
            "7♠ 7♥ 7♦ 7♣ joker is no set here: 4 cards are the most.",
        ),
        (
            LOW,
            "7S 8H 9D",
            "run_must_be_of_one_suit",
            "melds",
            "7♠ 8♥ 9♦ is no run: its cards are of one suit.",
        ),
        (
            LOW,
            "7S 8S 10S",
            "run_must_be_unbroken",
            "melds",
            "7♠ 8♠ 10♠ is no run: its cards follow each other without a gap.",
        ),
        (
            LOW,
            "QC KC AC",
            "run_must_not_turn_the_corner",
            "ace",
            "Q♣ K♣ A♣ is no run here: the ace is low.",
        ),
        (
            EITHER,
            "KC AC 2C",
            "run_must_not_turn_the_corner",
            "ace",
            "K♣ A♣ 2♣ is no run here: no run goes round the corner.",
        ),
    ],
)
def test_what_is_no_meld_says_why(melding: Melding, text: str, code: str, rule: str, says: str) -> None:
    no_meld = fault(melding, text)
    assert (no_meld.code, no_meld.rule, words(no_meld)) == (code, rule, says)


def test_five_of_a_rank_are_a_set_where_suits_do_not_matter() -> None:
    assert meld(ANY, "7S 7S 7H 7D joker").kind == "set"
    assert fault(Melding(suits=Suits.ANY), "7S 7S 7H 7D joker").code == "set_must_not_be_larger"


@pytest.mark.parametrize(
    ("text", "jokers", "begins"),
    [
        ("AS joker joker", None, 12),
        ("AS joker joker", JokersLie.LOW, 12),
        ("AS joker joker", JokersLie.HIGH, 1),
        ("5S 6S joker", None, 5),
        ("5S 6S joker", JokersLie.LOW, 4),
        ("5S 6S joker", JokersLie.HIGH, 5),
        ("5S joker 7S", JokersLie.LOW, 5),
    ],
)
def test_a_joker_at_the_end_of_a_run_lies_as_is_said(
    text: str, jokers: JokersLie | None, begins: int
) -> None:
    run = next(
        meld for meld in melds_of(EITHER, cards(text)) if isinstance(meld, Meld) and meld.kind.value == "run"
    )
    assert run.lying(jokers).begins == (begins,)


def test_what_is_laid_off_lies_outside_the_run_as_its_jokers_do() -> None:
    run = meld(LOW, "5S 6S joker")
    both = Holding(LOW, cards("4S 7S 8S"))
    assert {both.cards_of(mask) for mask in both.laid_off(run, Steps())} == {
        (),
        (*cards("4S"),),
        (*cards("7S"),),
        (*cards("8S"),),
        (*cards("7S 8S"),),
        (*cards("4S 8S"),),
    } - {(*cards("4S 7S 8S"),)}
    assert {both.cards_of(mask) for mask in both.laid_off(run.lying(JokersLie.LOW), Steps())} == {
        (),
        (*cards("7S"),),
        (*cards("7S 8S"),),
    }
