"""Claims about the time before the play: may this player pass, may so many cards be drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from referee.errors import RulesError, Violation
from referee.families.bourre.referee.partial import Verdict
from referee.families.bourre.referee.words import playing_cards
from referee.families.bourre.rules.options import MustStay, Rules, Trump
from referee.families.bourre.rules.sections.draw import draws_at_most
from referee.families.bourre.table.cards import (
    ACE,
    NAMES,
    SUIT_SETS,
    SUIT_SIZE,
    cards_in,
    set_of,
    suit_of,
)
from referee.families.bourre.table.next_hand import deal
from referee.families.bourre.table.reading import Reader, Trumps, playing_card
from referee.families.bourre.table.table import Table
from referee.families.documents import Document
from referee.words.said import Argument, Person, Said, as_text, as_value


def _answer(verdict: Verdict, rule: str, explanation: Said, **members: Any) -> dict[str, Any]:
    answer = {"legal_plays": None, "legal_plays_total": None, "proof": None, "would_settle": None}
    return answer | {"verdict": verdict.value, "rule": rule, "explanation": as_value(explanation)} | members


@dataclass(frozen=True, slots=True)
class Passing:
    """Somebody who wants to pass, and what is known."""

    player: Person
    is_dealer: bool
    trumps: Trumps | None
    holding: frozenset[int] | None

    @property
    def upcard(self) -> int | None:
        """The upcard, where it is known."""
        return None if self.trumps is None else self.trumps.upcard

    def has_all(self, rules: Rules) -> bool:
        """True if the holding is known with as many cards as were dealt."""
        return self.holding is not None and len(self.holding) == rules.deal.cards

    def is_known(self, rules: Rules) -> bool:
        """True if every card of the holding is known; a dealer's own upcard is one of them."""
        is_own = self.is_dealer and rules.deal.trump is Trump.DEALERS_LAST
        upcard = set() if self.upcard is None or not is_own else {self.upcard}
        return self.holding is not None and len(self.holding | upcard) == rules.deal.cards

    def aces(self, rules: Rules) -> frozenset[int]:
        """The ace of trumps; where trumps are not known, all that it may be."""
        if self.trumps is not None:
            return frozenset({self.trumps.suit * SUIT_SIZE + ACE})
        if self.is_dealer and rules.deal.trump is Trump.DEALERS_LAST and self.has_all(rules):
            return frozenset(suit_of(card) * SUIT_SIZE + ACE for card in self.holding or ())
        return frozenset(suit * SUIT_SIZE + ACE for suit in range(len(SUIT_SETS)))


def must_stay(rules: Rules, passing: Passing) -> bool | None:
    """True if the player may not pass; None where more would have to be known.

    >>> from referee.families.bourre.rules.options import StayRules
    >>> must_stay(Rules(stay=StayRules(must=MustStay.DEALER)), Passing(Person("p1", "Ann"), True, None, None))
    True
    """
    return _MUST[rules.stay.must](rules, passing)


def _dealer_with_ace(rules: Rules, passing: Passing) -> bool | None:
    """The upcard is one of the dealer's cards, and names trumps."""
    if not passing.is_dealer:
        return False
    if passing.upcard is None and not passing.has_all(rules):
        return None
    may_be: Collection[int] = (passing.holding or ()) if passing.upcard is None else (passing.upcard,)
    suit = None if passing.trumps is None else passing.trumps.suit
    are_aces = {card % SUIT_SIZE == ACE for card in may_be if suit in {None, suit_of(card)}}
    return None if len(are_aces) > 1 else are_aces == {True}


def _ace_holder(rules: Rules, passing: Passing) -> bool | None:
    aces = passing.aces(rules)
    if passing.upcard in aces and rules.deal.trump is not Trump.SHOWN_BEFORE:
        # From the stock it is nobody's, also where a dealer who stays may take it.
        return passing.is_dealer and rules.deal.trump is Trump.DEALERS_LAST
    if passing.holding is None:
        return None
    held = aces & passing.holding
    if held == aces:
        return True
    return False if not held and passing.is_known(rules) else None


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
    passing = _read(table, document)
    player = {"player": passing.player}
    if table.may_stay is not None:
        return _answer(Verdict.LEGAL, "stay.must", Said("bourre-may-pass-in-play-off", player))
    must = must_stay(table.rules, passing)
    if must is None:
        settle = as_text(_needs(table.rules, passing))
        text = Said("bourre-may-pass-not-known", player)
        return _answer(Verdict.UNDETERMINED, "stay.must", text, would_settle=settle)
    if not must:
        return _answer(Verdict.LEGAL, "stay.must", Said("bourre-may-pass", player))
    proof = _proof(table.rules, passing)
    names = [NAMES[card] for card in cards_in(proof)] or None
    text = Said("bourre-must-stay", player)
    if proof:
        text = Said("bourre-must-stay-with", {**player, "cards": playing_cards(proof)})
    return _answer(Verdict.ILLEGAL, "stay.must", text, proof=names)


