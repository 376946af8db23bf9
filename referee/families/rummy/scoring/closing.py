"""The lines after the end of a game: for winning it, and for each round won. They change no winner."""

from __future__ import annotations

from referee.families.rounds.ledger import Ledger
from referee.families.rummy.scoring.lines import RummyTable
from referee.words.said import Said

WON, SCORED = "won", "scored"
"""The members of the memory of each seat: rounds won, and whether it ever scored."""


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
            sentence = Said("rummy-box", {"player": table.person(seat), "rounds": won, "points": box * won})
            ledger.add(seat, "box", box * won, "end.box", sentence)


def _for_the_game(table: RummyTable, winner: int, ledger: Ledger) -> None:
    end, scored, player = table.rules.end, _of_all(table, SCORED), table.person(winner)
    shut_out = not any(did for seat, did in enumerate(scored) if seat != winner)
    if shut_out and end.shutout_bonus:
        sentence = Said("rummy-shutout", {"player": player, "points": end.shutout_bonus})
        ledger.add(winner, "game_bonus", end.shutout_bonus, "end.shutout_bonus", sentence)
    elif end.game_bonus:
        sentence = Said("rummy-game", {"player": player, "points": end.game_bonus})
        ledger.add(winner, "game_bonus", end.game_bonus, "end.game_bonus", sentence)
