"""Looks: what is one sign and what is not, what another release may have chosen, and who has which colour."""

import pytest

from referee.looks import COLOURS, colours_of, is_mark, known_look, known_looks, looks_in

SIGNS = {
    "letter": "A",
    "letter with its accent beside it": "A\u030a",
    "letter of a word that runs to the left": "ج",
    "syllable": "한",
    "syllable with its vowel": "कि",
    "digit": "7",
    "keycap": "7\ufe0f\u20e3",
    "sign": "♠",
    "sign shown as an emoji": "♠\ufe0f",
    "emoji": "🥒",
    "tone of skin": "👋🏽",
    "couple": "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿",
    "flag": "🇩🇰",
    "flag of a part of a country": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "emoji of a later Unicode": "\U0001fadf",
    "punctuation": "!",
}
NO_SIGNS = {
    "nothing": "",
    "blank": " ",
    "two letters": "AB",
    "two emoji": "🥒🥒",
    "letter and emoji": "A🥒",
    "three halves of flags": "🇩🇰🇩",
    "accents alone": "\u0301",
    "tower of accents": "Z" + "\u0301" * 5,
    "control character": "\x07",
    "line break": "\n",
    "turned round": "\u202eA",
    "isolated": "\u2066A\u2069",
    "joiner alone": "\u200d",
    "joiner behind": "🥒\u200d",
    "letters joined": "a\u200db",
    "zero width": "A\u200b",
    "filler": "\u3164",
    "blank braille": "\u2800",
    "private use": "\ue000",
    "half a surrogate pair": "\ud83e",
    "noncharacter": "\uffff",
    "family of too many": "\u200d".join("👩" * 9),
}


@pytest.mark.parametrize("text", SIGNS.values(), ids=SIGNS)
def test_one_sign_is_a_mark(text):
    assert is_mark(text)


@pytest.mark.parametrize("text", NO_SIGNS.values(), ids=NO_SIGNS)
def test_all_else_is_none(text):
    assert not is_mark(text)


@pytest.mark.parametrize(
    "strange", [None, "teal", 7, [], {"colour": ["teal"], "mark": {}}, {"colour": "tartan"}]
)
def test_the_look_of_another_release_is_none(strange):
    assert known_look(strange) is None
    assert known_looks({"p1": strange, "p2": {"mark": "B"}}) == {"p2": {"colour": None, "mark": "B"}}


def test_looks_that_are_no_object_are_none():
    assert looks_in("[]") == known_looks("teal") == {}


def test_all_of_eight_differ_whoever_chooses():
    assert colours_of([None] * 8) == [*COLOURS]
    for seat in range(8):
        for colour in COLOURS:
            chosen = [None] * 8
            chosen[seat] = colour
            colours = colours_of(chosen)
            assert colours[seat] == colour
            assert len({*colours}) == 8


def test_a_choice_moves_nobody_but_whose_colour_it_was():
    assert colours_of([None, None, None, "blue"]) == ["plum", "orange", "teal", "blue"]


def test_more_than_eight_begin_again():
    assert colours_of([None] * 16) == [*COLOURS, *COLOURS]
