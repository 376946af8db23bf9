"""The check that authors run on a family: ours pass it, and a copy of Golf that is broken does not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.acts import ADJUSTMENT_ACT, ActKind
from referee.families.checking import findings
from referee.families.effects import outcome
from referee.families.extremes import options, values
from referee.families.protocol import AnyFamily, Details
from referee.families.registry import OWN
from referee.families.rounds.engine import RoundsEngine
from referee.families.shapes import (
    Choice,
    Example,
    Flag,
    Forms,
    ListOf,
    MapOf,
    NumberOr,
    OneOrMore,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)
from referee.families.steps import Step
from referee.families.trials import trials_of
from referee.families.walking import changed, misfits
from tests.families.golden import games_of
from tests.golf import GOLF

Document = Mapping[str, Any]
GAME = GOLF.engine.game
HOLE, COUNT = GOLF.acts[0], GOLF.claims[0]
EXAMPLE = HOLE.examples[0]
TWO = EXAMPLE.game
TWICE = {"layouts": EXAMPLE.value["layouts"] | {"p2": ["KS", "KS", "2D", "AH", "4S", "8H"]}}


@pytest.mark.parametrize("family", OWN, ids=lambda family: family.id)
def test_the_families_of_this_project_are_as_families_are(family: AnyFamily) -> None:
    assert [str(finding) for finding in findings(family, games_of(family))] == []


def test_golf_of_the_guide_is_as_families_are() -> None:
    assert findings(GOLF) == []


# What each check finds in a copy of Golf that is broken.


class Engine(RoundsEngine[Any]):
    """Golf's engine, with something else in place of one of its answers."""

    def __init__(self, **others: Callable[..., Any]) -> None:
        super().__init__(GAME)
        self.others = others

    def open(self, rules: Any, seating: Any) -> Step[Any]:
        return self.others.get("open", super().open)(rules, seating)

    def play(self, table: Any, act: Document, steps: Any = None) -> Step[Any]:
        play = self.others.get("play")
        if play is not None and act["kind"] == "hand":
            return play(super().play, table, act)
        return super().play(table, act, steps)

    def load(self, opened: Any, document: Document) -> Any:
        loaded = super().load(opened, document)
        return self.others["load"](loaded) if "load" in self.others else loaded

    def judge(self, table: Any, claim: Document, steps: Any = None) -> dict[str, Any]:
        judge = self.others.get("judge")
        return super().judge(table, claim, steps) if judge is None else judge(super().judge, table, claim)


def engine(**others: Callable[..., Any]) -> AnyFamily:
    return replace(GOLF, engine=Engine(**others))


def of_step(change: Callable[[Step[Any]], Step[Any]]) -> AnyFamily:
    """Golf in which a hole leads to something else."""
    return engine(play=lambda play, table, act: change(play(table, act)))


def of_line(**others: Any) -> AnyFamily:
    return of_step(lambda step: replace(step, lines=(replace(step.lines[0], **others), *step.lines[1:])))


def of_answer(**others: Any) -> AnyFamily:
    return engine(judge=lambda judge, table, claim: judge(table, claim) | others)


def of_example(value: Document, **game: Any) -> AnyFamily:
    example = Example("odd", "Odd", value, {**TWO, **game})
    return replace(GOLF, acts=(replace(HOLE, examples=(example,)), *GOLF.acts[1:]))


def only_ids(play: Any, table: Any, act: Document) -> Any:
    """Refuses players by name."""
    if not all(player in {"p1", "p2"} for player in act["layouts"]):
        raise RulesError.of([Violation("/layouts", "player_must_be_known", "Who is that?")])
    return play(table, act)


def as_typed(play: Any, table: Any, act: Document) -> Any:
    return replace(play(table, act), act=act)


def credulous(play: Any, table: Any, act: Document) -> Any:
    """Takes what cannot be for the example."""
    try:
        return play(table, act)
    except RulesError:
        return play(table, {"kind": "hand", **EXAMPLE.value})


