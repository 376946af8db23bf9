"""The language of answers: what a client asks for, what it gets, and that nothing else depends on it."""

from __future__ import annotations

import json

import pytest

from referee.service.games import whole
from tests.api.service import Game, Service

POINTS = {"points": {"Ann": 1, "Bo": -5}}
ENGLISH = ["Ann: 1 point.", "Bo: -5 points."]
DANISH = ["Ann: 1 point.", "Bo: -5 point."]


@pytest.fixture
def game(service: Service) -> Game:
    return service.new_game("any-game", "Ann Bo")


def texts(answer: dict[str, list[dict[str, str]]]) -> list[str]:
    return [line["text"] for line in answer["lines"]]


def test_whoever_asks_for_nothing_is_answered_in_english(game: Game) -> None:
    answer = game.post("/hands", POINTS)
    assert texts(answer.get_json()["hand"]) == ENGLISH
    assert (answer.headers["Content-Language"], answer.headers["Vary"]) == ("en", "Accept-Language")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("da", "da"),
        ("da-DK,da;q=0.9,en;q=0.8", "da"),
        ("tlh, da;q=0.3", "da"),
        ("en, da;q=0.9", "en"),
        ("da;q=0", "en"),
        ("*", "en"),
        (";q=2", "en"),
        ("da;q=2", "en"),
        ("tlh", "en"),
        ("../../x", "en"),
        ("d" * 8000, "en"),
        ("da," * 2600, "da"),
        ("\x7f,,;;q=;=", "en"),
        ("", "en"),
    ],
)
def test_accept_language_is_answered_as_well_as_can_be(game: Game, accepted: str, language: str) -> None:
    answer = game.post("/hands", POINTS, headers={"Accept-Language": accepted})
    assert answer.status_code == 201
    assert answer.headers["Content-Language"] == language
    assert texts(answer.get_json()["hand"]) == (DANISH if language == "da" else ENGLISH)


def test_lang_goes_before_accept_language(game: Game) -> None:
    game.post("/hands", POINTS)
    answer = game.get("/hands?all_acts=true&lang=da-DK", headers={"Accept-Language": "en"})
    assert texts(answer.get_json()["items"][0]) == DANISH
    assert texts(game.get("/hands/1?lang=en", headers={"Accept-Language": "da"}).get_json()) == ENGLISH


@pytest.mark.parametrize("tag", ["tlh", "", "../../x", "en%00", "d" * 3000])
def test_a_language_that_does_not_exist_is_refused_with_those_that_do(game: Game, tag: str) -> None:
    answer = game.post(f"/hands?lang={tag}", POINTS)
    assert answer.status_code == 422
    [fault] = answer.get_json()["errors"]
    assert (fault["path"], fault["code"]) == ("/query/lang", "language_must_be_known")
    assert {"en", "da"} <= {*fault["expected"]}
    assert game.read()["version"] == 1


def test_a_language_given_twice_is_refused(game: Game) -> None:
    answer = game.get("/hands?lang=da&lang=en")
    assert answer.get_json()["errors"][0]["code"] == "parameter_must_be_given_once"


def test_a_kept_answer_is_given_again_in_the_language_of_the_retry(game: Game) -> None:
    key = {"Idempotency-Key": "5f2c1a52-9f2e-4d0d-8d7e-0d5a4fd3f1aa"}
    first = game.post("/hands?lang=da", POINTS, headers=key)
    again = game.post("/hands", POINTS, headers=key)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert (texts(first.get_json()["hand"]), texts(again.get_json()["hand"])) == (DANISH, ENGLISH)
    assert len(game.read("/hands")["items"]) == 1


def test_a_message_stands_beside_its_text_the_same_in_every_language(game: Game) -> None:
    game.post("/hands", POINTS)
    lines = [game.get(f"/hands/1?lang={lang}").get_json()["lines"][1] for lang in ("en", "da")]
    assert [line["said"] for line in lines] == 2 * [
        {"id": "rounds-points", "args": {"side": {"player": "p2", "name": "Bo"}, "points": -5}}
    ]


def test_what_is_kept_has_no_text(fresh_service: Service) -> None:
    fresh_service.new_game("any-game", "Ann Bo").post("/hands?lang=da", POINTS)
    rows = fresh_service.stored()["entries"]
    [document] = [json.loads(cell) for row in rows for cell in row if "lines" in str(cell)]
    assert [{"text", "said"} & line.keys() for line in document["lines"]] == [{"said"}, {"said"}]


