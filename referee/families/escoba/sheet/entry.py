"""The entry of a round of Escoba: who got what, or counts, as far as the rules score them."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.entry import Entry, Form, Kind, Needs, Row
from referee.families.escoba.play.counts_reader import IN_ALL, is_counted
from referee.families.escoba.play.kinds import MOST_ESCOBAS
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import ALONE, CATEGORIES
from referee.families.escoba.scoring.setenta import BEST_FIRST, SUITS_NEEDED
from referee.families.escoba.table.pack import rank_name
from referee.families.rounds.points import points_form

USUAL_ESCOBAS = 9
"""More are so rare that a single digit is enough for most rounds."""
USUAL_SUM = 19
"""A round scores seldom more."""
_ALL = "All of something"


def entry_of(rules: Rules) -> Entry:
    """The entry of a round under these rules.

    >>> [row.label for row in entry_of(Rules()).forms[0].rows]
    ['Most cards', 'Most coins', 'The seven of coins', 'The setenta', 'Escobas']
    """
    outcome = (*_categories(rules), _escobas("/outcome/escobas/{side}"), *_extras(rules))
    counts = (*_counts(rules), _escobas("/counts/{side}/escobas"))
    return Entry(
        (Form("outcome", "Who got what", outcome), Form("counts", "Counts", counts), points_form(USUAL_SUM)),
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
                _capital(category.noun),
                Kind.WHOSE,
                ask=f"Who has {category.noun}?",
                may_be_nobody=name not in ALONE,
                may_share=rules.score.ties is Ties.ALL and name not in ALONE,
            )


def _extras(rules: Rules) -> Iterator[Row]:
    """The rows of what only a side with all of something has, behind a fold."""
    for name, category in CATEGORIES.items():
        if getattr(rules.score, name) and category.is_extra:
            yield Row(
                f"/outcome/{name}",
                _capital(category.noun),
                Kind.WHOSE,
                needs=Needs.NONE,
                fold=_ALL,
                sides=2 if category.for_two else None,
            )
    if rules.score.no_capture_loses:
        yield Row("/outcome/no_capture", "Captured nothing", Kind.WHOSE, needs=Needs.NONE, fold=_ALL, sides=2)


def _counts(rules: Rules) -> Iterator[Row]:
    """The rows of what is counted in the piles."""
    for member, everything in IN_ALL.items():
        if is_counted(rules, member):
            yield Row(
                f"/counts/{{side}}/{member}",
                _capital(member),
                ask=f"How many {member} has {{name}}?",
                most=everything,
                total=everything,
            )
    if rules.score.velo:
        noun = CATEGORIES["velo"].noun
        yield Row(
            "/counts/{side}/velo", _capital(noun), Kind.WHOSE, ask=f"Who has {noun}?", may_be_nobody=False
        )
    if rules.score.setenta:
        yield Row(
            "/counts/{side}/setenta",
            "Best of each suit",
            Kind.CARDS,
            ask="Which cards make the setenta?",
            needs=Needs.SOME,
            most=SUITS_NEEDED,
            ranks=tuple(rank_name(rules.pack, rank) for rank in (*BEST_FIRST, "K", "Q", "J")),
            copies=SUITS_NEEDED,
        )


def _escobas(at: str) -> Row:
    return Row(at, "Escobas", needs=Needs.NONE, most=MOST_ESCOBAS, usual=USUAL_ESCOBAS)


def _capital(noun: str) -> str:
    return noun[0].upper() + noun[1:]
