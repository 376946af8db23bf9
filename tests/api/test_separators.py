"""What separates the cells of CSV: asked for by name, or by the reader's language."""

from __future__ import annotations

import csv
from urllib.parse import quote

import pytest
from werkzeug.test import TestResponse

from tests.api.service import Club, Game, Service, refused

BETWEEN = {"comma": ",", "semicolon": ";", "tab": "\t"}
PATH = "/score-sheet?format=csv"


@pytest.fixture
def club(service: Service) -> Club:
    """A club of Ann; Bo and Cy, in which 10.05 kr. have been paid."""
    there = service.new_club()
    for name in ("Ann; Bo", "Cy"):
        there.member(name)
    there.pay("m1", "m2", 1005, note="for; that, too")
    return there


def rows(response: TestResponse, separator: str) -> list[list[str]]:
    assert response.status_code == 200
    text = response.get_data().decode("utf-8-sig")
    return [*csv.reader(text.splitlines(), delimiter=BETWEEN[separator])]


@pytest.mark.parametrize("separator", BETWEEN)
def test_cells_are_separated_as_asked(game: Game, club: Club, separator: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    by_comma = rows(game.get(PATH), "comma")
    assert rows(game.get(f"{PATH}&separator={separator}"), separator) == by_comma
    (heads, booking) = rows(club.get(f"/ledger?format=csv&separator={separator}"), separator)
    told = dict(zip(heads, booking, strict=True))
    assert (told["from_name"], told["note"]) == ("Ann; Bo", "for; that, too")
    assert told["amount"] == ("10,05" if separator == "semicolon" else "10.05")


@pytest.mark.parametrize("separator", [";", "Comma", "", "pipe"])
def test_what_is_no_separator_is_refused(game: Game, club: Club, separator: str) -> None:
    fault = ("/query/separator", "value_must_be_one_of")
    for response in (
        game.get(f"{PATH}&separator={quote(separator)}"),
        club.get(f"/ledger?format=csv&separator={quote(separator)}"),
    ):
        refused(response, 422, "request_must_fit", fault)


@pytest.mark.parametrize(
    ("languages", "separator"),
    [
        ("da", "semicolon"),
        ("de-CH, de;q=0.8", "comma"),
        ("de-DE, en;q=0.8", "semicolon"),
        ("en;q=0.8, sv-SE", "semicolon"),
        ("en-GB, da;q=0.5", "comma"),
        ("xx-YY, fi;q=0.5", "semicolon"),
        ("not a language;;;", "comma"),
        ("*", "comma"),
        ("da;q=0", "comma"),
        ("", "comma"),
    ],
)
def test_auto_goes_by_the_readers_language(game: Game, club: Club, languages: str, separator: str) -> None:
    sent = {"Accept-Language": languages}
    sheet = game.get(f"{PATH}&separator=auto&lang=en", headers=sent)
    assert rows(sheet, separator)[0][:3] == ["position", "hand", "kind"]
    ledger = club.get("/ledger?format=csv&separator=auto&lang=en", headers=sent)
    assert rows(ledger, separator)[0][0] == "number"


def test_without_auto_separators_are_those_of_every_language(game: Game, club: Club) -> None:
    sent = {"Accept-Language": "da"}
    for response in (game.get(PATH, headers=sent), club.get("/ledger?format=csv", headers=sent)):
        assert len(rows(response, "comma")[0]) > 3
        assert response.headers["Vary"] == "Accept, Authorization, Accept-Language"


def test_caches_keep_what_languages_are_answered_apart(game: Game, club: Club) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    danish, english = (
        game.get(f"{PATH}&separator=auto", headers={"Accept-Language": language}) for language in ("da", "en")
    )
    assert "Accept-Language" in danish.headers["Vary"]
    assert danish.headers["ETag"] != english.headers["ETag"] == game.get(PATH).headers["ETag"]
    # A language that is asked for leaves the separator to the reader's.
    by_semicolon, by_comma = (
        game.get(f"{PATH}&separator=auto&lang=en", headers={"Accept-Language": language}).headers["ETag"]
        for language in ("da", "en")
    )
    assert by_semicolon != by_comma
    known = {"If-None-Match": danish.headers["ETag"]}
    again = game.get(f"{PATH}&separator=auto", headers=known | {"Accept-Language": "da"})
    assert (again.status_code, again.headers["Vary"]) == (304, danish.headers["Vary"])
    assert game.get(f"{PATH}&separator=auto", headers=known | {"Accept-Language": "en"}).status_code == 200
    ledger = club.get("/ledger?separator=auto", headers={"Accept": "text/csv"})
    assert {"Accept", "Authorization", "Accept-Language"} <= set(ledger.headers["Vary"].split(", "))
