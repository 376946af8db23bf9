import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import (
    JOKER,
    SUITS,
    Card,
    Deck,
    Pack,
    card_name,
    card_text,
    parse_card,
    rank_text,
    with_article,
)
from referee.errors import NotationError
from tests.refusals import refuses, words

FRENCH = Pack(Deck.FRENCH)
CUCUMBERS = Pack(Deck.FIVE_CUCUMBERS)
EVERY_CARD = [
    Card(JOKER),
    *[Card(rank, suit) for rank in Deck.FRENCH.ranks for suit in (None, *SUITS)],
    *[Card(rank) for rank in Deck.FIVE_CUCUMBERS.ranks],
    *[Card(rank) for rank in Deck.KILLE.ranks],
]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10", Card("10")),
        ("t", Card("10")),
        ("Th", Card("10", "H")),
        ("10h", Card("10", "H")),
        ("q♠", Card("Q", "S")),
        ("Qs", Card("Q", "S")),
        (" Q S ", Card("Q", "S")),
        ("a♡", Card("A", "H")),
        ("6♣\ufe0f", Card("6", "C")),
        ("2♢", Card("2", "D")),
        ("7♤", Card("7", "S")),
        ("7♧", Card("7", "C")),
        ("1", Card("1")),
        ("15", Card("15")),
        ("joker", Card(JOKER)),
        ("JK", Card(JOKER)),
        ("jkr", Card(JOKER)),
        ("★", Card(JOKER)),
        ("*", Card(JOKER)),
        ("harlekin", Card("harlekin")),
        ("KUKU", Card("kuku")),
        ("Gök", Card("kuku")),
        ("gok", Card("kuku")),
        ("Cuckoo", Card("kuku")),
        ("värdshus", Card("vardshus")),
        ("Vardshus", Card("vardshus")),
        ("inn", Card("vardshus")),
        ("svin", Card("husu")),
        ("hussar", Card("husar")),
        ("wreath", Card("kransen")),
        (" flowerpot ", Card("blompottan")),
        ("mask", Card("blaren")),
    ],
)
def test_a_card_is_read_as_people_write_it(text: str, card: Card) -> None:
    assert parse_card(text) == card


@pytest.mark.parametrize("text", ["", " ", "C", "♣", "0", "16", "11K", "QQ", "Q?", "jokerS", "ten", "٣"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with refuses(NotationError, match="is not a card") as caught:
        parse_card(text)
    assert caught.value.code == "card_must_be_readable"


def test_a_long_text_is_told_in_short() -> None:
    with pytest.raises(NotationError) as caught:
        parse_card("x" * 5000)
    assert "“xxxxxxxxxx”" in words(caught.value)
    assert len(words(caught.value)) < 200


@pytest.mark.parametrize("card", EVERY_CARD, ids=str)
def test_a_card_reads_back_as_written(card: Card) -> None:
    assert parse_card(card_name(card)) == card


@given(st.text(max_size=12))
def test_any_text_is_a_card_or_is_refused(text: str) -> None:
    try:
        card = parse_card(text)
    except NotationError:
        return
    assert parse_card(card_name(card)) == card


@pytest.mark.parametrize(
    ("card", "text"),
    [(Card("Q"), "queen"), (Card("Q", "H"), "Q♥"), (Card("7"), "7"), (Card(JOKER), "joker")],
    ids=str,
)
def test_a_card_is_said_in_words(card: Card, text: str) -> None:
    assert card_text(card) == text


@pytest.mark.parametrize(
    ("rank", "words"),
    [
        ("A", "an ace"),
        ("K", "a king"),
        ("Q", "a queen"),
        ("J", "a jack"),
        ("8", "an 8"),
        ("11", "an 11"),
        ("1", "a 1"),
        ("10", "a 10"),
        (JOKER, "a joker"),
    ],
)
def test_a_rank_has_its_article(rank: str, words: str) -> None:
    assert with_article(rank_text(rank)) == words


def test_a_suited_ace_has_its_article() -> None:
    assert with_article(card_text(Card("A", "S"))) == "an A♠"


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        (FRENCH, 52),
        (Pack(Deck.FRENCH, jokers=3), 55),
        (Pack(Deck.FRENCH, packs=2, jokers=4), 108),
        (CUCUMBERS, 60),
        (Pack(Deck.FIVE_CUCUMBERS, packs=2), 120),
        (Pack(Deck.KILLE), 42),
    ],
    ids=["french", "three jokers", "twenty-six", "five cucumbers", "two of them", "kille"],
)
def test_a_pack_has_its_size(pack: Pack, size: int) -> None:
    assert pack.size == size == sum(pack.copies(rank) for rank in pack.ranks)


def test_jokers_are_in_the_pack_only_when_added() -> None:
    assert not FRENCH.has(Card(JOKER))
    assert FRENCH.copies(JOKER) == 0
    assert Pack(Deck.FRENCH, packs=2, jokers=3).copies(JOKER) == 3
    assert Pack(Deck.FRENCH, jokers=1).has(Card(JOKER))


@pytest.mark.parametrize(
    ("pack", "card", "has"),
    [
        (FRENCH, "6C", True),
        (FRENCH, "6", True),
        (FRENCH, "1", False),
        (FRENCH, "15", False),
        (CUCUMBERS, "1", True),
        (CUCUMBERS, "6C", False),
        (CUCUMBERS, "A", False),
    ],
)
def test_a_pack_knows_its_cards(pack: Pack, card: str, has: bool) -> None:
    assert pack.has(parse_card(card)) is has


def test_a_joker_has_no_suit() -> None:
    assert not Pack(Deck.FRENCH, jokers=1).has(Card(JOKER, "S"))


@pytest.mark.parametrize(
    ("packs", "cards", "short"),
    [
        (1, "K K K K", ""),
        (1, "K K K K K", "K"),
        (1, "KS KH KD KC K", "K"),
        (1, "KS KS", "KS"),
        (1, "KS KS K K K", "K KS"),
        (2, "KS KS", ""),
        (2, "KS KS KS", "KS"),
        (2, "K K K K K K K K K", "K"),
        (1, "joker", "joker"),
        (1, "", ""),
    ],
)
def test_a_pack_says_what_it_has_too_few_of(packs: int, cards: str, short: str) -> None:
    pack = Pack(Deck.FRENCH, packs=packs)
    found = pack.shortages(parse_card(card) for card in cards.split())
    assert " ".join(card_name(card) for card in found) == short


def test_french_cards_have_suits_and_cucumbers_none() -> None:
    assert Deck.FRENCH.has_suits
    assert not Deck.FIVE_CUCUMBERS.has_suits


def test_a_card_shows_itself_by_its_name() -> None:
    assert str(Card("6", "C")) == "6C"
