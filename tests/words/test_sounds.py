"""Spanish lists, whose “and” and “or” go by the name behind them."""

from __future__ import annotations

import pytest

from referee.translations import SPEECH
from referee.words.said import Argument, Person, PlayingCard, Said, Typed, with_and, with_or

INES, OSCAR, ANA = Person("p1", "Inés"), Person("p2", "Óscar"), Person("p3", "Ana")


@pytest.mark.parametrize(
    ("name", "and_", "or_"),
    [
        ("Inés", "e", "o"),
        ("Íñigo", "e", "o"),
        ("I\u0301n\u0303igo", "e", "o"),
        ("Hilda", "e", "o"),
        ("«Isa»", "e", "o"),
        ("Yves", "e", "o"),
        ("Ian", "e", "o"),
        ("Yolanda", "y", "o"),
        ("Hierro", "y", "o"),
        ("Óscar", "y", "u"),
        ("Hortensia", "y", "u"),
        ("8 de copas", "y", "u"),
        ("80", "y", "u"),
        ("11", "y", "u"),
        ("110", "y", "o"),
        ("1100", "y", "o"),
        ("11000", "y", "u"),
        ("11.000", "y", "u"),
        ("Ana", "y", "o"),
        ("☂", "y", "o"),
        ("", "y", "o"),
    ],
)
def test_spanish_hears_how_a_name_begins(name: str, and_: str, or_: str) -> None:
    names = (ANA, Person("p2", name))
    assert _in("es", with_and(names)) == f"Ana {and_} {name}"
    assert _in("es", with_or(names)) == f"Ana {or_} {name}"


def test_spanish_hears_numbers_cards_and_lists() -> None:
    assert _in("es", with_or([7, 8])) == "7 u 8"
    assert _in("es", with_or([7, 8, 9])) == "7, 8 o 9"
    eight = (PlayingCard("7", "C"), PlayingCard("8", "C"))
    assert _in("es", with_or(eight)) == "7♣ u 8♣"
    teams = with_and([(ANA, OSCAR), (INES, ANA)])
    assert _in("es", teams) == "Ana y Óscar e Inés y Ana"
    forms = {
        "most": Said("api-form", {"name": Typed("tricks"), "holds": Typed("todas")}),
        "last": Typed("outcome"),
    }
    assert _in("es", Said("api-form-or", forms)) == "tricks (todas) u outcome"


@pytest.mark.parametrize(
    ("language", "and_"), [("en", "and"), ("fr", "et"), ("pl", "i"), ("fi", "ja"), ("is", "og")]
)
def test_other_languages_have_one_word(language: str, and_: str) -> None:
    assert _in(language, (ANA, INES)) == f"Ana {and_} Inés"


def _in(language: str, words: Argument) -> str:
    """The words in just this language."""
    return SPEECH.text(Said("common-sentences", {"sentences": words}), language)
