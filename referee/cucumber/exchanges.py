"""Whether cards may be changed before play: how many, and in Rassi whether for free.

Source: pagat.com Cucumber (Danish variants, Norwegian, Icelandic, Rassi) and Twenty-Two, "Play".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..cards import JOKER, card_text
from .legality import Verdict
from .next_hand import next_hand
from .options import Exchange, JokerRank
from .reading import Reader
from .table import Table

RULE = "exchange"
_PICTURES = frozenset("KQJ")
_KEPT_BY_DEALER = 2
_RASSI_CHANGES = 3
Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A player about to change cards."""

    count: int
    first: int | None
    """How many the first player changed; None when this is the first."""
    left: int
    """Cards of the stock that nobody has drawn yet."""
    holding: int
    """Cards each."""
    before: int
    """How often this player has changed cards already."""


def judge_exchange(table: Table, document: Document) -> dict[str, Any]:
    """The verdict on a change of cards, as JSON.

    :raises RulesError: when what was changed before cannot have been.
    """
    reading = _Changes(table)
    asked = reading.read(document)
    reading.finish()
    rule = table.rules.exchange
    if rule is None:
        return _verdict(False, "In these rules nobody changes cards.")
    most = f"There {'is' if asked.left == 1 else 'are'} {asked.left} left in the stock"
    if asked.count > asked.holding:
        return _verdict(False, f"You hold {asked.holding} cards, and cannot change {asked.count}.")
    if asked.count == 0:
        return _verdict(True, "Nobody has to change cards.")
    return _RULES[rule](asked, most)


class _Changes(Reader):
    """One reading of who changed how many cards."""

    def read(self, document: Document) -> Asked:
        coming = next_hand(self.table)
        changes = document.get("exchanges") or []
        seats = [self.seat(change["player"], f"/exchanges/{at}/player") for at, change in enumerate(changes)]
        seat = self.seat(document["player"], "/player")
        stock = document.get("stock")
        left = (coming.stock if stock is None else stock) - sum(change["count"] for change in changes)
        if left < 0:
            message = f"More cards were drawn than the stock had: {-left} too many."
            self.wrong("/stock", "stock_must_serve_the_changes", message)
        if self.table.rules.exchange is not Exchange.RASSI:
            self._once([*seats, seat])
        return Asked(
            count=document["count"],
            first=changes[0]["count"] if changes else None,
            left=left,
            holding=coming.cards_each,
            before=seats.count(seat),
        )

    def _once(self, seats: Sequence[int | None]) -> None:
        """Each player changes once, in turn."""
        for at in range(1, len(seats)):
            path = "/player" if at == len(seats) - 1 else f"/exchanges/{at}/player"
            before, seat = seats[at - 1], seats[at]
            if before is None or seat is None:
                return
            if seat in seats[:at]:
                message = f"{self.table.name(seat)} has had a turn already; each player changes cards once."
                self.wrong(path, "player_must_appear_once", message)
                return
            if self._passes(seats[0] or 0, before, seat):
                message = f"{self.table.name(seat)} comes before {self.table.name(before)}, clockwise."
                self.wrong(path, "players_must_be_clockwise", message)
                return

    def _passes(self, first: int, before: int, seat: int) -> bool:
        """Whether `seat` comes before `before` in turn, counted from the first."""
        count = len(self.table.players)
        return (seat - first) % count < (before - first) % count


def _match(asked: Asked, most: str) -> dict[str, Any]:
    if asked.first is None:
        return _up_to(asked, asked.left, f"{most}.")
    if asked.first == 0:
        return _verdict(False, "The first player changed none, so nobody may.")
    if asked.left == 0:
        return _verdict(False, "The stock is used up, so that nobody may change any more.")
    wanted = min(asked.first, asked.left)
    why = f"The first player changed {asked.first}"
    if wanted < asked.first:
        why += f", and {asked.left} are left in the stock: all of those, or none"
    else:
        why += ": as many, or none"
    return _verdict(asked.count == wanted, f"{why}.")


def _match_dealer(asked: Asked, most: str) -> dict[str, Any]:
    if asked.first is None:
        keeps = asked.holding - asked.count
        if keeps < _KEPT_BY_DEALER:
            return _verdict(False, f"The dealer keeps at least two cards; this would leave {keeps}.")
    return _match(asked, most)


def _up_to_first(asked: Asked, most: str) -> dict[str, Any]:
    if asked.first is None:
        return _up_to(asked, asked.left, f"{most}.")
    if asked.first == 0:
        return _verdict(False, "The first player changed none, so nobody may.")
    bound = min(asked.first, asked.left)
    return _up_to(asked, bound, f"The first player changed {asked.first}, nobody may change more. {most}.")


def _free(asked: Asked, most: str) -> dict[str, Any]:
    return _up_to(asked, asked.left, f"{most}.")


def _rassi(asked: Asked, most: str) -> dict[str, Any]:
    if asked.before >= _RASSI_CHANGES:
        return _verdict(False, "A holding is changed three times at most: free, doubled, redoubled.")
    if asked.count != asked.holding:
        return _verdict(False, f"Only the whole holding is changed, all {asked.holding} cards.")
    return _up_to(asked, asked.left, f"{most}.")


def _up_to(asked: Asked, bound: int, why: str) -> dict[str, Any]:
    return _verdict(asked.count <= bound, why)


_RULES: Mapping[Exchange, Callable[[Asked, str], dict[str, Any]]] = {
    Exchange.MATCH: _match,
    Exchange.UP_TO: _up_to_first,
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
    for card in table.pack.shortages([*held, *table.kept]):
        reading.wrong("/holding", "pack_must_hold_the_cards", f"The pack has not so many of the {card}.")
    each = next_hand(table).cards_each
    if len(held) > each:
        message = f"{each} cards are dealt to each player, not {len(held)}."
        reading.wrong("/holding", "holding_must_have_its_size", message, each)
    reading.finish()
    if table.rules.exchange is not Exchange.RASSI:
        return _verdict(False, "In these rules nobody throws in for free.")
    pictures = [card for card in held if card.rank in _PICTURES]
    if pictures:
        return _verdict(False, f"The holding has a picture, the {card_text(pictures[0])}.")
    jokers = table.rules.pack.joker_rank is not JokerRank.WILD and any(card.rank == JOKER for card in held)
    if len(held) < each:
        settles = "Seeing the other cards: whether there is a king, a queen or a jack among them."
        return _verdict(None, f"{len(held)} of {each} cards are known, and no picture yet.", settles)
    also = ", and aces and jokers are none" if jokers or any(card.rank == "A" for card in held) else ""
    return _verdict(True, f"The holding has no king, queen or jack{also}.")


def _verdict(allowed: bool | None, explanation: str, would_settle: str | None = None) -> dict[str, Any]:
    verdicts = {True: Verdict.LEGAL, False: Verdict.ILLEGAL, None: Verdict.UNDETERMINED}
    return {
        "verdict": verdicts[allowed].value,
        "rule": RULE,
        "explanation": explanation,
        "legal_plays": None,
        "legal_plays_total": None,
        "proof": None,
        "would_settle": would_settle,
    }