def lenient(judge: Any, table: Any, claim: Document) -> Any:
    """Calls everything legal that names people and cards."""
    try:
        return judge(table, claim)
    except RulesError as error:
        if {violation.code for violation in error.violations} == {"pack_must_hold_the_cards"}:
            return judge(table, {"kind": "layouts", **EXAMPLE.value})
        raise


def forgetful(play: Any, table: Any, act: Document) -> Any:
    """Keeps less than it was given."""
    step = play(table, act)
    last = {"p1": "KD", "p2": "KC"}
    worse = {player: [*cards[:5], last[player]] for player, cards in step.act["layouts"].items()}
    return replace(step, act={"kind": "hand", "layouts": worse})


def no_game(rules: Any, seating: Any) -> Any:
    raise KeyError("seating")


def raising(play: Any, table: Any, act: Document) -> Any:
    raise KeyError("layout")


class Catalogue:
    """Golf's catalogue, with something else in place of one of its answers."""

    def __init__(self, **others: Callable[..., Any]) -> None:
        self.others = others

    def __getattr__(self, name: str) -> Any:
        return self.others.get(name) or getattr(GOLF.catalogue, name)


def catalogue(**others: Callable[..., Any]) -> AnyFamily:
    return replace(GOLF, catalogue=Catalogue(**others))


def undescribed() -> dict[str, Any]:
    schema = GOLF.catalogue.schema()
    schema["properties"]["score"]["properties"]["two"].pop("description")
    return schema


def with_a_ghost() -> dict[str, Any]:
    """The schema with another option, which the rules have, and nobody reads."""
    return GOLF.catalogue.schema()


def read_as_two(variant: str, house_rules: Any, *, players: int | None, is_kept: bool = False) -> Any:
    return GOLF.catalogue.read(variant, house_rules, players=players)


MUTE = replace(GOLF, acts=(replace(HOLE, examples=()), *GOLF.acts[1:]))
BROKEN: Mapping[str, tuple[AnyFamily, str]] = (
    {
        "no_example_of_an_act": (MUTE, "the act `hand`: it has no example"),
        "no_example_of_a_claim": (
            replace(GOLF, claims=(replace(COUNT, examples=()),)),
            "the claim `layouts`: it has no example",
        ),
        "an_example_without_a_game": (
            of_example(EXAMPLE.value, players=16),
            "the example `odd` of `hand`: its game is refused: players_must_be_in_range",
        ),
        "a_game_that_raises": (engine(open=no_game), "its game cannot begin: KeyError('seating')"),
        "an_example_that_is_refused": (of_example(TWICE), "`hand` is refused: There are more KS than packs."),
        "an_example_of_another_shape": (
            of_example({**EXAMPLE.value, "wind": 3}),
            "the example `odd` of `hand`: /wind does not fit its shape, but one of layouts is expected",
        ),
        "a_round_that_raises": (engine(play=raising), "`hand` raises KeyError('layout')"),
        "another_kind": (of_step(lambda step: replace(step, act={})), "the kind that is kept is None"),
        "an_act_of_another_shape": (
            of_step(lambda step: replace(step, act={**step.act, "wind": 3})),
            "/wind is kept otherwise than it is sent",
        ),
        "a_kept_act_that_lacks_something": (
            engine(play=forgetful),
            "the kept act, played again, leads to another `lines`",
        ),
        "a_table_that_is_not_read": (
            engine(load=lambda table: replace(table, rounds=0)),
            "the table is another one once it was written and read",
        ),
        "a_line_without_an_option": (of_line(rule="moon"), "names the rule 'moon'"),
        "a_line_of_no_kind": (of_line(kind="moon"), "is of the kind 'moon'"),
        "lines_that_do_not_sum_up": (of_line(points=99), "the lines of p1 sum up to 99"),
        "no_verdict": (of_answer(verdict="maybe"), "the verdict is 'maybe'"),
        "an_answer_without_an_option": (of_answer(rule="moon"), "the answer names the rule 'moon'"),
        "no_sentence": (of_answer(explanation="so many"), "the explanation is 'so many'"),
        "an_undeclared_answer": (of_answer(wind=3), "the answer has 'wind'"),
        "a_claim_of_no_use": (
            replace(GOLF, claims=(replace(COUNT, fits=lambda _rules: False),)),
            "the claim is of no use there",
        ),
        "names_that_do_not_resolve": (engine(play=only_ids), "with names for ids it is refused"),
        "cards_as_they_are_typed": (
            engine(play=as_typed),
            "with cards in small letters it is refused, or kept",
        ),
        "cards_that_cannot_be": (engine(play=credulous), "with 'ZZ' for 'KS' it is taken"),
        "players_who_cannot_be": (engine(play=credulous), "with 'Nobody Here' for 'p1' it is taken"),
        "a_referee_who_takes_more": (
            engine(judge=lenient),
            "with a card twice in `layouts` it is legal, and cannot be recorded",
        ),
        "an_option_without_a_subject": (
            catalogue(schema=undescribed),
            "the option `score.two`: its schema says",
        ),
        "an_option_not_in_the_differences": (
            catalogue(differences=lambda _first, _second: []),
            "the option `score.two`: the differences do not tell of it",
        ),
        "an_option_lost_in_json": (
            catalogue(load=lambda _document: GOLF.variant("golf-jokers").rules),
            "the option `score.two`: a value of it is lost in JSON",
        ),
        "an_option_not_in_the_rule_book": (
            catalogue(rulebook=lambda rules, **_: "# Golf"),
            "the option `score.two`: the rule book is the same under each value",
        ),
        "an_option_that_changes_nothing": (
            replace(GOLF, engine=RoundsEngine(replace(GAME, terms=lambda rules, _: GAME.terms(DEFAULTS, 2)))),
            "the option `end.rounds`: no value of it changes what comes of an example",
        ),
        "a_catalogue_that_raises": (
            catalogue(differences=lambda _first, _second: 1 / 0),
            "Golf: it raises ZeroDivisionError('division by zero')",
        ),
    }
    if (DEFAULTS := GOLF.variant("golf").rules)
    else {}
)


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_broken_is_named_with_where_to_look(fault: str) -> None:
    family, given = BROKEN[fault]
    (sentence, *_) = [str(finding) for finding in findings(family) if given in str(finding)]
    assert ", but " in sentence
    assert " is expected; look at " in sentence


