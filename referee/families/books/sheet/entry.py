"""The entry of a deal of Authors or Go Fish: how many sets each laid down, or which."""

from __future__ import annotations

from referee.families.books.rules.options import BOOK, Rules, SetsEnd, WrongAsk
from referee.families.books.rules.sets import RANKS
from referee.families.entry import NAMED, Entry, Form, Kind, Needs, Row
from referee.words.said import Argument, Said

_GIVEN = Row(
    "/forfeits",
    Said("books-row-forfeits"),
    Kind.GIFTS,
    needs=Needs.NONE,
    fold=Said("books-fold-forfeits"),
)


def entry_of(rules: Rules) -> Entry:
    """The entry of a deal under these rules.

    >>> [form.id for form in entry_of(Rules()).forms]
    ['counts', 'sets']
    """
    gives = rules.set.wrong_ask is WrongAsk.GIVES_SET
    besides = (_GIVEN,) if gives else ()
    which = Form("sets", Said("books-form-sets", _set(rules)), (_which(rules), *besides))
    if rules.set.points is not None:
        return Entry((which,))
    return Entry(
        (Form("counts", Said("books-form-counts", _set(rules)), (_how_many(rules), *besides)), which)
    )


def _how_many(rules: Rules) -> Row:
    return Row(
        "/counts/{player}",
        Said("books-row-sets", _set(rules)),
        ask=Said("books-ask-counts", {**_set(rules), **NAMED}),
        most=_sets_in_all(rules),
        total=_total(rules),
        counts=1,
    )


def _which(rules: Rules) -> Row:
    return Row(
        "/sets/{player}",
        Said("books-row-sets", _set(rules)),
        Kind.CARDS,
        ask=Said("books-ask-sets", _set(rules)),
        needs=Needs.SOME,
        most=_sets_in_all(rules),
        total=_total(rules),
        ranks=RANKS,
        copies=BOOK // rules.set.size,
        counts=0 if rules.set.points else 1,
    )


def _set(rules: Rules) -> dict[str, Argument]:
    return {"set": "book" if rules.set.size == BOOK else "pair"}


def _sets_in_all(rules: Rules) -> int:
    return len(RANKS) * BOOK // rules.set.size


def _total(rules: Rules) -> int | None:
    """The sets that belong to a deal; None where it may be over before all are laid down."""
    return None if rules.set.ends is SetsEnd.HAND_OR_STOCK else _sets_in_all(rules)
