"""The lines after the end of a game: for winning it, and for each round won. They change no winner."""

from __future__ import annotations

from referee.families.options.words import so_many
from referee.families.rounds.ledger import Ledger
from referee.families.rummy.scoring.lines import RummyTable

WON, SCORED = "won", "scored"
"""What is remembered of each seat: rounds won, and whether it ever scored."""


def remembered(table: RummyTable, winner: int | None, ledger: Ledger) -> dict[str, list[int]]:
    """The memory after a round that `winner` won."""
    won, scored = (_of_all(table, name) for name in (WON, SCORED))
    if winner is not None:
        won[winner] += 1
    return {
        WON: won,
        SCORED: [int(before or ledger.gained(seat) > 0) for seat, before in enumerate(scored)],
    }


def _of_all(table: RummyTable, name: str) -> list[int]:
    """By seat; whoever joined since has none."""
    known = [*table.memory.get(name, ())]
    return known + [0] * (len(table.names) - len(known))


def closing_lines(table: RummyTable, ledger: Ledger, agreed: bool) -> None:
    """Bonuses for winning the game, then a box for each round won; an agreed end brings none."""
    if agreed:
        return
    for winner in table.winners:
        _for_the_game(table, winner, ledger)
    box = table.rules.end.box
    for seat, won in enumerate(_of_all(table, WON)):
        if box and won:
            text = f"{table.names[seat]} won {so_many(won, 'round')}: {so_many(box * won, 'point')}."
            ledger.add(seat, "box", box * won, "end.box", text)


def _for_the_game(table: RummyTable, winner: int, ledger: Ledger) -> None:
    end, scored = table.rules.end, _of_all(table, SCORED)
    shut_out = not any(did for seat, did in enumerate(scored) if seat != winner)
    if shut_out and end.shutout_bonus:
        text = (
            f"{table.names[winner]} wins, and nobody else ever scored: {so_many(end.shutout_bonus, 'point')}."
        )
        ledger.add(winner, "game_bonus", end.shutout_bonus, "end.shutout_bonus", text)
    elif end.game_bonus:
        text = f"{table.names[winner]} wins the game: {so_many(end.game_bonus, 'point')}."
        ledger.add(winner, "game_bonus", end.game_bonus, "end.game_bonus", text)
