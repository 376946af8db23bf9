"""Verdicts on plays and passes, the words said with them, and the fines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from referee.cards import COPIES_OF_A_RANK, SUITS, Card, card_name
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.limits import check_range
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import WORDS, All, Chips, Rules
from referee.families.snip_snap.table.reading import IN_THE_HAND, IN_THE_PILE, Cards, Reading, playing_cards
from referee.families.steps import player_id
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said, joined, with_or


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards on the table, the top last."""

    cards: Cards = ()
    is_ended: bool = False
    """True if everybody has passed since the last card, where not all cards are dealt."""

    @property
    def top(self) -> Card | None:
        """The last card, if there is any."""
        return self.cards[-1] if self.cards else None

    @property
    def missing(self) -> frozenset[Card]:
        """The cards of the top's rank that are not out."""
        if self.top is None:
            return frozenset()
        return frozenset(Card(self.top.rank, suit) for suit in SUITS) - {*self.cards}

    @property
    def rank(self) -> str | None:
        """The rank to match; None where any card may be led."""
        return self.top.rank if self.top is not None and self.missing and not self.is_ended else None


def _pile(reading: Reading, claim: Document) -> Pile:
    cards = reading.cards(claim.get("pile") or (), "/pile")
    reading.once_each((card, f"/pile/{at}", IN_THE_PILE) for at, card in enumerate(cards))
    passes, others = claim.get("passes") or 0, len(reading.table.seats_in) - 1
    is_ended = not isinstance(reading.table.rules.deal.cards, All) and passes >= others
    return Pile(cards, is_ended)


