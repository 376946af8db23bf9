"""Claims about a play: captures, escobas, all plays of a hand, and fifteens that were overlooked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.cards import SUITS, Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.referee.answers import (
    names_of,
    ruling_document,
    ways_document,
)
from referee.families.escoba.referee.fifteens import Cards, fifteens, without
from referee.families.escoba.referee.missed import missed_ruling
from referee.families.escoba.referee.rulings import Play, Ruling, illegal, legal, play_ruling
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Capture
from referee.families.escoba.table.pack import RANKS, card_name, card_said, cards_together
from referee.families.escoba.table.reading import ON_THE_TABLE, EscobaReader
from referee.families.rounds.table import Table
from referee.families.verdicts import MOST_OPTIONS, Verdict
from referee.words.said import Said, joined


def _read_play(reader: EscobaReader, claim: Document) -> Play:
    """The play that a claim is about."""
    table = reader.cards(claim["table"], "/table")
    card = reader.card(claim["card"], "/card")
    take = reader.cards(claim["take"], "/take")
    reader.check_pack(
        {ON_THE_TABLE: table, Said("escoba-place", {"place": "played"}): [card] if card else []}, "/table"
    )
    return Play(table, reader.sure(card), take)


def judge_capture(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """The verdict on a card that is played with what it takes."""
    reader, rules = EscobaReader(table), table.rules
    holding = None if claim.get("holding") is None else reader.cards(claim["holding"], "/holding")
    unseen = None if claim.get("unseen") is None else reader.cards(claim["unseen"], "/unseen")
    play = _read_play(reader, claim)
    ruling = _ruling(rules, play, holding, _unseen_cards(play) if unseen is None else unseen)
    return ruling_document(ruling) | ways_document(rules.pack, fifteens(play.card, play.table))


def _ruling(rules: Rules, play: Play, holding: Cards | None, unseen: Sequence[Card]) -> Ruling:
    if holding is None:
        return play_ruling(rules, play, None, unseen)
    others, missing = without(holding, [play.card])
    if missing:
        message = Said("escoba-not-in-the-hand", {"card": card_said(rules.pack, play.card)})
        return illegal("card_must_be_held", message)
    return play_ruling(rules, play, others, unseen)


def _unseen_cards(play: Play) -> list[Card]:
    """A card of each rank that may still be in a hand, where the unseen cards are not given."""
    seen = Counter(card.rank for card in (*play.table, play.card))
    return [Card(rank) for rank in RANKS if seen[rank] < len(SUITS)]


def judge_plays(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """Every legal play of a hand."""
    reader, rules = EscobaReader(table), table.rules
    lying = reader.cards(claim["table"], "/table")
    holding = reader.cards(claim["holding"], "/holding")
    reader.check_pack({ON_THE_TABLE: lying, Said("escoba-place", {"place": "hand"}): holding}, "/holding")
    reader.finish()
    plays = [*_legal_plays(rules, lying, dict.fromkeys(holding))]
    count = sum(ways for _, _, ways in plays)
    options = [
        {"card": card_name(rules.pack, card), "take": names_of(rules.pack, take)} for card, take, _ in plays
    ]
    sentence = Said("escoba-legal-plays", {"count": count})
    ruling = legal(sentence) if count else illegal("card_must_be_held", Said("escoba-no-card-to-play"))
    return ruling_document(ruling) | {"options": options[:MOST_OPTIONS], "options_total": count}


def _legal_plays(
    rules: Rules, lying: Sequence[Card], holding: Mapping[Card, None]
) -> Iterator[tuple[Card, Cards, int]]:
    """Every play of the answer, and its number; a card's first stands for those not listed, too."""
    able = {card: fifteens(card, lying) for card in holding}
    must = rules.play.capture is Capture.MUST and any(ways.total for ways in able.values())
    for card, ways in able.items():
        unlisted = ways.total - len(ways.listed)
        for at, take in enumerate(ways.listed):
            yield card, take, 1 + (unlisted if at == 0 else 0)
        if rules.play.capture is Capture.OPTIONAL or (not ways.total and not must):
            yield card, (), 1


def judge_escoba(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """The verdict on a capture that should leave nothing on the table."""
    reader, rules = EscobaReader(table), table.rules
    play = _read_play(reader, claim)
    ruling = play_ruling(rules, play, (), ()) if play.take else _no_escoba(Said("escoba-nothing-taken"))
    left, _missing = without(play.table, play.take)
    if ruling.verdict is Verdict.LEGAL and left:
        lying = Said("escoba-still-on-the-table", {"cards": cards_together(rules.pack, left)})
        ruling = _no_escoba(joined([ruling.explanation, lying]))
    if ruling.verdict is Verdict.LEGAL:
        ruling = legal(joined([ruling.explanation, Said("escoba-is-one")]), "score.escoba")
    return ruling_document(ruling) | ways_document(rules.pack, fifteens(play.card, play.table))


def _no_escoba(explanation: Said) -> Ruling:
    return illegal("table_must_be_cleared", explanation, "score.escoba")


def judge_missed(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """The verdict on a fifteen that the next player takes because it was overlooked."""
    reader = EscobaReader(table)
    before = reader.cards(claim["table"], "/table")
    left = reader.card(claim["left"], "/left")
    take = reader.cards(claim["take"], "/take")
    card = reader.sure(left)
    reader.check_pack({ON_THE_TABLE: before, Said("escoba-place", {"place": "left"}): [card]}, "/table")
    reader.finish()
    return ruling_document(missed_ruling(table.rules, (*before, card), card, take))
