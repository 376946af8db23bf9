"""Sentences in words: in the language, in English where that lacks them, and never an error for a player."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.words.messages import Messages
from referee.words.said import English, MessageError, Person, PlayingCard, Said, Typed
from referee.words.speech import Speech

FILES = {
    ("common", "en"): "common-and = { $most } and { $last }\ncommon-nobody = nobody\n",
    ("common", "da"): "common-and = { $most } og { $last }\ncommon-nobody = ingen\n",
    ("cards", "en"): """
cards-took = { CARD($card, form: "A") } took { CARD($taken, form: "a") }, plainly { CARD($card) }, { $taken }.
cards-held = { CARD($cards, form: "row") }, { CARD($ranks, form: "several") }, { SIGNED($points) }.
cards-played = { CARD($cards, form: "Play") } beat { CARD($cards, form: "play") }.
cards-by = By { CARD($player, form: "a") } with { CARD($points, form: "a") }.
""",
    ("golf", "en"): """
golf-points = { $side }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
golf-holes = { $way ->
    [front] Front nine.
   *[back] Back nine.
}
golf-reason = Because: { $reason }
golf-all = { $parts }
golf-list = All of { AND($parts) }; { AND($player) }
golf-new = Only English has this, { $player }.
""",
    ("golf", "da"): """
