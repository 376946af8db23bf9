"""Reading a round by its cards: the piles at the end, or every play."""

from __future__ import annotations

from collections.abc import Mapping

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.play.outcome_reader import read_escobas
from referee.families.escoba.referee.replay import Replay, replay
from referee.families.escoba.referee.round_reader import read_deals
from referee.families.escoba.scoring.counts import Count, count_pile
from referee.families.escoba.table.pack import ALL, cards_said, comes_out, in_order, total
from referee.families.escoba.table.reading import EscobaReader
from referee.words.said import Said

_MOST_NAMED = 8


def read_piles(reader: EscobaReader, act: Document) -> tuple[dict[int, Count], tuple[int, ...]]:
    """The counts of the piles, the cards left over included; and the sides that have captured nothing."""
    piles = reader.piles(act["piles"])
    reader.every_side(piles, "/piles", Said("escoba-piles-missing"))
    left = reader.cards(act.get("left") or (), "/left", with_suit=True)
    owners = {reader.pile_of(side): pile for side, pile in piles.items()}
    if left:
        reader.check_pack(owners | {Said("escoba-place", {"place": "left_over"}): left}, "/left")
    last = _last_side(reader, act, piles, left)
    escobas = read_escobas(reader, act.get("escobas") or {}, "/escobas")
    reader.finish()
    empty = tuple(side for side, pile in sorted(piles.items()) if not pile)
    if last is not None:
        piles[last] = (*piles[last], *left)
    _check_every_card(reader, piles)
    return {side: count_pile(pile, escobas[side]) for side, pile in sorted(piles.items())}, empty


def _last_side(
    reader: EscobaReader, act: Document, piles: Mapping[int, tuple[Card, ...]], left: tuple[Card, ...]
) -> int | None:
    """The side that has the cards left over; None where there are none, or nobody has captured anything."""
    given = act.get("last_capture")
    side = None if given is None else reader.side(given, "/last_capture")
    if not left or not any(piles.values()):
        return None
    if not comes_out(left):
        message = Said("escoba-left-make", {"sum": total(left)})
        reader.wrong("/left", "left_cards_must_come_out", message, [10, 25, 40, 55], total(left))
    if given is None:
        message = Said("escoba-last-capture-missing")
        reader.wrong("/last_capture", "form_must_be_complete", message, [*reader.table.sides])
    if side is not None and not piles.get(side, True):
        message = Said("escoba-empty-pile", {"side": reader.table.people(side)})
        reader.wrong("/last_capture", "round_must_be_possible", message)
    return side


def _check_every_card(reader: EscobaReader, piles: Mapping[int, tuple[Card, ...]]) -> None:
    """Notes cards that are in no pile, unless nobody has captured any."""
    missing = in_order(ALL - {card for pile in piles.values() for card in pile})
    if missing and any(piles.values()):
        named = cards_said(reader.table.rules.pack, missing[:_MOST_NAMED])
        more = max(0, len(missing) - _MOST_NAMED)
        message = Said("escoba-in-no-pile", {"count": len(missing), "cards": named, "more": more})
        reader.wrong("/piles", "every_card_must_be_captured", message, 40, 40 - len(missing))


def replay_round(reader: EscobaReader, act: Document, steps: Steps | None) -> tuple[Replay, dict[int, Count]]:
    """The round that the deals are, and what it leads to.

    What was against the rules is noted, unless it is accepted; a card that is played twice is not.
    """
    table = reader.table
    if act.get("table") is None:
        message = Said("escoba-table-missing")
        reader.wrong("/table", "form_must_be_complete", message)
        reader.finish()
    dealt, deals = read_deals(reader, act)
    _check_whole(reader, act)
    reader.finish()
    done = replay(table, table.next_dealer or 0, dealt, deals, steps)
    accepted = act.get("accept_infractions")
    for infraction in done.infractions:
        if not accepted or infraction.ruling.code == "pack_must_hold_the_cards":
            path = f"/deals/{infraction.deal - 1}/{infraction.play - 1}"
            reader.wrong(path, infraction.ruling.code, infraction.ruling.explanation)
    reader.finish()
    piles = [[*pile] for pile in done.piles]
    if done.last is not None:
        piles[done.last] += done.lying
    return done, {side: count_pile(piles[side], done.escobas[side]) for side in table.sides_in}


def _check_whole(reader: EscobaReader, act: Document) -> None:
    """Everybody plays every card of every deal."""
    rules, players = reader.table.rules, len(reader.table.seats_in)
    reader.check_count(
        len(act["deals"]), rules.deals(players) or 0, "/deals", Said("escoba-deals-of-a-round")
    )
    for at, plays in enumerate(act["deals"]):
        played = Said("escoba-cards-of-a-deal")
        reader.check_count(len(plays), players * rules.deal.hand, f"/deals/{at}", played)
