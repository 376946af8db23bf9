"""What a game owes: from units of the stake to money."""

from dataclasses import replace

from referee.money.stakes import Movement
from referee.sitting.dues import entry_movements, if_it_ended_now, movements, opening_movements
from referee.sitting.opening import Opening
from tests.sitting.sheets import sheet_of
from tests.tables import end, hand, opening_of

STAKE = {"amount": 500, "currency": "DKK"}


def staked(variant: str) -> Opening:
    return replace(opening_of(variant, "Ann Bo"), stake=STAKE)


def told(moved: list[Movement]) -> list[tuple[str, str, int]]:
    return [(movement.payer, movement.payee, movement.amount) for movement in moved]


POT = staked("gurka-norway")
STAKES = [("p1", "pot", 500), ("p2", "pot", 500)]
LOST = (hand("Ann K Bo 2"), hand("Ann 10 Bo 2"))


def test_who_sits_down_pays_into_the_pot_and_who_wins_has_it() -> None:
    sheet = sheet_of(POT, *LOST)
    assert told(opening_movements(POT)) == STAKES
    assert told(entry_movements(POT, sheet.entries[0])) == []
    assert told(entry_movements(POT, sheet.entries[1])) == [("pot", "p2", 1000)]
    assert told(movements(POT, sheet.entries)) == [*STAKES, ("pot", "p2", 1000)]
    assert (POT.has_pot, POT.currency) == (True, "DKK")


def test_what_would_be_owed_is_told_while_the_game_goes_on() -> None:
    kurko = staked("kurko")
    sheet = sheet_of(kurko, hand("Ann 5 Bo 2"))
    assert told(if_it_ended_now(kurko, sheet.table)) == [("p1", "p2", 2500)]
    assert not kurko.has_pot


def test_without_a_stake_nothing_moves() -> None:
    opening = opening_of("kurko", "Ann Bo")
    assert movements(opening, sheet_of(opening, hand("Ann 5 Bo 2"), end()).entries) == []
    assert opening.currency is None
