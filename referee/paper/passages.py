"""The words above and below the table: what was played, who has won, the money, what needs a note."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from referee.paper.markup import escape
from referee.paper.measures import LINE, SIGNATURES, TITLE_LETTER, TITLE_LINE, WON_LETTER, WON_LINE, lines_of
from referee.paper.rows import goes_on_by_hand, rows_of
from referee.paper.scales import text_width
from referee.paper.sheet import ABANDONED, PLAYING, Money, Payout, Sheet, Side
from referee.paper.words import capitalised, isolated
from referee.words.said import Argument, Person, Said, Typed

_MOST_LETTERS = 900
"""Of a passage on the sheet itself; what is longer follows on a sheet of its own."""
_HEAD_GAP = 3.0
_FOOT_GAP = 4.0


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph with a word for what it is about."""

    about: str
    text: str

    @property
    def letters(self) -> int:
        """The length of the passage."""
        return text_width(self.about) + 2 + text_width(self.text)

    def markup(self, *, kind: str = "") -> str:
        """The paragraph as HTML."""
        about = f"<b>{escape(self.about)}</b> " if self.about else ""
        class_ = f' class="{kind}"' if kind else ""
        return f"<p{class_}>{about}{escape(self.text)}</p>"


@dataclass(frozen=True, slots=True)
class Passages:
    """All the words of a sheet."""

    title: str
    played: Passage
    """The variant, the day and the length of the game."""
    won: Passage
    head: tuple[Passage, ...]
    foot: tuple[Passage, ...]
    more: tuple[Passage, ...]
    """The passages that are too long for the sheet."""

    def head_height(self, width: float) -> float:
        """The height of the head, in millimetres."""
        title = lines_of(text_width(self.title), width=width, letter=TITLE_LETTER) * TITLE_LINE
        won = WON_LINE * lines_of(self.won.letters, width=width, letter=WON_LETTER)
        return title + won + _height((self.played, *self.head), width) + _HEAD_GAP

    def foot_height(self, width: float) -> float:
        """The height of the foot, in millimetres, with the lines for notes and signatures."""
        return _height(self.foot, width) + LINE + _FOOT_GAP + SIGNATURES


def _height(passages: Sequence[Passage], width: float) -> float:
    return sum(LINE * lines_of(passage.letters, width=width) + 1 for passage in passages)


def passages_of(sheet: Sheet) -> Passages:
    """The words of a sheet."""
    head = [*_head(sheet)]
    foot = [*_standing(sheet), *_returns(sheet), *_money(sheet), *_confirmations(sheet), *_notes(sheet)]
    return Passages(
        title=sheet.title or sheet.variant,
        played=Passage("", _played(sheet)),
        won=Passage(*_won(sheet)),
        head=tuple(_short(head)),
        foot=tuple(_short(foot)),
        more=tuple(passage for passage in head + foot if passage.letters > _MOST_LETTERS),
    )


def _short(passages: Sequence[Passage]) -> Iterator[Passage]:
    return (passage for passage in passages if passage.letters <= _MOST_LETTERS)


def _played(sheet: Sheet) -> str:
    variant = f"{sheet.variant}, {sheet.region}" if sheet.region else sheet.variant
    facts = [variant, sheet.language.day(sheet.begun)]
    if sheet.rounds:
        facts.append(sheet.language.message("paper-so-many", rounds=sheet.rounds, **sheet.nouns))
    return " · ".join(facts)


def _won(sheet: Sheet) -> tuple[str, str]:
    message = sheet.language.message
    if sheet.winners:
        names = [isolated(side.label) for side in sheet.winners]
        return message("paper-won-by", winners=len(names)), sheet.language.listed(names)
    if sheet.status != PLAYING:
        return "", message("paper-abandoned" if sheet.status == ABANDONED else "paper-no-winner")
    if not sheet.dealer:
        return "", message("paper-still-played")
    return "", message("paper-still-played-dealer", player=_person(sheet, sheet.dealer))


def _person(sheet: Sheet, player: str) -> Person:
    return Person(player, isolated(sheet.names[player]))


def _head(sheet: Sheet) -> Iterator[Passage]:
    message = sheet.language.message
    if sheet.event:
        yield Passage(message("paper-event"), sheet.event)
    if sheet.target.text:
        yield Passage(capitalised(sheet.target.word), sheet.target.text)
    if sheet.house_rules:
        yield Passage(message("paper-house-rules"), "; ".join(sheet.house_rules))


