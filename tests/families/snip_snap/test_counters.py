"""Counters and chips hold together: one score, a ranking that agrees with it, chips that sum to 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from referee.errors import ConflictError, RulesError
from referee.families.protocol import Seating
from referee.families.rounds.table import Table
from referee.families.snip_snap.family import SNIP_SNAP
from referee.sitting.corrections import correct
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event, Recorded, Sheet, fold, next_entry
from referee.translations import in_english
from tests.families.rounds.playing import NAMES, codes
from tests.families.snip_snap.fined_play import FinedDeal
from tests.families.snip_snap.games import ENGINE, ask, deal, opened, refused, result, scores, turns, wrong
from tests.refusals import words

TOTAL = "total_must_match_the_cards"


def act(table: Table[Any], kind: str, **members: Any) -> Any:
    return ENGINE.play(table, {"kind": kind, **members})


def adjusted(table: Table[Any], player: str, points: int) -> Any:
    return act(table, "adjustment", player=player, points=points, reason="Dealt twice")


def counters(table: Table[Any]) -> list[int]:
    return [player.details["counters"] for player in ENGINE.standing(table).players]


def places(table: Table[Any]) -> dict[str, int]:
    return dict(result(table).ranking)


# Examples.


def test_counters_are_the_score_before_the_first_deal() -> None:
    table = opened("snip-snap-fines", 3)
    assert scores(table) == counters(table) == [5, 5, 5]
    assert [player.score for player in ENGINE.standing(table).players] == [5, 5, 5]
    again = ENGINE.load(table, ENGINE.dump(table))
    assert again == table
    first = adjusted(table, "p2", -2)
    assert [(line.kind, line.side, line.before, line.after) for line in first.lines] == [
        ("counters", "p1", 0, 5),
        ("counters", "p2", 0, 5),
        ("counters", "p3", 0, 5),
        ("adjustment", "p2", 5, 3),
    ]
    assert scores(first.table) == counters(first.table) == [5, 3, 5]
    step = deal(first.table, paid={"p1": 1, "p2": 0, "p3": 0})
    assert [line.kind for line in step.lines] == ["fines"]
    assert scores(step.table) == [4, 3, 5]


def test_naming_the_dealer_writes_no_counters() -> None:
    named = act(opened("snip-snap-fines", 3), "dealer", player="p2")
    assert named.lines == ()
    step = deal(named.table, paid={"p1": 1, "p2": 0, "p3": 0})
    assert [line.kind for line in step.lines] == ["counters"] * 3 + ["fines"]


def test_whoever_joins_before_the_first_deal_has_as_many_as_the_others() -> None:
    step = act(adjusted(opened("snip-snap-fines", 2), "p1", -2).table, "join", name="Cy")
    assert scores(step.table) == counters(step.table) == [3, 5, 5]
    assert in_english(step.lines[-1].said) == "Cy joins with 5, as everybody else did."
    later = act(deal(step.table, paid={"p1": 1, "p2": 0, "p3": 0}).table, "join", name="Di")
    assert scores(later.table) == counters(later.table) == [2, 5, 5, 2]


def test_an_adjustment_that_takes_the_last_counters_puts_out_at_once() -> None:
    table = deal(opened("snip-snap-fines", 3), paid={"p1": 2, "p2": 1, "p3": 0}).table
    step = adjusted(table, "p1", -3)
    assert [line.kind for line in step.lines] == ["adjustment", "out_of_counters"]
    assert (scores(step.table), counters(step.table)) == ([0, 4, 5], [0, 4, 5])
    assert [player.status for player in ENGINE.standing(step.table).players] == ["out", "in", "in"]
    assert codes(wrong(step.table, paid={"p1": 0, "p2": 0, "p3": 0})) == [("/paid/p1", "player_must_be_in")]
    over = adjusted(step.table, "Cy", -5)
    assert [line.kind for line in over.lines] == ["adjustment", "out_of_counters", "pool"]
    assert (scores(over.table), result(over.table).winners) == ([0, 7, 0], ("p2",))
    assert places(over.table) == {"p2": 1, "p1": 2, "p3": 2}


def test_more_counters_than_there_are_cannot_be_taken_off() -> None:
    table = deal(opened("snip-snap-fines", 3), paid={"p1": 2, "p2": 0, "p3": 0}).table
    with pytest.raises(RulesError) as caught:
        adjusted(table, "p1", -9)
    (violation,) = caught.value.violations
    assert (violation.path, violation.code, violation.given, violation.expected) == (
        "/points",
        "counters_must_suffice",
        -9,
        -3,
    )
    assert words(violation) == "Ann has 3 counters; 9 cannot be taken off."
    assert scores(adjusted(table, "p1", 9).table) == [12, 5, 5]


def test_in_chips_a_score_may_fall_below_nothing_by_an_adjustment() -> None:
    assert scores(adjusted(opened("snip-snap-pot", 3), "p1", -9).table) == [-9, 0, 0]


def test_an_agreed_end_ranks_by_the_counters_after_the_pool_is_shared() -> None:
    table = deal(opened("snip-snap-fines", 3), paid={"p1": 1, "p2": 0, "p3": 0}).table
    ended = act(table, "end", reason="agreed").table
    assert scores(ended) == counters(ended) == [5, 5, 5]
    assert result(ended).winners == ("p1", "p2", "p3")
    assert places(ended) == {"p1": 1, "p2": 1, "p3": 1}


def test_a_last_deal_ranks_by_the_counters_after_the_pool_is_shared() -> None:
    table = opened("snip-snap-fines", 3, {"end": {"rounds": 1}})
    step = deal(table, paid={"p1": 1, "p2": 0, "p3": 0})
    assert (scores(step.table), places(step.table)) == ([5, 5, 5], {"p1": 1, "p2": 1, "p3": 1})
    assert step.dues[-1].payees == ("p1", "p2", "p3")


def test_a_pool_that_all_have_paid_in_goes_by_what_each_has_of_it() -> None:
    rules = {"chips": {"counters": 2}}
    one_lost = adjusted(opened("snip-snap-fines", 3, rules), "p3", -1).table
    step = deal(one_lost, paid={"p1": 2, "p2": 2, "p3": 1})
    assert scores(step.table) == [2, 2, 1]
    assert places(step.table) == {"p1": 1, "p2": 1, "p3": 3}


@pytest.mark.parametrize(
    ("variant", "members"),
    [
        ("snip-snap-pot", {"out": "p1", "passes": {"p1": 0, "p2": 4, "p3": 2}}),
        ("snip-snap-counters", {"out": "p1", "left": {"p2": 4, "p3": 2}}),
    ],
)
def test_a_newcomer_at_a_game_for_chips_begins_at_0(variant: str, members: dict[str, Any]) -> None:
    table = deal(opened(variant, 3), **members).table
    assert sum(scores(table)) == 0
    step = act(table, "join", name="Di")
    assert (scores(step.table)[3], sum(scores(step.table))) == (0, 0)
    assert in_english(step.lines[0].said) == "Di joins with 0, since what some win the others lose."


# Deals that are told turn by turn.

SHORT = {"deal": {"cards": 2}}
GAP = (
    "7C p1, 7D p2, 7H p3, - p4, - p1, 7S p2, 8C p2, - p3, - p4, - p1, KC p3, - p4, KD p1, {}KH p3, "
    "- p4, - p1, 2D p4, 2C p1, - p4, 3D p4, 4D p4"
)
"""Bo is out of cards when Ann's king is matched by Cy, who is the next to have any."""


