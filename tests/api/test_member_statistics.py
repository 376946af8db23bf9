"""The counts of a member's games: wins in a row by family, and deals of games for one with their times."""

from __future__ import annotations

from tests.api.service import Club, Game, Service, created, refused


def won(club: Club, service: Service, *, by: str) -> None:
    """A game of one round, and its winner."""
    game = club.game("any-game", "m1 m2", house_rules={"end": {"rounds": 1}})
    points = {"p1": 1, "p2": 0} if by == "m1" else {"p1": 0, "p2": 1}
    created(game.post("/hands", {"points": points}))
    service.clock.forward(seconds=60)


def deal(service: Service, game: Game, *, cards: int, minutes: int) -> None:
    service.clock.forward(minutes=minutes)
    created(game.post("/hands", {"cards": cards}))


def test_wins_in_a_row_are_counted_by_family_and_over_all(club: Club, service: Service) -> None:
    for winner in ("m1", "m1", "m2", "m1"):
        won(club, service, by=winner)
    club.game("agurk", "m1 m2")
    ann = club.read("/members/m1/statistics")
    assert (ann["member"], ann["name"], ann["games"], ann["wins"]) == ("m1", "Ann", 4, 3)
    run = {"now": 1, "most": 2}
    assert ann["run"] == run
    assert ann["families"] == [{"family": "any_game", "games": 4, "wins": 3, "run": run}]
    assert club.read("/members/m2/statistics")["run"] == {"now": 0, "most": 1}
    cy = club.read("/members/m3/statistics")
    assert (cy["games"], cy["families"], cy["alone"]) == (0, [], [])


def test_deals_of_one_player_go_on_from_game_to_game(club: Club, service: Service) -> None:
    first = club.game("klondike", "m1")
    deal(service, first, cards=20, minutes=5)
    deal(service, first, cards=52, minutes=9)
    created(first.post("/end", {"reason": "agreed"}))
    # A deal counts as soon as it is recorded. Nobody plays one in seconds, or for half a day.
    second = club.game("klondike", "m1")
    deal(service, second, cards=52, minutes=4)
    deal(service, second, cards=52, minutes=0)
    deal(service, second, cards=52, minutes=600)
    (alone,) = club.read("/members/m1/statistics")["alone"]
    assert alone == {
        "variant": "klondike",
        "deals": 5,
        "wins": 4,
        "run": {"now": 4, "most": 4},
        "best": 52,
        "fastest_s": 240,
        "usual_s": 240,
    }
    deal(service, second, cards=0, minutes=2)
    club.game("freecell", "m1")
    (alone,) = club.read("/members/m1/statistics")["alone"]
    assert (alone["run"], alone["best"]) == ({"now": 0, "most": 4}, 52)


def test_whose_statistics_must_be_a_member(club: Club) -> None:
    refused(club.get("/members/m9/statistics"), 404, "member_must_exist")
