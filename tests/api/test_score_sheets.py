"""The score sheet to print, as clients see it."""

from __future__ import annotations

import csv
import re
from base64 import b64encode
from hashlib import sha256
from xml.etree import ElementTree

import pytest
from werkzeug.test import TestResponse

from referee.service.games.paper import PAPER_FORMAT
from tests.api.service import Game, Service, answered, created, refused, trick

PATH = "/score-sheet"
FORMS = {"html": "text/html", "csv": "text/csv", "svg": "image/svg+xml"}
every_form = pytest.mark.parametrize("form", FORMS)

CHROMIUM = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8"
IN_A_PAGE = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"


def ask(game: Game, query: str = "", **headers: str) -> TestResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return game.get(PATH + query, token=None, headers=named)


def text_of(response: TestResponse) -> str:
    assert response.status_code == 200
    return response.get_data(as_text=True)


# Which form.


@pytest.mark.parametrize(
    ("accept", "given"),
    [
        (None, "text/html"),
        ("", "text/html"),
        ("*/*", "text/html"),
        (CHROMIUM, "text/html"),
        (IN_A_PAGE, "image/svg+xml"),
        ("text/csv", "text/csv"),
        ("TEXT/CSV", "text/csv"),
        ("text/csv;charset=utf-8", "text/csv"),
        ("text/csv; header=present", "text/csv"),
        ("image/svg+xml", "image/svg+xml"),
        ("image/*", "image/svg+xml"),
        ("text/*", "text/html"),
        ("text/html;q=0, text/*", "text/csv"),
        ("text/html;q=0.5, text/csv;q=0.6, image/svg+xml;q=0.4", "text/csv"),
        ("*/*;q=0.1, image/svg+xml;q=0.2", "image/svg+xml"),
        ("*/*, text/html;q=0.1", "text/csv"),
        ("application/json, */*;q=0.1", "text/html"),
    ],
)
def test_accept_chooses_the_form(game: Game, accept: str | None, given: str) -> None:
    response = ask(game) if accept is None else ask(game, Accept=accept)
    assert (response.status_code, response.mimetype) == (200, given)


@every_form
def test_the_query_goes_before_accept(game: Game, form: str) -> None:
    for accept in ("*/*", "text/html", "application/json", "image/png;q=0"):
        assert ask(game, f"?format={form}", Accept=accept).mimetype == FORMS[form]


@pytest.mark.parametrize(
    "accept", ["application/json", "image/png", "text/plain", "*/*;q=0", "text/html;q=0", "x"]
)
def test_what_cannot_be_given_is_refused_with_what_can(game: Game, accept: str) -> None:
    problem = refused(
        ask(game, Accept=accept),
        406,
        "answer_must_be_acceptable",
        ("/headers/Accept", "answer_must_be_acceptable"),
    )
    assert "text/html, text/csv, image/svg+xml" in problem["detail"]


def test_a_form_that_is_none_is_refused(game: Game) -> None:
    refused(ask(game, "?format=pdf"), 422, "request_must_fit", ("/query/format", "value_must_be_one_of"))
    refused(ask(game, "?form=csv"), 422, "request_must_fit", ("/query/form", "field_must_be_known"))


@pytest.mark.parametrize(
    ("query", "day"),
    [
        ("", "20 November 2026"),
        ("?tz=UTC", "20 November 2026"),
        ("?tz=Pacific/Auckland", "21 November 2026"),
        ("?tz=America/New_York", "20 November 2026"),
    ],
)
def test_the_day_is_told_where_one_is(fresh_service: Service, query: str, day: str) -> None:
    game = fresh_service.new_game()  # at half past seven in the evening, UTC
    assert day in text_of(ask(game, query))


@pytest.mark.parametrize("zone", ["Europe/Kopenhagen", "../../etc/passwd", "/etc/localtime", "Europe"])
def test_a_time_zone_that_is_none_is_refused(game: Game, zone: str) -> None:
    fault = ("/query/tz", "time_zone_must_exist")
    refused(game.get(f"{PATH}?tz={zone}"), 422, "request_must_fit", fault)


def test_a_game_that_is_none_has_no_sheet(service: Service) -> None:
    refused(service.get("/v1/games/none/score-sheet?format=csv"), 404, "game_must_exist")