def test_a_pass_of_somebody_without_cards_saves_nobody_a_fine() -> None:
    rules = {"deal": {"cards": 3}}
    for passing in ("", "- p2, ", "- p2, - p2, "):
        step = deal(opened("snip-snap-fines", 4, rules), turns=turns(GAP.format(passing)))
        assert step.facts["paid"] == {"p1": 3, "p2": 2, "p3": 0, "p4": 1}
        assert step.facts["passes"]["p2"] == 0
    earlier = first_edition("snip-snap-fines", 4, rules)
    assert deal(earlier, turns=turns(GAP.format("- p2, "))).facts["paid"]["p1"] == 1


@pytest.mark.parametrize("each", [None, 5], ids=["all cards", "five each"])
def test_passes_of_those_who_have_nothing_change_no_fine(each: int | None) -> None:
    chance, with_idle = Random(21), 0
    rules = {} if each is None else {"deal": {"cards": each}}
    for _ in range(60):
        players, have = chance.choice([2, 3, 4, 5]), chance.choice([3, 8, 40])
        played = FinedDeal(chance, [have] * players, each)
        while not played.is_over:
            played.go_on()
        table = opened("snip-snap-fines", players, {**rules, "chips": {"counters": have}})
        whole, bare = (deal(table, turns=some) for some in (played.turns, played.without_idle))
        assert whole.facts["paid"] == bare.facts["paid"]
        assert [whole.facts["paid"][f"p{at}"] for at in range(1, players + 1)] == [
            have - left for left in played.counters
        ]
        assert whole.facts["passes"] == bare.facts["passes"]
        assert scores(whole.table) == scores(bare.table) == counters(whole.table)
        some = [turn for turn in played.turns if chance.random() < 0.5 or turn in played.without_idle]
        assert scores(deal(table, turns=some).table) == scores(whole.table)
        with_idle += bool(played.idle)
    assert with_idle > 20


