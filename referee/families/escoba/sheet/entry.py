"""The entry of a round of Escoba: who got what, or counts, as far as the rules score them."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.entry import NAMED, Entry, Form, Kind, Needs, Row
from referee.families.escoba.play.counts_reader import IN_ALL, is_counted
from referee.families.escoba.play.kinds import MOST_ESCOBAS
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import ALONE, CATEGORIES
from referee.families.escoba.scoring.setenta import BEST_FIRST, SUITS_NEEDED
from referee.families.escoba.table.pack import rank_name
from referee.families.rounds.points import points_form
from referee.words.said import Said

USUAL_ESCOBAS = 9
"""More are so rare that a single digit is enough for most rounds."""
USUAL_SUM = 19
"""A round scores seldom more."""
_ALL = Said("escoba-fold-extras")


def entry_of(rules: Rules) -> Entry:
    """The entry of a round under these rules.

    >>> [row.at.split("/")[2] for row in entry_of(Rules()).forms[0].rows]
    ['cards', 'coins', 'velo', 'setenta', 'escobas']
    """
    outcome = (*_categories(rules), _escobas("/outcome/escobas/{side}"), *_extras(rules))
    counts = (*_counts(rules), _escobas("/counts/{side}/escobas"))
    return Entry(
        (
            Form("outcome", Said("escoba-form-outcome"), outcome),
            Form("counts", Said("escoba-form-counts"), counts),
            points_form(USUAL_SUM),
        ),
        details=(("deals", "table", "accept_infractions"), ("piles", "escobas", "left", "last_capture")),
        details_alone=True,
        instead={"counts": "counted"},
    )


def _categories(rules: Rules) -> Iterator[Row]:
    """The rows of what nearly every round has."""
    for name, category in CATEGORIES.items():
        if getattr(rules.score, name) and not category.is_extra:
            yield Row(
                f"/outcome/{name}",
                Said("escoba-row-category", {"category": name}),
                Kind.WHOSE,
                ask=Said("escoba-ask-category", {"category": name}),
                may_be_nobody=name not in ALONE,
                may_share=rules.score.ties is Ties.ALL and name not in ALONE,
            )


def _extras(rules: Rules) -> Iterator[Row]:
    """The rows of what only a side with all of something has, behind a fold."""
    for name, category in CATEGORIES.items():
        if getattr(rules.score, name) and category.is_extra:
            yield Row(
                f"/outcome/{name}",
                Said("escoba-row-category", {"category": name}),
                Kind.WHOSE,
                needs=Needs.NONE,
                fold=_ALL,
                sides=2 if category.for_two else None,
            )
    if rules.score.no_capture_loses:
        label = Said("escoba-row-no-capture")
        yield Row("/outcome/no_capture", label, Kind.WHOSE, needs=Needs.NONE, fold=_ALL, sides=2)


def _counts(rules: Rules) -> Iterator[Row]:
    """The rows of what is counted in the piles."""
    for member, everything in IN_ALL.items():
        if is_counted(rules, member):
            yield Row(
                f"/counts/{{side}}/{member}",
                Said("escoba-row-counted", {"counted": member}),
                ask=Said("escoba-ask-counted", {"counted": member, **NAMED}),
                most=everything,
                total=everything,
            )
    if rules.score.velo:
        yield Row(
            "/counts/{side}/velo",
            Said("escoba-row-category", {"category": "velo"}),
            Kind.WHOSE,
            ask=Said("escoba-ask-category", {"category": "velo"}),
            may_be_nobody=False,
        )
    if rules.score.setenta:
        yield Row(
            "/counts/{side}/setenta",
            Said("escoba-row-setenta"),
            Kind.CARDS,
            ask=Said("escoba-ask-setenta"),
            needs=Needs.SOME,
            most=SUITS_NEEDED,
            ranks=tuple(rank_name(rules.pack, rank) for rank in (*BEST_FIRST, "K", "Q", "J")),
            copies=SUITS_NEEDED,
        )


def _escobas(at: str) -> Row:
    label = Said("escoba-row-escobas")
    return Row(at, label, needs=Needs.NONE, most=MOST_ESCOBAS, usual=USUAL_ESCOBAS)
