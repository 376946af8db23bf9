"""Deals in a plain-text score sheet, on paper, and how a verdict is told there."""

from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.families.freecell.family import FREECELL
from referee.families.klondike.family import KLONDIKE
from referee.families.patience.sheet.columns import COLUMNS
from referee.families.patience.sheet.notation import verdict_lines
from referee.families.registry import family_of
from referee.text_sheet import play_score_sheet, read_score_sheet
from tests.families.klondike.test_claims import ask
from tests.families.klondike.test_deals import UP, start
from tests.families.patience.positions import L, M
from tests.families.patience.sitting import Sitting, answer_to
from tests.in_short import cells
from tests.refusals import refuses
from tests.text_sheet.test_score_sheets import FOLDER


def played(variant: str, *lines: str, players: str = "Ann", rules: str = ""):
    text = f"variant: {variant}\nhouse rules: {rules}\nplayers: {players}\n" + "\n".join(lines)
    entries = [*play_score_sheet(read_score_sheet(text, family_of))]
    assert [mismatch for line in entries for mismatch in line.mismatches] == []
    return entries


def _as_text(layout) -> str:
    return " / ".join(" ".join([*column["down"], *column["up"]]) for column in layout["tableau"])


def test_deals_are_written_in_every_form() -> None:
    dealt, stock = _as_text(start()), " ".join(start()["stock"])
    played(
        "klondike",
        "deal 17 -> Ann 17",
        "deal C5 D4 H6 S2 -> Ann 34",
        "deal 52 | won -> Ann 86",
        f"moves {dealt} | {stock} | t1-f t2-f t3-f -> Ann 89",
        f"moves {dealt} | {stock} | t2-f t1-f ! card_must_be_next_on_its_foundation",
        f"moves {dealt} | {stock} | t2-f t1-f | accepted -> Ann 90",
        "next cost 0",
    )
    played("klondike-points", "deal 15 | waste_to_foundation 8 tableau_to_foundation 7 turned 2 -> Ann 160")
    played("klondike-vegas", "deal 17 -> Ann 33", "next cost 52")
    played(
        "klondike", "deal Ann 17 Bo 52 -> Ann 17 Bo 52", players="Ann Bo", rules="players.max=2 end.rounds=1"
    )


def test_a_deal_with_all_cards_open_is_written_without_a_stock() -> None:
    ranks = "K Q J 10 9 8 7", "6 5 4 3 2 A"
    columns = " / ".join(" ".join(rank + suit for rank in half.split()) for half in ranks for suit in "CDHS")
    played(
        "freecell",
        f"moves {columns} | t5-f t6-f t5-c1 t5-c2 -> Ann 2",
        f"moves {columns} | t1-t6x7 ! cards_must_be_in_sequence",
    )


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("deal", "expected a player and a value"),
        ("deal many", "“many” is no number"),
        ("deal Ann seventeen", "“seventeen” is no number"),
        ("deal 17 | turned", "expected a player and a value"),
        ("deal 17 | turned x", "“x” is no number"),
        ("moves 5C | t1-f", "expected the columns, the stock and the moves"),
        ("moves 5C | 6C | up", "“up” is no move, such as t3-f or t3-t1x2"),
    ],
)
def test_what_cannot_be_read_is_told(line: str, says: str) -> None:
    with refuses(NotationError, match=says):
        played("klondike", line)


def test_open_cards_have_no_stock_to_tell() -> None:
    with refuses(NotationError, match="expected the columns and the moves"):
        played("freecell", "moves 5C | 6C | t1-f")


def test_a_verdict_tells_moves_and_reasons() -> None:
    refused = ask("move", layout=M, move={"from": "waste", "to": "t2"})
    (allowed,) = verdict_lines(refused)
    assert allowed.startswith("Allowed: waste-t3, t3-t7, ")
    assert "t3-t1x2" in allowed
    audit = ask("audit", start=start(), moves=[UP[1], UP[0]])
    assert verdict_lines(audit) == [
        "Move 1, t2-f: Clubs have not begun; the 2♣ has to wait for the A♣. (foundations)",
        "Cards up: 1. Score: 1",
    ]
    sure = {"foundations": dict.fromkeys("CDHS", 12), "tableau": [["KC"], ["KD"], ["KH"], ["KS"]]}
    assert verdict_lines(answer_to(FREECELL, "freecell", "won", layout=sure)) == ["It cannot be lost."]
    assert "And 8 more." in verdict_lines(audit | {"infractions_total": 9})
    assert verdict_lines({"options": [{"from": "stock", "to": "waste"}], "options_total": 3}) == [
        "Allowed: stock-waste, and 2 more"
    ]
    assert verdict_lines(answer_to(FREECELL, "freecell", "stuck", layout=L)) == []


def test_a_row_on_paper_has_the_cards_and_who_has_won() -> None:
    alone = Sitting(KLONDIKE, "klondike")
    alone.deal(cards=17)
    assert cells(COLUMNS, alone.entries[0]) == ["17", ""]
    several = Sitting(KLONDIKE, "klondike", {"players": {"max": 2}}, players=2)
    several.deal(results={"p1": {"cards": 17}, "p2": {"cards": 52}})
    assert cells(COLUMNS, several.entries[0]) == ["17 52", "– won"]


def test_the_next_deal_in_words() -> None:
    for variant, says in (("klondike", "It costs nothing."), ("klondike-vegas", "It costs 52.")):
        game = Sitting(KLONDIKE, variant)
        assert KLONDIKE.notation.coming(game.engine.standing(game.table).next, {}) == says


def test_a_whole_deal_is_won_move_by_move() -> None:
    text = (FOLDER / "klondike.txt").read_text(encoding="utf-8")
    played = [*play_score_sheet(read_score_sheet(text, family_of))]
    assert any(
        entry.entry and entry.entry.facts.get("won") and "moves" in entry.entry.recorded.act
        for entry in played
    )