# What is in it.


@pytest.fixture
def evening(service: Service) -> Game:
    """Gurka for a stake: a fall, a buy-in, an adjustment, a winner."""
    stake = {"amount": 2000, "currency": "DKK"}
    rules = {"limit": {"points": 20}, "stakes": {"buy_ins": {"others_in": 2}}}
    game = service.new_game("gurka", "Ann Bo Cy", stake=stake, title="Mätäpesä & co", house_rules=rules)
    game.hand("Ann 5 Bo K Cy 3")
    game.hand("Bo K Cy 2 Ann 9")
    game.act("/buy-ins", player="Bo")
    game.act("/adjustments", player="Cy", points=3, reason="Dealt <twice>")
    game.hand("Cy Q Ann 2 Bo 9")
    game.hand("Ann 3 Bo 2 Cy K")
    game.hand("Bo A Ann 2")
    game.hand("Ann 2 Bo A")
    assert game.read()["status"] == "finished"
    return game


def test_the_csv_has_every_act(evening: Game) -> None:
    response = ask(evening, "?format=csv")
    text = response.get_data().decode("utf-8-sig")
    assert response.get_data().startswith(b"\xef\xbb\xbf")
    assert response.content_type == "text/csv; charset=utf-8"
    rows = [*csv.DictReader(text.splitlines())]
    acts = evening.read("/hands?all_acts=true&limit=200")["items"]
    assert [row["kind"] for row in rows] == [act["kind"] for act in acts]
    assert [row["recorded_at"] for row in rows] == [act["recorded_at"] for act in acts]
    for row, act in zip(rows, acts, strict=True):
        assert [int(row[f"{name}: total"]) for name in ("Ann", "Bo", "Cy")] == [*act["scores"].values()]
    assert rows[3]["why"] == "Adjustment for Cy: 3 points added. Dealt <twice>"


def test_the_chart_shows_everybody(evening: Game) -> None:
    chart = ElementTree.fromstring(text_of(ask(evening, "?format=svg")))
    told = " ".join(part.text or "" for part in chart.iter())
    for name, score in evening.scores().items():
        assert f"{name}: {score}" in told
    assert "Mätäpesä & co" in told


def test_the_page_tells_of_the_winner_and_the_money(evening: Game) -> None:
    page = ElementTree.fromstring(text_of(ask(evening)).removeprefix("<!doctype html>"))
    told = ["".join(part.itertext()).replace("\xa0", " ") for part in page.iter("p")]
    assert "Won by Ann" in told
    assert "Stake DKK 20.00 each, DKK 80.00 paid into the pot in all" in told
    assert "Paid out DKK 80.00 to Ann" in told
    assert "Limit 20 or more: out" in told
    assert any(text.startswith("House rules Out at 20; ") for text in told)
    assert "Notes Adjustment for Cy: 3 points added. Dealt <twice> (after hand 2)" in told


@pytest.mark.parametrize(
    ("currency", "amount", "shown"),
    [("ISK", 500, "ISK 500"), ("KWD", 1500, "KWD 1.500"), ("EUR", 99, "EUR 0.99")],
)
def test_amounts_have_the_decimals_of_their_currency(
    service: Service, currency: str, amount: int, shown: str
) -> None:
    game = service.new_game(stake={"amount": amount, "currency": currency})
    assert f"{shown} each" in text_of(ask(game)).replace("\xa0", " ")


def test_differences_and_refunds_are_told(service: Service) -> None:
    stake = {"amount": 100, "currency": "EUR"}
    kurko = service.new_game("kurko", "Ann Bo Cy", stake=stake)
    kurko.hand("Ann 5 Bo 9 Cy 3")
    kurko.act("/end", reason="agreed")
    page = text_of(ask(kurko)).replace("\xa0", " ")
    assert "EUR 1.00 a point" in page
    assert "EUR 4.50 to Ann from Bo; EUR 4.50 to Cy from Bo" in page
    abandoned = service.new_game(stake=stake)
    abandoned.act("/end", reason="abandoned")
    page = text_of(ask(abandoned)).replace("\xa0", " ")
    assert "EUR 3.00 paid into the pot in all" in page
    assert "EUR 1.00 back to Ann; EUR 1.00 back to Bo; EUR 1.00 back to Cy" in page


