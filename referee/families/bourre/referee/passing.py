"""Claims about the time before the play: may this player pass, may so many cards be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.errors import RulesError, Violation
from referee.families.bourre.referee.partial import Verdict
from referee.families.bourre.rules.options import MustStay, Rules, Trump
from referee.families.bourre.rules.sections.draw import draws_at_most
from referee.families.bourre.rules.words import cards
from referee.families.bourre.table.cards import ACE, NAMES, SUIT_SIZE, card_sign
from referee.families.bourre.table.next_hand import deal
from referee.families.bourre.table.reading import Reader, Trumps
from referee.families.bourre.table.table import Table

Document = Mapping[str, Any]


def _answer(verdict: Verdict, rule: str, explanation: str, **members: Any) -> dict[str, Any]:
    told = {"legal_plays": None, "legal_plays_total": None, "proof": None, "would_settle": None}
    return told | {"verdict": verdict.value, "rule": rule, "explanation": explanation} | members


@dataclass(frozen=True, slots=True)
class Passing:
    """Somebody who wants to pass, and what is known."""

    name: str
    is_dealer: bool
    trumps: Trumps | None
    holding: frozenset[int] | None

    @property
    def ace(self) -> int | None:
        """The ace of trumps."""
        return None if self.trumps is None else self.trumps.suit * SUIT_SIZE + ACE

    @property
    def upcard_is_the_ace(self) -> bool:
        """Whether the ace was the upcard."""
        return self.trumps is not None and self.trumps.upcard == self.ace


def must_stay(rules: Rules, passing: Passing) -> bool | None:
    """Whether somebody may not pass; None where more would have to be known.

    >>> from referee.families.bourre.rules.options import StayRules
    >>> must_stay(Rules(stay=StayRules(must=MustStay.DEALER)), Passing("Ann", True, None, None))
    True
    """
    return _MUST[rules.stay.must](rules, passing)


def _dealer_with_ace(_rules: Rules, passing: Passing) -> bool | None:
    if not passing.is_dealer:
        return False
    upcard = None if passing.trumps is None else passing.trumps.upcard
    return None if upcard is None else passing.upcard_is_the_ace


def _ace_holder(rules: Rules, passing: Passing) -> bool | None:
    if passing.upcard_is_the_ace and rules.deal.trump is Trump.DEALERS_LAST:
        return passing.is_dealer
    if passing.holding is None or passing.ace is None:
        return None
    return passing.ace in passing.holding


_MUST: Mapping[MustStay, Callable[[Rules, Passing], bool | None]] = {
    MustStay.NOBODY: lambda _, __: False,
    MustStay.DEALER_WITH_ACE: _dealer_with_ace,
    MustStay.DEALER: lambda _, passing: passing.is_dealer,
    MustStay.ACE_HOLDER: _ace_holder,
}


def judge_pass(table: Table, document: Document) -> dict[str, Any]:
    """The verdict on passing, as JSON.

    :raises RulesError: with everything that cannot be so.
    """
    reader = Reader(table)
    seat = reader.seat(document["player"], "/player")
    named = document.get("dealer")
    dealer = deal(table, table.seats_in).dealer if named is None else reader.seat(named, "/dealer")
    trumps = reader.trumps(document.get("trump"))
    held = reader.cards(document.get("holding"), "/holding")
    reader.once_each(held, "/holding", "")
    most = table.rules.deal.cards
    if len(held) > most:
        message = f"Everybody has {most} cards in these rules, not {len(held)}."
        reader.wrong("/holding", "holding_must_have_its_size", message, most, len(held))
    holding = frozenset(held) if document.get("holding") is not None else None
    name = table.name(reader.sure(seat))
    passing = Passing(name, seat == dealer, trumps, holding)
    if table.may_stay is not None:
        return _answer(Verdict.LEGAL, "stay.must", f"{name} may pass: nobody has to stay in a play-off.")
    must = must_stay(table.rules, passing)
    if must is None:
        needs = _NEEDS[table.rules.stay.must]
        text = f"Whether {name} may pass depends on what is not told."
        return _answer(Verdict.UNDETERMINED, "stay.must", text, would_settle=needs)
    if not must:
        return _answer(Verdict.LEGAL, "stay.must", f"{name} may pass.")
    proof = [NAMES[passing.ace]] if passing.ace is not None and table.rules.stay.must in _BY_ACE else None
    why = f", having {card_sign(passing.ace or 0)}," if proof else ""
    return _answer(Verdict.ILLEGAL, "stay.must", f"{name}{why} must stay.", proof=proof)


_BY_ACE = {MustStay.DEALER_WITH_ACE, MustStay.ACE_HOLDER}
_NEEDS = {
    MustStay.DEALER_WITH_ACE: "The upcard.",
    MustStay.ACE_HOLDER: "The suit of trumps, and all cards of the holding.",
}


def _at_the_table(table: Table, told: int | None) -> int:
    """How many are at the table.

    :raises RulesError: when these rules are not for so many.
    """
    if told is None:
        return len(table.seats_in)
    low, high = table.rules.players.min, table.rules.players.max
    if not low <= told <= high:
        message = f"These rules are for {low} to {high} players, not {told}."
        raise RulesError.of(
            [Violation("/players", "players_must_be_in_range", message, told, f"{low} to {high}")]
        )
    return told


def judge_draw(table: Table, document: Document) -> dict[str, Any]:
    """The verdict on drawing so many cards, as JSON.

    :raises RulesError: when there is no such player.
    """
    reader = Reader(table)
    seat = reader.seat(document["player"], "/player")
    name = table.name(reader.sure(seat))
    players = _at_the_table(table, document.get("players"))
    most, count = draws_at_most(table.rules, players), document["count"]
    changed = most != table.rules.draw.at_most
    rule = "draw.from" if changed else "draw.at_most"
    verdict = Verdict.LEGAL if count <= most else Verdict.ILLEGAL
    may = f"{name} may draw {cards(most)} at most at a table of {players}."
    return _answer(verdict, rule, may)
