"""Claims about deadwood: the least of a holding, and whether it allows a knock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.melds.reading import IN_HAND, canonical, playing_cards
from referee.families.rummy.referee.claim_reader import ClaimReader
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.table.deadwood import Arrangement, Arranger
from referee.families.rummy.table.melds import Cards
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said, joined, with_commas


def judge_knock(table: RummyTable, claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on a knock with a holding of one card too many, and the discards that allow it."""
    reader, limit = ClaimReader(table), table.rules.out.knock
    holding = reader.suited_cards(claim["holding"], "/holding", IN_HAND)
    if limit is None:
        return _knock(Verdict.ILLEGAL, Said("rummy-no-knocking"), "knocking_must_be_allowed")
    if len(claim["holding"]) != reader.dealt + 1:
        given, fits = len(claim["holding"]), reader.dealt + 1
        message = Said("rummy-holding-before-the-discard", {"cards": fits, "given": given})
        reader.wrong("/holding", "holding_must_have_its_size", message, fits, given)
    reader.finish_cards()
    arranger = Arranger(table.rules.melding, holding, table.rules.values, steps)
    discards = _discards(arranger, holding)
    least, best = discards[0]
    options = [{"discard": str(card), "deadwood": left} for left, card in discards if left <= limit]
    args: dict[str, Argument] = {"card": PlayingCard(*best), "deadwood": least, "most": limit}
    if not options:
        text = Said("rummy-too-much-deadwood", args)
        return _knock(Verdict.ILLEGAL, text, "deadwood_must_allow_a_knock", options, deadwood=least)
    is_big = not arranger.best().unmatched
    more = [Said("rummy-is-big-gin", {"cards": len(holding)})] if is_big else []
    return _knock(
        Verdict.LEGAL, joined([Said("rummy-may-knock", args), *more]), None, options, deadwood=least
    )


def _knock(
    verdict: Verdict, text: Said, code: str | None, options: Sequence[Document] = (), **more: Any
) -> dict[str, Any]:
    listed = {"options": [*options], "options_total": len(options)}
    reason: dict[str, Any] = {} if code is None else {"code": code}
    return verdict_document(verdict, "out.knock", text, **reason, **more) | listed


def _discards(arranger: Arranger, holding: Cards) -> list[tuple[int, Card]]:
    """The deadwood that each discard leaves, each kind of card once, the least first."""
    deadwood_without = {card: arranger.deadwood(without=at) for at, card in enumerate(holding)}
    return sorted((deadwood, card) for card, deadwood in deadwood_without.items())


def judge_deadwood(table: RummyTable, claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The least deadwood of a holding, beside melds that a knocker shows."""
    reader = ClaimReader(table)
    holding = reader.suited_cards(claim["holding"], "/holding", IN_HAND)
    shown = [reader.meld_on_table(meld, f"/shown/{at}") for at, meld in enumerate(claim.get("shown", ()))]
    reader.finish_cards()
    best = Arranger(table.rules.melding, holding, table.rules.values, steps).best(shown)
    return verdict_document(
        Verdict.LEGAL,
        "values",
        _arrangement(best),
        deadwood=best.deadwood,
        arrangement={
            "melds": canonical(best.melds),
            "laid_off": [{"meld": at + 1, "cards": canonical(cards)} for at, cards in best.laid_off],
            "unmatched": canonical(best.unmatched),
        },
    )


def _arrangement(best: Arrangement) -> Said:
    parts = [_part("melded", meld) for meld in best.melds]
    parts += [_part("laid_off", cards) for _, cards in best.laid_off]
    parts.append(_part("left", best.unmatched) if best.unmatched else Said("rummy-nothing-left"))
    return Said("rummy-least-deadwood", {"points": best.deadwood, "parts": with_commas(parts)})


def _part(place: str, cards: Cards) -> Said:
    return Said("rummy-arranged", {"place": place, "cards": playing_cards(cards)})
