"""The rule book says every option, and only what can come into play."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.bourre.family import BOURRE
from referee.families.columns import Best
from referee.translations import in_english
from tests.families.bourre.games import rules_of
from tests.in_short import summary


def book(variant: str = "bourre", players: int | None = None, **house: Any) -> str:
    rules = rules_of(variant, **house)
    return in_english(BOURRE.catalogue.rulebook(rules, title="Bourré", players=players))


@pytest.mark.parametrize("variant", [variant.id for variant in BOURRE.catalogue.variants()])
def test_every_book_is_made_of_whole_sentences(variant: str) -> None:
    lines = book(variant, players=4).splitlines()
    assert lines[0] == "# Bourré"
    bullets = [line for line in lines if line.startswith("- ")]
    assert all(line.endswith(".") and ".." not in line for line in bullets)
    assert all(
        "{" not in line and "none" not in line.lower().split()
        for line in bullets
        if "takes none" not in line and "have none" not in line and "third none" not in line
    )


@pytest.mark.parametrize(
    ("house", "says"),
    [
        ({"stay": {"how": "together"}}, "All players show at the same moment whether they stay or pass."),
        ({"stay": {"how": "together"}}, "When all have spoken, those who stay draw one after the other."),
        ({"pot": {"tie": "play_off"}}, "When a pot is played off, nobody has to stay."),
        (
            {"pot": {"tie": "play_off"}},
            "If only one of them remains, nobody else may stay, and that player takes the pot by staying.",
        ),
        (
            {"faults": {"spoke_early": ["bar"]}},
            "Who cannot win a pot does not win it by staying alone, either.",
        ),
        (
            {"chips": {"start": 20, "short": "out"}},
            "If all go out at once, those who went out with that hand count as in when the game ends.",
        ),
        ({"draw": {"reshuffle": False}}, "Only what the stock has can be drawn."),
        (
            {"draw": {"from": [{"players": 7, "at_most": 3}]}},
            "At larger tables at most 3 from 7 players on. At other tables it is 5.",
        ),
        ({"play": {"cinch": None}}, "You may lead any card."),
        (
            {"play": {"cinch": "ace_king_queen"}},
            "A player who holds or held ace, king and queen of trumps leads them in that order.",
        ),
        (
            {"deal": {"cards": 6}},
            "4 of 6 tricks are more than half: with A♥, K♥, Q♥ and J♥ as trumps you have a cinch",
        ),
        ({"play": {"lead": ["trump_ace"]}}, "Otherwise you may lead any card."),
        (
            {"play": {"lead": ["trump_ace", "trump_if_won"]}},
            "Of several duties the one told first comes first; one that leaves no card is void.",
        ),
        ({"ante": {"to_stay": 1}}, "Whoever stays pays 1 chip more."),
        ({"ante": {"exempt": []}}, "Nobody is exempt from the next ante."),
        ({"pot": {"at_most": 20}}, "This holds for a player who stays alone, too."),
        ({"pot": {"tie": "split"}}, "wins the pot alone: those who tie for most tricks share it."),
        ({"pot": {"won_by": "majority"}}, "If nobody does, the pot stays for the next hand."),
        (
            {"bourre": {"at_most": 20}},
            "into the next pot, but no more than 20 chips, as soon as the hand is over.",
        ),
        ({"bourre": {"pays": "fixed", "chips": 2}}, "Such a player pays 2 chips into the next pot"),
        ({"chips": {"start": 20}}, "Everyone begins with 20 chips."),
        ({"chips": {"start": 20, "short": "out", "rebuys": 2}}, "Whoever is out may take new chips twice."),
        ({"chips": {"start": 20, "short": "out"}}, "Whoever is out stays out."),
        ({"chips": {"start": 20}, "end": {"when": "target", "target": 50}}, "Enough are 50 chips."),
        (
            {"chips": {"start": 20}, "end": {"when": "one_left"}},
            "The table may also agree to end it earlier.",
        ),
    ],
)
def test_the_book_says_what_the_options_mean(house: dict[str, Any], says: str) -> None:
    assert says in book(**house)
    assert says not in book()


def test_the_example_of_a_pot_is_reckoned() -> None:
    assert "the first wins 4 chips, and the third pays 4 chips." in book(players=4)
    assert "sit down to a first hand" not in book(players=2)
    assert "There are 9 chips in the pot." in book(players=6, ante={"to_stay": 1})


def test_with_players_the_book_has_their_numbers() -> None:
    assert "With 5 players that leaves 27 cards in the stock." in book(players=5)
    assert "With 5 players that leaves 26 cards in the stock besides the upcard." in book(
        "boo-ray", players=5
    )
    assert "up to 3 cards at a table of 7" in book("boure", players=7)


def test_the_summary_for_paper() -> None:
    plain = summary(BOURRE.catalogue, "bourre", rules_of())
    assert (plain.name, plain.best, plain.target, plain.stake_is) == ("Bourré", Best.HIGHEST, None, "a chip")
    rules = rules_of("booray-winning-moves", pot={"tie": "split"})
    moves = summary(BOURRE.catalogue, "booray-winning-moves", rules)
    assert (moves.target, moves.target_text) == (200, "whoever has 400 chips ends the game")
    assert moves.house_rules == ("A pot that nobody wins alone: those who tie for most tricks share it",)
    assert summary(BOURRE.catalogue, "bourre", rules_of(pot={"tie": "split"})).house_rules == (
        "Those who tie split the pot",
    )
    led = summary(BOURRE.catalogue, "bourre", rules_of(play={"lead": ["trump_ace", "trump_if_won"]}))
    assert led.house_rules == (
        "What must be led: whoever leads to the first trick with the ace of trumps leads it; "
        "whoever has won a trick leads a trump to the next, having one",
    )
    cards = BOURRE.catalogue.cards(rules)
    assert (cards.ranks[0], len(cards.suited_ranks), cards.suits) == ("A", 13, ("C", "D", "H", "S"))
    assert BOURRE.catalogue.has_pot(rules)
