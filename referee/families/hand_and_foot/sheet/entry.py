"""The entry of a round of Hand and Foot: who went out, and the figures of each side."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from referee.families.entry import NAMED, Entry, First, Form, Kind, Needs, Of, Row
from referee.families.hand_and_foot.play.bounds import Bounds
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.rounds.points import points_form
from referee.words.said import Said

USUAL_BOOKS, USUAL_DOWN, USUAL_HELD, USUAL_SUM = 9, 1_999, 399, 9_999
"""More are not to be expected, so that keys go on behind fewer digits: two thirds of all cards lie on the
table, or two hands and two feet are still held."""
_REFUSED, _CANNOT, _UNUSABLE = "out_refused", "cannot_go_out", "pile_unusable"


def entry_of(rules: Rules) -> Entry:
    """The entry of a round under these rules.

    >>> [row.at.rpartition("/")[2] for row in entry_of(Rules()).forms[0].rows if not row.fold]
    ['clean', 'dirty', 'wild', 'red_threes', 'held_red_threes', 'melded', 'held']
    """
    rows = (*_books(rules), *_threes(rules), *_points(rules), *_besides(rules))
    return Entry(
        (Form("figures", Said("hand_and_foot-form-figures"), rows), points_form(USUAL_SUM)),
        First(
            "/out",
            Said("hand_and_foot-ask-out"),
            Said("hand_and_foot-tap-out"),
            Said("hand_and_foot-who-went-out", NAMED),
            Said("hand_and_foot-nobody-out"),
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
                Said("hand_and_foot-row-books", {"kind": kind}),
                hint=_each(points),
                needs=Needs.NONE,
                most=Bounds(rules).most_books,
                usual=USUAL_BOOKS,
                counts=points,
            )


def _threes(rules: Rules) -> Iterator[Row]:
    most = Bounds(rules).most_red_threes
    for member, label, points, of in (
        ("red_threes", Said("hand_and_foot-row-threes"), rules.red_threes.on_table, Of.ALL),
        ("held_red_threes", Said("hand_and_foot-row-held-threes"), rules.red_threes.held, _held_by(rules)),
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
        Said("hand_and_foot-row-melded"),
        ask=Said("hand_and_foot-ask-melded", NAMED),
        hint=Said("hand_and_foot-hint-melded"),
        most=most,
        usual=USUAL_DOWN,
        step=step,
        counts=1,
    )
    yield Row(
        "/sides/{side}/held",
        Said("hand_and_foot-row-held"),
        ask=Said("hand_and_foot-ask-held", NAMED),
        hint=Said("hand_and_foot-hint-held"),
        of=_held_by(rules),
        most=most,
        usual=USUAL_HELD,
        step=step,
        counts=-1,
    )


def _besides(rules: Rules) -> Iterator[Row]:
    """The rows of what few rounds have, behind a fold."""
    if rules.deal.exact_cut:
        label, title = Said("hand_and_foot-row-exact-cut"), Said("hand_and_foot-fold-exact-cut")
        yield Row("/exact_cut", label, Kind.PLAYERS, needs=Needs.NONE, fold=title)
    kinds = (_REFUSED, _CANNOT, _UNUSABLE) if rules.out.ask else (_UNUSABLE,)
    yield Row(
        "/penalties",
        Said("hand_and_foot-row-penalties"),
        Kind.EVENTS,
        needs=Needs.NONE,
        fold=Said("hand_and_foot-fold-penalties"),
        choices={kind: Said("hand_and_foot-choice-penalty", {"kind": kind}) for kind in kinds},
    )


def _each(points: int) -> Said | str:
    return Said("hand_and_foot-hint-each", {"points": points}) if points else ""
