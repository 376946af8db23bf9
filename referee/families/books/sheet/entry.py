"""The entry of a deal of Authors or Go Fish: how many sets each laid down, or which."""

from __future__ import annotations

from referee.families.books.rules.options import BOOK, Rules, SetsEnd, WrongAsk
from referee.families.books.rules.sets import RANKS, set_word
from referee.families.entry import Entry, Form, Kind, Needs, Row

_GIVEN = Row(
    "/forfeits",
    "Who gave one to the left neighbour?",
    Kind.GIFTS,
    needs=Needs.NONE,
    fold="Was a set given away?",
)


def entry_of(rules: Rules) -> Entry:
    """The entry of a deal under these rules.

    >>> [form.label for form in entry_of(Rules()).forms]
    ['How many books', 'Which books']
    """
    gives = rules.set.wrong_ask is WrongAsk.GIVES_SET
    besides = (_GIVEN,) if gives else ()
    word = set_word(rules)
    which = Form("sets", f"Which {word}", (_which(rules), *besides))
    if rules.set.points is not None:
        return Entry((which,))
    return Entry((Form("counts", f"How many {word}", (_how_many(rules), *besides)), which))


def _how_many(rules: Rules) -> Row:
    word, count = set_word(rules), _sets_in_all(rules)
    return Row(
        "/counts/{player}",
        word,
        ask=f"How many {word} has {{name}}?",
        most=count,
        total=_total(rules),
        counts=1,
    )


def _which(rules: Rules) -> Row:
    word = set_word(rules)
    return Row(
        "/sets/{player}",
        word,
        Kind.CARDS,
        ask=f"Whose are the other {word}?",
        needs=Needs.SOME,
        most=_sets_in_all(rules),
        total=_total(rules),
        ranks=RANKS,
        copies=BOOK // rules.set.size,
        counts=0 if rules.set.points else 1,
    )


def _sets_in_all(rules: Rules) -> int:
    return len(RANKS) * BOOK // rules.set.size


def _total(rules: Rules) -> int | None:
    """The sets that belong to a deal; None where it may be over before all are laid down."""
    return None if rules.set.ends is SetsEnd.HAND_OR_STOCK else _sets_in_all(rules)