def test_a_correction_shows_at_once(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    game.hand("Bo 2 Cy Q Ann 3")
    game.put("/hands/1", {"outcome": {"taker": "Ann", "card": "J"}})
    rows = [*csv.reader(ask(game, "?format=csv").get_data().decode("utf-8-sig").splitlines())]
    assert [row[7] for row in rows[1:]] == ["J", "Q"]
    assert [row[9] for row in rows[1:]] == ["11", "11"]


# How it is kept, and from whom.


@every_form
def test_each_form_is_answered_only_once(game: Game, form: str) -> None:
    first = ask(game, f"?format={form}")
    assert first.headers["ETag"] == f'"1.{PAPER_FORMAT}-{form}"'
    again = ask(game, f"?format={form}", If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.get_data()) == (304, b"")
    kept = ("ETag", "Cache-Control", "Vary")
    assert [again.headers[name] for name in kept] == [first.headers[name] for name in kept]
    for tag in (f"W/{first.headers['ETag']}", f'"0", {first.headers["ETag"]}', "*"):
        assert ask(game, f"?format={form}", If_None_Match=tag).status_code == 304
    other = next(name for name in FORMS if name != form)
    for tag in ('"1"', f'"1.{PAPER_FORMAT}-{other}"', '"2"', "garbage"):
        assert ask(game, f"?format={form}", If_None_Match=tag).status_code == 200
    game.hand("Ann 5 Bo 9 Cy 3")
    assert (
        ask(game, f"?format={form}", If_None_Match=first.headers["ETag"]).headers["ETag"]
        == f'"2.{PAPER_FORMAT}-{form}"'
    )


@every_form
def test_an_answer_is_for_its_reader_alone(game: Game, form: str) -> None:
    headers = ask(game, f"?format={form}").headers
    assert headers["Cache-Control"] == "private, no-cache"
    assert {name.strip() for name in headers["Vary"].split(",")} >= {"Accept", "Authorization"}
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Access-Control-Allow-Origin"] == "*" or "Origin" not in headers["Vary"]


@every_form
def test_nothing_but_its_own_style_may_be_used(evening: Game, form: str) -> None:
    response = ask(evening, f"?format={form}")
    policy = dict(
        part.strip().split(" ", 1) for part in response.headers["Content-Security-Policy"].split(";")
    )
    styles = re.findall(r"<style>(.*?)</style>", text_of(response), re.S)
    digests = [f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" for style in styles]
    expected = {
        "default-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert policy == expected | ({"style-src": digests[0]} if digests else {})
    assert len(digests) == (0 if form == "csv" else 1)


@every_form
def test_a_private_game_needs_its_token(service: Service, form: str) -> None:
    game = service.new_game(visibility="private")
    game.hand("Ann 5 Bo 9 Cy 3")
    path = f"{PATH}?format={form}"
    for good in (game.token, game.link("view")["token"]):
        assert game.get(path, token=good).status_code == 200
    missing = game.get(path, token=None)
    refused(missing, 401, "token_must_be_given")
    refused(game.get(path, token=None, headers={"If-None-Match": f'"2-{form}"'}), 401, "token_must_be_given")
    refused(game.get(path, token=service.new_game().token), 403, "token_must_be_for_this")
    assert b"Ann" not in missing.get_data()


def test_no_sheet_tells_a_token_or_the_id(evening: Game) -> None:
    for form in FORMS:
        text = text_of(ask(evening, f"?format={form}"))
        assert evening.token not in text
        assert evening.id not in text


@pytest.mark.parametrize(
    ("title", "plain", "whole"),
    [
        ("Friday", "Friday", "Friday"),
        ("", "Agurk", "Agurk"),
        ("Mätäpesä", "Matapesa", "M%C3%A4t%C3%A4pes%C3%A4"),
        ('../../x"; filename="y.exe', "x-filename-y-exe", "x-filename-y-exe"),
        ("安", "", "%E5%AE%89"),
    ],
)
def test_a_file_has_a_safe_name(service: Service, title: str, plain: str, whole: str) -> None:
    game = service.new_game(title=title)
    for form in FORMS:
        said = ask(game, f"?format={form}").headers["Content-Disposition"]
        kind = "attachment" if form == "csv" else "inline"
        day = f"2026-11-20.{form}"
        named = f"{plain}-{day}" if plain else day
        assert said == f"{kind}; filename=\"{named}\"; filename*=UTF-8''{whole}-{day}"


@every_form
@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", '=HYPERLINK("x")', "</style>]]>&", "\u202e\ufffe"]
)
def test_whatever_people_are_called_stays_text(service: Service, form: str, text: str) -> None:
    body = {"variant": "agurk", "title": text, "players": [{"name": text + str(at)} for at in range(3)]}
    game = Game(service, service.post("/v1/games", body).get_json())
    game.hand("p1 5 p2 9 p3 3")
    game.act("/adjustments", player="p2", points=3, reason=text)
    written = text_of(ask(game, f"?format={form}"))
    if form == "csv":
        cells = [cell for row in csv.reader(written.removeprefix("\ufeff").splitlines()) for cell in row]
        assert not [cell for cell in cells if cell.startswith(("=", "@", "+"))]
    else:
        parts = ElementTree.fromstring(written.removeprefix("<!doctype html>"))
        assert not [part for part in parts.iter() if part.tag.endswith("script")]


