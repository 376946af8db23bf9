"""What families ask for on a page: every row has a place in the body of a round, and says what it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.entry import Begins, Entry, First, Form, Kind, Needs, Of, Row, Turns
from referee.families.protocol import AnyFamily
from referee.families.registry import families, family_of
from referee.families.shapes import (
    CardText,
    Flag,
    ListOf,
    MapOf,
    NumberOr,
    OneOrMore,
    OrNull,
    PlayerRef,
    Record,
    Shape,
    SideRef,
    Whole,
)
from referee.translations import in_english

DESCRIBED = [family for family in families() if family.entry is not None]
HOLDS = {
    Kind.NUMBER: (Whole, NumberOr),
    Kind.WHOSE: (PlayerRef, SideRef, Flag),
    Kind.CARDS: (ListOf,),
    Kind.CARD: (CardText,),
    Kind.TURNS: (ListOf,),
    Kind.FLAG: (Flag,),
    Kind.PLAYERS: (ListOf,),
    Kind.EVENTS: (ListOf,),
    Kind.GIFTS: (ListOf,),
}


def entries(family: AnyFamily) -> Iterator[Entry]:
    """What is asked under every variant, with and without each house rule that it is played with."""
    assert family.entry is not None
    for variant in family.catalogue.variants():
        yield family.entry(variant.rules)
        for rule in variant.house_rules:
            try:
                yield family.entry(family.catalogue.read(variant.id, rule.overrides, players=None))
            except RulesError:
                continue


def within(shape: Any) -> Shape:
    """The shape without what may stand around it."""
    return within(shape.of) if isinstance(shape, OrNull | OneOrMore) else shape


def shape_at(shape: Shape, at: str) -> Shape:
    """The shape at a place in the body."""
    for step in at.split("/")[1:]:
        shape = within(shape)
        if isinstance(shape, MapOf):
            assert isinstance(shape.keys, {"{player}": PlayerRef, "{side}": SideRef}[step]), at
            shape = shape.of
        elif isinstance(shape, ListOf):
            assert step in {"{turn}", "0"}, at
            shape = shape.of
        else:
            assert isinstance(shape, Record), at
            shape = next(member.shape for member in shape.members if member.name == step)
    return within(shape)


def assert_members_are_there(shape: Shape, row: Row) -> None:
    """Holds that the members beside a place, or of each turn in a list, are what a row says."""
    if row.person:
        assert isinstance(shape_at(shape, f"{row.at.rpartition('/')[0]}/{row.person}"), PlayerRef)
    if row.turns is not None:
        turn = f"{row.at}/0/"
        assert isinstance(shape_at(shape, turn + row.turns.person), PlayerRef)
        assert isinstance(shape_at(shape, turn + row.turns.number), Whole)
        assert not row.turns.others or isinstance(shape_at(shape, turn + row.turns.others), ListOf)


@pytest.mark.parametrize("family", DESCRIBED, ids=lambda family: family.id)
def test_every_row_has_a_place_in_the_body(family: AnyFamily) -> None:
    shape = family.rounds.shape
    for entry in entries(family):
        for form in entry.forms:
            for row in form.rows:
                assert isinstance(shape_at(shape, row.at), HOLDS[row.kind]), row.at
                assert_members_are_there(shape, row)
                assert row.label
                assert row.ask or row.needs is Needs.NONE, row.at
        for first in (entry.first, *(form.first for form in entry.forms)):
            if first is not None:
                assert isinstance(shape_at(shape, first.at), PlayerRef | SideRef)
        for place in chain.from_iterable(entry.details):
            assert shape_at(shape, f"/{place.removeprefix('/')}")
        assert {*(entry.instead or {}), *entry.kept} <= {*shape.takes}


@pytest.mark.parametrize("family", DESCRIBED, ids=lambda family: family.id)
def test_forms_and_rows_are_told_apart(family: AnyFamily) -> None:
    for entry in entries(family):
        ids = [form.id for form in entry.forms]
        assert len({*ids}) == len(ids)
        for form in entry.forms:
            places = [(row.at, row.of, row.if_nobody) for row in form.rows]
            assert len({*places}) == len(places)


def test_a_row_says_only_what_is_not_as_usual() -> None:
    row = Row(
        "/counts/{side}/best", "Best", Kind.CARDS, needs=Needs.SOME, most=4, ranks=("7", "6"), copies={2: 1}
    )
    assert row.document() == {
        "at": "/counts/{side}/best",
        "label": "Best",
        "kind": "cards",
        "needs": "some",
        "most": 4,
        "ranks": ["7", "6"],
        "copies": {"2": 1},
    }


def test_a_list_of_turns_says_its_members() -> None:
    turns = Turns("by", "after", "after trick", "Who doubled?", least=1, others="refused", begins=Begins.LEFT)
    assert Row("/doubles", "Doubles", Kind.TURNS, turns=turns).document()["turns"] == {
        "person": "by",
        "number": "after",
        "label": "after trick",
        "ask": "Who doubled?",
        "least": 1,
        "others": "refused",
        "begins": "left",
    }


def test_last_cards_that_need_not_be_told_are_kept_in_a_correction() -> None:
    family = family_of("krypkille")
    assert family.entry is not None
    assert family.entry(
        next(one for one in family.catalogue.variants() if one.id == "krypkille").rules
    ).kept == ("last_trick",)


def test_an_entry_is_told_as_json() -> None:
    rows = (Row("/taker", "taker", Kind.WHOSE), Row("/held/{player}", "held", of=Of.OTHERS))
    entry = Entry(
        (Form("short", "Short", rows, has_first=False, is_sent_at_once=True),),
        First("/out", "Who?", "Tap who", "{name} did"),
        (("melds", "left"),),
        kept=("left",),
        instead={"counts": "counted"},
    )
    document = entry.document()
    assert document["first"] == {
        "at": "/out",
        "ask": "Who?",
        "tap": "Tap who",
        "title": "{name} did",
        "nobody": None,
        "counts": 0,
    }
    assert document["forms"][0]["rows"][1] == {
        "at": "/held/{player}",
        "label": "held",
        "kind": "number",
        "of": "others",
    }
    assert document["forms"][0] | {"rows": []} == {
        "id": "short",
        "label": "Short",
        "rows": [],
        "has_first": False,
        "first": None,
        "is_sent_at_once": True,
        "is_own": False,
    }
    assert (document["details"], document["details_alone"]) == ([["melds", "left"]], False)
    assert (document["kept"], Entry(()).document()["kept"]) == (["left"], [])
    assert (document["instead"], Entry(()).document()["instead"]) == ({"counts": "counted"}, {})


def rows_of(variant: str, house_rules: Any, form: int = 0) -> dict[str, Row]:
    """The rows of a form under house rules, by their English label."""
    family = family_of(variant)
    assert family.entry is not None
    rules = family.catalogue.read(variant, house_rules, players=None)
    return {in_english(row.label): row for row in family.entry(rules).forms[form].rows}


def test_what_a_rule_leaves_out_is_not_asked() -> None:
    counts = rows_of("escoba", {"score": {"velo": 0, "setenta": 1}}, form=1)
    assert "The seven of coins" not in counts
    assert "Best of each suit" in counts
    assert {*rows_of("escoba", {"score": {"sevens": 1}})} - {*rows_of("escoba", {})} == {"Most sevens"}


def test_choices_are_told_as_json() -> None:
    row = Row("/faults", "Faults", Kind.EVENTS, needs=Needs.NONE, choices={"late": "was late"})
    assert row.document()["choices"] == {"late": "was late"}


def test_hand_and_foot_asks_for_what_its_rules_score() -> None:
    without_wild = {"melds": {"all_wild": False}, "books": {"wild": 0}, "out": {"books": {"wild": 0}}}
    assert {*rows_of("hand-and-foot", {})} - {*rows_of("hand-and-foot", without_wild)} == {"Wild books"}
    clean = rows_of("hand-and-foot", {})["Clean books"]
    assert (clean.counts, clean.most, in_english(clean.hint)) == (500, 35, "500 each")
    alone = rows_of("hand-and-foot-alone", {})
    assert (alone["Cards held"].of, in_english(alone["Red threes"].hint)) == (Of.OTHERS, "−500 each")
    assert rows_of("hand-and-foot", {})["Penalties"].choices != alone["Penalties"].choices
    assert "Cut exactly" not in rows_of("hand-and-foot-pagat", {})


def test_a_number_to_be_expected_is_told_where_many_share_the_cards() -> None:
    rows = rows_of("rummy-500", {"players": {"max": 5}})
    assert rows["down"].most == {2: 396, 3: 396, 4: 396, 5: 792}
    assert rows["down"].usual == rows["held"].usual == {4: 199, 5: 199}
    assert rows_of("rummy", {}, form=2)["points"].usual is None


def test_bounds_are_told_for_as_many_as_cards_are_dealt_to() -> None:
    held = rows_of("rummy", {"players": {"max": 4}, "deal": {"cards": {"2": 10, "4": 7}}})["held"]
    assert held.most == {2: 100, 4: 70}
