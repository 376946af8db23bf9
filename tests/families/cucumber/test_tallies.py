"""What a game counts for its players in standings."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hypothesis import given, settings

from referee.families.cucumber.family import CUCUMBER
from referee.families.steps import player_id
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, Sheet, fold
from tests.random_games import RandomGame, games
from tests.tables import buy_in, hand, join, opening_of, withdrawal


def sheet_of(opening: Opening, *acts: dict[str, Any]) -> Sheet:
    return fold(opening, [Recorded(event, act, "") for event, act in enumerate(acts, 2)])


def tallies_of(sheet: Sheet) -> dict[str, dict[str, int]]:
    return CUCUMBER.engine.count(sheet.table, [entry.document() for entry in sheet.entries])


def test_hands_penalties_cucumbers_and_runs_are_counted() -> None:
    opening = opening_of("gurka", "Ann Bo Cy Di")
    counts = tallies_of(
        sheet_of(
            opening,
            hand("Ann K Bo 2 Cy 3 Di 4"),
            hand("Bo 2 Cy 3 Di 4 Ann K"),
            hand("Bo 3 Cy 2 Di 4 Ann A"),
            hand("Bo 9 Cy 9 Di 4"),
            buy_in("Ann"),
            hand("Ann 2 Bo 3 Cy 4 Di 5"),
        )
    )
    assert counts["p1"] == {
        "hands_played": 4,
        "hands_lost": 3,
        "penalty_points": 40,
        "cucumbers": 1,
        "buy_ins": 1,
        "longest_run": 1,
    }
    assert (counts["p2"]["hands_played"], counts["p2"]["hands_lost"], counts["p2"]["longest_run"]) == (
        5,
        1,
        3,
    )
    assert (counts["p3"]["hands_lost"], counts["p4"]["hands_lost"]) == (1, 1)
    assert counts["p4"]["longest_run"] == 4


def test_who_comes_later_or_leaves_counts_for_the_hands_between() -> None:
    opening = opening_of("gurka", "Ann Bo Cy")
    sheet = sheet_of(
        opening,
        hand("Ann K Bo 2 Cy 3"),
        join("Di"),
        hand("Bo 2 Cy 3 Di 4 Ann 5"),
        withdrawal("Bo"),
        hand("Cy 3 Di 4 Ann 5"),
    )
    assert {player: count["hands_played"] for player, count in tallies_of(sheet).items()} == {
        "p1": 3,
        "p2": 2,
        "p3": 3,
        "p4": 2,
    }


@settings(max_examples=150, deadline=None)
@given(game=games())
def test_they_agree_with_every_table_on_the_way(game: RandomGame) -> None:
    opening = game.opening
    sheet = fold(opening, [Recorded(event, act, "") for event, act in enumerate(game.acts, 2)])
    counts = tallies_of(sheet)
    for seat, player in enumerate(game.tables[-1].players):
        name, count = player_id(seat), counts[player_id(seat)]
        played = [at for at in game.hands if seat in game.tables[at].seats_in]
        paid = [{*step.facts.get("payers", ()), *step.facts.get("refused", ())} for step in game.steps]
        lost = [at for at in played if name in paid[at]]
        assert (count["hands_played"], count["hands_lost"]) == (len(played), len(lost))
        # A new round in the same game begins without the falls of the one before.
        before = sum(
            max(0, table.players[seat].falls - other.players[seat].falls)
            for table, other in pairwise(game.tables)
            if seat < len(table.players)
        )
        assert (count["cucumbers"], count["buy_ins"]) == (before + player.falls, player.buy_ins)
        assert count["longest_run"] == max(map(len, runs(played, lost)), default=0)


def runs(played: list[int], lost: list[int]) -> list[list[int]]:
    """The stretches of hands played without paying."""
    stretches: list[list[int]] = [[]]
    for at in played:
        if at in lost:
            stretches.append([])
        else:
            stretches[-1].append(at)
    return stretches


def test_falls_of_a_round_before_and_refused_doubles_count() -> None:
    falls = [hand("Ann A Bo 3 Cy 2")] * 3
    counts = tallies_of(sheet_of(opening_of("rokkar"), *falls, hand("Bo 7 Cy 7"), hand("Ann 9 Bo 3 Cy 2")))
    assert [counts["p1"][name] for name in ("cucumbers", "hands_lost", "hands_played")] == [1, 4, 4]
    assert counts["p2"]["hands_played"] == 5
    doubles = {"calls": {"doubles": [{"by": "p2", "after_trick": 1, "refused": ["p1"]}]}}
    bet = tallies_of(sheet_of(opening_of("minibluff"), hand("Bo 3 Cy 9") | doubles))
    assert {player: count["hands_lost"] for player, count in bet.items()} == {"p1": 1, "p2": 0, "p3": 1}
    assert [bet["p1"]["penalty_points"], bet["p3"]["penalty_points"]] == [1, 2]
