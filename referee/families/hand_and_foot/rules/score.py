"""The options of going out and of the score.

Source: Denexa Games: Hand and Foot; pagat.com: Hand and Foot; Bicycle Cards: Hand and Foot; sheets of clubs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from referee.families.hand_and_foot.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.words.said import Said, Typed

if TYPE_CHECKING:
    from referee.families.hand_and_foot.rules.options import Rules

_Bonus = Annotated[int, Between(0, 10_000)]
_Signed = Annotated[int, Between(-10_000, 10_000)]
_Penalty = Annotated[int, Between(-10_000, 0)]
_Count = Annotated[int, Between(0, 20)]


def _points(subject: str) -> OfValue:
    return OfValue(lambda points: f"{subject} {points} points")


@dataclass(frozen=True, slots=True)
class RedThrees:
    """The options of red threes."""

    on_table: _Signed = option(
        100,
        "A red three on the table",
        says=_points("each red three on the table counts"),
        heading=Heading.SCORE,
    )
    held: _Signed = option(
        -100,
        "A red three still held",
        says=_points("each red three still held, in a foot too, counts"),
        heading=Heading.SCORE,
    )


@dataclass(frozen=True, slots=True)
class BookRules:
    """The points of books besides those of their cards."""

    clean: _Bonus = option(
        500, "A clean book", says=_points("a clean book, without wild cards, counts"), heading=Heading.SCORE
    )
    dirty: _Bonus = option(
        300, "A dirty book", says=_points("a dirty book, with wild cards, counts"), heading=Heading.SCORE
    )
    wild: _Bonus = option(
        1500,
        "A wild book",
        says=_points("a wild book counts"),
        heading=Heading.SCORE,
        applies=lambda rules: rules.melds.all_wild,
    )


def _no_wild_books(rules: Rules) -> Iterator[Misfit]:
    if rules.out.books.wild and not rules.melds.all_wild:
        yield Misfit(Said("hand_and_foot-no-wild-books", {"books": rules.out.books.wild}), 0)


def _so_many(kind: str) -> OfValue:
    return OfValue(lambda count: f"going out takes {count} {kind} {'book' if count == 1 else 'books'}")


@dataclass(frozen=True, slots=True)
class BooksToGoOut:
    """The books that a side needs before one of it goes out."""

    clean: _Count = option(2, "Clean books to go out", says=_so_many("clean"), heading=Heading.OUT)
    dirty: _Count = option(2, "Dirty books to go out", says=_so_many("dirty"), heading=Heading.OUT)
    wild: _Count = option(
        1,
        "Wild books to go out",
        says=_so_many("wild"),
        misfits=_no_wild_books,
        heading=Heading.OUT,
        applies=lambda rules: rules.out.books.wild > 0,
    )


class LastDiscard(Choice):
    """The last card: discarded by duty or by choice."""

    OPTIONAL = "optional", "the last card may be melded or discarded"
    REQUIRED = "required", "the last card must be discarded"


def _needs_teams(name: str, read: Callable[[Rules], bool]) -> Callable[[Rules], Iterator[Misfit]]:
    def misfits(rules: Rules) -> Iterator[Misfit]:
        if read(rules) and rules.teams is None:
            yield Misfit(Said("hand_and_foot-no-partner", {"option": Typed(name)}), False)

    return misfits


@dataclass(frozen=True, slots=True)
class OutRules:
    """Going out."""

    books: BooksToGoOut = field(default_factory=BooksToGoOut)
    partner_in_foot: bool = option(
        True,
        "The partner's foot",
        says={
            True: "you go out only when your partner has taken up the foot",
            False: "it does not matter whether your partner has taken up the foot",
        },
        misfits=_needs_teams("out.partner_in_foot", lambda rules: rules.out.partner_in_foot),
        heading=Heading.OUT,
        applies=lambda rules: rules.teams is not None,
    )
    ask: bool = option(
        True,
        "Asking the partner",
        says={
            True: "you ask your partner whether you may go out, and the answer, yes or no, binds",
            False: "you do not ask your partner whether you may go out",
        },
        misfits=_needs_teams("out.ask", lambda rules: rules.out.ask),
        heading=Heading.OUT,
        applies=lambda rules: rules.teams is not None,
    )
    bonus: _Bonus = option(100, "Points for going out", says=_points("going out scores"), heading=Heading.OUT)
    last_discard: LastDiscard = option(LastDiscard.OPTIONAL, "The last card", heading=Heading.OUT)


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """The options of penalties."""

    out_refused: _Penalty = option(
        -100,
        "Going out though the partner said no",
        says=_points("going out though the partner said no costs"),
        heading=Heading.PENALTIES,
        applies=lambda rules: rules.out.ask,
    )
    cannot_go_out: _Penalty = option(
        -100,
        "Asking, and not being able to go out",
        says=_points("asking, and then not being able to go out, costs"),
        heading=Heading.PENALTIES,
        applies=lambda rules: rules.out.ask,
    )
    pile_unusable: _Penalty = option(
        -50,
        "Taking the pile without being able to use it",
        says=_points("taking the pile without being able to use its top card costs"),
        heading=Heading.PENALTIES,
    )
