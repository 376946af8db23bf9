"""Sentences in words: in the language, in English where that lacks them, and never an error for a player."""

from __future__ import annotations

import pytest

from referee.words.messages import Messages
from referee.words.said import MessageError, Person, Said, Typed
from referee.words.speech import Speech

FILES = {
    ("common", "en"): "common-and = { $most } and { $last }\ncommon-nobody = nobody\n",
    ("common", "da"): "common-and = { $most } og { $last }\ncommon-nobody = ingen\n",
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


def test_what_somebody_typed_stays_as_it_is(speech: Speech) -> None:
    sentence = Said("golf-reason", {"reason": Typed("{ $points } \\u0041 “Späť”")})
    assert speech.text(sentence, "en") == "Because: { $points } \\u0041 “Späť”"


def test_sentences_in_a_list_follow_one_another_in_the_same_language(speech: Speech) -> None:
    parts = tuple(Said("golf-points", {"side": player, "points": 2}) for player in (ANN, BO))
    assert speech.text(Said("golf-all", {"parts": parts}), "da") == "Ann: 2 point. Bo: 2 point."


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
    assert "da.ftl:6:" in fault
    assert "golf-broken" not in messages
    assert {*messages} == {"golf-points", "golf-all", "golf-reason"}
