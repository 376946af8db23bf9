"""Claims about melds: whether cards are one, and what may be laid off."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.melds.reading import playing_cards
from referee.families.rummy.referee.claim_reader import ClaimReader, Readings
from referee.families.rummy.rules.melding import LayOff, Melding
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.table.holdings import Holding
from referee.families.rummy.table.melds import Cards, NoMeld, meld_of, melds_of
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said

LAY_OFF = "melds.lay_off"


def judge_meld(table: RummyTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on cards as a meld, with the kinds of meld that they are."""
    reader = ClaimReader(table)
    cards = reader.meld_cards(claim["cards"], "/cards")
    reader.finish_cards()
    melds = melds_of(table.rules.melding, cards)
    if isinstance(melds, NoMeld):
        return verdict_document(Verdict.ILLEGAL, melds.rule, melds.message, code=melds.code, options=[])
    kinds = [meld.kind.value for meld in melds]
    rule = "ace" if kinds == ["run"] else "melds.suits"
    text = Said("rummy-is-meld", {"cards": playing_cards(cards), "kinds": "_or_".join(kinds)})
    return verdict_document(Verdict.LEGAL, rule, text, options=kinds)


def judge_lay_off(table: RummyTable, claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on cards that are laid off on a meld."""
    reader = ClaimReader(table)
    melds, cards = reader.meld_on_table(claim["meld"], "/meld"), reader.suited_cards(claim["cards"], "/cards")
    reader.finish_cards()
    refused = lay_off_refusal(table.rules, has_melded=claim.get("player_has_melded"))
    if refused is not None and refused["verdict"] == Verdict.ILLEGAL.value:
        return refused
    reason = reason_against_adding(table.rules.melding, melds, cards, steps or Steps())
    if reason is not None:
        return verdict_document(Verdict.ILLEGAL, reason.rule, reason.message, code=reason.code)
    if refused is not None:
        return refused
    longer = playing_cards((*melds[0].cards, *cards))
    when = "after_knock" if table.rules.melds.lay_off is LayOff.AFTER_KNOCK else "any"
    text = Said("rummy-is-still-meld", {"cards": longer, "kind": melds[0].kind.value, "when": when})
    return verdict_document(Verdict.LEGAL, LAY_OFF, text)


def lay_off_refusal(rules: Rules, *, has_melded: bool | None) -> dict[str, Any] | None:
    """The verdict against laying off, or one that is undetermined; None where it is allowed."""
    if rules.melds.lay_off is LayOff.NEVER:
        text = Said("rummy-no-laying-off")
        return verdict_document(Verdict.ILLEGAL, LAY_OFF, text, code="laying_off_must_be_allowed")
    if rules.melds.lay_off is not LayOff.AFTER_OWN or has_melded:
        return None
    if has_melded is None:
        return verdict_document(
            Verdict.UNDETERMINED,
            LAY_OFF,
            Said("rummy-own-meld-not-told"),
            code="own_meld_must_come_first",
            would_settle=Said("rummy-melded-in-this-round"),
        )
    text = Said("rummy-own-meld-first")
    return verdict_document(Verdict.ILLEGAL, LAY_OFF, text, code="own_meld_must_come_first")


def reason_against_adding(melding: Melding, melds: Readings, cards: Cards, steps: Steps) -> NoMeld | None:
    """The reason why these cards cannot be laid off together on a meld; None where they can."""
    holding = Holding(melding, cards)
    if any(holding.every in holding.laid_off(meld, steps) for meld in melds):
        return None
    longer = (*melds[0].cards, *cards)
    longer_meld = meld_of(melding, longer)
    if isinstance(longer_meld, NoMeld):
        return NoMeld("meld_must_stay_one", longer_meld.rule, longer_meld.message)
    kinds = "_or_".join(meld.kind.value for meld in melds)
    message = Said("rummy-meld-must-stay-one", {"cards": playing_cards(melds[0].cards), "kinds": kinds})
    return NoMeld("meld_must_stay_one", LAY_OFF, message)
