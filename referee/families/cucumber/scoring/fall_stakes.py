"""The cost of going out, where it costs something: stakes into the pot, more when a picture decided.

Source: no.wikipedia.org Agurk.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from referee.cards import Card
from referee.families.cucumber.rules.options import FallPayers, FallStakes
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.cucumber.table.table import Table
from referee.families.steps import POT, Due, player_id
from referee.words.said import Argument, PlayingCard, Said

RULE = "stakes.falls"
REASON = "fall"


@dataclass(frozen=True, slots=True)
class Falls:
    """The payments for going out with one act."""

    dues: tuple[Due, ...] = ()
    fallen: bool = False
    """True if somebody has now gone out in this round, where only the first to go pays."""


NO_FALLS = Falls()


def pay_for_falls(table: Table, writer: ScoreWriter, cards: Mapping[int, Card]) -> Falls:
    """The payments of players who are in at the table and out by the lines written, each with a line.

    `cards` are those that decided; without one it is no picture.
    """
    fall_stakes = table.rules.stakes.falls
    pairs = enumerate(zip(table.players, writer.players, strict=True))
    out = [seat for seat, (before, now) in pairs if before.is_in and not now.is_in]
    if fall_stakes is None or not out:
        return Falls(fallen=table.fallen)
    first_only = fall_stakes.who is FallPayers.FIRST
    if first_only and table.fallen:
        return Falls(fallen=True)
    return Falls(tuple(_pay(writer, fall_stakes, seat, cards.get(seat)) for seat in out), fallen=first_only)


def _pay(writer: ScoreWriter, fall_stakes: FallStakes, seat: int, card: Card | None) -> Due:
    picture = card is not None and card.rank in fall_stakes.pictures
    stakes = fall_stakes.picture_stakes if picture else fall_stakes.stakes
    args: dict[str, Argument] = {"player": writer.person(seat), "stakes": stakes}
    if card is None:
        sentence = Said("cucumber-fall-paid-without-card", args)
    else:
        sentence = Said("cucumber-fall-paid", args | {"card": PlayingCard(*card)})
    paid = writer.players[seat].fall_stakes + stakes
    writer.score(seat, "fall_paid", 0, RULE, sentence, fall_stakes=paid)
    return Due(player_id(seat), (POT,), stakes, REASON)