def judge_play(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a play of a card, or of several.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    reading = Reading(table)
    pile = _pile(reading, claim)
    played = reading.played(claim, "")
    if not claim.get("cards") and claim.get("card") is None:
        reading.wrong("/card", "form_must_be_complete", Said("snip_snap-card-missing"), ["card", "cards"])
    holding = None if claim.get("holding") is None else reading.cards(claim["holding"], "/holding")
    held = (() if holding is None else holding) or played
    on_both = [*((card, "/pile", IN_THE_PILE) for card in pile.cards)]
    reading.once_each([*on_both, *((card, "/holding", IN_THE_HAND) for card in held)])
    reading.finish()
    return _played(table.rules, pile, played, holding)


def _played(rules: Rules, pile: Pile, played: Cards, holding: Cards | None) -> dict[str, Any]:
    options = None if holding is None else [*map(card_name, _playable(pile, holding))]
    if fault := _fault(rules, pile, played, holding):
        rule, code, text = fault
        return verdict_document(Verdict.ILLEGAL, rule, text, code=code, options=options)
    if pile.rank is None:
        text = Said("snip_snap-any-card-may-lead")
        return verdict_document(Verdict.LEGAL, "play.must", text, options=options)
    if rules.play.several and rules.play.must and holding is None:
        return _perhaps_more(pile, played)
    matching: dict[str, Argument] = {"cards": playing_cards(played), "card": PlayingCard(*pile.cards[-1])}
    text = Said("snip_snap-matches", matching)
    return verdict_document(Verdict.LEGAL, "play.must", text, options=options)


def _fault(rules: Rules, pile: Pile, played: Cards, holding: Cards | None) -> tuple[str, str, Said] | None:
    """The option that a play breaks, the code and the reason; None for a play that breaks none."""
    cards, rank = playing_cards(played), pile.rank or played[0].rank
    if holding is not None and not {*played} <= {*holding}:
        return "deal.cards", "card_must_be_held", Said("snip_snap-not-held", {"cards": cards})
    if len(played) > 1 and not rules.play.several:
        return "play.several", "one_card_must_be_played", Said("snip_snap-one-card-at-a-turn")
    if any(card.rank != rank for card in played):
        text = Said("snip_snap-rank-to-match", {"cards": cards, "rank": PlayingCard(rank)})
        return "play.must", "rank_must_be_matched", text
    others = [card for card in holding or () if card in pile.missing and card not in played]
    if rules.play.several and rules.play.must and pile.rank is not None and others:
        text = Said("snip_snap-these-too", {"cards": playing_cards(others)})
        return "play.several", "card_must_be_played", text
    return None


def _perhaps_more(pile: Pile, played: Cards) -> dict[str, Any]:
    """The verdict where all matching cards go at once and the hand is not known."""
    if pile.missing <= {*played}:
        text = Said("snip_snap-all-four-out", {"cards": playing_cards(played)})
        return verdict_document(Verdict.LEGAL, "play.several", text)
    settles = Said("snip_snap-another-would-settle", {"rank": PlayingCard(played[0].rank)})
    text = Said("snip_snap-hand-not-known")
    return verdict_document(Verdict.UNDETERMINED, "play.several", text, would_settle=settles)


def _playable(pile: Pile, holding: Cards) -> Cards:
    return tuple(card for card in holding if pile.rank in {None, card.rank})


def judge_pass(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a pass: by the hand, or by the cards that are seen elsewhere.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    reading = Reading(table)
    pile = _pile(reading, claim)
    holding = None if claim.get("holding") is None else reading.cards(claim["holding"], "/holding")
    seen = reading.cards(claim.get("seen") or (), "/seen")
    cards = [(card, "/pile", IN_THE_PILE) for card in pile.cards]
    cards += [(card, "/holding", IN_THE_HAND) for card in holding or ()]
    reading.once_each(cards)
    reading.finish()
    if pile.rank is None:
        text = Said("snip_snap-leader-plays")
        return verdict_document(Verdict.ILLEGAL, "play.must", text, code="leader_must_play")
    if not table.rules.play.must:
        return verdict_document(Verdict.LEGAL, "play.must", Said("snip_snap-pass-at-will"))
    return _passed(pile, holding, seen)


def _passed(pile: Pile, holding: Cards | None, seen: Cards) -> dict[str, Any]:
    rank = {"rank": PlayingCard(pile.cards[-1].rank)}
    if holding is not None:
        match = [card for card in holding if card in pile.missing]
        options = [*map(card_name, match)]
        if match:
            text = Said("snip_snap-must-match", {"cards": with_or(playing_cards(match))})
            code = "card_must_be_played"
            return verdict_document(Verdict.ILLEGAL, "play.must", text, code=code, options=options)
        text = Said("snip_snap-none-in-the-hand", rank)
        return verdict_document(Verdict.LEGAL, "play.must", text, options=options)
    if pile.missing <= {*seen}:
        text = Said("snip_snap-all-seen-elsewhere", rank)
        return verdict_document(Verdict.LEGAL, "play.must", text)
    settles = Said("snip_snap-hand-would-settle", rank)
    text = Said("snip_snap-rank-not-known", rank)
    return verdict_document(Verdict.UNDETERMINED, "play.must", text, would_settle=settles)


def judge_word(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The word said with the last card of the pile, and the player who leads after it.

    :raises RulesError: when the claim cannot be read, or contradicts itself.
    """
    reading = Reading(table)
    pile = _pile(reading, claim)
    player = None if claim.get("player") is None else reading.seat(claim["player"], "/player")
    reading.finish()
    count = COPIES_OF_A_RANK - len(pile.missing) if pile.cards else 0
    if count < 2:
        nothing = Said("snip_snap-no-word")
        return verdict_document(Verdict.ILLEGAL, "chips.fines", nothing, word=None, count=count, leader=None)
    word, rank = WORDS[count - 2], PlayingCard(pile.cards[-1].rank)
    sentences = [Said("snip_snap-word", {"word": word, "count": count, "rank": rank})]
    leads = count == COPIES_OF_A_RANK
    if leads:
        leading = None if player is None else Said("snip_snap-leads", {"player": table.person(player)})
        sentences.append(leading or Said("snip_snap-leads-who-played-it"))
    leader = player_id(player) if leads and player is not None else None
    text = joined(sentences)
    return verdict_document(Verdict.LEGAL, "chips.fines", text, word=word, count=count, leader=leader)


def judge_fine(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The fine of a player who was matched by the very next one."""
    chips, word, counters = table.rules.chips, claim["word"], claim.get("counters")
    if chips.kind is not Chips.FINES:
        nothing = Said("snip_snap-match-costs-nothing")
        return verdict_document(Verdict.ILLEGAL, "chips.kind", nothing, fine=None, counters_left=None)
    if counters is not None:
        most = chips.counters * table.rules.players.max
        message = Said("snip_snap-counters-in-all", {"counters": chips.counters, "most": most})
        check_range("/counters", counters, 0, most, message)
    due = chips.fines[WORDS.index(word)]
    fine = due if counters is None else min(due, counters)
    sentences = [Said("snip_snap-fine", {"word": word, "counters": due})]
    if counters is not None and counters < due:
        sentences.append(Said("snip_snap-only-so-many", {"counters": counters}))
    left = None if counters is None else counters - fine
    if left == 0:
        sentences.append(Said("snip_snap-out-without-counters"))
    text = joined(sentences)
    return verdict_document(Verdict.LEGAL, "chips.fines", text, fine=fine, counters_left=left)
