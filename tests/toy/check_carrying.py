"""A game of Pebbles outside of its table: on paper, as text, as a record, in a club, in the document."""

from __future__ import annotations

from pathlib import Path

from openapi_spec_validator import OpenAPIV31SpecValidator

from tests.api.service import Service, answered, created
from tests.command_line import referee

EUR = {"amount": 100, "currency": "EUR"}
TEXT = """\
variant: pebbles
players: Ann Bo Cy Di

deal Ann 4 Bo -3 -> Ann 4 Bo -3 Cy 4 Di -3
fine Bo -> Ann 4 Bo -4
deal Ann 6 Bo 0 -> Ann 10 Bo -4
"""


def test_it_is_printed_with_its_words_and_below_zero(service: Service) -> None:
    game = service.new_game("pebbles", "Ann Bo Cy Di", title="Friday")
    game.act("/hands", points={"t1": 4, "t2": -3})
    game.act("/fines", player="Bo")
    page = game.get("/score-sheet", headers={"Accept": "text/html"}).get_data(as_text=True)
    assert "Ann &amp; Cy" in page
    assert "−4" in page
    assert "Deal" in page
    rows = game.get("/score-sheet", headers={"Accept": "text/csv"}).get_data(as_text=True).splitlines()
    assert len(rows) == 3
    assert "4 for this deal. -3 for this deal." in rows[1]
    chart = game.get("/score-sheet", headers={"Accept": "image/svg+xml"}).get_data(as_text=True)
    assert "Ann &amp; Cy" in chart


def test_it_is_told_as_text(tmp_path: Path) -> None:
    sheet = tmp_path / "friday.txt"
    sheet.write_text(TEXT, encoding="utf-8")
    done = referee("score", sheet)
    assert done.returncode == 0, done.stdout + done.stderr
    sheet.write_text(TEXT.replace("Bo -4", "Bo -5"), encoding="utf-8")
    wrong = referee("score", sheet)
    assert wrong.returncode == 1
    assert "-5" in wrong.stdout


def test_it_is_listed_with_its_package() -> None:
    listed = [line.split()[:4] for line in referee("families").stdout.splitlines()]
    assert ["pebbles", "Pebbles", "referee-pebbles", "0.1"] in listed


def test_its_record_replays_and_is_taken_in(service: Service) -> None:
    game = service.new_game("pebbles", "Ann Bo Cy Di", stake=EUR)
    game.act("/hands", pebbles={"p1": 4, "p2": 0, "p3": 1, "p4": 0})
    game.act("/fines", player="Bo")
    answered(game.put("/hands/1", {"points": {"t1": 7, "t2": 0}}))
    game.act("/adjustments", player="t2", points=-2, reason="Late")
    record = game.read("/record")
    copy = created(service.post("/v1/records", record))
    assert copy["sides"] == game.read()["sides"]
    assert service.findings() == []


def test_a_club_counts_it_and_keeps_its_books(service: Service) -> None:
    club = service.new_club(currency="EUR")
    club.members("Ann Bo")
    game = club.game("pebbles", "m1 m2", stake=EUR)
    game.act("/fines", player="m2")
    game.act("/hands", pebbles={"m1": 9, "m2": 4})
    game.act("/hands", pebbles={"m1": 1, "m2": 1})
    assert game.read()["status"] == "finished"
    assert club.owed() == {"m1": 200, "m2": -400, "bank": 200}
    rows = club.read("/standings?variant=pebbles")["items"]
    assert [(row["member"], row["wins"], row["pebbles"]) for row in rows] == [("m1", 1, 10), ("m2", 0, 5)]
    answered(game.put("/hands/2?reason=Miscounted", {"pebbles": {"p1": 2, "p2": 0}}))
    rows = club.read("/standings?variant=pebbles")["items"]
    assert [(row["member"], row["pebbles"]) for row in rows] == [("m1", 11), ("m2", 4)]
    assert service.findings() == []


def test_the_document_has_both_families_and_that_of_its_own_is_valid(service: Service) -> None:
    """To validate the whole takes seconds, which tests/api/test_openapi.py does without Pebbles."""
    own = answered(service.get("/openapi.json?family=pebbles"))
    assert "PebblesHandEntered" in own["components"]["schemas"]
    assert [error.message for error in OpenAPIV31SpecValidator(own).iter_errors()] == []
    document = service.documented.document
    ids = [do["operationId"] for path in document["paths"].values() for do in path.values() if "tags" in do]
    assert len(ids) == len({*ids}) > 0
    body = document["components"]["schemas"]["HandEntered"]
    offered = {ref["$ref"].rpartition("/")[2] for ref in body["anyOf"]}
    assert offered >= {"CucumberHandEntered", "PebblesHandEntered"}
    examples = document["paths"]["/v1/games/{game_id}/hands"]["post"]["requestBody"]["content"][
        "application/json"
    ]["examples"]
    assert {"cucumber_full", "cucumber_short", "cucumber_tricks", "pebbles_short", "pebbles_long"} <= {
        *examples
    }
    for example in examples.values():
        fitting = [
            ref
            for ref in body["anyOf"]
            if not service.documented.faults(f'{{"$ref": "{ref["$ref"]}"}}', example["value"])
        ]
        assert len(fitting) == 1
