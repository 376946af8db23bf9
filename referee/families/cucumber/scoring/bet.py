"""The cost of a hand where there is a bet.

Who refuses a double loses it as it was, and in the end everybody does who has not the lowest card.

Source: minibluff.com; pagat.com Minibluff.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.cucumber.scoring.charge import Charge
from referee.families.cucumber.scoring.round import Double, Hand, lowest_of
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.steps import player_id
from referee.words.said import Said


def charge_bet(rules: Rules, writer: ScoreWriter, hand: Hand) -> Charge:
    """The bets lost, by refusing and in the last trick.

    >>> from referee.families.cucumber.table.table import Player
    >>> hand = Hand(doubles=(Double(2, 3, (0, 1)),))
    >>> charge = charge_bet(Rules(), ScoreWriter([Player("Ann"), Player("Bo"), Player("Cy")]), hand)
    >>> charge.also, charge.facts["winner"], charge.facts["bet"]
    ((0, 1), 'p3', 1)
    """
    playing = [seat for seat, player in enumerate(writer.players) if player.is_in]
    refused = _refuse(rules, writer, hand.doubles)
    left = [seat for seat in playing if seat not in refused]
    alone = len(left) == 1
    # A double that nobody takes up raises nothing.
    bet = 2 ** (len(hand.doubles) - alone)
    winner = left[0] if alone else _lowest(rules, hand)
    order = [play.seat for play in hand.plays] or left
    payers = tuple(seat for seat in order if seat != winner)
    for seat in payers:
        args = {"player": writer.person(seat), "points": bet, "unit": unit_of(rules)}
        sentence = Said("cucumber-bet-lost", args)
        writer.score(seat, "penalty", bet, "points", sentence, hands_lost=_one_more(writer, seat))
    facts = {"bet": bet, "winner": player_id(winner), "refused": [player_id(seat) for seat in refused]}
    cards = {play.seat: play.card for play in hand.plays}
    return Charge(payers, tuple(refused), lowest=winner, cards=cards, facts=facts)


def _lowest(rules: Rules, hand: Hand) -> int:
    """The seat with the first of the lowest cards: by the cards, or as it was entered."""
    return lowest_of(rules, hand.plays) if hand.lowest is None else hand.lowest.seat


def _refuse(rules: Rules, writer: ScoreWriter, doubles: Sequence[Double]) -> list[int]:
    """The seats that left the hand, in order, each losing the bet as it was."""
    for at, double in enumerate(doubles):
        bet = 2**at
        for seat in double.refused:
            people = {"player": writer.person(seat), "by": writer.person(double.by)}
            sentence = Said("cucumber-bet-refused", {**people, "points": bet, "unit": unit_of(rules)})
            lost = _one_more(writer, seat)
            writer.score(seat, "refused", bet, "last_trick.calls", sentence, hands_lost=lost)
    return [seat for double in doubles for seat in double.refused]


def _one_more(writer: ScoreWriter, seat: int) -> int:
    """The hands that the player has lost with this one."""
    return writer.players[seat].hands_lost + 1