def _read(table: Table, document: Document) -> Passing:
    reader = Reader(table)
    seat = reader.seat(document["player"], "/player")
    named = document.get("dealer")
    dealer = deal(table, table.seats_in).dealer if named is None else reader.seat(named, "/dealer")
    trumps = reader.trumps(document.get("trump"))
    held = reader.cards(document.get("holding"), "/holding")
    reader.check_no_duplicates(held, "/holding")
    most = table.rules.deal.cards
    if len(held) > most:
        message = Said("bourre-cards-in-these-rules", {"most": most, "given": len(held)})
        reader.wrong("/holding", "holding_must_have_its_size", message, most, len(held))
    holding = frozenset(held) or None
    passing = Passing(table.person(reader.sure(seat)), seat == dealer, trumps, holding)
    _check_upcard(reader, passing)
    reader.finish()
    return passing


def _check_upcard(reader: Reader, passing: Passing) -> None:
    """Before the draw the upcard is among the dealer's cards, or nobody's."""
    trump, upcard, holding = reader.rules.deal.trump, passing.upcard, passing.holding
    if upcard is None or holding is None or trump is Trump.SHOWN_BEFORE:
        return
    is_the_dealers = trump is Trump.DEALERS_LAST
    is_here = is_the_dealers and passing.is_dealer
    if not is_here if upcard in holding else is_here and passing.has_all(reader.rules):
        args: dict[str, Argument] = {"card": playing_card(upcard), "player": passing.player}
        message = Said("bourre-upcard-of-nobody-yet", args)
        if is_the_dealers:
            message = Said("bourre-upcard-of-a-holding", {**args, "is": "in" if upcard in holding else "out"})
        reader.wrong("/holding", "upcard_must_be_the_dealers", message, given=NAMES[upcard])


_BY_ACE = {MustStay.DEALER_WITH_ACE, MustStay.ACE_HOLDER}


def _proof(rules: Rules, passing: Passing) -> int:
    """The ace that obliges to stay; while trumps are not known all aces that it may be."""
    return set_of(passing.aces(rules)) if rules.stay.must in _BY_ACE else 0


def _needs(rules: Rules, passing: Passing) -> Said:
    """The sentence on what would have to be seen."""
    if rules.stay.must is MustStay.DEALER_WITH_ACE:
        return Said("bourre-seeing-for-pass", {"what": "upcard"})
    if passing.trumps is not None:
        return Said("bourre-seeing-for-pass", {"what": "holding"})
    return Said("bourre-seeing-for-pass", {"what": "suit" if passing.is_known(rules) else "both"})


def _at_the_table(table: Table, players: int | None) -> int:
    """The number of players at the table: `players` if given, else all who are in.

    :raises RulesError: when these rules are not for so many.
    """
    if players is None:
        return len(table.seats_in)
    low, high = table.rules.players.min, table.rules.players.max
    if not low <= players <= high:
        message = Said("bourre-players-of-a-table", {"fewest": low, "most": high, "given": players})
        raise RulesError.of(
            [Violation("/players", "players_must_be_in_range", message, players, f"{low} to {high}")]
        )
    return players


def judge_draw(table: Table, document: Document) -> dict[str, Any]:
    """The verdict on drawing so many cards, as JSON.

    :raises RulesError: when there is no such player.
    """
    reader = Reader(table)
    seat = reader.seat(document["player"], "/player")
    player = table.person(reader.sure(seat))
    players = _at_the_table(table, document.get("players"))
    most, count = draws_at_most(table.rules, players), document["count"]
    changed = most != table.rules.draw.at_most
    rule = "draw.from" if changed else "draw.at_most"
    verdict = Verdict.LEGAL if count <= most else Verdict.ILLEGAL
    may: dict[str, Argument] = {"player": player, "most": most, "players": players}
    return _answer(verdict, rule, Said("bourre-may-draw", may))
