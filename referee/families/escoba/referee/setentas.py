"""Claims about the setenta of a round."""

from __future__ import annotations

from typing import Any

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.referee.answers import (
    ruling_document,
)
from referee.families.escoba.referee.rulings import illegal, legal
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.score import SetentaBy, Ties
from referee.families.escoba.scoring.setenta import (
    SUITS_NEEDED,
    best_by_suit,
    best_setentas,
    points_of,
    worth,
)
from referee.families.escoba.table.pack import rank_name
from referee.families.escoba.table.reading import EscobaReader
from referee.families.rounds.table import Table
from referee.words.said import Argument, Said


def judge_setenta(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """The side with the best setenta."""
    reader, rules = EscobaReader(table), table.rules
    ranks = _setenta_ranks(reader, claim)
    by = rules.score.setenta_by
    best = best_setentas(ranks, by)
    sides = tuple(map(table.people, best))
    if len(best) == 1 or (best and rules.score.ties is Ties.ALL):
        having: dict[str, Argument] = {"sides": sides, "count": len(best)}
        ruling = legal(Said("escoba-best-setenta", having), "score.setenta_by")
    elif best:
        ruling = illegal(
            "setentas_must_differ", Said("escoba-equal-setentas", {"sides": sides}), "score.ties"
        )
    else:
        ruling = illegal("setenta_must_be_whole", Said("escoba-no-whole-setenta"), "score.setenta_by")
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
    """The best rank of each suit by side, from piles or as they are given."""
    given = claim.get("piles")
    if given is not None:
        piles = reader.piles(given)
        reader.finish()
        return {side: best_by_suit(pile) for side, pile in piles.items()}
    ranks = reader.by_side_at(claim.get("ranks") or {}, "/ranks")
    setentas = {side: reader.ranks(held, path) for side, (path, held) in sorted(ranks.items())}
    for side, (path, _) in ranks.items():
        if len(setentas[side]) > SUITS_NEEDED:
            message = Said("escoba-setenta-of-four", {"cards": len(setentas[side])})
            reader.wrong(path, "counts_must_add_up", message, SUITS_NEEDED, len(setentas[side]))
    owners = {reader.pile_of(side): [*map(Card, held)] for side, held in setentas.items()}
    reader.check_pack(owners, "/ranks")
    if not setentas:
        message = Said("escoba-piles-or-ranks")
        reader.wrong("", "form_must_be_complete", message, ["piles", "ranks"])
    reader.finish()
    return setentas