def test_an_option_that_is_a_custom_need_change_nothing() -> None:
    family, given = BROKEN["an_option_that_changes_nothing"]
    details = replace(family.details, customs=("end.rounds",))
    assert not [one for one in findings(replace(family, details=details)) if given in str(one)]


def test_a_rule_that_is_a_law_may_be_named() -> None:
    family, given = BROKEN["a_line_without_an_option"]
    details = Details(lines=family.details.lines, laws=("moon",))
    assert not [one for one in findings(replace(family, details=details)) if given in str(one)]


def test_a_claim_that_is_refused_is_an_outcome_too() -> None:
    rummy = next(family for family in OWN if family.id == "rummy")
    knock = next(trial for trial in trials_of(rummy) if (trial.claim or {}).get("kind") == "knock")
    short = replace(knock, claim={"kind": "knock", "holding": ["7S"]})
    answer, refusal = (outcome(rummy, trial, knock.rules(rummy, {}))[-1] for trial in (knock, short))
    assert (isinstance(answer, str), isinstance(refusal, str)) == (False, True)


# Bodies and their shapes.

PLAY = Record(
    "Play",
    (
        required("player", PlayerRef()),
        optional("cards", NumberOr(Whole(0, 6), ListOf(Text(1, 3), 1, 3))),
        optional("won", OneOrMore(PlayerRef(), 2)),
        optional("left", OrNull(MapOf(PlayerRef(), Whole(0, 6), 2))),
        optional("open", Flag()),
        optional("pile", Choice({"stock": "The stock"})),
    ),
    plain="player",
)