def test_a_head_request_tells_the_same_without_the_sheet(game: Game) -> None:
    whole, head = ask(game, "?format=csv"), game.service.client.head(game.path + PATH + "?format=csv")
    assert (head.status_code, head.get_data()) == (200, b"")
    assert head.headers["ETag"] == whole.headers["ETag"]


def test_everything_of_a_game_that_was_taken_in_is_on_its_sheet(evening: Game) -> None:
    record = evening.read("/record")
    taken = Game(evening.service, evening.service.post("/v1/records", record).get_json())
    for form in FORMS:
        assert text_of(ask(taken, f"?format={form}")) == text_of(ask(evening, f"?format={form}"))


def test_a_sheet_is_read_without_a_trace(evening: Game) -> None:
    with evening.service.nothing_stored():
        for form in FORMS:
            assert ask(evening, f"?format={form}").status_code == 200
    assert answered(evening.get())["version"] == evening.read()["version"]


def test_a_clubs_game_tells_its_event_where_there_is_one(service: Service) -> None:
    club = service.new_club()
    club.members("Ann Bo")
    game = club.game(players="m1 m2 Dee", title="Table 2", event="Autumn cup & <friends>")
    told = "Autumn cup &amp; &lt;friends&gt;"
    assert f"<p><b>Event</b> {told}</p>" in text_of(ask(game, "?format=html"))
    chart = text_of(ask(game, "?format=svg"))
    assert f">Agurk · {told} · after 0 hands</text>" in chart
    assert f"Event: {told}.</desc>" in chart
    plain = club.game(players="m1 m2 Dee")
    assert "Event" not in text_of(ask(plain, "?format=html")) + text_of(ask(plain, "?format=svg"))


# Hands that another person has to confirm.


def test_a_hand_that_is_not_confirmed_says_so_on_paper_and_in_csv(service: Service) -> None:
    game = service.new_game(confirm=True)
    for plays in ("Ann 5 Bo 9 Cy 3", "Ann 5 Bo 3 Cy 8", "Ann 9 Bo 3 Cy 5"):
        created(game.post("/hands", trick(plays)))
    bo = game.link("player", "Bo's phone", player="Bo")["token"]
    answered(game.post("/hands/1/confirmation", {"as_of": 2}, token=bo))
    answered(game.post("/hands/2/dispute", {"as_of": 3, "reason": "Cy had a 7"}, token=bo))
    page = re.sub(r"<[^>]*>", "", text_of(ask(game, "?format=html")))
    assert "Not confirmed 3" in page
    assert "Disputed 2 (Bo: Cy had a 7)" in page
    rows = list(csv.DictReader(text_of(ask(game, "?format=csv"))[1:].splitlines()))
    assert [row["why"].partition("points. ")[2] for row in rows] == [
        "",
        "Bo disputes it: Cy had a 7",
        "Nobody else has confirmed it yet.",
    ]
    danish = text_of(ask(game, "?format=csv&lang=da"))
    assert "Bo er ikke enig: Cy had a 7" in danish
    assert "Ingen anden har bekræftet det endnu." in danish
