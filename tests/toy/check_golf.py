"""Six-card Golf of the guide, installed: over HTTP, on a phone, on paper, as text, in a club."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from referee.families.checking import findings
from referee.families.registry import family_named
from tests.api.service import Service, answered, created, refused
from tests.browser.sheet import Sheet, link_of
from tests.command_line import referee
from tests.serving import Phone

ANN, BO = ["KS", "7D", "2C", "QH", "7S", "3C"], ["AS", "AD", "9C", "AH", "4S", "9H"]
HOLE = {"layouts": {"Ann": ANN, "p2": BO}}
TEXT = f"""\
variant: golf
house rules: end.rounds=1
players: Ann Bo

hole Ann {" ".join(ANN)} Bo {" ".join(ANN)} ! pack_must_hold_the_cards
hole Ann {" ".join(ANN)} Bo {" ".join(BO)} -> Ann 11 Bo 5
winner Bo
"""


def test_a_hole_is_recorded_corrected_and_refused(service: Service) -> None:
    game = service.new_game("golf", "Ann Bo", house_rules={"score": {"two": 2}})
    hand = created(game.post("/hands", HOLE))["hand"]
    assert (hand["scores"], hand["best"], hand["dealer"]) == ({"p1": 15, "p2": 5}, 5, "p2")
    with service.nothing_stored():
        refused(game.post("/hands", {"layouts": {"Ann": ANN}}), 422, "rules_must_hold")
        refused(game.post("/hands", {"layouts": {"Ann": ANN, "Bo": ANN}}), 422, "rules_must_hold")
        refused(
            game.post("/hands", {"layouts": {"Ann": ["joker", *ANN[1:]], "Bo": BO}}), 422, "rules_must_hold"
        )
    answered(game.put("/hands/1", {"layouts": {"Ann": [*ANN[:5], "AC"], "Bo": BO}}))
    assert [player["score"] for player in game.read()["players"]] == [13, 5]


def test_the_referee_counts_layouts(service: Service) -> None:
    claim = {"kind": "layouts", **HOLE}
    free = {"variant": "golf", "players": 2, "kind": "layouts", "layouts": {"p1": ANN, "p2": BO}}
    assert answered(service.post("/v1/claims", free))["points"] == {"p1": 11, "p2": 5}
    game = service.new_game("golf-jokers", "Ann Bo")
    answer = answered(game.post("/claims", claim))
    assert (answer["verdict"], answer["rule"]) == ("legal", "score")


def test_a_club_counts_it(service: Service) -> None:
    club = service.new_club(currency="EUR")
    club.members("Ann Bo")
    stake = {"amount": 100, "currency": "EUR"}
    game = club.game("golf", "m1 m2", stake=stake, house_rules={"end": {"rounds": 1}})
    game.act(
        "/hands",
        layouts={"m1": ["2C", "KD", "KH", "2D", "AC", "KS"], "m2": ["2H", "2S", "KC", "5H", "5S", "AH"]},
    )
    assert game.read()["status"] == "finished"
    rows = club.read("/standings?variant=golf")["items"]
    counted = [(row["member"], row["wins"], row["points"], row["rounds"]) for row in rows]
    assert counted == [("m1", 1, 1, 1), ("m2", 0, 7, 1)]
    assert club.owed() == {"m1": 100, "m2": -100}
    assert service.findings() == []


def test_it_is_printed(service: Service) -> None:
    game = service.new_game("golf", "Ann Bo", title="Friday")
    created(game.post("/hands", HOLE))
    page = game.get("/score-sheet", headers={"Accept": "text/html"}).get_data(as_text=True)
    assert "Hole" in page
    chart = game.get("/score-sheet", headers={"Accept": "image/svg+xml"}).get_data(as_text=True)
    assert "<svg" in chart
    assert "Ann" in chart
    rows = game.get("/score-sheet", headers={"Accept": "text/csv"}).get_data(as_text=True)
    assert "Ann has 11 on this hole." in rows


def test_it_is_scored_as_text_and_checked(tmp_path: Path) -> None:
    sheet = tmp_path / "friday.txt"
    sheet.write_text(TEXT, encoding="utf-8")
    done = referee("score", sheet)
    assert (done.returncode, "Won by Bo." in done.stdout) == (0, True), done.stdout
    done = referee("families", "--check", "golf", sheet)
    assert (done.returncode, done.stdout) == (0, "Golf is as families are: 0 findings.\n")


def test_the_installed_family_is_as_families_are() -> None:
    assert findings(family_named("golf")) == []


def test_holes_are_entered_on_a_phone(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo", variant="golf", house_rules={"end": {"rounds": 1}})
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter hole 1")
    for card in ANN:
        phone.key(card[:-1]).click()
    phone.tap("Bo: add a card")
    for card in BO:
        phone.key(card[:-1]).click()
    expect(phone.text("Bo 0 → 5").first).to_be_visible()
    phone.tap("Record hole 1")
    phone.score("Ann", "11")
    phone.score("Bo", "5")
    expect(phone.text("Bo wins!")).to_be_visible()