def test_what_is_told_to_be_left_is_what_the_turns_leave() -> None:
    table = opened("snip-snap-counters", 3, SHORT)
    whole = "7C p1, - p2, - p3, 8C p1"
    assert scores(deal(table, turns=turns(whole), left={"p2": 2, "p3": ["9C", "9D"]}).table) == [4, -2, -2]
    (fewer,) = wrong(table, turns=turns(whole), left={"p2": 1, "p3": 2})
    assert (fewer.path, fewer.code, fewer.given, fewer.expected) == ("/left/p2", TOTAL, 1, 2)
    assert words(fewer) == "By the turns the cards that Bo has left are 2, not 1."
    assert codes(wrong(table, turns=turns(whole), left={"p1": 0, "p3": ["9C"]})) == [("/left/p3", TOTAL)]
    assert codes(wrong(table, turns=turns(whole), left={"p2": 3})) == [
        ("/left/p2", "cards_left_must_fit_the_deal")
    ]
    assert refused(table, "audit", turns=turns(whole), left={"p2": 1}) == [("/left/p2", TOTAL)]
    shown = ask(table, "audit", turns=turns(whole), left={"p2": ["9C"]})
    assert shown["left"] == {"p1": 0, "p2": 2, "p3": 2}, "of a hand one card may have been seen"


def test_with_fines_who_was_out_first_is_held_against_the_turns() -> None:
    table = opened("snip-snap-fines", 2, SHORT)
    played = turns("7C p1, 7D p2, - p1, 8C p2, - p1, KC p1")
    assert deal(table, turns=played, out="p2").facts["paid"] == {"p1": 1, "p2": 0}
    (violation,) = wrong(table, turns=played, out="p1")
    assert (violation.path, violation.code, violation.expected) == ("/out", "player_must_hold_cards", "p2")
    ended = opened("snip-snap-fines", 2, {"deal": {"cards": 5}, "chips": {"counters": 1}})
    assert result(deal(ended, turns=turns("7C p1, 7D p2")).table).winners == ("p2",)
    (nobody,) = wrong(ended, turns=turns("7C p1, 7D p2"), out="p2")
    assert (nobody.path, nobody.code) == ("/out", "player_must_hold_cards")


# The first edition: games that began before, and are replayed as they were recorded.


def first_edition(variant: str, players: int, house_rules: Any = None) -> Table[Any]:
    rules = SNIP_SNAP.catalogue.read(variant, house_rules or {}, players=players)
    return ENGINE.open(rules, Seating(NAMES[:players], edition=0)).table


