"""Whole games as text, and the notation they are written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.errors import NotationError, NotFoundError, RulesError
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.notation import Notation, SheetLine
from referee.families.registry import family_of
from referee.families.standing import NextRound, Player, Standing, Status
from referee.text_sheet import Played, TextSheet, acts_of, checks_of, play_score_sheet, read_score_sheet
from referee.text_sheet.checks import wrong_scores
from referee.translations import in_english
from tests.refusals import refuses, words

FOLDER = Path(__file__).parents[1] / "score_sheets"
FILES = sorted(FOLDER.glob("*.txt"))
AGURK = "variant: agurk\nplayers: Ann Bo Cy\n"


def sheet_of(file: Path) -> TextSheet:
    return read_score_sheet(file.read_text(encoding="utf-8"), family_of)


def play(text: str) -> list[Played]:
    return list(play_score_sheet(read_score_sheet(text, family_of)))


def mismatches(text: str) -> list[str]:
    return [in_english(mismatch) for played in play(text) for mismatch in played.mismatches]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_comes_out_as_it_says(file: Path) -> None:
    wrong = [
        f"line {played.line.number}: {in_english(mismatch)}"
        for played in play_score_sheet(sheet_of(file))
        for mismatch in played.mismatches
    ]
    assert wrong == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_sheet_is_named_after_its_variant_and_expects_something(file: Path) -> None:
    sheet = sheet_of(file)
    assert sheet.opening.variant == file.stem.partition("--")[0]
    assert any(
        line.leads_to or line.refused_with or line.word in checks_of(sheet.opening.family.notation)
        for line in sheet.lines
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_a_whole_game_of_its_own(variant: str) -> None:
    sheet = sheet_of(FOLDER / f"{variant}.txt")
    assert (sheet.opening.variant, sheet.opening.house_rules) == (variant, {})
    assert any(line.word == "winner" and line.words for line in sheet.lines), "no winner line"
    hands = [line for line in sheet.lines if line.word in {"hand", "outcome"} and line.refused_with is None]
    bare = [line.number for line in hands if not line.leads_to]
    assert len(hands) >= 3
    assert bare == [], "lines that expect no score"
    assert (
        sheet.opening.family.engine.standing(list(play_score_sheet(sheet))[-1].sheet.table).result is not None
    )


# What a sheet says, and that it is really looked at.


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("hand Ann 5 Bo 9 Cy 3 -> Bo 8", "Bo should have 8, and has 9/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 -> Bo 9/1", "Bo should have 9/1, and has 9/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 -> Bo 9/0/out", "Bo should have 9/0/out, and has 9/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 -> Bo out", "Bo should have out, and has 9/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 -> Bo 9/0/0", "Bo should have 9/0/0, and has 9/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 -> Bo -9", "Bo should have -9, and has 9/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 -> Ann 0 Bo 9 Cy 1", "Cy should have 1, and has 0/0/in"),
        ("hand Ann 5 Bo 9 Cy 3 ! players_must_be_clockwise", "not refused with players_must_be_clockwise"),
        ("next dealer Ann", "next dealer should be Ann, and is Cy"),
        ("next leader Cy", "next leader should be Cy, and is Ann"),
        ("next cards 6", "next cards should be 6, and is 7"),
        ("next packs 2", "next packs should be 2, and is 1"),
        ("next stock 30", "next stock should be 30, and is 31"),
        ("next draw Ann", "next draw should be Ann, and is "),
        ("winner Ann", "the winner should be Ann, and is nobody yet"),
        ("kept Ann 5", "Ann should keep 5, and keeps "),
        ("leave Ann\nleave Bo\nwinner Ann", "the winner should be Ann, and is Cy"),
        ("leave Ann\nleave Bo\nwinner Ann Cy", "the winner should be Ann and Cy, and is Cy"),
        ("leave Ann\nleave Bo\nwinner", "the winner should be , and is Cy"),
    ],
)
def test_a_wrong_expectation_is_reported(lines: str, says: str) -> None:
    assert mismatches(AGURK + lines) == [says]


def test_a_refusal_nobody_expects_is_reported_with_its_codes() -> None:
    (mismatch,) = mismatches(AGURK + "hand Bo Q Ann 3 Cy 2 -> Bo 12")
    assert mismatch.startswith("refused: The list runs anticlockwise")
    assert "players_must_be_clockwise" in mismatch


def test_another_refusal_than_expected_is_reported() -> None:
    (mismatch,) = mismatches(AGURK + "hand Bo Q Ann 3 Cy 2 ! player_must_be_in")
    assert "players_must_be_clockwise" in mismatch


def test_one_of_several_codes_of_a_refusal_is_enough() -> None:
    lines = "hand Ann 5 Ann 15 ! player_must_appear_once\nhand Ann 5 Ann 15 ! not_in_pack"
    assert mismatches(AGURK + lines) == []


def test_scores_behind_a_refusal_are_not_taken() -> None:
    line = "hand Bo Q Ann 3 Cy 2 ! players_must_be_clockwise -> Bo 12"
    with refuses(NotationError, match="behind ! stands one code and nothing else"):
        mismatches(AGURK + line)


def test_a_refused_line_changes_nothing() -> None:
    first, refused = play(AGURK + "hand Ann 5 Bo 9 Cy 3\nhand Bo Q Ann 3 Cy 2 ! players_must_be_clockwise")
    assert refused.sheet == first.sheet
    assert refused.entry is None
    assert refused.refusal is not None
    assert "clockwise" in words(refused.refusal)


def test_lines_play_with_the_numbers_they_have_in_the_text() -> None:
    text = "# A remark.\n\n" + AGURK + "\n   # Another.\n  hand Ann 5 Bo 9 Cy 3\nnext dealer Ann"
    assert [(played.line.number, played.line.word) for played in play(text)] == [(7, "hand"), (8, "next")]


def test_a_played_line_carries_its_entry_and_the_sheet_behind_it() -> None:
    hand, check = play(AGURK + "hand Ann 5 Bo 9 Cy 9\nnext dealer Ann")
    assert hand.entry is not None
    assert (hand.entry.hand, hand.entry.scores) == (1, {"p1": 0, "p2": 0, "p3": 9})
    assert [entry.position for entry in check.sheet.entries] == [1]
    assert check.entry is None


def test_players_may_be_named_by_id_and_in_any_case() -> None:
    assert mismatches(AGURK + "hand p1 5 BO 9 cy 3 -> p2 9") == []


def test_names_may_hold_spaces() -> None:
    quoted = 'variant: agurk\nplayers: "Old Ann" Bo\nhand "Old Ann" 5 Bo 9 -> "Old Ann" 0 Bo 9'
    listed = 'variant: agurk\nplayers: Old Ann, Bo\nhand "Old Ann" 5 Bo 9 -> "Old Ann" 0 Bo 9'
    assert mismatches(quoted) == mismatches(listed) == []
    assert read_score_sheet(listed, family_of).opening.players == ("Old Ann", "Bo")


def test_headers_are_read_in_any_case_and_order() -> None:
    opening = read_score_sheet("Title: A: B\nPLAYERS: Ann Bo\nDealer: Ann\nVariant: agurk", family_of).opening
    assert (opening.variant, opening.title, opening.players, opening.dealer) == (
        "agurk",
        "A: B",
        ("Ann", "Bo"),
        "Ann",
    )


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("limit.points=20", {"limit": {"points": 20}}),
        ("limit.points=20 limit.exactly=reset", {"limit": {"points": 20, "exactly": "reset"}}),
        ("limit.points=20, deal.cards=6", {"limit": {"points": 20}, "deal": {"cards": 6}}),
        ("stakes.buy_ins.each=0", {"stakes": {"buy_ins": {"each": 0}}}),
        ("play.ace_stops=true", {"play": {"ace_stops": True}}),
        ('{"limit": {"points": 20}}', {"limit": {"points": 20}}),
        ("", {}),
    ],
)
def test_house_rules_are_options_or_json(written: str, read: dict[str, Any]) -> None:
    opening = read_score_sheet(f"variant: agurk\nhouse rules: {written}\nplayers: Ann Bo", family_of).opening
    assert opening.house_rules == read


# What cannot be read.


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hnad Ann 5 Bo 9 Cy 3", "“hnad” begins no line"),
        ("leadr: Ann", "“leadr:” begins no line"),
        ("-> Ann 5", "“” begins no line"),
        ("hand", "expected a player and a value"),
        ("hand Ann 5 Bo", "expected a player and a value"),
        ("hand Ann 5 Bo 9 Cy 3 -> Ann", "expected a player and a value"),
        ("hand Ann 5 Bo 9 Cy 3 | kontra", "kontra"),
        ("hand Ann 5 Bo 9 Cy 3 | kontra Ann Bo", "kontra"),
        ("hand Ann 5 Bo 9 Cy 3 | kontra Ann | kontra Bo", "kontra"),
        ("hand Ann 5 Bo 9 Cy 3 | rassi Ann x2 | rassi Ann x4", "Ann"),
        (
            "hand Ann 5 Bo 9 Cy 3 | contra Ann",
            "“contra Ann” is not kontra, rassi, double, declared or exchange, said once",
        ),
        ("hand Ann 5 Bo 9 Cy 3 | rassi", "rassi"),
        ("hand Ann 5 Bo 9 Cy 3 | rassi Ann x3", "“x3” is not free, x2 or x4"),
        ("hand Ann 5 Bo 9 Cy 3 | exchange Ann", "expected a player and a value"),
        ("hand Ann 5 Bo 9 Cy 3 | exchange Ann two", "two"),
        ("hand Ann 5 Bo 9 Cy 3 | double Ann", "“double Ann” is not kontra"),
        ("hand Ann 5 Bo 9 Cy 3 | double Ann two", "“two” is not a number of tricks"),
        ("hand Ann 5 Bo 9 Cy 3 | declared Ann | declared Bo", "“declared Bo” is not kontra"),
        ("hand Ann 5 Bo 9 Cy 3 |", ""),
        ("outcome", "an outcome is the taker and the card"),
        ("outcome Ann 9 ties Bo", "“ties” is not tied …, doubling yes or no"),
        ("outcome Ann 9 doubling perhaps", "perhaps"),
        ("buy-in", "expected one word behind buy-in"),
        ("buy-in Ann Bo", "expected one word behind buy-in"),
        ("dealer", "expected one word behind dealer"),
        ("join", "expected one word behind join"),
        ("leave Ann Bo", "expected one word behind leave"),
        ("adjust Ann 3 no sign", "an adjustment is"),
        ("adjust Ann +3", "an adjustment is"),
        ("adjust Ann +x why", "an adjustment is"),
        ("end", "expected one word behind end"),
        ("end over", "a game ends “end agreed” or “end abandoned”"),
        ("amend", "a correction is"),
        ("amend 1", "a correction is"),
        ("amend x hand Ann 5 Bo 9 Cy 3", "a correction is"),
        ("remove", "a correction is"),
        ("remove 1 2", "a correction is"),
        ("amend 1 leave Ann", "a hand is amended by hand or outcome, not by “leave”"),
        ("next soon", "“soon” is not one of"),
        ("next", ""),
        ("dealer: Ann", "dealer"),
        ("kept", ""),
        ("kept Di 5", "called “Di”"),
        ("hand Ann 5 Bo 9 Cy 3 -> Di 5", "called “Di”"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(line: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        play(AGURK + "hand Ann 5 Bo 9 Cy 4\n" + line)
    assert says in words(error.value)
    assert "ine 4" in words(error.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begins with its variant"),
        ("players: Ann Bo", "begins with its variant: “variant: and its id”"),
        ("variant: agurk", "begins with its players: “players: Ann Bo Cy”"),
        ("variant: agurk\nplayers: Ann Bo\nhouse rules: {", "no JSON object"),
        ("variant: agurk\nplayers: Ann Bo\nhouse rules: {", "ine 3"),
        ("variant: agurk\nplayers: Ann Bo\nhouse rules: twenty", "“twenty” is no house rule"),
        ("variant: agurk\nplayers: Ann Bo\nhouse rules: twenty", "ine 3"),
        ("variant: agurk\nplayers: Ann Bo\nplayers: Cy Di", "ine 3"),
    ],
)
def test_a_beginning_that_cannot_be_read_is_told(text: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        read_score_sheet(text, family_of)
    assert says in words(error.value)


def test_an_unknown_variant_is_told() -> None:
    with pytest.raises(NotFoundError) as error:
        read_score_sheet("variant: gherkin\nplayers: Ann Bo", family_of)
    assert error.value.code == "variant_must_exist"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("variant: kurkku\nplayers: Ann Bo Cy Di Eli", "players_must_be_in_range"),
        ("variant: kurkku\nplayers: Ann Bo", "players_must_be_in_range"),
        ("variant: gurka\nplayers: Ann Bo", "players_must_be_in_range"),
        ("variant: gurka-iceland\nplayers: Ann Bo Cy Di Eli", "players_must_be_in_range"),
        ("variant: agurk\nplayers: Ann Bo Cy Di Eli Fay Gus Hal", "players_must_be_in_range"),
        ("variant: five-cucumbers\nplayers: Ann Bo Cy Di Eli Fay Gus", "players_must_be_in_range"),
        ("variant: ogorek\nplayers: a b c d e f g h i j k l m n o p q", "players_must_be_in_range"),
        ("variant: agurk\nplayers: Ann Bo\ndealer: Cy", "player_must_be_known"),
        ("variant: agurk\nplayers: Ann Bo\nleader: Ann", "leader_must_follow_from_the_dealer"),
        ("variant: five-cucumbers\nplayers: Ann Bo\ndealer: Ann", "somebody_must_deal"),
        ("variant: five-cucumbers\nplayers: Ann Bo\nleader: Cy", "player_must_be_known"),
        ("variant: agurk\nhouse rules: score=face_up\nplayers: Ann Bo", "options_must_fit_together"),
        ("variant: agurk\nhouse rules: end.when=falls\nplayers: Ann Bo", "options_must_fit_together"),
        ("variant: agurk\nhouse rules: deal.cards=27\nplayers: Ann Bo", "first_hand_must_fit_the_pack"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(text: str, code: str) -> None:
    with pytest.raises(RulesError) as error:
        read_score_sheet(text, family_of)
    assert code in {violation.code for violation in error.value.violations}


def test_no_word_is_both_an_act_and_a_check() -> None:
    notation = family_of("agurk").notation
    assert not acts_of(notation).keys() & checks_of(notation).keys()


def test_a_score_below_zero_is_a_number() -> None:
    player = Player("p1", "Ann", 1, "p1", -40)
    standing = Standing(Status.PLAYING, (player,), (), 0)
    line = SheetLine(1, "hand", ())
    assert wrong_scores(standing, [("Ann", "-40")], line, Notation()) == []
    assert wrong_scores(standing, [("Ann", "40")], line, Notation()) == ["Ann should have 40, and has -40/in"]


def test_a_team_has_the_score_of_its_players() -> None:
    ann, bo = Player("p1", "Ann", 1, "t1", 120), Player("p2", "t1", 2, "t2", -40)
    standing = Standing(Status.PLAYING, (ann, bo), (), 0)
    line = SheetLine(3, "hand", ())
    assert wrong_scores(standing, [("t2", "-40"), ("Ann", "120"), ("p2", "-40")], line, Notation()) == []
    assert wrong_scores(standing, [("t1", "-40")], line, Notation()) == [], "a name goes before a team's id"


@pytest.mark.parametrize(
    ("teams", "scores"), [("", "t1 200  t2 50"), ("teams: Bo Di, Cy Ann\n", "t1 50  t2 200")]
)
def test_the_team_named_first_is_the_first(teams: str, scores: str) -> None:
    head = f"variant: hand-and-foot\nplayers: Ann Bo Cy Di\n{teams}"
    first, second = ("Bo", "Ann") if teams else ("Ann", "Bo")
    points = {"Ann": "melded 200 held 0", "Bo": "melded 50 held 0"}
    line = f"out nobody | t1 {points[first]} | t2 {points[second]} -> {scores}"
    assert mismatches(head + line) == []
    (played,) = play(head + line)
    sides = {player.name: player.side for player in HAND_AND_FOOT.engine.standing(played.sheet.table).players}
    assert (sides["Bo"], sides["Ann"]) == (("t1", "t2") if teams else ("t2", "t1"))


def test_whoever_deals_next_is_named_where_a_family_says_no_more() -> None:
    coming = Notation().coming
    assert coming(NextRound(2, "p1", "p2"), {"p1": "Ann"}) == "Ann deals."
    assert coming(NextRound(2, None, "p2"), {"p1": "Ann"}) == "nobody deals."