def test_a_hand_that_is_there_already_is_shown_in_the_language(game: Game) -> None:
    game.post("/hands", {"number": 1, **POINTS})
    answer = game.post("/hands?lang=da", {"number": 1, **POINTS})
    assert answer.status_code == 409
    assert texts(answer.get_json()["hand"]) == DANISH


def test_a_preview_and_a_correction_are_in_the_language(game: Game) -> None:
    game.post("/hands", POINTS)
    for path in ("/hands/1?lang=da&preview=true", "/hands/1?lang=da"):
        answer = game.put(path, {"points": {"Ann": 2, "Bo": 3}})
        assert texts(answer.get_json()["hand"]) == ["Ann: 2 point.", "Bo: 3 point."]


HEADS = {
    "en": "position,hand,kind,recorded_at,dealer,leader,Ann: points,Ann: total,Bo: points,Bo: total,why",
    "da": "nr.,runde,hvad,indtastet,giver,spiller ud,Ann: point,Ann: i alt,Bo: point,Bo: i alt,forklaring",
}


def test_a_sheet_on_paper_is_in_the_language(game: Game) -> None:
    game.post("/hands", POINTS)
    said = {
        "html": (" · score sheet</title>", "Still being played", " · regnskab</title>"),
        "svg": ("after 1 round", "At last:", "efter 1 runde"),
        "csv": (HEADS["en"], " ".join(ENGLISH), HEADS["da"]),
    }
    for form, (*english, danish) in said.items():
        plain, liked, named = (
            game.get(f"/score-sheet?format={form}{lang}", headers=headers)
            for lang, headers in (("", {}), ("", {"Accept-Language": "da-DK"}), ("&lang=da", {}))
        )
        assert all(text in plain.get_data(as_text=True) for text in english)
        assert danish in named.get_data(as_text=True)
        assert named.data == liked.data
        assert [answer.headers["Content-Language"] for answer in (plain, named)] == ["en", "da"]
        assert "Accept-Language" in plain.headers["Vary"]
        tags = [answer.headers["ETag"] for answer in (plain, liked, named)]
        assert tags == [plain.headers["ETag"], *2 * [f'{plain.headers["ETag"][:-1]}-da"']]
        for tag, status in ((tags[1], 304), (tags[0], 200)):
            again = game.get(f"/score-sheet?format={form}&lang=da", headers={"If-None-Match": tag})
            assert again.status_code == status


def test_a_long_sheet_is_put_by_in_each_language(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole, "LONG_VERSION", 1)
    game.post("/hands", POINTS)
    for language in ("da", "en", "da", "en"):
        csv = game.get("/score-sheet?format=csv", headers={"Accept-Language": language})
        assert csv.get_data().decode("utf-8-sig").splitlines()[0] == HEADS[language]


def test_a_ledger_as_csv_is_in_the_language(service: Service) -> None:
    club = service.new_club()
    for name in ("Ann", "Bo"):
        club.member(name)
    club.pay("m1", "m2", 1005)
    answer = club.get("/ledger?format=csv&lang=da")
    heads, paid = answer.get_data().decode("utf-8-sig").splitlines()
    assert heads.startswith("nr.,tid,fra,fra navn,til,til navn,beløb,valuta,grund,kontant,")
    assert ",m1,Ann,m2,Bo,10.05," in paid
    assert ",betaling,ja," in paid
    assert (answer.headers["Content-Language"], answer.headers["Vary"][-15:]) == ("da", "Accept-Language")
    assert club.get("/ledger?format=csv").get_data(as_text=True)[1:].startswith("number,at,from,from_name,")


def test_a_refusal_is_in_the_language_with_what_it_is_made_of_beside_it(game: Game) -> None:
    body = {"points": {"Ann": 1, "Zoe": 2}}
    english, danish = (game.post(f"/hands?lang={lang}", body) for lang in ("en", "da"))
    assert (danish.headers["Content-Language"], danish.headers["Vary"]) == ("da", "Accept-Language")
    problem, other = danish.get_json(), english.get_json()
    nobody, missing = problem["errors"]
    assert nobody["message"] == "Her er ingen, der hedder »Zoe«. Spillerne er p1 Ann, p2 Bo."
    assert missing["message"].startswith("Hvor mange point fik Bo? Skriv point for p2")
    assert nobody["said"]["id"] == "common-nobody-is"
    assert nobody["said"]["args"]["name"] == {"text": "Zoe"}
    assert problem["detail"] == f"{nobody['message']} {missing['message']}"
    assert other["detail"].startswith(
        "Nobody here is “Zoe”. The players are p1 Ann, p2 Bo. What did Bo score?"
    )
    assert [fault["said"] for fault in problem["errors"]] == [fault["said"] for fault in other["errors"]]