def test_a_game_of_the_first_edition_goes_on_as_it_was_recorded() -> None:
    table = first_edition("snip-snap-fines", 3)
    assert (scores(table), counters(table)) == ([0, 0, 0], [5, 5, 5])
    joined = act(table, "join", name="Di")
    assert in_english(joined.lines[0].said) == "Di joins with 0, since nothing was played yet."
    step = deal(table, paid={"p1": 2, "p2": 0, "p3": 0})
    assert [line.kind for line in step.lines] == ["counters"] * 3 + ["fines"]
    below = adjusted(step.table, "p1", -9).table
    assert (scores(below), counters(below)) == ([-6, 5, 5], [0, 5, 5])
    assert ENGINE.standing(below).players[0].status == "in"
    after = deal(table, paid={"p1": 1, "p2": 0, "p3": 0}).table
    ended = act(after, "end", reason="agreed").table
    assert (scores(ended), places(ended)) == ([5, 5, 5], {"p2": 1, "p3": 1, "p1": 3})
    pot = deal(first_edition("snip-snap-pot", 2), out="p1", passes={"p1": 0, "p2": 4}).table
    assert scores(act(pot, "join", name="Cy").table) == [5, -5, -5]


def test_turns_of_the_first_edition_are_held_against_less() -> None:
    fines = first_edition("snip-snap-fines", 2, SHORT)
    played = turns("7C p1, 7D p2, - p1, 8C p2, - p1, KC p1")
    assert deal(fines, turns=played, out="p1").facts["paid"] == {"p1": 1, "p2": 0}
    loose = first_edition("snip-snap-counters", 3, SHORT)
    whole = turns("7C p1, - p2, - p3, 8C p1")
    assert scores(deal(loose, turns=whole, left={"p2": 1, "p3": ["9C"]}).table) == [4, -2, -2]


# Random games.


