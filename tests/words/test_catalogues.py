from __future__ import annotations

import pytest

from referee.words.catalogues import faults

ENGLISH = """toy-lost = { $player } lost { $points ->
    [1] a point
   *[other] { $points } points
}.
toy-over = { $because ->
    [agreed] It was agreed to end.
   *[won] { $player } has won.
}
"""


def test_messages_with_the_same_arguments_are_fine() -> None:
    danish = "toy-lost = { $player } tabte { $points } point.\n"
    assert [*faults("toy", {"en": ENGLISH, "da": f"## Danish\n\n{danish}"})] == []


def test_an_argument_that_only_selects_need_not_be_there_in_other_languages() -> None:
    assert [*faults("toy", {"en": ENGLISH, "da": "toy-over = { $player } vandt."})] == []


def test_a_message_has_the_arguments_of_those_that_it_refers_to() -> None:
    english = ENGLISH + "toy-so = { toy-lost } So { toy-over }\n"
    danish = "toy-so = { $player }, { $points } { $because ->\n    [agreed] a\n   *[won] b\n}"
    assert [*faults("toy", {"en": english, "da": danish})] == []
    swedish = "toy-lost = { $player }: { $points }\ntoy-so = { toy-lost }"
    assert [*faults("toy", {"en": english, "sv": swedish})] == []
    finnish = "toy-over = { $player }\ntoy-so = { toy-over }"
    assert [*faults("toy", {"en": english, "fi": finnish})] == ["fi.ftl, line 2: toy-so lacks $points"]
    round_about = ENGLISH + "toy-round = { toy-round }"
    assert [*faults("toy", {"en": round_about})] == [
        "en.ftl, line 9: toy-round: it refers to itself by toy-round"
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("# Tabt.\ntoy-lost = { $player } tabte.", "da.ftl, line 2: toy-lost lacks $points"),
        (
            "toy-lost = { $player } { $points } { $point }",
            "da.ftl, line 1: toy-lost has $point, which English has not",
        ),
        (
            "toy-over = { $player } { $who ->\n   *[a] A\n}",
            "da.ftl, line 1: toy-over has $who, which English has not",
        ),
        ("\ntoy-won = A", "da.ftl, line 2: toy-won is no message of en.ftl"),
        ("golf-won = A", "da.ftl, line 1: golf-won does not begin with toy-"),
        ("toy-over = { $player\n", 'da.ftl, line 2: Expected token: "}"'),
        ("toy-over = { -winner } { $player }", "da.ftl, line 1: toy-over: there is no term -winner"),
    ],
)
def test_a_fault_is_told_with_its_file_and_line(text: str, says: str) -> None:
    assert [*faults("toy", {"en": ENGLISH, "da": text})] == [says]


def test_english_is_needed_and_what_is_no_language_is_told() -> None:
    assert [*faults("toy", {"da": ENGLISH})] == ["there is no en.ftl, which has every message"]
    (fault,) = faults("toy", {"en": ENGLISH, "xx": ENGLISH})
    assert fault.startswith("xx.ftl, 'xx' is no language")
