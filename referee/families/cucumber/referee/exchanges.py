"""Changes of cards before play: how many cards may be changed, and in Rassi which holdings for free.

Source: pagat.com Cucumber (Danish variants, Norwegian, Icelandic, Rassi) and Twenty-Two, "Play".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.cards import JOKER
from referee.errors import Violation
from referee.families.cucumber.referee.legality import without_plays
from referee.families.cucumber.rules.options import Exchange, JokerRank
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.reading import Reader
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import PlayingCard, Said, joined

RULE = "exchange"
MOST_RULE = "exchange_at_most"
PATH = "/exchanges"
_PICTURES = frozenset("KQJ")
_KEPT_BY_DEALER = 2
_RASSI_CHANGES = 3


class Ruling:
    """A verdict on a change of cards; what is allowed is None where nobody can say yet."""

    def __init__(
        self, allowed: bool | None, *explanation: Said, settles: Said | None = None, rule: str = RULE
    ) -> None:
        self.allowed, self.explanation, self.settles, self.rule = allowed, explanation, settles, rule

    @property
    def document(self) -> dict[str, Any]:
        """The verdict as JSON."""
        return without_plays(self.allowed, self.rule, joined(self.explanation), self.settles)


@dataclass(frozen=True, slots=True)
class Request:
    """A player about to change cards."""

    count: int
    first: int | None
    """The number of cards that the first player changed; None when this is the first."""
    left: int
    """Cards of the stock that nobody has drawn yet."""
    holding: int
    """Cards each."""
    before: int
    """The number of times that this player has changed cards already."""
    just_before: int = 0
    """The number of cards that the player just before changed."""


def judge_exchange(table: Table, document: Document) -> dict[str, Any]:
    """The verdict on a change of cards, as JSON.

    Who goes first is forehand, or the dealer with `match_dealer`; without a game `p1` is forehand.

    :raises RulesError: when what was changed before cannot have been.
    """
    before = document.get("exchanges") or []
    changes = Changes(table)
    now = {"player": document["player"], "count": document["count"]}
    *earlier, request = changes.read([*before, now], PATH, stock=document.get("stock"))
    changes.check(earlier, PATH)
    changes.violations = [_placed(violation, len(before)) for violation in changes.violations]
    changes.finish()
    return _judge(table, request).document


def _placed(violation: Violation, at: int) -> Violation:
    """The violation with the path of the claim itself, if it concerns the change that is asked about."""
    return replace(violation, path=violation.path.removeprefix(f"{PATH}/{at}"))


def _judge(table: Table, request: Request) -> Ruling:
    rule = table.rules.exchange
    if rule is None:
        return Ruling(False, Said("cucumber-nobody-changes"))
    if request.count == 0:
        return Ruling(True, Said("cucumber-need-not-change"))
    if request.count > request.holding:
        counts = {"holding": request.holding, "count": request.count}
        return Ruling(False, Said("cucumber-holding-is-smaller", counts))
    most = table.rules.exchange_at_most
    if most is not None and request.count > most:
        return Ruling(False, Said("cucumber-most-to-change", {"most": most}), rule=MOST_RULE)
    enough = "yes" if request.count <= request.left else "no"
    counts = {"left": request.left, "count": request.count}
    return _RULES[rule](request, Said("cucumber-stock-left", {**counts, "enough": enough}))


class Changes(Reader):
    """One reading of who changed how many cards, in turn."""

    pairs: Sequence[tuple[int, int]] = ()
    """Seats and counts, once they are read."""

    def read(self, given: Sequence[Document], path: str, *, stock: int | None = None) -> list[Request]:
        """Each change as it was asked for, judged by the rules."""
        coming = next_hand(self.table)
        seats = [self.seat(change["player"], f"{path}/{at}/player") for at, change in enumerate(given)]
        if self.table.rules.exchange in _IN_TURN:
            self._in_turn(seats, path)
        requests, left = list[Request](), coming.stock if stock is None else stock
        for at, change in enumerate(given):
            before = sum(
                seats[place] == seats[at] and request.count > 0 for place, request in enumerate(requests)
            )
            first = requests[0].count if requests else None
            just_before = requests[-1].count if requests else 0
            requests.append(Request(change["count"], first, left, coming.cards_each, before, just_before))
            left -= change["count"]
        self.pairs = [
            (seat, request.count) for seat, request in zip(seats, requests, strict=True) if seat is not None
        ]
        return requests

    def check(self, requests: Sequence[Request], path: str) -> None:
        """Notes every change that cannot have been, once it is clear who changed."""
        if self.violations:
            return
        for at, request in enumerate(requests):
            ruling = _judge(self.table, request)
            if ruling.allowed is False:
                message = joined([Said("cucumber-cannot-have-been"), *ruling.explanation])
                self.wrong(f"{path}/{at}/count", "changes_must_be_allowed", message)

    def _in_turn(self, seats: Sequence[int | None], path: str) -> None:
        """Each player changes once, clockwise from the first."""
        first, leads_off = self._first(), self.rules.exchange is not Exchange.FREE
        if leads_off and first is not None and seats and seats[0] not in {None, first}:
            message = Said("cucumber-goes-first", {"player": self.table.person(first)})
            code = "every_player_must_appear" if self._all_named else "players_must_be_clockwise"
            self.wrong(f"{path}/0/player", code, message, player_id(first))
            return
        for at in range(1, len(seats)):
            where = f"{path}/{at}/player"
            before, seat = seats[at - 1], seats[at]
            if before is None or seat is None:
                return
            if seat in seats[:at]:
                message = Said("cucumber-changes-once", {"player": self.table.person(seat)})
                self.wrong(where, "player_must_appear_once", message)
                return
            if self._skips(before, seat, where):
                return
            if self._passes(seats[0] or 0 if first is None else first, before, seat):
                people = {"player": self.table.person(seat), "other": self.table.person(before)}
                message = Said("cucumber-comes-before", people)
                self.wrong(where, "players_must_be_clockwise", message)
                return

    @property
    def _all_named(self) -> bool:
        """True if everybody has to be named up to the last who changed."""
        return self.table.rules.exchange is Exchange.NO_MORE_THAN_BEFORE

    def _skips(self, before: int, seat: int, where: str) -> bool:
        """True if somebody who had to be named in between is missing, which is noted."""
        due = self.table.next_left(before)
        if not self._all_named or due is None or seat == due:
            return False
        people = {"before": self.table.person(before), "player": self.table.person(due)}
        message = Said("cucumber-changes-next", people)
        self.wrong(where, "every_player_must_appear", message, player_id(due))
        return True

    def _first(self) -> int | None:
        """The seat that changes first; None while that is not settled."""
        coming = next_hand(self.table)
        if coming.dealer is None:
            return coming.leader if not coming.dealer_drawn_by else None
        if self.table.rules.exchange is Exchange.MATCH_DEALER:
            return self.table.at_or_left_of(coming.dealer)
        return self.table.next_left(coming.dealer)

    def _passes(self, first: int, before: int, seat: int) -> bool:
        """True if `seat` comes before `before` in turn, counted from the first."""
        count = len(self.table.players)
        return (seat - first) % count < (before - first) % count


_IN_TURN = frozenset(
    {
        Exchange.MATCH,
        Exchange.UP_TO,
        Exchange.MATCH_DEALER,
        Exchange.NO_MORE_THAN_BEFORE,
        Exchange.FREE,
    }
)


def _match(request: Request, stock: Said) -> Ruling:
    if request.first is None:
        return _free(request, stock)
    if request.first == 0:
        return Ruling(False, Said("cucumber-first-changed-none"))
    if request.left == 0:
        return Ruling(False, Said("cucumber-stock-is-used-up"))
    expected, counts = min(request.first, request.left), {"first": request.first}
    why = Said("cucumber-as-many-or-none", counts)
    if expected < request.first:
        why = Said("cucumber-whole-stock-or-none", {**counts, "left": request.left})
    return Ruling(request.count == expected, why)


def _match_dealer(request: Request, stock: Said) -> Ruling:
    keeps = request.holding - request.count
    if request.first is None and keeps < _KEPT_BY_DEALER:
        return Ruling(False, Said("cucumber-dealer-keeps-two", {"left": keeps}))
    return _match(request, stock)


def _up_to_first(request: Request, stock: Said) -> Ruling:
    if request.first is None:
        return _free(request, stock)
    if request.first == 0:
        return Ruling(False, Said("cucumber-first-changed-none"))
    allowed = request.count <= min(request.first, request.left)
    return Ruling(allowed, Said("cucumber-no-more-than-first", {"first": request.first}), stock)


def _no_more_than_before(request: Request, stock: Said) -> Ruling:
    if request.first is None:
        return _free(request, stock)
    if request.just_before == 0:
        return Ruling(False, Said("cucumber-before-changed-none"))
    allowed = request.count <= min(request.just_before, request.left)
    return Ruling(allowed, Said("cucumber-no-more-than-before", {"before": request.just_before}), stock)


def _free(request: Request, stock: Said) -> Ruling:
    return Ruling(request.count <= request.left, stock)


def _rassi(request: Request, stock: Said) -> Ruling:
    if request.count != request.holding:
        return Ruling(False, Said("cucumber-whole-holding-is-changed", {"holding": request.holding}))
    if request.before >= _RASSI_CHANGES:
        return Ruling(False, Said("cucumber-three-changes"))
    if request.count > request.left:
        return Ruling(False, stock)
    if request.before == _RASSI_CHANGES - 1:
        settles = Said("cucumber-seeing-first-holding")
        return Ruling(None, Said("cucumber-third-change"), settles=settles)
    return Ruling(True, Said("cucumber-change-doubles"), stock)


_RULES: Mapping[Exchange, Callable[[Request, Said], Ruling]] = {
    Exchange.MATCH: _match,
    Exchange.UP_TO: _up_to_first,
    Exchange.NO_MORE_THAN_BEFORE: _no_more_than_before,
    Exchange.FREE: _free,
    Exchange.MATCH_DEALER: _match_dealer,
    Exchange.RASSI: _rassi,
}


def judge_free(table: Table, document: Document) -> dict[str, Any]:
    """The verdict on throwing in a holding for free, as JSON.

    :raises RulesError: when the cards cannot be.
    """
    reading = Reader(table)
    cards = [reading.card(text, f"/holding/{at}") for at, text in enumerate(document["holding"])]
    reading.seat(document["player"], "/player")
    held = [card for card in cards if card is not None]
    for card in table.pack.shortages([*held, *table.kept_cards]):
        message = Said("cucumber-more-often-than-the-pack", {"card": PlayingCard(*card)})
        reading.wrong("/holding", "pack_must_hold_the_cards", message)
    each = next_hand(table).cards_each
    if len(held) > each:
        message = Said("cucumber-each-is-dealt", {"cards": each, "given": len(held)})
        reading.wrong("/holding", "holding_must_have_its_size", message, each)
    reading.finish()
    if table.rules.exchange is not Exchange.RASSI:
        return without_plays(False, RULE, Said("cucumber-nobody-throws-in"))
    pictures = [card for card in held if card.rank in _PICTURES]
    if pictures:
        picture = Said("cucumber-has-a-picture", {"card": PlayingCard(*pictures[0])})
        return without_plays(False, RULE, picture)
    if len(held) < each:
        counts = {"count": len(held), "each": each}
        settles = Said("cucumber-seeing-the-others")
        return without_plays(None, RULE, Said("cucumber-no-picture-yet", counts), settles)
    jokers = table.rules.pack.joker_rank is not JokerRank.WILD and any(card.rank == JOKER for card in held)
    also = "high" if jokers or any(card.rank == "A" for card in held) else "none"
    return without_plays(True, RULE, Said("cucumber-no-picture", {"also": also}))
