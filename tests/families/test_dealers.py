"""Who deals next, in every family where somebody deals and the table may change between rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.errors import ConflictError
from referee.families.protocol import FIRST_EDITION, AnyFamily, Seating
from referee.families.registry import families, family_of
from referee.families.standing import Status

Body = dict[str, Any]
NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo")


def _escoba(players: Sequence[str]) -> Body:
    first = players[0]
    some = dict.fromkeys(("cards", "coins", "velo", "setenta"), first)
    return {"outcome": {"escobas": dict.fromkeys(players, 0), **some}}


ROUNDS: dict[str, Callable[[Sequence[str]], Body]] = {
    "agurk": lambda players: {"outcome": {"taker": players[0], "card": "10"}},
    "bourre": lambda players: {"taken": dict.fromkeys(players, 0) | {players[0]: 3, players[1]: 2}},
    "rummy": lambda players: {"out": players[0], "deadwood": dict.fromkeys(players[1:], 5)},
    "hand-and-foot-alone": lambda players: {
        "out": None,
        "sides": {key: {"melded": 0, "held": 50} for key in players},
    },
    "escoba": _escoba,
    "go-fish": lambda players: {"counts": {players[0]: 13}},
    "snip-snap-snorem": lambda players: {"out": players[0]},
    "any-game": lambda players: {"points": dict.fromkeys(players, 0)},
}
"""By a variant of each family, a round of so many, which nobody wins the game with."""
_LONG: Body = {"end": {"rounds": 40}}
TABLES: list[tuple[str, Body]] = [
    *((variant, _LONG if variant in {"go-fish", "snip-snap-snorem"} else {}) for variant in ROUNDS),
    ("rummy", {"direction": "anticlockwise"}),
    ("escoba", {"direction": "clockwise"}),
]


class Evening:
    """A game as it goes on, and who has to deal by what was last played and who is in."""

    def __init__(self, variant: str, house_rules: Body, players: int) -> None:
        self.variant, self.family = variant, family_of(variant)
        rules = self.family.catalogue.read(variant, house_rules, players=players)
        self.opened = self.family.engine.open(rules, Seating(NAMES[:players])).table
        self.table = self.opened
        clockwise = house_rules.get("direction", "anticlockwise" if variant == "escoba" else "clockwise")
        self.turn = 1 if clockwise == "clockwise" else -1
        self.first = self.coming[0]
        self.last: str | None = None
        self.named: str | None = None

    @property
    def standing(self) -> Any:
        return self.family.engine.standing(self.table)

    @property
    def coming(self) -> tuple[str | None, str | None]:
        """Who is announced to deal and to begin."""
        following = self.standing.next
        return following.dealer, following.leader or following.details.get("first_to_speak")

    @property
    def players(self) -> list[str]:
        return [one.id for one in self.standing.players if one.status != "out"]

    def act(self, kind: str, **body: Any) -> Body:
        engine = self.family.engine
        step = engine.play(self.table, {"kind": kind, **body})
        self.table = engine.load(self.opened, engine.dump(step.table))
        return {**step.facts}

    def play(self) -> None:
        expected = self.dealer
        dealt = self.act("hand", **ROUNDS[self.variant](self.players))["dealer"]
        assert dealt == expected
        self.last, self.named = dealt, None

    def sit_down(self) -> None:
        with suppress(ConflictError):  # where the table is full
            self.act("join", name=NAMES[len(self.standing.players)])

    def leave(self, which: int) -> None:
        self.act("withdrawal", player=self.players[which % len(self.players)])

    def name(self, which: int) -> None:
        self.named = self.players[which % len(self.players)]
        self.act("dealer", player=self.named)

    def after(self, player: str | None) -> str:
        """The next in turn who is in."""
        ids = [one.id for one in self.standing.players]
        at = ids.index(player or "")
        around = (ids[(at + self.turn * step) % len(ids)] for step in range(1, len(ids) + 1))
        return next(one for one in around if one in self.players)

    @property
    def dealer(self) -> str:
        if self.named in self.players:
            return str(self.named)
        if self.last is not None:
            return self.after(self.last)
        return str(self.first) if self.first in self.players else self.after(self.first)


def test_every_family_that_deals_and_lets_people_come_is_looked_at() -> None:
    def changes(family: AnyFamily) -> bool:
        variant = family.catalogue.variants()[0]
        rules = family.catalogue.read(variant.id, {}, players=None)
        least, _ = family.catalogue.players(rules)
        coming = family.engine.standing(family.engine.open(rules, Seating(NAMES[:least])).table).next
        return coming is not None and coming.dealer is not None

    assert {family_of(variant).id for variant in ROUNDS} == {one.id for one in families() if changes(one)}


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("play")),
        st.tuples(st.just("sit_down")),
        st.tuples(st.sampled_from(["leave", "name"]), st.integers(0, 9)),
    ),
    max_size=9,
)


@pytest.mark.parametrize(("variant", "house_rules"), TABLES, ids=str)
@settings(max_examples=40)
@given(players=st.integers(2, 4), steps=STEPS)
def test_who_deals_is_worked_out_again_with_those_now_in(
    variant: str, house_rules: Body, players: int, steps: list[tuple[Any, ...]]
) -> None:
    evening = Evening(variant, house_rules, players)
    for step, *more in steps:
        getattr(evening, step)(*more)
        if evening.standing.status is not Status.PLAYING:
            return
        dealer, leader = evening.coming
        assert (dealer, leader) == (evening.dealer, evening.after(evening.dealer))


@pytest.mark.parametrize(("variant", "house_rules"), TABLES, ids=str)
def test_a_newcomer_who_sits_behind_the_dealer_deals_next(variant: str, house_rules: Body) -> None:
    evening = Evening(variant, house_rules, 3)
    evening.play()
    while evening.after(evening.last) != ("p1" if evening.turn == 1 else "p3"):
        evening.play()
    evening.sit_down()
    assert evening.coming[0] == "p4"
    evening.leave(3)
    assert evening.coming[0] == ("p1" if evening.turn == 1 else "p3"), "as it was before"


@pytest.mark.parametrize(
    ("variant", "house_rules"),
    [
        ("rummy", {}),
        ("hand-and-foot-alone", {}),
        ("escoba", {"direction": "clockwise"}),
        ("go-fish", _LONG),
        ("snip-snap-snorem", _LONG),
    ],
    ids=str,
)
def test_a_game_of_the_first_edition_keeps_whom_it_announced(variant: str, house_rules: Body) -> None:
    family = family_of(variant)
    rules = family.catalogue.read(variant, house_rules, players=3)
    opened = family.engine.open(rules, Seating(NAMES[:3], edition=FIRST_EDITION)).table
    table = family.engine.play(opened, {"kind": "hand", **ROUNDS[variant](["p1", "p2", "p3"])}).table
    assert family.engine.dump(table)["dealer"] == 0
    assert "passes_on" not in family.engine.dump(table)
    joined = family.engine.play(table, {"kind": "join", "name": "Di"}).table
    coming = family.engine.standing(joined).next
    assert coming is not None
    assert (coming.dealer, coming.leader) == ("p1", "p2")
    named = family.engine.play(joined, {"kind": "dealer", "player": "p2"}).table
    assert (family.engine.dump(named)["dealer"], family.engine.dump(named).get("named_dealer")) == (1, None)
