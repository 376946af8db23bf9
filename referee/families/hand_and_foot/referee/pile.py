"""Claims about the discard pile: whether it may be taken with what somebody holds, or is known to hold.

Judged are the cards that are given: the top card, the two beside it, and all else that is laid down. Of a
holding that is not known whole the verdict is legal where the known cards suffice, and illegal only where no
others would help.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.hand_and_foot.referee.claim_reader import ClaimReader
from referee.families.hand_and_foot.referee.melds import no_meld_verdict, side_by_side
from referee.families.hand_and_foot.rules.cards import WILDS
from referee.families.hand_and_foot.rules.melding import Needs
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.hand_and_foot.table.melds import (
    Book,
    Cards,
    Meld,
    NoMeld,
    is_wild,
    meld_of,
    open_twice,
    points_of,
)
from referee.families.melds.reading import IN_HAND, ON_THE_TABLE
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said

_RULE = "pile.needs"


@dataclass(frozen=True)
class TakeAttempt:
    """Somebody who would take the pile."""

    rules: Rules
    top: Card
    hand: Cards
    """The cards that are held, or what is known of them."""
    is_whole: bool
    lying: Cards
    """The side's open meld of the top card's rank; () where there is none, or where it is a book."""
    also: tuple[Cards, ...]
    """Melds that are laid down with it."""
    least: int
    """The points that first melds must count; 0 where the side has melded."""

    @property
    def may_be_wild(self) -> bool:
        """True if one of the two cards beside the top one may be wild; beside a wild one none may."""
        return self.rules.pile.needs is Needs.ONE_WILD and not is_wild(self.top)

    def pairs(self, *, anything: bool) -> Iterator[Cards]:
        """The two cards beside the top one, out of what is left in hand, or any at all."""
        alike = Card(self.top.rank)
        left = Counter(card.rank for card in self.hand)
        left.subtract(card.rank for cards in self.also for card in cards)
        if anything or left[self.top.rank] >= 2:
            yield (alike, alike)
        if self.may_be_wild:
            for wild in WILDS:
                if anything or (left[self.top.rank] >= 1 and left[wild] >= 1):
                    yield (alike, Card(wild))

    def meld(self, pair: Cards) -> Meld | NoMeld:
        """The meld that the top card and these two make with the cards that lie there."""
        return meld_of(self.rules, (*self.lying, self.top, *pair))

    def points(self, pair: Cards) -> int:
        """The points towards the minimum: of the top card, the two, and all else that is laid down."""
        return points_of(self.rules, (self.top, *pair, *(card for cards in self.also for card in cards)))

    def fits(self, *, anything: bool) -> list[tuple[Cards, Meld]]:
        """The pairs that make a meld with the top card and whatever lies there, and it, the best first."""
        melds = [(pair, self.meld(pair)) for pair in self.pairs(anything=anything)]
        fitting = [(pair, meld) for pair, meld in melds if isinstance(meld, Meld)]
        return sorted(fitting, key=lambda fit: self.points(fit[0]), reverse=True)


def judge_take_pile(table: FootTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on taking the pile."""
    attempt, rules = _read(table, claim), table.rules
    if attempt.top.rank == "3":
        text = Said("hand_and_foot-three-on-top")
        return _illegal("pile.take", text, "three_must_not_be_taken")
    also = side_by_side(rules, attempt.also)
    if isinstance(also, NoMeld):
        return no_meld_verdict(also)
    return _refusal_of_every_pair(attempt) or _with_hand(attempt, also)


def _with_hand(attempt: TakeAttempt, also: Sequence[Meld]) -> dict[str, Any]:
    """The verdict by the cards of the hand, where some two cards would do."""
    fits = attempt.fits(anything=False)
    if not fits and attempt.is_whole:
        return _unmatched_verdict(attempt)
    # What lies there is open or a book whichever two cards they are.
    for fault in open_twice([attempt.fits(anything=True)[0][1], *also]):
        return no_meld_verdict(fault)
    points = attempt.points(fits[0][0]) if fits else 0
    if not fits or points < attempt.least:
        return _too_little_verdict(attempt, points) if attempt.is_whole else _unmatched_verdict(attempt)
    text = Said("hand_and_foot-takes-pile", {"card": PlayingCard(*attempt.top)})
    return verdict_document(Verdict.LEGAL, _RULE, text, points=points)


