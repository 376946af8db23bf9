from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.cards import JOKER, SUITS, Card, parse_card
from referee.families.cucumber.referee.trick import Scale, dominates, play_to_beat, winning
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.table.table import Player, Table
from tests.families.cucumber import oracle
from tests.families.cucumber.positions import any_play, whole_pack
from tests.tables import rules_of
from tests.worked_examples import CUCUMBER, DENEXA, FIVE_CUCUMBERS, TWENTY_TWO

BLACK_SEVENS = {"pack.top_cards": [{"cards": ["7S", "7C"], "points": 21}]}
SPADE_THEN_CLUB = {"pack.top_cards": [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15}]}


def cards(play: str) -> list[Card]:
    return [parse_card(text) for text in play.split("-")]


def counted(rules: Rules, trick: str) -> list[tuple[int, ...]]:
    """The plays of a trick such as `5-5-5 10-9-7`, as they count."""
    scale = Scale(rules)
    return [scale.as_played(scale.heights(cards(play))) for play in trick.split()]


# Ranks.


@pytest.mark.parametrize(
    ("variant", "house_rules", "order"),
    [
        pytest.param("agurk", {}, "2 3 4 5 6 7 8 9 10 J Q K A", id=CUCUMBER),
        pytest.param("agurk", {"pack.jokers": 3}, "2 10 K A joker", id=f"{CUCUMBER}: jokers above aces"),
        pytest.param("gurka-iceland", {}, "2C 5C 6D,6H,6S 7C AC 6C", id=f"{CUCUMBER}: the 6♣ above all"),
        pytest.param("gurka-iceland", BLACK_SEVENS, "6C 7D,7H 8C AC 7S,7C", id=f"{CUCUMBER}: black sevens"),
        pytest.param("gurka-iceland", SPADE_THEN_CLUB, "7D,7H A 7C 7S", id=f"{CUCUMBER}: ♠7 above ♣7"),
        pytest.param("ogorek", {}, "2 3 K A", id=f"{CUCUMBER}, Ogórek: the ace is high until the last trick"),
        pytest.param("kurko", {}, "2 K A,joker", id=f"{CUCUMBER}, Kurko: jokers function as aces"),
        pytest.param(
            "five-cucumbers", {}, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", id=f"{FIVE_CUCUMBERS}: 1 to 15"
        ),
    ],
)
def test_cards_rank(variant: str, house_rules: dict[str, object], order: str) -> None:
    scale = Scale(rules_of(variant, house_rules))
    groups = [[scale.height(parse_card(card)) for card in group.split(",")] for group in order.split()]
    assert all(len(set(group)) == 1 for group in groups)
    heights = [group[0] for group in groups]
    assert heights == sorted(set(heights))


@given(any_play())
def test_heights_compare_as_in_brute_force(rules: Rules) -> None:
    scale, kinds = Scale(rules), sorted(set(whole_pack(rules)), key=str)
    ours = [scale.height(card) for card in kinds]
    theirs = [oracle.height(rules, card) for card in kinds]
    for at in range(len(kinds)):
        assert [height > ours[at] for height in ours] == [height > theirs[at] for height in theirs]