golf-points = { $side }: { $points } point.
golf-all = { $parts }
golf-reason = Fordi: { $reson }
golf-broken = { $points ->
""",
    ("golf", "pl"): """
golf-points = { $side }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
""",
    ("golf", "tlh"): "golf-points = { $side }\n",
}
COMMON = Path(referee.__file__).parent / "words" / "en.ftl"
WITH_CARDS = Speech(
    lambda owner, language: (
        COMMON.read_text(encoding="utf-8")
        if (owner, language) == ("common", "en")
        else FILES.get((owner, language))
    )
)
"""Speech with the names of cards that every family has."""
ANN, BO, CY = (Person(f"p{at}", name) for at, name in enumerate(("Ann", "Bo", "Cy"), 1))


@pytest.fixture
def speech() -> Speech:
    return Speech(lambda owner, language: FILES.get((owner, language)))


def test_a_sentence_is_in_the_language(speech: Speech) -> None:
    sentence = Said("golf-points", {"side": (ANN, BO, CY), "points": 1200})
    assert speech.text(sentence, "en") == "Ann, Bo and Cy: 1200 points."
    assert speech.text(sentence, "da") == "Ann, Bo og Cy: 1200 point."


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (2, "2 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (21, "21 punktów"),
        (22, "22 punkty"),
        (1234, "1234 punkty"),
        (-1, "-1 punkt"),
    ],
)
def test_numbers_take_the_plural_of_the_language(speech: Speech, points: int, words: str) -> None:
    assert speech.text(Said("golf-points", {"side": ANN, "points": points}), "pl") == f"Ann: {words}."


@pytest.mark.parametrize(("points", "words"), [(1, "1 point"), (-1, "-1 points"), (0, "0 points")])
def test_english_has_one_point_and_else_points(speech: Speech, points: int, words: str) -> None:
    assert speech.text(Said("golf-points", {"side": ANN, "points": points}), "en") == f"Ann: {words}."


def test_a_side_of_nobody_has_a_word(speech: Speech) -> None:
    sentence = Said("golf-points", {"side": (), "points": 2})
    assert [speech.text(sentence, language) for language in ("en", "da")] == [
        "nobody: 2 points.",
        "ingen: 2 point.",
    ]


@pytest.mark.parametrize(
    ("card", "forms"),
    [
        (PlayingCard("A"), ("An ace", "an ace", "ace")),
        (PlayingCard("8"), ("An 8", "an 8", "8")),
        (PlayingCard("11"), ("An 11", "an 11", "11")),
        (PlayingCard("10"), ("A 10", "a 10", "10")),
        (PlayingCard("joker"), ("A joker", "a joker", "joker")),
        (PlayingCard("vardshus"), ("A värdshus", "a värdshus", "värdshus")),
        (PlayingCard("A", "C"), ("An A♣", "an A♣", "A♣")),
        (PlayingCard("8", "D"), ("An 8♦", "an 8♦", "8♦")),
        (PlayingCard("K", "H"), ("A K♥", "a K♥", "K♥")),
        (PlayingCard("2", "S"), ("A 2♠", "a 2♠", "2♠")),
        (PlayingCard("gnome"), ("A gnome", "a gnome", "gnome")),
    ],
    ids=str,
)
def test_cards_have_the_forms_that_a_sentence_needs(card: PlayingCard, forms: tuple[str, str, str]) -> None:
    capital, article, plain = forms
    sentence = Said("cards-took", {"card": card, "taken": card})
    assert WITH_CARDS.text(sentence, "en") == f"{capital} took {article}, plainly {plain}, {plain}."


def test_several_cards_are_a_list_in_the_same_form() -> None:
    taken = PlayingCard("A"), PlayingCard("8", "C"), PlayingCard("J", "S")
    sentence = Said("cards-took", {"card": PlayingCard("3"), "taken": taken})
    assert WITH_CARDS.text(sentence, "en") == "A 3 took an ace, an 8♣ and a J♠, plainly 3, ace, 8♣ and J♠."


def test_cards_lie_side_by_side_with_letters_and_several_of_a_rank_have_an_ending() -> None:
    cards = PlayingCard("K", "H"), PlayingCard("K"), PlayingCard("vardshus"), PlayingCard("10")
    sentence = Said(
        "cards-held", {"cards": cards, "ranks": (PlayingCard("A"), PlayingCard("6")), "points": -5}
    )
    assert WITH_CARDS.text(sentence, "en") == "K♥ K värdshus 10, aces and 6s, −5."


def test_what_is_no_number_has_no_sign() -> None:
    sentence = Said("cards-held", {"cards": (PlayingCard("3"),), "ranks": PlayingCard("3"), "points": ANN})
    assert WITH_CARDS.text(sentence, "en") == "3, 3s, Ann."


def test_cards_of_one_play_are_joined() -> None:
    cards = PlayingCard("joker"), PlayingCard("K", "H"), PlayingCard("3")
    text = WITH_CARDS.text(Said("cards-played", {"cards": cards}), "en")
    assert text == "Joker-K♥-3 beat joker-K♥-3."


def test_what_is_no_card_has_one_form() -> None:
    assert WITH_CARDS.text(Said("cards-by", {"player": ANN, "points": 7}), "en") == "By Ann with 7."


def test_a_language_without_names_of_cards_has_no_sentence_with_them() -> None:
    sentence = Said("golf-points", {"side": PlayingCard("8"), "points": 2})
    assert [WITH_CARDS.say(sentence, language) for language in ("da", "en")] == ["8: 2 points."] * 2


def test_what_somebody_typed_stays_as_it_is(speech: Speech) -> None:
    sentence = Said("golf-reason", {"reason": Typed("{ $points } \\u0041 “Späť”")})
    assert speech.text(sentence, "en") == "Because: { $points } \\u0041 “Späť”"


def test_sentences_in_a_list_follow_one_another_in_the_same_language(speech: Speech) -> None:
    parts = tuple(Said("golf-points", {"side": player, "points": 2}) for player in (ANN, BO))
    assert speech.text(Said("golf-all", {"parts": parts}), "da") == "Ann: 2 point. Bo: 2 point."


def test_messages_are_a_list_where_that_is_asked_for(speech: Speech) -> None:
    parts = tuple(Said("golf-holes", {"way": way}) for way in ("front", "back", "front"))
    text = speech.text(Said("golf-list", {"parts": parts, "player": ANN}), "en")
    assert text == "All of Front nine., Back nine. and Front nine.; Ann"


def test_a_word_selects_a_variant(speech: Speech) -> None:
    texts = [speech.text(Said("golf-holes", {"way": way}), "en") for way in ("front", "back", "")]
    assert texts == ["Front nine.", "Back nine.", "Back nine."]


@pytest.mark.parametrize(
    ("sentence", "language", "fault"),
    [
        (Said("golf-putt"), "en", "there is no message golf-putt"),
        (Said("chess-mate"), "en", "en has no messages for chess-mate"),
        (Said("golf-points", {"side": ANN}), "en", "golf-points: .*points"),
        (Said("golf-new", {"player": ANN}), "da", "there is no message golf-new"),
        (Said("golf-points", {"side": ANN, "points": 2}), "sv", "sv has no messages for golf-points"),
        (Said("golf-points", {"side": ANN, "points": 2}), "tlh", "'tlh' is no language"),
        (Said("golf-reason", {"reason": English("It rained.")}), "da", "da has no words for 'It rained.'"),
    ],
)
def test_what_has_no_words_is_a_clear_error(
    speech: Speech, sentence: Said, language: str, fault: str
) -> None:
    with pytest.raises(MessageError, match=fault):
        speech.text(sentence, language)


@pytest.mark.parametrize(
    ("sentence", "language", "words"),
    [
        (Said("golf-new", {"player": ANN}), "da", "Only English has this, Ann."),
        (Said("golf-new", {"player": ANN}), "sv", "Only English has this, Ann."),
        (Said("golf-reason", {"reason": Typed("Rain")}), "da", "Because: Rain"),
        (Said("golf-points", {"side": ANN, "points": 2}), "tlh", "Ann: 2 points."),
        (
            Said("golf-all", {"parts": (Said("golf-new", {"player": ANN}),)}),
            "da",
            "Only English has this, Ann.",
        ),
        (Said("golf-putt"), "da", "golf-putt"),
    ],
)
def test_players_get_english_where_a_language_lacks_something(
    speech: Speech, sentence: Said, language: str, words: str
) -> None:
    assert speech.say(sentence, language) == words


def test_a_file_is_read_once_and_only_when_it_is_asked_for() -> None:
    read = list[tuple[str, str]]()

    def source(owner: str, language: str) -> str | None:
        read.append((owner, language))
        return FILES.get((owner, language))

    speech = Speech(source)
    for _ in range(3):
        speech.say(Said("golf-points", {"side": ANN, "points": 2}), "da")
    assert read == [("golf", "da")]


def test_a_fault_in_a_file_names_its_line_and_leaves_the_other_messages_whole() -> None:
    messages = Messages("da", FILES["golf", "da"])
    [fault] = messages.faults
    assert fault.startswith("line 6: ")
    assert "golf-broken" not in messages
    assert {*messages} == {"golf-points", "golf-all", "golf-reason", "golf-broken"}


def test_a_message_has_the_messages_and_terms_that_it_refers_to() -> None:
    messages = Messages("en", REFERRING)
    assert (
        messages.text("golf-over", {"number": 9, "by": 2}) == "The game is over after 9 holes, by 2 strokes."
    )
    assert messages.text("golf-holes", {"number": 1}) == "1 hole"
    assert {*messages} == {"golf-over", "golf-holes"}
    assert "-game" not in messages


REFERRING = """
golf-over = { -game(form: "the") } is over after { golf-holes }, by { $by ->
    [one] a stroke
   *[other] { $by } strokes
}.
### Names.
-game = { $form ->
   *[none] game
    [the] The game
}

golf-holes = { $number ->
    [one] { $number } hole
   *[other] { $number } holes
}
"""
