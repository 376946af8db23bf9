"""Claims about the discard pile: how deep somebody may reach into it.

The card that lies deepest must be used at once, in a meld or on one. Of a holding that is not known whole the
verdict is legal where what is known suffices, and illegal only where nothing that may be held would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.cards import JOKER, SUITS, Card
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.melds.reading import IN_HAND, playing_cards
from referee.families.rummy.referee.claim_reader import ClaimReader, Readings
from referee.families.rummy.rules.melding import LayOff
from referee.families.rummy.rules.turn import Take
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.table.holdings import Holding
from referee.families.rummy.table.melds import Cards
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said

_RULE = "draw.discard"


@dataclass(frozen=True)
class TakeAttempt:
    """The pile, and what the player has to use a card of it with."""

    reader: ClaimReader
    pile: Cards
    """The top card last."""
    hand: Cards
    """The cards of the holding that are known."""
    is_whole: bool
    """True if that is all of it."""
    melds: Sequence[Readings]
    has_melded: bool | None
    steps: Steps

    def uses(self, depth: int, more: Sequence[Card] = ()) -> bool:
        """True if the card at a depth can surely be used at once, with these cards more in hand."""
        deepest, *above = self.pile[-depth:]
        holding = Holding(self.reader.rules.melding, (deepest, *above, *self.hand, *more))
        own = holding.melds(self.steps)
        if any(mask & 1 for mask in own):
            return True
        given = {
            mask
            for melds in self.melds
            for meld in melds
            for mask in holding.laid_off(meld, self.steps)
            if mask & 1
        }
        rule = self.reader.rules.melds.lay_off
        if rule is LayOff.AFTER_OWN and not self.has_melded:
            return any(not meld & mask for meld in own for mask in given)
        return bool(given) and rule in {LayOff.ANY, LayOff.AFTER_OWN}

    def allowed(self, depth: int) -> bool | None:
        """True if so many cards may be taken; None where that is not settled."""
        rule = self.reader.rules.draw.discard
        if rule is Take.TOP or (depth == 1 and rule is Take.DEEPER_IF_USED):
            return depth == 1
        if self.uses(depth):
            return True
        more = [] if self.is_whole else self.unseen(depth)
        return None if self.at_best.uses(depth, more) else False

    @property
    def at_best(self) -> TakeAttempt:
        """The attempt as if the player had melded, where that is unknown."""
        return self if self.has_melded is not None else replace(self, has_melded=True)

    def unseen(self, depth: int) -> list[Card]:
        """The cards that may be in hand besides, one of each kind, and that might help to use the deepest."""
        pack, deepest = self.reader.pack, self.pile[-depth]
        seen = [*self.pile, *self.hand, *(card for melds in self.melds for card in melds[0].cards)]
        kinds = [Card(rank, suit) for rank in pack.deck.ranks for suit in SUITS] + [Card(JOKER)]
        return [
            card
            for card in kinds
            if deepest.rank in {card.rank, JOKER} or card.rank == JOKER or card.suit == deepest.suit
            if seen.count(card) < (pack.jokers if card.rank == JOKER else pack.packs)
        ]


def judge_take(table: RummyTable, claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on taking so many cards from the pile."""
    attempt, depth = _read(table, claim, steps or Steps()), claim["depth"]
    options = [str(at) for at in range(1, len(attempt.pile) + 1) if attempt.allowed(at)]
    allowed = attempt.allowed(depth)
    named: dict[str, Argument] = {"card": PlayingCard(*attempt.pile[-depth])}
    if allowed is None:
        return verdict_document(
            Verdict.UNDETERMINED,
            _RULE,
            Said("rummy-use-not-known", named),
            code="taken_card_must_be_used",
            would_settle=_would_settle(attempt, depth),
            options=options,
        )
    if allowed:
        return verdict_document(Verdict.LEGAL, _RULE, _legal(table, depth, named), options=options)
    if table.rules.draw.discard is Take.TOP:
        text = Said("rummy-only-the-top-discard")
        return verdict_document(Verdict.ILLEGAL, _RULE, text, code="only_the_top_discard", options=options)
    text = Said("rummy-cannot-be-used", named)
    return verdict_document(Verdict.ILLEGAL, _RULE, text, code="taken_card_must_be_used", options=options)


def _legal(table: RummyTable, depth: int, named: dict[str, Argument]) -> Said:
    if depth == 1 and table.rules.draw.discard is not Take.ALWAYS_IF_USED:
        return Said("rummy-top-discard-may-be-taken", named)
    return Said("rummy-taken-and-used", {**named, "above": depth - 1})


def _read(table: RummyTable, claim: Document, steps: Steps) -> TakeAttempt:
    reader, depth = ClaimReader(table), claim["depth"]
    pile = reader.suited_cards(claim["pile"], "/pile", Said("melds-place", {"place": "pile"}))
    whole = claim.get("holding")
    known = claim.get("known") if whole is None else whole
    hand = reader.suited_cards(known or [], "/known" if whole is None else "/holding", IN_HAND)
    melds = [reader.meld_on_table(meld, f"/melds/{at}") for at, meld in enumerate(claim.get("melds", ()))]
    if depth > len(claim["pile"]):
        message = Said("rummy-pile-not-so-deep", {"cards": len(claim["pile"]), "depth": depth})
        reader.wrong("/depth", "pile_must_hold_cards", message, len(claim["pile"]), depth)
    reader.finish_cards()
    return TakeAttempt(reader, pile, hand, whole is not None, melds, claim.get("player_has_melded"), steps)


def _would_settle(attempt: TakeAttempt, depth: int) -> Said:
    deepest = attempt.pile[-depth]
    if attempt.at_best.uses(depth):
        return Said("rummy-melded-to-lay-off")
    cards = [card for card in attempt.unseen(depth) if attempt.uses(depth, [card])]
    if not cards:
        return Said("rummy-seeing-a-meld", {"card": PlayingCard(*deepest)})
    if {card.rank for card in cards} == {deepest.rank}:
        return Said("rummy-card-in-hand", {"card": PlayingCard(deepest.rank)})
    return Said("rummy-one-in-hand", {"cards": playing_cards(cards)})