@pytest.mark.parametrize(("path", "status"), [("/v1/nothing", 404), (f"/v1/clubs/{'1' * 12}", 401)])
def test_whoever_comes_to_the_wrong_place_reads_the_language_that_they_named(
    service: Service, path: str, status: int
) -> None:
    answer = service.get(f"{path}?lang=da", headers={"Accept-Language": "en"})
    assert (answer.status_code, answer.headers["Content-Language"]) == (status, "da")


def test_a_refusal_that_only_programmers_meet_has_no_language(game: Game) -> None:
    answer = game.post("/hands?lang=da", b"[" * 5000)
    assert answer.status_code == 400
    assert "said" not in answer.get_json()["errors"][0]
    assert "Content-Language" not in answer.headers


def test_a_form_asks_in_the_language_of_the_request(service: Service) -> None:
    game, body = service.new_game("rummy", "Ann Bo"), {"variant": "rummy", "house_rules": {}}
    danish = {"Accept-Language": "da"}
    for answer in (service.post("/v1/rules?lang=da", body), game.get("/rules", headers=danish)):
        assert (answer.headers["Content-Language"], answer.headers["Vary"]) == ("da, en", "Accept-Language")
        entry = answer.get_json()["entry"]
        held = entry["forms"][0]["rows"][0]
        assert (entry["first"]["title"], held["label"]) == ("{name} gik ud", "på hånden")
        assert held["ask"] == "Hvor mange point har {name} på hånden?"
    english = service.post("/v1/rules", body).get_json()["entry"]
    assert english["first"]["title"] == "{name} went out"


def test_a_question_is_asked_in_the_language_of_the_request(service: Service) -> None:
    def draw(lang: str) -> dict[str, dict[str, object]]:
        listed = service.get(f"/v1/families?lang={lang}").get_json()["items"]
        claims = next(family["claims"] for family in listed if family["id"] == "rummy")
        return next(claim["schema"]["properties"] for claim in claims if claim["kind"] == "draw")

    danish, english = draw("da"), draw("en")
    assert danish["from"]["x-labels"] == {"stock": "Talonen", "pile": "Bunken"}
    assert danish["stock"]["title"] == "Talon"
    assert danish["stock"]["description"] == "Kort i talonen"
    assert english["from"]["x-labels"] == {"stock": "The top of the stock", "pile": "The top discard"}
    assert (english["stock"]["title"], english["stock"]["description"]) == ("Stock", "Cards in the stock")


def test_options_come_by_themselves_in_english_where_a_family_has_no_other_words(service: Service) -> None:
    answer = service.get("/v1/families/rummy/options?lang=da")
    english = service.get("/v1/families/rummy/options").get_json()
    assert (answer.headers["Content-Language"], answer.get_json()) == ("en", english)
    assert english["schema"]["properties"]["end"]["properties"]["target"]["description"].startswith(
        "The target."
    )
    assert service.get("/v1/families/bridge/options").status_code == 404


def test_a_book_that_is_in_english_says_so_in_the_language_of_the_request(service: Service) -> None:
    books = [service.get(f"/v1/variants/rummy?lang={lang}").get_json()["rulebook"] for lang in ("en", "da")]
    assert books[1] == f"Disse regler er p\u00e5 engelsk.\n\n{books[0]}"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Cucumber", "Authors and Go Fish", "Any game", "Rummy"]),
        ("da", ["Agurk", "Authors og Fisk", "Hvilket som helst spil", "Rommy"]),
    ],
)
def test_a_family_whose_name_is_a_word_is_called_by_the_readers(
    service: Service, language: str, names: list[str]
) -> None:
    listed = service.get(f"/v1/families?lang={language}").get_json()["items"]
    by_id = {family["id"]: family["name"] for family in listed}
    assert [by_id[name] for name in ("cucumber", "books", "any_game", "rummy")] == names
    variants = service.get(f"/v1/variants?family=cucumber&lang={language}").get_json()["items"]
    assert {variant["family_name"] for variant in variants} == {names[0]}


def test_a_game_is_called_so_wherever_it_is_named(service: Service) -> None:
    game = service.new_game("ogorek-kontra", "Ann Bo Cy")
    assert game.read("/rules?lang=pl")["name"] == "Ogórek z kontrą"
    assert game.read("/rules?lang=pl")["rulebook"].startswith("# Ogórek z kontrą\n\n")
    assert game.read("/rules")["rulebook"].startswith("# Ogórek with kontra\n\n")
    for kind in ("text/html", "image/svg+xml"):
        sheet = game.get("/score-sheet?lang=pl", headers={"Accept": kind}).get_data(as_text=True)
        assert "Ogórek z kontrą" in sheet
