"""Reading a hand in which somebody may declare the lowest card."""

from __future__ import annotations

from dataclasses import replace

from referee.families.budget import Steps
from referee.families.cucumber.play.common_reader import Entry
from referee.families.cucumber.play.tricks_reader import audited_hand
from referee.families.cucumber.rules.options import Undeclared
from referee.families.cucumber.scoring.round import Declaration, Hand
from referee.families.documents import Document
from referee.words.said import Said


class DeclaredEntry(Entry):
    """One reading of a hand with a declaration, or none."""

    def hand(self, document: Document, steps: Steps | None) -> Hand:
        """The hand by its tricks or the last cards; by nothing more where nobody declared."""
        declaration = self._declaration(document.get("calls") or {})
        if document.get("tricks") is not None:
            hand = audited_hand(self.table, document, steps)
        else:
            given = document.get("last_trick")
            hand = Hand(plays=self.last_trick(given) if given else ())
        self._check_shown(document, hand)
        return replace(hand, declaration=declaration)

    def _declaration(self, calls: Document) -> Declaration:
        if "declared" not in calls:
            message = Said("cucumber-declaration-missing")
            self.wrong("/calls/declared", "declaration_must_be_told", message)
            return Declaration(None)
        declarer = calls["declared"]
        return Declaration(None if declarer is None else self.seat(declarer, "/calls/declared"))

    def _check_shown(self, document: Document, hand: Hand) -> None:
        """Notes a missing list of last cards, where every card counts."""
        declarer = (document.get("calls") or {}).get("declared")
        silent_pays = self.rules.last_trick.declaration.nobody is Undeclared.LOWEST_PAYS
        if document.get("outcome") is not None:
            message = Said("cucumber-cards-instead-of-outcome")
            self.wrong("/outcome", "last_trick_must_be_given", message, "last_trick")
        elif (declarer is not None or silent_pays) and not hand.plays and not document.get("last_trick"):
            message = Said("cucumber-cards-missing")
            self.wrong("/last_trick", "last_trick_must_be_given", message, "last_trick")
