"""The lines of a deal, by the kind of chips."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.families.options.words import so_many
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.scoring.counters import counters_of, deal_out
from referee.families.snip_snap.scoring.pot import chips_for_passes, short_hands
from referee.families.snip_snap.scoring.round import Outcome
from referee.families.snip_snap.table.dealing import cards_of

OUT_OF_COUNTERS = "out_of_counters"
LINES = (
    "won",
    "ante",
    "short_hand",
    "passes",
    "pot",
    "cards_left",
    "collected",
    "counters",
    "fines",
    OUT_OF_COUNTERS,
    "pool",
)
"""The kinds of lines that deals have."""


def score_deal(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    """Writes the lines of the deal."""
    _SCORES[table.rules.chips.kind](table, outcome, ledger)


def _won(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    for seat in (seat for seat in table.seats_in if seat == outcome.out):
        ledger.add(seat, "won", 1, "chips.kind", f"{table.names[seat]} was out of cards first.")


def _pot(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    ante, short, passed = table.rules.chips.ante, short_hands(table), chips_for_passes(table, outcome)
    pot = 0
    for seat in table.seats_in:
        due = {
            "ante": (ante, f"{table.names[seat]} puts {so_many(ante, 'chip')} into the pot."),
            "short_hand": (short[seat], _short_text(table, seat, short[seat])),
            "passes": (passed[seat], _passes_text(table, outcome, seat, passed[seat])),
        }
        for kind, (paid, why) in due.items():
            pot += paid
            if paid:
                ledger.add(seat, kind, -paid, f"chips.{'pass' if kind == 'passes' else kind}", why)
    winner = outcome.out or 0
    ledger.add(winner, "pot", pot, "chips.kind", f"{table.names[winner]} was out first, and takes the pot.")


def _short_text(table: Table[Rules], seat: int, paid: int) -> str:
    dealt = cards_of(table)
    cards = f"{table.names[seat]} was dealt {so_many(dealt[seat], 'card')}, others {max(dealt.values())}"
    return f"{cards}: {so_many(paid, 'chip')} more."


def _passes_text(table: Table[Rules], outcome: Outcome, seat: int, paid: int) -> str:
    name = table.names[seat]
    if outcome.pot is not None:
        return f"Nobody counted who passed: {name} has a share of {so_many(paid, 'chip')} in it."
    passes = outcome.passes.get(seat, 0)
    often = "once" if passes == 1 else f"{passes} times"
    return f"{name} passed {often}: {so_many(paid, 'chip')}."


def _per_card(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    each, winner = table.rules.chips.each_card, outcome.out or 0
    owed = {seat: each * count for seat, count in outcome.left.items() if count and seat != winner}
    for seat, chips in sorted(owed.items()):
        cards = so_many(outcome.left[seat], "card")
        text = f"{table.names[seat]} had {cards} left: {so_many(chips, 'counter')}."
        ledger.add(seat, "cards_left", -chips, "chips.each_card", text)
    for seat, chips in sorted(owed.items()):
        text = f"{table.names[winner]} collects {so_many(chips, 'counter')} from {table.names[seat]}."
        ledger.add(winner, "collected", chips, "chips.each_card", text)


def _fines(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> None:
    have = {seat: counters_of(table, seat) for seat in table.seats_in}
    if not table.rounds and table.edition == FIRST_EDITION:
        deal_out(table, ledger)
    for seat in table.seats_in:
        paid = outcome.paid[seat]
        if paid:
            text = f"{table.names[seat]} paid {so_many(paid, 'counter')} into the pool."
            ledger.add(seat, "fines", -paid, "chips.fines", text)
    for seat in gone(outcome, have):
        put_out(table, seat, ledger)


def put_out(table: Table[Rules], seat: int, ledger: Ledger) -> None:
    """Writes the line of a player who has no counters left."""
    text = f"{table.names[seat]} has no counters left, and is out of the game."
    ledger.add(seat, OUT_OF_COUNTERS, 0, "chips.kind", text)


def gone(outcome: Outcome, have: Mapping[int, int]) -> tuple[int, ...]:
    """The seats that have no counters left after a deal."""
    return tuple(seat for seat, counters in have.items() if counters <= outcome.paid.get(seat, 0))


_SCORES: Mapping[Chips, Callable[[Table[Rules], Outcome, Ledger], None]] = {
    Chips.NONE: _won,
    Chips.POT: _pot,
    Chips.PER_CARD: _per_card,
    Chips.FINES: _fines,
}
