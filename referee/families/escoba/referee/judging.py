"""Everything the referee can be asked, by the kind of the claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.cards import SUITS, Card
from referee.families.budget import Steps
from referee.families.escoba.referee.answers import (
    audit_document,
    names_of,
    ruling_document,
    ways_document,
)
from referee.families.escoba.referee.dealt import escobas_dealt, taker_of_table, why_dealt
from referee.families.escoba.referee.fifteens import Cards, fifteens, without
from referee.families.escoba.referee.missed import judge_missed
from referee.families.escoba.referee.replay import replay
from referee.families.escoba.referee.round_reader import read_deals
from referee.families.escoba.referee.rulings import Play, Ruling, illegal, judge_play, legal
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Capture
from referee.families.escoba.rules.score import SetentaBy, Ties
from referee.families.escoba.scoring.setenta import (
    SUITS_NEEDED,
    best_by_suit,
    best_setentas,
    points_of,
    worth,
)
from referee.families.escoba.table.pack import RANKS, card_name, card_text, comes_out, rank_name, total
from referee.families.escoba.table.reading import EscobaReader
from referee.families.options.words import listed
from referee.families.rounds.game import Judge
from referee.families.rounds.table import Table
from referee.families.verdicts import MOST_OPTIONS, Verdict

Document = Mapping[str, Any]


def _read_play(reader: EscobaReader, claim: Document) -> Play:
    """The play that a claim is about."""
    table = reader.cards(claim["table"], "/table")
    card = reader.card(claim["card"], "/card")
    take = reader.cards(claim["take"], "/take")
    reader.once({"on the table": table, "as the card played": [card] if card else []}, "/table")
    return Play(table, reader.sure(card), take)


def _capture(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader, rules = EscobaReader(table), table.rules
    holding = None if claim.get("holding") is None else reader.cards(claim["holding"], "/holding")
    unseen = None if claim.get("unseen") is None else reader.cards(claim["unseen"], "/unseen")
    play = _read_play(reader, claim)
    ruling = _ruling(rules, play, holding, _not_seen(play) if unseen is None else unseen)
    return ruling_document(ruling) | ways_document(rules.pack, fifteens(play.card, play.table))


def _ruling(rules: Rules, play: Play, holding: Cards | None, unseen: Sequence[Card]) -> Ruling:
    if holding is None:
        return judge_play(rules, play, None, unseen)
    others, missing = without(holding, [play.card])
    if missing:
        message = f"The {card_text(rules.pack, play.card)} is not in the hand."
        return illegal("card_must_be_held", message)
    return judge_play(rules, play, others, unseen)


def _not_seen(play: Play) -> list[Card]:
    """A card of each rank that may still be in a hand, where nothing is said of it."""
    seen = Counter(card.rank for card in (*play.table, play.card))
    return [Card(rank) for rank in RANKS if seen[rank] < len(SUITS)]


def _plays(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader, rules = EscobaReader(table), table.rules
    lying = reader.cards(claim["table"], "/table")
    holding = reader.cards(claim["holding"], "/holding")
    reader.once({"on the table": lying, "in the hand": holding}, "/holding")
    reader.finish()
    found = [*_legal_plays(rules, lying, dict.fromkeys(holding))]
    count = sum(ways for _, _, ways in found)
    told = [
        {"card": card_name(rules.pack, card), "take": names_of(rules.pack, take)} for card, take, _ in found
    ]
    said = f"{count} plays are legal." if count != 1 else "One play is legal."
    ruling = legal(said) if count else illegal("card_must_be_held", "Without a card nothing can be played.")
    return ruling_document(ruling) | {"options": told[:MOST_OPTIONS], "options_total": count}


def _legal_plays(
    rules: Rules, lying: Sequence[Card], holding: Mapping[Card, None]
) -> Iterator[tuple[Card, Cards, int]]:
    """Every play that is told, with how many it stands for: the last one of a card for those not listed."""
    able = {card: fifteens(card, lying) for card in holding}
    must = rules.play.capture is Capture.MUST and any(found.total for found in able.values())
    for card, found in able.items():
        unlisted = found.total - len(found.listed)
        for at, take in enumerate(found.listed):
            yield card, take, 1 + (unlisted if at == 0 else 0)
        if rules.play.capture is Capture.OPTIONAL or (not found.total and not must):
            yield card, (), 1


def _escoba(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader, rules = EscobaReader(table), table.rules
    play = _read_play(reader, claim)
    ruling = judge_play(rules, play, (), ()) if play.take else _no_escoba("Nothing was taken.")
    left, _missing = without(play.table, play.take)
    if ruling.verdict is Verdict.LEGAL and left:
        names = " ".join(card_text(rules.pack, card) for card in left)
        ruling = _no_escoba(f"{ruling.explanation} On the table there is still {names}.")
    if ruling.verdict is Verdict.LEGAL:
        ruling = legal(f"{ruling.explanation} Nothing is left on the table: an escoba.", "score.escoba")
    return ruling_document(ruling) | ways_document(rules.pack, fifteens(play.card, play.table))


def _no_escoba(explanation: str) -> Ruling:
    return illegal("table_must_be_cleared", explanation, "score.escoba")


def _dealt_table(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader, rules = EscobaReader(table), table.rules
    cards = reader.cards(claim["table"], "/table")
    reader.once({"on the table": cards}, "/table")
    reader.count(len(cards), rules.deal.table, "/table", "cards are dealt to the table")
    reader.finish()
    escobas, (rule, text) = escobas_dealt(rules, cards), why_dealt(table, cards)
    ruling = legal(text, rule) if escobas else illegal("table_must_make_fifteen", text, rule)
    dealer = table.next_dealer or 0
    taker = table.sides[table.side_of(taker_of_table(table, dealer))] if escobas else None
    return ruling_document(ruling, taker=taker, escobas=escobas)


def _missed(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader = EscobaReader(table)
    before = reader.cards(claim["table"], "/table")
    left = reader.card(claim["left"], "/left")
    take = reader.cards(claim["take"], "/take")
    card = reader.sure(left)
    reader.once({"on the table": before, "as the card left": [card]}, "/table")
    reader.finish()
    return ruling_document(judge_missed(table.rules, (*before, card), card, take))


def _setenta(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader, rules = EscobaReader(table), table.rules
    ranks = _setenta_ranks(reader, claim)
    by = rules.score.setenta_by
    best = best_setentas(ranks, by)
    names = listed(map(table.name_of, best))
    if len(best) == 1 or (best and rules.score.ties is Ties.ALL):
        ruling = legal(f"{names} {'has' if len(best) == 1 else 'have'} the setenta.", "score.setenta_by")
    elif best:
        ruling = illegal("setentas_must_differ", f"{names} are equal: nobody scores.", "score.ties")
    else:
        ruling = illegal("setenta_must_be_whole", "Nobody has cards of all four suits.", "score.setenta_by")
    members: dict[str, Any] = {
        "taker": table.sides[best[0]] if len(best) == 1 else None,
        "compared": {
            table.sides[side]: [rank_name(rules.pack, rank) for rank in held] for side, held in ranks.items()
        },
    }
    if by is SetentaBy.POINTS:
        whole = {side: held for side, held in ranks.items() if worth(held, by)}
        members["points"] = {table.sides[side]: points_of(held) for side, held in whole.items()}
    return ruling_document(ruling, **members)


def _setenta_ranks(reader: EscobaReader, claim: Document) -> dict[int, tuple[str, ...]]:
    """The best rank of each suit by side, from piles or as they are told."""
    given = claim.get("piles")
    if given is not None:
        piles = reader.piles(given)
        reader.finish()
        return {side: best_by_suit(pile) for side, pile in piles.items()}
    table, ranks = reader.table, reader.by_side_at(claim.get("ranks") or {}, "/ranks")
    told = {side: reader.ranks(held, path) for side, (path, held) in sorted(ranks.items())}
    for side, (path, _) in ranks.items():
        if len(told[side]) > SUITS_NEEDED:
            message = f"A setenta has a card of each of four suits; {len(told[side])} are told of."
            reader.wrong(path, "counts_must_add_up", message, SUITS_NEEDED, len(told[side]))
    owners = {f"for {table.name_of(side)}": [*map(Card, held)] for side, held in told.items()}
    reader.once(owners, "/ranks")
    if not told:
        reader.wrong(
            "", "form_must_be_complete", "Give piles, or the ranks of each side.", ["piles", "ranks"]
        )
    reader.finish()
    return told


def _left(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    reader = EscobaReader(table)
    cards = reader.cards(claim["cards"], "/cards")
    reader.once({"on the table": cards}, "/cards")
    reader.finish()
    count = total(cards)
    if comes_out(cards):
        return ruling_document(legal(f"The cards left make {count}, and so the round comes out.", "play"))
    message = f"The cards left make {count}, not 10, 25, 40 or 55: one capture was no fifteen."
    return ruling_document(illegal("left_cards_must_come_out", message, "play"))


def _audit(table: Table[Rules], claim: Document, steps: Steps | None) -> dict[str, Any]:
    reader = EscobaReader(table)
    dealer = table.next_dealer or 0
    if claim.get("dealer") is not None:
        dealer = reader.sure(reader.seat(claim["dealer"], "/dealer"))
    told = read_deals(reader, claim)
    reader.finish()
    return audit_document(replay(table, dealer, *told, steps))


JUDGES: Mapping[str, Judge[Rules]] = {
    "capture": _capture,
    "plays": _plays,
    "escoba": _escoba,
    "dealt_table": _dealt_table,
    "missed": _missed,
    "setenta": _setenta,
    "left": _left,
    "audit": _audit,
}
"""What answers each kind of claim."""