@pytest.mark.parametrize(
    ("body", "misfit"),
    [
        ("p1", []),
        ({"player": "p1", "cards": 3, "won": "p1", "left": None, "open": True, "pile": "stock"}, []),
        ({"player": "p1", "cards": ["KS"], "won": ["p1", "p2"], "left": {"p1": 2}}, []),
        ({}, [("/player", "a value")]),
        (3, [("", "a text")]),
        ({"player": 3}, [("/player", "a text")]),
        ({"player": "p1", "wind": 3}, [("/wind", "one of player, cards, won, left, open, pile")]),
        ({"player": "p1", "cards": 7}, [("/cards", "a whole number from 0 to 6")]),
        ({"player": "p1", "cards": []}, [("/cards", "a list of 1 to 3")]),
        ({"player": "p1", "cards": ["KS", 3]}, [("/cards/1", "a text")]),
        ({"player": "p1", "won": ["p1"] * 3}, [("/won", "a list of 0 to 2")]),
        ({"player": "p1", "left": 3}, [("/left", "an object of at most 2")]),
        ({"player": "p1", "left": {"p1": True}}, [("/left/p1", "a whole number from 0 to 6")]),
        ({"player": "p1", "open": 1}, [("/open", "true or false")]),
        ({"player": "p1", "pile": "hand"}, [("/pile", "one of stock")]),
    ],
)
def test_what_does_not_fit_a_shape_is_named(body: Any, misfit: list[tuple[str, str]]) -> None:
    assert [*misfits(PLAY, body)] == misfit


def test_a_record_without_a_plain_form_is_an_object() -> None:
    assert [*misfits(ADJUSTMENT_ACT.shape, "p1")] == [("", "an object with player, points, reason")]


@pytest.mark.parametrize(
    ("body", "forms", "fits"),
    [
        ({"a": 1}, {}, True),
        ({"a": 1, "b": 1}, {}, False),
        ({"a": 1, "b": 1}, {"several": True}, True),
        ({}, {}, False),
        ({}, {"or_none": "nothing"}, True),
    ],
)
def test_a_body_has_as_many_forms_as_it_may(body: Document, forms: Document, fits: bool) -> None:
    shape = Record(
        "Told",
        (optional("a", Whole()), optional("b", Whole())),
        forms=Forms({"a": "A", "b": "B"}, "x", **forms),
    )
    assert ([*misfits(shape, body)] == []) is fits


def test_every_leaf_of_a_body_is_changed() -> None:
    body = {"player": "p1", "cards": ["ks"], "won": ["p1"], "left": {"p2": 3}, "note": "as it is"}
    upper = lambda _, value: value.upper() if isinstance(value, str) else value + 1  # noqa: E731
    assert changed(PLAY, body, upper) == {
        "player": "P1",
        "cards": ["KS"],
        "won": ["P1"],
        "left": {"P2": 4},
        "note": "as it is",
    }
    assert changed(PLAY, "p1", upper) == "P1"
    assert changed(PLAY, {"player": "p1", "won": "p2", "left": None}, upper)["won"] == "P2"


# The values of options.


@pytest.mark.parametrize(
    ("schema", "tried"),
    [
        ({"type": "integer", "minimum": 1, "maximum": 9}, [1, 2, 9]),
        ({"type": "boolean"}, [False, True]),
        ({"type": ["null", "string"], "examples": ["KS"]}, [None, "KS"]),
        ({"enum": ["a", "b"]}, ["a", "b"]),
        ({"oneOf": [{"type": "null"}, {"enum": ["a"]}]}, [None, "a"]),
        ({"type": "array", "items": {"enum": ["a"]}}, [[], ["a"]]),
        (
            {"type": "object", "properties": {"a": {"enum": [1, 2]}}, "required": ["a"]},
            [{"a": 1}, {"a": 1}, {"a": 2}],
        ),
        ({}, []),
    ],
)
def test_the_values_worth_trying_of_an_option(schema: Document, tried: list[Any]) -> None:
    assert [*values(schema)] == tried


def test_a_section_is_no_option() -> None:
    assert [name for name, _ in options(GOLF.catalogue.schema())][:4] == [
        "players.min",
        "players.max",
        "score.two",
        "score.joker",
    ]
    assert ActKind is type(HOLE)