def _standing(sheet: Sheet) -> Iterator[Passage]:
    message = sheet.language.message
    if any(side.place for side in sheet.sides):
        ranked = sorted(sheet.sides, key=lambda side: side.place or len(sheet.sides))
        places = " · ".join(f"{side.place or '–'}. {_total(sheet, side)}" for side in ranked)
        yield Passage(message("paper-places"), places)
    elif sheet.rows and goes_on_by_hand(rows_of(sheet)):
        yield Passage(message("paper-so-far"), " · ".join(_total(sheet, side) for side in sheet.sides))


def _total(sheet: Sheet, side: Side) -> str:
    how = "out" if side.is_out and side.place is None else "in"
    name = Typed(isolated(side.label))
    return sheet.language.message("paper-standing", side=name, points=side.total, how=how)


def _returns(sheet: Sheet) -> Iterator[Passage]:
    """The reason why one person has two columns."""
    if not sheet.seats_before:
        return
    message = sheet.language.message
    same = [
        message("paper-was-before", now=Typed(sheet.names[now]), before=Typed(sheet.names[before]))
        for now, before in sheet.seats_before.items()
    ]
    stake = "none" if sheet.money is None else "paid"
    text = message("paper-new-seats", same=Typed("; ".join(same)), stake=stake)
    yield Passage(message("paper-came-back"), text)


def _money(sheet: Sheet) -> Iterator[Passage]:
    money = sheet.money
    if money is None:
        return
    yield Passage(sheet.language.message("paper-stake"), _stake(sheet, money))
    if money.payouts:
        paid = [_payout(sheet, payout) for payout in money.payouts]
        yield Passage(sheet.language.message("paper-paid-out"), "; ".join(paid))


def _stake(sheet: Sheet, money: Money) -> str:
    if isinstance(sheet.stake_is, str):
        stake = f"{money.stake} {sheet.stake_is}"
    else:
        stake = sheet.language.say(sheet.stake_is.with_args(stake=Typed(money.stake)))
    if money.pot is None:
        return stake
    return sheet.language.message("paper-stake-and-pot", stake=Typed(stake), pot=Typed(money.pot))


def _payout(sheet: Sheet, payout: Payout) -> str:
    names, amount = sheet.names, Typed(payout.amount)
    account = Said("paper-account", {"account": payout.payee})
    payee: Argument = Person(payout.payee, names[payout.payee]) if payout.payee in names else account
    if payout.is_refund:
        return sheet.language.message("paper-paid-back", amount=amount, payee=payee)
    if payout.payer not in names:
        return sheet.language.message("paper-paid", amount=amount, payee=payee)
    payer = Person(payout.payer, names[payout.payer])
    return sheet.language.message("paper-paid-by", amount=amount, payee=payee, payer=payer)


def _confirmations(sheet: Sheet) -> Iterator[Passage]:
    """The rounds that nobody has confirmed yet, and those that somebody disputes."""
    message = sheet.language.message
    if unconfirmed := [str(row.number) for row in sheet.rows if row.is_open]:
        yield Passage(message("paper-unconfirmed"), ", ".join(unconfirmed))
    disputes = [
        message(
            "paper-dispute", round=row.number or 0, by=Typed(row.dispute.by), reason=Typed(row.dispute.reason)
        )
        for row in sheet.rows
        if row.dispute is not None
    ]
    if disputes:
        yield Passage(message("paper-disputed"), "; ".join(disputes))


def _notes(sheet: Sheet) -> Iterator[Passage]:
    """The reasons of adjustments, which no rule gives."""
    notes, rounds = list[str](), 0
    for row in sheet.rows:
        rounds = row.number or rounds
        if row.kind == "adjustment":
            notes.append(_note(sheet, row.why, rounds))
    if notes:
        yield Passage(sheet.language.message("paper-notes"), "; ".join(notes))


def _note(sheet: Sheet, why: str, rounds: int) -> str:
    message, words = sheet.language.message, sheet.nouns
    if rounds:
        return message("paper-note-after", reason=Typed(why), round=rounds, **words)
    return message("paper-note-before-the-first", reason=Typed(why), **words)
