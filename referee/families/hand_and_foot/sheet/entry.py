"""The entry of a round of Hand and Foot: who went out, and the figures of each side."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from referee.families.entry import Entry, First, Form, Kind, Needs, Of, Row
from referee.families.hand_and_foot.play.bounds import Bounds
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.rounds.points import points_form

USUAL_BOOKS, USUAL_DOWN, USUAL_HELD, USUAL_SUM = 9, 1_999, 399, 9_999
"""More are not to be expected, so that keys go on behind fewer digits: two thirds of all cards lie on the
table, or two hands and two feet are still held."""
_FIGURES = "Books and points"
_PENALTIES = {
    "out_refused": "out, though refused",
    "cannot_go_out": "asked, and could not go out",
    "pile_unusable": "took an unusable pile",
}


def entry_of(rules: Rules) -> Entry:
    """The entry of a round under these rules.

    >>> [row.label for row in entry_of(Rules()).forms[0].rows if not row.fold]
    ['Clean books', 'Dirty books', 'Wild books', 'Red threes', 'Red threes held', 'Cards down', 'Cards held']
    """
    rows = (*_books(rules), *_threes(rules), *_points(rules), *_besides(rules))
    return Entry(
        (Form("figures", _FIGURES, rows), points_form(USUAL_SUM)),
        First(
            "/out",
            "Who went out?",
            "Tap who went out",
            "{name} went out",
            "Nobody went out",
            counts=rules.out.bonus,
        ),
        details=(("/sides/{side}/melds",), ("/sides/{side}/held_cards",)),
        instead={"sides": "totals"},
    )


def _held_by(rules: Rules) -> Of:
    """Those who may hold something: whoever is out and plays alone holds nothing."""
    return Of.ALL if rules.teams else Of.OTHERS


def _books(rules: Rules) -> Iterator[Row]:
    melds, books = rules.melds, rules.books
    kinds = {"clean": (books.clean, True), "dirty": (books.dirty, melds.most_wilds(melds.book) > 0)}
    for kind, (points, can_be) in {**kinds, "wild": (books.wild, melds.all_wild)}.items():
        if can_be:
            yield Row(
                f"/sides/{{side}}/books/{kind}",
                f"{kind.capitalize()} books",
                hint=_each(points),
                needs=Needs.NONE,
                most=Bounds(rules).most_books,
                usual=USUAL_BOOKS,
                counts=points,
            )


def _threes(rules: Rules) -> Iterator[Row]:
    most = Bounds(rules).most_red_threes
    for member, label, points, of in (
        ("red_threes", "Red threes", rules.red_threes.on_table, Of.ALL),
        ("held_red_threes", "Red threes held", rules.red_threes.held, _held_by(rules)),
    ):
        yield Row(
            f"/sides/{{side}}/{member}",
            label,
            hint=_each(points),
            of=of,
            needs=Needs.NONE,
            most=most,
            usual=USUAL_BOOKS,
            counts=points,
        )


def _points(rules: Rules) -> Iterator[Row]:
    most, step = Bounds(rules).most_points, gcd(*rules.values.values()) or 1
    yield Row(
        "/sides/{side}/melded",
        "Cards down",
        ask="What do all cards of {name} on the table count?",
        hint="points, with books",
        most=most,
        usual=USUAL_DOWN,
        step=step,
        counts=1,
    )
    yield Row(
        "/sides/{side}/held",
        "Cards held",
        ask="What do the held cards of {name} count?",
        hint="points",
        of=_held_by(rules),
        most=most,
        usual=USUAL_HELD,
        step=step,
        counts=-1,
    )


def _besides(rules: Rules) -> Iterator[Row]:
    """The rows of what few rounds have, behind a fold."""
    if rules.deal.exact_cut:
        title = "Did anybody cut exactly?"
        yield Row("/exact_cut", "Cut exactly", Kind.PLAYERS, needs=Needs.NONE, fold=title)
    kinds = _PENALTIES if rules.out.ask else {"pile_unusable": _PENALTIES["pile_unusable"]}
    title = "Was there a penalty?"
    yield Row("/penalties", "Penalties", Kind.EVENTS, needs=Needs.NONE, fold=title, choices=kinds)


def _each(points: int) -> str:
    return f"{points:,} each".replace("-", "\u2212") if points else ""