class Machine:
    """A game at random: acts, corrections, an end; what holds is looked at after each."""

    def __init__(self, seed: int, variant: str) -> None:
        self.chance = Random(seed)
        players = self.chance.randint(2, 5)
        house: dict[str, Any] = {"players": {"min": 2, "max": 8}}
        if variant == "snip-snap-fines":
            house["chips"] = {"counters": self.chance.choice([2, 3, 5, 10])}
        rules = SNIP_SNAP.catalogue.read(variant, house, players=players)
        names = NAMES[:players]
        self.opening = Opening(
            SNIP_SNAP, variant, house, SNIP_SNAP.catalogue.dump(rules), names, stake={"amount": 1}
        )
        self.events: list[Event] = []
        self.sheet = Sheet(self.opening.table(), ())
        self.corrected = 0
        self.check()

    @property
    def table(self) -> Table[Any]:
        table: Table[Any] = self.sheet.table
        return table

    def random_act(self) -> dict[str, Any]:
        chance, table = self.chance, self.table
        seats = [f"p{seat + 1}" for seat in table.seats_in]
        player = chance.choice(seats)
        kind = chance.choices(
            ["hand", "adjustment", "join", "withdrawal", "dealer", "end"], [10, 5, 2, 1, 1, 0.5]
        )[0]
        members: Mapping[str, dict[str, Any]] = {
            "hand": self.random_deal(seats),
            "adjustment": {"player": player, "points": chance.choice([-9, -3, -1, 1, 2]), "reason": "So"},
            "join": {"name": f"New {len(table.names)}"},
            "withdrawal": {"player": player},
            "dealer": {"player": player},
            "end": {"reason": "agreed"},
        }
        return {"kind": kind, **members[kind]}

    def random_deal(self, seats: Sequence[str]) -> dict[str, Any]:
        chance, out = self.chance, self.chance.choice(seats)
        kind = self.opening.variant
        if kind == "snip-snap-fines":
            have = [counters(self.table)[int(player[1:]) - 1] for player in seats]
            return {
                "paid": {player: chance.randint(0, most) for player, most in zip(seats, have, strict=True)}
            }
        if kind == "snip-snap-pot":
            return {"out": out, "passes": {player: chance.randint(0, 5) for player in seats}}
        return {"out": out, "left": {player: chance.randint(1, 4) for player in seats if player != out}}

    def go_on(self) -> None:
        number = len(self.events) + 2
        is_over = ENGINE.standing(self.table).is_over
        if self.sheet.entries and self.chance.random() < (0.5 if is_over else 0.15):
            with suppress(ConflictError, RulesError):
                self.correct()
                self.check()
        elif not is_over:
            self.record(number)

    def record(self, number: int) -> None:
        with suppress(RulesError, ConflictError):
            recorded = Recorded(number, self.random_act(), f"at {number}")
            position = len(self.sheet.entries) + 1
            before, entries = self.table, self.sheet.entries
            table, entry = next_entry(self.opening, before, recorded, position=position)
            self.sheet = Sheet(table, (*entries, entry))
            self.events.append(Event(number, entry.kind, entry.recorded.act, f"at {number}"))
            self.check()

    def correct(self) -> None:
        entry = self.chance.choice(self.sheet.entries)
        if entry.kind == "hand" and self.chance.random() < 0.6:
            seats = [*entry.recorded.act.get("paid", entry.scores)]
            correction = Correction({entry.recorded.event: {"kind": "hand", **self.random_deal(seats)}})
        else:
            correction = Correction(take_back=frozenset({entry.recorded.event}))
        self.sheet = correct(self.opening, self.sheet.entries, correction)
        self.corrected += 1

    # What holds.

    def check(self) -> None:
        stands = ENGINE.standing(self.table)
        shown = [player.score for player in stands.players]
        sums = dict.fromkeys(self.table.sides, 0)
        for entry in self.sheet.entries:
            for line in entry.lines:
                assert line.side is not None
                assert line.after == line.before + line.points == sums[line.side] + line.points
                sums[line.side] += line.points
            if entry.kind != "dealer" or any(sums.values()):
                assert entry.scores == {side: sums[side] for side in entry.scores}
        if any(entry.kind != "dealer" for entry in self.sheet.entries):
            assert [*sums.values()] == shown
        of_kind = [line for entry in self.sheet.entries for line in entry.lines]
        if self.opening.variant == "snip-snap-fines":
            self.check_counters(shown, of_kind)
        else:
            assert sum(shown) == sum(line.points for line in of_kind if line.kind == "adjustment")
        if stands.result is not None:
            self.check_ranking(stands.result.ranking, dict(zip(self.table.sides, shown, strict=True)))

    def check_counters(self, shown: list[int], lines: list[Any]) -> None:
        assert shown == counters(self.table)
        assert min(shown) >= 0
        stands = ENGINE.standing(self.table)
        if not stands.is_over:
            for player in stands.players:
                assert player.withdrawn or (player.status == "in") is (player.score > 0)
        brought = sum(line.points for line in lines if line.kind in {"counters", "joined", "adjustment"})
        pool = 0 if stands.is_over else self.table.memory.get("pool", 0)
        if lines:
            assert sum(shown) + pool == brought

    def check_ranking(self, ranking: Sequence[tuple[str, int]], scored: Mapping[str, int]) -> None:
        gone = {f"p{seat + 1}" for seat in self.table.left}
        here = [(place, -scored[side]) for side, place in ranking if side not in gone]
        for place, score in here:
            for other, less in here:
                assert (place < other) is (score < less)


@pytest.mark.parametrize("variant", ["snip-snap-fines", "snip-snap-pot", "snip-snap-counters"])
def test_random_games_hold_together_at_every_moment(variant: str) -> None:
    ended = corrected = 0
    for seed in range(60):
        machine = Machine(seed, variant)
        for _ in range(25):
            machine.go_on()
        acts = [entry.recorded for entry in machine.sheet.entries]
        again = fold(machine.opening, acts)
        assert (again.table, again.entries) == (machine.table, machine.sheet.entries)
        ended += ENGINE.standing(machine.table).is_over
        corrected += machine.corrected
    assert ended > 8
    assert corrected > 20
