"""The cost of a hand where somebody declares the lowest card: everybody shows, and pays for the own card.

Source: Krypkille as germundandersson.blogspot.com tells it; gamerules.com Kille for who is silent.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.families.cucumber.rules.options import Rules, Undeclared
from referee.families.cucumber.rules.ranking import card_points, strength
from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.cucumber.scoring.charge import Charge
from referee.families.cucumber.scoring.round import Hand, Play
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.steps import player_id
from referee.words.said import Argument, PlayingCard, Said

RULE = "last_trick.declaration"


def charge_declared(rules: Rules, writer: ScoreWriter, hand: Hand) -> Charge:
    """The charge for the cards shown; nothing where nobody declares, unless the lowest then pay.

    >>> from referee.families.cucumber.scoring.round import Declaration
    >>> charge_declared(Rules(), ScoreWriter([]), Hand(declaration=Declaration(None))).facts["declared"]
    """
    declarer = None if hand.declaration is None else hand.declaration.by
    lowest = _lowest(rules, hand.plays)
    before = {seat: player.score for seat, player in enumerate(writer.players)}
    if declarer is not None:
        for play in hand.plays:
            _show(rules, writer, play, declarer, lowest)
    elif rules.last_trick.declaration.nobody is Undeclared.LOWEST_PAYS:
        _silent(rules, writer, lowest)
    else:
        lowest = []
    payers = [play.seat for play in hand.plays if writer.players[play.seat].score > before[play.seat]]
    for seat in payers:
        writer.note(seat, hands_lost=writer.players[seat].hands_lost + 1)
    facts = {
        "declared": None if declarer is None else player_id(declarer),
        "lowest": [player_id(play.seat) for play in lowest],
    }
    cards = {play.seat: play.card for play in hand.plays}
    return Charge(tuple(payers), cards=cards, facts=facts)


def _lowest(rules: Rules, plays: Sequence[Play]) -> list[Play]:
    """All with the lowest card, in order."""
    least = min((strength(rules, play.card) for play in plays), default=0)
    return [play for play in plays if strength(rules, play.card) == least]


def _show(rules: Rules, writer: ScoreWriter, play: Play, declarer: int, lowest: Sequence[Play]) -> None:
    if play.seat == declarer and [other.seat for other in lowest] != [declarer]:
        _wrong(rules, writer, play, lowest)
        if not rules.last_trick.declaration.wrong_adds:
            return
    elif play in lowest:
        return
    points = card_points(rules, play.card)
    if points:
        sentence = Said("cucumber-showed", _card_and_cost(rules, writer, play, points))
        writer.score(play.seat, "penalty", points, "points", sentence)


def _card_and_cost(rules: Rules, writer: ScoreWriter, play: Play, points: int) -> dict[str, Argument]:
    card = PlayingCard(*play.card)
    return {"player": writer.person(play.seat), "card": card, "points": points, "unit": unit_of(rules)}


def _wrong(rules: Rules, writer: ScoreWriter, play: Play, lowest: Sequence[Play]) -> None:
    wrong = rules.last_trick.declaration.wrong
    other = next(low for low in lowest if low.seat != play.seat)
    args = _card_and_cost(rules, writer, play, wrong)
    args |= {"other": writer.person(other.seat), "lower": PlayingCard(*other.card)}
    sentence = Said("cucumber-declared-wrongly", args | {"how": "equal" if play in lowest else "lower"})
    writer.score(play.seat, "wrong_declaration", wrong, RULE, sentence)


def _silent(rules: Rules, writer: ScoreWriter, lowest: Sequence[Play]) -> None:
    wrong = rules.last_trick.declaration.wrong
    for play in lowest:
        sentence = Said("cucumber-nobody-declared", _card_and_cost(rules, writer, play, wrong))
        writer.score(play.seat, "penalty", wrong, RULE, sentence)
