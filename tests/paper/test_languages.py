"""Score sheets in every language: no word that no message has, and every message in each of them."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from referee.families.protocol import Words
from referee.paper.chart import svg_text
from referee.paper.language import Language
from referee.paper.page import html_page
from referee.paper.sheet import Money, Payout, Sheet
from referee.paper.spreadsheet import csv_text
from referee.translations import SPEECH, languages, source_of
from referee.words.said import Said, Typed
from referee.words.speech import ENGLISH, Speech
from tests.paper.sheets import FILES, golden
from tests.words.pseudo import accented, pseudo

PLAIN = [file for file in FILES if "--" not in file.stem]
PSEUDO = Speech(lambda owner, language: (text := source_of(owner, language)) and pseudo(text))
FORMS = ("html", "svg", "csv")
OF_ENGLISH = {"key", "noun", "nouns", "title"}
"""Arguments that English shows, and others put into words of their own."""


class Witness:
    """English in accents, and all that was said in it, one sentence of each message and of its variants."""

    def __init__(self) -> None:
        self.sentences: dict[tuple[str, str], Said] = {}

    def say(self, sentence: Said) -> str:
        variant = repr({name: value for name, value in sentence.args.items() if isinstance(value, str)})
        self.sentences.setdefault((sentence.id, variant), sentence)
        return PSEUDO.text(foreign(sentence), ENGLISH)


def foreign(sentence: Said) -> Said:
    """The sentence with accents on the words that English takes from documents."""
    args = dict(sentence.args)
    for name, value in sentence.args.items():
        if isinstance(value, Said):
            args[name] = foreign(value)
        elif isinstance(value, str) and name in OF_ENGLISH:
            args[name] = accented(value)
    return Said(sentence.id, args)


@pytest.fixture(scope="module")
def witness() -> Witness:
    return Witness()


def with_money(sheet: Sheet) -> Sheet:
    first, last = sheet.sides[0], sheet.sides[-1]
    paid = (Payout("pot", first.players[0], "10"), Payout(first.players[0], last.players[0], "5"))
    back = Payout("pot", last.players[0], "1", is_refund=True)
    lost = Payout(first.players[0], "bank", "2")
    seats = {last.players[0]: first.players[0]} if first is not last else {}
    return replace(sheet, money=Money("5", "15", (*paid, back, lost)), event="9", seats_before=seats)


def texts(sheet: Sheet, form: str) -> Iterator[str]:
    """All that somebody reads, or hears read out."""
    if form == "csv":
        for row in csv.reader(csv_text(sheet).removeprefix("\ufeff").splitlines()):
            yield from row
        return
    text = html_page(sheet).text.removeprefix("<!doctype html>") if form == "html" else svg_text(sheet)
    for element in ElementTree.fromstring(text).iter():
        if not element.tag.endswith("style"):
            yield element.text or ""
        yield element.tail or ""
        yield from (element.get(name, "") for name in ("aria-label", "title"))


def names(sheet: Sheet) -> set[str]:
    """Whatever is the same in every language, or typed."""
    sides = {side.label for side in sheet.sides}
    return {
        sheet.title,
        sheet.variant,
        sheet.region,
        "November",
        *sheet.house_rules,
        *sides,
        *sheet.names.values(),
    }


@pytest.mark.parametrize("file", PLAIN, ids=lambda file: file.stem)
def test_no_word_of_a_sheet_is_outside_the_messages(file: Path, witness: Witness) -> None:
    sheet = with_money(golden(file, Language(ENGLISH, witness.say)))
    for form in FORMS:
        for text in texts(sheet, form):
            left = text
            for name in sorted(filter(None, names(sheet)), key=len, reverse=True):
                left = left.replace(name, "")
            # Ids stand in cells about several players; a reason of an adjustment was typed.
            words = {*re.findall("[A-Za-z]{2,}", left)} - {"pot", "bank"} - {*typed_in(file)}
            assert not words, f"{form}: {text}"


def typed_in(file: Path) -> set[str]:
    """The words of the text sheet itself, such as reasons."""
    return {
        *re.findall("[A-Za-z]{2,}", " ".join(re.findall("^adjust.*", file.read_text(encoding="utf-8"), re.M)))
    }


def test_all_that_sheets_say_has_words_in_every_language(witness: Witness) -> None:
    for file in FILES:
        sheet = with_money(golden(file, Language(ENGLISH, witness.say)))
        html_page(sheet)
    assert len(witness.sentences) > 200
    for sentence in witness.sentences.values():
        for language in languages():
            if sentence.id.startswith(OF_PAPER) and not names_a_rule(sentence):
                assert SPEECH.text(sentence, language)


def names_a_rule(sentence: Said) -> bool:
    """True for a sentence with titles of a rule book, which has fewer languages."""
    return any(isinstance(part, Said) and "_rules-" in part.id for part in sentence.args.values())


OF_PAPER = ("paper-", "common-", "options-", "rounds-", "melds-")


def test_a_language_without_a_familys_word_for_a_round_has_the_common_one() -> None:
    ours, strange = (Said("common-round", {"noun": "hand"}),) * 2, (Said("golf-hole"),) * 2
    french = Language(
        "fr", lambda sentence: SPEECH.say(sentence, "fr"), lambda sentence: SPEECH.has(sentence, "fr")
    )
    words = [Words("deal", "deals"), Words("deal", "deals", strange), Words("deal", "deals", ours)]
    assert [french.rounds(each)["noun"] for each in words] == ["deal", "deal", "own"]
    assert french.message("paper-note-after", reason=Typed("Tôt"), round=1, **french.rounds(words[1])) == (
        "Tôt (après la donne 1)"
    )
    assert french.rounds(Words("hole", "holes", strange))["noun"] == "own"


def test_figures_and_days_are_those_of_the_language() -> None:
    said = {tag: Language(tag, lambda sentence, tag=tag: SPEECH.say(sentence, tag)) for tag in languages()}
    days = {tag: language.day("2026-11-01T20:00:00Z") for tag, language in said.items()}
    assert (days["en"], days["da"], days["fr"]) == (
        "1 November 2026",
        "1. november 2026",
        "1er novembre 2026",
    )
    assert (days["fi"], days["es"]) == ("1. marraskuuta 2026", "1 de noviembre de 2026")
    assert [said[tag].number(-1234) for tag in ("en", "da", "de")] == ["−1,234", "−1.234", "−1.234"]
    assert (said["da"].region("Iceland"), said["da"].region("Anywhere")) == ("Island", "Anywhere")
    assert [said[tag].cards("QS joker 10 7 of cups") for tag in ("en", "da", "sv")] == [
        "Q♠ Jo 10 7 of cups",
        "D♠ Jo 10 7 of cups",
        "D♠ Jo 10 7 of cups",
    ]
