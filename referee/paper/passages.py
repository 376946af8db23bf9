"""The words above and below the table: what was played, who has won, the money, what needs a note."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from referee.families.options.words import listed
from referee.paper.markup import escape, number
from referee.paper.measures import LINE, SIGNATURES, TITLE_LETTER, TITLE_LINE, WON_LETTER, WON_LINE, lines_of
from referee.paper.rows import goes_on_by_hand, rows_of
from referee.paper.scales import text_width
from referee.paper.sheet import ABANDONED, PLAYING, Money, Payout, Sheet, Side
from referee.paper.words import capitalised, date_text, isolated, so_many

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
    """What, when and how long."""
    won: Passage
    head: tuple[Passage, ...]
    foot: tuple[Passage, ...]
    more: tuple[Passage, ...]
    """What is too long for the sheet."""

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
    head, foot = [*_head(sheet)], [*_standing(sheet), *_returns(sheet), *_money(sheet), *_notes(sheet)]
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
    rounds = f" · {so_many(sheet.rounds, sheet.words)}" if sheet.rounds else ""
    return f"{variant} · {date_text(sheet.begun)}{rounds}"


def _won(sheet: Sheet) -> tuple[str, str]:
    if sheet.winners:
        return "Won by", listed(isolated(side.label) for side in sheet.winners)
    if sheet.status != PLAYING:
        return "", "Abandoned" if sheet.status == ABANDONED else "Ended without a winner"
    dealer = f"; {isolated(sheet.names[sheet.dealer])} deals next" if sheet.dealer else ""
    return "", f"Still being played{dealer}"


def _head(sheet: Sheet) -> Iterator[Passage]:
    if sheet.event:
        yield Passage("Event", sheet.event)
    if sheet.target.text:
        yield Passage(capitalised(sheet.target.word), sheet.target.text)
    if sheet.house_rules:
        yield Passage("House rules", "; ".join(sheet.house_rules))


def _standing(sheet: Sheet) -> Iterator[Passage]:
    if any(side.place for side in sheet.sides):
        ranked = sorted(sheet.sides, key=lambda side: side.place or len(sheet.sides))
        yield Passage("Places", " · ".join(f"{side.place or '–'}. {_total(side)}" for side in ranked))
    elif sheet.rows and goes_on_by_hand(rows_of(sheet)):
        yield Passage("So far", " · ".join(map(_total, sheet.sides)))


def _total(side: Side) -> str:
    return f"{isolated(side.label)} {number(side.total)}" + ", out" * (side.is_out and side.place is None)


def _returns(sheet: Sheet) -> Iterator[Passage]:
    """The reason why one person has two columns."""
    same = [f"{sheet.names[now]} was {sheet.names[then]} before" for now, then in sheet.seats_before.items()]
    if same:
        paid = "" if sheet.money is None else " and stake"
        why = f"who comes back takes a new seat with the score{paid} of whoever joins"
        yield Passage("Came back", f"{'; '.join(same)}; {why}, and the seat before stays as it was left")


def _money(sheet: Sheet) -> Iterator[Passage]:
    money = sheet.money
    if money is None:
        return
    yield Passage("Stake", _stake(sheet, money))
    if money.payouts:
        paid = [_payout(sheet, payout) for payout in money.payouts]
        yield Passage("Paid out", "; ".join(paid))


def _stake(sheet: Sheet, money: Money) -> str:
    pot = "" if money.pot is None else f", {money.pot} paid into the pot in all"
    return f"{money.stake} {sheet.stake_is}{pot}"


def _payout(sheet: Sheet, payout: Payout) -> str:
    to = sheet.names.get(payout.payee, f"the {payout.payee}")
    if payout.is_refund:
        return f"{payout.amount} back to {to}"
    return f"{payout.amount} to {to}" + (
        f" from {sheet.names[payout.payer]}" if payout.payer in sheet.names else ""
    )


def _notes(sheet: Sheet) -> Iterator[Passage]:
    """The reasons of adjustments, which no rule gives."""
    notes, rounds = list[str](), 0
    for row in sheet.rows:
        rounds = row.number or rounds
        if row.kind == "adjustment":
            notes.append(f"{row.why} ({_when(rounds, sheet.words.round)})")
    if notes:
        yield Passage("Notes", "; ".join(notes))


def _when(rounds: int, word: str) -> str:
    return f"after {word} {rounds}" if rounds else f"before the first {word}"
