"""FreeCell: worked examples, deals by moves, both sides of its options."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.freecell.family import FREECELL
from referee.families.freecell.rules.house_rules import HOUSE_RULES
from referee.families.klondike.family import KLONDIKE
from referee.families.patience.table.cards import PACK
from tests.families.patience.positions import L
from tests.families.patience.sitting import Sitting, answer_to
from tests.families.patience.test_ends import F4

CATALOGUE = FREECELL.catalogue
DEALT = {"tableau": [[str(card) for card in PACK[::-1][at::8]] for at in range(8)]}
"""Kings at the bottom, and the aces at the ends of the last four columns."""


def ask(kind: str, house_rules: Any = None, **claim: Any) -> dict[str, Any]:
    return answer_to(FREECELL, "freecell", kind, house_rules, **claim)


@pytest.mark.parametrize(
    ("count", "target", "group", "code"),
    [
        (5, "t7", "supermove", None),
        (4, "t4", "supermove", "so_many_must_find_room"),
        (3, "t4", "supermove", None),
        (5, "t7", "cells", "so_many_must_find_room"),
        (5, "t7", "single", "so_many_must_find_room"),
        (1, "t4", "single", None),
    ],
)
def test_f1_how_many_cards_may_move_at_once(count: int, target: str, group: str, code: str | None) -> None:
    answer = ask("move", {"group": group}, layout=L, move={"from": "t1", "to": target, "count": count})
    assert (answer.get("code"), answer["rule"] == "group") == (code, code is not None)


def test_columns_and_cells_that_are_left_out_are_empty() -> None:
    """As in Klondike."""
    up = {"C": 12, "D": 13, "H": 13, "S": 13}
    few = {"tableau": [["KC"]], "foundations": up}
    whole = {"tableau": [["KC"], *([[]] * 7)], "cells": [None] * 4, "foundations": up}
    assert ask("layout", layout=few) == ask("layout", layout=whole)
    assert ask("layout", layout=few)["verdict"] == "legal"
    to_the_last = {"from": "t1", "to": "t8"}
    assert ask("move", layout=few, move=to_the_last) == ask("move", layout=whole, move=to_the_last)
    column = {"up": ["KC"]}
    klondike = [{"tableau": [column], "foundations": up}, {"tableau": [column] + [{}] * 6, "foundations": up}]
    first, second = (answer_to(KLONDIKE, "klondike", "layout", None, layout=layout) for layout in klondike)
    assert first == second
    assert first["verdict"] == "legal"


def test_f1_the_refusal_says_how_many_there_is_room_for() -> None:
    answer = ask("move", layout=L, move={"from": "t1", "to": "t4", "count": 4})
    assert "into an empty column three cards may go, not four" in answer["explanation"]


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({"from": "c1", "to": "f"}, None),
        ({"from": "c4", "to": "f"}, "card_must_be_next_on_its_foundation"),
        ({"from": "t5", "to": "f"}, None),
        ({"from": "t2", "to": "f"}, None),
        ({"from": "t1", "to": "c1"}, "cell_must_be_empty"),
        ({"from": "t1", "to": "c2"}, None),
        ({"from": "t6", "to": "t3"}, "card_must_fit_the_column"),
        ({"from": "t3", "to": "t7"}, None),
        ({"from": "fS", "to": "t1"}, "card_must_not_leave_its_foundation"),
    ],
)
def test_f2_single_moves(document, code: str | None) -> None:
    assert ask("move", layout=L, move=document).get("code") == code


def test_f3_an_audit_of_single_moves() -> None:
    piles = ["c1 f", "t8 c1", "t8 f", "t2 f", "t2 f"]
    moves = [{"from": origin, "to": target} for origin, target in map(str.split, piles)]
    answer = ask("audit", start=L, moves=moves)
    assert [(infraction["move"], infraction["code"]) for infraction in answer["infractions"]] == [
        (5, "card_must_be_next_on_its_foundation")
    ]
    assert answer["after"]["foundations"] == {"C": 2, "D": 2, "H": 1, "S": 4}
    assert (answer["cards"], answer["score"]) == (9, 9)


def test_f4_whole_and_sure_to_be_won_but_not_dealt_so() -> None:
    assert ask("layout", layout=F4)["verdict"] == "legal"
    assert ask("won", layout=F4)["cannot_be_lost"] is True
    start = ask("start", layout=F4)
    assert (start["verdict"], {reason["code"] for reason in start["reasons"]}) == (
        "illegal",
        {"layout_must_be_as_dealt"},
    )
    assert ask("start", layout=DEALT)["verdict"] == "legal"


def test_stuck_means_no_legal_move() -> None:
    cells = ["2C", "4C", "6C", "8C"]
    columns = [["KC"], ["KS"], ["QC"], ["QS"], ["JC"], ["JS"], ["10C"], ["10S"]]
    assert ask("stuck", layout={"cells": cells, "tableau": columns})["verdict"] == "legal"
    answer = ask("stuck", layout=L)
    assert (answer["verdict"], answer["explanation"]) == ("illegal", "The 4♠ can go up.")


def test_every_legal_move_is_listed_and_equal_places_once() -> None:
    answer = ask("moves", layout=L)
    targets = {move["to"] for move in answer["options"]}
    assert ("c2" in targets, "c3" in targets, "t4" in targets) == (True, False, True)
    assert answer["options_total"] == 25


def test_a_deal_is_recorded_by_its_moves() -> None:
    game = Sitting(FREECELL, "freecell")
    moves = [{"from": "t4", "to": "f"}, {"from": "t4", "to": "c1"}]
    assert game.refused(start=DEALT, moves=[{"from": "t1", "to": "f"}]) == [
        ("/moves/0", "card_must_be_next_on_its_foundation")
    ]
    step = game.deal(start=DEALT, moves=moves)
    assert (step.facts["cards"], step.facts["layout"]["cells"][0]) == (1, "9C")
    assert game.score == 1


def test_points_for_events_know_no_waste() -> None:
    game = Sitting(FREECELL, "freecell", {"score": {"method": "events"}})
    events = {"tableau_to_foundation": 4, "turned": 1, "waste_to_tableau": 1, "recycled": 1}
    assert game.refused(cards=4, events=events) == [
        ("/events/turned", "events_must_be_possible"),
        ("/events", "events_must_be_possible"),
        ("/events/recycled", "events_must_be_possible"),
    ]
    assert game.deal(cards=4, events={"tableau_to_foundation": 4}).table.scores == (40,)


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
def test_a_house_rule_changes_the_game(rule) -> None:
    plain, changed = (CATALOGUE.read("freecell", given, players=1) for given in ({}, rule.overrides))
    (difference,) = CATALOGUE.differences(plain, changed)
    assert difference.sentence
    assert CATALOGUE.summary("freecell", changed).house_rules == (rule.name,)


@pytest.mark.parametrize(
    ("house_rules", "code"),
    [
        ({"cells": 0}, "number_must_be_in_range"),
        ({"cells": 11}, "number_must_be_in_range"),
        ({"columns": 3}, "number_must_be_in_range"),
        ({"columns": 11}, "number_must_be_in_range"),
        ({"draw": 3}, "option_must_exist"),
        ({"passes": 1}, "option_must_exist"),
        ({"part": False}, "option_must_exist"),
        ({"score": {"method": "vegas"}}, "options_must_fit_together"),
        ({"stakes": {"payout": "bank"}}, "options_must_fit_together"),
    ],
)
def test_what_is_no_option_of_this_game_is_refused(house_rules, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        CATALOGUE.read("freecell", house_rules, players=1)
    assert code in {violation.code for violation in refused.value.violations}


@pytest.mark.parametrize(
    ("house_rules", "says"),
    [
        ({}, "Four cells hold one card each."),
        ({"cells": 1}, "One cell holds one card."),
        ({"columns": 10}, "Ten columns as equal as can be, the longer ones first."),
        ({}, "by way of empty cells and empty columns."),
        ({"group": "cells"}, "by way of empty cells."),
        ({"group": "single"}, "One card moves at a time."),
        ({}, "Any card goes to an empty column."),
        ({}, "A card that is up stays up."),
        ({"from_foundation": True}, "The top card of a foundation may go back to a column."),
    ],
)
def test_the_rule_book_says_every_option(house_rules, says: str) -> None:
    rules = CATALOGUE.read("freecell", house_rules, players=None)
    assert says in CATALOGUE.rulebook(rules, title="FreeCell", players=None)


def test_taking_back_is_allowed_by_a_house_rule() -> None:
    move = {"from": "fS", "to": "t4"}
    assert ask("move", {"from_foundation": True}, layout=L, move=move)["verdict"] == "legal"


def test_only_kings_to_a_space() -> None:
    answer = ask("move", {"empty_column": "king"}, layout=L, move={"from": "t1", "to": "t4"})
    assert (answer["code"], answer["rule"]) == ("only_a_king_may_fill_the_space", "empty_column")


def test_a_catalogue_says_what_it_is_played_with() -> None:
    rules = CATALOGUE.read("freecell", {}, players=None)
    assert (CATALOGUE.has_pot(rules), CATALOGUE.cards(rules).suits) == (False, ("C", "D", "H", "S"))
