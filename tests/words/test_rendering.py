"""Messages as functions: what Fluent knows, and what is refused."""

from __future__ import annotations

import pytest

from referee.words.rendering import Rendering, named_in, parsed
from referee.words.said import MessageError

TEXT = """
golf-plain = Nothing to fill in.
golf-literals = { "{" }{ 5 }{ 2.5 }{ { $player } }{ "\\u00e9" }
golf-order = { $number ->
    [one] first of the plural
    [1] never reached
    [21] twenty-one
   *[other] { $number }
}
golf-text = { $way ->
    [5] never the text
   *[other] { $way }
}
golf-term = { -hole } and { -hole(form: "the") }, { -hole(size: 3) }, { -green }
-hole = { $form ->
    [the] the hole
   *[none] a hole{ $size ->
        [3] {" "}of three
       *[other] {""}
    }
}
-green = green
golf-loud = { LOUD($player, times: 2) }{ LOUD(golf-plain) }{ LOUD("so") }
golf-selected-by-a-call = { LOUD($player) ->
    [ANN] Ann herself
   *[other] somebody else
}
golf-quiet = { QUIET($player) }
golf-two = { LOUD($player, $number) }
golf-round = { golf-and-round }
golf-and-round = { golf-round }
golf-unknown = { golf-nothing }
golf-value =
    .attribute = Only an attribute
"""


def loud(words: str, *, times: int = 1) -> str:
    """The words in capital letters."""
    return words.upper() * times


def said(message: str, language: str = "en", **args: object) -> str:
    """The text of a message."""
    part = Rendering(language, named_in(parsed(TEXT)), {"LOUD": loud}).part(message)
    return part if isinstance(part, str) else part(args)


@pytest.mark.parametrize(
    ("message", "args", "text"),
    [
        ("golf-plain", {}, "Nothing to fill in."),
        ("golf-literals", {"player": "Ann"}, "{52.5Anné"),
        ("golf-order", {"number": 1}, "first of the plural"),
        ("golf-order", {"number": 21}, "twenty-one"),
        ("golf-order", {"number": -1200}, "-1200"),
        ("golf-order", {"number": "one"}, "first of the plural"),
        ("golf-text", {"way": "5"}, "5"),
        ("golf-term", {}, "a hole and the hole, a hole of three, green"),
        ("golf-loud", {"player": "Ann"}, "ANNANNNOTHING TO FILL IN.SO"),
        ("golf-selected-by-a-call", {"player": "Ann"}, "Ann herself"),
    ],
)
def test_a_message_is_what_fluent_makes_of_it(message: str, args: dict[str, object], text: str) -> None:
    assert said(message, **args) == text


def test_the_first_variant_that_fits_is_taken_by_the_plurals_of_the_language() -> None:
    assert said("golf-order", "is", number=21) == "first of the plural"


@pytest.mark.parametrize(
    "message", ["golf-quiet", "golf-two", "golf-round", "golf-unknown", "golf-value", "golf-putt", "-putt"]
)
def test_what_refers_to_nothing_or_to_itself_is_no_message(message: str) -> None:
    with pytest.raises(MessageError):
        said(message)