@given(any_play())
def test_every_card_of_the_pack_is_counted_once(rules: Rules) -> None:
    scale = Scale(rules)
    packs = rules.pack.packs
    assert isinstance(packs, int)
    table = Table(rules, (Player("Ann"), Player("Bo")), packs, 0, 0)
    copies = {card: count for card, count in scale.copies(table.pack).items() if count}
    whole = whole_pack(rules)
    assert copies == {card: whole.count(card) for card in set(whole)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_suits_matter_for_top_cards_only(variant: str) -> None:
    rules = rules_of(variant)
    scale = Scale(rules)
    tops = {card for group in rules.pack.top_cards for card in group.cards}
    for rank in rules.pack.deck.ranks:
        for suit in SUITS if rules.pack.deck.has_suits else ():
            card = Card(rank, suit)
            assert (scale.kind(card) == card) == (card in tops)
            assert (scale.label(card) == rank) == (card not in tops)


# What a play counts as, and what beats it.


@pytest.mark.parametrize(
    ("play", "as_played"),
    [
        pytest.param("joker-8", "8-8", id=f"{TWENTY_TWO}: a joker and an 8, a pair of eights"),
        pytest.param("joker-6-6", "6-6-6", id=f"{TWENTY_TWO}: a joker and two sixes, three sixes"),
        pytest.param("joker-K-J", "K-K-J", id=f"{TWENTY_TWO}: the joker as a second king"),
        pytest.param("joker-joker-3", "3-3-3", id=f"{TWENTY_TWO}: two jokers"),
        pytest.param("joker", "A", id=f"{TWENTY_TWO}: a joker by itself ranks as an ace"),
        pytest.param("joker-joker", "A-A", id=f"{TWENTY_TWO}: jokers by themselves rank as aces"),
    ],
)
def test_a_wild_joker_takes_the_rank_of_a_card_it_is_played_with(play: str, as_played: str) -> None:
    rules = rules_of("twenty-six")
    assert counted(rules, play) == counted(rules, as_played)


@pytest.mark.parametrize(
    ("play", "target", "beats"),
    [
        pytest.param("Q-7", "7-7", True, id=f"{TWENTY_TWO}: Q-7 on 7-7"),
        pytest.param("J-8", "7-7", True, id=f"{TWENTY_TWO}: J-8 on 7-7"),
        pytest.param("K-7-7", "J-7-6", True, id=f"{TWENTY_TWO}: K-7-7 on J-7-6"),
        pytest.param("K-K-6", "10-9-7", False, id=f"{TWENTY_TWO}: not K-K-6 on 10-9-7"),
        pytest.param("5-9-J", "5-5-5", True, id=f"{CUCUMBER}, Gúrka: 5-9-J on 5-5-5"),
        pytest.param("8-Q-K", "5-9-J", True, id=f"{CUCUMBER}, Gúrka: 8-Q-K on 5-9-J"),
        pytest.param(
            "A-J-J", "8-Q-K", False, id=f"{CUCUMBER}, Gúrka: an ace for the king, nothing for the queen"
        ),
        pytest.param("joker-K-J", "K-Q-9", True, id=f"{TWENTY_TWO}: joker-K-J on K-Q-9"),
        pytest.param("joker-Q-J", "K-Q-9", False, id=f"{TWENTY_TWO}: not joker-Q-J on K-Q-9"),
        pytest.param("6-8-9", "joker-6-6", True, id=f"{TWENTY_TWO}: 6-8-9 on joker-6-6"),
    ],
)
def test_each_card_must_be_as_high_as_the_one_opposite(play: str, target: str, beats: bool) -> None:
    rules = rules_of("twenty-six")
    (ours,), (theirs,) = counted(rules, play), counted(rules, target)
    assert dominates(ours, theirs) is beats


heights = st.lists(st.integers(1, 6), min_size=3, max_size=3).map(
    lambda play: tuple(sorted(play, reverse=True))
)


@given(heights, heights, heights)
def test_dominance_is_an_order(
    first: tuple[int, ...], other: tuple[int, ...], third: tuple[int, ...]
) -> None:
    assert dominates(first, first)
    assert not dominates(first, first, equal=False)
    assert dominates(first, other) or not dominates(first, other, equal=False)
    if dominates(first, other) and dominates(other, third):
        assert dominates(first, third)
    if dominates(first, other) and dominates(other, first):
        assert first == other


# Who wins, and what is to be beaten.


@pytest.mark.parametrize(
    ("variant", "trick", "winner"),
    [
        pytest.param("five-cucumbers", "8 10 3 10", 3, id=f"{FIVE_CUCUMBERS}: 8, 10, 3, 10"),
        pytest.param("five-cucumbers", "8 10 3 4", 1, id=f"{FIVE_CUCUMBERS}: 8, 10, 3, 4"),
        pytest.param("agurk", "5 9 3 9 9 7", 4, id=f"{CUCUMBER}, Agurk: the last of three nines"),
        pytest.param("agurk-denexa", "9 K 2 K", 3, id=f"{DENEXA}: the most recently played of equals"),
        pytest.param("gurka-modern", "K K 3 7", 1, id=f"{CUCUMBER}, Gurka: a legal 7 on a 3 wins nothing"),
        pytest.param("ogorek", "K A 2 A", 3, id=f"{CUCUMBER}, Ogórek: aces are high before the last trick"),
        pytest.param("kurko", "A joker 2", 1, id=f"{CUCUMBER}, Kurko: a joker as the later ace"),
        pytest.param("gurka-iceland", "5-5-5 5-9-J 8-Q-K 2-2-4", 2, id=f"{CUCUMBER}, Gúrka: 8-Q-K"),
        pytest.param("gurka-iceland", "A 6C 2", 1, id=f"{CUCUMBER}, Gúrka: the 6♣"),
        pytest.param("twenty-two", "5-5-5 J-7-6 K-7-7", 2, id=f"{TWENTY_TWO}: K-7-7"),
        pytest.param("twenty-two", "5-5-5 10-9-7 3-2-2", 1, id=f"{TWENTY_TWO}: 10-9-7"),
        pytest.param("twenty-two", "9-9 9-9 9-9", 2, id=f"{TWENTY_TWO}: the last of equal sets"),
        pytest.param(
            "twenty-two-rasmussen", "6-6 Q-10 7-7", 2, id=f"{TWENTY_TWO}, Rasmussen: 6-6, Q-10, 7-7"
        ),
        pytest.param(
            "twenty-two-rasmussen", "6-6 Q-10 8-7", 0, id=f"{TWENTY_TWO}, Rasmussen: unmatched cannot win"
        ),
        pytest.param("twenty-two-rasmussen", "7 10 8", 1, id=f"{TWENTY_TWO}, Rasmussen: single cards"),
        pytest.param("twenty-six", "joker-6-6 9-8-6", 1, id=f"{TWENTY_TWO}, Twenty-Six: 6-8-9 on joker-6-6"),
    ],
)
def test_who_wins_the_trick(variant: str, trick: str, winner: int) -> None:
    rules = rules_of(variant)
    assert winning(rules, counted(rules, trick)) == winner


@pytest.mark.parametrize(
    ("variant", "trick", "target"),
    [
        ("gurka", "K K 3", 1),
        ("gurka-modern", "K K 3", 2),
        ("twenty-two-rasmussen", "7 10 8", 0),
        ("twenty-two", "5-5-5 10-9-7 3-2-2", 1),
        ("agurk", "9", 0),
    ],
)
def test_what_is_to_be_beaten(variant: str, trick: str, target: int) -> None:
    rules = rules_of(variant)
    assert play_to_beat(rules, counted(rules, trick)) == target


@settings(max_examples=200)
@given(any_play(), st.integers(0, 2**32), st.integers(1, 3), st.integers(1, 6))
def test_winner_and_target_are_those_of_brute_force(rules: Rules, seed: int, size: int, players: int) -> None:
    scale, rng = Scale(rules), Random(seed)
    few = rng.sample(whole_pack(rules), max(8, size * players))
    trick = [tuple(rng.choices(few, k=size)) for _ in range(players)]
    ours = [scale.as_played(scale.heights(play)) for play in trick]
    theirs = [oracle.counted(rules, oracle.play_of(rules, play)) for play in trick]
    won = oracle.winner(rules, theirs)
    assert winning(rules, ours) == won
    assert theirs[play_to_beat(rules, ours)] == oracle.target_of(rules, theirs)
    if size == 1:
        # Of single cards the highest wins, of equal ones the last.
        assert won == max(at for at, play in enumerate(theirs) if play == max(theirs))


def test_jokers_are_above_aces_where_nothing_else_is_said() -> None:
    rules = rules_of("agurk", {"pack.jokers": 2})
    assert Scale(rules).heights([Card("A"), Card(JOKER)])[0] == Scale(rules).height(Card(JOKER))