def _refusal_of_every_pair(attempt: TakeAttempt) -> dict[str, Any] | None:
    """The verdict against taking the pile with any two cards; None where some would do."""
    possible = attempt.fits(anything=True)
    if not possible:
        alike = Card(attempt.top.rank)
        meld = attempt.meld((alike, alike))
        if isinstance(meld, NoMeld) and meld.code == "meld_must_not_be_larger":
            room = attempt.rules.melds.book - len(attempt.lying)
            text = Said("hand_and_foot-no-room", {"room": room})
            return _illegal("melds.book", text, "meld_must_have_room")
        return no_meld_verdict(meld) if isinstance(meld, NoMeld) else None
    best = attempt.points(possible[0][0])
    return _too_little_verdict(attempt, best) if best < attempt.least else None


def _too_little_verdict(attempt: TakeAttempt, points: int) -> dict[str, Any]:
    figures = {"points": points, "minimum": attempt.least}
    text = Said("hand_and_foot-too-little-for-the-pile", figures)
    return _illegal("minimum", text, "minimum_must_be_reached") | figures


def _unmatched_verdict(attempt: TakeAttempt) -> dict[str, Any]:
    pair: dict[str, Argument] = {
        "rank": PlayingCard(attempt.top.rank),
        "wild": "yes" if attempt.may_be_wild else "no",
    }
    text = Said("hand_and_foot-pair-to-take-pile", {**pair, "card": PlayingCard(*attempt.top)})
    if attempt.is_whole:
        return _illegal(_RULE, text, "top_discard_must_be_matched")
    return verdict_document(
        Verdict.UNDETERMINED,
        _RULE,
        text,
        code="top_discard_must_be_matched",
        would_settle=Said("hand_and_foot-seeing-pair", pair),
    )


def _illegal(rule: str, text: Said, code: str) -> dict[str, Any]:
    return verdict_document(Verdict.ILLEGAL, rule, text, code=code)


def _read(table: FootTable, claim: Document) -> TakeAttempt:
    reader = ClaimReader(table)
    top = reader.card(claim["top"], "/top", Said("melds-place", {"place": "on_pile"}))
    whole = claim.get("holding")
    known = claim.get("known", []) if whole is None else whole
    hand = reader.cards(known, "/known" if whole is None else "/holding", IN_HAND)
    lying = reader.cards(claim.get("open_meld", []), "/open_meld", ON_THE_TABLE)
    # What is laid down with it was held, and is counted with the holding.
    turn_reader = ClaimReader(table)
    also = tuple(turn_reader.cards(meld, f"/also/{at}") for at, meld in enumerate(claim.get("also", ())))
    reader.violations += turn_reader.violations
    opened = bool(claim.get("opened")) or bool(lying)
    if not opened and claim.get("round") is None:
        message = Said("hand_and_foot-round-missing")
        reader.wrong("/round", "form_must_be_complete", message)
    laid = Counter(card.rank for cards in also for card in cards)
    missing = laid - Counter(card.rank for card in hand)
    if missing and whole is not None:
        message = Said("hand_and_foot-also-not-held", {"ranks": tuple(map(PlayingCard, missing))})
        reader.wrong("/also", "holding_must_have_the_cards", message)
    if lying and not reader.violations:
        lying = _open(reader, lying, top)
    if whole is None:
        laid_down = Said("melds-place", {"place": "laid"})
        hand = (*hand, *reader.cards([*missing.elements()], "/also", laid_down))
    reader.finish_cards()
    least = 0 if opened else table.rules.minimum_in(claim.get("round") or 1)
    return TakeAttempt(table.rules, reader.sure(top), hand, whole is not None, lying, also, least)


def _open(reader: ClaimReader, lying: Cards, top: Card | None) -> Cards:
    """The open meld, if it can lie there and is of the top card's kind; beside a book a new one is begun."""
    ranks = {card.rank for card in lying if not is_wild(card)}
    of_top = not ranks if top is not None and is_wild(top) else top is not None and ranks == {top.rank}
    if not of_top:
        message = Said("hand_and_foot-open-meld-of-another-rank")
        reader.wrong("/open_meld", "ranks_must_be_equal", message)
        return lying
    meld = meld_of(reader.rules, lying)
    if isinstance(meld, NoMeld):
        reader.wrong("/open_meld", "meld_must_be_one", meld.message)
        return lying
    return lying if meld.kind is Book.OPEN else ()
